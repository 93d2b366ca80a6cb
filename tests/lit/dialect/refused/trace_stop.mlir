// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// arg
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
// expected-error@+1 {{'tpu.trace_stop' op requires zero operands}}
    "tpu.trace_stop"(%a0) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
