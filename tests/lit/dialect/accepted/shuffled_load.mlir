// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/shuffled_load.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/shuffled_load.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/shuffled_load.canonical -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index):
    %0 = "tpu.shuffled_load"(%arg0, %arg1, %arg2) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 7, 6, 5, 4, 3, 2, 1, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ident
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index):
    %0 = "tpu.shuffled_load"(%arg0, %arg1, %arg2) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "tpu.trace_stop"() : () -> ()
    "tpu.unroll_vectors"(%0) : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index):
    %0 = "tpu.shuffled_load"(%arg0, %arg1, %arg2) <{sublane_mask = array<i1: true, true>, sublane_offsets = array<i32: 9, -9>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<2x7xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
