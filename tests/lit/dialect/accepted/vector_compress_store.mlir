// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/vector_compress_store.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/vector_compress_store.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/vector_compress_store.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/vector_compress_store.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xf32>, %arg1: memref<64xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: vector<16xi1>):
    "tpu.vector_compress_store"(%arg0, %arg1, %arg2, %arg3) <{add = false, compress_dim = 0 : i32}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// add
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x16xi32>, memref<8x64xi32, #tpu.memory_space<vmem>>, index, index, vector<4x16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<4x16xi32>, %arg1: memref<8x64xi32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: index, %arg4: vector<4x16xi1>):
    "tpu.vector_compress_store"(%arg0, %arg1, %arg2, %arg3, %arg4) <{add = true, compress_dim = 1 : i32}> : (vector<4x16xi32>, memref<8x64xi32, #tpu.memory_space<vmem>>, index, index, vector<4x16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// tc
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xf32>, %arg1: memref<64xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: vector<16xi1>):
    "tpu.vector_compress_store"(%arg0, %arg1, %arg2, %arg3) <{add = false, compress_dim = 0 : i32}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
