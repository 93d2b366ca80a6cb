// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// count
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reshape' op turns 1024 elements into 1000}}
    %r = "tpu.reshape"(%a0) : (vector<8x128xf32>) -> vector<1000xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reshape' op keeps the element type}}
    %r = "tpu.reshape"(%a0) : (vector<8x128xf32>) -> vector<1024xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scalar
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reshape' op result #0 must be vector of any type values, but got 'f32'}}
    %r = "tpu.reshape"(%a0) : (vector<8x128xf32>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
