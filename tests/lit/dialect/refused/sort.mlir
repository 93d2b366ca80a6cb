// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xbf16>, vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xbf16>, %a1: vector<16xf32>):
// expected-error@+1 {{'tpu.sort' op operand #0 must be vector of 32-bit signless integer or 32-bit float values, but got 'vector<16xbf16>'}}
    %r:3 = "tpu.sort"(%a0, %a1) : (vector<16xbf16>, vector<16xf32>) -> (vector<16xi1>, vector<16xbf16>, vector<16xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// keyty
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>, %a1: vector<16xf32>):
// expected-error@+1 {{'tpu.sort' op keeps the types of keys and values}}
    %r:3 = "tpu.sort"(%a0, %a1) : (vector<16xi32>, vector<16xf32>) -> (vector<16xi1>, vector<16xf32>, vector<16xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, vector<16xf32>, vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>, %a1: vector<16xf32>, %a2: vector<8xi1>):
// expected-error@+1 {{'tpu.sort' op has keys, values and masks of one shape}}
    %r:3 = "tpu.sort"(%a0, %a1, %a2) : (vector<16xi32>, vector<16xf32>, vector<8xi1>) -> (vector<16xi1>, vector<16xi32>, vector<16xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outmask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>, %a1: vector<16xf32>):
// expected-error@+1 {{'tpu.sort' op has keys, values and masks of one shape}}
    %r:3 = "tpu.sort"(%a0, %a1) : (vector<16xi32>, vector<16xf32>) -> (vector<8xi1>, vector<16xi32>, vector<16xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>, %a1: vector<8xf32>):
// expected-error@+1 {{'tpu.sort' op has keys, values and masks of one shape}}
    %r:3 = "tpu.sort"(%a0, %a1) : (vector<16xi32>, vector<8xf32>) -> (vector<16xi1>, vector<16xi32>, vector<8xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
