// Scalars narrower than 32 bits wrap around and compare in their own width, and so do casts of indices.

func.func @wide() {
  %a = util.unfoldable_constant -9223372036854775808 : i64
  %b = util.unfoldable_constant 9223372036854775807 : i64
  %s = arith.cmpi slt, %a, %b : i64
  %u = arith.cmpi ult, %a, %b : i64
  check.expect_true(%s) : i1
  check.expect_false(%u) : i1
  %x = arith.trunci %a : i64 to i16
  %y = arith.trunci %b : i64 to i16
  %s16 = arith.cmpi sgt, %x, %y : i16
  %u16 = arith.cmpi ugt, %x, %y : i16
  check.expect_true(%s16) : i1
  check.expect_false(%u16) : i1
  return
}

func.func @wrapping() {
  %a = util.unfoldable_constant 256 : index
  %b = util.unfoldable_constant 10000 : index
  %c = util.unfoldable_constant 200 : index
  %a8 = arith.index_cast %a : index to i8
  %b8 = arith.index_cast %b : index to i8
  %c8 = arith.index_cast %c : index to i8
  %x = arith.index_cast %a8 : i8 to index
  %y = arith.index_cast %b8 : i8 to index
  %z = arith.index_cast %c8 : i8 to index
  %w = arith.index_castui %c8 : i8 to index
  %x64 = arith.index_cast %x : index to i64
  %y64 = arith.index_cast %y : index to i64
  %z64 = arith.index_cast %z : index to i64
  %w64 = arith.index_cast %w : index to i64
  %t = tensor.from_elements %x64, %y64, %z64, %w64 : tensor<4xi64>
  check.expect_eq_const(%t, dense<[0, 16, -56, 200]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func private @rotate(%x: i16, %n: i16) -> i16 {
  %fifteen = arith.constant 15 : i16
  %zero = arith.constant 0 : i16
  %a = arith.andi %n, %fifteen : i16
  %m = arith.subi %zero, %n : i16
  %b = arith.andi %m, %fifteen : i16
  %l = arith.shli %x, %a : i16
  %r = arith.shrui %x, %b : i16
  %o = arith.ori %l, %r : i16
  return %o : i16
}

func.func @rotations() {
  %x = util.unfoldable_constant 0x8421 : i16
  %n0 = util.unfoldable_constant 0 : i16
  %n1 = util.unfoldable_constant 1 : i16
  %n7 = util.unfoldable_constant 7 : i16
  %n20 = util.unfoldable_constant 20 : i16
  %a = call @rotate(%x, %n0) : (i16, i16) -> i16
  %b = call @rotate(%x, %n1) : (i16, i16) -> i16
  %c = call @rotate(%x, %n7) : (i16, i16) -> i16
  %d = call @rotate(%x, %n20) : (i16, i16) -> i16
  %t = tensor.from_elements %a, %b, %c, %d : tensor<4xi16>
  check.expect_eq_const(%t, dense<[33825, 2115, 4290, 16920]> : tensor<4xi16>) : tensor<4xi16>
  return
}

// 200 and -56 are one i8; the sum of two wraps before it is divided.
func.func @bytes() {
  %a = util.unfoldable_constant 200 : i8
  %b = util.unfoldable_constant 100 : i8
  %two = util.unfoldable_constant 2 : i8
  %s = arith.addi %a, %b : i8
  %sq = arith.divsi %s, %two : i8
  %aq = arith.divsi %a, %two : i8
  %uq = arith.divui %a, %two : i8
  %h = arith.shrsi %a, %two : i8
  %t = tensor.from_elements %s, %sq, %aq, %uq, %h : tensor<5xi8>
  check.expect_eq_const(%t, dense<[44, 22, -28, 100, -14]> : tensor<5xi8>) : tensor<5xi8>
  return
}
