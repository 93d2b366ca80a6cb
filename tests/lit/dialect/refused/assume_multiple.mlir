// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// const
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %c = "arith.constant"() <{value = 12 : index}> : () -> index
// expected-error@+1 {{'tpu.assume_multiple' op assumes a multiple of 8, but the operand is 12}}
    %r = "tpu.assume_multiple"(%c) <{multiple = 8 : i32}> : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// float
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
// expected-error@+1 {{'tpu.assume_multiple' op operand #0 must be index or integer, but got 'f32'}}
    %r = "tpu.assume_multiple"(%a0) <{multiple = 8 : i32}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// type
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index):
// expected-error@+1 {{'tpu.assume_multiple' op requires the same type for all operands and results}}
    %r = "tpu.assume_multiple"(%a0) <{multiple = 8 : i32}> : (index) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// zero
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: index):
// expected-error@+1 {{'tpu.assume_multiple' op can assume no multiple of 0}}
    %r = "tpu.assume_multiple"(%a0) <{multiple = 0 : i32}> : (index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
