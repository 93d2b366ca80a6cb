// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/unpack_subelements.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/unpack_subelements.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/unpack_subelements.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/unpack_subelements.generic -

// c
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16x128xbf16>):
    %0 = "tpu.unpack_subelements"(%arg0) <{index = 0 : i32, integer_extended = true, pack_format = #tpu.pack_format<compressed>, unsigned_integers = false}> : (vector<16x128xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x4xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128x4xi8>):
    %0 = "tpu.unpack_subelements"(%arg0) <{index = 3 : i32, integer_extended = false, pack_format = #tpu.pack_format<interleaved>, unsigned_integers = true}> : (vector<8x128x4xi8>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_samewidth
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.unpack_subelements"(%arg0) <{index = 0 : i32, integer_extended = true, pack_format = #tpu.pack_format<interleaved>, unsigned_integers = false}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
