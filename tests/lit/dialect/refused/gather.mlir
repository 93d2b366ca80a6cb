// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dimi64
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.gather' op attribute 'dimension' failed to satisfy constraint: 32-bit signless integer attribute}}
    %r = "tpu.gather"(%a0) <{indices = array<i32: 0>, dimension = 0 : i64}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noidx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.gather' op requires attribute 'indices'}}
    %r = "tpu.gather"(%a0) <{dimension = 0 : i32}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<f32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<f32>):
// expected-error@+1 {{'tpu.gather' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
    %r = "tpu.gather"(%a0) <{indices = array<i32: 0>, dimension = 0 : i32}> : (vector<f32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
