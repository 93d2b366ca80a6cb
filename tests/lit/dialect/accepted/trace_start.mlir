// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/trace_start.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/trace_start.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/trace_start.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/trace_start.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.trace_start"() <{level = 10 : i32, message = "hi"}> : () -> ()
    "tpu.trace_stop"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
