// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// index
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index):
// expected-error@+1 {{'tpu.uitofp' op operand #0 must be signless integer or vector of signless integer values, but got 'index'}}
    %r = "tpu.uitofp"(%a0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
