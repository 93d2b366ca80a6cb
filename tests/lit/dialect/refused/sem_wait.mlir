// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// amt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: index):
// expected-error@+1 {{'tpu.sem_wait' op operand #1 must be 32-bit signless integer, but got 'index'}}
    "tpu.sem_wait"(%a0, %a1) : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dma
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_wait' op operand #0 must be memref of  values, but got 'memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>'}}
    "tpu.sem_wait"(%a0, %a1) : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x!tpu.semaphore>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x!tpu.semaphore>, %a1: i32):
// expected-error@+1 {{'tpu.sem_wait' op takes a single semaphore, not 'memref<4x!tpu.semaphore>'}}
    "tpu.sem_wait"(%a0, %a1) : (memref<4x!tpu.semaphore>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
