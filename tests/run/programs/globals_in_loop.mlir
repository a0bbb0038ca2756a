// A loop whose calls write globals, which are read after it; a global that a branch may write.

util.global private mutable @count = 0 : i32
util.global private mutable @sum = dense<0> : tensor<4xi32>

func.func private @step(%t: tensor<4xi32>) {
  %n = util.global.load @count : i32
  %one = arith.constant 1 : i32
  %m = arith.addi %n, %one : i32
  util.global.store %m, @count : i32
  %old = util.global.load @sum : tensor<4xi32>
  %new = arith.addi %old, %t : tensor<4xi32>
  util.global.store %new, @sum : tensor<4xi32>
  return
}

func.func @loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  scf.for %i = %c0 to %c3 step %c1 {
    func.call @step(%t) : (tensor<4xi32>) -> ()
  }
  %sum = util.global.load @sum : tensor<4xi32>
  check.expect_eq_const(%sum, dense<[3, 6, 9, 12]> : tensor<4xi32>) : tensor<4xi32>
  %count = util.global.load @count : i32
  %three = arith.constant 3 : i32
  %ok = arith.cmpi eq, %count, %three : i32
  check.expect_true(%ok) : i1
  return
}

func.func @branch() {
  %yes = util.unfoldable_constant true
  %seven = util.unfoldable_constant 7 : i32
  %before = util.global.load @count : i32
  scf.if %yes {
    util.global.store %seven, @count : i32
  }
  %after = util.global.load @count : i32
  %t = tensor.from_elements %before, %after : tensor<2xi32>
  check.expect_eq_const(%t, dense<[0, 7]> : tensor<2xi32>) : tensor<2xi32>
  return
}
