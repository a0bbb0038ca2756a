// A row of Pascal's triangle in place, from the right; and binomials by a product that divides evenly.

func.func @row() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c12 = arith.constant 12 : index
  %ones = util.unfoldable_constant dense<1> : tensor<13xi32>
  %others = util.unfoldable_constant dense<[0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]> : tensor<13xi32>
  %a = arith.subi %ones, %others : tensor<13xi32>
  %r = scf.for %n = %c1 to %c12 step %c1 iter_args(%x = %a) -> (tensor<13xi32>) {
    %y = scf.for %k = %c0 to %n step %c1 iter_args(%z = %x) -> (tensor<13xi32>) {
      %i = arith.subi %n, %k : index
      %j = arith.subi %i, %c1 : index
      %p = tensor.extract %z[%i] : tensor<13xi32>
      %q = tensor.extract %z[%j] : tensor<13xi32>
      %s = arith.addi %p, %q : i32
      %w = tensor.insert %s into %z[%i] : tensor<13xi32>
      scf.yield %w : tensor<13xi32>
    }
    scf.yield %y : tensor<13xi32>
  }
  check.expect_eq_const(%r, dense<[1, 11, 55, 165, 330, 462, 462, 330, 165, 55, 11, 1, 0]> : tensor<13xi32>) : tensor<13xi32>
  return
}

func.func private @binomial(%n: i64, %k: i64) -> i64 {
  %one = arith.constant 1 : i64
  %end = arith.addi %k, %one : i64
  %r = scf.for %i = %one to %end step %one iter_args(%b = %one) -> (i64) : i64 {
    %d = arith.subi %n, %k : i64
    %f = arith.addi %d, %i : i64
    %m = arith.muli %b, %f : i64
    %q = arith.divsi %m, %i : i64
    scf.yield %q : i64
  }
  return %r : i64
}

func.func @large() {
  %n = util.unfoldable_constant 52 : i64
  %k = util.unfoldable_constant 13 : i64
  %zero = util.unfoldable_constant 0 : i64
  %a = call @binomial(%n, %k) : (i64, i64) -> i64
  %b = call @binomial(%n, %zero) : (i64, i64) -> i64
  %t = tensor.from_elements %a, %b : tensor<2xi64>
  check.expect_eq_const(%t, dense<[635013559600, 1]> : tensor<2xi64>) : tensor<2xi64>
  return
}
