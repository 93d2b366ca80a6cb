// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// float
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.sitofp' op operand #0 must be signless integer or vector of signless integer values, but got 'vector<8x128xf32>'}}
    %r = "tpu.sitofp"(%a0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scalar2vec
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
// expected-error@+1 {{'tpu.sitofp' op if a result is non-scalar, then at least one operand must be non-scalar}}
    %r = "tpu.sitofp"(%a0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (i8) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
