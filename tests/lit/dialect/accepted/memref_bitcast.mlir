// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/memref_bitcast.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/memref_bitcast.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/memref_bitcast.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/memref_bitcast.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_b_dyn
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<?x128xi32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<?x128xi32, #tpu.memory_space<vmem>>) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_b_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.memory_space<hbm>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<8x128xi32, #tpu.memory_space<hbm>>) -> memref<16x128xbf16, #tpu.memory_space<hbm>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_b_i4
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<64x128xi4, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_b_up
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xbf16, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<16x128xbf16, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_l_half
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(4,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_l_i8
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_l_t88
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_l_up
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// r1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<128xi32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<128xi32, #tpu.memory_space<vmem>>) -> memref<128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// same
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiled2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
