// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/fptoui.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/fptoui.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/fptoui.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/fptoui.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: f32):
    %0 = "tpu.fptoui"(%arg0) <{rounding_mode = #tpu.rounding_mode<to_nearest_even>}> : (f32) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// z
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: f32):
    %0 = "tpu.fptoui"(%arg0) <{rounding_mode = #tpu.rounding_mode<towards_zero>}> : (f32) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
