// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/iota.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/iota.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/iota.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/iota.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.iota"() <{dimensions = array<i32: 1>}> : () -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// index
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.iota"() <{dimensions = array<i32: 0>}> : () -> vector<8xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// two
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.iota"() <{dimensions = array<i32: 1, 0>}> : () -> vector<8x128xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
