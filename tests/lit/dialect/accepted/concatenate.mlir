// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/concatenate.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/concatenate.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/concatenate.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/concatenate.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xf32>):
    %0 = "tpu.concatenate"(%arg0, %arg1) <{dimension = 0 : i32}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// b
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x64xf32>, vector<8x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x64xf32>, %arg2: vector<8x64xf32>):
    %0 = "tpu.concatenate"(%arg0, %arg1, %arg2) <{dimension = 1 : i32}> : (vector<8x128xf32>, vector<8x64xf32>, vector<8x64xf32>) -> vector<8x256xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
