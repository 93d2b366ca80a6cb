// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/gather.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/gather.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/gather.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/gather.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.gather"(%arg0) <{dimension = 0 : i32, indices = array<i32: 0, 0, 1, 1>}> : (vector<8x128xf32>) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// anyshape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.gather"(%arg0) <{dimension = 9 : i32, indices = array<i32: -4>}> : (vector<8x128xf32>) -> vector<3xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
