// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/shuffled_store.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/shuffled_store.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/shuffled_store.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/shuffled_store.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: index):
    "tpu.shuffled_store"(%arg0, %arg1, %arg2, %arg3) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 7, 6, 5, 4, 3, 2, 1, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ident
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: index):
    "tpu.shuffled_store"(%arg0, %arg1, %arg2, %arg3) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
