// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/internal_scratch.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/internal_scratch.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/internal_scratch.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/internal_scratch.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.internal_scratch"() : () -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
