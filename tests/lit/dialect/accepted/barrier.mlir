// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/barrier.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/barrier.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/barrier.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/barrier.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: index):
    "tpu.barrier"(%arg0) : (index) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// tc
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: index):
    "tpu.barrier"(%arg0) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
