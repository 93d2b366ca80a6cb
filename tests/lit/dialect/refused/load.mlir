// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.load' op operand #1 must be variadic of index, but got 'i32'}}
    %r = "tpu.load"(%a0, %a1, %a2) <{sublane_mask = array<i1: true>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nomask
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.load' op requires attribute 'sublane_mask'}}
    %r = "tpu.load"(%a0, %a1, %a2) : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.load' op result #0 must be native-sized vreg, but got 'vector<f32>'}}
    %r = "tpu.load"(%a0, %a1, %a2) <{sublane_mask = array<i1: true>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
