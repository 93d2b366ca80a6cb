// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// acc16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xbf16>, vector<256x64xbf16>, vector<128x64xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xbf16>, %a1: vector<256x64xbf16>, %a2: vector<128x64xbf16>):
// expected-error@+1 {{'tpu.matmul' op accumulates in 32 bits, not in 'bf16'}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false}> : (vector<128x256xbf16>, vector<256x64xbf16>, vector<128x64xbf16>) -> vector<128x64xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// accres
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op adds into 'vector<128x64xf32>', but gives 'vector<128x64xi32>'}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bcnt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x16xf32>, vector<16x32xf32>, vector<4x8x32xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<4x8x16xf32>, %a1: vector<16x32xf32>, %a2: vector<4x8x32xf32>):
// expected-error@+1 {{'tpu.matmul' op pairs 1 with 0 batch dimensions}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[2], [0], [1], [1], [0, 0, 0, 1, 1, 1], [0], []>}> : (vector<4x8x16xf32>, vector<16x32xf32>, vector<4x8x32xf32>) -> vector<4x8x32xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bsize
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x16xf32>, vector<2x16x32xf32>, vector<4x8x32xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<4x8x16xf32>, %a1: vector<2x16x32xf32>, %a2: vector<4x8x32xf32>):
// expected-error@+1 {{'tpu.matmul' op pairs batch dimensions of sizes 4 and 2}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[2], [1], [1], [2], [0, 0, 0, 1, 1, 2], [0], [0]>}> : (vector<4x8x16xf32>, vector<2x16x32xf32>, vector<4x8x32xf32>) -> vector<4x8x32xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// contractlen
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op pairs 2 with 1 contracted dimensions}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1, 0], [0], [], [1], [1, 1], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dup
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op names dimension 1 of its lhs twice}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [1], [1], [0, 1, 1, 1], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// lhsnc
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op names 1 of the 2 dimensions of its lhs}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [], [1], [1, 1], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ncontract
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Tpu_DotDimensionNumbersAttr parameter 'lhs_contracting_dims' which is to be a `::llvm::ArrayRef<int64_t>`}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[], [], [0, 1], [0, 1], [0, 0, 0, 1, 1, 0, 1, 1], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// neg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op dimension -1 of its lhs is outside of [0, 2)}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [-1], [1], [0, -1, 1, 1], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nohint
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op requires attribute 'transpose_lhs_hint'}}
    %r = "tpu.matmul"(%a0, %a1, %a2) : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// oob
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op dimension 5 of its lhs is outside of [0, 2)}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [5], [1], [0, 5, 1, 1], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outempty
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+2 {{expected integer value}}
// expected-error@+1 {{failed to parse Tpu_DotDimensionNumbersAttr parameter 'output_dim_order' which is to be a `::llvm::ArrayRef<int64_t>`}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outodd
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op orders the result as (0, 0, 1), not as (0, 0, 1, 1)}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [0, 0, 1], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outorder
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op orders the result as (1, 1, 0, 0), not as (0, 0, 1, 1)}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [1], [1, 1, 0, 0], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_acc16f
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xbf16>, vector<8x8xbf16>, vector<8x8xf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x8xbf16>, %a1: vector<8x8xbf16>, %a2: vector<8x8xf16>):
// expected-error@+1 {{'tpu.matmul' op accumulates in 32 bits, not in 'f16'}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false}> : (vector<8x8xbf16>, vector<8x8xbf16>, vector<8x8xf16>) -> vector<8x8xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_rhsunsorted
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x16xf32>, vector<16x4x2xf32>, vector<8x2x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x16xf32>, %a1: vector<16x4x2xf32>, %a2: vector<8x2x4xf32>):
// expected-error@+1 {{'tpu.matmul' op keeps the dimensions (2, 1) of its rhs out of order}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [2, 1], [0, 0, 1, 2, 1, 1], [], []>}> : (vector<8x16xf32>, vector<16x4x2xf32>, vector<8x2x4xf32>) -> vector<8x2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// prec
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{invalid properties {precision = 1 : i32, transpose_lhs_hint = false} for op tpu.matmul: Invalid attribute `precision` in property conversion: 1 : i32}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, precision = 1 : i32}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<f32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<f32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false}> : (vector<f32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rdup
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op names dimension 0 of its rhs twice}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [0], [0, 0, 1, 0], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rhsnc
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op names 1 of the 2 dimensions of its rhs}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[1], [0], [0], [], [0, 0], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// size
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op pairs contracted dimensions of sizes 128 and 256}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[0], [0], [1], [1], [0, 1, 1, 1], [], []>}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tlhs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<128x256xf32>, %a1: vector<256x64xf32>, %a2: vector<128x64xf32>):
// expected-error@+1 {{'tpu.matmul' op transposes no lhs; use dimension_numbers}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs = true, transpose_lhs_hint = false}> : (vector<128x256xf32>, vector<256x64xf32>, vector<128x64xf32>) -> vector<128x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unsorted
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x16xf32>, vector<16x32xf32>, vector<8x4x32xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<4x8x16xf32>, %a1: vector<16x32xf32>, %a2: vector<8x4x32xf32>):
// expected-error@+1 {{'tpu.matmul' op keeps the dimensions (1, 0) of its lhs out of order}}
    %r = "tpu.matmul"(%a0, %a1, %a2) <{transpose_lhs_hint = false, dimension_numbers = #tpu.dot_dimension_numbers<[2], [0], [1, 0], [1], [0, 1, 0, 0, 1, 1], [], []>}> : (vector<4x8x16xf32>, vector<16x32xf32>, vector<8x4x32xf32>) -> vector<8x4x32xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
