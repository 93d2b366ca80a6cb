// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// float
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.iota' op result #0 must be vector of integer or index values, but got 'vector<8x128xf32>'}}
    %r = "tpu.iota"() <{dimensions = array<i32: 0>}> : () -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// i64
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{invalid properties {dimensions = array<i64: 0>} for op tpu.iota: Invalid attribute `dimensions` in property conversion: array<i64: 0>}}
    %r = "tpu.iota"() <{dimensions = array<i64: 0>}> : () -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// neg
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.iota' op dimension -1 is outside of [0, 1)}}
    %r = "tpu.iota"() <{dimensions = array<i32: -1>}> : () -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// none
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.iota' op requires attribute 'dimensions'}}
    %r = "tpu.iota"() : () -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// range
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.iota' op dimension 2 is outside of [0, 2)}}
    %r = "tpu.iota"() <{dimensions = array<i32: 2>}> : () -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
