// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/matmul_acc_lhs.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/matmul_acc_lhs.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/matmul_acc_lhs.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/matmul_acc_lhs.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x128xbf16>):
    "tpu.matmul_acc_lhs"(%arg0) <{acc = 0 : i32, mxu_index = 0 : i32}> : (vector<128x128xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// b
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x128xbf16>):
    "tpu.matmul_acc_lhs"(%arg0) <{acc = 0 : i32, load_staged_rhs = 1 : i32, mxu_index = 0 : i32}> : (vector<128x128xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
