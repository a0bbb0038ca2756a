// Tensors exported as buffer views and imported again, their shape asked for on the way.

func.func @there_and_back() {
  %a = util.unfoldable_constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = arith.muli %a, %a : tensor<2x3xi32>
  %view = hal.tensor.export %b "squares" : tensor<2x3xi32> -> !hal.buffer_view
  %rank = hal.buffer_view.rank<%view : !hal.buffer_view> : index
  %d0 = hal.buffer_view.dim<%view : !hal.buffer_view>[0] : index
  %d1 = hal.buffer_view.dim<%view : !hal.buffer_view>[1] : index
  %r = arith.index_cast %rank : index to i32
  %m = arith.index_cast %d0 : index to i32
  %n = arith.index_cast %d1 : index to i32
  %t = tensor.from_elements %r, %m, %n : tensor<3xi32>
  check.expect_eq_const(%t, dense<[2, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  %c = hal.tensor.import %view "squares" : !hal.buffer_view -> tensor<2x3xi32>
  %d = arith.addi %c, %a : tensor<2x3xi32>
  check.expect_eq_const(%d, dense<[[2, 6, 12], [20, 30, 42]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @dynamic() {
  %a = util.unfoldable_constant dense<[1.5, 2.5, 3.5]> : tensor<3xf32>
  %view = hal.tensor.export %a "a" : tensor<3xf32> -> !hal.buffer_view
  %n = hal.buffer_view.dim<%view : !hal.buffer_view>[0] : index
  %t = hal.tensor.import %view "a" : !hal.buffer_view -> tensor<?xf32>{%n}
  %s = arith.addf %t, %t : tensor<?xf32>
  %r = tensor.cast %s : tensor<?xf32> to tensor<3xf32>
  check.expect_eq_const(%r, dense<[3.0, 5.0, 7.0]> : tensor<3xf32>) : tensor<3xf32>
  return
}
