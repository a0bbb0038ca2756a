// Tensors without elements and loops at the ends of their type, which went wrong elsewhere.
// Each with inputs that nothing can fold, and with constants.

// A loop over an extent of zero leaves zeros.
func.func @sum_over_no_elements() {
  %a = util.unfoldable_constant dense<> : tensor<2x0x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c1 : tensor<2x0x4xf32>
  %zero = arith.constant dense<0.0> : tensor<2x4xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (tensor<2x4xf32>) {
    %row = tensor.extract_slice %a[0, %i, 0] [2, 1, 4] [1, 1, 1] : tensor<2x0x4xf32> to tensor<2x4xf32>
    %u = arith.addf %t, %row : tensor<2x4xf32>
    scf.yield %u : tensor<2x4xf32>
  }
  check.expect_eq_const(%s, dense<0.0> : tensor<2x4xf32>) : tensor<2x4xf32>
  return
}

func.func @sum_over_no_elements_constant() {
  %a = arith.constant dense<> : tensor<2x0x4xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c1 : tensor<2x0x4xf32>
  %zero = arith.constant dense<0.0> : tensor<2x4xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%t = %zero) -> (tensor<2x4xf32>) {
    %row = tensor.extract_slice %a[0, %i, 0] [2, 1, 4] [1, 1, 1] : tensor<2x0x4xf32> to tensor<2x4xf32>
    %u = arith.addf %t, %row : tensor<2x4xf32>
    scf.yield %u : tensor<2x4xf32>
  }
  check.expect_eq_const(%s, dense<0.0> : tensor<2x4xf32>) : tensor<2x4xf32>
  return
}

func.func @pad_of_nothing() {
  %a = util.unfoldable_constant dense<> : tensor<0x2xi32>
  %v = util.unfoldable_constant 7 : i32
  %p = tensor.pad %a low[1, 1] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<0x2xi32> to tensor<3x3xi32>
  check.expect_eq_const(%p, dense<7> : tensor<3x3xi32>) : tensor<3x3xi32>
  return
}

func.func @pad_of_nothing_constant() {
  %a = arith.constant dense<> : tensor<0x2xi32>
  %v = arith.constant 7 : i32
  %p = tensor.pad %a low[1, 1] high[2, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : i32
  } : tensor<0x2xi32> to tensor<3x3xi32>
  check.expect_eq_const(%p, dense<7> : tensor<3x3xi32>) : tensor<3x3xi32>
  return
}

func.func @slice_of_nothing_at_the_end() {
  %a = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %at = util.unfoldable_constant 10 : index
  %n = util.unfoldable_constant 0 : index
  %d = tensor.extract_slice %a[%at] [%n] [1] : tensor<10xi32> to tensor<?xi32>
  %e = tensor.cast %d : tensor<?xi32> to tensor<0xi32>
  check.expect_eq_const(%e, dense<> : tensor<0xi32>) : tensor<0xi32>
  %w = tensor.insert_slice %d into %a[%at] [%n] [1] : tensor<?xi32> into tensor<10xi32>
  check.expect_eq(%w, %a) : tensor<10xi32>
  return
}

func.func @slice_of_nothing_at_the_end_constant() {
  %a = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9]> : tensor<10xi32>
  %at = arith.constant 10 : index
  %n = arith.constant 0 : index
  %d = tensor.extract_slice %a[%at] [%n] [1] : tensor<10xi32> to tensor<?xi32>
  %e = tensor.cast %d : tensor<?xi32> to tensor<0xi32>
  check.expect_eq_const(%e, dense<> : tensor<0xi32>) : tensor<0xi32>
  %w = tensor.insert_slice %d into %a[%at] [%n] [1] : tensor<?xi32> into tensor<10xi32>
  check.expect_eq(%w, %a) : tensor<10xi32>
  return
}

