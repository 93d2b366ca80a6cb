// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/memref_memory_space_is.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/memref_memory_space_is.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/memref_memory_space_is.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/memref_memory_space_is.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.memref_memory_space_is"(%arg0) <{memory_space = #tpu.memory_space<vmem>}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// core
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32>):
    %0 = "tpu.memref_memory_space_is"(%arg0) <{memory_space = #tpu.memory_space<vmem, tc>}> : (memref<8x128xf32>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_corenomatch
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>):
    %0 = "tpu.memref_memory_space_is"(%arg0) <{memory_space = #tpu.memory_space<vmem, tc>}> : (memref<8xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
