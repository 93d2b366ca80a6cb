// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/shared_memref_slice.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/shared_memref_slice.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/shared_memref_slice.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/shared_memref_slice.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem_shared>>):
    %0 = "tpu.shared_memref_slice"(%arg0) : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem_shared>>) -> memref<8x8xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem, sc_vector_subcore>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// b
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
    %0 = "tpu.shared_memref_slice"(%arg0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<8x8xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// layout
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem_shared>>):
    %0 = "tpu.shared_memref_slice"(%arg0) : (memref<8x128xi32, #tpu.tiled<(8,128),[1,1]>, #tpu.memory_space<vmem_shared>>) -> memref<8x8xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
