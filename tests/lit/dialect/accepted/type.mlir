// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/type.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/type.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/type.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/type.generic -

// exmy_f32
"builtin.module"() ({
  "func.func"() <{function_type = (!tpu.float8_exmy<f32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !tpu.float8_exmy<f32>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exmy_f4
"builtin.module"() ({
  "func.func"() <{function_type = (!tpu.float8_exmy<f4E2M1FN>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !tpu.float8_exmy<f4E2M1FN>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exmy_f6
"builtin.module"() ({
  "func.func"() <{function_type = (!tpu.float8_exmy<f6E3M2FN>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !tpu.float8_exmy<f6E3M2FN>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exmy_f8
"builtin.module"() ({
  "func.func"() <{function_type = (!tpu.float8_exmy<f8E4M3FN>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !tpu.float8_exmy<f8E4M3FN>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exmy_memref
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128x!tpu.float8_exmy<f8E5M2>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128x!tpu.float8_exmy<f8E5M2>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exmy_nested
"builtin.module"() ({
  "func.func"() <{function_type = (!tpu.float8_exmy<!tpu.float8_exmy<f8E5M2>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !tpu.float8_exmy<!tpu.float8_exmy<f8E5M2>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// exmy_vec
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x!tpu.float8_exmy<f6E3M2FN>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<8x128x!tpu.float8_exmy<f6E3M2FN>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<any>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_cmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<cmem>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<cmem>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_dsem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x3x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2x3x!tpu.dma_semaphore, #tpu.memory_space<semaphore_mem>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<hbm>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_sem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<!tpu.semaphore>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<!tpu.semaphore>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_sem_othermem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x!tpu.semaphore, #tpu.memory_space<smem>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4x!tpu.semaphore, #tpu.memory_space<smem>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_semaphore_mem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<semaphore_mem>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<semaphore_mem>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<smem>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_vmem_sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_vmem_shared
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem_shared>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_vmem_tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8xf32, #tpu.memory_space<vmem, tc>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// semaphore
"builtin.module"() ({
  "func.func"() <{function_type = (!tpu.semaphore) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !tpu.semaphore):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tensorsem
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x!tpu.semaphore>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x!tpu.semaphore>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiledref_dynshape
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiledref_nestedok
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiledref_notile
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<,[128,1]>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.tiled<,[128,1]>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiledref_ok
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiledref_padded
"builtin.module"() ({
  "func.func"() <{function_type = (memref<5x100xf32, #tpu.tiled<(8,128),[1,1]>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<5x100xf32, #tpu.tiled<(8,128),[1,1]>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiledref_r0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32, #tpu.tiled<,[]>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<f32, #tpu.tiled<,[]>>):
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
