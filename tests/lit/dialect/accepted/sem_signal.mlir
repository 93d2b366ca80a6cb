// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/sem_signal.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/sem_signal.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/sem_signal.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/sem_signal.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %arg1: i32):
    "tpu.sem_signal"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dev
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %arg1: i32, %arg2: i32):
    "tpu.sem_signal"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// othercore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %arg1: i32, %arg2: i32):
    "tpu.sem_signal"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
