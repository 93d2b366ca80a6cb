// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// relayout_gone
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a: vector<8x128xf32>):
// expected-error@+1 {{unregistered operation 'tpu.relayout' found in dialect ('tpu') that does not allow unknown operations}}
    %r = "tpu.relayout"(%a) : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// repeat_gone
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a: vector<8x128xf32>):
// expected-error@+1 {{unregistered operation 'tpu.repeat' found in dialect ('tpu') that does not allow unknown operations}}
    %r = "tpu.repeat"(%a) <{dimension = 0 : i32, times = 2 : i32}> : (vector<8x128xf32>) -> vector<16x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unknownop
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{unregistered operation 'tpu.nope' found in dialect ('tpu') that does not allow unknown operations}}
    "tpu.nope"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// unknownprop
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{invalid properties {foo = 1 : i32} for op tpu.trace_stop: this operation does not support properties}}
    "tpu.trace_stop"() <{foo = 1 : i32}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
