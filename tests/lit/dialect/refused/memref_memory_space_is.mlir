// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_memory_space_is' op asks for one memory space; no ref is in `any`}}
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<any>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// int
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{invalid properties {memory_space = 0 : i32} for op tpu.memref_memory_space_is: Invalid attribute `memory_space` in property conversion: 0 : i32}}
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = 0 : i32}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noattr
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_memory_space_is' op requires attribute 'memory_space'}}
    %r = "tpu.memref_memory_space_is"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// res
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_memory_space_is' op result #0 must be 1-bit signless integer, but got 'i32'}}
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
