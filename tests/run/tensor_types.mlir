// Every way to move elements, for element types of every kind. The values are numpy's.

func.func @of_i1() {
  %a = util.unfoldable_constant dense<[[false, true, false, false, true], [false, false, true, false, false], [true, false, false, true, false]]> : tensor<3x5xi1>
  %v = util.unfoldable_constant dense<[[true, false], [false, true]]> : tensor<2x2xi1>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi1> to tensor<3x2xi1>
  check.expect_eq_const(%slice, dense<[[true, false], [false, false], [false, true]]> : tensor<3x2xi1>) : tensor<3x2xi1>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi1> to tensor<?xi1>
  %known_row = tensor.cast %row : tensor<?xi1> to tensor<3xi1>
  check.expect_eq_const(%known_row, dense<[false, true, false]> : tensor<3xi1>) : tensor<3xi1>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi1> into tensor<3x5xi1>
  check.expect_eq_const(%replaced, dense<[[false, true, false, false, true], [true, false, true, false, false], [false, false, false, true, false]]> : tensor<3x5xi1>) : tensor<3x5xi1>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi1>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi1>
  check.expect_eq_const(%one, dense<[[false, true, false, false, true], [false, false, true, true, false], [true, false, false, true, false]]> : tensor<3x5xi1>) : tensor<3x5xi1>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi1> into tensor<15xi1>
  check.expect_eq_const(%flat, dense<[false, true, false, false, true, false, false, true, false, false, true, false, false, true, false]> : tensor<15xi1>) : tensor<15xi1>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi1> into tensor<5x1x3xi1>
  check.expect_eq_const(%deep, dense<[[[false, true, false]], [[false, true, false]], [[false, true, false]], [[false, true, false]], [[false, true, false]]]> : tensor<5x1x3xi1>) : tensor<5x1x3xi1>
  %splat = tensor.splat %x[%j] : tensor<2x?xi1>
  %known_splat = tensor.cast %splat : tensor<2x?xi1> to tensor<2x3xi1>
  check.expect_eq_const(%known_splat, dense<[[true, true, true], [true, true, true]]> : tensor<2x3xi1>) : tensor<2x3xi1>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi1>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi1>
  check.expect_eq_const(%made, dense<[true, false, true]> : tensor<3xi1>) : tensor<3xi1>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi1>
    tensor.yield %z : i1
  } : tensor<5x3xi1>
  check.expect_eq_const(%turned, dense<[[false, false, true], [true, false, false], [false, true, false], [false, false, true], [true, false, false]]> : tensor<5x3xi1>) : tensor<5x3xi1>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i1
  } : tensor<2x2xi1> to tensor<3x3xi1>
  check.expect_eq_const(%padded, dense<[[false, false, false], [true, false, false], [false, true, false]]> : tensor<3x3xi1>) : tensor<3x3xi1>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<2x4xi1>
  check.expect_eq_const(%joined, dense<[[true, false, true, false], [false, true, false, true]]> : tensor<2x4xi1>) : tensor<2x4xi1>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi1>, tensor<2x1xindex>) -> tensor<2x5xi1>
  check.expect_eq_const(%gathered, dense<[[true, false, false, true, false], [false, true, false, false, true]]> : tensor<2x5xi1>) : tensor<2x5xi1>
  return
}

func.func @of_i2() {
  %a = util.unfoldable_constant dense<[[-2, -1, 0, 1, -2], [-1, 0, 1, -2, -1], [0, 1, -2, -1, 0]]> : tensor<3x5xi2>
  %v = util.unfoldable_constant dense<[[-2, -1], [0, 1]]> : tensor<2x2xi2>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi2> to tensor<3x2xi2>
  check.expect_eq_const(%slice, dense<[[-1, 1], [0, -2], [1, -1]]> : tensor<3x2xi2>) : tensor<3x2xi2>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi2> to tensor<?xi2>
  %known_row = tensor.cast %row : tensor<?xi2> to tensor<3xi2>
  check.expect_eq_const(%known_row, dense<[0, 1, -2]> : tensor<3xi2>) : tensor<3xi2>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi2> into tensor<3x5xi2>
  check.expect_eq_const(%replaced, dense<[[-2, -1, 0, 1, -2], [-2, 0, 1, -1, -1], [0, 1, -2, 1, 0]]> : tensor<3x5xi2>) : tensor<3x5xi2>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi2>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi2>
  check.expect_eq_const(%one, dense<[[-2, -1, 0, 1, -2], [-1, 0, 1, 1, -1], [0, 1, -2, -1, 0]]> : tensor<3x5xi2>) : tensor<3x5xi2>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi2> into tensor<15xi2>
  check.expect_eq_const(%flat, dense<[-2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0, 1, -2, -1, 0]> : tensor<15xi2>) : tensor<15xi2>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi2> into tensor<5x1x3xi2>
  check.expect_eq_const(%deep, dense<[[[-2, -1, 0]], [[1, -2, -1]], [[0, 1, -2]], [[-1, 0, 1]], [[-2, -1, 0]]]> : tensor<5x1x3xi2>) : tensor<5x1x3xi2>
  %splat = tensor.splat %x[%j] : tensor<2x?xi2>
  %known_splat = tensor.cast %splat : tensor<2x?xi2> to tensor<2x3xi2>
  check.expect_eq_const(%known_splat, dense<[[1, 1, 1], [1, 1, 1]]> : tensor<2x3xi2>) : tensor<2x3xi2>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi2>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi2>
  check.expect_eq_const(%made, dense<[1, -2, 1]> : tensor<3xi2>) : tensor<3xi2>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi2>
    tensor.yield %z : i2
  } : tensor<5x3xi2>
  check.expect_eq_const(%turned, dense<[[-2, -1, 0], [-1, 0, 1], [0, 1, -2], [1, -2, -1], [-2, -1, 0]]> : tensor<5x3xi2>) : tensor<5x3xi2>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i2
  } : tensor<2x2xi2> to tensor<3x3xi2>
  check.expect_eq_const(%padded, dense<[[-2, -2, -2], [-2, -1, -2], [0, 1, -2]]> : tensor<3x3xi2>) : tensor<3x3xi2>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi2>, tensor<2x2xi2>) -> tensor<2x4xi2>
  check.expect_eq_const(%joined, dense<[[-2, -1, -2, -1], [0, 1, 0, 1]]> : tensor<2x4xi2>) : tensor<2x4xi2>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi2>, tensor<2x1xindex>) -> tensor<2x5xi2>
  check.expect_eq_const(%gathered, dense<[[0, 1, -2, -1, 0], [-2, -1, 0, 1, -2]]> : tensor<2x5xi2>) : tensor<2x5xi2>
  return
}

func.func @of_i3() {
  %a = util.unfoldable_constant dense<[[-4, -3, -2, -1, 0], [1, 2, 3, -4, -3], [-2, -1, 0, 1, 2]]> : tensor<3x5xi3>
  %v = util.unfoldable_constant dense<[[-4, -3], [-2, -1]]> : tensor<2x2xi3>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi3> to tensor<3x2xi3>
  check.expect_eq_const(%slice, dense<[[-3, -1], [2, -4], [-1, 1]]> : tensor<3x2xi3>) : tensor<3x2xi3>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi3> to tensor<?xi3>
  %known_row = tensor.cast %row : tensor<?xi3> to tensor<3xi3>
  check.expect_eq_const(%known_row, dense<[2, 3, -4]> : tensor<3xi3>) : tensor<3xi3>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi3> into tensor<3x5xi3>
  check.expect_eq_const(%replaced, dense<[[-4, -3, -2, -1, 0], [-4, 2, 3, -3, -3], [-2, -1, 0, -1, 2]]> : tensor<3x5xi3>) : tensor<3x5xi3>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi3>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi3>
  check.expect_eq_const(%one, dense<[[-4, -3, -2, -1, 0], [1, 2, 3, -1, -3], [-2, -1, 0, 1, 2]]> : tensor<3x5xi3>) : tensor<3x5xi3>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi3> into tensor<15xi3>
  check.expect_eq_const(%flat, dense<[-4, -3, -2, -1, 0, 1, 2, 3, -4, -3, -2, -1, 0, 1, 2]> : tensor<15xi3>) : tensor<15xi3>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi3> into tensor<5x1x3xi3>
  check.expect_eq_const(%deep, dense<[[[-4, -3, -2]], [[-1, 0, 1]], [[2, 3, -4]], [[-3, -2, -1]], [[0, 1, 2]]]> : tensor<5x1x3xi3>) : tensor<5x1x3xi3>
  %splat = tensor.splat %x[%j] : tensor<2x?xi3>
  %known_splat = tensor.cast %splat : tensor<2x?xi3> to tensor<2x3xi3>
  check.expect_eq_const(%known_splat, dense<[[-1, -1, -1], [-1, -1, -1]]> : tensor<2x3xi3>) : tensor<2x3xi3>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi3>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi3>
  check.expect_eq_const(%made, dense<[-1, -4, -1]> : tensor<3xi3>) : tensor<3xi3>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi3>
    tensor.yield %z : i3
  } : tensor<5x3xi3>
  check.expect_eq_const(%turned, dense<[[-4, 1, -2], [-3, 2, -1], [-2, 3, 0], [-1, -4, 1], [0, -3, 2]]> : tensor<5x3xi3>) : tensor<5x3xi3>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i3
  } : tensor<2x2xi3> to tensor<3x3xi3>
  check.expect_eq_const(%padded, dense<[[-4, -4, -4], [-4, -3, -4], [-2, -1, -4]]> : tensor<3x3xi3>) : tensor<3x3xi3>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi3>, tensor<2x2xi3>) -> tensor<2x4xi3>
  check.expect_eq_const(%joined, dense<[[-4, -3, -4, -3], [-2, -1, -2, -1]]> : tensor<2x4xi3>) : tensor<2x4xi3>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi3>, tensor<2x1xindex>) -> tensor<2x5xi3>
  check.expect_eq_const(%gathered, dense<[[-2, -1, 0, 1, 2], [-4, -3, -2, -1, 0]]> : tensor<2x5xi3>) : tensor<2x5xi3>
  return
}

func.func @of_i4() {
  %a = util.unfoldable_constant dense<[[-8, -3, 2, 7, -4], [1, 6, -5, 0, 5], [-6, -1, 4, -7, -2]]> : tensor<3x5xi4>
  %v = util.unfoldable_constant dense<[[-8, -3], [2, 7]]> : tensor<2x2xi4>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi4> to tensor<3x2xi4>
  check.expect_eq_const(%slice, dense<[[-3, 7], [6, 0], [-1, -7]]> : tensor<3x2xi4>) : tensor<3x2xi4>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi4> to tensor<?xi4>
  %known_row = tensor.cast %row : tensor<?xi4> to tensor<3xi4>
  check.expect_eq_const(%known_row, dense<[6, -5, 0]> : tensor<3xi4>) : tensor<3xi4>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi4> into tensor<3x5xi4>
  check.expect_eq_const(%replaced, dense<[[-8, -3, 2, 7, -4], [-8, 6, -5, -3, 5], [2, -1, 4, 7, -2]]> : tensor<3x5xi4>) : tensor<3x5xi4>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi4>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi4>
  check.expect_eq_const(%one, dense<[[-8, -3, 2, 7, -4], [1, 6, -5, 7, 5], [-6, -1, 4, -7, -2]]> : tensor<3x5xi4>) : tensor<3x5xi4>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi4> into tensor<15xi4>
  check.expect_eq_const(%flat, dense<[-8, -3, 2, 7, -4, 1, 6, -5, 0, 5, -6, -1, 4, -7, -2]> : tensor<15xi4>) : tensor<15xi4>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi4> into tensor<5x1x3xi4>
  check.expect_eq_const(%deep, dense<[[[-8, -3, 2]], [[7, -4, 1]], [[6, -5, 0]], [[5, -6, -1]], [[4, -7, -2]]]> : tensor<5x1x3xi4>) : tensor<5x1x3xi4>
  %splat = tensor.splat %x[%j] : tensor<2x?xi4>
  %known_splat = tensor.cast %splat : tensor<2x?xi4> to tensor<2x3xi4>
  check.expect_eq_const(%known_splat, dense<[[7, 7, 7], [7, 7, 7]]> : tensor<2x3xi4>) : tensor<2x3xi4>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi4>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi4>
  check.expect_eq_const(%made, dense<[7, 0, 7]> : tensor<3xi4>) : tensor<3xi4>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi4>
    tensor.yield %z : i4
  } : tensor<5x3xi4>
  check.expect_eq_const(%turned, dense<[[-8, 1, -6], [-3, 6, -1], [2, -5, 4], [7, 0, -7], [-4, 5, -2]]> : tensor<5x3xi4>) : tensor<5x3xi4>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i4
  } : tensor<2x2xi4> to tensor<3x3xi4>
  check.expect_eq_const(%padded, dense<[[0, 0, 0], [-8, -3, 0], [2, 7, 0]]> : tensor<3x3xi4>) : tensor<3x3xi4>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi4>, tensor<2x2xi4>) -> tensor<2x4xi4>
  check.expect_eq_const(%joined, dense<[[-8, -3, -8, -3], [2, 7, 2, 7]]> : tensor<2x4xi4>) : tensor<2x4xi4>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi4>, tensor<2x1xindex>) -> tensor<2x5xi4>
  check.expect_eq_const(%gathered, dense<[[-6, -1, 4, -7, -2], [-8, -3, 2, 7, -4]]> : tensor<2x5xi4>) : tensor<2x5xi4>
  return
}

