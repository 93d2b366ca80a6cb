// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/all_reduce.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/all_reduce.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/all_reduce.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/all_reduce.generic -

// argmax
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 0 : i64, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// argmin_bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xbf16>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 0 : i64, kind = #tpu.reduction_kind<arg_min>}> : (vector<8x128xbf16>) -> vector<8x128xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dim_range
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 7 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i32_maxsi
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 1 : i64, kind = #tpu.reduction_kind<maxsi>}> : (vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i32_minui
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 1 : i64, kind = #tpu.reduction_kind<minui>}> : (vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i32_sum
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 1 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask_ffs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xi1>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 0 : i64, kind = #tpu.reduction_kind<find_first_set>}> : (vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask_sum_othershape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi1>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xi1>) -> vector<4xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maxf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 0 : i64, kind = #tpu.reduction_kind<maxf>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// minf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 0 : i64, kind = #tpu.reduction_kind<minf>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_argrange
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 1 : i64, kind = #tpu.reduction_kind<arg_min>}> : (vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_i8ui
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8xi8>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 0 : i64, kind = #tpu.reduction_kind<maxui>}> : (vector<8xi8>) -> vector<8xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sum
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.all_reduce"(%arg0) <{dim = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
