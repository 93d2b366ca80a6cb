// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/device_id.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/device_id.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/device_id.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/device_id.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.device_id"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// notmain
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "body"}> ({
    %0 = "tpu.device_id"() : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
