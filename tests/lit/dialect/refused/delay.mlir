// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// index
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index):
// expected-error@+1 {{'tpu.delay' op operand #0 must be 32-bit signless integer, but got 'index'}}
    "tpu.delay"(%a0) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