func.func @of_i8() {
  %a = util.unfoldable_constant dense<[[-128, -91, -54, -17, 20], [57, 94, -125, -88, -51], [-14, 23, 60, 97, -122]]> : tensor<3x5xi8>
  %v = util.unfoldable_constant dense<[[-48, -11], [26, 63]]> : tensor<2x2xi8>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi8> to tensor<3x2xi8>
  check.expect_eq_const(%slice, dense<[[-91, -17], [94, -88], [23, 97]]> : tensor<3x2xi8>) : tensor<3x2xi8>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi8> to tensor<?xi8>
  %known_row = tensor.cast %row : tensor<?xi8> to tensor<3xi8>
  check.expect_eq_const(%known_row, dense<[94, -125, -88]> : tensor<3xi8>) : tensor<3xi8>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi8> into tensor<3x5xi8>
  check.expect_eq_const(%replaced, dense<[[-128, -91, -54, -17, 20], [-48, 94, -125, -11, -51], [26, 23, 60, 63, -122]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi8>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi8>
  check.expect_eq_const(%one, dense<[[-128, -91, -54, -17, 20], [57, 94, -125, 63, -51], [-14, 23, 60, 97, -122]]> : tensor<3x5xi8>) : tensor<3x5xi8>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi8> into tensor<15xi8>
  check.expect_eq_const(%flat, dense<[-128, -91, -54, -17, 20, 57, 94, -125, -88, -51, -14, 23, 60, 97, -122]> : tensor<15xi8>) : tensor<15xi8>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi8> into tensor<5x1x3xi8>
  check.expect_eq_const(%deep, dense<[[[-128, -91, -54]], [[-17, 20, 57]], [[94, -125, -88]], [[-51, -14, 23]], [[60, 97, -122]]]> : tensor<5x1x3xi8>) : tensor<5x1x3xi8>
  %splat = tensor.splat %x[%j] : tensor<2x?xi8>
  %known_splat = tensor.cast %splat : tensor<2x?xi8> to tensor<2x3xi8>
  check.expect_eq_const(%known_splat, dense<[[63, 63, 63], [63, 63, 63]]> : tensor<2x3xi8>) : tensor<2x3xi8>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi8>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi8>
  check.expect_eq_const(%made, dense<[63, -88, 63]> : tensor<3xi8>) : tensor<3xi8>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi8>
    tensor.yield %z : i8
  } : tensor<5x3xi8>
  check.expect_eq_const(%turned, dense<[[-128, 57, -14], [-91, 94, 23], [-54, -125, 60], [-17, -88, 97], [20, -51, -122]]> : tensor<5x3xi8>) : tensor<5x3xi8>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i8
  } : tensor<2x2xi8> to tensor<3x3xi8>
  check.expect_eq_const(%padded, dense<[[-88, -88, -88], [-48, -11, -88], [26, 63, -88]]> : tensor<3x3xi8>) : tensor<3x3xi8>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x4xi8>
  check.expect_eq_const(%joined, dense<[[-48, -11, -48, -11], [26, 63, 26, 63]]> : tensor<2x4xi8>) : tensor<2x4xi8>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi8>, tensor<2x1xindex>) -> tensor<2x5xi8>
  check.expect_eq_const(%gathered, dense<[[-14, 23, 60, 97, -122], [-128, -91, -54, -17, 20]]> : tensor<2x5xi8>) : tensor<2x5xi8>
  return
}

func.func @of_i16() {
  %a = util.unfoldable_constant dense<[[-20000, -18889, -17778, -16667, -15556], [-14445, -13334, -12223, -11112, -10001], [-8890, -7779, -6668, -5557, -4446]]> : tensor<3x5xi16>
  %v = util.unfoldable_constant dense<[[-2224, -1113], [-2, 1109]]> : tensor<2x2xi16>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi16> to tensor<3x2xi16>
  check.expect_eq_const(%slice, dense<[[-18889, -16667], [-13334, -11112], [-7779, -5557]]> : tensor<3x2xi16>) : tensor<3x2xi16>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi16> to tensor<?xi16>
  %known_row = tensor.cast %row : tensor<?xi16> to tensor<3xi16>
  check.expect_eq_const(%known_row, dense<[-13334, -12223, -11112]> : tensor<3xi16>) : tensor<3xi16>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi16> into tensor<3x5xi16>
  check.expect_eq_const(%replaced, dense<[[-20000, -18889, -17778, -16667, -15556], [-2224, -13334, -12223, -1113, -10001], [-2, -7779, -6668, 1109, -4446]]> : tensor<3x5xi16>) : tensor<3x5xi16>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi16>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi16>
  check.expect_eq_const(%one, dense<[[-20000, -18889, -17778, -16667, -15556], [-14445, -13334, -12223, 1109, -10001], [-8890, -7779, -6668, -5557, -4446]]> : tensor<3x5xi16>) : tensor<3x5xi16>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi16> into tensor<15xi16>
  check.expect_eq_const(%flat, dense<[-20000, -18889, -17778, -16667, -15556, -14445, -13334, -12223, -11112, -10001, -8890, -7779, -6668, -5557, -4446]> : tensor<15xi16>) : tensor<15xi16>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi16> into tensor<5x1x3xi16>
  check.expect_eq_const(%deep, dense<[[[-20000, -18889, -17778]], [[-16667, -15556, -14445]], [[-13334, -12223, -11112]], [[-10001, -8890, -7779]], [[-6668, -5557, -4446]]]> : tensor<5x1x3xi16>) : tensor<5x1x3xi16>
  %splat = tensor.splat %x[%j] : tensor<2x?xi16>
  %known_splat = tensor.cast %splat : tensor<2x?xi16> to tensor<2x3xi16>
  check.expect_eq_const(%known_splat, dense<[[1109, 1109, 1109], [1109, 1109, 1109]]> : tensor<2x3xi16>) : tensor<2x3xi16>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi16>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi16>
  check.expect_eq_const(%made, dense<[1109, -11112, 1109]> : tensor<3xi16>) : tensor<3xi16>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi16>
    tensor.yield %z : i16
  } : tensor<5x3xi16>
  check.expect_eq_const(%turned, dense<[[-20000, -14445, -8890], [-18889, -13334, -7779], [-17778, -12223, -6668], [-16667, -11112, -5557], [-15556, -10001, -4446]]> : tensor<5x3xi16>) : tensor<5x3xi16>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i16
  } : tensor<2x2xi16> to tensor<3x3xi16>
  check.expect_eq_const(%padded, dense<[[-11112, -11112, -11112], [-2224, -1113, -11112], [-2, 1109, -11112]]> : tensor<3x3xi16>) : tensor<3x3xi16>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi16>, tensor<2x2xi16>) -> tensor<2x4xi16>
  check.expect_eq_const(%joined, dense<[[-2224, -1113, -2224, -1113], [-2, 1109, -2, 1109]]> : tensor<2x4xi16>) : tensor<2x4xi16>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi16>, tensor<2x1xindex>) -> tensor<2x5xi16>
  check.expect_eq_const(%gathered, dense<[[-8890, -7779, -6668, -5557, -4446], [-20000, -18889, -17778, -16667, -15556]]> : tensor<2x5xi16>) : tensor<2x5xi16>
  return
}

