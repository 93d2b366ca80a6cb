// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/vector_load_idx.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/vector_load_idx.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/vector_load_idx.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/vector_load_idx.generic -

// r1
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32>, vector<16xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<64xf32>, %arg1: vector<16xi32>):
    %0 = "tpu.vector_load_idx"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<64xf32>, vector<16xi32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// r2m
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x64xi32, #tpu.memory_space<vmem>>, vector<16xi32>, vector<16xi32>, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x64xi32, #tpu.memory_space<vmem>>, %arg1: vector<16xi32>, %arg2: vector<16xi32>, %arg3: vector<16xi1>):
    %0 = "tpu.vector_load_idx"(%arg0, %arg1, %arg2, %arg3) <{operandSegmentSizes = array<i32: 1, 2, 1>}> : (memref<8x64xi32, #tpu.memory_space<vmem>>, vector<16xi32>, vector<16xi32>, vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
