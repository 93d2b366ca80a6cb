// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// m_enqueue_dma_tc_true_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of tc}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has no target semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op has a source semaphore, but no device or core to send to}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has a source semaphore, but no device or core to send to}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of tc}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of tc}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_tc_true_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of tc}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_1_[1, 1, 1, 1, 1, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has priority 1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 1 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_1_[1, 1, 1, 1, 0, 1, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has priority 1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 1 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_2_[1, 1, 1, 1, 1, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has priority 2; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 2 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_2_[1, 0, 1, 1, 0, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op has priority 2; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 2 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_enqueue_dma_tc_true_2_[1, 1, 1, 1, 0, 1, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op has priority 2; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 2 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_scalar_subcore_true_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op goes to another core or device without a source semaphore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_enqueue_dma_sc_vector_subcore_true_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_10010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_10100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_10110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no target semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op has a source semaphore, but no device or core to send to}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has a source semaphore, but no device or core to send to}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_true_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_1_[1, 1, 1, 1, 1, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has priority 1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 1 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_1_[1, 1, 1, 1, 0, 1, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has priority 1; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 1 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_2_[1, 1, 1, 1, 1, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has priority 2; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 0>, priority = 2 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_2_[1, 0, 1, 1, 0, 0, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op has priority 2; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 2 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// p_wait_dma_tc_true_2_[1, 1, 1, 1, 0, 1, 0]
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has priority 2; it is 0 or 1, and 0 for a transfer to another core or device}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 0>, priority = 2 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_00010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_00100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_00110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_01010
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_01100
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_01110
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op has no source semaphore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_tc_false_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of tc}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_true_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_00011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_00101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_00111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_01011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_01101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_01111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_10011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_10101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_10111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_11011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_11101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_scalar_subcore_false_11111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32, %a5: i32, %a6: i32):
// expected-error@+1 {{'tpu.wait_dma' op names a subcore of sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4, %a5, %a6) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1, 1, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_00000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_00001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_01000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_01001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_10000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_10001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: i32):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_11000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// m_wait_dma_sc_vector_subcore_false_11001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a4: i32):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 1>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_tc_None_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_None_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_None_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_None_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_tc_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_tc_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_tc_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_tc_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_scalar_subcore_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_scalar_subcore from tc without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_scalar_subcore_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_scalar_subcore from tc without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_scalar_subcore_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_scalar_subcore_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_scalar_subcore_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_vector_subcore_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_vector_subcore from tc without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_tc_sc_vector_subcore_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_vector_subcore from tc without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_hbm_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_hbm_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_hbm_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_hbm_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_hbm_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_hbm_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_hbm_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_hbm_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_hbm_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_hbm_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_hbm_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_hbm_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_shared_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_shared_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_shared_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_shared_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_shared_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_shared_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_shared_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_shared_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_shared_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_shared_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem_shared_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem_shared_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_smem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_smem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_smem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_smem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_smem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_smem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_smem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_smem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_smem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_smem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_smem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_smem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, tc_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, tc_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, tc_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, tc_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, tc_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, tc_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, tc_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, tc_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, tc_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, tc_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, tc_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, tc_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, sc_vector_subcore_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, sc_vector_subcore_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, sc_vector_subcore_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, sc_vector_subcore_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, sc_vector_subcore_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, sc_vector_subcore_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, sc_vector_subcore_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, sc_vector_subcore_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, sc_vector_subcore_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, sc_vector_subcore_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// ind_tc_vmem, sc_vector_subcore_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// inds_tc_vmem, sc_vector_subcore_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on tc}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<tc>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_None_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_None_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_None_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_None_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_tc_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of tc from sc_scalar_subcore without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_tc_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of tc from sc_scalar_subcore without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_tc_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_tc_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_tc_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_scalar_subcore_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_scalar_subcore_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_scalar_subcore_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_scalar_subcore_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_vector_subcore_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_vector_subcore from sc_scalar_subcore without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_scalar_subcore_sc_vector_subcore_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_vector_subcore from sc_scalar_subcore without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_vector_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_hbm_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_hbm_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_hbm_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_hbm_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_hbm_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_hbm_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_hbm_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_hbm_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_hbm_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_hbm_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_hbm_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_hbm_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_shared_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_shared_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_shared_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_shared_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_shared_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_shared_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_shared_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_shared_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_shared_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_shared_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem_shared_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem_shared_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_smem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_smem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_smem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_smem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_smem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_smem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_smem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_smem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_smem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_smem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_smem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_smem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, tc_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, tc_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, tc_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, tc_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, tc_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, tc_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, tc_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, tc_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, tc_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, tc_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, tc_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, tc_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, sc_vector_subcore_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, sc_vector_subcore_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, sc_vector_subcore_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, sc_vector_subcore_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, sc_vector_subcore_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, sc_vector_subcore_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, sc_vector_subcore_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, sc_vector_subcore_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, sc_vector_subcore_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, sc_vector_subcore_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_scalar_subcore_vmem, sc_vector_subcore_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_scalar_subcore_vmem, sc_vector_subcore_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op exists on a vector subcore, not on sc_scalar_subcore}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_tc_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of tc from sc_vector_subcore without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_tc_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of tc from sc_vector_subcore without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_tc_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_tc_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_tc_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of tc}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, tc>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_scalar_subcore_000
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_scalar_subcore from sc_vector_subcore without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_scalar_subcore_001
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.sem_signal' op signals a semaphore of sc_scalar_subcore from sc_vector_subcore without a device_id or a core_id}}
    "tpu.sem_signal"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_scalar_subcore_011
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 0, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_scalar_subcore_101
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sig_sc_vector_subcore_sc_scalar_subcore_111
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, %a1: i32, %a2: i32, %a3: i32, %a4: i32):
// expected-error@+1 {{'tpu.sem_signal' op names a subcore of sc_scalar_subcore}}
    "tpu.sem_signal"(%a0, %a1, %a2, %a3, %a4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem, sc_scalar_subcore>>, i32, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_hbm_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<hbm> to #tpu.memory_space<hbm>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_hbm_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<hbm> to #tpu.memory_space<hbm>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_hbm_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_hbm_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<hbm> to #tpu.memory_space<vmem_shared>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_hbm_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<hbm> to #tpu.memory_space<vmem_shared>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_hbm_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<hbm> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_hbm_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<hbm> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_hbm_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_hbm_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<hbm>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem> to #tpu.memory_space<vmem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem> to #tpu.memory_space<vmem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem> to #tpu.memory_space<vmem, sc_vector_subcore>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem> to #tpu.memory_space<vmem, sc_vector_subcore>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_shared_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem_shared> to #tpu.memory_space<hbm>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_shared_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem_shared> to #tpu.memory_space<hbm>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_shared_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_shared_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem_shared> to #tpu.memory_space<vmem_shared>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_shared_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem_shared> to #tpu.memory_space<vmem_shared>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem_shared_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem_shared> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_shared_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem_shared> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_shared_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem_shared_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_smem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<hbm>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_smem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<hbm>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_smem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<vmem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_smem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<vmem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_smem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<vmem_shared>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_smem_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<vmem_shared>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_smem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_smem_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_smem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<vmem, tc>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_smem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<vmem, tc>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_smem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<smem>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<vmem, sc_vector_subcore>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_smem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<smem>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<smem> to #tpu.memory_space<vmem, sc_vector_subcore>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<smem>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, tc_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, tc_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, tc_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, tc_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem, tc> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, tc_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem, tc> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, tc_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, tc_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, sc_vector_subcore_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<hbm>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<hbm>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, sc_vector_subcore_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem, sc_vector_subcore> to #tpu.memory_space<vmem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, sc_vector_subcore_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem, sc_vector_subcore> to #tpu.memory_space<vmem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, sc_vector_subcore_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem_shared>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, sc_vector_subcore_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem, sc_vector_subcore> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, sc_vector_subcore_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<smem>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem, sc_vector_subcore> to #tpu.memory_space<smem>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<smem>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, sc_vector_subcore_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, tc>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op has offsets of shape (16) for (1000, 128)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, tc>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ind_sc_vector_subcore_vmem, sc_vector_subcore_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem, sc_vector_subcore> to #tpu.memory_space<vmem, sc_vector_subcore>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// inds_sc_vector_subcore_vmem, sc_vector_subcore_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a1: memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, %a2: memref<16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op moves rows between VMEM and HBM, VMEM_SHARED or a TensorCore's VMEM, not from #tpu.memory_space<vmem, sc_vector_subcore> to #tpu.memory_space<vmem, sc_vector_subcore>}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<16x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<1000x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>, memref<16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape4
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<16xi32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op takes offsets in VMEM}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<16xi32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape8
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1x16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<1x16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op picks rows by offsets of shape (1, 16) out of (1000)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape9
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x1000x128xf32, #tpu.memory_space<hbm>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<1x16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<1x16xi32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op picks rows by offsets of shape (1, 16) out of (2, 1000)}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<2x1000x128xf32, #tpu.memory_space<hbm>>, memref<1x16x128xf32, #tpu.memory_space<vmem>>, memref<1x16xi32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// indshape10
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<i32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000x128xf32, #tpu.memory_space<hbm>>, %a1: memref<16x128xf32, #tpu.memory_space<vmem>>, %a2: memref<i32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_indirect_dma' op takes offsets of shape (n) or (1, n), not ()}}
    "tpu.enqueue_indirect_dma"(%a0, %a1, %a2, %a3) : (memref<1000x128xf32, #tpu.memory_space<hbm>>, memref<16x128xf32, #tpu.memory_space<vmem>>, memref<i32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/hbm -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/hbm -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/hbm -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/hbm -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/hbm -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/hbm -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<vmem> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<vmem> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem_shared -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem_shared -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem_shared -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem_shared -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/vmem_shared -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/vmem_shared -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/any -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/any -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/any -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/any -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/any -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/any -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, tc -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, tc -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, tc -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, tc -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/smem, tc -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/smem, tc -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/None -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/None -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/None -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/None -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/None -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/None -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/None -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/None -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/None -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/None -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/None -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/None -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/None -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/None -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/enqueue_dmatrue/None -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/src/wait_dmafalse/None -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/hbm -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/hbm -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/hbm -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/hbm -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem_shared -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem_shared -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/vmem_shared -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/vmem_shared -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/any -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/any -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/any -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/any -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, tc -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, tc -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/smem, tc -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/smem, tc -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/None -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/None -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/None -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/None -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/None -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/None -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/None -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/None -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/None -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/None -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/None -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/None -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/None -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/None -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/enqueue_dmatrue/None -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_scalar_subcore/plain/wait_dmafalse/None -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_scalar_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/hbm -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/hbm -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/hbm -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/hbm -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem_shared -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem_shared -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/vmem_shared -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/vmem_shared -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<smem> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/any -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/any -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/any -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/any -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<smem, sc_scalar_subcore> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem, sc_scalar_subcore> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, sc_scalar_subcore -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, sc_scalar_subcore -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, tc -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, tc -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/smem, tc -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/smem, tc -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/None -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/None -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<hbm>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/None -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/None -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/None -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/None -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/None -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/None -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/None -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/None -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<any>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/None -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/None -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/None -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/None -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/enqueue_dmatrue/None -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/src/wait_dmafalse/None -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %a2: memref<8x128xf32>, %a3: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/hbm -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<hbm> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/hbm -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/hbm -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<hbm>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem_shared -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<vmem_shared> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/vmem_shared -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/vmem_shared -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/any -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<any> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/any -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/any -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<any>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<any>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem, sc_scalar_subcore> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, sc_scalar_subcore -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, sc_scalar_subcore -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, tc -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op cannot tell when #tpu.memory_space<smem, tc> has been read on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/smem, tc -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/smem, tc -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/None -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/None -> hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/None -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/None -> vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/None -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/None -> vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem_shared>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem_shared>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/None -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/None -> smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/None -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/None -> any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/None -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/None -> smem, sc_scalar_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, sc_scalar_subcore>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/None -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/None -> smem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem, tc>>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem, tc>>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/enqueue_dmatrue/None -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.enqueue_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.enqueue_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false}> : (memref<8x128xf32>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sc_vector_subcore/plain/wait_dmafalse/None -> None
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>, %a1: memref<8x128xf32>, %a2: memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
// expected-error@+1 {{'tpu.wait_dma' op needs refs that name their memory space on sc_vector_subcore}}
    "tpu.wait_dma"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 0, 1, 1, 0, 0, 0>, priority = 0 : i32, strict_ordering = false, wait_target = false}> : (memref<8x128xf32>, memref<8x128xf32>, memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