// 0 and 2147483647 are below -100, which is 4294967196 without a sign.
func.func @unsigned_loop() {
  %from = util.unfoldable_constant 0 : i32
  %to = util.unfoldable_constant -100 : i32
  %step = util.unfoldable_constant 2147483647 : i32
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = scf.for unsigned %i = %from to %to step %step iter_args(%c = %none) -> (i32) : i32 {
    %d = arith.addi %c, %one : i32
    scf.yield %d : i32
  }
  %is_n = tensor.from_elements %n : tensor<1xi32>
  check.expect_eq_const(%is_n, dense<2> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @unsigned_loop_constant() {
  %from = arith.constant 0 : i32
  %to = arith.constant -100 : i32
  %step = arith.constant 2147483647 : i32
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = scf.for unsigned %i = %from to %to step %step iter_args(%c = %none) -> (i32) : i32 {
    %d = arith.addi %c, %one : i32
    scf.yield %d : i32
  }
  %is_n = tensor.from_elements %n : tensor<1xi32>
  check.expect_eq_const(%is_n, dense<2> : tensor<1xi32>) : tensor<1xi32>
  return
}

// With signs the same bounds give no round.
func.func @signed_loop() {
  %from = util.unfoldable_constant 0 : i32
  %to = util.unfoldable_constant -100 : i32
  %step = util.unfoldable_constant 2147483647 : i32
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = scf.for %i = %from to %to step %step iter_args(%c = %none) -> (i32) : i32 {
    %d = arith.addi %c, %one : i32
    scf.yield %d : i32
  }
  %is_n = tensor.from_elements %n : tensor<1xi32>
  check.expect_eq_const(%is_n, dense<0> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @signed_loop_constant() {
  %from = arith.constant 0 : i32
  %to = arith.constant -100 : i32
  %step = arith.constant 2147483647 : i32
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = scf.for %i = %from to %to step %step iter_args(%c = %none) -> (i32) : i32 {
    %d = arith.addi %c, %one : i32
    scf.yield %d : i32
  }
  %is_n = tensor.from_elements %n : tensor<1xi32>
  check.expect_eq_const(%is_n, dense<0> : tensor<1xi32>) : tensor<1xi32>
  return
}

// The last step would pass the largest value; the loop ends all the same.
func.func @loop_to_the_end() {
  %from = util.unfoldable_constant 2147483640 : i32
  %to = util.unfoldable_constant 2147483647 : i32
  %step = util.unfoldable_constant 3 : i32
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = scf.for %i = %from to %to step %step iter_args(%c = %none) -> (i32) : i32 {
    %d = arith.addi %c, %one : i32
    scf.yield %d : i32
  }
  %is_n = tensor.from_elements %n : tensor<1xi32>
  check.expect_eq_const(%is_n, dense<3> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @loop_to_the_end_constant() {
  %from = arith.constant 2147483640 : i32
  %to = arith.constant 2147483647 : i32
  %step = arith.constant 3 : i32
  %none = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %n = scf.for %i = %from to %to step %step iter_args(%c = %none) -> (i32) : i32 {
    %d = arith.addi %c, %one : i32
    scf.yield %d : i32
  }
  %is_n = tensor.from_elements %n : tensor<1xi32>
  check.expect_eq_const(%is_n, dense<3> : tensor<1xi32>) : tensor<1xi32>
  return
}

// What a fresh tensor holds is not said, but it does not change.
func.func @empty_is_the_same_each_time() {
  %n = util.unfoldable_constant 5 : index
  %a = tensor.empty(%n) : tensor<?xi32>
  %b = tensor.empty(%n) : tensor<?xi32>
  %c = arith.xori %a, %b : tensor<?xi32>
  %d = tensor.cast %c : tensor<?xi32> to tensor<5xi32>
  check.expect_eq_const(%d, dense<0> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @empty_is_the_same_each_time_constant() {
  %n = arith.constant 5 : index
  %a = tensor.empty(%n) : tensor<?xi32>
  %b = tensor.empty(%n) : tensor<?xi32>
  %c = arith.xori %a, %b : tensor<?xi32>
  %d = tensor.cast %c : tensor<?xi32> to tensor<5xi32>
  check.expect_eq_const(%d, dense<0> : tensor<5xi32>) : tensor<5xi32>
  return
}

// A tensor computed into the buffer of another is read in every round of a loop: no round may write into it.
func.func @computed_before_a_loop() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %one = arith.constant dense<1> : tensor<3xi32>
  %b = arith.addi %a, %a : tensor<3xi32>
  check.expect_eq_const(%b, dense<[2, 4, 6]> : tensor<3xi32>) : tensor<3xi32>
  %c = arith.muli %b, %b : tensor<3xi32>
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%s = %one) -> (tensor<3xi32>) {
    %t = arith.addi %c, %s : tensor<3xi32>
    scf.yield %t : tensor<3xi32>
  }
  check.expect_eq_const(%r, dense<[13, 49, 109]> : tensor<3xi32>) : tensor<3xi32>
  return
}
