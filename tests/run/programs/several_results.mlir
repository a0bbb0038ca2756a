// Calls with several results: quotient and remainder, extended Euclid, smallest and largest of a tensor.

func.func private @divmod(%a: i32, %b: i32) -> (i32, i32) {
  %q = arith.floordivsi %a, %b : i32
  %m = arith.muli %q, %b : i32
  %r = arith.subi %a, %m : i32
  return %q, %r : i32, i32
}

// g = gcd(a, b) and x with a x = g modulo b.
func.func private @bezout(%a: i32, %b: i32) -> (i32, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r:4 = scf.while (%r0 = %a, %r1 = %b, %s0 = %one, %s1 = %zero) : (i32, i32, i32, i32) -> (i32, i32, i32, i32) {
    %more = arith.cmpi ne, %r1, %zero : i32
    scf.condition(%more) %r0, %r1, %s0, %s1 : i32, i32, i32, i32
  } do {
  ^bb0(%r0: i32, %r1: i32, %s0: i32, %s1: i32):
    %q:2 = func.call @divmod(%r0, %r1) : (i32, i32) -> (i32, i32)
    %qs = arith.muli %q#0, %s1 : i32
    %s2 = arith.subi %s0, %qs : i32
    scf.yield %r1, %q#1, %s1, %s2 : i32, i32, i32, i32
  }
  return %r#0, %r#2 : i32, i32
}

func.func private @smallest_and_largest(%a: tensor<5xi32>) -> (i32, i32, tensor<2xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %first = tensor.extract %a[%c0] : tensor<5xi32>
  %r:2 = scf.for %i = %c1 to %c5 step %c1 iter_args(%l = %first, %h = %first) -> (i32, i32) {
    %e = tensor.extract %a[%i] : tensor<5xi32>
    %m = arith.minsi %l, %e : i32
    %n = arith.maxsi %h, %e : i32
    scf.yield %m, %n : i32, i32
  }
  %both = tensor.from_elements %r#0, %r#1 : tensor<2xi32>
  return %r#0, %r#1, %both : i32, i32, tensor<2xi32>
}

func.func @all() {
  %a = util.unfoldable_constant 240 : i32
  %b = util.unfoldable_constant 46 : i32
  %c = util.unfoldable_constant -7 : i32
  %d = util.unfoldable_constant 3 : i32
  %q, %m = call @divmod(%c, %d) : (i32, i32) -> (i32, i32)
  %g, %x = call @bezout(%a, %b) : (i32, i32) -> (i32, i32)
  %t = util.unfoldable_constant dense<[4, -8, 15, 0, 7]> : tensor<5xi32>
  %r:3 = call @smallest_and_largest(%t) : (tensor<5xi32>) -> (i32, i32, tensor<2xi32>)
  %v = tensor.from_elements %q, %m, %g, %x, %r#0, %r#1 : tensor<6xi32>
  check.expect_eq_const(%v, dense<[-3, 2, 2, -9, -8, 15]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%r#2, dense<[-8, 15]> : tensor<2xi32>) : tensor<2xi32>
  return
}
