// Single elements, and tensors made of them. The values are numpy's.

func.func @extracted() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 2 : index
  %zero = arith.constant 0 : index
  %0 = tensor.extract %a[%i, %j, %zero] : tensor<2x3x4xi32>
  %expected_0 = arith.constant 21 : i32
  %same_0 = arith.cmpi eq, %0, %expected_0 : i32
  check.expect_true(%same_0) : i1
  %1 = tensor.extract %a[%zero, %i, %j] : tensor<2x3x4xi32>
  %expected_1 = arith.constant 7 : i32
  %same_1 = arith.cmpi eq, %1, %expected_1 : i32
  check.expect_true(%same_1) : i1
  return
}

func.func @extracted_from_rank_zero() {
  %a = util.unfoldable_constant dense<-5> : tensor<i64>
  %0 = tensor.extract %a[] : tensor<i64>
  %expected_0 = arith.constant -5 : i64
  %same_0 = arith.cmpi eq, %0, %expected_0 : i64
  check.expect_true(%same_0) : i1
  return
}

func.func @extracted_from_dynamic() {
  %static_a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %a = tensor.cast %static_a : tensor<2x3x4xi32> to tensor<?x?x4xi32>
  %i = util.unfoldable_constant 1 : index
  %0 = tensor.extract %a[%i, %i, %i] : tensor<?x?x4xi32>
  %expected_0 = arith.constant 18 : i32
  %same_0 = arith.cmpi eq, %0, %expected_0 : i32
  check.expect_true(%same_0) : i1
  return
}

func.func @extracted_from_a_constant() {
  %a = arith.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %i = util.unfoldable_constant 1 : index
  %c = arith.constant 1 : index
  %0 = tensor.extract %a[%i, %i, %i] : tensor<2x3x4xi32>
  %expected_0 = arith.constant 18 : i32
  %same_0 = arith.cmpi eq, %0, %expected_0 : i32
  check.expect_true(%same_0) : i1
  %1 = tensor.extract %a[%c, %c, %c] : tensor<2x3x4xi32>
  %expected_1 = arith.constant 18 : i32
  %same_1 = arith.cmpi eq, %1, %expected_1 : i32
  check.expect_true(%same_1) : i1
  return
}

