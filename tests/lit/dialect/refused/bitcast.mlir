// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// r1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128xf32>):
// expected-error@+1 {{'tpu.bitcast' op between widths needs rank 2 or more}}
    %r = "tpu.bitcast"(%a0) : (vector<128xf32>) -> vector<256xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.bitcast' op keeps the shape (8, 128) when the width stays}}
    %r = "tpu.bitcast"(%a0) : (vector<8x128xf32>) -> vector<1024xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// second
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.bitcast' op turns 'vector<8x128xf32>' into no 'vector<8x256xbf16>': only the second-minor dimension changes, with the width}}
    %r = "tpu.bitcast"(%a0) : (vector<8x128xf32>) -> vector<8x256xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.bitcast' op keeps the shape (8, 128) when the width stays}}
    %r = "tpu.bitcast"(%a0) : (vector<8x128xf32>) -> vector<4x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
