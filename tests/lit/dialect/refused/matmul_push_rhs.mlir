// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// nomxu
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x128xbf16>):
// expected-error@+1 {{'tpu.matmul_push_rhs' op requires attribute 'mxu_index'}}
    "tpu.matmul_push_rhs"(%a0) : (vector<128x128xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
