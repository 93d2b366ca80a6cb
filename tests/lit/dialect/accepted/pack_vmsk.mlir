// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/pack_vmsk.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/pack_vmsk.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/pack_vmsk.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/pack_vmsk.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>, vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi1>, %arg1: vector<8x128xi1>):
    %0 = "tpu.pack_vmsk"(%arg0, %arg1) <{positions = array<i32: 0, 1>}> : (vector<8x128xi1>, vector<8x128xi1>) -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// b
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128x2xi1>):
    %0 = "tpu.pack_vmsk"(%arg0) <{positions = array<i32: 1>}> : (vector<8x128x2xi1>) -> vector<8x128x4xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
