// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// ty
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.internal_scratch' op result #0 must be memref of any type values, but got 'f32'}}
    %r = "tpu.internal_scratch"() : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
