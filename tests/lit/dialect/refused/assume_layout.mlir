// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// p4_two
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
// expected-error@+1 {{'tpu.assume_layout' op requires a single operand}}
    %r = "tpu.assume_layout"(%a0, %a1) : (i32, i32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
