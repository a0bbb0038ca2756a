// Hashes of a text: FNV-1a on 32 and 64 bits, and times 33; the three side by side in one loop.

func.func @three() {
  %text = util.unfoldable_constant dense<[99, 104, 101, 99, 107, 32, 116, 101, 115, 116, 115]> : tensor<11xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 11 : index
  %o32 = arith.constant 0x811C9DC5 : i32
  %p32 = arith.constant 0x01000193 : i32
  %o64 = arith.constant 0xCBF29CE484222325 : i64
  %p64 = arith.constant 0x00000100000001B3 : i64
  %start = arith.constant 5381 : i32
  %five = arith.constant 5 : i32
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %o32, %b = %o64, %c = %start) -> (i32, i64, i32) {
    %byte = tensor.extract %text[%i] : tensor<11xi8>
    %x = arith.extui %byte : i8 to i32
    %y = arith.extui %byte : i8 to i64
    %ax = arith.xori %a, %x : i32
    %a1 = arith.muli %ax, %p32 : i32
    %bx = arith.xori %b, %y : i64
    %b1 = arith.muli %bx, %p64 : i64
    %cs = arith.shli %c, %five : i32
    %cc = arith.addi %cs, %c : i32
    %c2 = arith.addi %cc, %x : i32
    scf.yield %a1, %b1, %c2 : i32, i64, i32
  }
  %s = tensor.from_elements %r#0, %r#2 : tensor<2xi32>
  %t = tensor.from_elements %r#1 : tensor<1xi64>
  check.expect_eq_const(%s, dense<[-169965822, -188371978]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%t, dense<-2895673160343753310> : tensor<1xi64>) : tensor<1xi64>
  return
}
