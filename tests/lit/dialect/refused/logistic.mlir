// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// scalar
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
// expected-error@+1 {{'tpu.logistic' op operand #0 must be vector of any type values, but got 'f32'}}
    %r = "tpu.logistic"(%a0) : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// type
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.logistic' op requires the same type for all operands and results}}
    %r = "tpu.logistic"(%a0) : (vector<8x128xf32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
