// scf.parallel and scf.forall.

func.func @without_results() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 3 : index
  scf.parallel (%i, %j) = (%c0, %c1) to (%n, %n) step (%c1, %c1) {
    %below = arith.cmpi ult, %i, %n : index
    check.expect_true(%below) : i1
    %nonzero = arith.cmpi ne, %j, %c0 : index
    check.expect_true(%nonzero) : i1
  }
  return
}

// The sum and the product over 1..4 x 2, 4, 6.
func.func @reductions() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %i1 = arith.constant 1 : index
  %i2 = arith.constant 2 : index
  %i5 = util.unfoldable_constant 5 : index
  %i7 = util.unfoldable_constant 7 : index
  %0:2 = scf.parallel (%i, %j) = (%i1, %i2) to (%i5, %i7) step (%i1, %i2) init (%c0, %c1) -> (i32, i32) {
    %two = arith.constant 2 : i32
    scf.reduce(%two, %two : i32, i32) {
    ^bb0(%a: i32, %b: i32):
      %sum = arith.addi %a, %b : i32
      scf.reduce.return %sum : i32
    }, {
    ^bb0(%a: i32, %b: i32):
      %product = arith.muli %a, %b : i32
      scf.reduce.return %product : i32
    }
  }
  %24 = arith.constant 24 : i32
  %is_24 = arith.cmpi eq, %0#0, %24 : i32
  check.expect_true(%is_24) : i1
  %4096 = arith.constant 4096 : i32
  %is_4096 = arith.cmpi eq, %0#1, %4096 : i32
  check.expect_true(%is_4096) : i1
  return
}

func.func @no_round() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 0 : index
  %five = util.unfoldable_constant 5 : i32
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%five) -> i32 {
    scf.reduce(%five : i32) {
    ^bb0(%a: i32, %b: i32):
      %sum = arith.addi %a, %b : i32
      scf.reduce.return %sum : i32
    }
  }
  %same = arith.cmpi eq, %0, %five : i32
  check.expect_true(%same) : i1
  return
}

func.func @reduction_of_tensors() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 3 : index
  %zero = util.unfoldable_constant dense<0> : tensor<2xi32>
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %0 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%zero) -> tensor<2xi32> {
    %twice = arith.addi %a, %a : tensor<2xi32>
    scf.reduce(%twice : tensor<2xi32>) {
    ^bb0(%x: tensor<2xi32>, %y: tensor<2xi32>):
      %sum = arith.addi %x, %y : tensor<2xi32>
      scf.reduce.return %sum : tensor<2xi32>
    }
  }
  check.expect_eq_const(%0, dense<[6, 12]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%zero, dense<0> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @forall_without_results() {
  %n = util.unfoldable_constant 3 : index
  %c0 = arith.constant 0 : index
  scf.forall (%i, %j) = (1, 0) to (%n, 4) step (1, 2) {
    %nonzero = arith.cmpi ne, %i, %c0 : index
    check.expect_true(%nonzero) : i1
  }
  return
}

// Rows are doubled; what a round reads of the shared tensor is what was there before.
func.func @forall_of_rows() {
  %a = util.unfoldable_constant dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %0 = scf.forall (%i) in (3) shared_outs(%o = %a) -> (tensor<3x2xi32>) {
    %row = tensor.extract_slice %o[%i, 0] [1, 2] [1, 1] : tensor<3x2xi32> to tensor<1x2xi32>
    %first = tensor.extract_slice %o[0, 0] [1, 2] [1, 1] : tensor<3x2xi32> to tensor<1x2xi32>
    %sum = arith.addi %row, %first : tensor<1x2xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %sum into %o[%i, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<3x2xi32>
    }
  }
  check.expect_eq_const(%0, dense<[[2, 4], [4, 6], [6, 8]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  check.expect_eq_const(%a, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>) : tensor<3x2xi32>
  return
}

// Two shared tensors, one of which gets two parts a round; and one round without a loop.
func.func @forall_of_several() {
  %a = util.unfoldable_constant dense<0> : tensor<4xi32>
  %b = util.unfoldable_constant dense<7> : tensor<2xi32>
  %one = util.unfoldable_constant dense<1> : tensor<1xi32>
  %two = util.unfoldable_constant dense<2> : tensor<1xi32>
  %0:2 = scf.forall (%i) = (0) to (4) step (2) shared_outs(%x = %a, %y = %b) -> (tensor<4xi32>, tensor<2xi32>) {
    %c1 = arith.constant 1 : index
    %next = arith.addi %i, %c1 : index
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %x[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
      tensor.parallel_insert_slice %two into %x[%next] [1] [1] : tensor<1xi32> into tensor<4xi32>
    }
  }
  check.expect_eq_const(%0#0, dense<[1, 2, 1, 2]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%0#1, dense<7> : tensor<2xi32>) : tensor<2xi32>
  %1 = scf.forall () in () shared_outs(%x = %b) -> (tensor<2xi32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %x[1] [1] [1] : tensor<1xi32> into tensor<2xi32>
    }
  }
  check.expect_eq_const(%1, dense<[7, 1]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%b, dense<7> : tensor<2xi32>) : tensor<2xi32>
  return
}

// A loop nest of threads around one of threads.
func.func @nested() {
  %a = util.unfoldable_constant dense<0> : tensor<2x2xi32>
  %one = util.unfoldable_constant dense<1> : tensor<1x1xi32>
  %0 = scf.forall (%i) in (2) shared_outs(%x = %a) -> (tensor<2x2xi32>) {
    %row = tensor.extract_slice %x[%i, 0] [1, 2] [1, 1] : tensor<2x2xi32> to tensor<1x2xi32>
    %1 = scf.forall (%j) in (2) shared_outs(%y = %row) -> (tensor<1x2xi32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %one into %y[0, %j] [1, 1] [1, 1] : tensor<1x1xi32> into tensor<1x2xi32>
      }
    }
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %x[%i, 0] [1, 2] [1, 1] : tensor<1x2xi32> into tensor<2x2xi32>
    }
  }
  check.expect_eq_const(%0, dense<1> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}
