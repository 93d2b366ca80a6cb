// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/vector_expand_load.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/vector_expand_load.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/vector_expand_load.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/vector_expand_load.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<64xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: vector<16xi1>):
    %0 = "tpu.vector_expand_load"(%arg0, %arg1, %arg2) <{expand_dim = 0 : i32}> : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// r2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x64xi32, #tpu.memory_space<vmem>>, index, index, vector<4x16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x64xi32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index, %arg3: vector<4x16xi1>):
    %0 = "tpu.vector_expand_load"(%arg0, %arg1, %arg2, %arg3) <{expand_dim = 1 : i32}> : (memref<8x64xi32, #tpu.memory_space<vmem>>, index, index, vector<4x16xi1>) -> vector<4x16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<64xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: vector<16xi1>):
    %0 = "tpu.vector_expand_load"(%arg0, %arg1, %arg2) <{expand_dim = 0 : i32}> : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