func.func @of_i32() {
  %a = util.unfoldable_constant dense<[[-1073741824, -950285035, -826828246, -703371457, -579914668], [-456457879, -333001090, -209544301, -86087512, 37369277], [160826066, 284282855, 407739644, 531196433, 654653222]]> : tensor<3x5xi32>
  %v = util.unfoldable_constant dense<[[901566800, 1025023589], [-999003270, -875546481]]> : tensor<2x2xi32>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi32> to tensor<3x2xi32>
  check.expect_eq_const(%slice, dense<[[-950285035, -703371457], [-333001090, -86087512], [284282855, 531196433]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi32> to tensor<?xi32>
  %known_row = tensor.cast %row : tensor<?xi32> to tensor<3xi32>
  check.expect_eq_const(%known_row, dense<[-333001090, -209544301, -86087512]> : tensor<3xi32>) : tensor<3xi32>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi32> into tensor<3x5xi32>
  check.expect_eq_const(%replaced, dense<[[-1073741824, -950285035, -826828246, -703371457, -579914668], [901566800, -333001090, -209544301, 1025023589, 37369277], [-999003270, 284282855, 407739644, -875546481, 654653222]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi32>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi32>
  check.expect_eq_const(%one, dense<[[-1073741824, -950285035, -826828246, -703371457, -579914668], [-456457879, -333001090, -209544301, -875546481, 37369277], [160826066, 284282855, 407739644, 531196433, 654653222]]> : tensor<3x5xi32>) : tensor<3x5xi32>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi32> into tensor<15xi32>
  check.expect_eq_const(%flat, dense<[-1073741824, -950285035, -826828246, -703371457, -579914668, -456457879, -333001090, -209544301, -86087512, 37369277, 160826066, 284282855, 407739644, 531196433, 654653222]> : tensor<15xi32>) : tensor<15xi32>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi32> into tensor<5x1x3xi32>
  check.expect_eq_const(%deep, dense<[[[-1073741824, -950285035, -826828246]], [[-703371457, -579914668, -456457879]], [[-333001090, -209544301, -86087512]], [[37369277, 160826066, 284282855]], [[407739644, 531196433, 654653222]]]> : tensor<5x1x3xi32>) : tensor<5x1x3xi32>
  %splat = tensor.splat %x[%j] : tensor<2x?xi32>
  %known_splat = tensor.cast %splat : tensor<2x?xi32> to tensor<2x3xi32>
  check.expect_eq_const(%known_splat, dense<[[-875546481, -875546481, -875546481], [-875546481, -875546481, -875546481]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi32>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi32>
  check.expect_eq_const(%made, dense<[-875546481, -86087512, -875546481]> : tensor<3xi32>) : tensor<3xi32>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi32>
    tensor.yield %z : i32
  } : tensor<5x3xi32>
  check.expect_eq_const(%turned, dense<[[-1073741824, -456457879, 160826066], [-950285035, -333001090, 284282855], [-826828246, -209544301, 407739644], [-703371457, -86087512, 531196433], [-579914668, 37369277, 654653222]]> : tensor<5x3xi32>) : tensor<5x3xi32>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i32
  } : tensor<2x2xi32> to tensor<3x3xi32>
  check.expect_eq_const(%padded, dense<[[-86087512, -86087512, -86087512], [901566800, 1025023589, -86087512], [-999003270, -875546481, -86087512]]> : tensor<3x3xi32>) : tensor<3x3xi32>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
  check.expect_eq_const(%joined, dense<[[901566800, 1025023589, 901566800, 1025023589], [-999003270, -875546481, -999003270, -875546481]]> : tensor<2x4xi32>) : tensor<2x4xi32>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi32>, tensor<2x1xindex>) -> tensor<2x5xi32>
  check.expect_eq_const(%gathered, dense<[[160826066, 284282855, 407739644, 531196433, 654653222], [-1073741824, -950285035, -826828246, -703371457, -579914668]]> : tensor<2x5xi32>) : tensor<2x5xi32>
  return
}

func.func @of_i64() {
  %a = util.unfoldable_constant dense<[[-4611686018427387904, -4323455642275676159, -4035225266123964414, -3746994889972252669, -3458764513820540924], [-3170534137668829179, -2882303761517117434, -2594073385365405689, -2305843009213693944, -2017612633061982199], [-1729382256910270454, -1441151880758558709, -1152921504606846964, -864691128455135219, -576460752303423474]]> : tensor<3x5xi64>
  %v = util.unfoldable_constant dense<[[16, 288230376151711761], [576460752303423506, 864691128455135251]]> : tensor<2x2xi64>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi64> to tensor<3x2xi64>
  check.expect_eq_const(%slice, dense<[[-4323455642275676159, -3746994889972252669], [-2882303761517117434, -2305843009213693944], [-1441151880758558709, -864691128455135219]]> : tensor<3x2xi64>) : tensor<3x2xi64>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi64> to tensor<?xi64>
  %known_row = tensor.cast %row : tensor<?xi64> to tensor<3xi64>
  check.expect_eq_const(%known_row, dense<[-2882303761517117434, -2594073385365405689, -2305843009213693944]> : tensor<3xi64>) : tensor<3xi64>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi64> into tensor<3x5xi64>
  check.expect_eq_const(%replaced, dense<[[-4611686018427387904, -4323455642275676159, -4035225266123964414, -3746994889972252669, -3458764513820540924], [16, -2882303761517117434, -2594073385365405689, 288230376151711761, -2017612633061982199], [576460752303423506, -1441151880758558709, -1152921504606846964, 864691128455135251, -576460752303423474]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi64>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi64>
  check.expect_eq_const(%one, dense<[[-4611686018427387904, -4323455642275676159, -4035225266123964414, -3746994889972252669, -3458764513820540924], [-3170534137668829179, -2882303761517117434, -2594073385365405689, 864691128455135251, -2017612633061982199], [-1729382256910270454, -1441151880758558709, -1152921504606846964, -864691128455135219, -576460752303423474]]> : tensor<3x5xi64>) : tensor<3x5xi64>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi64> into tensor<15xi64>
  check.expect_eq_const(%flat, dense<[-4611686018427387904, -4323455642275676159, -4035225266123964414, -3746994889972252669, -3458764513820540924, -3170534137668829179, -2882303761517117434, -2594073385365405689, -2305843009213693944, -2017612633061982199, -1729382256910270454, -1441151880758558709, -1152921504606846964, -864691128455135219, -576460752303423474]> : tensor<15xi64>) : tensor<15xi64>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi64> into tensor<5x1x3xi64>
  check.expect_eq_const(%deep, dense<[[[-4611686018427387904, -4323455642275676159, -4035225266123964414]], [[-3746994889972252669, -3458764513820540924, -3170534137668829179]], [[-2882303761517117434, -2594073385365405689, -2305843009213693944]], [[-2017612633061982199, -1729382256910270454, -1441151880758558709]], [[-1152921504606846964, -864691128455135219, -576460752303423474]]]> : tensor<5x1x3xi64>) : tensor<5x1x3xi64>
  %splat = tensor.splat %x[%j] : tensor<2x?xi64>
  %known_splat = tensor.cast %splat : tensor<2x?xi64> to tensor<2x3xi64>
  check.expect_eq_const(%known_splat, dense<[[864691128455135251, 864691128455135251, 864691128455135251], [864691128455135251, 864691128455135251, 864691128455135251]]> : tensor<2x3xi64>) : tensor<2x3xi64>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi64>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi64>
  check.expect_eq_const(%made, dense<[864691128455135251, -2305843009213693944, 864691128455135251]> : tensor<3xi64>) : tensor<3xi64>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi64>
    tensor.yield %z : i64
  } : tensor<5x3xi64>
  check.expect_eq_const(%turned, dense<[[-4611686018427387904, -3170534137668829179, -1729382256910270454], [-4323455642275676159, -2882303761517117434, -1441151880758558709], [-4035225266123964414, -2594073385365405689, -1152921504606846964], [-3746994889972252669, -2305843009213693944, -864691128455135219], [-3458764513820540924, -2017612633061982199, -576460752303423474]]> : tensor<5x3xi64>) : tensor<5x3xi64>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i64
  } : tensor<2x2xi64> to tensor<3x3xi64>
  check.expect_eq_const(%padded, dense<[[-2305843009213693944, -2305843009213693944, -2305843009213693944], [16, 288230376151711761, -2305843009213693944], [576460752303423506, 864691128455135251, -2305843009213693944]]> : tensor<3x3xi64>) : tensor<3x3xi64>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x4xi64>
  check.expect_eq_const(%joined, dense<[[16, 288230376151711761, 16, 288230376151711761], [576460752303423506, 864691128455135251, 576460752303423506, 864691128455135251]]> : tensor<2x4xi64>) : tensor<2x4xi64>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi64>, tensor<2x1xindex>) -> tensor<2x5xi64>
  check.expect_eq_const(%gathered, dense<[[-1729382256910270454, -1441151880758558709, -1152921504606846964, -864691128455135219, -576460752303423474], [-4611686018427387904, -4323455642275676159, -4035225266123964414, -3746994889972252669, -3458764513820540924]]> : tensor<2x5xi64>) : tensor<2x5xi64>
  return
}

func.func @of_f16() {
  %a = util.unfoldable_constant dense<[[-3.0, -2.5, -2.0, -1.5, -1.0], [-0.5, 0.0, 0.5, 1.0, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0]]> : tensor<3x5xf16>
  %v = util.unfoldable_constant dense<[[5.0, 5.5], [6.0, 6.5]]> : tensor<2x2xf16>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xf16> to tensor<3x2xf16>
  check.expect_eq_const(%slice, dense<[[-2.5, -1.5], [0.0, 1.0], [2.5, 3.5]]> : tensor<3x2xf16>) : tensor<3x2xf16>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xf16> to tensor<?xf16>
  %known_row = tensor.cast %row : tensor<?xf16> to tensor<3xf16>
  check.expect_eq_const(%known_row, dense<[0.0, 0.5, 1.0]> : tensor<3xf16>) : tensor<3xf16>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xf16> into tensor<3x5xf16>
  check.expect_eq_const(%replaced, dense<[[-3.0, -2.5, -2.0, -1.5, -1.0], [5.0, 0.0, 0.5, 5.5, 1.5], [6.0, 2.5, 3.0, 6.5, 4.0]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xf16>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xf16>
  check.expect_eq_const(%one, dense<[[-3.0, -2.5, -2.0, -1.5, -1.0], [-0.5, 0.0, 0.5, 6.5, 1.5], [2.0, 2.5, 3.0, 3.5, 4.0]]> : tensor<3x5xf16>) : tensor<3x5xf16>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xf16> into tensor<15xf16>
  check.expect_eq_const(%flat, dense<[-3.0, -2.5, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0, 3.5, 4.0]> : tensor<15xf16>) : tensor<15xf16>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xf16> into tensor<5x1x3xf16>
  check.expect_eq_const(%deep, dense<[[[-3.0, -2.5, -2.0]], [[-1.5, -1.0, -0.5]], [[0.0, 0.5, 1.0]], [[1.5, 2.0, 2.5]], [[3.0, 3.5, 4.0]]]> : tensor<5x1x3xf16>) : tensor<5x1x3xf16>
  %splat = tensor.splat %x[%j] : tensor<2x?xf16>
  %known_splat = tensor.cast %splat : tensor<2x?xf16> to tensor<2x3xf16>
  check.expect_eq_const(%known_splat, dense<[[6.5, 6.5, 6.5], [6.5, 6.5, 6.5]]> : tensor<2x3xf16>) : tensor<2x3xf16>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xf16>
  %made = tensor.from_elements %x, %y, %x : tensor<3xf16>
  check.expect_eq_const(%made, dense<[6.5, 1.0, 6.5]> : tensor<3xf16>) : tensor<3xf16>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xf16>
    tensor.yield %z : f16
  } : tensor<5x3xf16>
  check.expect_eq_const(%turned, dense<[[-3.0, -0.5, 2.0], [-2.5, 0.0, 2.5], [-2.0, 0.5, 3.0], [-1.5, 1.0, 3.5], [-1.0, 1.5, 4.0]]> : tensor<5x3xf16>) : tensor<5x3xf16>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : f16
  } : tensor<2x2xf16> to tensor<3x3xf16>
  check.expect_eq_const(%padded, dense<[[1.0, 1.0, 1.0], [5.0, 5.5, 1.0], [6.0, 6.5, 1.0]]> : tensor<3x3xf16>) : tensor<3x3xf16>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xf16>, tensor<2x2xf16>) -> tensor<2x4xf16>
  check.expect_eq_const(%joined, dense<[[5.0, 5.5, 5.0, 5.5], [6.0, 6.5, 6.0, 6.5]]> : tensor<2x4xf16>) : tensor<2x4xf16>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xf16>, tensor<2x1xindex>) -> tensor<2x5xf16>
  check.expect_eq_const(%gathered, dense<[[2.0, 2.5, 3.0, 3.5, 4.0], [-3.0, -2.5, -2.0, -1.5, -1.0]]> : tensor<2x5xf16>) : tensor<2x5xf16>
  return
}

func.func @of_bf16() {
  %a = util.unfoldable_constant dense<[[-7.0, -5.0, -3.0, -1.0, 1.0], [3.0, 5.0, 7.0, 9.0, 11.0], [13.0, 15.0, 17.0, 19.0, 21.0]]> : tensor<3x5xbf16>
  %v = util.unfoldable_constant dense<[[25.0, 27.0], [29.0, 31.0]]> : tensor<2x2xbf16>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xbf16> to tensor<3x2xbf16>
  check.expect_eq_const(%slice, dense<[[-5.0, -1.0], [5.0, 9.0], [15.0, 19.0]]> : tensor<3x2xbf16>) : tensor<3x2xbf16>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xbf16> to tensor<?xbf16>
  %known_row = tensor.cast %row : tensor<?xbf16> to tensor<3xbf16>
  check.expect_eq_const(%known_row, dense<[5.0, 7.0, 9.0]> : tensor<3xbf16>) : tensor<3xbf16>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xbf16> into tensor<3x5xbf16>
  check.expect_eq_const(%replaced, dense<[[-7.0, -5.0, -3.0, -1.0, 1.0], [25.0, 5.0, 7.0, 27.0, 11.0], [29.0, 15.0, 17.0, 31.0, 21.0]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xbf16>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xbf16>
  check.expect_eq_const(%one, dense<[[-7.0, -5.0, -3.0, -1.0, 1.0], [3.0, 5.0, 7.0, 31.0, 11.0], [13.0, 15.0, 17.0, 19.0, 21.0]]> : tensor<3x5xbf16>) : tensor<3x5xbf16>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xbf16> into tensor<15xbf16>
  check.expect_eq_const(%flat, dense<[-7.0, -5.0, -3.0, -1.0, 1.0, 3.0, 5.0, 7.0, 9.0, 11.0, 13.0, 15.0, 17.0, 19.0, 21.0]> : tensor<15xbf16>) : tensor<15xbf16>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xbf16> into tensor<5x1x3xbf16>
  check.expect_eq_const(%deep, dense<[[[-7.0, -5.0, -3.0]], [[-1.0, 1.0, 3.0]], [[5.0, 7.0, 9.0]], [[11.0, 13.0, 15.0]], [[17.0, 19.0, 21.0]]]> : tensor<5x1x3xbf16>) : tensor<5x1x3xbf16>
  %splat = tensor.splat %x[%j] : tensor<2x?xbf16>
  %known_splat = tensor.cast %splat : tensor<2x?xbf16> to tensor<2x3xbf16>
  check.expect_eq_const(%known_splat, dense<[[31.0, 31.0, 31.0], [31.0, 31.0, 31.0]]> : tensor<2x3xbf16>) : tensor<2x3xbf16>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xbf16>
  %made = tensor.from_elements %x, %y, %x : tensor<3xbf16>
  check.expect_eq_const(%made, dense<[31.0, 9.0, 31.0]> : tensor<3xbf16>) : tensor<3xbf16>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xbf16>
    tensor.yield %z : bf16
  } : tensor<5x3xbf16>
  check.expect_eq_const(%turned, dense<[[-7.0, 3.0, 13.0], [-5.0, 5.0, 15.0], [-3.0, 7.0, 17.0], [-1.0, 9.0, 19.0], [1.0, 11.0, 21.0]]> : tensor<5x3xbf16>) : tensor<5x3xbf16>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : bf16
  } : tensor<2x2xbf16> to tensor<3x3xbf16>
  check.expect_eq_const(%padded, dense<[[9.0, 9.0, 9.0], [25.0, 27.0, 9.0], [29.0, 31.0, 9.0]]> : tensor<3x3xbf16>) : tensor<3x3xbf16>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<2x4xbf16>
  check.expect_eq_const(%joined, dense<[[25.0, 27.0, 25.0, 27.0], [29.0, 31.0, 29.0, 31.0]]> : tensor<2x4xbf16>) : tensor<2x4xbf16>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xbf16>, tensor<2x1xindex>) -> tensor<2x5xbf16>
  check.expect_eq_const(%gathered, dense<[[13.0, 15.0, 17.0, 19.0, 21.0], [-7.0, -5.0, -3.0, -1.0, 1.0]]> : tensor<2x5xbf16>) : tensor<2x5xbf16>
  return
}

