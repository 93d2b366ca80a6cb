// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/reinterpret_cast.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/reinterpret_cast.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/reinterpret_cast.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/reinterpret_cast.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<4x256xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// off
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: i32):
    %0 = "tpu.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> memref<4x256xi8, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_strided
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: i32):
    %0 = "tpu.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> memref<8x128xf32, strided<[?, 1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_strided2
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, strided<[?, 1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_tileddynstride
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: i32):
    %0 = "tpu.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> memref<8x128xf32, #tpu.tiled<(8,128),[?,1]>, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// stride
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: i32):
    %0 = "tpu.reinterpret_cast"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 0, 0, 1>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
