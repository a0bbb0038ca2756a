// args: test
// exit: 3
// What MLIR leaves undefined is an error of the test, at the operation: places outside of a tensor, and types and
// sizes that are not true at run time.

// CHECK: ERROR {{.*}}::extract_past
// CHECK: OUT_OF_RANGE: index 3 is out of bounds for dimension 0 of size 3
// CHECK: %0 = tensor.extract %a[%i] : tensor<3xi32>
func.func @extract_past() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant 3 : index
  %0 = tensor.extract %a[%i] : tensor<3xi32>
  check.expect_true(%0) : i32
  return
}

// CHECK: ERROR {{.*}}::extract_negative
// CHECK: OUT_OF_RANGE: index -1 is out of bounds for dimension 0 of size 3
// CHECK: %0 = tensor.extract %a[%i] : tensor<3xi32>
func.func @extract_negative() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant -1 : index
  %0 = tensor.extract %a[%i] : tensor<3xi32>
  check.expect_true(%0) : i32
  return
}

// CHECK: ERROR {{.*}}::extract_constant_past
// CHECK: OUT_OF_RANGE: index 28 is out of bounds for dimension 0 of size 3
// CHECK: %0 = tensor.extract %a[%i] : tensor<3xi32>
func.func @extract_constant_past() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = arith.constant 28 : index
  %0 = tensor.extract %a[%i] : tensor<3xi32>
  check.expect_true(%0) : i32
  return
}

// CHECK: ERROR {{.*}}::insert_past
// CHECK: OUT_OF_RANGE: index 3 is out of bounds for dimension 0 of size 3
// CHECK: %0 = tensor.insert %x into %a[%i] : tensor<3xi32>
func.func @insert_past() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant 3 : index
  %x = util.unfoldable_constant 3 : i32
  %0 = tensor.insert %x into %a[%i] : tensor<3xi32>
  check.expect_all_true(%0) : tensor<3xi32>
  return
}

// CHECK: ERROR {{.*}}::slice_past
// CHECK: OUT_OF_RANGE: index out of bounds
// CHECK: %0 = tensor.extract_slice %a[%i] [2] [1] : tensor<3xi32> to tensor<2xi32>
func.func @slice_past() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant 2 : index
  %0 = tensor.extract_slice %a[%i] [2] [1] : tensor<3xi32> to tensor<2xi32>
  check.expect_all_true(%0) : tensor<2xi32>
  return
}

// CHECK: ERROR {{.*}}::slice_negative_size
// CHECK: INVALID_ARGUMENT: negative tensor extent -2
// CHECK: %0 = tensor.extract_slice %a[0] [%i] [1] : tensor<3xi32> to tensor<?xi32>
func.func @slice_negative_size() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant -2 : index
  %0 = tensor.extract_slice %a[0] [%i] [1] : tensor<3xi32> to tensor<?xi32>
  check.expect_all_true(%0) : tensor<?xi32>
  return
}

// CHECK: ERROR {{.*}}::slice_offset_wraps
// CHECK: OUT_OF_RANGE: index out of bounds
// CHECK: %0 = tensor.extract_slice %a[%i] [%i] [%s] : tensor<3xi32> to tensor<?xi32>
func.func @slice_offset_wraps() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant 2 : index
  %s = util.unfoldable_constant 0x4000000000000000 : index
  %0 = tensor.extract_slice %a[%i] [%i] [%s] : tensor<3xi32> to tensor<?xi32>
  check.expect_all_true(%0) : tensor<?xi32>
  return
}

// CHECK: ERROR {{.*}}::insert_slice_past
// CHECK: OUT_OF_RANGE: index out of bounds
// CHECK: %0 = tensor.insert_slice %a into %a[%i] [3] [1] : tensor<3xi32> into tensor<3xi32>
func.func @insert_slice_past() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant 2 : index
  %0 = tensor.insert_slice %a into %a[%i] [3] [1] : tensor<3xi32> into tensor<3xi32>
  check.expect_all_true(%0) : tensor<3xi32>
  return
}

// CHECK: ERROR {{.*}}::insert_slice_sizes_differ
// CHECK: the source of tensor.insert_slice is not of the given size in dimension 0
// CHECK: %0 = tensor.insert_slice %a into %b[0] [%i] [1] : tensor<?xi32> into tensor<3xi32>
func.func @insert_slice_sizes_differ() {
  %s = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %a = tensor.cast %s : tensor<2xi32> to tensor<?xi32>
  %b = util.unfoldable_constant dense<[5, 6, 7]> : tensor<3xi32>
  %i = util.unfoldable_constant 3 : index
  %0 = tensor.insert_slice %a into %b[0] [%i] [1] : tensor<?xi32> into tensor<3xi32>
  check.expect_all_true(%0) : tensor<3xi32>
  return
}

