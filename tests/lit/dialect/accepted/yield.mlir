// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/yield.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/yield.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/yield.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/yield.generic -

// p3_funcend
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "tpu.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
