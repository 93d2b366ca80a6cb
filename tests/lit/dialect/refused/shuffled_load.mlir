// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index):
// expected-error@+1 {{'tpu.shuffled_load' op has 1 indices into a ref of rank 2}}
    %r = "tpu.shuffled_load"(%a0, %a1) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.shuffled_load' op needs a mask and an offset for each of 8 sublanes}}
    %r = "tpu.shuffled_load"(%a0, %a1, %a2) <{sublane_mask = array<i1: true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// off
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.shuffled_load' op needs a mask and an offset for each of 8 sublanes}}
    %r = "tpu.shuffled_load"(%a0, %a1, %a2) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
