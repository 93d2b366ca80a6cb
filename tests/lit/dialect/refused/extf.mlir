// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// int
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi8>):
// expected-error@+1 {{'tpu.extf' op operand #0 must be floating-point or vector of floating-point values, but got 'vector<8xi8>'}}
    %r = "tpu.extf"(%a0) : (vector<8xi8>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// narrow
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
// expected-error@+1 {{'tpu.extf' op all non-scalar operands/results must have the same shape and base type}}
    %r = "tpu.extf"(%a0) : (vector<8xf32>) -> vector<4xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
// expected-error@+1 {{'tpu.extf' op all non-scalar operands/results must have the same shape and base type}}
    %r = "tpu.extf"(%a0) : (vector<8xbf16>) -> vector<4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
