// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/bitcast.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/bitcast.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/bitcast.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/bitcast.generic -

// packed
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast"(%arg0) : (vector<8x128xf32>) -> vector<16x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<2x8x128xi32>):
    %0 = "tpu.bitcast"(%arg0) : (vector<2x8x128xi32>) -> vector<2x32x128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// same
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast"(%arg0) : (vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
