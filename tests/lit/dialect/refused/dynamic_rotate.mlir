// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// amt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: index):
// expected-error@+1 {{'tpu.dynamic_rotate' op operand #1 must be 32-bit signless integer, but got 'index'}}
    %r = "tpu.dynamic_rotate"(%a0, %a1) <{dimension = 1 : si32}> : (vector<8x128xf32>, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: i32):
// expected-error@+1 {{'tpu.dynamic_rotate' op dimension 2 is outside of [0, 2)}}
    %r = "tpu.dynamic_rotate"(%a0, %a1) <{dimension = 2 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dimnostride
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: i32):
// expected-error@+1 {{'tpu.dynamic_rotate' op needs a stride and its dimension, or neither}}
    %r = "tpu.dynamic_rotate"(%a0, %a1) <{dimension = 1 : si32, stride_dimension = 0 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i32attr
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: i32):
// expected-error@+1 {{'tpu.dynamic_rotate' op attribute 'dimension' failed to satisfy constraint: 32-bit signed integer attribute}}
    %r = "tpu.dynamic_rotate"(%a0, %a1) <{dimension = 1 : i32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sdim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: i32):
// expected-error@+1 {{'tpu.dynamic_rotate' op stride dimension 4 is outside of [0, 2)}}
    %r = "tpu.dynamic_rotate"(%a0, %a1) <{dimension = 1 : si32, stride = 1 : si32, stride_dimension = 4 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// strideneg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: i32):
// expected-error@+1 {{'tpu.dynamic_rotate' op has a negative stride}}
    %r = "tpu.dynamic_rotate"(%a0, %a1) <{dimension = 1 : si32, stride = -1 : si32, stride_dimension = 0 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// stridenodim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: i32):
// expected-error@+1 {{'tpu.dynamic_rotate' op needs a stride and its dimension, or neither}}
    %r = "tpu.dynamic_rotate"(%a0, %a1) <{dimension = 1 : si32, stride = 1 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// type
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: i32):
// expected-error@+1 {{'tpu.dynamic_rotate' op keeps the type}}
    %r = "tpu.dynamic_rotate"(%a0, %a1) <{dimension = 1 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
