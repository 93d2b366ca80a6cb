// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/logistic.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/logistic.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/logistic.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/logistic.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.logistic"(%arg0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xbf16>):
    %0 = "tpu.logistic"(%arg0) : (vector<8x128xbf16>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// int
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>):
    %0 = "tpu.logistic"(%arg0) : (vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
