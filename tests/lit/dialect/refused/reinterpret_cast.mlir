// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dyn
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.reinterpret_cast' op has 0 dynamic sizes for 'memref<?x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.reinterpret_cast"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// extra
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: i32):
// expected-error@+1 {{'tpu.reinterpret_cast' op has 1 dynamic sizes for 'memref<8x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.reinterpret_cast"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nospace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.reinterpret_cast' op keeps the memory space of 'memref<8x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<8x128xf32>'}}
    %r = "tpu.reinterpret_cast"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// offty
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index):
// expected-error@+1 {{'tpu.reinterpret_cast' op operand #1 must be 32-bit signless integer, but got 'index'}}
    %r = "tpu.reinterpret_cast"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_tileddynstride0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.reinterpret_cast' op has 0 dynamic strides for 'memref<8x128xf32, #tpu.tiled<(8,128),[?,1]>, #tpu.memory_space<vmem>>'}}
    %r = "tpu.reinterpret_cast"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.tiled<(8,128),[?,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.reinterpret_cast' op keeps the memory space of 'memref<8x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<8x128xf32, #tpu.memory_space<smem>>'}}
    %r = "tpu.reinterpret_cast"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<smem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// three
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0, 0>} for op tpu.reinterpret_cast: size mismatch in attribute conversion: 3 vs 4}}
    %r = "tpu.reinterpret_cast"(%a0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
