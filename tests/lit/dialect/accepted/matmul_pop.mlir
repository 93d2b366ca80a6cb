// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/matmul_pop.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/matmul_pop.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/matmul_pop.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/matmul_pop.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.matmul_pop"() <{acc = 0 : i32, mxu_index = 0 : i32}> : () -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
