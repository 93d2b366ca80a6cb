// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/pack_elementwise.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/pack_elementwise.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/pack_elementwise.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/pack_elementwise.generic -

// bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xf32>):
    %0 = "tpu.pack_elementwise"(%arg0, %arg1) <{target_type = bf16}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i8
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>, vector<8x128xi32>, vector<8x128xi32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>, %arg1: vector<8x128xi32>, %arg2: vector<8x128xi32>, %arg3: vector<8x128xi32>):
    %0 = "tpu.pack_elementwise"(%arg0, %arg1, %arg2, %arg3) <{target_type = i8}> : (vector<8x128xi32>, vector<8x128xi32>, vector<8x128xi32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
