// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/sem_wait.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/sem_wait.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/sem_wait.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/sem_wait.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %arg1: i32):
    "tpu.sem_wait"(%arg0, %arg1) : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nospace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.semaphore>, %arg1: i32):
    "tpu.sem_wait"(%arg0, %arg1) : (memref<!tpu.semaphore>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
