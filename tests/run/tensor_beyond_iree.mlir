// What MLIR's verifier does not take: slices without elements at the end of a dimension, constants of signed types.
// The values are numpy's.

// A slice without elements may begin at the end.
func.func @tensor_extract_slice_of_size_zero() {
  %a = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %end = util.unfoldable_constant 10 : index
  %none = util.unfoldable_constant 0 : index
  %0 = tensor.extract_slice %a[10] [0] [1] : tensor<10xi32> to tensor<0xi32>
  check.expect_eq_const(%0, dense<> : tensor<0xi32>) : tensor<0xi32>
  %1 = tensor.extract_slice %a[%end] [%none] [1] : tensor<10xi32> to tensor<?xi32>
  %known_1 = tensor.cast %1 : tensor<?xi32> to tensor<0xi32>
  check.expect_eq_const(%known_1, dense<> : tensor<0xi32>) : tensor<0xi32>
  %b = util.unfoldable_constant dense<> : tensor<0x3xi32>
  %2 = tensor.extract_slice %b[0, 1] [0, 2] [1, 1] : tensor<0x3xi32> to tensor<0x2xi32>
  check.expect_eq_const(%2, dense<> : tensor<0x2xi32>) : tensor<0x2xi32>
  return
}

func.func @tensor_insert_slice_of_size_zero() {
  %a = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %n = util.unfoldable_constant dense<> : tensor<0xi32>
  %end = util.unfoldable_constant 10 : index
  %0 = tensor.insert_slice %n into %a[10] [0] [1] : tensor<0xi32> into tensor<10xi32>
  check.expect_eq_const(%0, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>) : tensor<10xi32>
  %1 = tensor.insert_slice %n into %a[%end] [0] [1] : tensor<0xi32> into tensor<10xi32>
  check.expect_eq_const(%1, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>) : tensor<10xi32>
  return
}

func.func @of_si8() {
  %a = util.unfoldable_constant dense<[[-128, -91, -54, -17, 20], [57, 94, -125, -88, -51], [-14, 23, 60, 97, -122]]> : tensor<3x5xsi8>
  %v = util.unfoldable_constant dense<[[-48, -11], [26, 63]]> : tensor<2x2xsi8>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xsi8> to tensor<3x2xsi8>
  check.expect_eq_const(%slice, dense<[[-91, -17], [94, -88], [23, 97]]> : tensor<3x2xsi8>) : tensor<3x2xsi8>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xsi8> to tensor<?xsi8>
  %known_row = tensor.cast %row : tensor<?xsi8> to tensor<3xsi8>
  check.expect_eq_const(%known_row, dense<[94, -125, -88]> : tensor<3xsi8>) : tensor<3xsi8>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xsi8> into tensor<3x5xsi8>
  check.expect_eq_const(%replaced, dense<[[-128, -91, -54, -17, 20], [-48, 94, -125, -11, -51], [26, 23, 60, 63, -122]]> : tensor<3x5xsi8>) : tensor<3x5xsi8>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xsi8>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xsi8>
  check.expect_eq_const(%one, dense<[[-128, -91, -54, -17, 20], [57, 94, -125, 63, -51], [-14, 23, 60, 97, -122]]> : tensor<3x5xsi8>) : tensor<3x5xsi8>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xsi8> into tensor<15xsi8>
  check.expect_eq_const(%flat, dense<[-128, -91, -54, -17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122]> : tensor<15xsi8>) : tensor<15xsi8>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xsi8> into tensor<5x1x3xsi8>
  check.expect_eq_const(%deep, dense<[[[-128, -91, -54]], [[-17, 20, 57]], [[94, -125, -88]], [[-51, -14, 23]], [[60, 97, -122]]]> : tensor<5x1x3xsi8>) : tensor<5x1x3xsi8>
  %splat = tensor.splat %x[%j] : tensor<2x?xsi8>
  %known_splat = tensor.cast %splat : tensor<2x?xsi8> to tensor<2x3xsi8>
  check.expect_eq_const(%known_splat, dense<[[63, 63, 63], [63, 63, 63]]> : tensor<2x3xsi8>) : tensor<2x3xsi8>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xsi8>
  %made = tensor.from_elements %x, %y, %x : tensor<3xsi8>
  check.expect_eq_const(%made, dense<[63, -88, 63]> : tensor<3xsi8>) : tensor<3xsi8>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xsi8>
    tensor.yield %z : si8
  } : tensor<5x3xsi8>
  check.expect_eq_const(%turned, dense<[[-128, 57, -14], [-91, 94, 23], [-54, -125, 60], [-17, -88, 97], [20, -51, -122]]> : tensor<5x3xsi8>) : tensor<5x3xsi8>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : si8
  } : tensor<2x2xsi8> to tensor<3x3xsi8>
  check.expect_eq_const(%padded, dense<[[-88, -88, -88], [-48, -11, -88], [26, 63, -88]]> : tensor<3x3xsi8>) : tensor<3x3xsi8>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xsi8>, tensor<2x2xsi8>) -> tensor<2x4xsi8>
  check.expect_eq_const(%joined, dense<[[-48, -11, -48, -11], [26, 63, 26, 63]]> : tensor<2x4xsi8>) : tensor<2x4xsi8>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xsi8>, tensor<2x1xindex>) -> tensor<2x5xsi8>
  check.expect_eq_const(%gathered, dense<[[-14, 23, 60, 97, -122], [-128, -91, -54, -17, 20]]> : tensor<2x5xsi8>) : tensor<2x5xsi8>
  return
}

