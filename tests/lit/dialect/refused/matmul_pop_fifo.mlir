// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// rank
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.matmul_pop_fifo' op result #0 must be vector of any type values of ranks 2, but got 'vector<1x8x128xf32>'}}
    %r = "tpu.matmul_pop_fifo"() <{mxu_index = 0 : i32}> : () -> vector<1x8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
