// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/matmul_push_rhs.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/matmul_push_rhs.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/matmul_push_rhs.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/matmul_push_rhs.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x128xbf16>):
    "tpu.matmul_push_rhs"(%arg0) <{mxu_index = 0 : i32, staging_register = 0 : i32, transpose = false}> : (vector<128x128xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// b
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x128xbf16>):
    "tpu.matmul_push_rhs"(%arg0) <{mxu_index = 1 : i32, staging_register = 1 : i32, transpose = true}> : (vector<128x128xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
