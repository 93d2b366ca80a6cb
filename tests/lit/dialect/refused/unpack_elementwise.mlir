// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// idx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>):
// expected-error@+1 {{'tpu.unpack_elementwise' op index 2 is outside of [0, 2)}}
    %r = "tpu.unpack_elementwise"(%a0) <{source_type = bf16, index = 2 : i32}> : (vector<8x128xi32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>):
// expected-error@+1 {{'tpu.unpack_elementwise' op all non-scalar operands/results must have the same shape and base type}}
    %r = "tpu.unpack_elementwise"(%a0) <{source_type = bf16, index = 0 : i32}> : (vector<8x128xi32>) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ty
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>):
// expected-error@+1 {{'tpu.unpack_elementwise' op packs f32 as bf16 and integers as integers, not 'f32' as 'f16'}}
    %r = "tpu.unpack_elementwise"(%a0) <{source_type = f16, index = 0 : i32}> : (vector<8x128xi32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
