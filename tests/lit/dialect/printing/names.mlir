// Values are called after the names in their locations, as JAX prints them; a
// constant that canonicalisation has merged is called after its value.
// RUN: pallasd-opt %s | FileCheck %s
// RUN: pallasd-opt --canonicalize %s | FileCheck %s --check-prefix=CANONICAL

module @kernel {
  func.func @kernel(%arg0: memref<8x128xf32, #tpu.memory_space<vmem>> loc("x_ref"), %arg1: memref<8x128xf32, #tpu.memory_space<vmem>> loc("o_ref")) {
    %0 = arith.constant 0 : index loc("get:")
    %1 = arith.constant 0 : index loc("get:")
    %2 = vector.load %arg0[%0, %1] : memref<8x128xf32, #tpu.memory_space<vmem>>, vector<8x128xf32> loc("get:"("k.py":3:4))
    %3 = arith.constant 0 : index loc("swap:")
    tpu.vector_store %arg1[%3, %3], %2 {strides = array<i32>} : memref<8x128xf32, #tpu.memory_space<vmem>>, vector<8x128xf32>,  loc("swap:")
    return
  }
}
// CHECK-LABEL: func.func @kernel(%x_ref: memref<8x128xf32, #tpu.memory_space<vmem>>, %o_ref
// CHECK:         %get3A = arith.constant 0 : index
// CHECK-NEXT:    %get3A_0 = arith.constant 0 : index
// CHECK-NEXT:    %get3A_1 = vector.load %x_ref[%get3A, %get3A_0]
// CHECK-NEXT:    %swap3A = arith.constant 0 : index
// CHECK-NEXT:    tpu.vector_store %o_ref[%swap3A, %swap3A], %get3A_1 {strides = array<i32>}
// CANONICAL:     %c0 = arith.constant 0 : index
// CANONICAL-NEXT: %get3A = vector.load %x_ref[%c0, %c0]
// CANONICAL-NEXT: tpu.vector_store %o_ref[%c0, %c0], %get3A
