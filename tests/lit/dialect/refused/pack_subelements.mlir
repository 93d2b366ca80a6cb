// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// cnt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_subelements' op packs 2 sources into 1 positions}}
    %r = "tpu.pack_subelements"(%a0, %a1) <{positions = array<i32: 0>, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128x2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// many
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>, %a2: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_subelements' op position 2 is outside of [0, 2)}}
    %r = "tpu.pack_subelements"(%a0, %a1, %a2) <{positions = array<i32: 0, 1, 2>, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128xf32>, vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128x2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// none
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.pack_subelements' op needs a source to pack}}
    %r = "tpu.pack_subelements"() <{positions = array<i32>, pack_format = #tpu.pack_format<interleaved>}> : () -> vector<8x128x2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_narrow2wide
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x2xbf16>):
// expected-error@+1 {{'tpu.pack_subelements' op packs no 'vector<8x128x2xbf16>' into 'vector<8x128xf32>'}}
    %r = "tpu.pack_subelements"(%a0) <{positions = array<i32: 0>, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128x2xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pos
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_subelements' op position 2 is outside of [0, 2)}}
    %r = "tpu.pack_subelements"(%a0) <{positions = array<i32: 2>, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128xf32>) -> vector<8x128x2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// types
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.pack_subelements' op requires all operands to have the same type}}
    %r = "tpu.pack_subelements"(%a0, %a1) <{positions = array<i32: 0, 1>, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128x2xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
