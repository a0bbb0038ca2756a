// Codes of integers: Gray code there and back, zigzag, and LEB128 bytes written by a while loop.

func.func @gray() {
  %x = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 200]> : tensor<9xi8>
  %s1 = arith.constant dense<1> : tensor<9xi8>
  %s2 = arith.constant dense<2> : tensor<9xi8>
  %s4 = arith.constant dense<4> : tensor<9xi8>
  %h = arith.shrui %x, %s1 : tensor<9xi8>
  %g = arith.xori %x, %h : tensor<9xi8>
  check.expect_eq_const(%g, dense<[0, 1, 3, 2, 6, 7, 5, 4, 172]> : tensor<9xi8>) : tensor<9xi8>
  %a = arith.shrui %g, %s1 : tensor<9xi8>
  %b = arith.xori %g, %a : tensor<9xi8>
  %c = arith.shrui %b, %s2 : tensor<9xi8>
  %d = arith.xori %b, %c : tensor<9xi8>
  %e = arith.shrui %d, %s4 : tensor<9xi8>
  %f = arith.xori %d, %e : tensor<9xi8>
  check.expect_eq(%f, %x) : tensor<9xi8>
  return
}

func.func @zigzag() {
  %x = util.unfoldable_constant dense<[0, -1, 1, -2, 2147483647, -2147483648]> : tensor<6xi32>
  %one = arith.constant dense<1> : tensor<6xi32>
  %zero = arith.constant dense<0> : tensor<6xi32>
  %most = arith.constant dense<31> : tensor<6xi32>
  %up = arith.shli %x, %one : tensor<6xi32>
  %sign = arith.shrsi %x, %most : tensor<6xi32>
  %z = arith.xori %up, %sign : tensor<6xi32>
  check.expect_eq_const(%z, dense<[0, 1, 2, 3, -2, -1]> : tensor<6xi32>) : tensor<6xi32>
  %half = arith.shrui %z, %one : tensor<6xi32>
  %low = arith.andi %z, %one : tensor<6xi32>
  %minus = arith.subi %zero, %low : tensor<6xi32>
  %back = arith.xori %half, %minus : tensor<6xi32>
  check.expect_eq(%back, %x) : tensor<6xi32>
  return
}

func.func @leb128() {
  %x = util.unfoldable_constant 624485 : i32
  %out0 = util.unfoldable_constant dense<0> : tensor<5xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %mask = arith.constant 127 : i32
  %more = arith.constant 128 : i32
  %seven = arith.constant 7 : i32
  %zero = arith.constant 0 : i32
  %r:3 = scf.while (%v = %x, %n = %c0, %t = %out0) : (i32, index, tensor<5xi8>) -> (i32, index, tensor<5xi8>) {
    %low = arith.andi %v, %mask : i32
    %rest = arith.shrui %v, %seven : i32
    %left = arith.cmpi ne, %rest, %zero : i32
    %with = arith.ori %low, %more : i32
    %byte = arith.select %left, %with, %low : i32
    %b = arith.trunci %byte : i32 to i8
    %u = tensor.insert %b into %t[%n] : tensor<5xi8>
    %m = arith.addi %n, %c1 : index
    scf.condition(%left) %rest, %m, %u : i32, index, tensor<5xi8>
  } do {
  ^bb0(%v: i32, %n: index, %t: tensor<5xi8>):
    scf.yield %v, %n, %t : i32, index, tensor<5xi8>
  }
  check.expect_eq_const(%r#2, dense<[0xE5, 0x8E, 0x26, 0, 0]> : tensor<5xi8>) : tensor<5xi8>
  %c3 = arith.constant 3 : index
  %ok = arith.cmpi eq, %r#1, %c3 : index
  check.expect_true(%ok) : i1
  return
}
