// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/x.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/x.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/x.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/x.generic -

// extraattr
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.device_id"() {foo = 1 : i32} : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