func.func @of_f32() {
  %a = util.unfoldable_constant dense<[[-1.0, -0.75, -0.5, -0.25, 0.0], [0.25, 0.5, 0.75, 1.0, 1.25], [1.5, 1.75, 2.0, 2.25, 2.5]]> : tensor<3x5xf32>
  %v = util.unfoldable_constant dense<[[3.0, 3.25], [3.5, 3.75]]> : tensor<2x2xf32>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xf32> to tensor<3x2xf32>
  check.expect_eq_const(%slice, dense<[[-0.75, -0.25], [0.5, 1.0], [1.75, 2.25]]> : tensor<3x2xf32>) : tensor<3x2xf32>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xf32> to tensor<?xf32>
  %known_row = tensor.cast %row : tensor<?xf32> to tensor<3xf32>
  check.expect_eq_const(%known_row, dense<[0.5, 0.75, 1.0]> : tensor<3xf32>) : tensor<3xf32>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xf32> into tensor<3x5xf32>
  check.expect_eq_const(%replaced, dense<[[-1.0, -0.75, -0.5, -0.25, 0.0], [3.0, 0.5, 0.75, 3.25, 1.25], [3.5, 1.75, 2.0, 3.75, 2.5]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xf32>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xf32>
  check.expect_eq_const(%one, dense<[[-1.0, -0.75, -0.5, -0.25, 0.0], [0.25, 0.5, 0.75, 3.75, 1.25], [1.5, 1.75, 2.0, 2.25, 2.5]]> : tensor<3x5xf32>) : tensor<3x5xf32>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xf32> into tensor<15xf32>
  check.expect_eq_const(%flat, dense<[-1.0, -0.75, -0.5, -0.25, 0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.75, 2.0, 2.25, 2.5]> : tensor<15xf32>) : tensor<15xf32>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xf32> into tensor<5x1x3xf32>
  check.expect_eq_const(%deep, dense<[[[-1.0, -0.75, -0.5]], [[-0.25, 0.0, 0.25]], [[0.5, 0.75, 1.0]], [[1.25, 1.5, 1.75]], [[2.0, 2.25, 2.5]]]> : tensor<5x1x3xf32>) : tensor<5x1x3xf32>
  %splat = tensor.splat %x[%j] : tensor<2x?xf32>
  %known_splat = tensor.cast %splat : tensor<2x?xf32> to tensor<2x3xf32>
  check.expect_eq_const(%known_splat, dense<[[3.75, 3.75, 3.75], [3.75, 3.75, 3.75]]> : tensor<2x3xf32>) : tensor<2x3xf32>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xf32>
  %made = tensor.from_elements %x, %y, %x : tensor<3xf32>
  check.expect_eq_const(%made, dense<[3.75, 1.0, 3.75]> : tensor<3xf32>) : tensor<3xf32>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xf32>
    tensor.yield %z : f32
  } : tensor<5x3xf32>
  check.expect_eq_const(%turned, dense<[[-1.0, 0.25, 1.5], [-0.75, 0.5, 1.75], [-0.5, 0.75, 2.0], [-0.25, 1.0, 2.25], [0.0, 1.25, 2.5]]> : tensor<5x3xf32>) : tensor<5x3xf32>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : f32
  } : tensor<2x2xf32> to tensor<3x3xf32>
  check.expect_eq_const(%padded, dense<[[1.0, 1.0, 1.0], [3.0, 3.25, 1.0], [3.5, 3.75, 1.0]]> : tensor<3x3xf32>) : tensor<3x3xf32>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  check.expect_eq_const(%joined, dense<[[3.0, 3.25, 3.0, 3.25], [3.5, 3.75, 3.5, 3.75]]> : tensor<2x4xf32>) : tensor<2x4xf32>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xf32>, tensor<2x1xindex>) -> tensor<2x5xf32>
  check.expect_eq_const(%gathered, dense<[[1.5, 1.75, 2.0, 2.25, 2.5], [-1.0, -0.75, -0.5, -0.25, 0.0]]> : tensor<2x5xf32>) : tensor<2x5xf32>
  return
}

func.func @of_f64() {
  %a = util.unfoldable_constant dense<[[-1.0, -0.875, -0.75, -0.625, -0.5], [-0.375, -0.25, -0.125, 0.0, 0.125], [0.25, 0.375, 0.5, 0.625, 0.75]]> : tensor<3x5xf64>
  %v = util.unfoldable_constant dense<[[1.0, 1.125], [1.25, 1.375]]> : tensor<2x2xf64>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xf64> to tensor<3x2xf64>
  check.expect_eq_const(%slice, dense<[[-0.875, -0.625], [-0.25, 0.0], [0.375, 0.625]]> : tensor<3x2xf64>) : tensor<3x2xf64>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xf64> to tensor<?xf64>
  %known_row = tensor.cast %row : tensor<?xf64> to tensor<3xf64>
  check.expect_eq_const(%known_row, dense<[-0.25, -0.125, 0.0]> : tensor<3xf64>) : tensor<3xf64>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xf64> into tensor<3x5xf64>
  check.expect_eq_const(%replaced, dense<[[-1.0, -0.875, -0.75, -0.625, -0.5], [1.0, -0.25, -0.125, 1.125, 0.125], [1.25, 0.375, 0.5, 1.375, 0.75]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xf64>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xf64>
  check.expect_eq_const(%one, dense<[[-1.0, -0.875, -0.75, -0.625, -0.5], [-0.375, -0.25, -0.125, 1.375, 0.125], [0.25, 0.375, 0.5, 0.625, 0.75]]> : tensor<3x5xf64>) : tensor<3x5xf64>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xf64> into tensor<15xf64>
  check.expect_eq_const(%flat, dense<[-1.0, -0.875, -0.75, -0.625, -0.5, -0.375, -0.25, -0.125, 0.0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75]> : tensor<15xf64>) : tensor<15xf64>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xf64> into tensor<5x1x3xf64>
  check.expect_eq_const(%deep, dense<[[[-1.0, -0.875, -0.75]], [[-0.625, -0.5, -0.375]], [[-0.25, -0.125, 0.0]], [[0.125, 0.25, 0.375]], [[0.5, 0.625, 0.75]]]> : tensor<5x1x3xf64>) : tensor<5x1x3xf64>
  %splat = tensor.splat %x[%j] : tensor<2x?xf64>
  %known_splat = tensor.cast %splat : tensor<2x?xf64> to tensor<2x3xf64>
  check.expect_eq_const(%known_splat, dense<[[1.375, 1.375, 1.375], [1.375, 1.375, 1.375]]> : tensor<2x3xf64>) : tensor<2x3xf64>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xf64>
  %made = tensor.from_elements %x, %y, %x : tensor<3xf64>
  check.expect_eq_const(%made, dense<[1.375, 0.0, 1.375]> : tensor<3xf64>) : tensor<3xf64>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xf64>
    tensor.yield %z : f64
  } : tensor<5x3xf64>
  check.expect_eq_const(%turned, dense<[[-1.0, -0.375, 0.25], [-0.875, -0.25, 0.375], [-0.75, -0.125, 0.5], [-0.625, 0.0, 0.625], [-0.5, 0.125, 0.75]]> : tensor<5x3xf64>) : tensor<5x3xf64>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : f64
  } : tensor<2x2xf64> to tensor<3x3xf64>
  check.expect_eq_const(%padded, dense<[[0.0, 0.0, 0.0], [1.0, 1.125, 0.0], [1.25, 1.375, 0.0]]> : tensor<3x3xf64>) : tensor<3x3xf64>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x4xf64>
  check.expect_eq_const(%joined, dense<[[1.0, 1.125, 1.0, 1.125], [1.25, 1.375, 1.25, 1.375]]> : tensor<2x4xf64>) : tensor<2x4xf64>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xf64>, tensor<2x1xindex>) -> tensor<2x5xf64>
  check.expect_eq_const(%gathered, dense<[[0.25, 0.375, 0.5, 0.625, 0.75], [-1.0, -0.875, -0.75, -0.625, -0.5]]> : tensor<2x5xf64>) : tensor<2x5xf64>
  return
}

func.func @of_f8e5m2() {
  %a = util.unfoldable_constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 4.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0]]> : tensor<3x5xf8E5M2>
  %v = util.unfoldable_constant dense<[[-3.0, -2.0], [-1.0, 0.0]]> : tensor<2x2xf8E5M2>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xf8E5M2> to tensor<3x2xf8E5M2>
  check.expect_eq_const(%slice, dense<[[-2.0, 0.0], [3.0, -3.0], [0.0, 2.0]]> : tensor<3x2xf8E5M2>) : tensor<3x2xf8E5M2>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xf8E5M2> to tensor<?xf8E5M2>
  %known_row = tensor.cast %row : tensor<?xf8E5M2> to tensor<3xf8E5M2>
  check.expect_eq_const(%known_row, dense<[3.0, 4.0, -3.0]> : tensor<3xf8E5M2>) : tensor<3xf8E5M2>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xf8E5M2> into tensor<3x5xf8E5M2>
  check.expect_eq_const(%replaced, dense<[[-3.0, -2.0, -1.0, 0.0, 1.0], [-3.0, 3.0, 4.0, -2.0, -2.0], [-1.0, 0.0, 1.0, 0.0, 3.0]]> : tensor<3x5xf8E5M2>) : tensor<3x5xf8E5M2>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xf8E5M2>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xf8E5M2>
  check.expect_eq_const(%one, dense<[[-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 4.0, 0.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0]]> : tensor<3x5xf8E5M2>) : tensor<3x5xf8E5M2>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xf8E5M2> into tensor<15xf8E5M2>
  check.expect_eq_const(%flat, dense<[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<15xf8E5M2>) : tensor<15xf8E5M2>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xf8E5M2> into tensor<5x1x3xf8E5M2>
  check.expect_eq_const(%deep, dense<[[[-3.0, -2.0, -1.0]], [[0.0, 1.0, 2.0]], [[3.0, 4.0, -3.0]], [[-2.0, -1.0, 0.0]], [[1.0, 2.0, 3.0]]]> : tensor<5x1x3xf8E5M2>) : tensor<5x1x3xf8E5M2>
  %splat = tensor.splat %x[%j] : tensor<2x?xf8E5M2>
  %known_splat = tensor.cast %splat : tensor<2x?xf8E5M2> to tensor<2x3xf8E5M2>
  check.expect_eq_const(%known_splat, dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E5M2>) : tensor<2x3xf8E5M2>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xf8E5M2>
  %made = tensor.from_elements %x, %y, %x : tensor<3xf8E5M2>
  check.expect_eq_const(%made, dense<[0.0, -3.0, 0.0]> : tensor<3xf8E5M2>) : tensor<3xf8E5M2>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xf8E5M2>
    tensor.yield %z : f8E5M2
  } : tensor<5x3xf8E5M2>
  check.expect_eq_const(%turned, dense<[[-3.0, 2.0, -1.0], [-2.0, 3.0, 0.0], [-1.0, 4.0, 1.0], [0.0, -3.0, 2.0], [1.0, -2.0, 3.0]]> : tensor<5x3xf8E5M2>) : tensor<5x3xf8E5M2>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : f8E5M2
  } : tensor<2x2xf8E5M2> to tensor<3x3xf8E5M2>
  check.expect_eq_const(%padded, dense<[[-3.0, -3.0, -3.0], [-3.0, -2.0, -3.0], [-1.0, 0.0, -3.0]]> : tensor<3x3xf8E5M2>) : tensor<3x3xf8E5M2>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xf8E5M2>, tensor<2x2xf8E5M2>) -> tensor<2x4xf8E5M2>
  check.expect_eq_const(%joined, dense<[[-3.0, -2.0, -3.0, -2.0], [-1.0, 0.0, -1.0, 0.0]]> : tensor<2x4xf8E5M2>) : tensor<2x4xf8E5M2>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xf8E5M2>, tensor<2x1xindex>) -> tensor<2x5xf8E5M2>
  check.expect_eq_const(%gathered, dense<[[-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0]]> : tensor<2x5xf8E5M2>) : tensor<2x5xf8E5M2>
  return
}

