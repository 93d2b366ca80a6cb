// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/reciprocal.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/reciprocal.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/reciprocal.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/reciprocal.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reciprocal"(%arg0) <{approx = false, full_range = true}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ap
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reciprocal"(%arg0) <{approx = true, full_range = false}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = "tpu.reciprocal"(%arg0) <{approx = false, full_range = true}> : (vector<8xbf16>) -> vector<8xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
