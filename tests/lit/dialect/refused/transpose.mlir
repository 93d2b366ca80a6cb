// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dup
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.transpose' op (0, 0) is no permutation}}
    %r = "tpu.transpose"(%a0) <{permutation = array<i64: 0, 0>}> : (vector<8x128xf32>) -> vector<8x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.transpose' op keeps the element type}}
    %r = "tpu.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (vector<8x128xf32>) -> vector<128x8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i32
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{invalid properties {permutation = array<i32: 1, 0>} for op tpu.transpose: Invalid attribute `permutation` in property conversion: array<i32: 1, 0>}}
    %r = "tpu.transpose"(%a0) <{permutation = array<i32: 1, 0>}> : (vector<8x128xf32>) -> vector<128x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outrank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.transpose' op permutes 2 dimensions of 'vector<8x128xf32>' into 'vector<1024xf32>'}}
    %r = "tpu.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (vector<8x128xf32>) -> vector<1024xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// range
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.transpose' op (0, 2) is no permutation}}
    %r = "tpu.transpose"(%a0) <{permutation = array<i64: 0, 2>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.transpose' op permutes 1 dimensions of 'vector<8x128xf32>' into 'vector<128x8xf32>'}}
    %r = "tpu.transpose"(%a0) <{permutation = array<i64: 0>}> : (vector<8x128xf32>) -> vector<128x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
