// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/reshape.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/reshape.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/reshape.canonical -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reshape"(%arg0) : (vector<8x128xf32>) -> vector<1024xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reshape"(%arg0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.unroll_vectors"(%0) : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
