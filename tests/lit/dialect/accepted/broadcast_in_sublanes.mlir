// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/broadcast_in_sublanes.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/broadcast_in_sublanes.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/broadcast_in_sublanes.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/broadcast_in_sublanes.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.broadcast_in_sublanes"(%arg0) <{lane = 3 : i32}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// anyresult
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128xf32>):
    %0 = "tpu.broadcast_in_sublanes"(%arg0) <{lane = 0 : i32}> : (vector<128xf32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
