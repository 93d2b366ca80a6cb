// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// scalar
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.prng_random_bits' op result #0 must be vector of any type values, but got 'i32'}}
    %r = "tpu.prng_random_bits"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
