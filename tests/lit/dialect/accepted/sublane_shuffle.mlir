// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/sublane_shuffle.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/sublane_shuffle.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/sublane_shuffle.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/sublane_shuffle.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xf32>):
    %0 = "tpu.sublane_shuffle"(%arg0, %arg1) <{pattern = array<i32: 0, 15, 2, 13, 4, 11, 6, 9>}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xbf16>, vector<8x128x2xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128x2xbf16>, %arg1: vector<8x128x2xbf16>):
    %0 = "tpu.sublane_shuffle"(%arg0, %arg1) <{pattern = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (vector<8x128x2xbf16>, vector<8x128x2xbf16>) -> vector<8x128x2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
