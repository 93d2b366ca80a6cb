// Two inputs that end jaxlib's process are refused here like any other.
// RUN: pallasd-opt --split-input-file --verify-diagnostics %s

func.func @contracts_no_dimension(%lhs: vector<8x16xf32>, %rhs: vector<16x8xf32>, %acc: vector<8x8xf32>) {
  // expected-error@+1 {{dimension 7 of its lhs is outside of [0, 2)}}
  %0 = tpu.matmul %lhs, %rhs, %acc {dimension_numbers = #tpu.dot_dimension_numbers<[7], [0], [0], [1], [0, 0, 1, 1], [], []>, transpose_lhs_hint = false} : vector<8x16xf32>, vector<16x8xf32>, vector<8x8xf32> -> vector<8x8xf32>
  return
}

// -----

func.func @casts_semaphores(%sem: memref<4x4x!tpu.semaphore, #tpu.memory_space<semaphore_mem>>) {
  // expected-error@+1 {{casts elements of known width}}
  %0 = tpu.memref_bitcast %sem : memref<4x4x!tpu.semaphore, #tpu.memory_space<semaphore_mem>> -> memref<4x4xi32, #tpu.memory_space<semaphore_mem>>
  return
}
