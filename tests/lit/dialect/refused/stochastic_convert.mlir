// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// in
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xbf16>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xbf16>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.stochastic_convert' op operand #0 must be vector of 32-bit float values, but got 'vector<8x128xbf16>'}}
    %r = "tpu.stochastic_convert"(%a0, %a1) : (vector<8x128xbf16>, vector<8x128xi32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// out
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.stochastic_convert' op requires the same shape for all operands and results}}
    %r = "tpu.stochastic_convert"(%a0, %a1) : (vector<8x128xf32>, vector<8x128xi32>) -> vector<4xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x64xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x64xi32>):
// expected-error@+1 {{'tpu.stochastic_convert' op requires the same shape for all operands and results}}
    %r = "tpu.stochastic_convert"(%a0, %a1) : (vector<8x128xf32>, vector<8x64xi32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
