// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// noacc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.matmul_pop' op requires attribute 'acc'}}
    %r = "tpu.matmul_pop"() <{mxu_index = 0 : i32}> : () -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.matmul_pop' op result #0 must be vector of any type values of ranks 2, but got 'vector<128xf32>'}}
    %r = "tpu.matmul_pop"() <{acc = 0 : i32, mxu_index = 0 : i32}> : () -> vector<128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
