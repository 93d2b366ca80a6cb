// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/strided_load.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/strided_load.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/strided_load.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/strided_load.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index):
    %0 = "tpu.strided_load"(%arg0, %arg1, %arg2) <{strides = array<i32: 2, 1>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<smem>>, %arg1: index, %arg2: index):
    %0 = "tpu.strided_load"(%arg0, %arg1, %arg2) <{strides = array<i32: 1, 1>}> : (memref<8x128xf32, #tpu.memory_space<smem>>, index, index) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// zero
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index):
    %0 = "tpu.strided_load"(%arg0, %arg1, %arg2) <{strides = array<i32: 0, 1>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
