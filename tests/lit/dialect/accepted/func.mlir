// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/func.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/func.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/func.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/func.generic -

// all
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) {dimension_semantics = [#tpu.dimension_semantics<parallel>], iteration_bounds = array<i64: 4>, scalar_prefetch = 0 : i64, scratch_operands = 0 : i64, tpu.core_type = #tpu.core_type<tc>, window_params = [{}]} : () -> ()
}) : () -> ()

// -----

// coretypeint
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) {tpu.core_type = 0 : i32} : () -> ()
}) : () -> ()

// -----

// coretypestr
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) {tpu.core_type = "tc"} : () -> ()
}) : () -> ()

// -----

// module_core
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()

// -----

// module_ver
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) {stable_mosaic.version = 8 : i64} : () -> ()

// -----

// modver
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) {stable_mosaic.version = 8 : i64} : () -> ()
}) : () -> ()

// -----

// none
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unknown_tpu
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) {tpu.nope = 1 : i32} : () -> ()
}) : () -> ()

// -----

// vmem
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) {tpu.vmem_limit = 3 : i64} : () -> ()
}) : () -> ()

// -----

// window_bad
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) {window_params = 3 : i32} : () -> ()
}) : () -> ()

// -----

// wrongcount
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) {dimension_semantics = [#tpu.dimension_semantics<parallel>], iteration_bounds = array<i64: 4, 4>} : () -> ()
}) : () -> ()
