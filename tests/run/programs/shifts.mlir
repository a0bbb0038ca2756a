// Shifts by another amount for each element, rotations made of two shifts, zeros counted from both ends.

func.func @per_element() {
  %x = util.unfoldable_constant dense<[1, -1, 1073741824, -2147483648, 12345678]> : tensor<5xi32>
  %n = util.unfoldable_constant dense<[31, 4, 1, 31, 7]> : tensor<5xi32>
  %l = arith.shli %x, %n : tensor<5xi32>
  %s = arith.shrsi %x, %n : tensor<5xi32>
  %u = arith.shrui %x, %n : tensor<5xi32>
  check.expect_eq_const(%l, dense<[-2147483648, -16, -2147483648, 0, 1580246784]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%s, dense<[0, -1, 536870912, -1, 96450]> : tensor<5xi32>) : tensor<5xi32>
  check.expect_eq_const(%u, dense<[0, 268435455, 536870912, 1, 96450]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func private @rotate(%x: i32, %n: i32) -> i32 {
  %most = arith.constant 31 : i32
  %zero = arith.constant 0 : i32
  %a = arith.andi %n, %most : i32
  %m = arith.subi %zero, %n : i32
  %b = arith.andi %m, %most : i32
  %l = arith.shli %x, %a : i32
  %r = arith.shrui %x, %b : i32
  %o = arith.ori %l, %r : i32
  return %o : i32
}

func.func @rotations() {
  %x = util.unfoldable_constant 0x80000421 : i32
  %n0 = util.unfoldable_constant 0 : i32
  %n1 = util.unfoldable_constant 1 : i32
  %n7 = util.unfoldable_constant 7 : i32
  %n20 = util.unfoldable_constant 36 : i32
  %a = call @rotate(%x, %n0) : (i32, i32) -> i32
  %b = call @rotate(%x, %n1) : (i32, i32) -> i32
  %c = call @rotate(%x, %n7) : (i32, i32) -> i32
  %d = call @rotate(%x, %n20) : (i32, i32) -> i32
  %t = tensor.from_elements %a, %b, %c, %d : tensor<4xi32>
  check.expect_eq_const(%t, dense<[-2147482591, 2115, 135360, 16920]> : tensor<4xi32>) : tensor<4xi32>
  return
}

// Zeros counted from both ends.
func.func @zeros() {
  %x = util.unfoldable_constant dense<[1, 2, 255, 256, 2147483647, -1]> : tensor<6xi32>
  %z = math.ctlz %x : tensor<6xi32>
  check.expect_eq_const(%z, dense<[31, 30, 24, 23, 1, 0]> : tensor<6xi32>) : tensor<6xi32>
  %t = math.cttz %x : tensor<6xi32>
  check.expect_eq_const(%t, dense<[0, 1, 0, 8, 0, 0]> : tensor<6xi32>) : tensor<6xi32>
  return
}
