// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/sitofp.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/sitofp.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/sitofp.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/sitofp.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi8>):
    %0 = "tpu.sitofp"(%arg0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (vector<8x128xi8>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// z
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi8>):
    %0 = "tpu.sitofp"(%arg0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8x128xi8>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
