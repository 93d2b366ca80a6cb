// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/sem_alloc.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/sem_alloc.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/sem_alloc.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/sem_alloc.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.sem_alloc"() : () -> memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dma
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.sem_alloc"() : () -> memref<4x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
