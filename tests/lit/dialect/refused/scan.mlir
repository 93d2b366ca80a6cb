// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// arg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>):
// expected-error@+1 {{'tpu.scan' op does not do arg_max}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<arg_max>, dimension = 0 : i64}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// dim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>):
// expected-error@+1 {{'tpu.scan' op dimension 1 is outside of [0, 1)}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<sum>, dimension = 1 : i64}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// dimneg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>):
// expected-error@+1 {{'tpu.scan' op dimension -1 is outside of [0, 1)}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<sum>, dimension = -1 : i64}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>):
// expected-error@+1 {{'tpu.scan' op keeps the element type}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<sum>, dimension = 0 : i64}> : (vector<16xf32>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// i1mask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi1>, %a1: vector<16xi1>):
// expected-error@+1 {{'tpu.scan' op of a mask takes no other mask}}
    %r = "tpu.scan"(%a0, %a1) <{kind = #tpu.reduction_kind<sum>, dimension = 0 : i64}> : (vector<16xi1>, vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// i1max
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi1>):
// expected-error@+1 {{'tpu.scan' op of a mask is a sum}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<maxui>, dimension = 0 : i64}> : (vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// i1out
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi1>):
// expected-error@+1 {{'tpu.scan' op of a mask gives i32, not 'i16'}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<sum>, dimension = 0 : i64}> : (vector<16xi1>) -> vector<16xi16>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// i8
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi8>):
// expected-error@+1 {{'tpu.scan' op operand #0 must be vector of 1-bit signless integer or 16-bit signless integer or 32-bit signless integer or bfloat16 type or 32-bit float values, but got 'vector<16xi8>'}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<sum>, dimension = 0 : i64}> : (vector<16xi8>) -> vector<16xi8>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// maskdim0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x16xf32>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<4x16xf32>, %a1: vector<16xi1>):
// expected-error@+1 {{'tpu.scan' op has a mask of 16 for 4 elements}}
    %r = "tpu.scan"(%a0, %a1) <{kind = #tpu.reduction_kind<sum>, dimension = 0 : i64}> : (vector<4x16xf32>, vector<16xi1>) -> vector<4x16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// masked
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>, %a1: vector<16xi1>):
// expected-error@+1 {{'tpu.scan' op kind max is retired; name the order: maxf, maxsi, maxui, minf, minsi or minui}}
    %r = "tpu.scan"(%a0, %a1) <{kind = #tpu.reduction_kind<max>, dimension = 0 : i64}> : (vector<16xi32>, vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// masklen
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: vector<8xi1>):
// expected-error@+1 {{'tpu.scan' op has a mask of 8 for 16 elements}}
    %r = "tpu.scan"(%a0, %a1) <{kind = #tpu.reduction_kind<sum>, dimension = 0 : i64}> : (vector<16xf32>, vector<8xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// maskrank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x16xf32>, vector<4x16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<4x16xf32>, %a1: vector<4x16xi1>):
// expected-error@+1 {{'tpu.scan' op operand #1 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<4x16xi1>'}}
    %r = "tpu.scan"(%a0, %a1) <{kind = #tpu.reduction_kind<sum>, dimension = 1 : i64}> : (vector<4x16xf32>, vector<4x16xi1>) -> vector<4x16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// maxdep
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>):
// expected-error@+1 {{'tpu.scan' op kind max is retired; name the order: maxf, maxsi, maxui, minf, minsi or minui}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<max>, dimension = 0 : i64}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// nodim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>):
// expected-error@+1 {{'tpu.scan' op requires attribute 'dimension'}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<sum>}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// p2_ffs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>):
// expected-error@+1 {{'tpu.scan' op does not do find_first_set}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<find_first_set>, dimension = 0 : i64}> : (vector<16xi32>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// p2_maxsi_f
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>):
// expected-error@+1 {{'tpu.scan' op maxsi orders integers, not 'f32'}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<maxsi>, dimension = 0 : i64}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// p2_r0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<i32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<i32>):
// expected-error@+1 {{'tpu.scan' op operand #0 must be vector of 1-bit signless integer or 16-bit signless integer or 32-bit signless integer or bfloat16 type or 32-bit float values, but got 'vector<i32>'}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<sum>, dimension = 0 : i64}> : (vector<i32>) -> vector<i32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// rank2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<4x16xf32>):
// expected-error@+1 {{'tpu.scan' op kind min is retired; name the order: maxf, maxsi, maxui, minf, minsi or minui}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<min>, dimension = 1 : i64}> : (vector<4x16xf32>) -> vector<4x16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>):
// expected-error@+1 {{'tpu.scan' op keeps the shape (16)}}
    %r = "tpu.scan"(%a0) <{kind = #tpu.reduction_kind<sum>, dimension = 0 : i64}> : (vector<16xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