func.func @of_f8e4m3fn() {
  %a = util.unfoldable_constant dense<[[-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 4.0, -3.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0]]> : tensor<3x5xf8E4M3FN>
  %v = util.unfoldable_constant dense<[[-3.0, -2.0], [-1.0, 0.0]]> : tensor<2x2xf8E4M3FN>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xf8E4M3FN> to tensor<3x2xf8E4M3FN>
  check.expect_eq_const(%slice, dense<[[-2.0, 0.0], [3.0, -3.0], [0.0, 2.0]]> : tensor<3x2xf8E4M3FN>) : tensor<3x2xf8E4M3FN>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xf8E4M3FN> to tensor<?xf8E4M3FN>
  %known_row = tensor.cast %row : tensor<?xf8E4M3FN> to tensor<3xf8E4M3FN>
  check.expect_eq_const(%known_row, dense<[3.0, 4.0, -3.0]> : tensor<3xf8E4M3FN>) : tensor<3xf8E4M3FN>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xf8E4M3FN> into tensor<3x5xf8E4M3FN>
  check.expect_eq_const(%replaced, dense<[[-3.0, -2.0, -1.0, 0.0, 1.0], [-3.0, 3.0, 4.0, -2.0, -2.0], [-1.0, 0.0, 1.0, 0.0, 3.0]]> : tensor<3x5xf8E4M3FN>) : tensor<3x5xf8E4M3FN>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xf8E4M3FN>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xf8E4M3FN>
  check.expect_eq_const(%one, dense<[[-3.0, -2.0, -1.0, 0.0, 1.0], [2.0, 3.0, 4.0, 0.0, -2.0], [-1.0, 0.0, 1.0, 2.0, 3.0]]> : tensor<3x5xf8E4M3FN>) : tensor<3x5xf8E4M3FN>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xf8E4M3FN> into tensor<15xf8E4M3FN>
  check.expect_eq_const(%flat, dense<[-3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 4.0, -3.0, -2.0, -1.0, 0.0, 1.0, 2.0, 3.0]> : tensor<15xf8E4M3FN>) : tensor<15xf8E4M3FN>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xf8E4M3FN> into tensor<5x1x3xf8E4M3FN>
  check.expect_eq_const(%deep, dense<[[[-3.0, -2.0, -1.0]], [[0.0, 1.0, 2.0]], [[3.0, 4.0, -3.0]], [[-2.0, -1.0, 0.0]], [[1.0, 2.0, 3.0]]]> : tensor<5x1x3xf8E4M3FN>) : tensor<5x1x3xf8E4M3FN>
  %splat = tensor.splat %x[%j] : tensor<2x?xf8E4M3FN>
  %known_splat = tensor.cast %splat : tensor<2x?xf8E4M3FN> to tensor<2x3xf8E4M3FN>
  check.expect_eq_const(%known_splat, dense<[[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]]> : tensor<2x3xf8E4M3FN>) : tensor<2x3xf8E4M3FN>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xf8E4M3FN>
  %made = tensor.from_elements %x, %y, %x : tensor<3xf8E4M3FN>
  check.expect_eq_const(%made, dense<[0.0, -3.0, 0.0]> : tensor<3xf8E4M3FN>) : tensor<3xf8E4M3FN>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xf8E4M3FN>
    tensor.yield %z : f8E4M3FN
  } : tensor<5x3xf8E4M3FN>
  check.expect_eq_const(%turned, dense<[[-3.0, 2.0, -1.0], [-2.0, 3.0, 0.0], [-1.0, 4.0, 1.0], [0.0, -3.0, 2.0], [1.0, -2.0, 3.0]]> : tensor<5x3xf8E4M3FN>) : tensor<5x3xf8E4M3FN>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : f8E4M3FN
  } : tensor<2x2xf8E4M3FN> to tensor<3x3xf8E4M3FN>
  check.expect_eq_const(%padded, dense<[[-3.0, -3.0, -3.0], [-3.0, -2.0, -3.0], [-1.0, 0.0, -3.0]]> : tensor<3x3xf8E4M3FN>) : tensor<3x3xf8E4M3FN>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xf8E4M3FN>, tensor<2x2xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
  check.expect_eq_const(%joined, dense<[[-3.0, -2.0, -3.0, -2.0], [-1.0, 0.0, -1.0, 0.0]]> : tensor<2x4xf8E4M3FN>) : tensor<2x4xf8E4M3FN>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xf8E4M3FN>, tensor<2x1xindex>) -> tensor<2x5xf8E4M3FN>
  check.expect_eq_const(%gathered, dense<[[-1.0, 0.0, 1.0, 2.0, 3.0], [-3.0, -2.0, -1.0, 0.0, 1.0]]> : tensor<2x5xf8E4M3FN>) : tensor<2x5xf8E4M3FN>
  return
}

func.func @of_complex_f32() {
  %a = util.unfoldable_constant dense<[[(0.0, 0.0), (0.5, -1.0), (1.0, -2.0), (1.5, -3.0), (2.0, -4.0)], [(2.5, -5.0), (3.0, -6.0), (3.5, -7.0), (4.0, -8.0), (4.5, -9.0)], [(5.0, -10.0), (5.5, -11.0), (6.0, -12.0), (6.5, -13.0), (7.0, -14.0)]]> : tensor<3x5xcomplex<f32>>
  %v = util.unfoldable_constant dense<[[(8.0, -16.0), (8.5, -17.0)], [(9.0, -18.0), (9.5, -19.0)]]> : tensor<2x2xcomplex<f32>>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xcomplex<f32>> to tensor<3x2xcomplex<f32>>
  check.expect_eq_const(%slice, dense<[[(0.5, -1.0), (1.5, -3.0)], [(3.0, -6.0), (4.0, -8.0)], [(5.5, -11.0), (6.5, -13.0)]]> : tensor<3x2xcomplex<f32>>) : tensor<3x2xcomplex<f32>>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xcomplex<f32>> to tensor<?xcomplex<f32>>
  %known_row = tensor.cast %row : tensor<?xcomplex<f32>> to tensor<3xcomplex<f32>>
  check.expect_eq_const(%known_row, dense<[(3.0, -6.0), (3.5, -7.0), (4.0, -8.0)]> : tensor<3xcomplex<f32>>) : tensor<3xcomplex<f32>>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xcomplex<f32>> into tensor<3x5xcomplex<f32>>
  check.expect_eq_const(%replaced, dense<[[(0.0, 0.0), (0.5, -1.0), (1.0, -2.0), (1.5, -3.0), (2.0, -4.0)], [(8.0, -16.0), (3.0, -6.0), (3.5, -7.0), (8.5, -17.0), (4.5, -9.0)], [(9.0, -18.0), (5.5, -11.0), (6.0, -12.0), (9.5, -19.0), (7.0, -14.0)]]> : tensor<3x5xcomplex<f32>>) : tensor<3x5xcomplex<f32>>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xcomplex<f32>>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xcomplex<f32>>
  check.expect_eq_const(%one, dense<[[(0.0, 0.0), (0.5, -1.0), (1.0, -2.0), (1.5, -3.0), (2.0, -4.0)], [(2.5, -5.0), (3.0, -6.0), (3.5, -7.0), (9.5, -19.0), (4.5, -9.0)], [(5.0, -10.0), (5.5, -11.0), (6.0, -12.0), (6.5, -13.0), (7.0, -14.0)]]> : tensor<3x5xcomplex<f32>>) : tensor<3x5xcomplex<f32>>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xcomplex<f32>> into tensor<15xcomplex<f32>>
  check.expect_eq_const(%flat, dense<[(0.0, 0.0), (0.5, -1.0), (1.0, -2.0), (1.5, -3.0), (2.0, -4.0), (2.5, -5.0), (3.0, -6.0), (3.5, -7.0), (4.0, -8.0), (4.5, -9.0), (5.0, -10.0), (5.5, -11.0), (6.0, -12.0), (6.5, -13.0), (7.0, -14.0)]> : tensor<15xcomplex<f32>>) : tensor<15xcomplex<f32>>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xcomplex<f32>> into tensor<5x1x3xcomplex<f32>>
  check.expect_eq_const(%deep, dense<[[[(0.0, 0.0), (0.5, -1.0), (1.0, -2.0)]], [[(1.5, -3.0), (2.0, -4.0), (2.5, -5.0)]], [[(3.0, -6.0), (3.5, -7.0), (4.0, -8.0)]], [[(4.5, -9.0), (5.0, -10.0), (5.5, -11.0)]], [[(6.0, -12.0), (6.5, -13.0), (7.0, -14.0)]]]> : tensor<5x1x3xcomplex<f32>>) : tensor<5x1x3xcomplex<f32>>
  %splat = tensor.splat %x[%j] : tensor<2x?xcomplex<f32>>
  %known_splat = tensor.cast %splat : tensor<2x?xcomplex<f32>> to tensor<2x3xcomplex<f32>>
  check.expect_eq_const(%known_splat, dense<[[(9.5, -19.0), (9.5, -19.0), (9.5, -19.0)], [(9.5, -19.0), (9.5, -19.0), (9.5, -19.0)]]> : tensor<2x3xcomplex<f32>>) : tensor<2x3xcomplex<f32>>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xcomplex<f32>>
  %made = tensor.from_elements %x, %y, %x : tensor<3xcomplex<f32>>
  check.expect_eq_const(%made, dense<[(9.5, -19.0), (4.0, -8.0), (9.5, -19.0)]> : tensor<3xcomplex<f32>>) : tensor<3xcomplex<f32>>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xcomplex<f32>>
    tensor.yield %z : complex<f32>
  } : tensor<5x3xcomplex<f32>>
  check.expect_eq_const(%turned, dense<[[(0.0, 0.0), (2.5, -5.0), (5.0, -10.0)], [(0.5, -1.0), (3.0, -6.0), (5.5, -11.0)], [(1.0, -2.0), (3.5, -7.0), (6.0, -12.0)], [(1.5, -3.0), (4.0, -8.0), (6.5, -13.0)], [(2.0, -4.0), (4.5, -9.0), (7.0, -14.0)]]> : tensor<5x3xcomplex<f32>>) : tensor<5x3xcomplex<f32>>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : complex<f32>
  } : tensor<2x2xcomplex<f32>> to tensor<3x3xcomplex<f32>>
  check.expect_eq_const(%padded, dense<[[(4.0, -8.0), (4.0, -8.0), (4.0, -8.0)], [(8.0, -16.0), (8.5, -17.0), (4.0, -8.0)], [(9.0, -18.0), (9.5, -19.0), (4.0, -8.0)]]> : tensor<3x3xcomplex<f32>>) : tensor<3x3xcomplex<f32>>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
  check.expect_eq_const(%joined, dense<[[(8.0, -16.0), (8.5, -17.0), (8.0, -16.0), (8.5, -17.0)], [(9.0, -18.0), (9.5, -19.0), (9.0, -18.0), (9.5, -19.0)]]> : tensor<2x4xcomplex<f32>>) : tensor<2x4xcomplex<f32>>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xcomplex<f32>>, tensor<2x1xindex>) -> tensor<2x5xcomplex<f32>>
  check.expect_eq_const(%gathered, dense<[[(5.0, -10.0), (5.5, -11.0), (6.0, -12.0), (6.5, -13.0), (7.0, -14.0)], [(0.0, 0.0), (0.5, -1.0), (1.0, -2.0), (1.5, -3.0), (2.0, -4.0)]]> : tensor<2x5xcomplex<f32>>) : tensor<2x5xcomplex<f32>>
  return
}

