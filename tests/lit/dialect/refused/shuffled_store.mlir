// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index):
// expected-error@+1 {{'tpu.shuffled_store' op has 1 indices into a ref of rank 2}}
    "tpu.shuffled_store"(%a0, %a1, %a2) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.shuffled_store' op needs a mask and an offset for each of 8 sublanes}}
    "tpu.shuffled_store"(%a0, %a1, %a2, %a3) <{sublane_mask = array<i1: true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// valrank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.shuffled_store' op stores a value of rank 1 into a ref of rank 2}}
    "tpu.shuffled_store"(%a0, %a1, %a2, %a3) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (vector<128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
