// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/dynamic_gather.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/dynamic_gather.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/dynamic_gather.canonical -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.dynamic_gather"(%arg0, %arg1) <{dimensions = array<i32: 1>}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// size1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.dynamic_gather"(%arg0, %arg1) <{dimensions = array<i32: 0>}> : (vector<1x128xf32>, vector<8x128xi32>) -> vector<8x128xf32>
    "tpu.unroll_vectors"(%0) : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// two
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<4x64xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<4x64xi8>):
    %0 = "tpu.dynamic_gather"(%arg0, %arg1) <{dimensions = array<i32: 0, 1>}> : (vector<8x128xf32>, vector<4x64xi8>) -> vector<4x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
