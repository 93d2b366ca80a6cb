// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// rank0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<f32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<f32>):
// expected-error@+1 {{'tpu.bitcast_vreg' op operand #0 must be native-sized vreg, but got 'vector<f32>'}}
    %r = "tpu.bitcast_vreg"(%a0) : (vector<f32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scalar
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
// expected-error@+1 {{'tpu.bitcast_vreg' op operand #0 must be native-sized vreg, but got 'f32'}}
    %r = "tpu.bitcast_vreg"(%a0) : (f32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
