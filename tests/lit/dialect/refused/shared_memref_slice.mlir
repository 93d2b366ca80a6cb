// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

// dyn
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x?xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x?xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op cuts the minor dimension into equal parts, but turns 'memref<8x?xi32, #tpu.memory_space<vmem_shared>>' into 'memref<8x8xi32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x?xi32, #tpu.memory_space<vmem_shared>>) -> memref<8x8xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// elt
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op keeps 'i32' elements, but gives 'f32'}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// lead
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op cuts the minor dimension only, but turns 'memref<8x128xi32, #tpu.memory_space<vmem_shared>>' into 'memref<4x8xi32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<4x8xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// nodiv
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op cuts the minor dimension into equal parts, but turns 'memref<8x128xi32, #tpu.memory_space<vmem_shared>>' into 'memref<8x7xi32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<8x7xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// outspace
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op gives a ref in the VMEM of a vector subcore}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<8x8xi32, #tpu.memory_space<vmem_shared>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// p2_notmain
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "f"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op exists on a vector subcore, not on tc}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<8x8xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()

// -----

// p2_ss
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op exists on a vector subcore, not on sc_scalar_subcore}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<8x8xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_scalar_subcore>} : () -> ()
}) : () -> ()

// -----

// r0
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<i32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op keeps the rank, 1 or more, but turns 'memref<i32, #tpu.memory_space<vmem_shared>>' into 'memref<i32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<i32, #tpu.memory_space<vmem_shared>>) -> memref<i32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// rank
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op keeps the rank, 1 or more, but turns 'memref<8x128xi32, #tpu.memory_space<vmem_shared>>' into 'memref<8xi32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<8xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// space
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xf32, #tpu.memory_space<vmem>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xf32, #tpu.memory_space<vmem>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op slices a ref in VMEM_SHARED}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xf32, #tpu.memory_space<vmem>>) -> memref<8x8xf32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()

// -----

// zero
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> (), sym_name = "main"}> ({
  ^bb0(%a0: memref<8x128xi32, #tpu.memory_space<vmem_shared>>):
// expected-error@+1 {{'tpu.shared_memref_slice' op cuts the minor dimension into equal parts, but turns 'memref<8x128xi32, #tpu.memory_space<vmem_shared>>' into 'memref<8x0xi32, #tpu.memory_space<vmem>>'}}
    %r = "tpu.shared_memref_slice"(%a0) : (memref<8x128xi32, #tpu.memory_space<vmem_shared>>) -> memref<8x0xi32, #tpu.memory_space<vmem>>
    "func.return"() : () -> ()
  }) {tpu.core_type = #tpu.core_type<sc_vector_subcore>} : () -> ()
}) : () -> ()
