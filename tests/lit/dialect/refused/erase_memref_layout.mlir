// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// addlayout
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.erase_memref_layout' op leaves no layout, but gives 'memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.erase_memref_layout"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.erase_memref_layout' op requires the same element type for all operands and results}}
    %r = "tpu.erase_memref_layout"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// keeplayout
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.erase_memref_layout' op leaves no layout, but gives 'memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.erase_memref_layout"(%a0) : (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shapechange
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.erase_memref_layout' op requires the same shape for all operands and results}}
    %r = "tpu.erase_memref_layout"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<3x5xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.erase_memref_layout' op keeps the memory space of 'memref<8x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<8x128xf32, #tpu.memory_space<smem>>'}}
    %r = "tpu.erase_memref_layout"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<smem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
