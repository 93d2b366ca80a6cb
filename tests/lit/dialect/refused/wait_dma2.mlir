// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// core
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma2' op waits on tc for a semaphore of sc_vector_subcore}}
    "tpu.wait_dma2"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x!tpu.dma_semaphore>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x!tpu.dma_semaphore>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma2' op takes a single semaphore, not 'memref<1x!tpu.dma_semaphore>'}}
    "tpu.wait_dma2"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<1x!tpu.dma_semaphore>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reg
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma2' op operand #0 must be memref of  values, but got 'memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>'}}
    "tpu.wait_dma2"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
