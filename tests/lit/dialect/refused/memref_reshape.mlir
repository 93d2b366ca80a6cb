// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// count
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op keeps the number of elements, but turns 'memref<16x128xf32, #tpu.memory_space<vmem>>' into 'memref<8x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op keeps 'f32' elements, but gives 'i32'}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.memory_space<vmem>>) -> memref<2x8x128xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// minor
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(4,256),[1,1]>, not #tpu.tiled<(8,128),[2,1]>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noncontig
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule for a ref with gaps, 'memref<16x128xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_minorsplit
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(8,1,128),[2,1,1]>, not #tpu.tiled<(8,128),[1,1,1]>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<8x2x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_t_todyn
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has a static shape on both sides or on neither, but turns 'memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into 'memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// second
"builtin.module"() ({
  "func.func"() <{function_type = (memref<3x4x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<3x4x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<3x4x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>' into the shape (2, 6, 128)}}
    %r = "tpu.memref_reshape"(%a0) : (memref<3x4x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<2x6x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op keeps the memory space of 'memref<16x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<2x8x128xf32, #tpu.memory_space<hbm>>'}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.memory_space<hbm>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// strided
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, strided<[256, 1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, strided<[256, 1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op knows tiled and plain layouts, not strided<[256, 1]>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, strided<[256, 1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiling
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(8,128),[1,1,1]>, not #tpu.tiled<(4,128),[1,1,1]>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.tiled<(4,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
