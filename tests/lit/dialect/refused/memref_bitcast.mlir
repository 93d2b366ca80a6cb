// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dim
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<8x128xf32, #tpu.memory_space<vmem>>', not 'memref<8x64xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<8x64xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// layout
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<8x128xf32, #tpu.memory_space<vmem>>', not 'memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_b_dynp
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x128xi32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op between widths needs a static second-minor dimension}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<?x128xi32, #tpu.memory_space<vmem>>) -> memref<?x128xbf16, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_b_i1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<256x128xi1, #tpu.memory_space<vmem>>', not 'memref<8x128xi1, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<8x128xi1, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_b_odd
"builtin.module"() ({
  "func.func"() <{function_type = (memref<7x128xbf16, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<7x128xbf16, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op cannot divide 112 bits of the second-minor dimension by 32}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<7x128xbf16, #tpu.memory_space<vmem>>) -> memref<3x128xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_b_r1p
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<128xi32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op between widths needs rank 2 or more}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<128xi32, #tpu.memory_space<vmem>>) -> memref<256xbf16, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_l_half2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<8x128xi32, #tpu.tiled<(4,128),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<8x128xi32, #tpu.tiled<(4,128),[2,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xbf16, #tpu.tiled<(8,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.tiled<(4,128),[2,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_l_t1d
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xi32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xi32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<32x128xbf16, #tpu.tiled<(2,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<32x128xbf16, #tpu.tiled<(256),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<16x128xi32, #tpu.tiled<(128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<32x128xbf16, #tpu.tiled<(256),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<8x128xf32, #tpu.memory_space<vmem>>', not 'memref<1x8x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<1x8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<8x128xf32, #tpu.memory_space<vmem>>', not 'memref<8x128xf32, #tpu.memory_space<hbm>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<hbm>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiled
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(16,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tilesame
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.memref_bitcast' op gives 'memref<16x128xbf16, #tpu.tiled<(16,128)(2,1),[1,1]>, #tpu.memory_space<vmem>>', not 'memref<16x128xbf16, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_bitcast"(%a0) : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xbf16, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
