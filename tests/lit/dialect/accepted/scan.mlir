// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/scan.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/scan.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/scan.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/scan.generic -

// dim0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<4x16xf32>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<4x16xf32>) -> vector<4x16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// i1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xi1>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// masked_si
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xi32>, %arg1: vector<16xi1>):
    %0 = "tpu.scan"(%arg0, %arg1) <{dimension = 0 : i64, kind = #tpu.reduction_kind<maxsi>}> : (vector<16xi32>, vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// maxf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xi1>):
    %0 = "tpu.scan"(%arg0, %arg1) <{dimension = 0 : i64, kind = #tpu.reduction_kind<maxf>}> : (vector<16xf32>, vector<16xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// p2_bf16minf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xbf16>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<minf>}> : (vector<16xbf16>) -> vector<16xbf16>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// p2_unsigned
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xi32>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<maxui>}> : (vector<16xi32>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// rank2minf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<4x16xf32>):
    %0 = "tpu.scan"(%arg0) <{dimension = 1 : i64, kind = #tpu.reduction_kind<minf>}> : (vector<4x16xf32>) -> vector<4x16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// rank3
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x4x16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<2x4x16xf32>):
    %0 = "tpu.scan"(%arg0) <{dimension = 2 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<2x4x16xf32>) -> vector<2x4x16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// ss
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// sum_bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xbf16>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<16xbf16>) -> vector<16xbf16>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sum_i16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi16>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xi16>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<16xi16>) -> vector<16xi16>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// sum_i32
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xi32>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<16xi32>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// tc
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xf32>):
    %0 = "tpu.scan"(%arg0) <{dimension = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
