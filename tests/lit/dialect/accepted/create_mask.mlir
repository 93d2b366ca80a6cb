// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/create_mask.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/create_mask.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/create_mask.canonical -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index, %arg3: index):
    %0 = "tpu.create_mask"(%arg0, %arg1, %arg2, %arg3) : (index, index, index, index) -> vector<8x128xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// none
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.create_mask"() : () -> vector<8xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// odd
"builtin.module"() ({
  "func.func"() <{function_type = (index, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: index, %arg1: index, %arg2: index):
    %0 = "tpu.create_mask"(%arg0, %arg1, %arg2) : (index, index, index) -> vector<8xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
