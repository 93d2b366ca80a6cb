// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/extf.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/extf.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/extf.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/extf.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xbf16>):
    %0 = "tpu.extf"(%arg0) : (vector<8x128xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// narrow2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = "tpu.extf"(%arg0) : (vector<8xf32>) -> vector<8xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// s
"builtin.module"() ({
  "func.func"() <{function_type = (bf16) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: bf16):
    %0 = "tpu.extf"(%arg0) : (bf16) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
