// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// idxty
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32, #tpu.memory_space<smem>>, index, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4xi32, #tpu.memory_space<smem>>, %a1: index, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.fetch_and_add_sync' op operand #1 must be variadic of 32-bit signless integer, but got 'index'}}
    %r = "tpu.fetch_and_add_sync"(%a0, %a1, %a2, %a3) : (memref<4xi32, #tpu.memory_space<smem>>, index, i32, i32) -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// nidx
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32, #tpu.memory_space<smem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4xi32, #tpu.memory_space<smem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.fetch_and_add_sync' op has 0 indices into a ref of rank 1}}
    %r = "tpu.fetch_and_add_sync"(%a0, %a1, %a2) : (memref<4xi32, #tpu.memory_space<smem>>, i32, i32) -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ss
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32, #tpu.memory_space<smem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4xi32, #tpu.memory_space<smem>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.fetch_and_add_sync' op reaches the memory of a vector subcore, not of sc_scalar_subcore}}
    %r = "tpu.fetch_and_add_sync"(%a0, %a1, %a2, %a3) : (memref<4xi32, #tpu.memory_space<smem>>, i32, i32, i32) -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32, #tpu.memory_space<smem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4xi32, #tpu.memory_space<smem>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.fetch_and_add_sync' op reaches the memory of a vector subcore, not of tc}}
    %r = "tpu.fetch_and_add_sync"(%a0, %a1, %a2, %a3) : (memref<4xi32, #tpu.memory_space<smem>>, i32, i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
