// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/strided_store.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/strided_store.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/strided_store.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/strided_store.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<4x128xf32>, %arg1: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: index):
    "tpu.strided_store"(%arg0, %arg1, %arg2, %arg3) <{strides = array<i32: 2, 1>}> : (vector<4x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
