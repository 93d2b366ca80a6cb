// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// corediff
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>):
// expected-error@+1 {{'tpu.wait_dma' op goes from tc to sc_scalar_subcore without a core_id}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op copies 'i32' to 'f32'}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xi32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nosrc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = false, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// notgt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nowt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op requires attribute 'wait_target'}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_core_local
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op waits on tc for a semaphore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// prio2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op has priority 2; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, priority = 2 : i32, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// prioneg
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op has priority -1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, priority = -1 : i32, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// prioremote
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has priority 1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{wait_target = true, priority = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// s
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has priority 7; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{wait_target = false, priority = 7 : i32, strict_ordering = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// s2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has priority 1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{wait_target = false, priority = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// seg6
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0>, wait_target = true} for op tpu.wait_dma: size mismatch in attribute conversion: 6 vs 7}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// semmix
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op signals two kinds of semaphores}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{wait_target = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// semrank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<1x!tpu.dma_semaphore>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<1x!tpu.dma_semaphore>):
// expected-error@+1 {{'tpu.wait_dma' op takes a single semaphore, not 'memref<1x!tpu.dma_semaphore>'}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<1x!tpu.dma_semaphore>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// semty
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<i32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<i32>):
// expected-error@+1 {{'tpu.wait_dma' op operand #2 must be memref of  or  values, but got 'memref<i32>'}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x64xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x64xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op copies the shape (8, 64) to (8, 128)}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x64xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// smemregsem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op signals a DMA semaphore when it reaches SMEM}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// srccore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op signals a source semaphore of sc_scalar_subcore from tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{wait_target = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// srcnodev
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op has a source semaphore, but no device or core to send to}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{wait_target = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// srcsemrank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<1x!tpu.dma_semaphore>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1x!tpu.dma_semaphore>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op takes a single semaphore, not 'memref<1x!tpu.dma_semaphore>'}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{wait_target = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<1x!tpu.dma_semaphore>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// subtc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{wait_target = true, operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
