// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/reduce_index.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/reduce_index.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/reduce_index.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/reduce_index.generic -

// max
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reduce_index"(%arg0) <{axis = 1 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// min_bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<4x8x128xbf16>):
    %0 = "tpu.reduce_index"(%arg0) <{axis = 0 : i32, kind = #tpu.reduction_kind<arg_min>}> : (vector<4x8x128xbf16>) -> vector<8x128xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
