// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// int
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
// expected-error@+1 {{'tpu.reciprocal' op exists for f32 and bf16, not for 'i32'}}
    %r = "tpu.reciprocal"(%a0) : (vector<8xi32>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_f16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf16>):
// expected-error@+1 {{'tpu.reciprocal' op exists for f32 and bf16, not for 'f16'}}
    %r = "tpu.reciprocal"(%a0) : (vector<8xf16>) -> vector<8xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// type
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reciprocal' op requires the same type for all operands and results}}
    %r = "tpu.reciprocal"(%a0) : (vector<8x128xf32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
