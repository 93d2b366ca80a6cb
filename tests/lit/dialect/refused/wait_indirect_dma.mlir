// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// hbmhbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<1000x128xf32, #tpu.memory_space<hbm>>):
// expected-error@+1 {{'tpu.wait_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<hbm> to #tpu.memory_space<hbm>}}
    "tpu.wait_indirect_dma"(%a0, %a1, %a2) : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<hbm>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x!tpu.dma_semaphore>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x!tpu.dma_semaphore>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_indirect_dma' op takes a single semaphore, not 'memref<2x!tpu.dma_semaphore>'}}
    "tpu.wait_indirect_dma"(%a0, %a1, %a2) : (memref<2x!tpu.dma_semaphore>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.wait_indirect_dma"(%a0, %a1, %a2) : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
