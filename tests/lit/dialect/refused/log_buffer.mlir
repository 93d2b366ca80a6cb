// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// notag
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.log_buffer' op requires attribute 'tag'}}
    "tpu.log_buffer"(%a0) <{shape = array<i64: 8, 128>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.log_buffer' op has a shape of 1 dimensions for a ref of rank 2}}
    "tpu.log_buffer"(%a0) <{shape = array<i64: 8>, tag = "a"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
