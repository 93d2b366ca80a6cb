// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// ty
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.device_id' op result #0 must be 32-bit signless integer, but got 'index'}}
    %r = "tpu.device_id"() : () -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
