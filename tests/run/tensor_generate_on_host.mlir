// Bodies of tensor.generate that no kernel can hold: they call functions, compute tensors, or change globals. The
// elements are made one after the other, the last index fastest.

func.func private @square(%a: i32) -> i32 {
  %0 = arith.muli %a, %a : i32
  return %0 : i32
}

func.func @a_call() {
  %g = tensor.generate {
  ^bb0(%i: index):
    %q = arith.index_cast %i : index to i32
    %r = func.call @square(%q) : (i32) -> i32
    tensor.yield %r : i32
  } : tensor<6xi32>
  check.expect_eq_const(%g, dense<[0, 1, 4, 9, 16, 25]> : tensor<6xi32>) : tensor<6xi32>
  return
}

func.func @a_call_in_two_dimensions() {
  %rows = util.unfoldable_constant 2 : index
  %g = tensor.generate %rows {
  ^bb0(%i: index, %j: index):
    %ten = arith.constant 10 : index
    %tens = arith.muli %i, %ten : index
    %k = arith.addi %tens, %j : index
    %q = arith.index_cast %k : index to i32
    %r = func.call @square(%q) : (i32) -> i32
    tensor.yield %r : i32
  } : tensor<?x3xi32>
  %s = tensor.cast %g : tensor<?x3xi32> to tensor<2x3xi32>
  check.expect_eq_const(%s, dense<[[0, 1, 4], [100, 121, 144]]> : tensor<2x3xi32>) : tensor<2x3xi32>
  return
}

func.func @one_element() {
  %g = tensor.generate {
    %c = arith.constant 12 : i32
    %r = func.call @square(%c) : (i32) -> i32
    tensor.yield %r : i32
  } : tensor<i32>
  check.expect_eq_const(%g, dense<144> : tensor<i32>) : tensor<i32>
  return
}

func.func @no_elements() {
  %g = tensor.generate {
  ^bb0(%i: index, %j: index):
    %c = arith.constant 12 : i32
    %r = func.call @square(%c) : (i32) -> i32
    tensor.yield %r : i32
  } : tensor<4x0xi32>
  check.expect_eq_const(%g, dense<> : tensor<4x0xi32>) : tensor<4x0xi32>
  return
}

util.global private mutable @count = 0 : i32
func.func private @next() -> i32 {
  %one = arith.constant 1 : i32
  %old = util.global.load @count : i32
  %new = arith.addi %old, %one : i32
  util.global.store %new, @count : i32
  return %new : i32
}

func.func @the_last_index_is_the_fastest() {
  %g = tensor.generate {
  ^bb0(%i: index, %j: index):
    %n = func.call @next() : () -> i32
    tensor.yield %n : i32
  } : tensor<2x2xi32>
  check.expect_eq_const(%g, dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>) : tensor<2x2xi32>
  return
}

// Each element is one of a sum of tensors that stand outside.
func.func @tensors_in_the_body() {
  %a = util.unfoldable_constant dense<[1, 2, 3]> : tensor<3xi32>
  %b = util.unfoldable_constant dense<[10, 20, 30]> : tensor<3xi32>
  %g = tensor.generate {
  ^bb0(%i: index):
    %q = arith.index_cast %i : index to i32
    %s = tensor.splat %q : tensor<3xi32>
    %ab = arith.addi %a, %b : tensor<3xi32>
    %abs = arith.muli %ab, %s : tensor<3xi32>
    %e = tensor.extract %abs[%i] : tensor<3xi32>
    tensor.yield %e : i32
  } : tensor<3xi32>
  check.expect_eq_const(%g, dense<[0, 22, 66]> : tensor<3xi32>) : tensor<3xi32>
  return
}

// The inner tensor is a row of a multiplication table; its sum goes into the outer one.
func.func @generate_in_the_body() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %g = tensor.generate {
  ^bb0(%i: index):
    %row = tensor.generate {
    ^bb0(%j: index):
      %p = arith.muli %i, %j : index
      %q = arith.index_cast %p : index to i32
      tensor.yield %q : i32
    } : tensor<4xi32>
    %sum = scf.for %j = %c0 to %c4 step %c1 iter_args(%acc = %zero) -> (i32) {
      %e = tensor.extract %row[%j] : tensor<4xi32>
      %n = arith.addi %acc, %e : i32
      scf.yield %n : i32
    }
    tensor.yield %sum : i32
  } : tensor<5xi32>
  check.expect_eq_const(%g, dense<[0, 6, 12, 18, 24]> : tensor<5xi32>) : tensor<5xi32>
  return
}

func.func @call_in_the_body_of_a_pad() {
  %a = util.unfoldable_constant dense<[7, 8]> : tensor<2xi32>
  %p = tensor.pad %a low[1] high[2] {
  ^bb0(%i: index):
    %q = arith.index_cast %i : index to i32
    %r = func.call @square(%q) : (i32) -> i32
    tensor.yield %r : i32
  } : tensor<2xi32> to tensor<5xi32>
  check.expect_eq_const(%p, dense<[0, 7, 8, 9, 16]> : tensor<5xi32>) : tensor<5xi32>
  return
}

// Elements go into one storage: as many calls as elements, and no copies.
func.func @many_elements() {
  %g = tensor.generate {
  ^bb0(%i: index):
    %q = arith.index_cast %i : index to i32
    %r = func.call @square(%q) : (i32) -> i32
    tensor.yield %r : i32
  } : tensor<40000xi32>
  %last = arith.constant 39999 : index
  %e = tensor.extract %g[%last] : tensor<40000xi32>
  %t = tensor.from_elements %e : tensor<1xi32>
  check.expect_eq_const(%t, dense<1599920001> : tensor<1xi32>) : tensor<1xi32>
  return
}
