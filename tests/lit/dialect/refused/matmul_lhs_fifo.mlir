// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// i64
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x128xbf16>):
// expected-error@+1 {{'tpu.matmul_lhs_fifo' op attribute 'mxu_index' failed to satisfy constraint: 32-bit signless integer attribute}}
    "tpu.matmul_lhs_fifo"(%a0) <{mxu_index = 0 : i64}> : (vector<128x128xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
