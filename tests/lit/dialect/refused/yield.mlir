// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// infunc
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.yield' op must be the last operation in the parent block}}
    "tpu.yield"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mid
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.yield' op must be the last operation in the parent block}}
    "tpu.yield"() : () -> ()
    "tpu.trace_stop"() : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p3_inscf
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%n: index):
// expected-error@+2 {{'scf.for' op expects regions to end with 'scf.yield', found 'tpu.yield'}}
// expected-note@+1 {{in custom textual format, the absence of terminator implies 'scf.yield'}}
    "scf.for"(%n, %n, %n) ({
    ^bb0(%i: index):
      "tpu.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
