// Powers modulo a prime by squaring, inverses by Fermat, and a Fermat test of several numbers.

func.func private @power(%b: i64, %e: i64, %m: i64) -> i64 {
  %zero = arith.constant 0 : i64
  %one = arith.constant 1 : i64
  %r:3 = scf.while (%x = %b, %k = %e, %y = %one) : (i64, i64, i64) -> (i64, i64, i64) {
    %more = arith.cmpi ne, %k, %zero : i64
    scf.condition(%more) %x, %k, %y : i64, i64, i64
  } do {
  ^bb0(%x: i64, %k: i64, %y: i64):
    %odd = arith.andi %k, %one : i64
    %is = arith.cmpi ne, %odd, %zero : i64
    %yx = arith.muli %y, %x : i64
    %ym = arith.remui %yx, %m : i64
    %y1 = arith.select %is, %ym, %y : i64
    %xx = arith.muli %x, %x : i64
    %x1 = arith.remui %xx, %m : i64
    %k1 = arith.shrui %k, %one : i64
    scf.yield %x1, %k1, %y1 : i64, i64, i64
  }
  return %r#2 : i64
}

func.func @powers() {
  %p = util.unfoldable_constant 1000000007 : i64
  %a = util.unfoldable_constant 123456789 : i64
  %two = arith.constant 2 : i64
  %pm2 = arith.subi %p, %two : i64
  %inverse = call @power(%a, %pm2, %p) : (i64, i64, i64) -> i64
  %product = arith.muli %inverse, %a : i64
  %one = arith.remui %product, %p : i64
  %e = util.unfoldable_constant 1000000 : i64
  %x = call @power(%a, %e, %p) : (i64, i64, i64) -> i64
  %t = tensor.from_elements %inverse, %one, %x : tensor<3xi64>
  check.expect_eq_const(%t, dense<[18633540, 1, 471040903]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @fermat() {
  %n = util.unfoldable_constant dense<[97, 341, 1000003, 1000001, 561]> : tensor<5xi64>
  %out0 = util.unfoldable_constant dense<0> : tensor<5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %one = arith.constant 1 : i64
  %base = util.unfoldable_constant 3 : i64
  %r = scf.for %i = %c0 to %c5 step %c1 iter_args(%o = %out0) -> (tensor<5xi32>) {
    %m = tensor.extract %n[%i] : tensor<5xi64>
    %e = arith.subi %m, %one : i64
    %x = func.call @power(%base, %e, %m) : (i64, i64, i64) -> i64
    %is = arith.cmpi eq, %x, %one : i64
    %v = arith.extui %is : i1 to i32
    %q = tensor.insert %v into %o[%i] : tensor<5xi32>
    scf.yield %q : tensor<5xi32>
  }
  check.expect_eq_const(%r, dense<[1, 0, 1, 0, 0]> : tensor<5xi32>) : tensor<5xi32>
  return
}
