// Collatz sequences: number of steps and highest value, three values carried by a while loop.

func.func private @collatz(%start: i64) -> (i32, i64) {
  %one = arith.constant 1 : i64
  %three = arith.constant 3 : i64
  %none = arith.constant 0 : i32
  %step = arith.constant 1 : i32
  %r:3 = scf.while (%n = %start, %count = %none, %high = %start) : (i64, i32, i64) -> (i64, i32, i64) {
    %more = arith.cmpi ne, %n, %one : i64
    scf.condition(%more) %n, %count, %high : i64, i32, i64
  } do {
  ^bb0(%n: i64, %count: i32, %high: i64):
    %odd = arith.trunci %n : i64 to i1
    %next = scf.if %odd -> (i64) {
      %t = arith.muli %n, %three : i64
      %u = arith.addi %t, %one : i64
      scf.yield %u : i64
    } else {
      %h = arith.shrsi %n, %one : i64
      scf.yield %h : i64
    }
    %c = arith.addi %count, %step : i32
    %h = arith.maxsi %high, %next : i64
    scf.yield %next, %c, %h : i64, i32, i64
  }
  return %r#1, %r#2 : i32, i64
}

func.func @steps_and_heights() {
  %a = util.unfoldable_constant 27 : i64
  %b = util.unfoldable_constant 1 : i64
  %c = util.unfoldable_constant 837799 : i64
  %as, %ah = call @collatz(%a) : (i64) -> (i32, i64)
  %bs, %bh = call @collatz(%b) : (i64) -> (i32, i64)
  %cs, %ch = call @collatz(%c) : (i64) -> (i32, i64)
  %steps = tensor.from_elements %as, %bs, %cs : tensor<3xi32>
  %heights = tensor.from_elements %ah, %bh, %ch : tensor<3xi64>
  check.expect_eq_const(%steps, dense<[111, 0, 524]> : tensor<3xi32>) : tensor<3xi32>
  check.expect_eq_const(%heights, dense<[9232, 1, 2974984576]> : tensor<3xi64>) : tensor<3xi64>
  return
}
