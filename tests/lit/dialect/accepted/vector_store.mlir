// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/vector_store.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/vector_store.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/vector_store.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/vector_store.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: index):
    "tpu.vector_store"(%arg0, %arg1, %arg2, %arg3) <{add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, strides = array<i32>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// masked_add
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: index, %arg4: vector<8x128xi1>):
    "tpu.vector_store"(%arg0, %arg1, %arg2, %arg3, %arg4) <{add = true, operandSegmentSizes = array<i32: 1, 1, 2, 1>, strides = array<i32>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<8x128xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nospace
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, memref<8xi32>, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xi32>, %arg1: memref<8xi32>, %arg2: index):
    "tpu.vector_store"(%arg0, %arg1, %arg2) <{add = false, operandSegmentSizes = array<i32: 1, 1, 1, 0>, strides = array<i32>}> : (vector<8xi32>, memref<8xi32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
