// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// argmax
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op does not do arg_max}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<arg_max>}> : (vector<8x128xf32>) -> vector<1x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// dup
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op dimension 0 is given twice}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0, 0>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<1x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op keeps the element type}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<1x128xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// ffs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op does not do find_first_set}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<find_first_set>}> : (vector<8x128xf32>) -> vector<1x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// keep
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op keeps the rank}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// max
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op kind max is retired; name the order: maxf, maxsi, maxui, minf, minsi or minui}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<max>}> : (vector<8x128xf32>) -> vector<1x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// maxsi_f
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op maxsi orders integers, not 'f32'}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<maxsi>}> : (vector<8x128xf32>) -> vector<1x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// neg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op dimension -1 is outside of [0, 2)}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: -1>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x1xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// not1
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op leaves size 1 in dimension 0, not 8}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// otherdim
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op leaves size 128 in dimension 1, not 64}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 0>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<1x64xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// range
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce' op dimension 2 is outside of [0, 2)}}
    %r = "tpu.reduce"(%a0) <{dimensions = array<i64: 2>, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
