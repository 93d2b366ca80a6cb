// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/iteration_bound.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/iteration_bound.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/iteration_bound.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/iteration_bound.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.iteration_bound"() <{dim = 0 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_neg
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.iteration_bound"() <{dim = -1 : i32}> : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
