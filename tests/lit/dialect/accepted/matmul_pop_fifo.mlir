// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/matmul_pop_fifo.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/matmul_pop_fifo.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/matmul_pop_fifo.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/matmul_pop_fifo.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.matmul_pop_fifo"() <{mxu_index = 1 : i32}> : () -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
