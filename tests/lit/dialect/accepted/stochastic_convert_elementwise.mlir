// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/stochastic_convert_elementwise.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/stochastic_convert_elementwise.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/stochastic_convert_elementwise.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/stochastic_convert_elementwise.generic -

// bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.stochastic_convert_elementwise"(%arg0, %arg1) <{dst_type = bf16}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// f4E2M1FN
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.stochastic_convert_elementwise"(%arg0, %arg1) <{dst_type = f4E2M1FN}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// f8E4M3B11FNUZ
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.stochastic_convert_elementwise"(%arg0, %arg1) <{dst_type = f8E4M3B11FNUZ}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// f8E5M2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.stochastic_convert_elementwise"(%arg0, %arg1) <{dst_type = f8E5M2}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i4
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.stochastic_convert_elementwise"(%arg0, %arg1) <{dst_type = i4}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