// CHECK: ERROR {{.*}}::cast_not_true
// CHECK: INVALID_ARGUMENT: a tensor of type 3xi32 where 4xi32 is needed
// CHECK: %1 = tensor.cast %0 : tensor<?xi32> to tensor<4xi32>
func.func @cast_not_true() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = tensor.cast %a : tensor<3xi32> to tensor<?xi32>
  %1 = tensor.cast %0 : tensor<?xi32> to tensor<4xi32>
  check.expect_all_true(%1) : tensor<4xi32>
  return
}

// CHECK: ERROR {{.*}}::empty_negative
// CHECK: INVALID_ARGUMENT: negative tensor extent -5
// CHECK: %0 = tensor.empty(%n) : tensor<?xi32>
func.func @empty_negative() {
  %n = util.unfoldable_constant -5 : index
  %0 = tensor.empty(%n) : tensor<?xi32>
  check.expect_all_true(%0) : tensor<?xi32>
  return
}

// CHECK: ERROR {{.*}}::splat_huge
// CHECK: RESOURCE_EXHAUSTED: a tensor has more bytes than can be addressed
// CHECK: %0 = tensor.splat %x[%n, %n] : tensor<?x?xi32>
func.func @splat_huge() {
  %n = util.unfoldable_constant 0x1000000000000 : index
  %x = util.unfoldable_constant 3 : i32
  %0 = tensor.splat %x[%n, %n] : tensor<?x?xi32>
  check.expect_all_true(%0) : tensor<?x?xi32>
  return
}

// CHECK: ERROR {{.*}}::reshape_elements_differ
// CHECK: INVALID_ARGUMENT: a view of 12 bytes cannot be seen as 16 bytes
// CHECK: %0 = tensor.reshape %a(%s) : (tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi32>
func.func @reshape_elements_differ() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %s = util.unfoldable_constant dense<[2, 2]> : tensor<2xi32>
  %0 = tensor.reshape %a(%s) : (tensor<3xi32>, tensor<2xi32>) -> tensor<?x?xi32>
  check.expect_all_true(%0) : tensor<?x?xi32>
  return
}

// CHECK: ERROR {{.*}}::reshape_static_not_true
// CHECK: the shape of tensor.reshape is not that of the result in dimension 0
// CHECK: %0 = tensor.reshape %a(%s) : (tensor<4xi32>, tensor<2xi32>) -> tensor<2x2xi32>
func.func @reshape_static_not_true() {
  %a = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %s = util.unfoldable_constant dense<[4, 1]> : tensor<2xi32>
  %0 = tensor.reshape %a(%s) : (tensor<4xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_all_true(%0) : tensor<2x2xi32>
  return
}

// CHECK: ERROR {{.*}}::expand_not_true
// CHECK: the output shape of tensor.expand_shape does not fit dimension 0 of the source
// CHECK: %0 = tensor.expand_shape %a [{{\[}}0, 1]] output_shape [%n, 2] : tensor<?xi32> into tensor
func.func @expand_not_true() {
  %s = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %a = tensor.cast %s : tensor<3xi32> to tensor<?xi32>
  %n = util.unfoldable_constant 2 : index
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [%n, 2] : tensor<?xi32> into tensor<?x2xi32>
  check.expect_all_true(%0) : tensor<?x2xi32>
  return
}

// CHECK: ERROR {{.*}}::expand_groups_differ
// CHECK: the output shape of tensor.expand_shape does not fit dimension 0 of the source
// CHECK: %0 = tensor.expand_shape %a [{{\[}}0], [1, 2]] output_shape [%one, %six, 1] : tensor<?x?xi
func.func @expand_groups_differ() {
  %s = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %a = tensor.cast %s : tensor<2x3xi32> to tensor<?x?xi32>
  %one = util.unfoldable_constant 1 : index
  %six = util.unfoldable_constant 6 : index
  %0 = tensor.expand_shape %a [[0], [1, 2]] output_shape [%one, %six, 1] : tensor<?x?xi32> into tensor<?x?x1xi32>
  check.expect_all_true(%0) : tensor<?x?x1xi32>
  return
}

// CHECK: ERROR {{.*}}::collapse_not_one
// CHECK: INVALID_ARGUMENT: a view of 24 bytes cannot be seen as 4 bytes
// CHECK: %0 = tensor.collapse_shape %a [] : tensor<?x?xi32> into tensor<i32>
func.func @collapse_not_one() {
  %s = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %a = tensor.cast %s : tensor<2x3xi32> to tensor<?x?xi32>
  %0 = tensor.collapse_shape %a [] : tensor<?x?xi32> into tensor<i32>
  check.expect_all_true(%0) : tensor<i32>
  return
}

// CHECK: ERROR {{.*}}::dim_28
// CHECK: OUT_OF_RANGE: dimension 28 of a tensor of rank 1
// CHECK: %0 = tensor.dim %a, %i : tensor<3xi32>
func.func @dim_28() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = arith.constant 28 : index
  %0 = tensor.dim %a, %i : tensor<3xi32>
  %1 = arith.index_cast %0 : index to i32
  check.expect_true(%1) : i32
  return
}

