// A glider in the game of life: a padded board as a sum of nine shifted slices, four generations.

func.func private @generation(%g: tensor<6x6xi8>) -> tensor<6x6xi8> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %dead = arith.constant 0 : i8
  %none = arith.constant dense<0> : tensor<6x6xi8>
  %p = tensor.pad %g low[1, 1] high[1, 1] {
  ^bb0(%i: index, %j: index):
    tensor.yield %dead : i8
  } : tensor<6x6xi8> to tensor<8x8xi8>
  %all = scf.for %i = %c0 to %c3 step %c1 iter_args(%a = %none) -> (tensor<6x6xi8>) {
    %b = scf.for %j = %c0 to %c3 step %c1 iter_args(%b = %a) -> (tensor<6x6xi8>) {
      %s = tensor.extract_slice %p[%i, %j] [6, 6] [1, 1] : tensor<8x8xi8> to tensor<6x6xi8>
      %c = arith.addi %b, %s : tensor<6x6xi8>
      scf.yield %c : tensor<6x6xi8>
    }
    scf.yield %b : tensor<6x6xi8>
  }
  %neighbours = arith.subi %all, %g : tensor<6x6xi8>
  // Alive next: three neighbours, or two and alive now; that is, neighbours | alive == 3.
  %three = arith.constant dense<3> : tensor<6x6xi8>
  %or = arith.ori %neighbours, %g : tensor<6x6xi8>
  %alive = arith.cmpi eq, %or, %three : tensor<6x6xi8>
  %next = arith.extui %alive : tensor<6x6xi1> to tensor<6x6xi8>
  return %next : tensor<6x6xi8>
}

func.func @glider() {
  %g = util.unfoldable_constant dense<[[0, 1, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [1, 1, 1, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]> : tensor<6x6xi8>
  %one = call @generation(%g) : (tensor<6x6xi8>) -> tensor<6x6xi8>
  check.expect_eq_const(%one, dense<[[0, 0, 0, 0, 0, 0], [1, 0, 1, 0, 0, 0], [0, 1, 1, 0, 0, 0], [0, 1, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]> : tensor<6x6xi8>) : tensor<6x6xi8>
  %two = call @generation(%one) : (tensor<6x6xi8>) -> tensor<6x6xi8>
  %three = call @generation(%two) : (tensor<6x6xi8>) -> tensor<6x6xi8>
  %four = call @generation(%three) : (tensor<6x6xi8>) -> tensor<6x6xi8>
  check.expect_eq_const(%four, dense<[[0, 0, 0, 0, 0, 0], [0, 0, 1, 0, 0, 0], [0, 0, 0, 1, 0, 0], [0, 1, 1, 1, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]]> : tensor<6x6xi8>) : tensor<6x6xi8>
  // After four generations it has moved by one in both directions.
  %before = tensor.extract_slice %g[0, 0] [3, 3] [1, 1] : tensor<6x6xi8> to tensor<3x3xi8>
  %after = tensor.extract_slice %four[1, 1] [3, 3] [1, 1] : tensor<6x6xi8> to tensor<3x3xi8>
  check.expect_eq(%before, %after) : tensor<3x3xi8>
  return
}
