// scf.if: both ways, without and with results, nested, on values of every kind.

func.func @both_ways() {
  %yes = util.unfoldable_constant true
  %no = util.unfoldable_constant false
  %a = util.unfoldable_constant 7 : i32
  %b = util.unfoldable_constant 0 : i32
  %0 = scf.if %yes -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  check.expect_true(%0) : i32
  %1 = scf.if %no -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %b : i32
  }
  check.expect_false(%1) : i32
  return
}

// A region that does not run makes no check.
func.func @no_results() {
  %yes = util.unfoldable_constant true
  %no = util.unfoldable_constant false
  scf.if %yes {
    check.expect_true(%yes) : i1
  }
  scf.if %no {
    check.expect_true(%no) : i1
  }
  scf.if %no {
    check.expect_true(%no) : i1
  } else {
    check.expect_false(%no) : i1
  }
  scf.if %no {
  } else {
  }
  return
}

func.func @every_kind_of_value() {
  %yes = util.unfoldable_constant true
  %i1 = util.unfoldable_constant true
  %i7 = util.unfoldable_constant 42 : i7
  %i128 = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %index = util.unfoldable_constant 5 : index
  %f64 = util.unfoldable_constant 2.5 : f64
  %tensor = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %0:6 = scf.if %yes -> (i1, i7, i128, index, f64, tensor<2xi32>) {
    scf.yield %i1, %i7, %i128, %index, %f64, %tensor : i1, i7, i128, index, f64, tensor<2xi32>
  } else {
    %z1 = arith.constant false
    %z7 = arith.constant 0 : i7
    %z128 = arith.constant 0 : i128
    %zi = arith.constant 0 : index
    %zf = arith.constant 0.0 : f64
    %zt = arith.constant dense<0> : tensor<2xi32>
    scf.yield %z1, %z7, %z128, %zi, %zf, %zt : i1, i7, i128, index, f64, tensor<2xi32>
  }
  check.expect_true(%0#0) : i1
  %same7 = arith.cmpi eq, %0#1, %i7 : i7
  check.expect_true(%same7) : i1
  %same128 = arith.cmpi eq, %0#2, %i128 : i128
  check.expect_true(%same128) : i1
  %same_index = arith.cmpi eq, %0#3, %index : index
  check.expect_true(%same_index) : i1
  check.expect_eq_const(%0#5, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Tensors computed in a region, from values of outside and of the regions around.
func.func @tensors_in_regions() {
  %yes = util.unfoldable_constant true
  %no = util.unfoldable_constant false
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = scf.if %yes -> (tensor<3xi32>) {
    %b = arith.addi %a, %a : tensor<3xi32>
    %1 = scf.if %no -> (tensor<3xi32>) {
      scf.yield %a : tensor<3xi32>
    } else {
      %c = arith.addi %b, %a : tensor<3xi32>
      scf.yield %c : tensor<3xi32>
    }
    %d = arith.addi %1, %b : tensor<3xi32>
    scf.yield %d : tensor<3xi32>
  } else {
    scf.yield %a : tensor<3xi32>
  }
  check.expect_eq_const(%0, dense<[5, 10, 15]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%a, dense<[1, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// The sum of 1 to n, by recursion.
func.func private @sum(%n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %minus_one = arith.constant -1 : i32
  %done = arith.cmpi eq, %n, %zero : i32
  %0 = scf.if %done -> (i32) {
    scf.yield %zero : i32
  } else {
    %less = arith.addi %n, %minus_one : i32
    %rest = func.call @sum(%less) : (i32) -> i32
    %all = arith.addi %rest, %n : i32
    scf.yield %all : i32
  }
  return %0 : i32
}

func.func @recursion() {
  %n = util.unfoldable_constant 1000 : i32
  %want = arith.constant 500500 : i32
  %0 = call @sum(%n) : (i32) -> i32
  %same = arith.cmpi eq, %0, %want : i32
  check.expect_true(%same) : i1
  return
}
