// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// any
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<any>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op reaches only VMEM, but the ref is in #tpu.memory_space<any>}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<any>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op moves 'i32' elements through a ref of 'f32'}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xi32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// fewidx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index):
// expected-error@+1 {{'tpu.vector_store' op has 1 indices into a ref of rank 2}}
    "tpu.vector_store"(%a0, %a1, %a2) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// hbm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<hbm>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op reaches only VMEM, but the ref is in #tpu.memory_space<hbm>}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<hbm>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op operand #2 must be variadic of index, but got 'i32'}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xbf16>, memref<16x128xbf16, #tpu.memory_space<vmem>>, index, index, vector<16x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16x128xbf16>, %a1: memref<16x128xbf16, #tpu.memory_space<vmem>>, %a2: index, %a3: index, %a4: vector<16x128xi1>):
// expected-error@+1 {{'tpu.vector_store' op masks 32-bit elements, not 'bf16'}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3, %a4) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<16x128xbf16>, memref<16x128xbf16, #tpu.memory_space<vmem>>, index, index, vector<16x128xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maskshape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<1x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index, %a4: vector<1x128xi1>):
// expected-error@+1 {{'tpu.vector_store' op has a mask of shape (1, 128) for values of (8, 128)}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3, %a4) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<1x128xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nostrides
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op requires attribute 'strides'}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// segs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op operand count (4) does not match with the total size (5) specified in attribute 'operandSegmentSizes'}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 3, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// smem
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<smem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op reaches only VMEM, but the ref is in #tpu.memory_space<smem>}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<smem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// strides
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op has no strides; use the strided op}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{strides = array<i32: 1, 1>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unranked
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<*xf32>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<*xf32>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.vector_store' op operand #1 must be memref of any type values, but got 'memref<*xf32>'}}
    "tpu.vector_store"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<*xf32>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
