// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/transpose.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/transpose.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/transpose.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/transpose.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (vector<8x128xf32>) -> vector<128x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<f32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<f32>):
    %0 = "tpu.transpose"(%arg0) <{permutation = array<i64>}> : (vector<f32>) -> vector<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<2x3x4xf32>):
    %0 = "tpu.transpose"(%arg0) <{permutation = array<i64: 2, 0, 1>}> : (vector<2x3x4xf32>) -> vector<4x2x3xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
