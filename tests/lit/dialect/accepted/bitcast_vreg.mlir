// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/bitcast_vreg.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/bitcast_vreg.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/bitcast_vreg.canonical -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast_vreg"(%arg0) : (vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// free
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast_vreg"(%arg0) : (vector<8x128xf32>) -> vector<3xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noop
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    %0 = "tpu.bitcast_vreg"(%arg0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "tpu.unroll_vectors"(%0) : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