func.func @of_complex_f64() {
  %a = util.unfoldable_constant dense<[[(0.0, 0.0), (1.0, 0.5), (2.0, 1.0), (3.0, 1.5), (4.0, 2.0)], [(5.0, 2.5), (6.0, 3.0), (7.0, 3.5), (8.0, 4.0), (9.0, 4.5)], [(10.0, 5.0), (11.0, 5.5), (12.0, 6.0), (13.0, 6.5), (14.0, 7.0)]]> : tensor<3x5xcomplex<f64>>
  %v = util.unfoldable_constant dense<[[(16.0, 8.0), (17.0, 8.5)], [(18.0, 9.0), (19.0, 9.5)]]> : tensor<2x2xcomplex<f64>>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xcomplex<f64>> to tensor<3x2xcomplex<f64>>
  check.expect_eq_const(%slice, dense<[[(1.0, 0.5), (3.0, 1.5)], [(6.0, 3.0), (8.0, 4.0)], [(11.0, 5.5), (13.0, 6.5)]]> : tensor<3x2xcomplex<f64>>) : tensor<3x2xcomplex<f64>>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xcomplex<f64>> to tensor<?xcomplex<f64>>
  %known_row = tensor.cast %row : tensor<?xcomplex<f64>> to tensor<3xcomplex<f64>>
  check.expect_eq_const(%known_row, dense<[(6.0, 3.0), (7.0, 3.5), (8.0, 4.0)]> : tensor<3xcomplex<f64>>) : tensor<3xcomplex<f64>>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xcomplex<f64>> into tensor<3x5xcomplex<f64>>
  check.expect_eq_const(%replaced, dense<[[(0.0, 0.0), (1.0, 0.5), (2.0, 1.0), (3.0, 1.5), (4.0, 2.0)], [(16.0, 8.0), (6.0, 3.0), (7.0, 3.5), (17.0, 8.5), (9.0, 4.5)], [(18.0, 9.0), (11.0, 5.5), (12.0, 6.0), (19.0, 9.5), (14.0, 7.0)]]> : tensor<3x5xcomplex<f64>>) : tensor<3x5xcomplex<f64>>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xcomplex<f64>>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xcomplex<f64>>
  check.expect_eq_const(%one, dense<[[(0.0, 0.0), (1.0, 0.5), (2.0, 1.0), (3.0, 1.5), (4.0, 2.0)], [(5.0, 2.5), (6.0, 3.0), (7.0, 3.5), (19.0, 9.5), (9.0, 4.5)], [(10.0, 5.0), (11.0, 5.5), (12.0, 6.0), (13.0, 6.5), (14.0, 7.0)]]> : tensor<3x5xcomplex<f64>>) : tensor<3x5xcomplex<f64>>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xcomplex<f64>> into tensor<15xcomplex<f64>>
  check.expect_eq_const(%flat, dense<[(0.0, 0.0), (1.0, 0.5), (2.0, 1.0), (3.0, 1.5), (4.0, 2.0), (5.0, 2.5), (6.0, 3.0), (7.0, 3.5), (8.0, 4.0), (9.0, 4.5), (10.0, 5.0), (11.0, 5.5), (12.0, 6.0), (13.0, 6.5), (14.0, 7.0)]> : tensor<15xcomplex<f64>>) : tensor<15xcomplex<f64>>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xcomplex<f64>> into tensor<5x1x3xcomplex<f64>>
  check.expect_eq_const(%deep, dense<[[[(0.0, 0.0), (1.0, 0.5), (2.0, 1.0)]], [[(3.0, 1.5), (4.0, 2.0), (5.0, 2.5)]], [[(6.0, 3.0), (7.0, 3.5), (8.0, 4.0)]], [[(9.0, 4.5), (10.0, 5.0), (11.0, 5.5)]], [[(12.0, 6.0), (13.0, 6.5), (14.0, 7.0)]]]> : tensor<5x1x3xcomplex<f64>>) : tensor<5x1x3xcomplex<f64>>
  %splat = tensor.splat %x[%j] : tensor<2x?xcomplex<f64>>
  %known_splat = tensor.cast %splat : tensor<2x?xcomplex<f64>> to tensor<2x3xcomplex<f64>>
  check.expect_eq_const(%known_splat, dense<[[(19.0, 9.5), (19.0, 9.5), (19.0, 9.5)], [(19.0, 9.5), (19.0, 9.5), (19.0, 9.5)]]> : tensor<2x3xcomplex<f64>>) : tensor<2x3xcomplex<f64>>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xcomplex<f64>>
  %made = tensor.from_elements %x, %y, %x : tensor<3xcomplex<f64>>
  check.expect_eq_const(%made, dense<[(19.0, 9.5), (8.0, 4.0), (19.0, 9.5)]> : tensor<3xcomplex<f64>>) : tensor<3xcomplex<f64>>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xcomplex<f64>>
    tensor.yield %z : complex<f64>
  } : tensor<5x3xcomplex<f64>>
  check.expect_eq_const(%turned, dense<[[(0.0, 0.0), (5.0, 2.5), (10.0, 5.0)], [(1.0, 0.5), (6.0, 3.0), (11.0, 5.5)], [(2.0, 1.0), (7.0, 3.5), (12.0, 6.0)], [(3.0, 1.5), (8.0, 4.0), (13.0, 6.5)], [(4.0, 2.0), (9.0, 4.5), (14.0, 7.0)]]> : tensor<5x3xcomplex<f64>>) : tensor<5x3xcomplex<f64>>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : complex<f64>
  } : tensor<2x2xcomplex<f64>> to tensor<3x3xcomplex<f64>>
  check.expect_eq_const(%padded, dense<[[(8.0, 4.0), (8.0, 4.0), (8.0, 4.0)], [(16.0, 8.0), (17.0, 8.5), (8.0, 4.0)], [(18.0, 9.0), (19.0, 9.5), (8.0, 4.0)]]> : tensor<3x3xcomplex<f64>>) : tensor<3x3xcomplex<f64>>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
  check.expect_eq_const(%joined, dense<[[(16.0, 8.0), (17.0, 8.5), (16.0, 8.0), (17.0, 8.5)], [(18.0, 9.0), (19.0, 9.5), (18.0, 9.0), (19.0, 9.5)]]> : tensor<2x4xcomplex<f64>>) : tensor<2x4xcomplex<f64>>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xcomplex<f64>>, tensor<2x1xindex>) -> tensor<2x5xcomplex<f64>>
  check.expect_eq_const(%gathered, dense<[[(10.0, 5.0), (11.0, 5.5), (12.0, 6.0), (13.0, 6.5), (14.0, 7.0)], [(0.0, 0.0), (1.0, 0.5), (2.0, 1.0), (3.0, 1.5), (4.0, 2.0)]]> : tensor<2x5xcomplex<f64>>) : tensor<2x5xcomplex<f64>>
  return
}

func.func @of_i24() {
  %a = util.unfoldable_constant dense<[[-8000000, -7300000, -6600000, -5900000, -5200000], [-4500000, -3800000, -3100000, -2400000, -1700000], [-1000000, -300000, 400000, 1100000, 1800000]]> : tensor<3x5xi24>
  %v = util.unfoldable_constant dense<[[3200000, 3900000], [4600000, 5300000]]> : tensor<2x2xi24>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi24> to tensor<3x2xi24>
  check.expect_eq_const(%slice, dense<[[-7300000, -5900000], [-3800000, -2400000], [-300000, 1100000]]> : tensor<3x2xi24>) : tensor<3x2xi24>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi24> to tensor<?xi24>
  %known_row = tensor.cast %row : tensor<?xi24> to tensor<3xi24>
  check.expect_eq_const(%known_row, dense<[-3800000, -3100000, -2400000]> : tensor<3xi24>) : tensor<3xi24>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi24> into tensor<3x5xi24>
  check.expect_eq_const(%replaced, dense<[[-8000000, -7300000, -6600000, -5900000, -5200000], [3200000, -3800000, -3100000, 3900000, -1700000], [4600000, -300000, 400000, 5300000, 1800000]]> : tensor<3x5xi24>) : tensor<3x5xi24>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi24>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi24>
  check.expect_eq_const(%one, dense<[[-8000000, -7300000, -6600000, -5900000, -5200000], [-4500000, -3800000, -3100000, 5300000, -1700000], [-1000000, -300000, 400000, 1100000, 1800000]]> : tensor<3x5xi24>) : tensor<3x5xi24>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi24> into tensor<15xi24>
  check.expect_eq_const(%flat, dense<[-8000000, -7300000, -6600000, -5900000, -5200000, -4500000, -3800000, -3100000, -2400000, -1700000, -1000000, -300000, 400000, 1100000, 1800000]> : tensor<15xi24>) : tensor<15xi24>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi24> into tensor<5x1x3xi24>
  check.expect_eq_const(%deep, dense<[[[-8000000, -7300000, -6600000]], [[-5900000, -5200000, -4500000]], [[-3800000, -3100000, -2400000]], [[-1700000, -1000000, -300000]], [[400000, 1100000, 1800000]]]> : tensor<5x1x3xi24>) : tensor<5x1x3xi24>
  %splat = tensor.splat %x[%j] : tensor<2x?xi24>
  %known_splat = tensor.cast %splat : tensor<2x?xi24> to tensor<2x3xi24>
  check.expect_eq_const(%known_splat, dense<[[5300000, 5300000, 5300000], [5300000, 5300000, 5300000]]> : tensor<2x3xi24>) : tensor<2x3xi24>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi24>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi24>
  check.expect_eq_const(%made, dense<[5300000, -2400000, 5300000]> : tensor<3xi24>) : tensor<3xi24>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi24>
    tensor.yield %z : i24
  } : tensor<5x3xi24>
  check.expect_eq_const(%turned, dense<[[-8000000, -4500000, -1000000], [-7300000, -3800000, -300000], [-6600000, -3100000, 400000], [-5900000, -2400000, 1100000], [-5200000, -1700000, 1800000]]> : tensor<5x3xi24>) : tensor<5x3xi24>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i24
  } : tensor<2x2xi24> to tensor<3x3xi24>
  check.expect_eq_const(%padded, dense<[[-2400000, -2400000, -2400000], [3200000, 3900000, -2400000], [4600000, 5300000, -2400000]]> : tensor<3x3xi24>) : tensor<3x3xi24>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi24>, tensor<2x2xi24>) -> tensor<2x4xi24>
  check.expect_eq_const(%joined, dense<[[3200000, 3900000, 3200000, 3900000], [4600000, 5300000, 4600000, 5300000]]> : tensor<2x4xi24>) : tensor<2x4xi24>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi24>, tensor<2x1xindex>) -> tensor<2x5xi24>
  check.expect_eq_const(%gathered, dense<[[-1000000, -300000, 400000, 1100000, 1800000], [-8000000, -7300000, -6600000, -5900000, -5200000]]> : tensor<2x5xi24>) : tensor<2x5xi24>
  return
}

