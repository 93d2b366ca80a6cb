// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// int
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.truncf' op result #0 must be floating-point or vector of floating-point values, but got 'vector<8x128xi8>'}}
    %r = "tpu.truncf"(%a0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8x128xf32>) -> vector<8x128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// norm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.truncf' op requires attribute 'rounding_mode'}}
    %r = "tpu.truncf"(%a0) : (vector<8x128xf32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
