// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// bitcast0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op has no rule to turn #tpu.tiled<(16,128),[1,1]> from 16 to 32 bits}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(16,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<8x128xi32, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(16,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast3
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<32x128xi8, #tpu.tiled<(32,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<32x128xi8, #tpu.tiled<(32,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast5
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<16x128xbf16, #tpu.tiled<(16,128)(4,1),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast7
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op has no rule to turn #tpu.tiled<(1,128),[1,1]> from 16 to 32 bits}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast8
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(1,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(1,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op has no rule to turn #tpu.tiled<(1,128)(2,1),[1,1]> from 16 to 32 bits}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(1,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast9
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<16x128xbf16, #tpu.tiled<(2,1),[128,1]>, #tpu.memory_space<vmem>>', not 'memref<16x128xbf16, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<,[128,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast11
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op has no rule to turn #tpu.tiled<(128),[1,1]> from 16 to 32 bits}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast12
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(256)(128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(256)(128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op has no rule to turn #tpu.tiled<(256)(128)(2,1),[1,1]> from 16 to 32 bits}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(256)(128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast14
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op has no rule to turn strided<[256, 1]> from 32 to 16 bits}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, strided<[256,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast15
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op has no rule to turn strided<[256, 1]> from 32 to 16 bits}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, strided<[256,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, strided<[128,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast16
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op casts elements of known width, but turns 'memref<8x128xi32, #tpu.memory_space<vmem>>' into 'memref<8x128xindex, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<8x128xindex, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast19
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi64, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi64, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<16x128xi32, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<16x128xi32, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi64, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xi32, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape02
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op keeps the number of elements, but turns 'memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>' into 'memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0) : (memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape03
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has a tiled layout on both sides or on neither, but turns 'memref<16x128xf32, #tpu.memory_space<vmem>>' into 'memref<2x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape04
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(8,128),[1,1,1]>, not affine_map<(d0, d1, d2) -> (d0, d1, d2)>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape05
"builtin.module"() ({
  "func.func"() <{function_type = (memref<12x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<12x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<12x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into the shape (2, 6, 128)}}
    %r = "tpu.memref_reshape"(%a0) : (memref<12x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2x6x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape06
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>' into the shape (2, 8, 128)}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape11
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(8,1,128),[2,2,1]>, not #tpu.tiled<(1,128),[2,2,1]>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<8x1x256xf32, #tpu.tiled<(1,128),[2,2,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape12
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>' into the shape (2048)}}
    %r = "tpu.memref_reshape"(%a0) : (memref<8x256xf32, #tpu.tiled<(8,128),[2,1]>, #tpu.memory_space<vmem>>) -> memref<2048xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape16
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2048xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(128),[1,1]>, not #tpu.tiled<(1,128),[1,1]>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<2048xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> memref<16x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape20
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(256),[2,1]>, not #tpu.tiled<(1,256),[2,1]>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<2048xf32, #tpu.tiled<(256),[1]>, #tpu.memory_space<vmem>>) -> memref<4x512xf32, #tpu.tiled<(1,256),[2,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape24
"builtin.module"() ({
  "func.func"() <{function_type = (memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into the shape (640)}}
    %r = "tpu.memref_reshape"(%a0) : (memref<5x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<640xf32, #tpu.tiled<(640),[1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape27
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<,[256,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<,[256,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule for a ref with gaps, 'memref<16x128xf32, #tpu.tiled<,[256,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x128xf32, #tpu.tiled<,[256,1]>, #tpu.memory_space<vmem>>) -> memref<2x8x128xf32, #tpu.tiled<,[2048,256,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape29
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x256xbf16, #tpu.tiled<(8,128)(2,1),[2,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x256xbf16, #tpu.tiled<(8,128)(2,1),[2,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<16x256xbf16, #tpu.tiled<(8,128)(2,1),[2,1]>, #tpu.memory_space<vmem>>' into the shape (16, 2, 128)}}
    %r = "tpu.memref_reshape"(%a0) : (memref<16x256xbf16, #tpu.tiled<(8,128)(2,1),[2,1]>, #tpu.memory_space<vmem>>) -> memref<16x2x128xbf16, #tpu.tiled<(8,1,128)(2,1),[2,1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape32
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(128),[1,1]>, not #tpu.tiled<(1,128),[1,1]>}}
    %r = "tpu.memref_reshape"(%a0) : (memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> memref<1x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<16x128xbf16, #tpu.tiled<(16,1),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<16x128xbf16, #tpu.tiled<(16,1)(2,1),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0)  : (memref<8x128xi32, #tpu.tiled<(8,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,1)(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<16x128xbf16, #tpu.tiled<(16,1)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_bc12
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op has no rule to turn #tpu.tiled<(),[1,1]> from 32 to 16 bits}}
    %r = "tpu.memref_bitcast"(%a0)  : (memref<8x128xi32, #tpu.tiled<(),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<()(2,1),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<16x128xbf16, #tpu.tiled<()(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs01
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(2,4,128),[1,1,1,1]>, not #tpu.tiled<(4,128),[2,1,1,1]>}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<?x2x4x128xf32, #tpu.tiled<(4,128),[2,1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<?x2x4x128xf32, #tpu.tiled<(4,128),[2,1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs02
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(1,1024),[1,1]>, not #tpu.tiled<(8,128),[8,1]>}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<?x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<?x1024xf32, #tpu.tiled<(8,128),[8,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<?x1024xf32, #tpu.tiled<(8,128),[8,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs04
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule for a ref with gaps, 'memref<2x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<2x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>) -> memref<?x2x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<?x2x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs05
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<2x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule for a ref with gaps, 'memref<2x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<2x?x128xf32, #tpu.tiled<(8,128),[?,1,1]>, #tpu.memory_space<vmem>>) -> memref<1x2x?x128xf32, #tpu.tiled<(8,128),[?,?,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1x2x?x128xf32, #tpu.tiled<(8,128),[?,?,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs07
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x?x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op keeps one dynamic dimension at most, but turns 'memref<?x?x128xf32, #tpu.memory_space<vmem>>' into 'memref<?x?x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<?x?x128xf32, #tpu.memory_space<vmem>>) -> memref<?x?x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<?x?x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs08
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op keeps the number of elements, but turns 'memref<?x8x128xf32, #tpu.memory_space<vmem>>' into 'memref<?x4x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<?x8x128xf32, #tpu.memory_space<vmem>>) -> memref<?x4x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<?x4x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs12
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into the shape (128)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<128xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs13
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into the shape (128)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<1x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<128xf32, #tpu.tiled<(8,128),[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<128xf32, #tpu.tiled<(8,128),[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs14
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<8x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>' into the shape (8, 128)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<8x1x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8x128xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs18
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(1,128),[8,1]>, not #tpu.tiled<(128),[8,1]>}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<4x8x1x128xf32, #tpu.tiled<(1,128),[8,1,1,1]>, #tpu.memory_space<vmem>>) -> memref<4x1024xf32, #tpu.tiled<(128),[8,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4x1024xf32, #tpu.tiled<(128),[8,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs20
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(1,128),[8,1,1]>, not #tpu.tiled<(1,1,128),[8,1,1]>}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<4x1024xf32, #tpu.tiled<(1,128),[8,1]>, #tpu.memory_space<vmem>>) -> memref<4x8x128xf32, #tpu.tiled<(1,1,128),[8,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4x8x128xf32, #tpu.tiled<(1,1,128),[8,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs26
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4096xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4096xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(8,128),[1,1,1]>, not #tpu.tiled<(1,8,128),[1,1,1]>}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<4096xf32, #tpu.tiled<(1024),[1]>, #tpu.memory_space<vmem>>) -> memref<4x8x128xf32, #tpu.tiled<(1,8,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<4x8x128xf32, #tpu.tiled<(1,8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_rs32
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into the shape (10, 10, 10)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<10x100xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<10x10x10xf32, #tpu.tiled<(8,1,128),[10,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<10x10x10xf32, #tpu.tiled<(8,1,128),[10,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x2xi1>):
// expected-error@+1 {{'tpu.mask_cast' op keeps the leading dimensions of (8, 128, 2), but gives (8, 64, 4)}}
    %r = "tpu.mask_cast"(%a0)  : (vector<8x128x2xi1>) -> vector<8x64x4xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<8x64x4xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask7
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x2xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x2xi1>):
// expected-error@+1 {{'tpu.mask_cast' op keeps the leading dimensions of (8, 2), but gives (4, 2)}}
    %r = "tpu.mask_cast"(%a0)  : (vector<8x2xi1>) -> vector<4x2xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<4x2xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask8
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi1>):
// expected-error@+1 {{'tpu.mask_cast' op keeps the leading dimensions of (8), but gives (4, 2)}}
    %r = "tpu.mask_cast"(%a0)  : (vector<8xi1>) -> vector<4x2xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<4x2xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// b_mask10
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x4xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x4xi1>):
// expected-error@+1 {{'tpu.mask_cast' op keeps the leading dimensions of (8, 4), but gives (8, 128, 4)}}
    %r = "tpu.mask_cast"(%a0)  : (vector<8x4xi1>) -> vector<8x128x4xi1>
    "tpu.log"(%r) <{tag = "u"}> : (vector<8x128x4xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x05
"builtin.module"() ({
  "func.func"() <{function_type = (memref<100xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<100xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<100xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>' into the shape (1, 100, 1)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<100xf32, #tpu.tiled<(128),[1]>, #tpu.memory_space<vmem>>) -> memref<1x100x1xf32, #tpu.tiled<(128,1),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1x100x1xf32, #tpu.tiled<(128,1),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x06
"builtin.module"() ({
  "func.func"() <{function_type = (memref<100x1xf32, #tpu.tiled<(128,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<100x1xf32, #tpu.tiled<(128,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<100x1xf32, #tpu.tiled<(128,1),[1,1]>, #tpu.memory_space<vmem>>' into the shape (1, 100)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<100x1xf32, #tpu.tiled<(128,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<1x100xf32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1x100xf32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x07
"builtin.module"() ({
  "func.func"() <{function_type = (memref<100x1xf32, #tpu.tiled<(128,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<100x1xf32, #tpu.tiled<(128,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<100x1xf32, #tpu.tiled<(128,1),[1,1]>, #tpu.memory_space<vmem>>' into the shape (1, 100)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<100x1xf32, #tpu.tiled<(128,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<1x100xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<1x100xf32, #tpu.tiled<(1,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x08
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<10x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<10x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into the shape (10)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<10x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<10xf32, #tpu.tiled<(8),[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<10xf32, #tpu.tiled<(8),[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x09
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op has no rule to turn 'memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into the shape (8)}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8xf32, #tpu.tiled<(8),[1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8xf32, #tpu.tiled<(8),[1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// c_x10
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_reshape' op gives the layout #tpu.tiled<(8,128,1),[1,1,1]>, not #tpu.tiled<(8,1,128),[1,1,1]>}}
    %r = "tpu.memref_reshape"(%a0)  : (memref<8x1xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x1x1xf32, #tpu.tiled<(8,1,128),[1,1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%r) <{tag = "u"}> : (memref<8x1x1xf32, #tpu.tiled<(8,1,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()
