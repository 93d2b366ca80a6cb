// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/store.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/store.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/store.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/store.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: index):
    "tpu.store"(%arg0, %arg1, %arg2, %arg3) <{add = false, operandSegmentSizes = array<i32: 1, 1, 2, 0>, sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_stride = 1 : i32}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_idxcount
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg2: index):
    "tpu.store"(%arg0, %arg1, %arg2) <{add = false, operandSegmentSizes = array<i32: 1, 1, 1, 0>, sublane_mask = array<i1: true>, sublane_stride = 1 : i32}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// stride_mask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: index, %arg4: vector<8x128xi1>):
    "tpu.store"(%arg0, %arg1, %arg2, %arg3, %arg4) <{add = true, operandSegmentSizes = array<i32: 1, 1, 2, 1>, sublane_mask = array<i1: true, false, true, true, true, true, true, true>, sublane_stride = 2 : i32}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<8x128xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
