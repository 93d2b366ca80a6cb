// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// int
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi8>):
// expected-error@+1 {{'tpu.fptosi' op operand #0 must be floating-point or vector of floating-point values, but got 'vector<8xi8>'}}
    %r = "tpu.fptosi"(%a0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8xi8>) -> vector<8xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// norm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.fptosi' op requires attribute 'rounding_mode'}}
    %r = "tpu.fptosi"(%a0) : (vector<8x128xf32>) -> vector<8x128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.fptosi' op all non-scalar operands/results must have the same shape and base type}}
    %r = "tpu.fptosi"(%a0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8x128xf32>) -> vector<4x128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
