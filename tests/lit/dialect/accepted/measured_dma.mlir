// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/measured_dma.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/measured_dma.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/measured_dma.canonical -

// m_enqueue_dma_tc_true_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_0_[1, 1, 1, 1, 1, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_0_[1, 0, 1, 1, 0, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_0_[1, 1, 1, 1, 0, 1, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_1_[1, 0, 1, 1, 0, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 1 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.enqueue_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.enqueue_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_0_[1, 1, 1, 1, 1, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_0_[1, 0, 1, 1, 0, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_0_[1, 1, 1, 1, 0, 1, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_1_[1, 0, 1, 1, 0, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 1 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_true_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_11010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_11100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_11110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_tc_None_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32):
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_None_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_None_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_None_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_tc_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32):
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_tc_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_tc_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_tc_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_scalar_subcore_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_scalar_subcore_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_scalar_subcore_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_vector_subcore_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_vector_subcore_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_vector_subcore_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_vector_subcore_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_vector_subcore_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_vector_subcore_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_None_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32):
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_None_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_None_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_None_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_tc_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_tc_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_tc_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_scalar_subcore_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32):
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_scalar_subcore_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_scalar_subcore_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_scalar_subcore_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_vector_subcore_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_vector_subcore_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_vector_subcore_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_vector_subcore_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_vector_subcore_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_vector_subcore_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_None_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32):
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_None_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_None_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_None_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_None_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_None_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_None_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_None_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_tc_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_tc_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_tc_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_scalar_subcore_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_scalar_subcore_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_scalar_subcore_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_vector_subcore_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32):
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_vector_subcore_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_vector_subcore_010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_vector_subcore_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_vector_subcore_100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_vector_subcore_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_vector_subcore_110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_vector_subcore_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_hbm_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_hbm_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_hbm_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_shared_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_shared_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_shared_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, tc_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, tc_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, tc_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, tc_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, tc_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, sc_vector_subcore_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, sc_vector_subcore_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, sc_vector_subcore_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: vector<16xi32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x1000x128xf32, #tpu.memory_space<hbm>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1x16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<1x16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1x1000x128xf32, #tpu.memory_space<hbm>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x8x128xf32, #tpu.memory_space<hbm>>, memref<16x8x128xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x8x128xf32, #tpu.memory_space<vmem>>, %a2: vector<16xi32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x8x128xf32, #tpu.memory_space<hbm>>, memref<16x8x128xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape3
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x8x128xf32, #tpu.memory_space<hbm>>, memref<16x8x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x8x128xf32, #tpu.memory_space<hbm>>, memref<16x8x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape5
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape6
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000xf32, #tpu.memory_space<hbm>>, memref<16xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000xf32, #tpu.memory_space<hbm>>, %a1: memref<16xf32, #tpu.memory_space<vmem>>, %a2: vector<16xi32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000xf32, #tpu.memory_space<hbm>>, memref<16xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape7
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x1000xf32, #tpu.memory_space<hbm>>, memref<1x16xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x1000xf32, #tpu.memory_space<hbm>>, %a1: memref<1x16xf32, #tpu.memory_space<vmem>>, %a2: memref<1x16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1x1000xf32, #tpu.memory_space<hbm>>, memref<1x16xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape11
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: vector<16xi32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<?x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, vector<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape12
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<?x128xf32, #tpu.memory_space<vmem>>, memref<?xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<?x128xf32, #tpu.memory_space<vmem>>, %a2: memref<?xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<?x128xf32, #tpu.memory_space<vmem>>, memref<?xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/hbm -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/hbm -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/hbm -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/hbm -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/hbm -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/hbm -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/hbm -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/hbm -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/hbm -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/hbm -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem_shared -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem_shared -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem_shared -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem_shared -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem_shared -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem_shared -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem_shared -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem_shared -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem_shared -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem_shared -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/any -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/any -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/any -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/any -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/any -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/any -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/any -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/any -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/any -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/any -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, tc -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, tc -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, tc -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, tc -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, tc -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, tc -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, tc -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, tc -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, tc -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, tc -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/hbm -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/hbm -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/hbm -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/hbm -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/hbm -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/hbm -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/hbm -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/hbm -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/hbm -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/hbm -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/hbm -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/hbm -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem_shared -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem_shared -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem_shared -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem_shared -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem_shared -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem_shared -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem_shared -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem_shared -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem_shared -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem_shared -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem_shared -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem_shared -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/any -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/any -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/any -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/any -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/any -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/any -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/any -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/any -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/any -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/any -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/any -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/any -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, tc -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, tc -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, tc -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, tc -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, tc -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, tc -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, tc -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, tc -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, tc -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, tc -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, tc -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, tc -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/hbm -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/hbm -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/hbm -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/hbm -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/hbm -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/hbm -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/hbm -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/hbm -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/hbm -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/hbm -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/hbm -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/hbm -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem_shared -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem_shared -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem_shared -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem_shared -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem_shared -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem_shared -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem_shared -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem_shared -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem_shared -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem_shared -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem_shared -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem_shared -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/any -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/any -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/any -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/any -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/any -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/any -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/any -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/any -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/any -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/any -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/any -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/any -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, tc -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, tc -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, tc -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, tc -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, tc -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, tc -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, tc -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, tc -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, tc -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, tc -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, tc -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, tc -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/hbm -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/hbm -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/hbm -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/hbm -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/hbm -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/hbm -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/hbm -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/hbm -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/hbm -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/hbm -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/hbm -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/hbm -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/hbm -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem_shared -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem_shared -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem_shared -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem_shared -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem_shared -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem_shared -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem_shared -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem_shared -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem_shared -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem_shared -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem_shared -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem_shared -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem_shared -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/any -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/any -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/any -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/any -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/any -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/any -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/any -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/any -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/any -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/any -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/any -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/any -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/any -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, tc -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, tc -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, tc -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, tc -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, tc -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, tc -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, tc -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, tc -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, tc -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, tc -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, tc -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, tc -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, tc -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
