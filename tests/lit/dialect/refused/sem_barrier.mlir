// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dma
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.sem_barrier' op result #0 must be memref of  values, but got 'memref<!tpu.dma_semaphore>'}}
    %r = "tpu.sem_barrier"() : () -> memref<!tpu.dma_semaphore>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.sem_barrier' op takes a single semaphore, not 'memref<1x!tpu.semaphore>'}}
    %r = "tpu.sem_barrier"() : () -> memref<1x!tpu.semaphore>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
