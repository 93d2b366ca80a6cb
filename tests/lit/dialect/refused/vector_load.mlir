// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.vector_load' op moves 'i32' elements through a ref of 'f32'}}
    %r = "tpu.vector_load"(%a0, %a1, %a2) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// fewidx
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index):
// expected-error@+1 {{'tpu.vector_load' op has 1 indices into a ref of rank 2}}
    %r = "tpu.vector_load"(%a0, %a1) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask16
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xbf16, #tpu.memory_space<vmem>>, index, index, vector<16x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xbf16, #tpu.memory_space<vmem>>, %a1: index, %a2: index, %a3: vector<16x128xi1>):
// expected-error@+1 {{'tpu.vector_load' op masks 32-bit elements, not 'bf16'}}
    %r = "tpu.vector_load"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xbf16, #tpu.memory_space<vmem>>, index, index, vector<16x128xi1>) -> vector<16x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maskbc
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<4x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index, %a3: vector<4x128xi1>):
// expected-error@+1 {{'tpu.vector_load' op cannot broadcast its mask of shape (4, 128) to (8, 128)}}
    %r = "tpu.vector_load"(%a0, %a1, %a2, %a3) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index, vector<4x128xi1>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.vector_load' op result #0 must be vector of any type values, but got 'vector<f32>'}}
    %r = "tpu.vector_load"(%a0, %a1, %a2) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scalarres
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.vector_load' op result #0 must be vector of any type values, but got 'f32'}}
    %r = "tpu.vector_load"(%a0, %a1, %a2) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// smem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<smem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<smem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.vector_load' op reaches only VMEM, but the ref is in #tpu.memory_space<smem>}}
    %r = "tpu.vector_load"(%a0, %a1, %a2) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<smem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// strides
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.vector_load' op has no strides; use the strided op}}
    %r = "tpu.vector_load"(%a0, %a1, %a2) <{strides = array<i32: 1, 1>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// strides64
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 2, 0>, strides = array<i64>} for op tpu.vector_load: Invalid attribute `strides` in property conversion: array<i64>}}
    %r = "tpu.vector_load"(%a0, %a1, %a2) <{strides = array<i64>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// strideslen
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>, %a1: index, %a2: index):
// expected-error@+1 {{'tpu.vector_load' op has no strides; use the strided op}}
    %r = "tpu.vector_load"(%a0, %a1, %a2) <{strides = array<i32: 1>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
