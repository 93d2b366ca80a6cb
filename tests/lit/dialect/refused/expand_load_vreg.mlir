// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: vector<16xi1>):
// expected-error@+1 {{'tpu.expand_load_vreg' op moves 'i32' elements through a ref of 'f32'}}
    %r = "tpu.expand_load_vreg"(%a0, %a1, %a2) : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<vmem>>, %a1: vector<16xi1>):
// expected-error@+1 {{'tpu.expand_load_vreg' op has 0 indices into a ref of rank 1}}
    %r = "tpu.expand_load_vreg"(%a0, %a1) : (memref<64xf32, #tpu.memory_space<vmem>>, vector<16xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// mask
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<64xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: vector<8xi1>):
// expected-error@+1 {{'tpu.expand_load_vreg' op has a mask of 8 for 16 rows}}
    %r = "tpu.expand_load_vreg"(%a0, %a1, %a2) : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<8xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
