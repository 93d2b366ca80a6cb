// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// cnt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_elementwise' op packs 2 vectors of 'bf16' into one of 'i32', not 1}}
    %r = "tpu.pack_elementwise"(%a0) <{target_type = bf16}> : (vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// f16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_elementwise' op packs f32 as bf16 and integers as integers, not 'f32' as 'f16'}}
    %r = "tpu.pack_elementwise"(%a0, %a1) <{target_type = f16}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mix
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_elementwise' op packs f32 as bf16 and integers as integers, not 'f32' as 'i16'}}
    %r = "tpu.pack_elementwise"(%a0, %a1) <{target_type = i16}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// none
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
// expected-error@+1 {{'tpu.pack_elementwise' op if a result is non-scalar, then at least one operand must be non-scalar}}
    %r = "tpu.pack_elementwise"() <{target_type = bf16}> : () -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outf
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_elementwise' op result #0 must be vector of integer values, but got 'vector<8x128xf32>'}}
    %r = "tpu.pack_elementwise"(%a0, %a1) <{target_type = bf16}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// outu
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_elementwise' op gives signless integers, not 'ui32'}}
    %r = "tpu.pack_elementwise"(%a0, %a1) <{target_type = bf16}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<8x128xui32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.pack_elementwise' op all non-scalar operands/results must have the same shape and base type}}
    %r = "tpu.pack_elementwise"(%a0, %a1) <{target_type = bf16}> : (vector<8x128xf32>, vector<8x128xf32>) -> vector<4x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
