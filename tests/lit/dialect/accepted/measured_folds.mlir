// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/measured_folds.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/measured_folds.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/measured_folds.canonical -

// tr_const
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = dense<[[1.0, 2.0],[3.0,4.0]]> : vector<2x2xf32>}> : () -> vector<2x2xf32>
    %1 = "tpu.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<2x2xf32>) -> vector<2x2xf32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<2x2xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// tr_tr
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
    %1 = "tpu.transpose"(%a0) <{permutation = array<i64: 1, 0>}> : (vector<8x128xf32>) -> vector<128x8xf32>
    %2 = "tpu.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (vector<128x8xf32>) -> vector<8x128xf32>
    "tpu.log"(%2) <{tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// tr_bcast
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x128xf32>):
    %1 = "vector.broadcast"(%a0) : (vector<1x128xf32>) -> vector<8x128xf32>
    %2 = "tpu.transpose"(%1) <{permutation = array<i64: 1, 0>}> : (vector<8x128xf32>) -> vector<128x8xf32>
    "tpu.log"(%2) <{tag = "u"}> : (vector<128x8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// conv_extsi_sitofp
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi8>):
    %0 = "arith.extsi"(%a0) : (vector<8xi8>) -> vector<8xi32>
    %1 = "arith.sitofp"(%0) : (vector<8xi32>) -> vector<8xf32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// convs_extsi_sitofp
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
    %0 = "arith.extsi"(%a0) : (i8) -> i32
    %1 = "arith.sitofp"(%0) : (i32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// convm_extsi_sitofp
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.extsi"(%a0) : (i1) -> i32
    %1 = "arith.sitofp"(%0) : (i32) -> f32
    "tpu.log"(%1, %0) <{tag = "u"}> : (f32, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// conv_extsi_uitofp
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi8>):
    %0 = "arith.extsi"(%a0) : (vector<8xi8>) -> vector<8xi32>
    %1 = "arith.uitofp"(%0) : (vector<8xi32>) -> vector<8xf32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// convs_extsi_uitofp
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
    %0 = "arith.extsi"(%a0) : (i8) -> i32
    %1 = "arith.uitofp"(%0) : (i32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// convm_extsi_uitofp
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.extsi"(%a0) : (i1) -> i32
    %1 = "arith.uitofp"(%0) : (i32) -> f32
    "tpu.log"(%1, %0) <{tag = "u"}> : (f32, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// conv_extui_sitofp
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi8>):
    %0 = "arith.extui"(%a0) : (vector<8xi8>) -> vector<8xi32>
    %1 = "arith.sitofp"(%0) : (vector<8xi32>) -> vector<8xf32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// convs_extui_sitofp
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
    %0 = "arith.extui"(%a0) : (i8) -> i32
    %1 = "arith.sitofp"(%0) : (i32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// convm_extui_sitofp
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.extui"(%a0) : (i1) -> i32
    %1 = "arith.sitofp"(%0) : (i32) -> f32
    "tpu.log"(%1, %0) <{tag = "u"}> : (f32, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// conv_extui_uitofp
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi8>):
    %0 = "arith.extui"(%a0) : (vector<8xi8>) -> vector<8xi32>
    %1 = "arith.uitofp"(%0) : (vector<8xi32>) -> vector<8xf32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// convs_extui_uitofp
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
    %0 = "arith.extui"(%a0) : (i8) -> i32
    %1 = "arith.uitofp"(%0) : (i32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// convm_extui_uitofp
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.extui"(%a0) : (i1) -> i32
    %1 = "arith.uitofp"(%0) : (i32) -> f32
    "tpu.log"(%1, %0) <{tag = "u"}> : (f32, i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// f2i_fptosi
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
    %0 = "arith.fptosi"(%a0) : (vector<8xf32>) -> vector<8xi32>
    %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<none>}> : (vector<8xi32>) -> vector<8xi8>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi8>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// f2i_fptoui
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
    %0 = "arith.fptoui"(%a0) : (vector<8xf32>) -> vector<8xi32>
    %1 = "arith.trunci"(%0) <{overflowFlags = #arith.overflow<none>}> : (vector<8xi32>) -> vector<8xi8>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi8>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extf_trunc_arith.extf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
    %0 = "arith.extf"(%a0) : (vector<8xbf16>) -> vector<8xf32>
    %1 = "arith.truncf"(%0) : (vector<8xf32>) -> vector<8xbf16>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xbf16>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extf_trunc_tpu.extf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
    %0 = "tpu.extf"(%a0) : (vector<8xbf16>) -> vector<8xf32>
    %1 = "arith.truncf"(%0) : (vector<8xf32>) -> vector<8xbf16>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xbf16>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extf_tpu_trunc
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
    %0 = "tpu.extf"(%a0) : (vector<8xbf16>) -> vector<8xf32>
    %1 = "tpu.truncf"(%0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (vector<8xf32>) -> vector<8xbf16>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xbf16>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extf_extf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf8E5M2>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf8E5M2>):
    %0 = "tpu.extf"(%a0) : (vector<8xf8E5M2>) -> vector<8xbf16>
    %1 = "tpu.extf"(%0) : (vector<8xbf16>) -> vector<8xf32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extf_nan
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 0x7FC1 : bf16}> : () -> bf16
    %1 = "tpu.extf"(%0) : (bf16) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extf_inf
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 0x7F80 : bf16}> : () -> bf16
    %1 = "tpu.extf"(%0) : (bf16) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// truncf_v
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = dense<[1.0, 2.0]> : vector<2xf32>}> : () -> vector<2xf32>
    %1 = "tpu.truncf"(%0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<2xf32>) -> vector<2xbf16>
    "tpu.log"(%1) <{tag = "u"}> : (vector<2xbf16>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// truncf_v2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = dense<[1.0, 0.1]> : vector<2xf32>}> : () -> vector<2xf32>
    %1 = "tpu.truncf"(%0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<2xf32>) -> vector<2xbf16>
    "tpu.log"(%1) <{tag = "u"}> : (vector<2xbf16>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extf_narrow
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "tpu.extf"(%0) : (f32) -> bf16
    "tpu.log"(%1) <{tag = "u"}> : (bf16) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extf_same
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "tpu.extf"(%0) : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// fptosi_rm_towards_zero
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
    %0 = "math.roundeven"(%a0) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
    %1 = "tpu.fptosi"(%0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (vector<8xf32>) -> vector<8xi8>
    "tpu.log"(%1, %0) <{tag = "u"}> : (vector<8xi8>, vector<8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// fptosi_rm_to_nearest_even
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
    %0 = "math.roundeven"(%a0) <{fastmath = #arith.fastmath<none>}> : (vector<8xf32>) -> vector<8xf32>
    %1 = "tpu.fptosi"(%0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (vector<8xf32>) -> vector<8xi8>
    "tpu.log"(%1, %0) <{tag = "u"}> : (vector<8xi8>, vector<8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// fptosi_scalar
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "math.roundeven"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "tpu.fptosi"(%0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (f32) -> i8
    "tpu.log"(%1) <{tag = "u"}> : (i8) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_float_pack
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x2xbf16>):
    %0 = "tpu.unpack_subelements"(%a0) <{index = 1 : i32, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128x2xbf16>) -> vector<8x128xf32>
    %1 = "tpu.pack_subelements"(%0) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0>}> : (vector<8x128xf32>) -> vector<8x128x4xf8E5M2>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8x128x4xf8E5M2>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_pack_same
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xi16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x2xi16>):
    %0 = "tpu.unpack_subelements"(%a0) <{index = 1 : i32, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    %1 = "tpu.pack_subelements"(%0) <{pack_format = #tpu.pack_format<compressed>, positions = array<i32: 0>}> : (vector<8x128xi32>) -> vector<8x128x2xi16>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8x128x2xi16>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_pack_mixed
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xi16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x2xi16>):
    %0 = "tpu.unpack_subelements"(%a0) <{index = 1 : i32, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    %1 = "tpu.pack_subelements"(%0) <{pack_format = #tpu.pack_format<compressed>, positions = array<i32: 0>}> : (vector<8x128xi32>) -> vector<8x128x2xi16>
    "tpu.log"(%1, %0) <{tag = "u"}> : (vector<8x128x2xi16>, vector<8x128xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_dead
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128x2xi16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128x2xi16>):
    %0 = "tpu.unpack_subelements"(%a0) <{index = 1 : i32, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_pack_f
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
    %0 = "tpu.pack_subelements"(%a0, %a1) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0, 1>}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128x2xbf16>
    %1 = "tpu.unpack_subelements"(%0) <{index = 1 : i32, integer_extended = false, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128x2xbf16>) -> vector<8x128xf32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_pack_miss
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>):
    %0 = "tpu.pack_subelements"(%a0) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0>}> : (vector<8x128xi32>) -> vector<8x128x2xi16>
    %1 = "tpu.unpack_subelements"(%0) <{index = 1 : i32, integer_extended = false, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8x128xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_pack_uns
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>):
    %0 = "tpu.pack_subelements"(%a0) <{pack_format = #tpu.pack_format<interleaved>, positions = array<i32: 0>, unsigned_integers = true}> : (vector<8x128xi32>) -> vector<8x128x2xi16>
    %1 = "tpu.unpack_subelements"(%0) <{index = 0 : i32, integer_extended = false, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128x2xi16>) -> vector<8x128xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8x128xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mm_scalarsplat
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x8xf32>, %a1: vector<8x8xf32>, %a2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "vector.broadcast"(%0) : (f32) -> vector<8x8xf32>
    %2 = "tpu.matmul"(%a0, %a1, %1) <{transpose_lhs_hint = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %3 = "arith.addf"(%2, %a2) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%3) <{tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mm_mm
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x8xf32>, %a1: vector<8x8xf32>, %a2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<0.0> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%a0, %a1, %0) <{transpose_lhs_hint = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %2 = "tpu.matmul"(%a1, %a0, %0) <{transpose_lhs_hint = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %3 = "arith.addf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%3) <{tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mm_self
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x8xf32>, %a1: vector<8x8xf32>, %a2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<0.0> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%a0, %a1, %0) <{transpose_lhs_hint = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %3 = "arith.addf"(%1, %1) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%3) <{tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mm_addi_const
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xi8>, vector<8x8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x8xi8>, %a1: vector<8x8xi8>):
    %0 = "arith.constant"() <{value = dense<0> : vector<8x8xi32>}> : () -> vector<8x8xi32>
    %c = "arith.constant"() <{value = dense<3> : vector<8x8xi32>}> : () -> vector<8x8xi32>
    %1 = "tpu.matmul"(%a0, %a1, %0) <{transpose_lhs_hint = false}> : (vector<8x8xi8>, vector<8x8xi8>, vector<8x8xi32>) -> vector<8x8xi32>
    %3 = "arith.addi"(%c, %1) <{overflowFlags = #arith.overflow<none>}> : (vector<8x8xi32>, vector<8x8xi32>) -> vector<8x8xi32>
    "tpu.log"(%3) <{tag = "u"}> : (vector<8x8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mm_later_add
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x8xf32>, %a1: vector<8x8xf32>, %a2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<0.0> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%a0, %a1, %0) <{transpose_lhs_hint = false}> : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %2 = "arith.mulf"(%a2, %a2) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %3 = "arith.addf"(%1, %2) <{fastmath = #arith.fastmath<none>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%3) <{tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mm_fastmath
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x8xf32>, %a1: vector<8x8xf32>, %a2: vector<8x8xf32>):
    %0 = "arith.constant"() <{value = dense<0.0> : vector<8x8xf32>}> : () -> vector<8x8xf32>
    %1 = "tpu.matmul"(%a0, %a1, %0) <{transpose_lhs_hint = false, precision = #tpu.contract_precision<fp32>}> {foo = 1 : i32} : (vector<8x8xf32>, vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    %3 = "arith.addf"(%1, %a2) <{fastmath = #arith.fastmath<fast>}> : (vector<8x8xf32>, vector<8x8xf32>) -> vector<8x8xf32>
    "tpu.log"(%3) <{tag = "u"}> : (vector<8x8xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// slice_partial
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %2 = "tpu.memref_slice"(%a0, %0, %0, %1, %a1) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32, i32) -> memref<?x?xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%2) <{tag = "u"}> : (memref<?x?xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// slice_zero_dyn
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x?xf32, #tpu.memory_space<vmem>>, %a1: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "tpu.memref_slice"(%a0, %0, %0, %a1, %a1) <{operandSegmentSizes = array<i32: 1, 2, 2>}> : (memref<?x?xf32, #tpu.memory_space<vmem>>, i32, i32, i32, i32) -> memref<?x?xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%2) <{tag = "u"}> : (memref<?x?xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// slice_zero_size
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %2 = "tpu.memref_slice"(%a0, %0, %0, %0) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%2) <{tag = "u"}> : (memref<?x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// slice_tiled
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.constant"() <{value = 8 : i32}> : () -> i32
    %2 = "tpu.memref_slice"(%a0, %0, %0, %1) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>
    "tpu.log"(%2) <{tag = "u"}> : (memref<?x128xf32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// slice_of_cast
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32):
    %c = "memref.cast"(%a0) : (memref<16x128xf32, #tpu.memory_space<vmem>>) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    %2 = "tpu.memref_slice"(%c, %a1, %a1) <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "tpu.log"(%2) <{tag = "u"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// load_of_cast
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: index):
    %c = "memref.cast"(%a0) : (memref<16x128xf32, #tpu.memory_space<vmem>>) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    %2 = "tpu.vector_load"(%c, %a1, %a1) <{strides = array<i32>, operandSegmentSizes = array<i32: 1, 2, 0>}> : (memref<?x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "tpu.log"(%2) <{tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// dim_static
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32):
    %i = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "tpu.memref_slice"(%a0, %a1, %a1, %a1) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    %3 = "memref.dim"(%2, %i) : (memref<?x128xf32, #tpu.memory_space<vmem>>, index) -> index
    "tpu.log"(%3) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// dim_unknown
"builtin.module"() ({
  "func.func"() <{function_type = (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<16x128xf32, #tpu.memory_space<vmem>>, %a1: i32, %a2: index):
    %2 = "tpu.memref_slice"(%a0, %a1, %a1, %a1) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<16x128xf32, #tpu.memory_space<vmem>>, i32, i32, i32) -> memref<?x128xf32, #tpu.memory_space<vmem>>
    %3 = "memref.dim"(%2, %a2) : (memref<?x128xf32, #tpu.memory_space<vmem>>, index) -> index
    "tpu.log"(%3) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// dim_sq_unknown
"builtin.module"() ({
  "func.func"() <{function_type = (memref<1x?x128xf32>, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<1x?x128xf32>, %a1: index):
    %2 = "tpu.memref_squeeze"(%a0) : (memref<1x?x128xf32>) -> memref<?x128xf32>
    %3 = "memref.dim"(%2, %a1) : (memref<?x128xf32>, index) -> index
    "tpu.log"(%3) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// dim_bitcast
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x8x128xi32>):
    %i = "arith.constant"() <{value = 0 : index}> : () -> index
    %2 = "tpu.memref_bitcast"(%a0) : (memref<?x8x128xi32>) -> memref<?x16x128xbf16>
    %3 = "memref.dim"(%2, %i) : (memref<?x16x128xbf16>, index) -> index
    "tpu.log"(%3) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// dim_sq_mid
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x1x?xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<?x1x?xf32>):
    %i = "arith.constant"() <{value = 0 : index}> : () -> index
    %j = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "tpu.memref_squeeze"(%a0) : (memref<?x1x?xf32>) -> memref<?x?xf32>
    %3 = "memref.dim"(%2, %i) : (memref<?x?xf32>, index) -> index
    %4 = "memref.dim"(%2, %j) : (memref<?x?xf32>, index) -> index
    "tpu.log"(%3, %4) <{tag = "u"}> : (index, index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// gather_two
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x1xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x1xf32>, %a1: vector<8x128xi32>):
    %0 = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 0, 1>}> : (vector<1x1xf32>, vector<8x128xi32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// gather_half
"builtin.module"() ({
  "func.func"() <{function_type = (vector<1x128xf32>, vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<1x128xf32>, %a1: vector<8x128xi32>):
    %0 = "tpu.dynamic_gather"(%a0, %a1) <{dimensions = array<i32: 0, 1>}> : (vector<1x128xf32>, vector<8x128xi32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// roll_types
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
    %0 = "tpu.roll_vectors"(%a0, %a1) : (vector<8x128xf32>, vector<8x128xf32>) -> vector<16x128xf32>
    %1:2 = "tpu.unroll_vectors"(%0) : (vector<16x128xf32>) -> (vector<8x128xf32>, vector<8x64xf32>)
    "tpu.log"(%1#0, %1#1) <{tag = "u"}> : (vector<8x128xf32>, vector<8x64xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// roll_one
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
    %0 = "tpu.roll_vectors"(%a0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.log"(%0) <{tag = "u"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// assume_neg
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %c = "arith.constant"() <{value = -16 : index}> : () -> index
    %r = "tpu.assume_multiple"(%c) <{multiple = 8 : i32}> : (index) -> index
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// assume_neg5
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %c = "arith.constant"() <{value = -15 : i32}> : () -> i32
    %r = "tpu.assume_multiple"(%c) <{multiple = 5 : i32}> : (i32) -> i32
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// assume_i64
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %c = "arith.constant"() <{value = -15 : i64}> : () -> i64
    %r = "tpu.assume_multiple"(%c) <{multiple = 5 : i32}> : (i64) -> i64
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// concat_lower
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8xf32>):
    %r = "tpu.concatenate"(%a0, %a1) <{dimension = 0 : i32}> : (vector<8x128xf32>, vector<8xf32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast_i1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi1>):
    %r = "tpu.bitcast"(%a0) : (vector<8x128xi1>) -> vector<1x128xi8>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast_scal
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<[4]xi32>):
    %r = "tpu.bitcast"(%a0) : (vector<[4]xi32>) -> vector<4xf32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reshape_scal
"builtin.module"() ({
  "func.func"() <{function_type = (vector<[4]xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<[4]xi32>):
    %r = "tpu.reshape"(%a0) : (vector<[4]xi32>) -> vector<4xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reduce_index_bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xbf16>):
    %r = "tpu.reduce_index"(%a0) <{axis = 1 : i32, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xbf16>) -> vector<8xi16>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_w
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi16>):
    %r = "tpu.unpack_elementwise"(%a0) <{source_type = i8, index = 1 : i32}> : (vector<8x128xi16>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_u
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xui32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xui32>):
    %r = "tpu.unpack_elementwise"(%a0) <{source_type = i8, index = 3 : i32}> : (vector<8x128xui32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// log_sc2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
    "tpu.log"(%a0) <{tag = "a"}> : (vector<8xf32>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// tr3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<2x3x4xf32>):
    %1 = "tpu.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (vector<2x3x4xf32>) -> vector<3x4x2xf32>
    %2 = "tpu.transpose"(%1) <{permutation = array<i64: 1, 0, 2>}> : (vector<3x4x2xf32>) -> vector<4x3x2xf32>
    "tpu.log"(%2) <{tag = "u"}> : (vector<4x3x2xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// tr3use
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<2x3x4xf32>):
    %1 = "tpu.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (vector<2x3x4xf32>) -> vector<3x4x2xf32>
    %2 = "tpu.transpose"(%1) <{permutation = array<i64: 1, 0, 2>}> : (vector<3x4x2xf32>) -> vector<4x3x2xf32>
    "tpu.log"(%2, %1) <{tag = "u"}> : (vector<4x3x2xf32>, vector<3x4x2xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// trv
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<2x3x4xf32>):
    %1 = "vector.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (vector<2x3x4xf32>) -> vector<3x4x2xf32>
    %2 = "tpu.transpose"(%1) <{permutation = array<i64: 2, 0, 1>}> : (vector<3x4x2xf32>) -> vector<2x3x4xf32>
    "tpu.log"(%2) <{tag = "u"}> : (vector<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// trsplat
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = dense<1.0> : vector<2x4xf32>}> : () -> vector<2x4xf32>
    %1 = "tpu.transpose"(%0) <{permutation = array<i64: 1, 0>}> : (vector<2x4xf32>) -> vector<4x2xf32>
    "tpu.log"(%1, %0) <{tag = "u"}> : (vector<4x2xf32>, vector<2x4xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// trrot
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x3x4xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<2x3x4xf32>):
    %1 = "tpu.transpose"(%a0) <{permutation = array<i64: 1, 2, 0>}> : (vector<2x3x4xf32>) -> vector<3x4x2xf32>
    %2 = "tpu.transpose"(%1) <{permutation = array<i64: 2, 0, 1>}> : (vector<3x4x2xf32>) -> vector<2x3x4xf32>
    "tpu.log"(%2) <{tag = "u"}> : (vector<2x3x4xf32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// et_bf16_f32_bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
    %0 = "arith.extf"(%a0) : (vector<8xbf16>) -> vector<8xf32>
    %1 = "arith.truncf"(%0) : (vector<8xf32>) -> vector<8xbf16>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xbf16>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// et_bf16_f32_f16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
    %0 = "arith.extf"(%a0) : (vector<8xbf16>) -> vector<8xf32>
    %1 = "arith.truncf"(%0) : (vector<8xf32>) -> vector<8xf16>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf16>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// et_bf16_f32_f8E5M2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
    %0 = "arith.extf"(%a0) : (vector<8xbf16>) -> vector<8xf32>
    %1 = "arith.truncf"(%0) : (vector<8xf32>) -> vector<8xf8E5M2>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf8E5M2>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// et_bf16_f32_f8E4M3FN
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
    %0 = "arith.extf"(%a0) : (vector<8xbf16>) -> vector<8xf32>
    %1 = "arith.truncf"(%0) : (vector<8xf32>) -> vector<8xf8E4M3FN>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf8E4M3FN>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// et_f8E5M2_bf16_f8E5M2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf8E5M2>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf8E5M2>):
    %0 = "arith.extf"(%a0) : (vector<8xf8E5M2>) -> vector<8xbf16>
    %1 = "arith.truncf"(%0) : (vector<8xbf16>) -> vector<8xf8E5M2>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf8E5M2>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// et_f8E5M2_bf16_f8E4M3FN
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf8E5M2>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf8E5M2>):
    %0 = "arith.extf"(%a0) : (vector<8xf8E5M2>) -> vector<8xbf16>
    %1 = "arith.truncf"(%0) : (vector<8xbf16>) -> vector<8xf8E4M3FN>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xf8E4M3FN>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// et_const
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %c = "arith.constant"() <{value = 1.5 : bf16}> : () -> bf16
    %0 = "arith.extf"(%c) : (bf16) -> f32
    "tpu.log"(%0) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()
