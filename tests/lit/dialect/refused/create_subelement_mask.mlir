// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// noto
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.create_subelement_mask' op requires attribute 'to'}}
    %r = "tpu.create_subelement_mask"() <{from = 1 : i32}> : () -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
