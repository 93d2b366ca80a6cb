// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/enqueue_indirect_dma.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/enqueue_indirect_dma.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/enqueue_indirect_dma.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/enqueue_indirect_dma.generic -

// 2d
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x1000x128xf32, #tpu.memory_space<vmem_shared>>, %arg1: memref<1x16x128xf32, #tpu.memory_space<vmem>>, %arg2: memref<1x16xi32, #tpu.memory_space<vmem>>, %arg3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%arg0, %arg1, %arg2, %arg3) <{add = false}> : (memref<1x1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// filter
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %arg1: memref<16x128xf32, #tpu.memory_space<vmem>>, %arg2: vector<16xi32>, %arg3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %arg4: i32):
    "tpu.enqueue_indirect_dma"(%arg0, %arg1, %arg2, %arg3, %arg4) <{add = false}> : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// scatter
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>, %arg1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %arg2: memref<16xi32, #tpu.memory_space<vmem>>, %arg3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%arg0, %arg1, %arg2, %arg3) <{add = true}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
