// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/module.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/module.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/module.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/module.generic -

// p3_unknownattr
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) {tpu.foo = 1 : i32} : () -> ()
