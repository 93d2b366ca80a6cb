// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/measured_arith.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/measured_arith.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/measured_arith.canonical -

// ic_i32_index
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.index_cast"(%a0) : (i32) -> index
    %1 = "arith.index_cast"(%0) : (index) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// icu_i32_index
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.index_castui"(%a0) : (i32) -> index
    %1 = "arith.index_castui"(%0) : (index) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ic_index_i32
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index):
    %0 = "arith.index_cast"(%a0) : (index) -> i32
    %1 = "arith.index_cast"(%0) : (i32) -> index
    "tpu.log"(%1) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// icu_index_i32
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index):
    %0 = "arith.index_castui"(%a0) : (index) -> i32
    %1 = "arith.index_castui"(%0) : (i32) -> index
    "tpu.log"(%1) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ic_i64_index
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i64):
    %0 = "arith.index_cast"(%a0) : (i64) -> index
    %1 = "arith.index_cast"(%0) : (index) -> i64
    "tpu.log"(%1) <{tag = "u"}> : (i64) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// icu_i64_index
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i64):
    %0 = "arith.index_castui"(%a0) : (i64) -> index
    %1 = "arith.index_castui"(%0) : (index) -> i64
    "tpu.log"(%1) <{tag = "u"}> : (i64) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ic_index_i64
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index):
    %0 = "arith.index_cast"(%a0) : (index) -> i64
    %1 = "arith.index_cast"(%0) : (i64) -> index
    "tpu.log"(%1) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// icu_index_i64
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index):
    %0 = "arith.index_castui"(%a0) : (index) -> i64
    %1 = "arith.index_castui"(%0) : (i64) -> index
    "tpu.log"(%1) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ic_i8_index
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
    %0 = "arith.index_cast"(%a0) : (i8) -> index
    %1 = "arith.index_cast"(%0) : (index) -> i8
    "tpu.log"(%1) <{tag = "u"}> : (i8) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// icu_i8_index
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
    %0 = "arith.index_castui"(%a0) : (i8) -> index
    %1 = "arith.index_castui"(%0) : (index) -> i8
    "tpu.log"(%1) <{tag = "u"}> : (i8) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ic_w
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.index_cast"(%a0) : (i32) -> index
    %1 = "arith.index_cast"(%0) : (index) -> i64
    "tpu.log"(%1) <{tag = "u"}> : (i64) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ic_n
