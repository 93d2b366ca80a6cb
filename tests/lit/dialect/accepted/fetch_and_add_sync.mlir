// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/fetch_and_add_sync.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/fetch_and_add_sync.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/fetch_and_add_sync.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/fetch_and_add_sync.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32, #tpu.memory_space<smem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32, #tpu.memory_space<smem>>, %arg1: i32, %arg2: i32, %arg3: i32):
    %0 = "tpu.fetch_and_add_sync"(%arg0, %arg1, %arg2, %arg3) : (memref<4xi32, #tpu.memory_space<smem>>, i32, i32, i32) -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// r0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32, #tpu.memory_space<smem, sc_vector_subcore>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<i32, #tpu.memory_space<smem, sc_vector_subcore>>, %arg1: i32, %arg2: i32):
    %0 = "tpu.fetch_and_add_sync"(%arg0, %arg1, %arg2) : (memref<i32, #tpu.memory_space<smem, sc_vector_subcore>>, i32, i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// vmem
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xi32, #tpu.memory_space<vmem>>, i32, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<4xi32, #tpu.memory_space<vmem>>, %arg1: i32, %arg2: i32, %arg3: i32):
    %0 = "tpu.fetch_and_add_sync"(%arg0, %arg1, %arg2, %arg3) : (memref<4xi32, #tpu.memory_space<vmem>>, i32, i32, i32) -> i32
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
