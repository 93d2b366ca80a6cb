// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// hbmhbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<hbm> to #tpu.memory_space<hbm>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// nospace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op needs refs that name their memory space}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// off2d
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<2x8xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<2x8xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op takes offsets of shape (n) or (1, n), not (2, 8)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<2x8xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// offhbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op takes offsets in VMEM}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// offlen
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, vector<8xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: vector<8xi32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (8) for (16, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, vector<8xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// offty
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi16, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi16, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op operand #2 must be memref of 32-bit signless integer values or vector of 32-bit signless integer values of ranks 1, but got 'memref<16xi16, #tpu.memory_space<vmem>>'}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi16, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// reg
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op operand #3 must be memref of  values, but got 'memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>'}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sample2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op picks rows by offsets of shape (16) out of (2, 1000)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<2x1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// samplerank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1x16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<1x16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op picks rows by offsets of shape (1, 16) out of (1000)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// scatlen
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, vector<8xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: vector<8xi32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (8) for (16, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, vector<8xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// scatslice
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x64xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x64xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows of shape (64) of a ref of shape (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x64xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// semrank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<1x!tpu.dma_semaphore>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<1x!tpu.dma_semaphore>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op takes a single semaphore, not 'memref<1x!tpu.dma_semaphore>'}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<1x!tpu.dma_semaphore>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// slice
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x64xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x64xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows of shape (64) of a ref of shape (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x64xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// srank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has a ref of shape (128) for rows of shape (128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ss
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// vmemvmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem> to #tpu.memory_space<vmem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
