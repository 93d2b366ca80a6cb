// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/stochastic_convert.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/stochastic_convert.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/stochastic_convert.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/stochastic_convert.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.stochastic_convert"(%arg0, %arg1) : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
