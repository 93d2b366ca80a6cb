// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// idxty
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: i32, %a3: i32):
// expected-error@+1 {{'tpu.store' op operand #2 must be variadic of index, but got 'i32'}}
    "tpu.store"(%a0, %a1, %a2, %a3) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nomask
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.store' op requires attribute 'sublane_mask'}}
    "tpu.store"(%a0, %a1, %a2, %a3) <{operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// rank0
"builtin.module"() ({
  "func.func"() <{function_type = (vector<f32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<f32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.store' op operand #0 must be native-sized vreg, but got 'vector<f32>'}}
    "tpu.store"(%a0, %a1, %a2, %a3) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<f32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// scalarbase
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, f32, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: f32, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.store' op operand #1 must be memref of any type values, but got 'f32'}}
    "tpu.store"(%a0, %a1, %a2, %a3) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, operandSegmentSizes = array<i32: 1, 1, 2, 0>}> : (vector<8x128xf32>, f32, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// segs
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> (), sym_name = "main"}> ({
  ^bb0(%a0: vector<8x128xf32>, %a1: memref<8x128xf32, #tpu.memory_space<vmem>>, %a2: index, %a3: index):
// expected-error@+1 {{'tpu.store' op operand count (4) does not match with the total size (3) specified in attribute 'operandSegmentSizes'}}
    "tpu.store"(%a0, %a1, %a2, %a3) <{sublane_mask = array<i1: true, true, true, true, true, true, true, true>, operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<8x128xf32>, memref<8x128xf32, #tpu.memory_space<vmem>>, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
