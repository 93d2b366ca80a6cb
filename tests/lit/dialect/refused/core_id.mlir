// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dimsem
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.core_id' op does not exist under a grid with dimension_semantics}}
    %r = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>, dimension_semantics = []} : () -> ()
}) : () -> ()

// -----

// main
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.core_id' op does not exist on a TensorCore}}
    %r = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// notmain
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "body"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.core_id' op stands where no core type is declared}}
    %r = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_modsc_main
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.core_id' op does not exist on a TensorCore}}
    %r = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()

// -----

// tc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.core_id' op does not exist on a TensorCore}}
    %r = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()
