// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/sort.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/sort.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/sort.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/sort.generic -

// masked
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, vector<16xi32>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xf32>, %arg1: vector<16xi32>, %arg2: vector<16xi1>):
    %0:3 = "tpu.sort"(%arg0, %arg1, %arg2) <{descending = true}> : (vector<16xf32>, vector<16xi32>, vector<16xi1>) -> (vector<16xi1>, vector<16xf32>, vector<16xi32>)
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// plain
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi32>, vector<16xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xi32>, %arg1: vector<16xf32>):
    %0:3 = "tpu.sort"(%arg0, %arg1) <{descending = false}> : (vector<16xi32>, vector<16xf32>) -> (vector<16xi1>, vector<16xi32>, vector<16xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
