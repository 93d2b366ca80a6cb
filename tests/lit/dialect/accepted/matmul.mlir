// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/matmul.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/matmul.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/matmul.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/matmul.generic -

// batch
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x16xbf16>, vector<4x16x32xbf16>, vector<4x8x32xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<4x8x16xbf16>, %arg1: vector<4x16x32xbf16>, %arg2: vector<4x8x32xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{dimension_numbers = #tpu.dot_dimension_numbers<[2], [1], [1], [2], [0, 0, 0, 1, 1, 2], [0], [0]>, precision = #tpu.contract_precision<fp32>, transpose_lhs = false, transpose_lhs_hint = true, transpose_rhs = false}> : (vector<4x8x16xbf16>, vector<4x16x32xbf16>, vector<4x8x32xf32>) -> vector<4x8x32xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bf16x3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x256xf32>, %arg1: vector<256x64xf32>, %arg2: vector<128x64xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{precision = #tpu.contract_precision<bf16x3>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dn
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x256xf32>, %arg1: vector<256x64xf32>, %arg2: vector<128x64xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mixed
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf8E5M2>, vector<256x64xf8E4M3FN>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x256xf8E5M2>, %arg1: vector<256x64xf8E4M3FN>, %arg2: vector<128x64xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<128x256xf8E5M2>, vector<256x64xf8E4M3FN>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_dimdup_out
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x8xf32>, %arg1: vector<8x8xf32>, %arg2: vector<8x8xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_mixedelt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x16xi8>, vector<16x4xf32>, vector<8x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x16xi8>, %arg1: vector<16x4xf32>, %arg2: vector<8x4xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x16xi8>, vector<16x4xf32>, vector<8x4xf32>) -> vector<8x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_outshapewrong
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x16xf32>, vector<16x4xf32>, vector<5x5xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x16xf32>, %arg1: vector<16x4xf32>, %arg2: vector<5x5xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1, 1], [], []>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<8x16xf32>, vector<16x4xf32>, vector<5x5xf32>) -> vector<5x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// plain
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x256xf32>, %arg1: vector<256x64xf32>, %arg2: vector<128x64xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rhs_t
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xi8>, vector<64x256xi8>, vector<128x64xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x256xi8>, %arg1: vector<64x256xi8>, %arg2: vector<128x64xi32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = true}> : (vector<128x256xi8>, vector<64x256xi8>, vector<128x64xi32>) -> vector<128x64xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// transposeacc
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<64x128xf32>, vector<7x9xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x256xf32>, %arg1: vector<64x128xf32>, %arg2: vector<7x9xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<128x256xf32>, vector<64x128xf32>, vector<7x9xf32>) -> vector<7x9xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// vecrhs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256xf32>, vector<128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<128x256xf32>, %arg1: vector<256xf32>, %arg2: vector<128xf32>):
    %0 = "tpu.matmul"(%arg0, %arg1, %arg2) <{dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [], [0, 0], [], []>, transpose_lhs = false, transpose_lhs_hint = false, transpose_rhs = false}> : (vector<128x256xf32>, vector<256xf32>, vector<128xf32>) -> vector<128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
