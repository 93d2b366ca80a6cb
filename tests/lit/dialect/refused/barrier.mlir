// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// i32
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
// expected-error@+1 {{'tpu.barrier' op operand #0 must be index, but got 'i32'}}
    "tpu.barrier"(%a0) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
