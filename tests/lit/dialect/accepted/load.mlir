// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/load.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/load.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/load.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/load.generic -

// p2_elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index):
    %0 = "tpu.load"(%arg0, %arg1) <{sublane_mask = array<i1>, sublane_stride = 1 : i32}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index) -> vector<3x5xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// stride
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>, %arg1: index, %arg2: index):
    %0 = "tpu.load"(%arg0, %arg1, %arg2) <{sublane_mask = array<i1: true>, sublane_stride = 3 : i32}> : (memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// vregonly1d
"builtin.module"() ({
  "func.func"() <{function_type = (memref<128xf32>, index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<128xf32>, %arg1: index):
    %0 = "tpu.load"(%arg0, %arg1) <{sublane_mask = array<i1>, sublane_stride = 1 : i32}> : (memref<128xf32>, index) -> vector<128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
