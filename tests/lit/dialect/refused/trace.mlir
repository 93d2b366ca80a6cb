// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// nomsg
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.trace' op requires attribute 'message'}}
    "tpu.trace"() <{level = 1 : i32}> ({
      "tpu.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noterm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    "tpu.trace"() <{message = "a", level = 1 : i32}> ({
// expected-error@+1 {{block with no terminator, has "tpu.trace_stop"() : () -> ()}}
      "tpu.trace_stop"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p4_emptyblk
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.trace' op expects a non-empty block}}
    "tpu.trace"() <{message = "m", level = 1 : i32}> ({
    ^bb0:
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// res
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.trace' op requires zero operands}}
    %r = "tpu.trace"(%a0) <{message = "x", level = 0 : i32}> ({
      "tpu.yield"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    }) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
