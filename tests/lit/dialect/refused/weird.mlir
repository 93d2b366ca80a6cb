// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// int
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: i32):
// expected-error@+1 {{'tpu.weird' op tests f32 numbers, not 'i32'}}
    %r = "tpu.weird"(%a0) : (i32) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// out
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
// expected-error@+1 {{'tpu.weird' op gives i1, not 'vector<8xi8>'}}
    %r = "tpu.weird"(%a0) : (vector<8xf32>) -> vector<8xi8>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scal
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
// expected-error@+1 {{'tpu.weird' op gives i1, not 'i8'}}
    %r = "tpu.weird"(%a0) : (f32) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shapefree
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.weird' op all non-scalar operands/results must have the same shape and base type}}
    %r = "tpu.weird"(%a0) : (vector<8x128xf32>) -> vector<3xi1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// v2s
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>):
// expected-error@+1 {{'tpu.weird' op if an operand is non-scalar, then there must be at least one non-scalar result}}
    %r = "tpu.weird"(%a0) : (vector<8xf32>) -> i1
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
