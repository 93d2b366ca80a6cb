// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// ty
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<i32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.sem_read' op operand #0 must be memref of  or  values, but got 'memref<i32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.sem_read"(%a0) : (memref<i32, #tpu.memory_space<vmem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
