// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// ty
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.sem_alloc' op result #0 must be memref of  or  values, but got 'memref<i32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.sem_alloc"() : () -> memref<i32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
