// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/region.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/region.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/region.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/region.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0:2 = "tpu.region"() ({
      %1 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      %2 = "arith.constant"() <{value = 0 : index}> : () -> index
      "tpu.yield"(%1, %2) : (f32, index) -> ()
    }) : () -> (f32, index)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// empty
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.region"() ({
      "tpu.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// emptyblock
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.region"() ({
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// one
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.region"() ({
      %1 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "tpu.yield"(%1) : (i32) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p3_noyieldtypes
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.region"() ({
      "tpu.yield"() : () -> ()
    }) : () -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p4_blockarg
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    "tpu.region"() ({
    ^bb0(%arg0: i32):
      "tpu.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p4_zeroblk_results
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.region"() ({
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// typemis2
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
    %0 = "tpu.region"() ({
      %1 = "arith.constant"() <{value = 1 : index}> : () -> index
      "tpu.yield"(%1) : (index) -> ()
    }) : () -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
