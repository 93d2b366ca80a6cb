// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: vector<16xi1>):
// expected-error@+1 {{'tpu.compress_store_vreg' op moves 'i32' elements through a ref of 'f32'}}
    "tpu.compress_store_vreg"(%a0, %a1, %a2, %a3) : (vector<16xi32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: vector<16xi1>):
// expected-error@+1 {{'tpu.compress_store_vreg' op has 0 indices into a ref of rank 1}}
    "tpu.compress_store_vreg"(%a0, %a1, %a2) : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: vector<8xi1>):
// expected-error@+1 {{'tpu.compress_store_vreg' op has a mask of 8 for 16 rows}}
    "tpu.compress_store_vreg"(%a0, %a1, %a2, %a3) : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<8xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// mask2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x2xbf16>, memref<64xbf16, #tpu.memory_space<vmem>>, index, vector<16x2xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16x2xbf16>, %a1: memref<64xbf16, #tpu.memory_space<vmem>>, %a2: index, %a3: vector<16x2xi1>):
// expected-error@+1 {{'tpu.compress_store_vreg' op operand #3 must be vector of 1-bit signless integer values of ranks 1, but got 'vector<16x2xi1>'}}
    "tpu.compress_store_vreg"(%a0, %a1, %a2, %a3) : (vector<16x2xbf16>, memref<64xbf16, #tpu.memory_space<vmem>>, index, vector<16x2xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<hbm>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xf32>, %a1: memref<64xf32, #tpu.memory_space<hbm>>, %a2: index, %a3: vector<16xi1>):
// expected-error@+1 {{'tpu.compress_store_vreg' op reaches only VMEM, but the ref is in #tpu.memory_space<hbm>}}
    "tpu.compress_store_vreg"(%a0, %a1, %a2, %a3) : (vector<16xf32>, memref<64xf32, #tpu.memory_space<hbm>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
