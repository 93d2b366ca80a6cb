// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/memref_reshape.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/memref_reshape.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/memref_reshape.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/memref_reshape.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<16x128xf32, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_lead
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x3x8x128xf32, #tpu.tiled<(8,128),[3,1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<2x3x8x128xf32, #tpu.tiled<(8,128),[3,1,1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<2x3x8x128xf32, #tpu.tiled<(8,128),[3,1,1,1]>, #tpu.memory_space<vmem>>) -> memref<6x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_lead2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<6x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<6x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<6x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<3x2x8x128xf32, #tpu.tiled<(8,128),[2,1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_one
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_packed
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<32x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<32x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2x16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_split1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_t1x128
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x256xf32, #tpu.tiled<(1,128),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x256xf32, #tpu.tiled<(1,128),[2,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<8x256xf32, #tpu.tiled<(1,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_t1x128b
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x256xf32, #tpu.tiled<(1,128),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x256xf32, #tpu.tiled<(1,128),[2,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<8x256xf32, #tpu.tiled<(1,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<2048xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_unaligned
"builtin.module"() ({
  "func.func"() <{function_type = (memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<1x5x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<16x128xf32, #tpu.memory_space<vmem>>) -> memref<2048xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// t1d
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<16x128xf32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.tiled<(128),[8,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiled
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<2x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<2x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