func.func @of_i33() {
  %a = util.unfoldable_constant dense<[[-4294967296, -4026531840, -3758096384, -3489660928, -3221225472], [-2952790016, -2684354560, -2415919104, -2147483648, -1879048192], [-1610612736, -1342177280, -1073741824, -805306368, -536870912]]> : tensor<3x5xi33>
  %v = util.unfoldable_constant dense<[[0, 268435456], [536870912, 805306368]]> : tensor<2x2xi33>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi33> to tensor<3x2xi33>
  check.expect_eq_const(%slice, dense<[[-4026531840, -3489660928], [-2684354560, -2147483648], [-1342177280, -805306368]]> : tensor<3x2xi33>) : tensor<3x2xi33>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi33> to tensor<?xi33>
  %known_row = tensor.cast %row : tensor<?xi33> to tensor<3xi33>
  check.expect_eq_const(%known_row, dense<[-2684354560, -2415919104, -2147483648]> : tensor<3xi33>) : tensor<3xi33>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi33> into tensor<3x5xi33>
  check.expect_eq_const(%replaced, dense<[[-4294967296, -4026531840, -3758096384, -3489660928, -3221225472], [0, -2684354560, -2415919104, 268435456, -1879048192], [536870912, -1342177280, -1073741824, 805306368, -536870912]]> : tensor<3x5xi33>) : tensor<3x5xi33>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi33>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi33>
  check.expect_eq_const(%one, dense<[[-4294967296, -4026531840, -3758096384, -3489660928, -3221225472], [-2952790016, -2684354560, -2415919104, 805306368, -1879048192], [-1610612736, -1342177280, -1073741824, -805306368, -536870912]]> : tensor<3x5xi33>) : tensor<3x5xi33>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi33> into tensor<15xi33>
  check.expect_eq_const(%flat, dense<[-4294967296, -4026531840, -3758096384, -3489660928, -3221225472, -2952790016, -2684354560, -2415919104, -2147483648, -1879048192, -1610612736, -1342177280, -1073741824, -805306368, -536870912]> : tensor<15xi33>) : tensor<15xi33>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi33> into tensor<5x1x3xi33>
  check.expect_eq_const(%deep, dense<[[[-4294967296, -4026531840, -3758096384]], [[-3489660928, -3221225472, -2952790016]], [[-2684354560, -2415919104, -2147483648]], [[-1879048192, -1610612736, -1342177280]], [[-1073741824, -805306368, -536870912]]]> : tensor<5x1x3xi33>) : tensor<5x1x3xi33>
  %splat = tensor.splat %x[%j] : tensor<2x?xi33>
  %known_splat = tensor.cast %splat : tensor<2x?xi33> to tensor<2x3xi33>
  check.expect_eq_const(%known_splat, dense<[[805306368, 805306368, 805306368], [805306368, 805306368, 805306368]]> : tensor<2x3xi33>) : tensor<2x3xi33>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi33>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi33>
  check.expect_eq_const(%made, dense<[805306368, -2147483648, 805306368]> : tensor<3xi33>) : tensor<3xi33>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi33>
    tensor.yield %z : i33
  } : tensor<5x3xi33>
  check.expect_eq_const(%turned, dense<[[-4294967296, -2952790016, -1610612736], [-4026531840, -2684354560, -1342177280], [-3758096384, -2415919104, -1073741824], [-3489660928, -2147483648, -805306368], [-3221225472, -1879048192, -536870912]]> : tensor<5x3xi33>) : tensor<5x3xi33>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i33
  } : tensor<2x2xi33> to tensor<3x3xi33>
  check.expect_eq_const(%padded, dense<[[-2147483648, -2147483648, -2147483648], [0, 268435456, -2147483648], [536870912, 805306368, -2147483648]]> : tensor<3x3xi33>) : tensor<3x3xi33>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi33>, tensor<2x2xi33>) -> tensor<2x4xi33>
  check.expect_eq_const(%joined, dense<[[0, 268435456, 0, 268435456], [536870912, 805306368, 536870912, 805306368]]> : tensor<2x4xi33>) : tensor<2x4xi33>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi33>, tensor<2x1xindex>) -> tensor<2x5xi33>
  check.expect_eq_const(%gathered, dense<[[-1610612736, -1342177280, -1073741824, -805306368, -536870912], [-4294967296, -4026531840, -3758096384, -3489660928, -3221225472]]> : tensor<2x5xi33>) : tensor<2x5xi33>
  return
}

func.func @of_i128() {
  %a = util.unfoldable_constant dense<[[-5070602400912917605986812821504, -3802951800684688204490109616128, -2535301200456458802993406410752, -1267650600228229401496703205376, 0], [1267650600228229401496703205376, 2535301200456458802993406410752, 3802951800684688204490109616128, 5070602400912917605986812821504, 6338253001141147007483516026880], [7605903601369376408980219232256, 8873554201597605810476922437632, 10141204801825835211973625643008, 11408855402054064613470328848384, 12676506002282294014967032053760]]> : tensor<3x5xi128>
  %v = util.unfoldable_constant dense<[[15211807202738752817960438464512, 16479457802966982219457141669888], [17747108403195211620953844875264, 19014759003423441022450548080640]]> : tensor<2x2xi128>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xi128> to tensor<3x2xi128>
  check.expect_eq_const(%slice, dense<[[-3802951800684688204490109616128, -1267650600228229401496703205376], [2535301200456458802993406410752, 5070602400912917605986812821504], [8873554201597605810476922437632, 11408855402054064613470328848384]]> : tensor<3x2xi128>) : tensor<3x2xi128>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xi128> to tensor<?xi128>
  %known_row = tensor.cast %row : tensor<?xi128> to tensor<3xi128>
  check.expect_eq_const(%known_row, dense<[2535301200456458802993406410752, 3802951800684688204490109616128, 5070602400912917605986812821504]> : tensor<3xi128>) : tensor<3xi128>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xi128> into tensor<3x5xi128>
  check.expect_eq_const(%replaced, dense<[[-5070602400912917605986812821504, -3802951800684688204490109616128, -2535301200456458802993406410752, -1267650600228229401496703205376, 0], [15211807202738752817960438464512, 2535301200456458802993406410752, 3802951800684688204490109616128, 16479457802966982219457141669888, 6338253001141147007483516026880], [17747108403195211620953844875264, 8873554201597605810476922437632, 10141204801825835211973625643008, 19014759003423441022450548080640, 12676506002282294014967032053760]]> : tensor<3x5xi128>) : tensor<3x5xi128>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xi128>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xi128>
  check.expect_eq_const(%one, dense<[[-5070602400912917605986812821504, -3802951800684688204490109616128, -2535301200456458802993406410752, -1267650600228229401496703205376, 0], [1267650600228229401496703205376, 2535301200456458802993406410752, 3802951800684688204490109616128, 19014759003423441022450548080640, 6338253001141147007483516026880], [7605903601369376408980219232256, 8873554201597605810476922437632, 10141204801825835211973625643008, 11408855402054064613470328848384, 12676506002282294014967032053760]]> : tensor<3x5xi128>) : tensor<3x5xi128>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xi128> into tensor<15xi128>
  check.expect_eq_const(%flat, dense<[-5070602400912917605986812821504, -3802951800684688204490109616128, -2535301200456458802993406410752, -1267650600228229401496703205376, 0, 1267650600228229401496703205376, 2535301200456458802993406410752, 3802951800684688204490109616128, 5070602400912917605986812821504, 6338253001141147007483516026880, 7605903601369376408980219232256, 8873554201597605810476922437632, 10141204801825835211973625643008, 11408855402054064613470328848384, 12676506002282294014967032053760]> : tensor<15xi128>) : tensor<15xi128>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xi128> into tensor<5x1x3xi128>
  check.expect_eq_const(%deep, dense<[[[-5070602400912917605986812821504, -3802951800684688204490109616128, -2535301200456458802993406410752]], [[-1267650600228229401496703205376, 0, 1267650600228229401496703205376]], [[2535301200456458802993406410752, 3802951800684688204490109616128, 5070602400912917605986812821504]], [[6338253001141147007483516026880, 7605903601369376408980219232256, 8873554201597605810476922437632]], [[10141204801825835211973625643008, 11408855402054064613470328848384, 12676506002282294014967032053760]]]> : tensor<5x1x3xi128>) : tensor<5x1x3xi128>
  %splat = tensor.splat %x[%j] : tensor<2x?xi128>
  %known_splat = tensor.cast %splat : tensor<2x?xi128> to tensor<2x3xi128>
  check.expect_eq_const(%known_splat, dense<[[19014759003423441022450548080640, 19014759003423441022450548080640, 19014759003423441022450548080640], [19014759003423441022450548080640, 19014759003423441022450548080640, 19014759003423441022450548080640]]> : tensor<2x3xi128>) : tensor<2x3xi128>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xi128>
  %made = tensor.from_elements %x, %y, %x : tensor<3xi128>
  check.expect_eq_const(%made, dense<[19014759003423441022450548080640, 5070602400912917605986812821504, 19014759003423441022450548080640]> : tensor<3xi128>) : tensor<3xi128>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xi128>
    tensor.yield %z : i128
  } : tensor<5x3xi128>
  check.expect_eq_const(%turned, dense<[[-5070602400912917605986812821504, 1267650600228229401496703205376, 7605903601369376408980219232256], [-3802951800684688204490109616128, 2535301200456458802993406410752, 8873554201597605810476922437632], [-2535301200456458802993406410752, 3802951800684688204490109616128, 10141204801825835211973625643008], [-1267650600228229401496703205376, 5070602400912917605986812821504, 11408855402054064613470328848384], [0, 6338253001141147007483516026880, 12676506002282294014967032053760]]> : tensor<5x3xi128>) : tensor<5x3xi128>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : i128
  } : tensor<2x2xi128> to tensor<3x3xi128>
  check.expect_eq_const(%padded, dense<[[5070602400912917605986812821504, 5070602400912917605986812821504, 5070602400912917605986812821504], [15211807202738752817960438464512, 16479457802966982219457141669888, 5070602400912917605986812821504], [17747108403195211620953844875264, 19014759003423441022450548080640, 5070602400912917605986812821504]]> : tensor<3x3xi128>) : tensor<3x3xi128>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xi128>, tensor<2x2xi128>) -> tensor<2x4xi128>
  check.expect_eq_const(%joined, dense<[[15211807202738752817960438464512, 16479457802966982219457141669888, 15211807202738752817960438464512, 16479457802966982219457141669888], [17747108403195211620953844875264, 19014759003423441022450548080640, 17747108403195211620953844875264, 19014759003423441022450548080640]]> : tensor<2x4xi128>) : tensor<2x4xi128>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xi128>, tensor<2x1xindex>) -> tensor<2x5xi128>
  check.expect_eq_const(%gathered, dense<[[7605903601369376408980219232256, 8873554201597605810476922437632, 10141204801825835211973625643008, 11408855402054064613470328848384, 12676506002282294014967032053760], [-5070602400912917605986812821504, -3802951800684688204490109616128, -2535301200456458802993406410752, -1267650600228229401496703205376, 0]]> : tensor<2x5xi128>) : tensor<2x5xi128>
  return
}

