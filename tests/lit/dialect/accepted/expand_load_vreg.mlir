// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/expand_load_vreg.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/expand_load_vreg.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/expand_load_vreg.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/expand_load_vreg.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<64xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: vector<16xi1>):
    %0 = "tpu.expand_load_vreg"(%arg0, %arg1, %arg2) : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// packing
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xbf16, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<64xbf16, #tpu.memory_space<vmem>>, %arg1: index, %arg2: vector<16xi1>):
    %0 = "tpu.expand_load_vreg"(%arg0, %arg1, %arg2) : (memref<64xbf16, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> vector<16xbf16>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// r3
"builtin.module"() ({
  "func.func"() <{function_type = (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<64xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: vector<16xi1>):
    %0 = "tpu.expand_load_vreg"(%arg0, %arg1, %arg2) : (memref<64xf32, #tpu.memory_space<vmem>>, index, vector<16xi1>) -> vector<16x1x1xf32>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
