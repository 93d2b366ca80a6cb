// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32>, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32>, %a1: vector<16xi32>):
// expected-error@+1 {{'tpu.vector_load_idx' op moves 'i32' elements through a ref of 'f32'}}
    %r = "tpu.vector_load_idx"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<64xf32>, vector<16xi32>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32>, vector<16xi32>, vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32>, %a1: vector<16xi32>, %a2: vector<8xi1>):
// expected-error@+1 {{'tpu.vector_load_idx' op cannot broadcast its mask of shape (8) to (16)}}
    %r = "tpu.vector_load_idx"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<64xf32>, vector<16xi32>, vector<8xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// n
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x64xf32>, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x64xf32>, %a1: vector<16xi32>):
// expected-error@+1 {{'tpu.vector_load_idx' op has 1 indices into a ref of rank 2}}
    %r = "tpu.vector_load_idx"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8x64xf32>, vector<16xi32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32>, %a1: vector<8xi32>):
// expected-error@+1 {{'tpu.vector_load_idx' op has indices of shape (8) for values of (16)}}
    %r = "tpu.vector_load_idx"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<64xf32>, vector<8xi32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<smem>>, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<smem>>, %a1: vector<16xi32>):
// expected-error@+1 {{'tpu.vector_load_idx' op reaches only VMEM, but the ref is in #tpu.memory_space<smem>}}
    %r = "tpu.vector_load_idx"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<64xf32, #tpu.memory_space<smem>>, vector<16xi32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
