// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/reduce.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/reduce.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/reduce.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/reduce.generic -

// empty
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi1>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xi1>) -> vector<1x128xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maxui
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi32>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 1>, kind = #tpu.reduction_kind<maxui>}> : (vector<8x128xi32>) -> vector<8x1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// minsi
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<2x8x128xi32>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 2>, kind = #tpu.reduction_kind<minsi>}> : (vector<2x8x128xi32>) -> vector<2x8x1xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xbf16>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<maxf>}> : (vector<8x128xbf16>) -> vector<1x128xbf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_i8
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xi8>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<maxsi>}> : (vector<8x128xi8>) -> vector<1x128xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// sum
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<1x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unsorted
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.reduce"(%arg0) <{dimensions = array<i64: 1, 0>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<1x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
