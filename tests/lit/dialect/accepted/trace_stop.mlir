// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/trace_stop.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/trace_stop.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/trace_stop.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/trace_stop.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.trace_stop"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
