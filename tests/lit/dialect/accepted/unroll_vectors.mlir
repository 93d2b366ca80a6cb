// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/unroll_vectors.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/unroll_vectors.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/unroll_vectors.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/unroll_vectors.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16x128xf32>):
    %0:2 = "tpu.unroll_vectors"(%arg0) : (vector<16x128xf32>) -> (vector<8x128xf32>, vector<8x128xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
