// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/memref_squeeze.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/memref_squeeze.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/memref_squeeze.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/memref_squeeze.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_ambiguous
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x1x8xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x1x8xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<1x1x8xf32, #tpu.memory_space<vmem>>) -> memref<1x8xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_lead
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_strided
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8xf32, strided<[64, 1]>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x8xf32, strided<[64, 1]>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<1x8xf32, strided<[64, 1]>>) -> memref<8xf32, strided<[1]>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tilechange
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(4,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiled1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<4x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<4x128xf32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// to0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<1x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> memref<!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
