// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// cnt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>, vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi1>, %a1: vector<8x128xi1>):
// expected-error@+1 {{'tpu.pack_vmsk' op packs 2 sources into 1 positions}}
    %r = "tpu.pack_vmsk"(%a0, %a1) <{positions = array<i32: 0>}> : (vector<8x128xi1>, vector<8x128xi1>) -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dup
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>, vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi1>, %a1: vector<8x128xi1>):
// expected-error@+1 {{'tpu.pack_vmsk' op position 1 is given twice}}
    %r = "tpu.pack_vmsk"(%a0, %a1) <{positions = array<i32: 1, 1>}> : (vector<8x128xi1>, vector<8x128xi1>) -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi8>):
// expected-error@+1 {{'tpu.pack_vmsk' op operand #0 must be variadic of vector of 1-bit signless integer values of ranks 2/3, but got 'vector<8x128xi8>'}}
    %r = "tpu.pack_vmsk"(%a0) <{positions = array<i32: 0>}> : (vector<8x128xi8>) -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_none
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.pack_vmsk' op needs a source to pack}}
    %r = "tpu.pack_vmsk"() <{positions = array<i32>}> : () -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_ratio
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x3xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x3xi1>):
// expected-error@+1 {{'tpu.pack_vmsk' op packs no 'vector<8x128x3xi1>' into 'vector<8x128x4xi1>'}}
    %r = "tpu.pack_vmsk"(%a0) <{positions = array<i32: 0>}> : (vector<8x128x3xi1>) -> vector<8x128x4xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pos
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi1>):
// expected-error@+1 {{'tpu.pack_vmsk' op position 2 is outside of [0, 2)}}
    %r = "tpu.pack_vmsk"(%a0) <{positions = array<i32: 2>}> : (vector<8x128xi1>) -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128xi1>):
// expected-error@+1 {{'tpu.pack_vmsk' op operand #0 must be variadic of vector of 1-bit signless integer values of ranks 2/3, but got 'vector<128xi1>'}}
    %r = "tpu.pack_vmsk"(%a0) <{positions = array<i32: 0>}> : (vector<128xi1>) -> vector<8x128x2xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
