// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op keeps 'f32' elements, but gives 'i32'}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// grow
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op removes dimensions of size 1, but turns (8, 128) into (1, 8, 128)}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<1x8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// layout
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op has a tiled layout on both sides or on neither, but turns 'memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>' into 'memref<8x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op keeps the memory space of 'memref<8x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<8x128xf32>'}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nospace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op keeps the memory space of 'memref<1x8x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<8x128xf32>'}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// not1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op removes dimensions of size 1, but turns (2, 8, 128) into (8, 128)}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<2x8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_multitile
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x1x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x1x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op removes dimension 1, which several levels of tiles cover}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<16x1x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op keeps the memory space of 'memref<1x8x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<8x128xf32, #tpu.memory_space<smem>>'}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<smem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiledsq
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_squeeze' op removes dimension 1, which has tiles of size 8}}
    %r = "tpu.memref_squeeze"(%a0) : (memref<4x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<4x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
