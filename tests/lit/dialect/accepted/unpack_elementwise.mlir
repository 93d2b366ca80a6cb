// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/unpack_elementwise.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/unpack_elementwise.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/unpack_elementwise.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/unpack_elementwise.generic -

// bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>):
    %0 = "tpu.unpack_elementwise"(%arg0) <{index = 1 : i32, source_type = bf16}> : (vector<8x128xi32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i4
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi8>):
    %0 = "tpu.unpack_elementwise"(%arg0) <{index = 0 : i32, source_type = i4}> : (vector<8x128xi8>) -> vector<8x128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
