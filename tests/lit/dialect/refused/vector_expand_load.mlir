// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dim
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: vector<16xi1>):
// expected-error@+1 {{'tpu.vector_expand_load' op dimension 2 is outside of [0, 1)}}
    %r = "tpu.vector_expand_load"(%a0, %a1, %a2) <{expand_dim = 2 : i32}> : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<vmem>>, %a1: vector<16xi1>):
// expected-error@+1 {{'tpu.vector_expand_load' op has 0 indices into a ref of rank 1}}
    %r = "tpu.vector_expand_load"(%a0, %a1) <{expand_dim = 0 : i32}> : (memref<64xf32, #tpu.memory_space<vmem>>, vector<16xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: vector<8xi1>):
// expected-error@+1 {{'tpu.vector_expand_load' op has a mask of shape (8) for values of (16)}}
    %r = "tpu.vector_expand_load"(%a0, %a1, %a2) <{expand_dim = 0 : i32}> : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<8xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<2x16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: vector<2x16xi1>):
// expected-error@+1 {{'tpu.vector_expand_load' op moves a value of rank 2 through a ref of rank 1}}
    %r = "tpu.vector_expand_load"(%a0, %a1, %a2) <{expand_dim = 0 : i32}> : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<2x16xi1>) -> vector<2x16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<smem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<smem>>, %a1: index, %a2: vector<16xi1>):
// expected-error@+1 {{'tpu.vector_expand_load' op reaches only VMEM, but the ref is in #tpu.memory_space<smem>}}
    %r = "tpu.vector_expand_load"(%a0, %a1, %a2) <{expand_dim = 0 : i32}> : (memref<64xf32, #tpu.memory_space<smem>>, index, vector<16xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
