// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// accrank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has a acc of rank 2 for 1 spatial dimensions}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<14x128xf32>) -> vector<14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// accres
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op adds into 'vector<1x14x128xf32>', but gives 'vector<1x14x128xbf16>'}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// batch
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<2x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<2x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has a batch of 1 in 1 groups for a result of 2}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<2x14x128xf32>) -> vector<2x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bg0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has 1 feature groups and 0 batch groups; both are positive and one of them is 1}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{batch_group_count = 0 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bg2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has a batch of 1 in 2 groups for a result of 1}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{batch_group_count = 2 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bigkernel
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<33x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<33x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has a kernel of 33 over an input of 16 in spatial dimension 0}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<33x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// both
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has 2 feature groups and 2 batch groups; both are positive and one of them is 1}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{feature_group_count = 2 : i64, batch_group_count = 2 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dil0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has a stride or a dilation below 1}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 0>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dupdim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op does not name each dimension of its lhs once}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 0, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// feat
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x64x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x64x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has 128 features in 1 groups for a kernel of 64}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x64x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// fg0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has 0 feature groups and 1 batch groups; both are positive and one of them is 1}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{feature_group_count = 0 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// fg3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has 128 features in 3 groups for a kernel of 128}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{feature_group_count = 3 : i64, dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ld
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op needs a stride, two paddings, two dilations and a reversal for each of 1 spatial dimensions}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// lhsrank
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has a lhs of rank 2 for 1 spatial dimensions}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// oob
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op does not name each dimension of its lhs once}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 7, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outfeat
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x64xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x64xf32>):
// expected-error@+1 {{'tpu.conv' op has a kernel of 128 output features for a result of 64}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x64xf32>) -> vector<1x14x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outsize
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x15x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x15x128xf32>):
// expected-error@+1 {{'tpu.conv' op gives size 14 in spatial dimension 0, not 15}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x15x128xf32>) -> vector<1x15x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// pad1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op needs a stride, two paddings, two dilations and a reversal for each of 1 spatial dimensions}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rd
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op needs a stride, two paddings, two dilations and a reversal for each of 1 spatial dimensions}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// spat
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has 0 spatial dimensions in its acc, 1 in its lhs}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, []>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// wr
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op needs a stride, two paddings, two dilations and a reversal for each of 1 spatial dimensions}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false, true>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ws
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op needs a stride, two paddings, two dilations and a reversal for each of 1 spatial dimensions}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 1, 1>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ws0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x16x128xf32>, %a1: vector<3x128x128xf32>, %a2: vector<1x14x128xf32>):
// expected-error@+1 {{'tpu.conv' op has a stride or a dilation below 1}}
    %r = "tpu.conv"(%a0, %a1, %a2) <{dimension_numbers = #tpu.conv_dimension_numbers<0, 2, [1], 1, 2, [0], 0, 2, [1]>, window_strides = array<i64: 0>, padding = array<i64: 0, 0>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false>}> : (vector<1x16x128xf32>, vector<3x128x128xf32>, vector<1x14x128xf32>) -> vector<1x14x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
