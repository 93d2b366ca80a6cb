// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/tile_size.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/tile_size.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/tile_size.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/tile_size.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.tile_size"(%arg0) <{index = 0 : i32}> : (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_nested
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.tile_size"(%arg0) <{index = 0 : i32}> : (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// untiled
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.tile_size"(%arg0) <{index = 1 : i32}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
