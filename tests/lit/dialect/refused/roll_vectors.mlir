// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// scalar
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
// expected-error@+1 {{'tpu.roll_vectors' op operand #0 must be variadic of vector of any type values, but got 'f32'}}
    %r = "tpu.roll_vectors"(%a0) : (f32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