"builtin.module"() ({
  "func.func"() <{function_type = (i64) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i64):
    %0 = "arith.index_cast"(%a0) : (i64) -> index
    %1 = "arith.index_cast"(%0) : (index) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ic_ext
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
    %0 = "arith.extsi"(%a0) : (i8) -> i32
    %1 = "arith.index_cast"(%0) : (i32) -> index
    "tpu.log"(%1) <{tag = "u"}> : (index) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.divui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.divui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.divui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.divui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.divui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.divui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.divui"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.divui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.divui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.divui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.divui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.divui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.divui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divui_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.divui"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.divsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.divsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.divsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.divsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.divsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.divsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.divsi"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.divsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.divsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.divsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.divsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.divsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.divsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divsi_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.divsi"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.remui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.remui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.remui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.remui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.remui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.remui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.remui"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.remui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.remui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.remui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.remui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.remui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.remui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remui_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.remui"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.remsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.remsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.remsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.remsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.remsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.remsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.remsi"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.remsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.remsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.remsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.remsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.remsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.remsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// remsi_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.remsi"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.shli"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.shli"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.shli"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.shli"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.shli"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.shli"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.shli"(%a0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.shli"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.shli"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shli"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shli"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shli"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shli"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shli_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.shli"(%a0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.shrsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.shrsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.shrsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.shrsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.shrsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.shrsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.shrsi"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.shrsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.shrsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shrsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shrsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shrsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shrsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrsi_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.shrsi"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.shrui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.shrui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.shrui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.shrui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.shrui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.shrui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.shrui"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.shrui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.shrui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shrui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shrui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shrui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.shrui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// shrui_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.shrui"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.ceildivsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.ceildivsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.ceildivsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.ceildivsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.ceildivsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.ceildivsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.ceildivsi"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.ceildivsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.ceildivsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.ceildivsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.ceildivsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.ceildivsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.ceildivsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivsi_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.ceildivsi"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.floordivsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.floordivsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.floordivsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.floordivsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.floordivsi"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.floordivsi"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.floordivsi"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.floordivsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.floordivsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.floordivsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.floordivsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.floordivsi"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.floordivsi"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// floordivsi_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.floordivsi"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.ceildivui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.ceildivui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.ceildivui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.ceildivui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.ceildivui"(%0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.ceildivui"(%a0, %0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.ceildivui"(%a0, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.ceildivui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.ceildivui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.ceildivui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.ceildivui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.ceildivui"(%0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.ceildivui"(%a0, %0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ceildivui_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.ceildivui"(%a0, %a0) : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i32_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.subi"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i32_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.subi"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i32_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.subi"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i32_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.subi"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i32_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.subi"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i32_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %0 = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.subi"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %1 = "arith.subi"(%a0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i1_zx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.subi"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i1_xz
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = false}> : () -> i1
    %1 = "arith.subi"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i1_ox
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.subi"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i1_xo
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.subi"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i1_mx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.subi"(%0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i1_xm
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %0 = "arith.constant"() <{value = true}> : () -> i1
    %1 = "arith.subi"(%a0, %0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subi_i1_xx
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %1 = "arith.subi"(%a0, %a0) <{overflowFlags = #arith.overflow<none>}> : (i1, i1) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_0x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "arith.addf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_x0
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "arith.addf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_1x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %1 = "arith.addf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_x1
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %1 = "arith.addf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_2x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "arith.addf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_x2
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "arith.addf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_3x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "arith.addf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_x3
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "arith.addf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_4x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "arith.addf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_x4
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "arith.addf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_5x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.addf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_x5
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.addf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_6x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.addf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_x6
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.addf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_7x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "arith.addf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_x7
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "arith.addf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// addf_f32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %1 = "arith.addf"(%a0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_0x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "arith.subf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_x0
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "arith.subf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_1x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %1 = "arith.subf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_x1
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %1 = "arith.subf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_2x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "arith.subf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_x2
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "arith.subf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_3x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "arith.subf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_x3
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "arith.subf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_4x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "arith.subf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_x4
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "arith.subf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_5x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.subf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_x5
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.subf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_6x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.subf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_x6
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.subf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_7x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "arith.subf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_x7
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "arith.subf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// subf_f32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %1 = "arith.subf"(%a0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_0x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_x0
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_1x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_x1
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_2x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_x2
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_3x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_x3
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_4x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "arith.mulf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_x4
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "arith.mulf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_5x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.mulf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_x5
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.mulf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_6x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.mulf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_x6
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.mulf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_7x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_x7
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "arith.mulf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// mulf_f32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %1 = "arith.mulf"(%a0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_0x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "arith.divf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_x0
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "arith.divf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_1x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %1 = "arith.divf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_x1
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -0.0 : f32}> : () -> f32
    %1 = "arith.divf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_2x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "arith.divf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_x2
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %1 = "arith.divf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_3x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "arith.divf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_x3
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "arith.divf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_4x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "arith.divf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_x4
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "arith.divf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_5x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.divf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_x5
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0xFF800000 : f32}> : () -> f32
    %1 = "arith.divf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_6x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.divf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_x6
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 0x7FC00000 : f32}> : () -> f32
    %1 = "arith.divf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_7x
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "arith.divf"(%0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_x7
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "arith.divf"(%a0, %0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// divf_f32_xx
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
    %1 = "arith.divf"(%a0, %a0) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// math_rsqrt_2.0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 2.0 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// math_rsqrt_0.0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 0.0 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// math_rsqrt_-1.5
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = -1.5 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// math_rsqrt_4.0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 4.0 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// math_rsqrt_0.5
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 0.5 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_0_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_0_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_0_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_0_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 0 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_1_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_1_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_1_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_1_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 1 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_2_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_2_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_2_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_2_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 2 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_3_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_3_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_3_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_3_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 3 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_4_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_4_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_4_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_4_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_5_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_5_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_5_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_5_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 5 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_6_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_6_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_6_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_6_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 6 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_7_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_7_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_7_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_7_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 7 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_8_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_8_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_8_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_8_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 8 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_9_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_9_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %c) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_i32_9_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a1, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_i32_9_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
    %c = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 9 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %c, %a0) : (i1, i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selmulti_i32
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (i32, i32) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i32, i32) -> i32
    "tpu.log"(%1, %0) <{tag = "u"}> : (i32, i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_0_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 0 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_0_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 0 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_0_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 0 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_0_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 0 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_1_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 1 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_1_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 1 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_1_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 1 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_1_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 1 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_2_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 2 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_2_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 2 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_2_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 2 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_2_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 2 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_3_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 3 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_3_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 3 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_3_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 3 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_3_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 3 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_4_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_4_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 4 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_4_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_4_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 4 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_5_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 5 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_5_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 5 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_5_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 5 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_5_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 5 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_6_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 6 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_6_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 6 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_6_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 6 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_6_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 6 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_7_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 7 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_7_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 7 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_7_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 7 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_7_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 7 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_8_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 8 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_8_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 8 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_8_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 8 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_8_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 8 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_9_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 9 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_9_0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 9 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %c) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// sel_vector<8xi32>_9_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 9 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a1, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selc_vector<8xi32>_9_1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
    %c = "arith.constant"() <{value = dense<5> : vector<8xi32>}> : () -> vector<8xi32>
    %0 = "arith.cmpi"(%a0, %c) <{predicate = 9 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %c, %a0) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1) <{tag = "u"}> : (vector<8xi32>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selmulti_vector<8xi32>
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>, vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>, %a1: vector<8xi32>):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (vector<8xi32>, vector<8xi32>) -> vector<8xi1>
    %1 = "arith.select"(%0, %a0, %a1) : (vector<8xi1>, vector<8xi32>, vector<8xi32>) -> vector<8xi32>
    "tpu.log"(%1, %0) <{tag = "u"}> : (vector<8xi32>, vector<8xi1>) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selmulti_index
"builtin.module"() ({
  "func.func"() <{function_type = (index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index, %a1: index):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (index, index) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, index, index) -> index
    "tpu.log"(%1, %0) <{tag = "u"}> : (index, i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selmulti_i1
"builtin.module"() ({
  "func.func"() <{function_type = (i1, i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1, %a1: i1):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (i1, i1) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i1, i1) -> i1
    "tpu.log"(%1, %0) <{tag = "u"}> : (i1, i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// selmulti_i8
"builtin.module"() ({
  "func.func"() <{function_type = (i8, i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8, %a1: i8):
    %0 = "arith.cmpi"(%a0, %a1) <{predicate = 4 : i64}> : (i8, i8) -> i1
    %1 = "arith.select"(%0, %a0, %a1) : (i1, i8, i8) -> i8
    "tpu.log"(%1, %0) <{tag = "u"}> : (i8, i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_addf_nx_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.addf"(%n, %a1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_addf_xn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.addf"(%a1, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_addf_nn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.addf"(%n, %m) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_addf_same_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.addf"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_subf_nx_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.subf"(%n, %a1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_subf_xn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.subf"(%a1, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_subf_nn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.subf"(%n, %m) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_subf_same_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.subf"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_mulf_nx_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.mulf"(%n, %a1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_mulf_xn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.mulf"(%a1, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_mulf_nn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.mulf"(%n, %m) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_mulf_same_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.mulf"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_divf_nx_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.divf"(%n, %a1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_divf_xn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.divf"(%a1, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_divf_nn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.divf"(%n, %m) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_divf_same_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.divf"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_remf_nx_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.remf"(%n, %a1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_remf_xn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.remf"(%a1, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_remf_nn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.remf"(%n, %m) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_remf_same_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.remf"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_maximumf_nx_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.maximumf"(%n, %a1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_maximumf_xn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.maximumf"(%a1, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_maximumf_nn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.maximumf"(%n, %m) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_maximumf_same_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.maximumf"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_minimumf_nx_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.minimumf"(%n, %a1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_minimumf_xn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.minimumf"(%a1, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_minimumf_nn_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.minimumf"(%n, %m) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// neg_minimumf_same_f32
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32, %a1: f32):
    %n = "arith.negf"(%a0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %m = "arith.negf"(%a1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    %1 = "arith.minimumf"(%n, %n) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// rs_3.0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 3.0 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// rs_0.1
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 0.1 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// rs_10.0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 10.0 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// rs_1.0e30
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 1.0e30 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// rs_-1.0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = -1.0 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// rs_7.0
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 7.0 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// rs_1.5
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 1.5 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// rs_0x7F800000
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %0 = "arith.constant"() <{value = 0x7F800000 : f32}> : () -> f32
    %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
    "tpu.log"(%1) <{tag = "u"}> : (f32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_andi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_andi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_andi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_andi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_andi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_andi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.andi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_ori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_ori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_ori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_ori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_ori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_ori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.ori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_xori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_xori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_xori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_xori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_xori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_xori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.xori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divsi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divsi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divsi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divsi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divsi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divsi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divsi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divui_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divui_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divui_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divui_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.andi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divui_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_andi_divui_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.andi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divui"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_andi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_andi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_andi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_andi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_andi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_andi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.andi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_ori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_ori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_ori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_ori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_ori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_ori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.ori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_xori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_xori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_xori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_xori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_xori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_xori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.xori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divsi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divsi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divsi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divsi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divsi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divsi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divsi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divui_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divui_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divui_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divui_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.ori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divui_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_ori_divui_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.ori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divui"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_andi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_andi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_andi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_andi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_andi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_andi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.andi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_ori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_ori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_ori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_ori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_ori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_ori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.ori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_xori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_xori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_xori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_xori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_xori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_xori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.xori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divsi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divsi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divsi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divsi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divsi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divsi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divsi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divui_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divui_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divui_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divui_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.xori"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divui_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_xori_divui_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.xori"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divui"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_andi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_andi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_andi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_andi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_andi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_andi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.andi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_ori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_ori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_ori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_ori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_ori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_ori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.ori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_xori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_xori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_xori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_xori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_xori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_xori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.xori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divsi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divsi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divsi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divsi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divsi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divsi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divsi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divui_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divui_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divui_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divui_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remsi"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divui_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remsi_divui_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remsi"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divui"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_andi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_andi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_andi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_andi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.andi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_andi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.andi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_andi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.andi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_ori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_ori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_ori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_ori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.ori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_ori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.ori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_ori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.ori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_xori_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_xori_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_xori_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_xori_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.xori"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_xori_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.xori"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_xori_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.xori"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divsi_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divsi_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divsi_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divsi_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divsi"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divsi_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divsi"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divsi_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divsi"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divui_0
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a1) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divui_1
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a1, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divui_2
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %a0) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divui_3
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %n = "arith.remui"(%a0, %a1) : (i32, i32) -> i32
    %1 = "arith.divui"(%a0, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divui_4
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%a0, %c) : (i32, i32) -> i32
    %1 = "arith.divui"(%n, %c2) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// ii_remui_divui_5
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32, %a1: i32):
    %c = "arith.constant"() <{value = 4 : i32}> : () -> i32
    %c2 = "arith.constant"() <{value = 3 : i32}> : () -> i32
    %n = "arith.remui"(%c, %a0) : (i32, i32) -> i32
    %1 = "arith.divui"(%c2, %n) : (i32, i32) -> i32
    "tpu.log"(%1) <{tag = "u"}> : (i32) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_0_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_0_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_0_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_0_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_1_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_1_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_1_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_1_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_2_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_2_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_2_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_2_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_3_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_3_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_3_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_3_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_4_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_4_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_4_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_4_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_5_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_5_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_5_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_5_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_6_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_6_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_6_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_6_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_7_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 7 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_7_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 7 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_7_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 7 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_7_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 7 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_8_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_8_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_8_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_8_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_9_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 9 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_9_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 9 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_9_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 9 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extsi_9_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extsi"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 9 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_0_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_0_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_0_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_0_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 0 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_1_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_1_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_1_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_1_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_2_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_2_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_2_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_2_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 2 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_3_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_3_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_3_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_3_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 3 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_4_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_4_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_4_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_4_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 4 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_5_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_5_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_5_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_5_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 5 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_6_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_6_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_6_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_6_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 6 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_7_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 7 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_7_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 7 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_7_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 7 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_7_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 7 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_8_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_8_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_8_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_8_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 8 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_9_0
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 0 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 9 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_9_1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 9 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_9_-1
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = -1 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 9 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// extcmpc_extui_9_5
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i1):
    %n = "arith.extui"(%a0) : (i1) -> i32
    %m = "arith.constant"() <{value = 5 : i32}> : () -> i32
    %1 = "arith.cmpi"(%n, %m) <{predicate = 9 : i64}> : (i32, i32) -> i1
    "tpu.log"(%1) <{tag = "u"}> : (i1) -> ()
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()
