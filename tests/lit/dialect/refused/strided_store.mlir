// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<4x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index):
// expected-error@+1 {{'tpu.strided_store' op has 1 indices into a ref of rank 2}}
    "tpu.strided_store"(%a0, %a1, %a2) <{strides = array<i32: 1, 1>}> : (vector<4x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.strided_store' op has 2 strides and a value of rank 1 for a ref of rank 2}}
    "tpu.strided_store"(%a0, %a1, %a2, %a3) <{strides = array<i32: 1, 1>}> : (vector<128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// zero
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<4x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.strided_store' op has the stride 0, below 1}}
    "tpu.strided_store"(%a0, %a1, %a2, %a3) <{strides = array<i32: 0, 1>}> : (vector<4x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
