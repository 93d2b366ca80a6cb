// What JAX's passes may remove, merge and hoist follows from the declared
// effects: pure ops all three, reads the first two, the rest nothing.
// RUN: pallasd-opt --canonicalize --cse --loop-invariant-code-motion %s | FileCheck %s

func.func @effects(%ref: memref<8x128xf32, #tpu.memory_space<vmem>>, %x: vector<8x128xf32>, %n: i32, %i: index,
                   %sem: memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %unused = tpu.reciprocal %x : vector<8x128xf32> -> vector<8x128xf32>
  %unread = tpu.vector_load %ref[%i, %i] {strides = array<i32>} : memref<8x128xf32, #tpu.memory_space<vmem>>, vector<8x128xf32>,
  %s0 = tpu.sublane_shuffle %x, %x, [0, 1, 2, 3, 4, 5, 6, 7] : vector<8x128xf32>, vector<8x128xf32> -> vector<8x128xf32>
  scf.for %k = %c0 to %n step %c1 : i32 {
    %r0 = tpu.reciprocal %x : vector<8x128xf32> -> vector<8x128xf32>
    %r1 = tpu.reciprocal %x : vector<8x128xf32> -> vector<8x128xf32>
    %l0 = tpu.vector_load %ref[%i, %i] {strides = array<i32>} : memref<8x128xf32, #tpu.memory_space<vmem>>, vector<8x128xf32>,
    %l1 = tpu.vector_load %ref[%i, %i] {strides = array<i32>} : memref<8x128xf32, #tpu.memory_space<vmem>>, vector<8x128xf32>,
    tpu.log "v" : [%r0, %r1, %l0, %l1] : vector<8x128xf32>, vector<8x128xf32>, vector<8x128xf32>, vector<8x128xf32>
    tpu.sem_wait %sem, %c1 : memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
    tpu.sem_wait %sem, %c1 : memref<!tpu.semaphore, #tpu.memory_space<semaphore_mem>>
  }
  return
}
// CHECK-NOT:  tpu.vector_load
// CHECK:      tpu.sublane_shuffle
// CHECK-NEXT: %[[R:.*]] = tpu.reciprocal
// CHECK-NEXT: scf.for
// CHECK-NEXT:   %[[L:.*]] = tpu.vector_load
// CHECK-NEXT:   tpu.log "v" : [%[[R]], %[[R]], %[[L]], %[[L]]]
// CHECK-NEXT:   tpu.sem_wait
// CHECK-NEXT:   tpu.sem_wait
