// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/fold.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/fold.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/fold.canonical -

// addf_matmul_lhs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x8xf32>, %arg1: vector<8x8xf32>, %arg2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%arg0, %arg1, %0) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %2 = "arith.addf"(%1, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// addf_matmul_multi
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x8xf32>, %arg1: vector<8x8xf32>, %arg2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%arg0, %arg1, %0) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %2 = "arith.addf"(%1, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (vector<8x8xf32>) -> ()
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// addf_matmul_negzero
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x8xf32>, %arg1: vector<8x8xf32>, %arg2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<-0.000000e+00> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%arg0, %arg1, %0) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %2 = "arith.addf"(%1, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// addf_matmul_one
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x8xf32>, %arg1: vector<8x8xf32>, %arg2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%arg0, %arg1, %0) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %2 = "arith.addf"(%1, %arg2) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// addf_matmul_rhs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x8xf32>, %arg1: vector<8x8xf32>, %arg2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<0.000000e+00> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%arg0, %arg1, %0) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %2 = "arith.addf"(%arg2, %1) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// addi_matmul_lhs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xi32>, vector<8x8xi32>, vector<8x8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x8xi32>, %arg1: vector<8x8xi32>, %arg2: vector<8x8xi32>):
    %0 = "arith.constant"() <{value = dense<0> : vector<8x8xi32>}> : () -> vector<8x8xi32>
    %1 = "tpu.matmul"(%arg0, %arg1, %0) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x8xi32>, vector<8x8xi32>, vector<8x8xi32>) -> vector<8x8xi32>
    %2 = "arith.addi"(%1, %arg2) <{overflowFlags = #arith.overflow<none>}> : (vector<8x8xi32>, vector<8x8xi32>) -> vector<8x8xi32>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (vector<8x8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// assume_const
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 16 : i32}> : () -> i32
    %1 = "tpu.assume_multiple"(%0) <{multiple = 8 : i32}> : (i32) -> i32
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// assume_twice
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    %0 = "tpu.assume_multiple"(%arg0) <{multiple = 8 : i32}> : (i32) -> i32
    %1 = "tpu.assume_multiple"(%0) <{multiple = 16 : i32}> : (i32) -> i32
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chain_bitcast
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast"(%arg0) : (vector<8x128xf32>) -> vector<8x128xi32>
    %1 = "tpu.bitcast"(%0) : (vector<8x128xi32>) -> vector<8x128xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chain_bitcast_vreg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast_vreg"(%arg0) : (vector<8x128xf32>) -> vector<8x128xi32>
    %1 = "tpu.bitcast_vreg"(%0) : (vector<8x128xi32>) -> vector<8x128x2xbf16>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128x2xbf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chain_reshape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reshape"(%arg0) : (vector<8x128xf32>) -> vector<1024xf32>
    %1 = "tpu.reshape"(%0) : (vector<1024xf32>) -> vector<4x256xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<4x256xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// chain_reshape_back
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reshape"(%arg0) : (vector<8x128xf32>) -> vector<1024xf32>
    %1 = "tpu.reshape"(%0) : (vector<1024xf32>) -> vector<8x128xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// concat_gone
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.concatenate"(%arg0, %arg0) <{dimension = 0 : i32}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<16x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_bitcast
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
    %1 = "tpu.bitcast"(%0) : (vector<8xf32>) -> vector<8xi32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_extf
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1.500000e+00 : bf16}> : () -> bf16
    %1 = "tpu.extf"(%0) : (bf16) -> f32
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_extf_v
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1.500000e+00> : vector<4xbf16>}> : () -> vector<4xbf16>
    %1 = "tpu.extf"(%0) : (vector<4xbf16>) -> vector<4xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_reshape
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
    %1 = "tpu.reshape"(%0) : (vector<8xf32>) -> vector<2x4xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<2x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_reshape_ns
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>}> : () -> vector<2xf32>
    %1 = "tpu.reshape"(%0) : (vector<2xf32>) -> vector<2x1xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<2x1xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_sitofp
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 3 : i8}> : () -> i8
    %1 = "tpu.sitofp"(%0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (i8) -> f32
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_transpose
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<1.000000e+00> : vector<2x4xf32>}> : () -> vector<2x4xf32>
    %1 = "tpu.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<4x2xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_truncf_0.1
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1.000000e-01 : f32}> : () -> f32
    %1 = "tpu.truncf"(%0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (f32) -> f8E4M3FN
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (f8E4M3FN) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_truncf_1.0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "tpu.truncf"(%0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (f32) -> f8E4M3FN
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (f8E4M3FN) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// const_truncf_1.0e30
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1.000000e+30 : f32}> : () -> f32
    %1 = "tpu.truncf"(%0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (f32) -> f8E4M3FN
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (f8E4M3FN) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dim_of_slice
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>, %arg1: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "tpu.memref_slice"(%arg0, %0, %0, %arg1) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    %3 = "memref.dim"(%2, %1) : (memref<?x128xf32, #tpu.memory_space<vmem>>, index) -> index
    "tpu.log"(%3) <{formatted = false, tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dim_of_squeeze
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x?x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x?x128xf32, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "tpu.memref_squeeze"(%arg0) : (memref<1x?x128xf32, #tpu.memory_space<vmem>>) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    %2 = "memref.dim"(%1, %0) : (memref<?x128xf32, #tpu.memory_space<vmem>>, index) -> index
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// erase_erase
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.erase_memref_layout"(%arg0) : (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    %1 = "tpu.erase_memref_layout"(%0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// erase_layout
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.erase_memref_layout"(%arg0) : (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// fptosi_roundeven
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = "math.roundeven"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
    %1 = "tpu.fptosi"(%0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8xf32>) -> vector<8xi8>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// fptoui_roundeven
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xf32>):
    %0 = "math.roundeven"(%arg0) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
    %1 = "tpu.fptoui"(%0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8xf32>) -> vector<8xi8>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// gather_nodims
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.dynamic_gather"(%arg0, %arg1) <{dimensions = array<i32>}> : (vector<8x128xf32>, vector<8x128xi32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// gather_size1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x128xf32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.dynamic_gather"(%arg0, %arg1) <{dimensions = array<i32: 0>}> : (vector<1x128xf32>, vector<8x128xi32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// iota_1d
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.iota"() <{dimensions = array<i32>}> : () -> vector<8xi32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// matmul_transpose_rhs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x16xf32>, vector<4x16xf32>, vector<8x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x16xf32>, %arg1: vector<4x16xf32>, %arg2: vector<8x4xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = true}> : (vector<8x16xf32>, vector<4x16xf32>, vector<8x4xf32>) -> vector<8x4xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// msis_any
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<any>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<any>>):
    %0 = "tpu.memref_memory_space_is"(%arg0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8x128xf32, #tpu.memory_space<any>>) -> i1
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// msis_core
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_memory_space_is"(%arg0) <{memory_space = #tpu.memory_space<vmem, tc>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i1
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// msis_no
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_memory_space_is"(%arg0) <{memory_space = #tpu.memory_space<hbm>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i1
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// msis_nospace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32>):
    %0 = "tpu.memref_memory_space_is"(%arg0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8x128xf32>) -> i1
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// msis_yes
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_memory_space_is"(%arg0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i1
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_annotate
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = false, no_hazard = false, no_hazard_no_deps = false, no_store = true}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_assume1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    %0 = "tpu.assume_multiple"(%arg0) <{multiple = 1 : i32}> : (i32) -> i32
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_assume_layout
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.assume_layout"(%arg0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_bitcast
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast"(%arg0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_bitcast_vreg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast_vreg"(%arg0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_erase_memref_layout
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.erase_memref_layout"(%arg0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_extf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.extf"(%arg0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_mask_cast
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi1>):
    %0 = "tpu.mask_cast"(%arg0) : (vector<8x128xi1>) -> vector<8x128xi1>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_memref_bitcast
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_bitcast"(%arg0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_memref_reshape
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_reshape"(%arg0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_memref_squeeze
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_reinterpret_cast
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.reinterpret_cast"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_reshape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reshape"(%arg0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_rotate0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "tpu.dynamic_rotate"(%arg0, %0) <{dimension = 0 : si32}> : (vector<8x128xf32>, i32) -> vector<8x128xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_transpose
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.transpose"(%arg0) <{permutation = array<i64: 0, 1>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop_truncf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.truncf"(%arg0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pack_unpack
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xi16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128x2xi16>):
    %0 = "tpu.unpack_subelements"(%arg0) <{index = 1 : i32, integer_extended = true, pack_format = #tpu.pack_format<interleaved>, unsigned_integers = false}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    %1 = "tpu.pack_subelements"(%0) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0>, unsigned_integers = false}> : (vector<8x128xi32>) -> vector<8x128x4xi8>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128x4xi8>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// recip_const
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = dense<2.000000e+00> : vector<8xf32>}> : () -> vector<8xf32>
    %1 = "tpu.reciprocal"(%0) <{approx = false, full_range = true}> : (vector<8xf32>) -> vector<8xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reduce_size1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x8xf32>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<sum>}> : (vector<1x8xf32>) -> vector<1x8xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<1x8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// region_const
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.region"() ({
      %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "tpu.yield"(%1) : (i32) -> ()
    }) : () -> i32
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// region_effect
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.region"() ({
      "tpu.trace_stop"() : () -> ()
      "tpu.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reinterpret_dynconst
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %1 = "tpu.reinterpret_cast"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (memref<?x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reinterpret_off0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "tpu.reinterpret_cast"(%arg0, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// roll_unroll
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16x128xf32>):
    %0:2 = "tpu.unroll_vectors"(%arg0) : (vector<16x128xf32>) -> (vector<8x128xf32>, vector<8x128xf32>)
    %1 = "tpu.roll_vectors"(%0#0, %0#1) : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<16x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shuffled_load_0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index):
    %0 = "tpu.shuffled_load"(%arg0, %arg1, %arg1) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shuffled_load_1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index):
    %0 = "tpu.shuffled_load"(%arg0, %arg1, %arg1) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 1, 0, 2, 3, 4, 5, 6, 7>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shuffled_store_0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: vector<8x128xf32>):
    "tpu.shuffled_store"(%arg2, %arg0, %arg1, %arg1) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 0, 1, 2, 3, 4, 5, 6, 7>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shuffled_store_1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: vector<8x128xf32>):
    "tpu.shuffled_store"(%arg2, %arg0, %arg1, %arg1) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, sublane_offsets = array<i32: 1, 0, 2, 3, 4, 5, 6, 7>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sitofp_extsi
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xi8>):
    %0 = "arith.extsi"(%arg0) : (vector<8xi8>) -> vector<8xi32>
    %1 = "arith.sitofp"(%0) : (vector<8xi32>) -> vector<8xf32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// slice_dynconst
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %2 = "tpu.memref_slice"(%arg0, %0, %0, %1) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (memref<?x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// slice_dynneg
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = -8 : i32}> : () -> i32
    %2 = "tpu.memref_slice"(%arg0, %0, %0, %1) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (memref<?x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// slice_of_erase
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "tpu.erase_memref_layout"(%arg0) : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> memref<16x128xf32, #tpu.memory_space<vmem>>
    %2 = "tpu.memref_slice"(%1, %0, %0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%2) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// slice_slice
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<16x128xf32, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %2 = "tpu.memref_slice"(%arg0, %1, %0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    %3 = "tpu.memref_slice"(%2, %1, %0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%3) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// slice_zero_full
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "tpu.memref_slice"(%arg0, %0, %0) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// squeeze_cast
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "memref.cast"(%arg0) : (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> memref<1x?x128xf32, #tpu.memory_space<vmem>>
    %1 = "tpu.memref_squeeze"(%0) : (memref<1x?x128xf32, #tpu.memory_space<vmem>>) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (memref<?x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// squeeze_of_erase
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.erase_memref_layout"(%arg0) : (memref<1x8x128xf32, #tpu.tiled<(8,128),[1,1,1]>, #tpu.memory_space<vmem>>) -> memref<1x8x128xf32, #tpu.memory_space<vmem>>
    %1 = "tpu.memref_squeeze"(%0) : (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// squeeze_squeeze
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x1x8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<1x1x8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_squeeze"(%arg0) : (memref<1x1x8x128xf32, #tpu.memory_space<vmem>>) -> memref<1x8x128xf32, #tpu.memory_space<vmem>>
    %1 = "tpu.memref_squeeze"(%0) : (memref<1x8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tile_size_tiled
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "tpu.tile_size"(%arg0) <{index = 0 : i32}> : (memref<8x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> i32
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tile_size_untiled
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.tile_size"(%arg0) <{index = 0 : i32}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i32
    "tpu.log"(%0) <{formatted = false, tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// trace_empty
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.trace"() <{level = 1 : i32, message = "a"}> ({
      "tpu.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unpack_pack_elementwise
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.pack_elementwise"(%arg0, %arg1) <{target_type = i16}> : (vector<8x128xi32>, vector<8x128xi32>) -> vector<8x128xi32>
    %1 = "tpu.unpack_elementwise"(%0) <{index = 1 : i32, source_type = i16}> : (vector<8x128xi32>) -> vector<8x128xi32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unpack_pack_false_compressed
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.pack_subelements"(%arg0, %arg1) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0, 1>, unsigned_integers = false}> : (vector<8x128xi32>, vector<8x128xi32>) -> vector<8x128x2xi16>
    %1 = "tpu.unpack_subelements"(%0) <{index = 1 : i32, integer_extended = false, pack_format = #tpu.pack_format<compressed>, unsigned_integers = false}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unpack_pack_false_interleaved
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.pack_subelements"(%arg0, %arg1) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0, 1>, unsigned_integers = false}> : (vector<8x128xi32>, vector<8x128xi32>) -> vector<8x128x2xi16>
    %1 = "tpu.unpack_subelements"(%0) <{index = 1 : i32, integer_extended = false, pack_format = #tpu.pack_format<interleaved>, unsigned_integers = false}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unpack_pack_true_compressed
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.pack_subelements"(%arg0, %arg1) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0, 1>, unsigned_integers = false}> : (vector<8x128xi32>, vector<8x128xi32>) -> vector<8x128x2xi16>
    %1 = "tpu.unpack_subelements"(%0) <{index = 1 : i32, integer_extended = true, pack_format = #tpu.pack_format<compressed>, unsigned_integers = false}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unpack_pack_true_interleaved
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>, %arg1: vector<8x128xi32>):
    %0 = "tpu.pack_subelements"(%arg0, %arg1) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0, 1>, unsigned_integers = false}> : (vector<8x128xi32>, vector<8x128xi32>) -> vector<8x128x2xi16>
    %1 = "tpu.unpack_subelements"(%0) <{index = 1 : i32, integer_extended = true, pack_format = #tpu.pack_format<interleaved>, unsigned_integers = false}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (vector<8x128xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unroll_roll
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>, %arg1: vector<8x128xf32>):
    %0 = "tpu.roll_vectors"(%arg0, %arg1) : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    %1:2 = "tpu.unroll_vectors"(%0) : (vector<16x128xf32>) -> (vector<8x128xf32>, vector<8x128xf32>)
    "tpu.log"(%1#0, %1#1) <{formatted = false, tag = "u"}> : (vector<8x128xf32>, vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// weird_const
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
    %1 = "tpu.weird"(%0) : (f32) -> i1
    "tpu.log"(%1) <{formatted = false, tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
