// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.concatenate' op dimension 2 is outside of [0, 2)}}
    %r = "tpu.concatenate"(%a0, %a1) <{dimension = 2 : i32}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dimneg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.concatenate' op dimension -1 is outside of [0, 2)}}
    %r = "tpu.concatenate"(%a0, %a1) <{dimension = -1 : i32}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xi32>):
// expected-error@+1 {{'tpu.concatenate' op joins 'f32' and 'i32'}}
    %r = "tpu.concatenate"(%a0, %a1) <{dimension = 0 : i32}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// none
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.concatenate' op joins two or more vectors}}
    %r = "tpu.concatenate"() <{dimension = 0 : i32}> : () -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// one
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.concatenate' op joins two or more vectors}}
    %r = "tpu.concatenate"(%a0) <{dimension = 0 : i32}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<128xf32>):
// expected-error@+1 {{'tpu.concatenate' op gives 'vector<136x128xf32>', not 'vector<16x128xf32>'}}
    %r = "tpu.concatenate"(%a0, %a1) <{dimension = 0 : i32}> : (vector<8x128xf32>, vector<128xf32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x64xf32>):
// expected-error@+1 {{'tpu.concatenate' op 'vector<8x128xf32>' and 'vector<8x64xf32>' differ outside of dimension 0}}
    %r = "tpu.concatenate"(%a0, %a1) <{dimension = 0 : i32}> : (vector<8x128xf32>, vector<8x64xf32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
