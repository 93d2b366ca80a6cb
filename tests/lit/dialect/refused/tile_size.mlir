// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// neg
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.tile_size' op index -1 is outside of [0, 2)}}
    %r = "tpu.tile_size"(%a0) <{index = -1 : i32}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// range
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.tile_size' op index 2 is outside of [0, 2)}}
    %r = "tpu.tile_size"(%a0) <{index = 2 : i32}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// res
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.tile_size' op result #0 must be 32-bit signless integer, but got 'index'}}
    %r = "tpu.tile_size"(%a0) <{index = 0 : i32}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
