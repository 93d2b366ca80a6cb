// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/weird.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/weird.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/weird.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/weird.generic -

// s
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: f32):
    %0 = "tpu.weird"(%arg0) : (f32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// v
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.weird"(%arg0) : (vector<8x128xf32>) -> vector<8x128xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
