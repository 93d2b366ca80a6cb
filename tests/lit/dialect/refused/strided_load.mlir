// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index):
// expected-error@+1 {{'tpu.strided_load' op has 1 indices into a ref of rank 2}}
    %r = "tpu.strided_load"(%a0, %a1) <{strides = array<i32: 2, 1>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.strided_load' op has 2 strides and a value of rank 1 for a ref of rank 2}}
    %r = "tpu.strided_load"(%a0, %a1, %a2) <{strides = array<i32: 2, 1>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// str
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.strided_load' op has 1 strides and a value of rank 2 for a ref of rank 2}}
    %r = "tpu.strided_load"(%a0, %a1, %a2) <{strides = array<i32: 2>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
