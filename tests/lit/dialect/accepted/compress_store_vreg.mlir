// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/compress_store_vreg.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/compress_store_vreg.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/compress_store_vreg.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/compress_store_vreg.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16xf32>, %arg1: memref<64xf32, #tpu.memory_space<vmem>>, %arg2: index, %arg3: vector<16xi1>):
    "tpu.compress_store_vreg"(%arg0, %arg1, %arg2, %arg3) <{add = false}> : (vector<16xf32>, memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// packed
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x2xbf16>, memref<64xbf16, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16x2xbf16>, %arg1: memref<64xbf16, #tpu.memory_space<vmem>>, %arg2: index, %arg3: vector<16xi1>):
    "tpu.compress_store_vreg"(%arg0, %arg1, %arg2, %arg3) <{add = true}> : (vector<16x2xbf16>, memref<64xbf16, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// packing
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x4xbf16>, memref<64xbf16, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<16x4xbf16>, %arg1: memref<64xbf16, #tpu.memory_space<vmem>>, %arg2: index, %arg3: vector<16xi1>):
    "tpu.compress_store_vreg"(%arg0, %arg1, %arg2, %arg3) <{add = false}> : (vector<16x4xbf16>, memref<64xbf16, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
