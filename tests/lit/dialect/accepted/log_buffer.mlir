// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/log_buffer.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/log_buffer.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/log_buffer.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/log_buffer.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.log_buffer"(%arg0) <{shape = array<i64: 8, 128>, tag = "t"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// othershape
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    "tpu.log_buffer"(%arg0) <{shape = array<i64: -1, 3>, tag = "t"}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
