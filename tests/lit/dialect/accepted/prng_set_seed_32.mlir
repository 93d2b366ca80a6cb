// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/prng_set_seed_32.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/prng_set_seed_32.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/prng_set_seed_32.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/prng_set_seed_32.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    "tpu.prng_set_seed_32"(%arg0, %arg1) : (i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// zero
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.prng_set_seed_32"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
