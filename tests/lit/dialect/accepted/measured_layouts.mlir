// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/measured_layouts.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/measured_layouts.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/measured_layouts.canonical -

// bitcast2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast4
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xi16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast6
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(2,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast10
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast13
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, strided<[256,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast17
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi64, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi64, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi64, #tpu.memory_space<vmem>>) -> memref<16x128xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast18
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<256x128xi1, #tpu.tiled<(256,128)(32,1),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast20
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8x128xi32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x8x128xi32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<?x8x128xi32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>) -> memref<?x16x128xbf16, #tpu.tiled<(16,128)(2,1),[?,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast21
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x8x128xi32, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0) : (memref<?x8x128xi32, #tpu.memory_space<vmem>>) -> memref<?x16x128xbf16, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape00
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x128xf32, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<?x128xf32, #tpu.memory_space<vmem>>) -> memref<?x2x64xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape01
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<1x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape07
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>) -> memref<16x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape08
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>) -> memref<16x2x128xf32, #tpu.tiled<(8,1,128),[2,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape09
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<2x8x256xf32, #tpu.tiled<(8,128),[2,2,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x2x128xf32, #tpu.tiled<(8,1,128),[2,2,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape10
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<8x1x256xf32, #tpu.tiled<(8,1,128),[2,2,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape13
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<1024xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape14
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2048xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape15
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2048xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<2048xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape17
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2048xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<2048xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> memref<16x128xf32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape18
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>) -> memref<16x128xf32, #tpu.tiled<(2,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape19
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>) -> memref<4x512xf32, #tpu.tiled<(256),[2,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape21
"builtin.module"() ({
  "func.func"() <{function_type = (memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<5x1x128xf32, #tpu.tiled<(8,1,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape22
"builtin.module"() ({
  "func.func"() <{function_type = (memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<1x1x5x128xf32, #tpu.tiled<(8,128),[1,1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape23
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x5x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x5x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<1x5x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape25
"builtin.module"() ({
  "func.func"() <{function_type = (memref<5x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<5x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<5x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<5x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape26
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.tiled<,[1024,128,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape28
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape30
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x128xf32, #tpu.tiled<(1,128),[7,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x128xf32, #tpu.tiled<(1,128),[7,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<1x128xf32, #tpu.tiled<(1,128),[7,1]>, #tpu.memory_space<vmem>>) -> memref<1x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape31
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<1x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape33
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> memref<1x128xf32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape34
"builtin.module"() ({
  "func.func"() <{function_type = (memref<f32, #tpu.tiled<,[]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<f32, #tpu.tiled<,[]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<f32, #tpu.tiled<,[]>, #tpu.memory_space<vmem>>) -> memref<1xf32, #tpu.tiled<,[1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape35
"builtin.module"() ({
  "func.func"() <{function_type = (memref<0x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<0x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0) : (memref<0x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<0x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<8x128xi32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<16x128xbf16, #tpu.tiled<(16,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<16x128xbf16, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(4,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8x128xi32, #tpu.tiled<(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc3
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(2,1),[128,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(2,1),[128,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<16x128xbf16, #tpu.tiled<(2,1),[128,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8x128xi32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc4
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(8,128)(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(8,128)(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<16x128xbf16, #tpu.tiled<(8,128)(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(4,128)(4,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8x128xi32, #tpu.tiled<(4,128)(4,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc5
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128)(4,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(8,128)(4,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<8x128xi32, #tpu.tiled<(8,128)(4,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,128)(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<16x128xbf16, #tpu.tiled<(16,128)(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc6
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(8,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<8x128xi32, #tpu.tiled<(8,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,128)(8,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<16x128xbf16, #tpu.tiled<(16,128)(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc7
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xi16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xi16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<16x128xi16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc8
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x8x128xi32, #tpu.tiled<(8,8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x8x128xi32, #tpu.tiled<(8,8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<8x8x128xi32, #tpu.tiled<(8,8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<8x16x128xbf16, #tpu.tiled<(8,16,128)(2,1),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8x16x128xbf16, #tpu.tiled<(8,16,128)(2,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc9
"builtin.module"() ({
  "func.func"() <{function_type = (memref<6x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<6x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<6x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<3x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<3x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc10
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc11
"builtin.module"() ({
  "func.func"() <{function_type = (memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_bitcast"(%a0)  : (memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs00
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<?x1x128xf32, #tpu.tiled<(8,1,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<?x1x128xf32, #tpu.tiled<(8,1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs03
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<?x1x8x128xf32, #tpu.tiled<(8,128),[1,1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<?x1x8x128xf32, #tpu.tiled<(8,128),[1,1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs06
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<?x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<?x2x128xf32, #tpu.tiled<(8,1,128),[2,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<?x2x128xf32, #tpu.tiled<(8,1,128),[2,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs09
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x16x128xf32, #tpu.tiled<(8,128),[2,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x16x128xf32, #tpu.tiled<(8,128),[2,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<2x16x128xf32, #tpu.tiled<(8,128),[2,1,1]>, #tpu.memory_space<vmem>>) -> memref<4x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs10
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x16x128xf32, #tpu.tiled<(8,128),[2,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x16x128xf32, #tpu.tiled<(8,128),[2,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<2x16x128xf32, #tpu.tiled<(8,128),[2,1,1]>, #tpu.memory_space<vmem>>) -> memref<32x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<32x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs11
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<1x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs15
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<8x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs16
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<8x1x128xf32, #tpu.tiled<(1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<1024xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1024xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs17
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>) -> memref<32x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<32x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs19
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>) -> memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs21
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>) -> memref<4x8x128xf32, #tpu.tiled<(1,128),[8,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4x8x128xf32, #tpu.tiled<(1,128),[8,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs22
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8x128xf32, #tpu.tiled<(1,128),[8,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x8x128xf32, #tpu.tiled<(1,128),[8,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<4x8x128xf32, #tpu.tiled<(1,128),[8,1,1]>, #tpu.memory_space<vmem>>) -> memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs23
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8x128xf32, #tpu.tiled<(1,128),[8,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x8x128xf32, #tpu.tiled<(1,128),[8,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<4x8x128xf32, #tpu.tiled<(1,128),[8,1,1]>, #tpu.memory_space<vmem>>) -> memref<4096xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4096xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs24
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<4x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<4096xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4096xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs25
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4096xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4096xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<4096xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> memref<4x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs27
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<16x128xf32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> memref<2048xf32, #tpu.tiled<,[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<2048xf32, #tpu.tiled<,[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs28
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1024xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1024xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<1024xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> memref<1x1024xf32, #tpu.tiled<(1024),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1x1024xf32, #tpu.tiled<(1024),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs29
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1024xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1024xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<1024xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> memref<1024x1xf32, #tpu.tiled<(1024,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1024x1xf32, #tpu.tiled<(1024,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs30
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<1000xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> memref<1x1000xf32, #tpu.tiled<(1024),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1x1000xf32, #tpu.tiled<(1024),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs31
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1000xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1000xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<1000xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> memref<1000x1xf32, #tpu.tiled<(1024,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1000x1xf32, #tpu.tiled<(1024,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi1>):
    %r = "tpu.mask_cast"(%a0)  : (vector<8x128xi1>) -> vector<8x64xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<8x64xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi1>):
    %r = "tpu.mask_cast"(%a0)  : (vector<8x128xi1>) -> vector<8x128x2xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<8x128x2xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x2xi1>):
    %r = "tpu.mask_cast"(%a0)  : (vector<8x128x2xi1>) -> vector<8x128x4xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<8x128x4xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask4
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x4x2xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x4x2xi1>):
    %r = "tpu.mask_cast"(%a0)  : (vector<8x128x4x2xi1>) -> vector<8x128x4x3xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<8x128x4x3xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask5
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi1>):
    %r = "tpu.mask_cast"(%a0)  : (vector<8xi1>) -> vector<8x2xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<8x2xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask6
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi1>):
    %r = "tpu.mask_cast"(%a0)  : (vector<8xi1>) -> vector<4xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<4xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask9
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi1>):
    %r = "tpu.mask_cast"(%a0)  : (vector<8x128xi1>) -> vector<8xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<8xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8xf32, #tpu.memory_space<vmem>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, tc>}> : (memref<8xf32, #tpu.memory_space<vmem>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, sc_vector_subcore>}> : (memref<8xf32, #tpu.memory_space<vmem>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<hbm>}> : (memref<8xf32, #tpu.memory_space<vmem>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem, tc_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem, tc>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem, tc_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem, tc>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, tc>}> : (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem, tc_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem, tc>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, sc_vector_subcore>}> : (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem, tc_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem, tc>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<hbm>}> : (memref<8xf32, #tpu.memory_space<vmem, tc>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem, sc_vector_subcore_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem, sc_vector_subcore_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, tc>}> : (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem, sc_vector_subcore_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, sc_vector_subcore>}> : (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_vmem, sc_vector_subcore_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<hbm>}> : (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_hbm_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<hbm>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8xf32, #tpu.memory_space<hbm>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_hbm_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<hbm>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, tc>}> : (memref<8xf32, #tpu.memory_space<hbm>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_hbm_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<hbm>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, sc_vector_subcore>}> : (memref<8xf32, #tpu.memory_space<hbm>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_hbm_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<hbm>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<hbm>}> : (memref<8xf32, #tpu.memory_space<hbm>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_smem_vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<smem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<smem>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8xf32, #tpu.memory_space<smem>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_smem_vmem, tc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<smem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<smem>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, tc>}> : (memref<8xf32, #tpu.memory_space<smem>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_smem_vmem, sc_vector_subcore
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<smem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<smem>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<vmem, sc_vector_subcore>}> : (memref<8xf32, #tpu.memory_space<smem>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_msis_smem_hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<smem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<smem>>):
    %r = "tpu.memref_memory_space_is"(%a0) <{memory_space = #tpu.memory_space<hbm>}> : (memref<8xf32, #tpu.memory_space<smem>>) -> i1
    "tpu.log"(%r) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x00
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<10x100x1xf32, #tpu.tiled<(8,128,1),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<10x100x1xf32, #tpu.tiled<(8,128,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x01
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x1x100xf32, #tpu.tiled<(8,1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<10x1x100xf32, #tpu.tiled<(8,1,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<10x1x100xf32, #tpu.tiled<(8,1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x02
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x1xf32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<10x1xf32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<10x1xf32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<10xf32, #tpu.tiled<(8),[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<10xf32, #tpu.tiled<(8),[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x03
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x1x1xf32, #tpu.tiled<(8,1,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<10x1x1xf32, #tpu.tiled<(8,1,1),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<10x1x1xf32, #tpu.tiled<(8,1,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<10x1xf32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<10x1xf32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x04
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x1x1xf32, #tpu.tiled<(8,1,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<10x1x1xf32, #tpu.tiled<(8,1,1),[1,1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<10x1x1xf32, #tpu.tiled<(8,1,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<10x1x1x1xf32, #tpu.tiled<(8,1,1,1),[1,1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<10x1x1x1xf32, #tpu.tiled<(8,1,1,1),[1,1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x11
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %r = "tpu.memref_reshape"(%a0)  : (memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<1x8x1xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1x8x1xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()
