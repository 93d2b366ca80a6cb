// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/trace.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/trace.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/trace.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/trace.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.trace"() <{level = 10 : i32, message = "hi"}> ({
      "tpu.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memres
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.trace"() <{level = 0 : i32, message = "x"}> ({
      %1 = "tpu.internal_scratch"() : () -> memref<8x128xf32, #tpu.memory_space<vmem>>
      "tpu.yield"(%1) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    }) : () -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// res2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.trace"() <{level = 0 : i32, message = "x"}> ({
      %1 = "arith.constant"() <{value = 1 : index}> : () -> index
      "tpu.yield"(%1) : (index) -> ()
    }) : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
