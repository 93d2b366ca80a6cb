// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// noacc
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x128xbf16>):
// expected-error@+1 {{'tpu.matmul_acc_lhs' op requires attribute 'acc'}}
    "tpu.matmul_acc_lhs"(%a0) <{mxu_index = 0 : i32}> : (vector<128x128xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
