// Globals: a counter that calls raise, a tensor that accumulates, an initializer that computes.

util.global private mutable @count = 0 : i32
util.global private mutable @sum = dense<0> : tensor<4xi32>
util.global private mutable @start : i32

util.initializer {
  %a = util.unfoldable_constant 6 : i32
  %b = util.unfoldable_constant 7 : i32
  %c = arith.muli %a, %b : i32
  util.global.store %c, @start : i32
  util.return
}

func.func private @next() -> i32 {
  %old = util.global.load @count : i32
  %one = arith.constant 1 : i32
  %new = arith.addi %old, %one : i32
  util.global.store %new, @count : i32
  return %old : i32
}

func.func private @accumulate(%t: tensor<4xi32>) {
  %old = util.global.load @sum : tensor<4xi32>
  %new = arith.addi %old, %t : tensor<4xi32>
  util.global.store %new, @sum : tensor<4xi32>
  return
}

func.func @counts() {
  %a = call @next() : () -> i32
  %b = call @next() : () -> i32
  %c = call @next() : () -> i32
  %count = util.global.load @count : i32
  %start = util.global.load @start : i32
  %t = tensor.from_elements %a, %b, %c, %count, %start : tensor<5xi32>
  check.expect_eq_const(%t, dense<[0, 1, 2, 3, 42]> : tensor<5xi32>) : tensor<5xi32>
  return
}

// Each test has globals of its own: the count starts at 0 here too.
func.func @accumulates() {
  %t = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  call @accumulate(%t) : (tensor<4xi32>) -> ()
  %x = call @next() : () -> i32
  call @accumulate(%t) : (tensor<4xi32>) -> ()
  %y = call @next() : () -> i32
  call @accumulate(%t) : (tensor<4xi32>) -> ()
  %z = call @next() : () -> i32
  %sum = util.global.load @sum : tensor<4xi32>
  check.expect_eq_const(%sum, dense<[3, 6, 9, 12]> : tensor<4xi32>) : tensor<4xi32>
  %count = util.global.load @count : i32
  %three = arith.constant 3 : i32
  %ok = arith.cmpi eq, %count, %three : i32
  check.expect_true(%ok) : i1
  return
}
