// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// arg_big
"builtin.module"() ({
  "func.func"() <{function_type = (vector<70000xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<70000xbf16>):
// expected-error@+1 {{'tpu.all_reduce' op 70000 elements have no 16-bit index}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<arg_max>}> : (vector<70000xbf16>) -> vector<70000xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// arg_i32in
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
// expected-error@+1 {{'tpu.all_reduce' op finds indices of f32 and bf16, not of 'i32'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<arg_max>}> : (vector<8xi32>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// arg_outwidth
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op gives i32 indices for 'f32', not 'i16'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<8x128xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// arg_shape
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op keeps the shape}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<4x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dim_i32
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op attribute 'dim' failed to satisfy constraint: 64-bit signless integer attribute}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i32, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ffs_float
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op finds the first set element of masks, not of 'f32'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<find_first_set>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// kindint
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{invalid properties {dim = 0 : i64, kind = 0 : i32} for op tpu.all_reduce: Invalid attribute `kind` in property conversion: 0 : i32}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = 0 : i32}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask_i16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi1>):
// expected-error@+1 {{'tpu.all_reduce' op of a mask gives i32, not 'i16'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<16xi1>) -> vector<16xi16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// mask_max
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xi1>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16xi1>):
// expected-error@+1 {{'tpu.all_reduce' op of a mask is a sum or finds the first set element}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<maxui>}> : (vector<16xi1>) -> vector<16xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// max
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op kind max is retired; name the order: maxf, maxsi, maxui, minf, minsi or minui}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<max>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maxf_int
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xi32>):
// expected-error@+1 {{'tpu.all_reduce' op maxf orders floats, not 'i32'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<maxf>}> : (vector<8xi32>) -> vector<8xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maxsi_float
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op maxsi orders integers, not 'f32'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<maxsi>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// min
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op kind min is retired; name the order: maxf, maxsi, maxui, minf, minsi or minui}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<min>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nodim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op requires attribute 'dim'}}
    %r = "tpu.all_reduce"(%a0) <{kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nokind
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op requires attribute 'kind'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<f32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<f32>):
// expected-error@+1 {{'tpu.all_reduce' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<f32>) -> vector<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scalar
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: f32):
// expected-error@+1 {{'tpu.all_reduce' op operand #0 must be vector of any type values, but got 'f32'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// shapediff
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op keeps the type 'vector<8x128xf32>', but gives 'vector<4x128xf32>'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<4x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// tworesults
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op requires one result}}
    %r:2 = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> (vector<8x128xf32>, vector<8x128xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// typediff
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.all_reduce' op keeps the type 'vector<8x128xf32>', but gives 'vector<8x128xi32>'}}
    %r = "tpu.all_reduce"(%a0) <{dim = 0 : i64, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
