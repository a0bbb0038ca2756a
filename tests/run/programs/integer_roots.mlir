// Integer square roots bit by bit, and cube roots by bisection.

func.func private @root(%n: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %top = arith.constant 1152921504606846976 : i64
  %r:3 = scf.while (%x = %n, %c = %zero, %bit = %top) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %bit, %zero : i64
    scf.condition(%more) %x, %c, %bit : i64, i64, i64
  } do {
  ^bb0(%x: i64, %c: i64, %bit: i64):
    %t = arith.addi %c, %bit : i64
    %fits = arith.cmpi uge, %x, %t : i64
    %half = arith.shrui %c, %one : i64
    %s:2 = scf.if %fits -> (i64, i64) {
      %x1 = arith.subi %x, %t : i64
      %c1 = arith.addi %half, %bit : i64
      scf.yield %x1, %c1 : i64, i64
    } else {
      scf.yield %x, %half : i64, i64
    }
    %b = arith.shrui %bit, %two : i64
    scf.yield %s#0, %s#1, %b : i64, i64, i64
  }
  return %r#1 : i64
}

func.func @square_roots() {
  %a = util.unfoldable_constant dense<[0, 1, 15, 16, 17, 1000000, 4611686018427387903]> : tensor<7xi64>
  %out0 = util.unfoldable_constant dense<0> : tensor<7xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %r = scf.for %i = %c0 to %c7 step %c1 iter_args(%o = %out0) -> (tensor<7xi64>) {
    %n = tensor.extract %a[%i] : tensor<7xi64>
    %x = func.call @root(%n) : (i64) -> i64
    %p = tensor.insert %x into %o[%i] : tensor<7xi64>
    scf.yield %p : tensor<7xi64>
  }
  check.expect_eq_const(%r, dense<[0, 1, 3, 4, 4, 1000, 2147483647]> : tensor<7xi64>) : tensor<7xi64>
  return
}

// The largest c with c^3 <= n.
func.func @cube_root() {
  %n = util.unfoldable_constant 1000000000 : i64
  %one = arith.constant 1 : i64
  %zero = arith.constant 0 : i64
  %high = arith.constant 2048 : i64
  %r:2 = scf.while (%l = %zero, %h = %high) : (i64, i64) -> (i64, i64) {
    %d = arith.subi %h, %l : i64
    %more = arith.cmpi sgt, %d, %one : i64
    scf.condition(%more) %l, %h : i64, i64
  } do {
  ^bb0(%l: i64, %h: i64):
    %s = arith.addi %l, %h : i64
    %m = arith.shrui %s, %one : i64
    %mm = arith.muli %m, %m : i64
    %mmm = arith.muli %mm, %m : i64
    %fits = arith.cmpi sle, %mmm, %n : i64
    %l1 = arith.select %fits, %m, %l : i64
    %h1 = arith.select %fits, %h, %m : i64
    scf.yield %l1, %h1 : i64, i64
  }
  %t = tensor.from_elements %r#0 : tensor<1xi64>
  check.expect_eq_const(%t, dense<1000> : tensor<1xi64>) : tensor<1xi64>
  return
}