// The tensor inserted into stays as it was.
func.func @inserted() {
  %a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %i = util.unfoldable_constant 1 : index
  %zero = arith.constant 0 : index
  %x = util.unfoldable_constant -9 : i32
  %0 = tensor.insert %x into %a[%i, %zero, %i] : tensor<2x3x4xi32>
  %1 = tensor.insert %x into %0[%zero, %zero, %zero] : tensor<2x3x4xi32>
  check.expect_eq_const(%1, dense<[[[-9, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, -9, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  check.expect_eq_const(%0, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, -9, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  check.expect_eq_const(%a, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  return
}

func.func @inserted_into_rank_zero() {
  %a = util.unfoldable_constant dense<1> : tensor<i8>
  %x = util.unfoldable_constant -128 : i8
  %0 = tensor.insert %x into %a[] : tensor<i8>
  check.expect_eq_const(%0, dense<-128> : tensor<i8>) : tensor<i8>
  return
}

func.func @inserted_into_dynamic() {
  %static_a = util.unfoldable_constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %a = tensor.cast %static_a : tensor<2x3x4xi32> to tensor<?x?x?xi32>
  %i = util.unfoldable_constant 1 : index
  %x = util.unfoldable_constant -9 : i32
  %0 = tensor.insert %x into %a[%i, %i, %i] : tensor<?x?x?xi32>
  %known_0 = tensor.cast %0 : tensor<?x?x?xi32> to tensor<2x3x4xi32>
  check.expect_eq_const(%known_0, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, -9, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  return
}

func.func @inserted_into_a_constant() {
  %a = arith.constant dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>
  %i = util.unfoldable_constant 1 : index
  %x = util.unfoldable_constant -9 : i32
  %0 = tensor.insert %x into %a[%i, %i, %i] : tensor<2x3x4xi32>
  check.expect_eq_const(%0, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, -9, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  check.expect_eq_const(%a, dense<[[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], [[13, 14, 15, 16], [17, 18, 19, 20], [21, 22, 23, 24]]]> : tensor<2x3x4xi32>) : tensor<2x3x4xi32>
  return
}

func.func @from_elements() {
  %x = util.unfoldable_constant 1 : i32
  %y = util.unfoldable_constant 2 : i32
  %z = util.unfoldable_constant 3 : i32
  %0 = tensor.from_elements %x, %y, %z, %z, %y, %x : tensor<3x2xi32>
  check.expect_eq_const(%0, dense<[[1, 2], [3, 3], [2, 1]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  %1 = tensor.from_elements %x : tensor<i32>
  check.expect_eq_const(%1, dense<1> : tensor<i32>) : tensor<i32>
  %2 = tensor.from_elements %y, %y, %y : tensor<1x3xi32>
  check.expect_eq_const(%2, dense<[[2, 2, 2]]> : tensor<1x3xi32>) : tensor<1x3xi32>
  %3 = tensor.from_elements : tensor<2x0xi32>
  check.expect_eq_const(%3, dense<> : tensor<2x0xi32>) : tensor<2x0xi32>
  %4 = tensor.from_elements %x, %y, %x, %z, %x, %x, %x, %y : tensor<2x1x2x1x2xi32>
  check.expect_eq_const(%4, dense<[[[[[1, 2]], [[1, 3]]]], [[[[1, 1]], [[1, 2]]]]]> : tensor<2x1x2x1x2xi32>) : tensor<2x1x2x1x2xi32>
  return
}

func.func @splat() {
  %x = util.unfoldable_constant 5 : i32
  %n = util.unfoldable_constant 3 : index
  %0 = tensor.splat %x : tensor<2x3xi32>
  check.expect_eq_const(%0, dense<[[5, 5, 5], [5, 5, 5]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %1 = tensor.splat %x[%n] : tensor<2x?xi32>
  %known_1 = tensor.cast %1 : tensor<2x?xi32> to tensor<2x3xi32>
  check.expect_eq_const(%known_1, dense<[[5, 5, 5], [5, 5, 5]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %2 = tensor.splat %x[%n, %n] : tensor<?x2x?xi32>
  %known_2 = tensor.cast %2 : tensor<?x2x?xi32> to tensor<3x2x3xi32>
  check.expect_eq_const(%known_2, dense<[[[5, 5, 5], [5, 5, 5]], [[5, 5, 5], [5, 5, 5]], [[5, 5, 5], [5, 5, 5]]]> : tensor<3x2x3xi32>) : tensor<3x2x3xi32>
  %3 = tensor.splat %x : tensor<i32>
  check.expect_eq_const(%3, dense<5> : tensor<i32>) : tensor<i32>
  %4 = tensor.splat %x : tensor<0x4xi32>
  check.expect_eq_const(%4, dense<> : tensor<0x4xi32>) : tensor<0x4xi32>
  return
}

// A splat is a term of elementwise operations.
func.func @splat_in_sums() {
  %x = util.unfoldable_constant 5 : i32
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %static_b = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = tensor.cast %static_b : tensor<2x3xi32> to tensor<?x?xi32>
  %n = util.unfoldable_constant 2 : index
  %k = util.unfoldable_constant 3 : index
  %0 = tensor.splat %x : tensor<2x3xi32>
  %1 = arith.addi %a, %0 : tensor<2x3xi32>
  check.expect_eq_const(%1, dense<[[6, 7, 8], [9, 10, 11]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %2 = tensor.splat %x[%n, %k] : tensor<?x?xi32>
  %3 = arith.muli %b, %2 : tensor<?x?xi32>
  %known_3 = tensor.cast %3 : tensor<?x?xi32> to tensor<2x3xi32>
  check.expect_eq_const(%known_3, dense<[[5, 10, 15], [20, 25, 30]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}
