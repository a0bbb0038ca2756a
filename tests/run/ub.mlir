// ub: poison is selected away, or zero; unreachable code is not reached.

func.func @poison() {
  %yes = util.unfoldable_constant true
  %a = util.unfoldable_constant 7 : i32
  %p = ub.poison : i32
  %0 = scf.if %yes -> (i32) {
    scf.yield %a : i32
  } else {
    scf.yield %p : i32
  }
  check.expect_true(%0) : i32
  check.expect_false(%p) : i32
  %t = ub.poison : tensor<2x3xf32>
  check.expect_eq_const(%t, dense<0.0> : tensor<2x3xf32>) : tensor<2x3xf32>
  %i = ub.poison <#ub.poison> : index
  %zero = arith.constant 0 : index
  %same = arith.cmpi eq, %i, %zero : index
  check.expect_true(%same) : i1
  %f = ub.poison : bf16
  %g = ub.poison : complex<f32>
  return
}

func.func @unreachable() {
  %yes = util.unfoldable_constant true
  %t = util.unfoldable_constant dense<[1, 2]> : tensor<2xi32>
  %u = arith.addi %t, %t : tensor<2xi32>
  cf.cond_br %yes, ^there, ^nowhere
^there:
  check.expect_eq_const(%u, dense<[2, 4]> : tensor<2xi32>) : tensor<2xi32>
  return
^nowhere:
  ub.unreachable
}
