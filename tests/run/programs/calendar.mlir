// Dates on tensors: leap years by remainders, days since 1970 from year, month and day, weekdays.

func.func @leap_years() {
  %y = util.unfoldable_constant dense<[1900, 2000, 2023, 2024, 2100]> : tensor<5xi32>
  %c4 = arith.constant dense<4> : tensor<5xi32>
  %c100 = arith.constant dense<100> : tensor<5xi32>
  %c400 = arith.constant dense<400> : tensor<5xi32>
  %zero = arith.constant dense<0> : tensor<5xi32>
  %r4 = arith.remsi %y, %c4 : tensor<5xi32>
  %r100 = arith.remsi %y, %c100 : tensor<5xi32>
  %r400 = arith.remsi %y, %c400 : tensor<5xi32>
  %b4 = arith.cmpi eq, %r4, %zero : tensor<5xi32>
  %b100 = arith.cmpi ne, %r100, %zero : tensor<5xi32>
  %b400 = arith.cmpi eq, %r400, %zero : tensor<5xi32>
  %x = arith.andi %b4, %b100 : tensor<5xi1>
  %leap = arith.ori %x, %b400 : tensor<5xi1>
  check.expect_eq_const(%leap, dense<[false, true, false, true, false]> : tensor<5xi1>) : tensor<5xi1>
  return
}

// The year begins in March here, so that the leap day is the last.
func.func private @days(%y: i32, %m: i32, %d: i32) -> i32 {
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c5 = arith.constant 5 : i32
  %c9 = arith.constant 9 : i32
  %c12 = arith.constant 12 : i32
  %c100 = arith.constant 100 : i32
  %c153 = arith.constant 153 : i32
  %c365 = arith.constant 365 : i32
  %c400 = arith.constant 400 : i32
  %offset = arith.constant 719469 : i32
  %early = arith.cmpi sle, %m, %c2 : i32
  %one = arith.extui %early : i1 to i32
  %y1 = arith.subi %y, %one : i32
  %m9 = arith.addi %m, %c9 : i32
  %m1 = arith.remsi %m9, %c12 : i32
  %m153 = arith.muli %m1, %c153 : i32
  %m155 = arith.addi %m153, %c2 : i32
  %md = arith.divsi %m155, %c5 : i32
  %yd = arith.muli %y1, %c365 : i32
  %q4 = arith.floordivsi %y1, %c4 : i32
  %q100 = arith.floordivsi %y1, %c100 : i32
  %q400 = arith.floordivsi %y1, %c400 : i32
  %a = arith.addi %yd, %q4 : i32
  %b = arith.subi %a, %q100 : i32
  %c = arith.addi %b, %q400 : i32
  %e = arith.addi %c, %md : i32
  %f = arith.addi %e, %d : i32
  %r = arith.subi %f, %offset : i32
  return %r : i32
}

func.func @since_1970() {
  %dates = util.unfoldable_constant dense<[[1970, 1, 1], [2000, 2, 29], [2024, 12, 31], [1999, 3, 1], [2100, 3, 1]]> : tensor<5x3xi32>
  %days0 = util.unfoldable_constant dense<0> : tensor<5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %days = scf.for %i = %c0 to %c5 step %c1 iter_args(%t = %days0) -> (tensor<5xi32>) {
    %y = tensor.extract %dates[%i, %c0] : tensor<5x3xi32>
    %m = tensor.extract %dates[%i, %c1] : tensor<5x3xi32>
    %d = tensor.extract %dates[%i, %c2] : tensor<5x3xi32>
    %n = func.call @days(%y, %m, %d) : (i32, i32, i32) -> i32
    %u = tensor.insert %n into %t[%i] : tensor<5xi32>
    scf.yield %u : tensor<5xi32>
  }
  check.expect_eq_const(%days, dense<[0, 11016, 20088, 10651, 47541]> : tensor<5xi32>) : tensor<5xi32>
  // 1970 began on a Thursday; 0 is Monday.
  %three = arith.constant dense<3> : tensor<5xi32>
  %seven = arith.constant dense<7> : tensor<5xi32>
  %s = arith.addi %days, %three : tensor<5xi32>
  %weekday = arith.remsi %s, %seven : tensor<5xi32>
  check.expect_eq_const(%weekday, dense<[3, 1, 1, 0, 0]> : tensor<5xi32>) : tensor<5xi32>
  return
}
