// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/measured_dma.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/measured_dma.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/measured_dma.canonical -

// wait_1110000_false
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// wait_1111000_false
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// wait_1111100_true
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// wait_1111100_false
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// wait_1011100_true
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// wait_1011010_true
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// wait_1110100_false
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// wait_1110010_false
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// wait_1011000_true
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()
