// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/log.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/log.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/log.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/log.generic -

// b
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "tpu.log"(%arg0, %arg1) <{formatted = true, tag = "t"}> : (i32, f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// manytc
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: i32, %arg2: f32):
    "tpu.log"(%arg0, %arg1, %arg2) <{formatted = false, tag = ""}> : (i32, i32, f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scalar
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    "tpu.log"(%arg0) <{formatted = false, tag = "t"}> : (i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// vec
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: vector<8x128xf32>):
    "tpu.log"(%arg0) <{formatted = false, tag = "t"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
