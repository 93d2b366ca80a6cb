// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/sem_read.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/sem_read.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/sem_read.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/sem_read.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>):
    %0 = "tpu.sem_read"(%arg0) : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// array
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x!tpu.semaphore>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4x!tpu.semaphore>):
    %0 = "tpu.sem_read"(%arg0) : (memref<4x!tpu.semaphore>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dma
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    %0 = "tpu.sem_read"(%arg0) : (memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
