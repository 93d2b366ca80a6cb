// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// int
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
// expected-error@+1 {{'tpu.reduce_precision' op operand #0 must be vector of 32-bit float or bfloat16 type values, but got 'vector<8xi32>'}}
    %r = "tpu.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (vector<8xi32>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// missing
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_precision' op requires attribute 'mantissa_bits'}}
    %r = "tpu.reduce_precision"(%a0) <{exponent_bits = 5 : i32}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// type
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_precision' op requires the same type for all operands and results}}
    %r = "tpu.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (vector<8x128xf32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
