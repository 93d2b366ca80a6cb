// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/delay.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/delay.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/delay.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/delay.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    "tpu.delay"(%arg0) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
