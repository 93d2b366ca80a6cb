// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.dynamic_gather' op dimension 2 is outside of [0, 2)}}
    %r = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 2>}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dup
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.dynamic_gather' op dimension 0 is given twice}}
    %r = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 0, 0>}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// floatidx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.dynamic_gather' op operand #1 must be vector of integer values, but got 'vector<8x128xf32>'}}
    %r = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 0>}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nongather
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<4x64xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<4x64xi32>):
// expected-error@+1 {{'tpu.dynamic_gather' op does not gather along dimension 1, where 128 becomes 64}}
    %r = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 0>}> : (vector<8x128xf32>, vector<4x64xi32>) -> vector<4x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outelt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.dynamic_gather' op keeps the element type}}
    %r = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 0>}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outshape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.dynamic_gather' op gives one element an index}}
    %r = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 0>}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<128xi32>):
// expected-error@+1 {{'tpu.dynamic_gather' op keeps the rank}}
    %r = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 0>}> : (vector<8x128xf32>, vector<128xi32>) -> vector<128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
