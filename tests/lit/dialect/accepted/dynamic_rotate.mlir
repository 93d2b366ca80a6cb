// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/dynamic_rotate.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/dynamic_rotate.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/dynamic_rotate.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/dynamic_rotate.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: i32):
    %0 = "tpu.dynamic_rotate"(%arg0, %arg1) <{dimension = 1 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// stride
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: i32):
    %0 = "tpu.dynamic_rotate"(%arg0, %arg1) <{dimension = 1 : si32, stride = 1 : si32, stride_dimension = 0 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
