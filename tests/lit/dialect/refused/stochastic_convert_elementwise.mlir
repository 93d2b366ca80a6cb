// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// f16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.stochastic_convert_elementwise' op rounds to bf16, f8E5M2, f8E4M3FN, f8E4M3B11FNUZ, f4E2M1FN or i4, not to 'f16'}}
    %r = "tpu.stochastic_convert_elementwise"(%a0, %a1) <{dst_type = f16}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i8
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.stochastic_convert_elementwise' op rounds to bf16, f8E5M2, f8E4M3FN, f8E4M3B11FNUZ, f4E2M1FN or i4, not to 'i8'}}
    %r = "tpu.stochastic_convert_elementwise"(%a0, %a1) <{dst_type = i8}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// out
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.stochastic_convert_elementwise' op result #0 must be vector of 32-bit signless integer values, but got 'vector<8x128xbf16>'}}
    %r = "tpu.stochastic_convert_elementwise"(%a0, %a1) <{dst_type = bf16}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
