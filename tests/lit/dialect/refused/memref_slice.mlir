// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dyncnt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.memref_slice' op has 0 dynamic sizes for 'memref<?x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dynextra
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.memref_slice' op has 1 dynamic sizes for 'memref<8x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// idxty
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.memref_slice' op operand #1 must be variadic of 32-bit signless integer, but got 'index'}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, index, index) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nidx
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32):
// expected-error@+1 {{'tpu.memref_slice' op has 1 indices into a ref of rank 2}}
    %r = "tpu.memref_slice"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nospace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.memref_slice' op keeps the memory space of 'memref<16x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<8x128xf32>'}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_nospace2space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.memref_slice' op keeps the memory space of 'memref<16x128xf32>', but gives 'memref<8x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p3_neg
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.memref_slice' op has 1 indices into a ref of rank 2}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<16x128xf32>, i32, i32) -> memref<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.memref_slice' op keeps the rank of 'memref<16x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// semelt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32, #tpu.memory_space<semaphore_mem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<4xi32, #tpu.memory_space<semaphore_mem>>, %a1: i32):
// expected-error@+1 {{'tpu.memref_slice' op finds 'i32' in semaphore memory}}
    %r = "tpu.memref_slice"(%a0, %a1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xi32, #tpu.memory_space<semaphore_mem>>, i32) -> memref<1xi32, #tpu.memory_space<semaphore_mem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.memref_slice' op keeps the memory space of 'memref<16x128xf32, #tpu.memory_space<vmem>>', but gives 'memref<8x128xf32, #tpu.memory_space<smem>>'}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<smem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiled
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>, %a1: i32, %a2: i32):
// expected-error@+1 {{'tpu.memref_slice' op has a tiled layout on both sides or on neither, but turns 'memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>' into 'memref<8x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.memref_slice"(%a0, %a1, %a2) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
