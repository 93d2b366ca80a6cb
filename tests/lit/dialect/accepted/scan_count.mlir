// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/scan_count.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/scan_count.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/scan_count.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/scan_count.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xi1>, %arg1: vector<16xi32>):
    %0:2 = "tpu.scan_count"(%arg0, %arg1) : (vector<16xi1>, vector<16xi32>) -> (vector<16xi1>, vector<16xi32>)
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// f32
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x16xi1>, vector<4x16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<4x16xi1>, %arg1: vector<4x16xf32>):
    %0:2 = "tpu.scan_count"(%arg0, %arg1) : (vector<4x16xi1>, vector<4x16xf32>) -> (vector<4x16xi1>, vector<4x16xi32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
