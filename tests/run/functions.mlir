// Calls, tensors handed from function to function, and results that a test gives back.

func.func private @double(%x: tensor<2xi32>) -> tensor<2xi32> {
  %sum = arith.addi %x, %x : tensor<2xi32>
  return %sum : tensor<2xi32>
}

func.func private @same(%x: tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  return %x, %x : tensor<2xi32>, tensor<2xi32>
}

// The argument belongs to the caller, whose value must not change.
func.func @call() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.addi %a, %a : tensor<2xi32>
  %c = call @double(%b) : (tensor<2xi32>) -> tensor<2xi32>
  check.expect_eq_const(%c, dense<[4, 8]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%b, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
}

// Both results are one buffer; adding into one must leave the other.
func.func @results_share_a_buffer() {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.addi %a, %a : tensor<2xi32>
  %c:2 = call @same(%b) : (tensor<2xi32>) -> (tensor<2xi32>, tensor<2xi32>)
  %d = arith.addi %c#0, %c#0 : tensor<2xi32>
  check.expect_eq_const(%d, dense<[4, 8]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%c#1, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @results_are_dropped() -> (i32, tensor<2xi32>) {
  %a = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %b = arith.constant 5 : i32
  check.expect_true(%b) : i32
  return %b, %a : i32, tensor<2xi32>
}

util.func private @scalars(%a: i64, %b: f32, %c: i1, %d: i128) -> (i128, i1, f32, i64) {
  util.return %d, %c, %b, %a : i128, i1, f32, i64
}

util.func public @many_scalars() {
  %a = util.unfoldable_constant -1 : i64
  %b = util.unfoldable_constant 1.5 : f32
  %c = util.unfoldable_constant true
  %d = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %r:4 = util.call @scalars(%a, %b, %c, %d) : (i64, f32, i1, i128) -> (i128, i1, f32, i64)
  %same = arith.cmpi eq, %r#0, %d : i128
  check.expect_true(%same) : i1
  check.expect_true(%r#1) : i1
  %one = arith.constant 1 : i64
  %zero = arith.addi %r#3, %one : i64
  check.expect_false(%zero) : i64
  util.return
}
