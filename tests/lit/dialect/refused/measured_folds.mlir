// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// assume_neg3
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %c = "arith.constant"() <{value = -16 : i32}> : () -> i32
// expected-error@+1 {{'tpu.assume_multiple' op assumes a multiple of 3, but the operand is -16}}
    %r = "tpu.assume_multiple"(%c) <{multiple = 3 : i32}> : (i32) -> i32
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// assume_negm
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "main"}> ({
  ^bb0:
    %c = "arith.constant"() <{value = -8 : i32}> : () -> i32
// expected-error@+1 {{'tpu.assume_multiple' op assumes a multiple of 4294967288, but the operand is -8}}
    %r = "tpu.assume_multiple"(%c) <{multiple = -8 : i32}> : (i32) -> i32
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// concat_higher
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>, vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>, %a1: vector<8x128xf32>):
// expected-error@+1 {{'tpu.concatenate' op joins no 'vector<8xf32>' and 'vector<8x128xf32>'}}
    %r = "tpu.concatenate"(%a0, %a1) <{dimension = 0 : i32}> : (vector<8xf32>, vector<8x128xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast_index
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xindex>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xindex>):
// expected-error@+1 {{'tpu.bitcast' op casts elements of known width}}
    %r = "tpu.bitcast"(%a0) : (vector<8xindex>) -> vector<8xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// bitcast_odd
"builtin.module"() ({
  "func.func"() <{function_type = (vector<3x128xi8>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<3x128xi8>):
// expected-error@+1 {{vector types must have positive constant sizes but got 0, 128}}
    %r = "tpu.bitcast"(%a0) : (vector<3x128xi8>) -> vector<0x128xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// weird_bf16
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xbf16>):
// expected-error@+1 {{'tpu.weird' op tests f32 numbers, not 'vector<8xbf16>'}}
    %r = "tpu.weird"(%a0) : (vector<8xbf16>) -> vector<8xi1>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// weird_memref
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32>):
// expected-error@+1 {{'tpu.weird' op tests f32 numbers, not 'memref<8xf32>'}}
    %r = "tpu.weird"(%a0) : (memref<8xf32>) -> memref<8xi1>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// reduce_index_sum
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>):
// expected-error@+1 {{'tpu.reduce_index' op finds arg_max or arg_min, not sum}}
    %r = "tpu.reduce_index"(%a0) <{axis = 1 : i32, kind = #tpu.reduction_kind<sum>}> : (vector<8x128xf32>) -> vector<8xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// pack_unsigned
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xui32>, vector<8x128xui32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xui32>, %a1: vector<8x128xui32>):
// expected-error@+1 {{'tpu.pack_elementwise' op packs f32 as bf16 and integers as integers, not 'ui32' as 'i16'}}
    %r = "tpu.pack_elementwise"(%a0, %a1) <{target_type = i16}> : (vector<8x128xui32>, vector<8x128xui32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// pack_w
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi16>, vector<8x128xi16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi16>, %a1: vector<8x128xi16>):
// expected-error@+1 {{'tpu.pack_elementwise' op keeps the width of 'i16', but gives 'i32'}}
    %r = "tpu.pack_elementwise"(%a0, %a1) <{target_type = i8}> : (vector<8x128xi16>, vector<8x128xi16>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_w2
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>):
// expected-error@+1 {{'tpu.unpack_elementwise' op index 3 is outside of [0, 2)}}
    %r = "tpu.unpack_elementwise"(%a0) <{source_type = i8, index = 3 : i32}> : (vector<8x128xi32>) -> vector<8x128xi16>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_neg
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xi32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xi32>):
// expected-error@+1 {{'tpu.unpack_elementwise' op index 4294967295 is outside of [0, 4)}}
    %r = "tpu.unpack_elementwise"(%a0) <{source_type = i8, index = -1 : i32}> : (vector<8x128xi32>) -> vector<8x128xi32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// pack_sub_wider
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xbf16>):
// expected-error@+1 {{'tpu.pack_subelements' op packs no 'vector<8x128xbf16>' into 'vector<8x128xf32>'}}
    %r = "tpu.pack_subelements"(%a0) <{positions = array<i32: 0>, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// pack_sub_idx
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xindex>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xindex>):
// expected-error@+1 {{'tpu.pack_subelements' op packs elements of known width}}
    %r = "tpu.pack_subelements"(%a0) <{positions = array<i32: 0>, pack_format = #tpu.pack_format<interleaved>}> : (vector<8x128xindex>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// unpack_sub_f_unsigned
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16x128xbf16>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<16x128xbf16>):
// expected-error@+1 {{'tpu.unpack_subelements' op reads unsigned values from integers, not from 'bf16'}}
    %r = "tpu.unpack_subelements"(%a0) <{index = 0 : i32, unsigned_integers = true, pack_format = #tpu.pack_format<interleaved>}> : (vector<16x128xbf16>) -> vector<8x128xf32>
    "func.return"() : () -> ()
  })  : () -> ()
}) : () -> ()

// -----

// log_sc
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8xf32>, %a1: i32):
// expected-error@+1 {{'tpu.log' op takes one input on a SparseCore}}
    "tpu.log"(%a0, %a1) <{tag = "a"}> : (vector<8xf32>, i32) -> ()
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
