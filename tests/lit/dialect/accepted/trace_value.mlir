// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/trace_value.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/trace_value.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/trace_value.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/trace_value.generic -

// f
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: f32):
    "tpu.trace_value"(%arg0) <{label = "n"}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    "tpu.trace_value"(%arg0) <{label = "n"}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
