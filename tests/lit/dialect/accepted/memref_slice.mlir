// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/memref_slice.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/memref_slice.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/memref_slice.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/memref_slice.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>, %arg1: i32, %arg2: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bigger
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: i32, %arg2: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<64x512xi8, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dyn
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>, %arg1: i32, %arg2: i32, %arg3: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>, %arg1: i32, %arg2: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// larger
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>, %arg1: i32, %arg2: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<64x512xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_r0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<f32>):
    %0 = "tpu.memref_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<f32>) -> memref<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_sharedspace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32>, %arg1: i32, %arg2: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32>, i32, i32) -> memref<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_strided
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, strided<[128, 1]>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, strided<[128, 1]>>, %arg1: i32, %arg2: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, strided<[128, 1]>>, i32, i32) -> memref<8x128xf32, strided<[128, 1]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, %arg1: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// srcdyn
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<?x128xf32, #tpu.memory_space<vmem>>, %arg1: i32, %arg2: i32):
    %0 = "tpu.memref_slice"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
