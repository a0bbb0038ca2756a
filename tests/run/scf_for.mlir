// scf.for: bounds of every type, signed and unsigned, values carried along, loops that run never or to the end
// of their numbers.

func.func @sum_of_indices() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 10 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %c0) -> (index) {
    %next = arith.addi %sum, %i : index
    scf.yield %next : index
  }
  %want = arith.constant 45 : index
  %same = arith.cmpi eq, %0, %want : index
  check.expect_true(%same) : i1
  return
}

// Rounds of a loop over i32, counted.
func.func private @rounds(%from: i32, %to: i32, %step: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = scf.for %i = %from to %to step %step iter_args(%count = %zero) -> (i32) : i32 {
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  return %0 : i32
}

func.func private @unsigned_rounds(%from: i32, %to: i32, %step: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = scf.for unsigned %i = %from to %to step %step iter_args(%count = %zero) -> (i32) : i32 {
    %next = arith.addi %count, %one : i32
    scf.yield %next : i32
  }
  return %0 : i32
}

func.func private @expect_rounds(%rounds: i32, %want: i32) {
  %same = arith.cmpi eq, %rounds, %want : i32
  check.expect_true(%same) : i1
  return
}

func.func @counts_of_rounds() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c10 = arith.constant 10 : i32
  %m3 = arith.constant -3 : i32
  %max = arith.constant 2147483647 : i32
  %min = arith.constant -2147483648 : i32
  // 0, 3, 6, 9
  %0 = call @rounds(%c0, %c10, %c3) : (i32, i32, i32) -> i32
  call @expect_rounds(%0, %c4) : (i32, i32) -> ()
  // 1, 4, 7
  %1 = call @rounds(%c1, %c10, %c3) : (i32, i32, i32) -> i32
  call @expect_rounds(%1, %c3) : (i32, i32) -> ()
  // none: equal bounds, and a lower one above the upper one
  %2 = call @rounds(%c10, %c10, %c1) : (i32, i32, i32) -> i32
  call @expect_rounds(%2, %c0) : (i32, i32) -> ()
  %3 = call @rounds(%c10, %m3, %c1) : (i32, i32, i32) -> i32
  call @expect_rounds(%3, %c0) : (i32, i32) -> ()
  // -3, -1, 1
  %4 = call @rounds(%m3, %c2, %c2) : (i32, i32, i32) -> i32
  call @expect_rounds(%4, %c3) : (i32, i32) -> ()
  // From the smallest number by the largest step: -2^31, -1, 2^31 - 2.
  %5 = call @rounds(%min, %max, %max) : (i32, i32, i32) -> i32
  call @expect_rounds(%5, %c3) : (i32, i32) -> ()
  // 2^31 - 3 and 2^31 - 2; the next number is no i32.
  %minus_two = arith.constant -2 : i32
  %near = arith.addi %max, %minus_two : i32
  %6 = call @rounds(%near, %max, %c1) : (i32, i32, i32) -> i32
  call @expect_rounds(%6, %c2) : (i32, i32) -> ()
  %7 = call @rounds(%near, %max, %c10) : (i32, i32, i32) -> i32
  call @expect_rounds(%7, %c1) : (i32, i32) -> ()
  return
}

func.func @unsigned_counts_of_rounds() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %c3 = arith.constant 3 : i32
  %m1 = arith.constant -1 : i32
  %m2 = arith.constant -2 : i32
  %m100 = arith.constant -100 : i32
  %max = arith.constant 2147483647 : i32
  // 0 and 2^31 - 1; 2^32 - 2 is past 2^32 - 100.
  %0 = call @unsigned_rounds(%c0, %m100, %max) : (i32, i32, i32) -> i32
  call @expect_rounds(%0, %c2) : (i32, i32) -> ()
  // 0, 2^31 - 1 and 2^32 - 2; the next number is no i32.
  %1 = call @unsigned_rounds(%c0, %m1, %max) : (i32, i32, i32) -> i32
  call @expect_rounds(%1, %c3) : (i32, i32) -> ()
  // A step above 2^31.
  %2 = call @unsigned_rounds(%c0, %m1, %m2) : (i32, i32, i32) -> i32
  call @expect_rounds(%2, %c2) : (i32, i32) -> ()
  %3 = call @unsigned_rounds(%m1, %c0, %c1) : (i32, i32, i32) -> i32
  call @expect_rounds(%3, %c0) : (i32, i32) -> ()
  return
}

func.func @numbers_of_64_bits() {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %from = arith.constant 9223372036854775800 : i64
  %to = util.unfoldable_constant 9223372036854775807 : i64
  %step = util.unfoldable_constant 4 : i64
  %0:2 = scf.for %i = %from to %to step %step iter_args(%count = %c0, %last = %c0) -> (i64, i64) : i64 {
    %next = arith.addi %count, %c1 : i64
    scf.yield %next, %i : i64, i64
  }
  %two = arith.constant 2 : i64
  %same = arith.cmpi eq, %0#0, %two : i64
  check.expect_true(%same) : i1
  %second = arith.constant 9223372036854775804 : i64
  %is_second = arith.cmpi eq, %0#1, %second : i64
  check.expect_true(%is_second) : i1
  return
}

func.func @nested() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 4 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %c0) -> (index) {
    %1 = scf.for %j = %i to %n step %c1 iter_args(%b = %a) -> (index) {
      %p = arith.muli %i, %j : index
      %q = arith.addi %b, %p : index
      scf.yield %q : index
    }
    scf.yield %1 : index
  }
  // i * j over 0 <= i <= j < 4
  %want = arith.constant 25 : index
  %same = arith.cmpi eq, %0, %want : index
  check.expect_true(%same) : i1
  return
}

func.func @without_values() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 3 : index
  scf.for %i = %c0 to %n step %c1 {
    %below = arith.cmpi ult, %i, %n : index
    check.expect_true(%below) : i1
  }
  return
}

// A tensor carried along, and one of outside that is used in every round.
func.func @tensors() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 5 : index
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.addi %a, %a : tensor<2xi32>
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %b, %y = %b) -> (tensor<2xi32>, tensor<2xi32>) {
    %z = arith.addi %x, %b : tensor<2xi32>
    scf.yield %z, %x : tensor<2xi32>, tensor<2xi32>
  }
  check.expect_eq_const(%0#0, dense<[12, 24]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%0#1, dense<[10, 20]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%b, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// No round: the results are the values at first.
func.func @no_round() {
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 0 : index
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %0 = scf.for %i = %n to %n step %c1 iter_args(%x = %a) -> (tensor<2xi32>) {
    %y = arith.addi %x, %x : tensor<2xi32>
    scf.yield %y : tensor<2xi32>
  }
  check.expect_eq_const(%0, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Values that change places each round.
func.func @swap() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 5 : index
  %a = util.unfoldable_constant 1 : i32
  %b = util.unfoldable_constant 0 : i32
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (i32, i32) {
    scf.yield %y, %x : i32, i32
  }
  check.expect_false(%0#0) : i32
  check.expect_true(%0#1) : i32
  return
}