func.func @of_ui16() {
  %a = util.unfoldable_constant dense<[[0, 3000, 6000, 9000, 12000], [15000, 18000, 21000, 24000, 27000], [30000, 33000, 36000, 39000, 42000]]> : tensor<3x5xui16>
  %v = util.unfoldable_constant dense<[[48000, 51000], [54000, 57000]]> : tensor<2x2xui16>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xui16> to tensor<3x2xui16>
  check.expect_eq_const(%slice, dense<[[3000, 9000], [18000, 24000], [33000, 39000]]> : tensor<3x2xui16>) : tensor<3x2xui16>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xui16> to tensor<?xui16>
  %known_row = tensor.cast %row : tensor<?xui16> to tensor<3xui16>
  check.expect_eq_const(%known_row, dense<[18000, 21000, 24000]> : tensor<3xui16>) : tensor<3xui16>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xui16> into tensor<3x5xui16>
  check.expect_eq_const(%replaced, dense<[[0, 3000, 6000, 9000, 12000], [48000, 18000, 21000, 51000, 27000], [54000, 33000, 36000, 57000, 42000]]> : tensor<3x5xui16>) : tensor<3x5xui16>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xui16>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xui16>
  check.expect_eq_const(%one, dense<[[0, 3000, 6000, 9000, 12000], [15000, 18000, 21000, 57000, 27000], [30000, 33000, 36000, 39000, 42000]]> : tensor<3x5xui16>) : tensor<3x5xui16>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xui16> into tensor<15xui16>
  check.expect_eq_const(%flat, dense<[0, 3000, 6000, 9000, 12000, 15000, 18000, 21000, 24000, 27000, 30000, 33000, 36000, 39000, 42000]> : tensor<15xui16>) : tensor<15xui16>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xui16> into tensor<5x1x3xui16>
  check.expect_eq_const(%deep, dense<[[[0, 3000, 6000]], [[9000, 12000, 15000]], [[18000, 21000, 24000]], [[27000, 30000, 33000]], [[36000, 39000, 42000]]]> : tensor<5x1x3xui16>) : tensor<5x1x3xui16>
  %splat = tensor.splat %x[%j] : tensor<2x?xui16>
  %known_splat = tensor.cast %splat : tensor<2x?xui16> to tensor<2x3xui16>
  check.expect_eq_const(%known_splat, dense<[[57000, 57000, 57000], [57000, 57000, 57000]]> : tensor<2x3xui16>) : tensor<2x3xui16>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xui16>
  %made = tensor.from_elements %x, %y, %x : tensor<3xui16>
  check.expect_eq_const(%made, dense<[57000, 24000, 57000]> : tensor<3xui16>) : tensor<3xui16>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xui16>
    tensor.yield %z : ui16
  } : tensor<5x3xui16>
  check.expect_eq_const(%turned, dense<[[0, 15000, 30000], [3000, 18000, 33000], [6000, 21000, 36000], [9000, 24000, 39000], [12000, 27000, 42000]]> : tensor<5x3xui16>) : tensor<5x3xui16>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : ui16
  } : tensor<2x2xui16> to tensor<3x3xui16>
  check.expect_eq_const(%padded, dense<[[24000, 24000, 24000], [48000, 51000, 24000], [54000, 57000, 24000]]> : tensor<3x3xui16>) : tensor<3x3xui16>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xui16>, tensor<2x2xui16>) -> tensor<2x4xui16>
  check.expect_eq_const(%joined, dense<[[48000, 51000, 48000, 51000], [54000, 57000, 54000, 57000]]> : tensor<2x4xui16>) : tensor<2x4xui16>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xui16>, tensor<2x1xindex>) -> tensor<2x5xui16>
  check.expect_eq_const(%gathered, dense<[[30000, 33000, 36000, 39000, 42000], [0, 3000, 6000, 9000, 12000]]> : tensor<2x5xui16>) : tensor<2x5xui16>
  return
}
