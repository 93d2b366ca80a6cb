// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/mask_cast.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/mask_cast.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/mask_cast.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/mask_cast.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x4xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128x4xi1>):
    %0 = "tpu.mask_cast"(%arg0) : (vector<8x128x4xi1>) -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xi1>):
    %0 = "tpu.mask_cast"(%arg0) : (vector<8xi1>) -> vector<8xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi1>):
    %0 = "tpu.mask_cast"(%arg0) : (vector<8x128xi1>) -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