// CHECK: ERROR {{.*}}::dim_28_dynamic
// CHECK: OUT_OF_RANGE: dimension 28 of a tensor of rank 1
// CHECK: %0 = tensor.dim %a, %i : tensor<3xi32>
func.func @dim_28_dynamic() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant 28 : index
  %0 = tensor.dim %a, %i : tensor<3xi32>
  %j = util.unfoldable_constant 28 : index
  %c = arith.cmpi eq, %0, %j : index
  check.expect_true(%c) : i1
  return
}

// CHECK: ERROR {{.*}}::generate_extract_past
// CHECK: OUT_OF_RANGE: index out of bounds
// CHECK: %1 = tensor.extract %a[%i] : tensor<3xi32>
func.func @generate_extract_past() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = tensor.generate {
  ^bb0(%i: index):
    %1 = tensor.extract %a[%i] : tensor<3xi32>
    tensor.yield %1 : i32
  } : tensor<4xi32>
  check.expect_all_true(%0) : tensor<4xi32>
  return
}

// CHECK: ERROR {{.*}}::concat_differ
// CHECK: inputs of tensor.concat differ in dimension 1
// CHECK: %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
func.func @concat_differ() {
  %s = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %t = util.unfoldable_constant dense<[[1, 2], [4, 5]]> : tensor<2x2xi32>
  %a = tensor.cast %s : tensor<2x3xi32> to tensor<?x?xi32>
  %b = tensor.cast %t : tensor<2x2xi32> to tensor<?x?xi32>
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  check.expect_all_true(%0) : tensor<?x?xi32>
  return
}

// CHECK: ERROR {{.*}}::concat_sum_differs
// CHECK: INVALID_ARGUMENT: a tensor of type 4xi32 where 5xi32 is needed
// CHECK: %0 = tensor.concat dim(0) %a, %a : (tensor<?xi32>, tensor<?xi32>) -> tensor<5xi32>
func.func @concat_sum_differs() {
  %s = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %a = tensor.cast %s : tensor<2xi32> to tensor<?xi32>
  %0 = tensor.concat dim(0) %a, %a : (tensor<?xi32>, tensor<?xi32>) -> tensor<5xi32>
  check.expect_all_true(%0) : tensor<5xi32>
  return
}

// CHECK: ERROR {{.*}}::bitcast_not_true
// CHECK: the source of tensor.bitcast is not of the result's type in dimension 0
// CHECK: %0 = tensor.bitcast %a : tensor<?x?xi32> to tensor<3x2xui32>
func.func @bitcast_not_true() {
  %s = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %a = tensor.cast %s : tensor<2x3xi32> to tensor<?x?xi32>
  %0 = tensor.bitcast %a : tensor<?x?xi32> to tensor<3x2xui32>
  %1 = tensor.bitcast %0 : tensor<3x2xui32> to tensor<3x2xi32>
  check.expect_all_true(%1) : tensor<3x2xi32>
  return
}

// CHECK: ERROR {{.*}}::gather_past
// CHECK: OUT_OF_RANGE: index out of bounds
// CHECK: %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<3xi32>, tensor<2x1xindex>) -> tensor<
func.func @gather_past() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %i = util.unfoldable_constant dense<[[0], [3]]> : tensor<2x1xindex>
  %0 = tensor.gather %a[%i] gather_dims([0]) : (tensor<3xi32>, tensor<2x1xindex>) -> tensor<2xi32>
  check.expect_all_true(%0) : tensor<2xi32>
  return
}

// CHECK: ERROR {{.*}}::scatter_past
// CHECK: OUT_OF_RANGE: index out of bounds
// CHECK: %0 = tensor.scatter %v into %a[%i] scatter_dims([0]) unique : (tensor<2xi32>, tensor<3xi32
func.func @scatter_past() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %v = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %i = util.unfoldable_constant dense<[[0], [-1]]> : tensor<2x1xindex>
  %0 = tensor.scatter %v into %a[%i] scatter_dims([0]) unique : (tensor<2xi32>, tensor<3xi32>, tensor<2x1xindex>) -> tensor<3xi32>
  check.expect_all_true(%0) : tensor<3xi32>
  return
}

// CHECK: ERROR {{.*}}::pad_negative_extent
// CHECK: INVALID_ARGUMENT: negative tensor extent -1
// CHECK: %0 = tensor.pad %a low[%n] high[0] {
func.func @pad_negative_extent() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %n = util.unfoldable_constant -4 : index
  %x = arith.constant 1 : i32
  %0 = tensor.pad %a low[%n] high[0] {
  ^bb0(%i: index):
    tensor.yield %x : i32
  } : tensor<3xi32> to tensor<?xi32>
  check.expect_all_true(%0) : tensor<?xi32>
  return
}
