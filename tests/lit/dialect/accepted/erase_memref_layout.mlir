// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/erase_memref_layout.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/erase_memref_layout.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/erase_memref_layout.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/erase_memref_layout.generic -

// p2_erase_noop
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.erase_memref_layout"(%arg0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<hbm>>):
    %0 = "tpu.erase_memref_layout"(%arg0) : (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<hbm>>) -> memref<8x128xf32, #tpu.memory_space<hbm>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_strided
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, strided<[256, 1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, strided<[256, 1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.erase_memref_layout"(%arg0) : (memref<8x128xf32, strided<[256, 1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_tiledid
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.erase_memref_layout"(%arg0) : (memref<8x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
