// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/pack_subelements.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/pack_subelements.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/pack_subelements.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/pack_subelements.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xf32>):
    %0 = "tpu.pack_subelements"(%arg0, %arg1) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0, 1>}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128x2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// one
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>):
    %0 = "tpu.pack_subelements"(%arg0) <{pack_format = #tpu.pack_format<compressed>, positions = array<i32: 3>, unsigned_integers = true}> : (vector<8x128xi32>) -> vector<8x128x4xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_samewidth
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.pack_subelements"(%arg0) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0>}> : (vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
