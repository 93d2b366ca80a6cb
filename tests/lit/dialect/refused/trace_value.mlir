// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// i8
"builtin.module"() ({
  "func.func"() <{function_type = (i8) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i8):
// expected-error@+1 {{'tpu.trace_value' op operand #0 must be 32-bit signless integer or 32-bit float, but got 'i8'}}
    "tpu.trace_value"(%a0) <{label = "n"}> : (i8) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nolabel
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
// expected-error@+1 {{'tpu.trace_value' op requires attribute 'label'}}
    "tpu.trace_value"(%a0) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// vec
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.trace_value' op operand #0 must be 32-bit signless integer or 32-bit float, but got 'vector<8x128xf32>'}}
    "tpu.trace_value"(%a0) <{label = "n"}> : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
