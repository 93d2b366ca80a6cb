// jaxlib's MLIR spells the windows of a strided slice without braces.
// RUN: pallasd-opt %s | FileCheck %s
// RUN: pallasd-opt --mlir-print-op-generic %s | FileCheck %s --check-prefix=GENERIC

func.func @slices(%x: vector<8x128xf32>) -> (vector<1x128xf32>, vector<1x64xf32>) {
  %0 = "vector.extract_strided_slice"(%x) <{offsets = [2, 0], sizes = [1, 128], strides = [1, 1]}> : (vector<8x128xf32>) -> vector<1x128xf32>
  %1 = "vector.extract_strided_slice"(%0) <{offsets = [0, 64], sizes = [1, 64], strides = [1, 1]}> : (vector<1x128xf32>) -> vector<1x64xf32>
  return %0, %1 : vector<1x128xf32>, vector<1x64xf32>
}
// CHECK:      %0 = vector.extract_strided_slice %arg0 offsets = [2, 0], sizes = [1, 128], strides = [1, 1] : vector<8x128xf32> to vector<1x128xf32>
// CHECK-NEXT: %1 = vector.extract_strided_slice %0 offsets = [0, 64], sizes = [1, 64], strides = [1, 1] : vector<1x128xf32> to vector<1x64xf32>
// GENERIC: "vector.extract_strided_slice"(%arg0) <{offsets = [2, 0], sizes = [1, 128], strides = [1, 1]}>
