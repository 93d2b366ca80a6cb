// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// i32
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
// expected-error@+1 {{'tpu.create_mask' op operand #0 must be variadic of index, but got 'i32'}}
    %r = "tpu.create_mask"(%a0, %a1) : (i32, i32) -> vector<8xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
