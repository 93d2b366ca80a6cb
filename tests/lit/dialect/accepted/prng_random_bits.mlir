// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/prng_random_bits.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/prng_random_bits.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/prng_random_bits.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/prng_random_bits.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.prng_random_bits"() : () -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// f32
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.prng_random_bits"() : () -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
