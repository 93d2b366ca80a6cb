// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// cnt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi1>, %a1: vector<16xi32>):
// expected-error@+1 {{'tpu.scan_count' op result #1 must be vector of 32-bit signless integer values, but got 'vector<16xi16>'}}
    %r:2 = "tpu.scan_count"(%a0, %a1) : (vector<16xi1>, vector<16xi32>) -> (vector<16xi1>, vector<16xi16>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maskty
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>, %a1: vector<16xi32>):
// expected-error@+1 {{'tpu.scan_count' op operand #0 must be vector of 1-bit signless integer values, but got 'vector<16xi32>'}}
    %r:2 = "tpu.scan_count"(%a0, %a1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi1>, %a1: vector<8xi32>):
// expected-error@+1 {{'tpu.scan_count' op requires the same shape for all operands and results}}
    %r:2 = "tpu.scan_count"(%a0, %a1) : (vector<16xi1>, vector<8xi32>) -> (vector<16xi1>, vector<8xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
