// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// hbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<hbm>>):
// expected-error@+1 {{'tpu.annotate' op overrides hazards of refs in VMEM only}}
    %r = "tpu.annotate"(%a0) <{no_hazard = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>) -> memref<8x128xf32, #tpu.memory_space<hbm>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_no_hazard_no_depsmany8xf32
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<any>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<any>>):
// expected-error@+1 {{'tpu.annotate' op overrides hazards of refs in VMEM only}}
    %r = "tpu.annotate"(%a0) <{no_hazard_no_deps = true}> : (memref<8xf32, #tpu.memory_space<any>>) -> memref<8xf32, #tpu.memory_space<any>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_no_hazardmsmem8xf32
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<smem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8xf32, #tpu.memory_space<smem>>):
// expected-error@+1 {{'tpu.annotate' op overrides hazards of refs in VMEM only}}
    %r = "tpu.annotate"(%a0) <{no_hazard = true}> : (memref<8xf32, #tpu.memory_space<smem>>) -> memref<8xf32, #tpu.memory_space<smem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// storenospace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32>):
// expected-error@+1 {{'tpu.annotate' op overrides hazards of refs in VMEM only}}
    %r = "tpu.annotate"(%a0) <{no_hazard = true}> : (memref<8x128xf32>) -> memref<8x128xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// two
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.annotate' op promises one of no_store, no_hazard and no_hazard_no_deps at most}}
    %r = "tpu.annotate"(%a0) <{no_store = true, no_hazard = true}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// type
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.annotate' op requires the same type for all operands and results}}
    %r = "tpu.annotate"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
