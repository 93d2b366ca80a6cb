// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/wait_indirect_dma.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/wait_indirect_dma.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/wait_indirect_dma.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/wait_indirect_dma.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %arg1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %arg2: memref<16x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_indirect_dma"(%arg0, %arg1, %arg2) : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// s
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %arg1: memref<16x128xf32, #tpu.memory_space<vmem>>, %arg2: memref<1000x128xf32, #tpu.memory_space<hbm>>):
    "tpu.wait_indirect_dma"(%arg0, %arg1, %arg2) : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// vmemtc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %arg1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %arg2: memref<16x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_indirect_dma"(%arg0, %arg1, %arg2) : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
