// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// badterm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    "tpu.region"() ({
// expected-error@+1 {{'scf.yield' op expects parent op to be one of 'scf.execute_region, scf.for, scf.if, scf.index_switch, scf.while'}}
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// memref
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.region' op gives numbers and vectors, not 'memref<8x128xf32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.region"() ({
      %c = "tpu.internal_scratch"() : () -> memref<8x128xf32, #tpu.memory_space<vmem>>
      "tpu.yield"(%c) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> ()
    }) : () -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mismatch
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.region' op requires zero operands}}
    %r = "tpu.region"(%a0) ({
      "tpu.yield"() : () -> ()
    }) : (vector<8x128xf32>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noregion
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.region' op requires one region}}
    "tpu.region"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// noterm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    "tpu.region"() ({
// expected-error@+1 {{block with no terminator, has "tpu.trace_stop"() : () -> ()}}
      "tpu.trace_stop"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// operand
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.region' op requires zero operands}}
    "tpu.region"(%a0) ({
      "tpu.yield"() : () -> ()
    }) : (vector<8x128xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p4_emptyblk
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.region' op expects a non-empty block}}
    "tpu.region"() ({
    ^bb0:
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// twoblocks
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.region' op expects region #0 to have 0 or 1 blocks}}
    "tpu.region"() ({
      "cf.br"()[^bb1] : () -> ()
    ^bb1:
      "tpu.yield"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// vec
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.region' op requires zero operands}}
    %r = "tpu.region"(%a0) ({
      "tpu.yield"(%a0) : (vector<8x128xf32>) -> ()
    }) : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
