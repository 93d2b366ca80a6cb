// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/assume_multiple.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/assume_multiple.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/assume_multiple.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/assume_multiple.generic -

// i
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: index):
    %0 = "tpu.assume_multiple"(%arg0) <{multiple = 8 : i32}> : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i32
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i32):
    %0 = "tpu.assume_multiple"(%arg0) <{multiple = 128 : i32}> : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// neg
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: index):
    %0 = "tpu.assume_multiple"(%arg0) <{multiple = -8 : i32}> : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
