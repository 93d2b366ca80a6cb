// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xi32>, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xi32>, %a2: vector<16xi32>):
// expected-error@+1 {{'tpu.vector_store_idx' op moves 'f32' elements through a ref of 'i32'}}
    "tpu.vector_store_idx"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<16xf32>, memref<64xi32>, vector<16xi32>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32>, vector<16xi32>, vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32>, %a2: vector<16xi32>, %a3: vector<8xi1>):
// expected-error@+1 {{'tpu.vector_store_idx' op has a mask of shape (8) for values of (16)}}
    "tpu.vector_store_idx"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (vector<16xf32>, memref<64xf32>, vector<16xi32>, vector<8xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32>, %a2: vector<8xi32>):
// expected-error@+1 {{'tpu.vector_store_idx' op has indices of shape (8) for values of (16)}}
    "tpu.vector_store_idx"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<16xf32>, memref<64xf32>, vector<8xi32>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
