// Counts by loops: the last of a circle, numbers with digit sum seven, partitions of ten, triples.

func.func @circle() {
  %n = util.unfoldable_constant 42 : i32
  %k = util.unfoldable_constant 3 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %end = arith.addi %n, %one : i32
  %r = scf.for %i = %two to %end step %one iter_args(%a = %zero) -> (i32) : i32 {
    %s = arith.addi %a, %k : i32
    %m = arith.remui %s, %i : i32
    scf.yield %m : i32
  }
  %t = tensor.from_elements %r : tensor<1xi32>
  check.expect_eq_const(%t, dense<33> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @digit_sums() {
  %n = util.unfoldable_constant 1000 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %ten = arith.constant 10 : i32
  %seven = arith.constant 7 : i32
  %r = scf.for %i = %zero to %n step %one iter_args(%count = %zero) -> (i32) : i32 {
    %s:2 = scf.while (%x = %i, %sum = %zero) : (i32, i32) -> (i32, i32) {
      %more = arith.cmpi sgt, %x, %zero : i32
      scf.condition(%more) %x, %sum : i32, i32
    } do {
    ^bb0(%x: i32, %sum: i32):
      %d = arith.remsi %x, %ten : i32
      %q = arith.divsi %x, %ten : i32
      %t = arith.addi %sum, %d : i32
      scf.yield %q, %t : i32, i32
    }
    %is = arith.cmpi eq, %s#1, %seven : i32
    %b = arith.extui %is : i1 to i32
    %c = arith.addi %count, %b : i32
    scf.yield %c : i32
  }
  %t = tensor.from_elements %r : tensor<1xi32>
  check.expect_eq_const(%t, dense<36> : tensor<1xi32>) : tensor<1xi32>
  return
}

// Pythagorean triples with sides below 30, three nested loops whose bounds depend on the outer ones.
func.func @triples() {
  %n = util.unfoldable_constant 30 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %r = scf.for %a = %one to %n step %one iter_args(%x = %zero) -> (i32) : i32 {
    %aa = arith.muli %a, %a : i32
    %s = scf.for %b = %a to %n step %one iter_args(%y = %x) -> (i32) : i32 {
      %bb = arith.muli %b, %b : i32
      %ab = arith.addi %aa, %bb : i32
      %t = scf.for %c = %b to %n step %one iter_args(%z = %y) -> (i32) : i32 {
        %cc = arith.muli %c, %c : i32
        %is = arith.cmpi eq, %ab, %cc : i32
        %e = arith.extui %is : i1 to i32
        %w = arith.addi %z, %e : i32
        scf.yield %w : i32
      }
      scf.yield %t : i32
    }
    scf.yield %s : i32
  }
  %t = tensor.from_elements %r : tensor<1xi32>
  check.expect_eq_const(%t, dense<10> : tensor<1xi32>) : tensor<1xi32>
  return
}
