// RUN: pallasd-opt --split-input-file --mlir-print-op-generic %s | %diff %S/Inputs/annotate.generic -
// RUN: pallasd-opt --split-input-file %s | %diff %S/Inputs/annotate.custom -
// RUN: pallasd-opt --split-input-file --canonicalize --mlir-print-op-generic %s | %diff %S/Inputs/annotate.canonical -
// RUN: pallasd-opt --split-input-file %s | pallasd-opt --split-input-file --mlir-print-op-generic - | %diff %S/Inputs/annotate.generic -

// a
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = false, no_hazard = false, no_hazard_no_deps = false, no_store = true}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// bank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = true, no_hazard = true, no_hazard_no_deps = false, no_store = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// nodeps
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = false, no_hazard = false, no_hazard_no_deps = true, no_store = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// none
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = false, no_hazard = false, no_hazard_no_deps = false, no_store = false}> : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x128xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_no_bank_conflictmsmem8xf32
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<smem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xf32, #tpu.memory_space<smem>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = true, no_hazard = false, no_hazard_no_deps = false, no_store = false}> : (memref<8xf32, #tpu.memory_space<smem>>) -> memref<8xf32, #tpu.memory_space<smem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_no_storem8xf32
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xf32, #tpu.memory_space<vmem>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = false, no_hazard = false, no_hazard_no_deps = false, no_store = true}> : (memref<8xf32, #tpu.memory_space<vmem>>) -> memref<8xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_no_storen8xf32
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8xf32>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8xf32>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = false, no_hazard = false, no_hazard_no_deps = false, no_store = true}> : (memref<8xf32>) -> memref<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// storehbm
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<hbm>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<hbm>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = false, no_hazard = false, no_hazard_no_deps = false, no_store = true}> : (memref<8x128xf32, #tpu.memory_space<hbm>>) -> memref<8x128xf32, #tpu.memory_space<hbm>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// vmemspace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> (), sym_name = "main"}> ({
  ^bb0(%arg0: memref<8x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>):
    %0 = "tpu.annotate"(%arg0) <{no_bank_conflict = false, no_hazard = true, no_hazard_no_deps = false, no_store = false}> : (memref<8x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>) -> memref<8x128xf32, #tpu.memory_space<vmem, sc_vector_subcore>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
