// scf.while, and the regions that run once: index_switch and execute_region.

// The least power of two that is not below a number.
func.func @power_of_two() {
  %n = util.unfoldable_constant 1000 : i32
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %0:2 = scf.while (%p = %one, %count = %zero) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi slt, %p, %n : i32
    scf.condition(%more) %p, %count : i32, i32
  } do {
  ^bb0(%q: i32, %c: i32):
    %next = arith.addi %q, %q : i32
    %more_count = arith.addi %c, %one : i32
    scf.yield %next, %more_count : i32, i32
  }
  %want = arith.constant 1024 : i32
  %same = arith.cmpi eq, %0#0, %want : i32
  check.expect_true(%same) : i1
  %ten = arith.constant 10 : i32
  %is_ten = arith.cmpi eq, %0#1, %ten : i32
  check.expect_true(%is_ten) : i1
  return
}

// The values of the condition are of other types than those that come in.
func.func @types_change() {
  %no = util.unfoldable_constant false
  %x = util.unfoldable_constant 3 : i32
  %t = util.unfoldable_constant dense<7> : tensor<2xi32>
  %0 = scf.while (%a = %x) : (i32) -> tensor<2xi32> {
    scf.condition(%no) %t : tensor<2xi32>
  } do {
  ^bb0(%b: tensor<2xi32>):
    scf.yield %x : i32
  }
  check.expect_eq_const(%0, dense<7> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Checks in the first region are made once more than those in the second.
func.func @without_values() {
  %yes = util.unfoldable_constant true
  %no = util.unfoldable_constant false
  scf.while : () -> () {
    check.expect_true(%yes) : i1
    scf.condition(%no)
  } do {
    check.expect_true(%no) : i1
    scf.yield
  }
  return
}

// Doubles a tensor until enough was done.
func.func @tensors() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 4 : index
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %0:2 = scf.while (%i = %c0, %x = %a) : (index, tensor<2xi32>) -> (index, tensor<2xi32>) {
    %more = arith.cmpi ult, %i, %n : index
    scf.condition(%more) %i, %x : index, tensor<2xi32>
  } do {
  ^bb0(%j: index, %y: tensor<2xi32>):
    %z = arith.addi %y, %y : tensor<2xi32>
    %next = arith.addi %j, %c1 : index
    scf.yield %next, %z : index, tensor<2xi32>
  }
  check.expect_eq_const(%0#1, dense<[16, 32]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func private @choose(%i: index) -> i32 {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %c = arith.constant 30 : i32
  %d = arith.constant 40 : i32
  %0 = scf.index_switch %i -> i32
  case 2 {
    scf.yield %a : i32
  }
  case -5 {
    scf.yield %b : i32
  }
  case 9223372036854775807 {
    scf.yield %c : i32
  }
  default {
    scf.yield %d : i32
  }
  return %0 : i32
}

func.func private @expect_choice(%i: index, %want: i32) {
  %0 = call @choose(%i) : (index) -> i32
  %same = arith.cmpi eq, %0, %want : i32
  check.expect_true(%same) : i1
  return
}

func.func @index_switch() {
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %c = arith.constant 30 : i32
  %d = arith.constant 40 : i32
  %c2 = arith.constant 2 : index
  %m5 = arith.constant -5 : index
  %max = arith.constant 9223372036854775807 : index
  %c3 = arith.constant 3 : index
  call @expect_choice(%c2, %a) : (index, i32) -> ()
  call @expect_choice(%m5, %b) : (index, i32) -> ()
  call @expect_choice(%max, %c) : (index, i32) -> ()
  call @expect_choice(%c3, %d) : (index, i32) -> ()
  return
}

func.func @index_switch_without_results() {
  %c1 = util.unfoldable_constant 1 : index
  %yes = util.unfoldable_constant true
  %no = util.unfoldable_constant false
  scf.index_switch %c1
  case 0 {
    check.expect_true(%no) : i1
    scf.yield
  }
  case 1 {
    check.expect_true(%yes) : i1
    scf.yield
  }
  default {
    check.expect_true(%no) : i1
  }
  scf.index_switch %c1
  default {
    check.expect_true(%yes) : i1
  }
  return
}

func.func @execute_region() {
  %yes = util.unfoldable_constant true
  %a = util.unfoldable_constant 1 : i32
  %b = util.unfoldable_constant 0 : i32
  %0:2 = scf.execute_region -> (i32, i32) {
    cf.cond_br %yes, ^one, ^two
  ^one:
    scf.yield %a, %b : i32, i32
  ^two:
    scf.yield %b, %a : i32, i32
  }
  check.expect_true(%0#0) : i32
  check.expect_false(%0#1) : i32
  %1 = scf.execute_region -> i32 no_inline {
    scf.yield %a : i32
  }
  check.expect_true(%1) : i32
  return
}

// A loop of branches in a region in a loop.
func.func @loops_of_both_kinds() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = util.unfoldable_constant 3 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%sum = %c0) -> (index) {
    %1 = scf.execute_region -> index {
      cf.br ^head(%c0, %sum : index, index)
    ^head(%j: index, %s: index):
      %more = arith.cmpi ult, %j, %n : index
      cf.cond_br %more, ^body, ^done
    ^body:
      %t = arith.addi %s, %c1 : index
      %k = arith.addi %j, %c1 : index
      cf.br ^head(%k, %t : index, index)
    ^done:
      scf.yield %s : index
    }
    scf.yield %1 : index
  }
  %nine = arith.constant 9 : index
  %same = arith.cmpi eq, %0, %nine : index
  check.expect_true(%same) : i1
  return
}
