// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/conv.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/conv.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/conv.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/conv.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x16x128xf32>, %arg1: vector<3x128x128xf32>, %arg2: vector<1x14x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = array<i64: 0, 0>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bgrp
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<2x16x128xf32>, %arg1: vector<3x128x128xf32>, %arg2: vector<1x14x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 2 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = array<i64: 0, 0>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (vector<2x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// eltmix
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xbf16>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x16x128xf32>, %arg1: vector<3x128x128xbf16>, %arg2: vector<1x14x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = array<i64: 0, 0>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (vector<1x16x128xf32>, vector<3x128x128xbf16>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// grp
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x1x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x16x128xf32>, %arg1: vector<3x1x128xf32>, %arg2: vector<1x14x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 128 : i64, lhs_dilation = array<i64: 1>, padding = array<i64: 0, 0>, precision = #tpu.contract_precision<fp32>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (vector<1x16x128xf32>, vector<3x1x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// inttofloat
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xi8>, vector<3x128x128xi8>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x16x128xi8>, %arg1: vector<3x128x128xi8>, %arg2: vector<1x14x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = array<i64: 0, 0>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (vector<1x16x128xi8>, vector<3x128x128xi8>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ldil
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x29x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x16x128xf32>, %arg1: vector<3x128x128xf32>, %arg2: vector<1x29x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2>, padding = array<i64: 0, 0>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x29x128xf32>) -> vector<1x29x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pad
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x16x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x16x128xf32>, %arg1: vector<3x128x128xf32>, %arg2: vector<1x16x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = array<i64: 1, 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x16x128xf32>) -> vector<1x16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// padneg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x12x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x16x128xf32>, %arg1: vector<3x128x128xf32>, %arg2: vector<1x12x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = array<i64: -1, -1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>, window_strides = array<i64: 1>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x12x128xf32>) -> vector<1x12x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// reversal
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<1x16x128xf32>, %arg1: vector<3x128x128xf32>, %arg2: vector<1x14x128xf32>):
    %0 = "tpu.conv"(%arg0, %arg1, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1>, padding = array<i64: 0, 0>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: true>, window_strides = array<i64: 1>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
