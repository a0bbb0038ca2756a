// util.func with results tied to arguments, and inlining policies.

util.func private @tied(%a: tensor<2xi32>, %n: index) -> (index, %a) {
  util.return %n, %a : index, tensor<2xi32>
}

util.func private @alone(%a: tensor<2xi32>) -> %a attributes {inlining_policy = #util.inline.never} {
  %b = arith.addi %a, %a : tensor<2xi32>
  util.return %b : tensor<2xi32>
}

util.func private @as_buffer(%a: !hal.buffer_view, %s: i32) -> (%a as !hal.buffer_view, i32) {
  util.return %a, %s : !hal.buffer_view, i32
}

util.func public @calls() {
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %n = arith.constant 3 : index
  %r:2 = util.call @tied(%t, %n) : (tensor<2xi32>, index) -> (index, %t)
  check.expect_eq_const(%r#1, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  %same = arith.cmpi eq, %r#0, %n : index
  check.expect_true(%same) : i1
  %twice = util.call @alone(%t) : (tensor<2xi32>) -> %t
  check.expect_eq_const(%twice, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  check.expect_eq_const(%t, dense<[1, 2]> : tensor<2xi32>) : tensor<2xi32>
  %v = hal.tensor.export %twice : tensor<2xi32> -> !hal.buffer_view
  %c1 = arith.constant 1 : i32
  %w:2 = util.call @as_buffer(%v, %c1) : (!hal.buffer_view, i32) -> (%v, i32)
  check.expect_eq(%w#0, %v) : !hal.buffer_view
  util.return
}
