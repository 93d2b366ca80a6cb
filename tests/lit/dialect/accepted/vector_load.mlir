// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/vector_load.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/vector_load.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/vector_load.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/vector_load.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index):
    %0 = "tpu.vector_load"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>, strides = array<i32>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maskbcast
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<1x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index, %arg3: vector<1x128xi1>):
    %0 = "tpu.vector_load"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 1>, strides = array<i32>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<1x128xi1>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// masked
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index, %arg3: vector<8x128xi1>):
    %0 = "tpu.vector_load"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 1>, strides = array<i32>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<8x128xi1>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scalar_core
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %arg1: index):
    %0 = "tpu.vector_load"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, strides = array<i32>}> : (memref<16xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, index) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
