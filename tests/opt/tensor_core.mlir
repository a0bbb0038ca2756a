// args: opt --to=core --split-input-file
// What the core phase makes of operations that others express.

// Inputs are inserted one after the other; what one of them knows of the other dimensions, all have to be.
// CHECK-LABEL: @concatenated
// CHECK: %[[ROWS:.*]] = tensor.dim %arg1
// CHECK: %[[SUM:.*]] = arith.addi %{{.*}}, %[[ROWS]] : index
// CHECK: %[[EMPTY:.*]] = tensor.empty(%[[SUM]]) : tensor<?x4xi32>
// CHECK: %[[KNOWN:.*]] = tensor.cast %arg0 : tensor<2x?xi32> to tensor<2x4xi32>
// CHECK: %[[FIRST:.*]] = tensor.insert_slice %[[KNOWN]] into %[[EMPTY]][0, 0] [2, 4] [1, 1]
// CHECK: tensor.insert_slice %arg1 into %[[FIRST]][2, 0] [%[[ROWS]], 4] [1, 1]
func.func @concatenated(%a: tensor<2x?xi32>, %b: tensor<?x4xi32>) -> tensor<?x4xi32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<2x?xi32>, tensor<?x4xi32>) -> tensor<?x4xi32>
  return %0 : tensor<?x4xi32>
}

// -----

// Each element is one of the source, or what the body of the padding makes of its index in the result.
// CHECK-LABEL: @padded
// CHECK: %[[EXTENT:.*]] = tensor.dim %arg0
// CHECK: tensor.generate
// CHECK: ^bb0(%[[I:.*]]: index):
// CHECK: %[[PLACE:.*]] = arith.subi %[[I]], %{{.*}} : index
// CHECK: %[[IS_INSIDE:.*]] = arith.cmpi ult, %[[PLACE]], %[[EXTENT]] : index
// CHECK: scf.if %[[IS_INSIDE]] -> (i32) {
// CHECK: tensor.extract %arg0[%[[PLACE]]] : tensor<?xi32>
// CHECK: } else {
// CHECK: arith.index_cast %[[I]] : index to i32
// CHECK: tensor.yield
func.func @padded(%a: tensor<?xi32>, %n: index, %x: i32) -> tensor<?xi32> {
  %0 = tensor.pad %a low[1] high[%n] {
  ^bb0(%i: index):
    %1 = arith.index_cast %i : index to i32
    %2 = arith.addi %1, %x : i32
    tensor.yield %2 : i32
  } : tensor<?xi32> to tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

// A coordinate is read, and the element there.
// CHECK-LABEL: @gathered
// CHECK: tensor.generate
// CHECK: ^bb0(%[[I:.*]]: index, %[[J:.*]]: index):
// CHECK: %[[BYTE:.*]] = tensor.extract %arg1[%[[I]], %{{.*}}] : tensor<?x1xi8>
// CHECK: %[[ROW:.*]] = arith.index_cast %[[BYTE]] : i8 to index
// CHECK: tensor.extract %arg0[%[[ROW]], %[[J]]] : tensor<3x?xi32>
func.func @gathered(%t: tensor<3x?xi32>, %k: tensor<?x1xi8>) -> tensor<?x?xi32> {
  %0 = tensor.gather %t[%k] gather_dims([0]) : (tensor<3x?xi32>, tensor<?x1xi8>) -> tensor<?x?xi32>
  return %0 : tensor<?x?xi32>
}

// -----

// A loop inserts a slice a coordinate.
// CHECK-LABEL: @scattered
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[T:.*]] = %arg0) -> (tensor<3x4xi32>) {
// CHECK: %[[ROW:.*]] = tensor.extract %arg1[%[[I]], %{{.*}}] : tensor<2x1xindex>
// CHECK: %[[SLICE:.*]] = tensor.extract_slice %arg2[%[[I]], 0] [1, 4] [1, 1] : tensor<2x4xi32> to tensor<4xi32>
// CHECK: tensor.insert_slice %[[SLICE]] into %[[T]][%[[ROW]], 0] [1, 4] [1, 1]
func.func @scattered(%t: tensor<3x4xi32>, %k: tensor<2x1xindex>, %v: tensor<2x4xi32>) -> tensor<3x4xi32> {
  %0 = tensor.scatter %v into %t[%k] scatter_dims([0]) unique : (tensor<2x4xi32>, tensor<3x4xi32>, tensor<2x1xindex>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}

// -----

// Elements are inserted one by one, but for one value everywhere; a rank is in the type.
// CHECK-LABEL: @elements
// CHECK: %[[EMPTY:.*]] = tensor.empty() : tensor<2xi32>
// CHECK: %[[FIRST:.*]] = tensor.insert %arg0 into %[[EMPTY]]
// CHECK: %[[SECOND:.*]] = tensor.insert %arg1 into %[[FIRST]]
// CHECK: tensor.expand_shape %[[SECOND]] {{\[\[}}0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
// CHECK: tensor.splat %arg1 : tensor<3xi32>
// CHECK-NOT: tensor.rank
func.func @elements(%x: i32, %y: i32) -> (tensor<2x1xi32>, tensor<3xi32>, index) {
  %0 = tensor.from_elements %x, %y : tensor<2x1xi32>
  %1 = tensor.from_elements %y, %y, %y : tensor<3xi32>
  %2 = tensor.rank %0 : tensor<2x1xi32>
  return %0, %1, %2 : tensor<2x1xi32>, tensor<3xi32>, index
}

// -----

// What is taken for granted of extents is asserted, but for what is true by itself.
// CHECK-LABEL: @assumed
// CHECK-NOT: cf.assert
// CHECK: tensor.insert_slice
// CHECK: cf.assert %{{.*}}, "the source of tensor.insert_slice is not of the given size in dimension 0"
// CHECK: tensor.insert_slice
// CHECK: cf.assert %{{.*}}, "the output shape of tensor.expand_shape does not fit dimension 0 of the source"
// CHECK: tensor.expand_shape
func.func @assumed(%a: tensor<?xi32>, %b: tensor<?xi32>, %n: index) -> (tensor<?xi32>, tensor<?x2xi32>) {
  %zero = arith.constant 0 : index
  %own = tensor.dim %a, %zero : tensor<?xi32>
  %0 = tensor.insert_slice %a into %b[0] [%own] [1] : tensor<?xi32> into tensor<?xi32>
  %1 = tensor.insert_slice %a into %0[0] [%n] [1] : tensor<?xi32> into tensor<?xi32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [%n, 2] : tensor<?xi32> into tensor<?x2xi32>
  return %1, %2 : tensor<?xi32>, tensor<?x2xi32>
}
