// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// nodim
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.iteration_bound' op requires attribute 'dim'}}
    %r = "tpu.iteration_bound"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ty
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.iteration_bound' op result #0 must be 32-bit signless integer, but got 'index'}}
    %r = "tpu.iteration_bound"() <{dim = 0 : i32}> : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
