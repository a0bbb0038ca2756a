// A loop that changes one element a turn does not copy the tensor: n turns over n elements take time in
// proportion to n. With a copy a turn each of these would move 40 gigabytes or more.

func.func @insert_in_a_loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 100000 : index
  %empty = tensor.empty() : tensor<100000xi32>
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i32
  %filled, %last = scf.for %i = %c0 to %n step %c1 iter_args(%t = %empty, %v = %zero) -> (tensor<100000xi32>, i32) {
    %next = tensor.insert %v into %t[%i] : tensor<100000xi32>
    %w = arith.addi %v, %one : i32
    scf.yield %next, %w : tensor<100000xi32>, i32
  }
  %expected = tensor.generate {
  ^bb0(%i: index):
    %x = arith.index_cast %i : index to i32
    tensor.yield %x : i32
  } : tensor<100000xi32>
  check.expect_eq(%filled, %expected) : tensor<100000xi32>
  return
}

func.func @insert_slice_in_a_loop() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 10000 : index
  %empty = tensor.empty() : tensor<10000x100xi32>
  %filled = scf.for %i = %c0 to %n step %c1 iter_args(%t = %empty) -> (tensor<10000x100xi32>) {
    %x = arith.index_cast %i : index to i32
    %row = tensor.splat %x : tensor<100xi32>
    %next = tensor.insert_slice %row into %t[%i, 0] [1, 100] [1, 1] : tensor<100xi32> into tensor<10000x100xi32>
    scf.yield %next : tensor<10000x100xi32>
  }
  %expected = tensor.generate {
  ^bb0(%i: index, %j: index):
    %x = arith.index_cast %i : index to i32
    tensor.yield %x : i32
  } : tensor<10000x100xi32>
  check.expect_eq(%filled, %expected) : tensor<10000x100xi32>
  return
}

// What is used again is copied: the old value stays.
func.func @the_old_value_stays() {
  %c1 = arith.constant 1 : index
  %v = util.unfoldable_constant 9 : i32
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %s = arith.addi %a, %a : tensor<3xi32>
  %b = tensor.insert %v into %s[%c1] : tensor<3xi32>
  %c = tensor.insert %v into %b[%c1] : tensor<3xi32>
  check.expect_eq_const(%a, dense<[1, 2, 3]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%s, dense<[2, 4, 6]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%c, dense<[2, 9, 6]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// A destination that is a source as well is copied, and so is one that belongs to the caller or to an outer loop.
func.func private @callee(%t: tensor<4xi32>) -> tensor<4xi32> {
  %c0 = arith.constant 0 : index
  %v = arith.constant 7 : i32
  %r = tensor.insert %v into %t[%c0] : tensor<4xi32>
  return %r : tensor<4xi32>
}

func.func @shared_destinations() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %v = arith.constant 5 : i32
  %a = util.unfoldable_constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %t = arith.addi %a, %a : tensor<4xi32>
  %r = func.call @callee(%t) : (tensor<4xi32>) -> tensor<4xi32>
  check.expect_eq_const(%t, dense<[2, 4, 6, 8]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%r, dense<[7, 4, 6, 8]> : tensor<4xi32>) : tensor<4xi32>
  %shifted = tensor.extract_slice %t[0] [3] [1] : tensor<4xi32> to tensor<3xi32>
  %into = tensor.insert_slice %shifted into %t[1] [3] [1] : tensor<3xi32> into tensor<4xi32>
  %itself = tensor.insert_slice %into into %into[0] [4] [1] : tensor<4xi32> into tensor<4xi32>
  check.expect_eq_const(%itself, dense<[2, 2, 4, 6]> : tensor<4xi32>) : tensor<4xi32>
  %zero = arith.constant dense<0> : tensor<4xi32>
  %sum = scf.for %i = %c0 to %c3 step %c1 iter_args(%acc = %zero) -> (tensor<4xi32>) {
    %changed = tensor.insert %v into %t[%i] : tensor<4xi32>
    %next = arith.addi %acc, %changed : tensor<4xi32>
    scf.yield %next : tensor<4xi32>
  }
  check.expect_eq_const(%sum, dense<[9, 13, 17, 24]> : tensor<4xi32>) : tensor<4xi32>
  return
}
