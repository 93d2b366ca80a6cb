// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// len
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.sublane_shuffle' op has a pattern of 1 for 8 sublanes}}
    %r = "tpu.sublane_shuffle"(%a0, %a1) <{pattern = array<i32: 0>}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// neg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.sublane_shuffle' op sublane -1 is outside of [0, 16)}}
    %r = "tpu.sublane_shuffle"(%a0, %a1) <{pattern = array<i32: 0, 1, 2, 3, 4, 5, 6, -1>}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>, vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>, %a1: vector<8xf32>):
// expected-error@+1 {{'tpu.sublane_shuffle' op shuffles registers of rank 2 or 3, not 'vector<8xf32>'}}
    %r = "tpu.sublane_shuffle"(%a0, %a1) <{pattern = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// range
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.sublane_shuffle' op sublane 16 is outside of [0, 16)}}
    %r = "tpu.sublane_shuffle"(%a0, %a1) <{pattern = array<i32: 0, 1, 2, 3, 4, 5, 6, 16>}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
