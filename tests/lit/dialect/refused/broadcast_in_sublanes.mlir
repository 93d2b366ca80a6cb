// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// nolane
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.broadcast_in_sublanes' op requires attribute 'lane'}}
    %r = "tpu.broadcast_in_sublanes"(%a0) : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<f32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<f32>):
// expected-error@+1 {{'tpu.broadcast_in_sublanes' op operand #0 must be native-sized vreg, but got 'vector<f32>'}}
    %r = "tpu.broadcast_in_sublanes"(%a0) <{lane = 0 : i32}> : (vector<f32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
