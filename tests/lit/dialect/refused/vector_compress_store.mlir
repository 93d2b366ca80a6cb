// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: vector<16xi1>):
// expected-error@+1 {{'tpu.vector_compress_store' op dimension 1 is outside of [0, 1)}}
    "tpu.vector_compress_store"(%a0, %a1, %a2, %a3) <{compress_dim = 1 : i32}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: vector<16xi1>):
// expected-error@+1 {{'tpu.vector_compress_store' op moves 'i32' elements through a ref of 'f32'}}
    "tpu.vector_compress_store"(%a0, %a1, %a2, %a3) <{compress_dim = 0 : i32}> : (vector<16xi32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: vector<16xi1>):
// expected-error@+1 {{'tpu.vector_compress_store' op has 0 indices into a ref of rank 1}}
    "tpu.vector_compress_store"(%a0, %a1, %a2) <{compress_dim = 0 : i32}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: vector<8xi1>):
// expected-error@+1 {{'tpu.vector_compress_store' op has a mask of shape (8) for values of (16)}}
    "tpu.vector_compress_store"(%a0, %a1, %a2, %a3) <{compress_dim = 0 : i32}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<8xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// maskty
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: vector<16xi32>):
// expected-error@+1 {{'tpu.vector_compress_store' op operand #3 must be vector of 1-bit signless integer values, but got 'vector<16xi32>'}}
    "tpu.vector_compress_store"(%a0, %a1, %a2, %a3) <{compress_dim = 0 : i32}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi32>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// neg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: vector<16xi1>):
// expected-error@+1 {{'tpu.vector_compress_store' op dimension -1 is outside of [0, 1)}}
    "tpu.vector_compress_store"(%a0, %a1, %a2, %a3) <{compress_dim = -1 : i32}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<hbm>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<hbm>>, %a2: index, %a3: vector<16xi1>):
// expected-error@+1 {{'tpu.vector_compress_store' op reaches only VMEM, but the ref is in #tpu.memory_space<hbm>}}
    "tpu.vector_compress_store"(%a0, %a1, %a2, %a3) <{compress_dim = 0 : i32}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<hbm>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
