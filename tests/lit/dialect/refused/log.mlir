// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// fmt_sc
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
// expected-error@+1 {{'tpu.log' op is not formatted on a SparseCore}}
    "tpu.log"(%a0) <{tag = "a", formatted = true}> : (i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// notag
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
// expected-error@+1 {{'tpu.log' op requires attribute 'tag'}}
    "tpu.log"(%a0) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// vec_ss
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.log' op takes no vector on a scalar subcore}}
    "tpu.log"(%a0) <{tag = "a"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()
