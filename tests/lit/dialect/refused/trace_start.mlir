// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// lvl
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.trace_start' op attribute 'level' failed to satisfy constraint: 32-bit signless integer attribute}}
    "tpu.trace_start"() <{message = "a", level = 1 : i64}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nolevel
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.trace_start' op requires attribute 'level'}}
    "tpu.trace_start"() <{message = "a"}> : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
