// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// EXMYEMPTY
"builtin.module"() ({
// expected-error@+2 {{expected non-function type}}
// expected-error@+1 {{failed to parse Tpu_Float8Exmy parameter 'underlying_type' which is to be a `::mlir::FloatType`}}
  "func.func"() <{function_type = (!tpu.float8_exmy<>) -> (), sym_name = "f"}> ({
  ^bb0(%a: !tpu.float8_exmy<>):

    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// EXMYINT
"builtin.module"() ({
// expected-error@+2 {{invalid kind of type specified}}
// expected-error@+1 {{failed to parse Tpu_Float8Exmy parameter 'underlying_type' which is to be a `::mlir::FloatType`}}
  "func.func"() <{function_type = (!tpu.float8_exmy<i8>) -> (), sym_name = "f"}> ({
  ^bb0(%a: !tpu.float8_exmy<i8>):

    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// UNK
"builtin.module"() ({
// expected-error@+1 {{unknown  type `nope` in dialect `tpu`}}
  "func.func"() <{function_type = (!tpu.nope) -> (), sym_name = "f"}> ({
  ^bb0(%a: !tpu.nope):

    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// VECSEM
"builtin.module"() ({
// expected-error@+1 {{failed to verify 'elementType': VectorElementTypeInterface instance}}
  "func.func"() <{function_type = (vector<4x!tpu.semaphore>) -> (), sym_name = "f"}> ({
  ^bb0(%a: vector<4x!tpu.semaphore>):

    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref_vmem_sc_scalar_subcore
"builtin.module"() ({
// expected-error@+1 {{core sc_scalar_subcore owns no part of memory space vmem}}
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem, sc_scalar_subcore>>) -> (), sym_name = "f"}> ({
  ^bb0(%a: memref<8xf32, #tpu.memory_space<vmem, sc_scalar_subcore>>):

    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tiledref_RANK
"builtin.module"() ({
// expected-error@+1 {{tiled layout has 3 strides for a ref of rank 2}}
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.tiled<(8,128),[1,1,1]>>) -> (), sym_name = "f"}> ({
  ^bb0(%a: memref<8x128xf32, #tpu.tiled<(8,128),[1,1,1]>>):

    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
