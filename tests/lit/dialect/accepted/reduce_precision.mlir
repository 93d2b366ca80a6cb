// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/reduce_precision.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/reduce_precision.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/reduce_precision.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/reduce_precision.generic -

// bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xbf16>):
    %0 = "tpu.reduce_precision"(%arg0) <{exponent_bits = 8 : i32, mantissa_bits = 0 : i32}> : (vector<8x128xbf16>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exp0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reduce_precision"(%arg0) <{exponent_bits = 0 : i32, mantissa_bits = 10 : i32}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// man
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reduce_precision"(%arg0) <{exponent_bits = 5 : i32, mantissa_bits = -1 : i32}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
