// Offsets of fields as a compiler lays them out: aligned, summed, chosen by a switch, in functions of util.

util.func private @place(%at: index, %size: index, %alignment: index) -> (index, index) {
  %from = util.align %at, %alignment : index
  %to = arith.addi %from, %size : index
  util.return %from, %to : index, index
}

util.func public @structure() {
  %zero = util.unfoldable_constant 0 : index
  %byte = util.sizeof i8
  %word = util.sizeof i32
  %long = util.sizeof i64
  %a, %a_end = util.call @place(%zero, %byte, %byte) : (index, index, index) -> (index, index)
  %b, %b_end = util.call @place(%a_end, %long, %long) : (index, index, index) -> (index, index)
  %c, %c_end = util.call @place(%b_end, %byte, %byte) : (index, index, index) -> (index, index)
  %d, %d_end = util.call @place(%c_end, %word, %word) : (index, index, index) -> (index, index)
  %size = util.align %d_end, %long : index
  %a32 = arith.index_cast %a : index to i32
  %b32 = arith.index_cast %b : index to i32
  %c32 = arith.index_cast %c : index to i32
  %d32 = arith.index_cast %d : index to i32
  %s32 = arith.index_cast %size : index to i32
  %t = tensor.from_elements %a32, %b32, %c32, %d32, %s32 : tensor<5xi32>
  check.expect_eq_const(%t, dense<[0, 8, 16, 20, 24]> : tensor<5xi32>) : tensor<5xi32>
  util.return
}

func.func @chosen() {
  %i = util.unfoldable_constant 1 : index
  %j = util.unfoldable_constant 7 : index
  %a = util.unfoldable_constant 10 : i32
  %b = util.unfoldable_constant 20 : i32
  %c = util.unfoldable_constant 30 : i32
  %other = util.unfoldable_constant -1 : i32
  %x = util.switch i32 from [%a, %b, %c] at %i else %other : i32
  %y = util.switch i32 from [%a, %b, %c] at %j else %other : i32
  %t = tensor.from_elements %x, %y : tensor<2xi32>
  check.expect_eq_const(%t, dense<[20, -1]> : tensor<2xi32>) : tensor<2xi32>
  return
}
