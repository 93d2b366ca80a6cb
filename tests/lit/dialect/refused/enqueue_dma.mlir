// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// corediff
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>):
// expected-error@+1 {{'tpu.enqueue_dma' op goes from tc to sc_scalar_subcore without a core_id}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// devnosrc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op copies 'i32' to 'f32'}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xi32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// notgt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// prio2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op has priority 2; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{priority = 2 : i32, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// prioneg
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op has priority -1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{priority = -1 : i32, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// prioremote
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has priority 1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{priority = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// seg6
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0>} for op tpu.enqueue_dma: size mismatch in attribute conversion: 6 vs 7}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// semmix
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op signals two kinds of semaphores}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// semrank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<1x!tpu.dma_semaphore>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<1x!tpu.dma_semaphore>):
// expected-error@+1 {{'tpu.enqueue_dma' op takes a single semaphore, not 'memref<1x!tpu.dma_semaphore>'}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<1x!tpu.dma_semaphore>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// semty
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<i32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<i32>):
// expected-error@+1 {{'tpu.enqueue_dma' op operand #2 must be memref of  or  values, but got 'memref<i32>'}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x64xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x64xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op copies the shape (8, 64) to (8, 128)}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x64xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// smemregsem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op signals a DMA semaphore when it reaches SMEM}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// srccore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op signals a source semaphore of sc_scalar_subcore from tc}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// srcnodev
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op has a source semaphore, but no device or core to send to}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// srcsemrank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<1x!tpu.dma_semaphore>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1x!tpu.dma_semaphore>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op takes a single semaphore, not 'memref<1x!tpu.dma_semaphore>'}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<1x!tpu.dma_semaphore>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// stricttc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op is strictly ordered on a TensorCore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{strict_ordering = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// subtc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of tc}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
