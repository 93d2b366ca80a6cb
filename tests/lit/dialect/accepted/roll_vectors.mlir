// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/roll_vectors.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/roll_vectors.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/roll_vectors.canonical -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xf32>):
    %0 = "tpu.roll_vectors"(%arg0, %arg1) : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// zero
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.roll_vectors"() : () -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
