// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/core_id.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/core_id.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/core_id.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/core_id.generic -

// p2_strattr_modsc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = "tc"} : () -> ()
}) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()

// -----

// sc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ss
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.core_id"() : () -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()