func.func @of_f6e2m3fn() {
  %a = util.unfoldable_constant dense<[[-2.0, -1.5, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, -2.0, -1.5], [-1.0, -0.5, 0.0, 0.5, 1.0]]> : tensor<3x5xf6E2M3FN>
  %v = util.unfoldable_constant dense<[[-2.0, -1.5], [-1.0, -0.5]]> : tensor<2x2xf6E2M3FN>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xf6E2M3FN> to tensor<3x2xf6E2M3FN>
  check.expect_eq_const(%slice, dense<[[-1.5, -0.5], [1.0, -2.0], [-0.5, 0.5]]> : tensor<3x2xf6E2M3FN>) : tensor<3x2xf6E2M3FN>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xf6E2M3FN> to tensor<?xf6E2M3FN>
  %known_row = tensor.cast %row : tensor<?xf6E2M3FN> to tensor<3xf6E2M3FN>
  check.expect_eq_const(%known_row, dense<[1.0, 1.5, -2.0]> : tensor<3xf6E2M3FN>) : tensor<3xf6E2M3FN>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xf6E2M3FN> into tensor<3x5xf6E2M3FN>
  check.expect_eq_const(%replaced, dense<[[-2.0, -1.5, -1.0, -0.5, 0.0], [-2.0, 1.0, 1.5, -1.5, -1.5], [-1.0, -0.5, 0.0, -0.5, 1.0]]> : tensor<3x5xf6E2M3FN>) : tensor<3x5xf6E2M3FN>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xf6E2M3FN>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xf6E2M3FN>
  check.expect_eq_const(%one, dense<[[-2.0, -1.5, -1.0, -0.5, 0.0], [0.5, 1.0, 1.5, -0.5, -1.5], [-1.0, -0.5, 0.0, 0.5, 1.0]]> : tensor<3x5xf6E2M3FN>) : tensor<3x5xf6E2M3FN>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xf6E2M3FN> into tensor<15xf6E2M3FN>
  check.expect_eq_const(%flat, dense<[-2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0, 1.5, -2.0, -1.5, -1.0, -0.5, 0.0, 0.5, 1.0]> : tensor<15xf6E2M3FN>) : tensor<15xf6E2M3FN>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xf6E2M3FN> into tensor<5x1x3xf6E2M3FN>
  check.expect_eq_const(%deep, dense<[[[-2.0, -1.5, -1.0]], [[-0.5, 0.0, 0.5]], [[1.0, 1.5, -2.0]], [[-1.5, -1.0, -0.5]], [[0.0, 0.5, 1.0]]]> : tensor<5x1x3xf6E2M3FN>) : tensor<5x1x3xf6E2M3FN>
  %splat = tensor.splat %x[%j] : tensor<2x?xf6E2M3FN>
  %known_splat = tensor.cast %splat : tensor<2x?xf6E2M3FN> to tensor<2x3xf6E2M3FN>
  check.expect_eq_const(%known_splat, dense<[[-0.5, -0.5, -0.5], [-0.5, -0.5, -0.5]]> : tensor<2x3xf6E2M3FN>) : tensor<2x3xf6E2M3FN>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xf6E2M3FN>
  %made = tensor.from_elements %x, %y, %x : tensor<3xf6E2M3FN>
  check.expect_eq_const(%made, dense<[-0.5, -2.0, -0.5]> : tensor<3xf6E2M3FN>) : tensor<3xf6E2M3FN>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xf6E2M3FN>
    tensor.yield %z : f6E2M3FN
  } : tensor<5x3xf6E2M3FN>
  check.expect_eq_const(%turned, dense<[[-2.0, 0.5, -1.0], [-1.5, 1.0, -0.5], [-1.0, 1.5, 0.0], [-0.5, -2.0, 0.5], [0.0, -1.5, 1.0]]> : tensor<5x3xf6E2M3FN>) : tensor<5x3xf6E2M3FN>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : f6E2M3FN
  } : tensor<2x2xf6E2M3FN> to tensor<3x3xf6E2M3FN>
  check.expect_eq_const(%padded, dense<[[-2.0, -2.0, -2.0], [-2.0, -1.5, -2.0], [-1.0, -0.5, -2.0]]> : tensor<3x3xf6E2M3FN>) : tensor<3x3xf6E2M3FN>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xf6E2M3FN>, tensor<2x2xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
  check.expect_eq_const(%joined, dense<[[-2.0, -1.5, -2.0, -1.5], [-1.0, -0.5, -1.0, -0.5]]> : tensor<2x4xf6E2M3FN>) : tensor<2x4xf6E2M3FN>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xf6E2M3FN>, tensor<2x1xindex>) -> tensor<2x5xf6E2M3FN>
  check.expect_eq_const(%gathered, dense<[[-1.0, -0.5, 0.0, 0.5, 1.0], [-2.0, -1.5, -1.0, -0.5, 0.0]]> : tensor<2x5xf6E2M3FN>) : tensor<2x5xf6E2M3FN>
  return
}

func.func @of_f4e2m1fn() {
  %a = util.unfoldable_constant dense<[[0.0, 0.5, 1.0, 1.5, 0.0], [0.5, 1.0, 1.5, 0.0, 0.5], [1.0, 1.5, 0.0, 0.5, 1.0]]> : tensor<3x5xf4E2M1FN>
  %v = util.unfoldable_constant dense<[[0.0, 0.5], [1.0, 1.5]]> : tensor<2x2xf4E2M1FN>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xf4E2M1FN> to tensor<3x2xf4E2M1FN>
  check.expect_eq_const(%slice, dense<[[0.5, 1.5], [1.0, 0.0], [1.5, 0.5]]> : tensor<3x2xf4E2M1FN>) : tensor<3x2xf4E2M1FN>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xf4E2M1FN> to tensor<?xf4E2M1FN>
  %known_row = tensor.cast %row : tensor<?xf4E2M1FN> to tensor<3xf4E2M1FN>
  check.expect_eq_const(%known_row, dense<[1.0, 1.5, 0.0]> : tensor<3xf4E2M1FN>) : tensor<3xf4E2M1FN>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xf4E2M1FN> into tensor<3x5xf4E2M1FN>
  check.expect_eq_const(%replaced, dense<[[0.0, 0.5, 1.0, 1.5, 0.0], [0.0, 1.0, 1.5, 0.5, 0.5], [1.0, 1.5, 0.0, 1.5, 1.0]]> : tensor<3x5xf4E2M1FN>) : tensor<3x5xf4E2M1FN>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xf4E2M1FN>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xf4E2M1FN>
  check.expect_eq_const(%one, dense<[[0.0, 0.5, 1.0, 1.5, 0.0], [0.5, 1.0, 1.5, 1.5, 0.5], [1.0, 1.5, 0.0, 0.5, 1.0]]> : tensor<3x5xf4E2M1FN>) : tensor<3x5xf4E2M1FN>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xf4E2M1FN> into tensor<15xf4E2M1FN>
  check.expect_eq_const(%flat, dense<[0.0, 0.5, 1.0, 1.5, 0.0, 0.5, 1.0, 1.5, 0.0, 0.5, 1.0, 1.5, 0.0, 0.5, 1.0]> : tensor<15xf4E2M1FN>) : tensor<15xf4E2M1FN>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xf4E2M1FN> into tensor<5x1x3xf4E2M1FN>
  check.expect_eq_const(%deep, dense<[[[0.0, 0.5, 1.0]], [[1.5, 0.0, 0.5]], [[1.0, 1.5, 0.0]], [[0.5, 1.0, 1.5]], [[0.0, 0.5, 1.0]]]> : tensor<5x1x3xf4E2M1FN>) : tensor<5x1x3xf4E2M1FN>
  %splat = tensor.splat %x[%j] : tensor<2x?xf4E2M1FN>
  %known_splat = tensor.cast %splat : tensor<2x?xf4E2M1FN> to tensor<2x3xf4E2M1FN>
  check.expect_eq_const(%known_splat, dense<[[1.5, 1.5, 1.5], [1.5, 1.5, 1.5]]> : tensor<2x3xf4E2M1FN>) : tensor<2x3xf4E2M1FN>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xf4E2M1FN>
  %made = tensor.from_elements %x, %y, %x : tensor<3xf4E2M1FN>
  check.expect_eq_const(%made, dense<[1.5, 0.0, 1.5]> : tensor<3xf4E2M1FN>) : tensor<3xf4E2M1FN>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xf4E2M1FN>
    tensor.yield %z : f4E2M1FN
  } : tensor<5x3xf4E2M1FN>
  check.expect_eq_const(%turned, dense<[[0.0, 0.5, 1.0], [0.5, 1.0, 1.5], [1.0, 1.5, 0.0], [1.5, 0.0, 0.5], [0.0, 0.5, 1.0]]> : tensor<5x3xf4E2M1FN>) : tensor<5x3xf4E2M1FN>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : f4E2M1FN
  } : tensor<2x2xf4E2M1FN> to tensor<3x3xf4E2M1FN>
  check.expect_eq_const(%padded, dense<[[0.0, 0.0, 0.0], [0.0, 0.5, 0.0], [1.0, 1.5, 0.0]]> : tensor<3x3xf4E2M1FN>) : tensor<3x3xf4E2M1FN>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xf4E2M1FN>, tensor<2x2xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
  check.expect_eq_const(%joined, dense<[[0.0, 0.5, 0.0, 0.5], [1.0, 1.5, 1.0, 1.5]]> : tensor<2x4xf4E2M1FN>) : tensor<2x4xf4E2M1FN>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xf4E2M1FN>, tensor<2x1xindex>) -> tensor<2x5xf4E2M1FN>
  check.expect_eq_const(%gathered, dense<[[1.0, 1.5, 0.0, 0.5, 1.0], [0.0, 0.5, 1.0, 1.5, 0.0]]> : tensor<2x5xf4E2M1FN>) : tensor<2x5xf4E2M1FN>
  return
}

func.func @of_index() {
  %a = util.unfoldable_constant dense<[[-20, -13, -6, 1, 8], [15, 22, 29, 36, 43], [50, 57, 64, 71, 78]]> : tensor<3x5xindex>
  %v = util.unfoldable_constant dense<[[92, 99], [106, 113]]> : tensor<2x2xindex>
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 3 : index
  %slice = tensor.extract_slice %a[0, 1] [3, 2] [1, 2] : tensor<3x5xindex> to tensor<3x2xindex>
  check.expect_eq_const(%slice, dense<[[-13, 1], [22, 36], [57, 71]]> : tensor<3x2xindex>) : tensor<3x2xindex>
  %row = tensor.extract_slice %a[%i, %i] [1, %j] [1, 1] : tensor<3x5xindex> to tensor<?xindex>
  %known_row = tensor.cast %row : tensor<?xindex> to tensor<3xindex>
  check.expect_eq_const(%known_row, dense<[22, 29, 36]> : tensor<3xindex>) : tensor<3xindex>
  %replaced = tensor.insert_slice %v into %a[%i, 0] [2, 2] [1, 3] : tensor<2x2xindex> into tensor<3x5xindex>
  check.expect_eq_const(%replaced, dense<[[-20, -13, -6, 1, 8], [92, 22, 29, 99, 43], [106, 57, 64, 113, 78]]> : tensor<3x5xindex>) : tensor<3x5xindex>
  %x = tensor.extract %v[%i, %i] : tensor<2x2xindex>
  %one = tensor.insert %x into %a[%i, %j] : tensor<3x5xindex>
  check.expect_eq_const(%one, dense<[[-20, -13, -6, 1, 8], [15, 22, 29, 113, 43], [50, 57, 64, 71, 78]]> : tensor<3x5xindex>) : tensor<3x5xindex>
  %flat = tensor.collapse_shape %a [[0, 1]] : tensor<3x5xindex> into tensor<15xindex>
  check.expect_eq_const(%flat, dense<[-20, -13, -6, 1, 8, 15, 22, 29, 36, 43, 50, 57, 64, 71, 78]> : tensor<15xindex>) : tensor<15xindex>
  %deep = tensor.expand_shape %flat [[0, 1, 2]] output_shape [5, 1, 3] : tensor<15xindex> into tensor<5x1x3xindex>
  check.expect_eq_const(%deep, dense<[[[-20, -13, -6]], [[1, 8, 15]], [[22, 29, 36]], [[43, 50, 57]], [[64, 71, 78]]]> : tensor<5x1x3xindex>) : tensor<5x1x3xindex>
  %splat = tensor.splat %x[%j] : tensor<2x?xindex>
  %known_splat = tensor.cast %splat : tensor<2x?xindex> to tensor<2x3xindex>
  check.expect_eq_const(%known_splat, dense<[[113, 113, 113], [113, 113, 113]]> : tensor<2x3xindex>) : tensor<2x3xindex>
  %y = tensor.extract %a[%i, %j] : tensor<3x5xindex>
  %made = tensor.from_elements %x, %y, %x : tensor<3xindex>
  check.expect_eq_const(%made, dense<[113, 36, 113]> : tensor<3xindex>) : tensor<3xindex>
  %turned = tensor.generate {
  ^bb0(%p: index, %q: index):
    %z = tensor.extract %a[%q, %p] : tensor<3x5xindex>
    tensor.yield %z : index
  } : tensor<5x3xindex>
  check.expect_eq_const(%turned, dense<[[-20, 15, 50], [-13, 22, 57], [-6, 29, 64], [1, 36, 71], [8, 43, 78]]> : tensor<5x3xindex>) : tensor<5x3xindex>
  %padded = tensor.pad %v low[1, 0] high[0, 1] {
  ^bb0(%p: index, %q: index):
    tensor.yield %y : index
  } : tensor<2x2xindex> to tensor<3x3xindex>
  check.expect_eq_const(%padded, dense<[[36, 36, 36], [92, 99, 36], [106, 113, 36]]> : tensor<3x3xindex>) : tensor<3x3xindex>
  %joined = tensor.concat dim(1) %v, %v : (tensor<2x2xindex>, tensor<2x2xindex>) -> tensor<2x4xindex>
  check.expect_eq_const(%joined, dense<[[92, 99, 92, 99], [106, 113, 106, 113]]> : tensor<2x4xindex>) : tensor<2x4xindex>
  %keys = arith.constant dense<[[2], [0]]> : tensor<2x1xindex>
  %gathered = tensor.gather %a[%keys] gather_dims([0]) : (tensor<3x5xindex>, tensor<2x1xindex>) -> tensor<2x5xindex>
  check.expect_eq_const(%gathered, dense<[[50, 57, 64, 71, 78], [-20, -13, -6, 1, 8]]> : tensor<2x5xindex>) : tensor<2x5xindex>
  return
}
