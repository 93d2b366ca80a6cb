// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/uitofp.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/uitofp.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/uitofp.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/uitofp.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i8):
    %0 = "tpu.uitofp"(%arg0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (i8) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// z
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: i8):
    %0 = "tpu.uitofp"(%arg0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (i8) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
