// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// badfmt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16x128xbf16>):
// expected-error@+1 {{invalid properties {index = 0 : i32, pack_format = 0 : i32} for op tpu.unpack_subelements: Invalid attribute `pack_format` in property conversion: 0 : i32}}
    %r = "tpu.unpack_subelements"(%a0) <{index = 0 : i32, pack_format = 0 : i32}> : (vector<16x128xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16x128xbf16>):
// expected-error@+1 {{'tpu.unpack_subelements' op index 2 is outside of [0, 2)}}
    %r = "tpu.unpack_subelements"(%a0) <{index = 2 : i32, pack_format = #tpu.pack_format<interleaved>}> : (vector<16x128xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// neg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16x128xbf16>):
// expected-error@+1 {{'tpu.unpack_subelements' op index 4294967295 is outside of [0, 2)}}
    %r = "tpu.unpack_subelements"(%a0) <{index = -1 : i32, pack_format = #tpu.pack_format<interleaved>}> : (vector<16x128xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nofmt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16x128xbf16>):
// expected-error@+1 {{'tpu.unpack_subelements' op requires attribute 'pack_format'}}
    %r = "tpu.unpack_subelements"(%a0) <{index = 0 : i32}> : (vector<16x128xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_narrow
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.unpack_subelements' op index 0 is outside of [0, 0)}}
    %r = "tpu.unpack_subelements"(%a0) <{index = 0 : i32, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128xf32>) -> vector<8x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
