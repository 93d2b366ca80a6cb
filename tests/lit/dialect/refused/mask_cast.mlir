// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi8>):
// expected-error@+1 {{'tpu.mask_cast' op operand #0 must be vector of 1-bit signless integer values, but got 'vector<8xi8>'}}
    %r = "tpu.mask_cast"(%a0) : (vector<8xi8>) -> vector<8xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_r1tor3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi1>):
// expected-error@+1 {{'tpu.mask_cast' op changes the rank by more than 1}}
    %r = "tpu.mask_cast"(%a0) : (vector<8xi1>) -> vector<8x1x1xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x2xi1>):
// expected-error@+1 {{'tpu.mask_cast' op keeps the leading dimensions of (8, 128, 2), but gives (4, 128, 2)}}
    %r = "tpu.mask_cast"(%a0) : (vector<8x128x2xi1>) -> vector<4x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
