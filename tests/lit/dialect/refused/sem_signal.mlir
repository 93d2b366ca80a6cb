// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// core
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_scalar_subcore from tc without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dma
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op operand #0 must be memref of  values, but got 'memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>'}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x!tpu.semaphore>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x!tpu.semaphore>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op takes a single semaphore, not 'memref<1x!tpu.semaphore>'}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<1x!tpu.semaphore>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sub
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// subss
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()
