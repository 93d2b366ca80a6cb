// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/sem_barrier.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/sem_barrier.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/sem_barrier.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/sem_barrier.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.sem_barrier"() : () -> memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
