// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// unsigned
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.fptoui' op result #0 must be signless integer or vector of signless integer values, but got 'vector<8x128xui8>'}}
    %r = "tpu.fptoui"(%a0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8x128xf32>) -> vector<8x128xui8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
