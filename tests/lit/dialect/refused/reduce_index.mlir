// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// axis
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_index' op axis 2 is outside of [0, 2)}}
    %r = "tpu.reduce_index"(%a0) <{axis = 2 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// axisi64
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_index' op attribute 'axis' failed to satisfy constraint: 32-bit signless integer attribute}}
    %r = "tpu.reduce_index"(%a0) <{axis = 0 : i64, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// axisneg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_index' op axis -1 is outside of [0, 2)}}
    %r = "tpu.reduce_index"(%a0) <{axis = -1 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// inty
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>):
// expected-error@+1 {{'tpu.reduce_index' op finds indices of f32 and bf16, not of 'i32'}}
    %r = "tpu.reduce_index"(%a0) <{axis = 0 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xi32>) -> vector<128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outi8
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_index' op result #0 must be vector of 16-bit signless integer or 32-bit signless integer values, but got 'vector<128xi8>'}}
    %r = "tpu.reduce_index"(%a0) <{axis = 0 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outrank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_index' op leaves the shape (128), not (1, 128)}}
    %r = "tpu.reduce_index"(%a0) <{axis = 0 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<1x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outshape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_index' op leaves the shape (128), not (8)}}
    %r = "tpu.reduce_index"(%a0) <{axis = 0 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outw
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_index' op gives i32 indices for 'f32', not 'i16'}}
    %r = "tpu.reduce_index"(%a0) <{axis = 0 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<128xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
// expected-error@+1 {{'tpu.reduce_index' op needs an input of rank 2 or more}}
    %r = "tpu.reduce_index"(%a0) <{axis = 0 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8xf32>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
