// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// scalar
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.unroll_vectors' op result #0 must be variadic of vector of any type values, but got 'f32'}}
    %r = "tpu.unroll_vectors"(%a0) : (vector<8x128xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
