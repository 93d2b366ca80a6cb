// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/fptosi.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/fptosi.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/fptosi.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/fptosi.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.fptosi"(%arg0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (vector<8x128xf32>) -> vector<8x128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// widen
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = "tpu.fptosi"(%arg0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8xbf16>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// z
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.fptosi"(%arg0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8x128xf32>) -> vector<8x128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
