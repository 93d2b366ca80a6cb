// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/truncf.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/truncf.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/truncf.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/truncf.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.truncf"(%arg0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (vector<8x128xf32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// s
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: f32):
    %0 = "tpu.truncf"(%arg0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (f32) -> f8E4M3FN
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// widen
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xbf16>):
    %0 = "tpu.truncf"(%arg0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8xbf16>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
