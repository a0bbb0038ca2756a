// Nested scf.if with tensor results: clamping by cases, one branch computing, one passing through.

func.func private @normalize(%t: tensor<4xi32>, %mode: i32) -> (tensor<4xi32>, i32) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %two = arith.constant 2 : i32
  %negative = arith.cmpi slt, %mode, %zero : i32
  %r:2 = scf.if %negative -> (tensor<4xi32>, i32) {
    %none = arith.constant dense<0> : tensor<4xi32>
    %n = arith.subi %none, %t : tensor<4xi32>
    scf.yield %n, %zero : tensor<4xi32>, i32
  } else {
    %large = arith.cmpi sgt, %mode, %one : i32
    %s:2 = scf.if %large -> (tensor<4xi32>, i32) {
      %huge = arith.cmpi sgt, %mode, %two : i32
      %u = scf.if %huge -> (tensor<4xi32>) {
        %d = arith.muli %t, %t : tensor<4xi32>
        scf.yield %d : tensor<4xi32>
      } else {
        %d = arith.addi %t, %t : tensor<4xi32>
        scf.yield %d : tensor<4xi32>
      }
      scf.yield %u, %one : tensor<4xi32>, i32
    } else {
      scf.yield %t, %two : tensor<4xi32>, i32
    }
    scf.yield %s#0, %s#1 : tensor<4xi32>, i32
  }
  return %r#0, %r#1 : tensor<4xi32>, i32
}

func.func @all_ways() {
  %t = util.unfoldable_constant dense<[1, -2, 3, -4]> : tensor<4xi32>
  %m1 = util.unfoldable_constant -5 : i32
  %m2 = util.unfoldable_constant 1 : i32
  %m3 = util.unfoldable_constant 2 : i32
  %m4 = util.unfoldable_constant 3 : i32
  %a, %x = call @normalize(%t, %m1) : (tensor<4xi32>, i32) -> (tensor<4xi32>, i32)
  %b, %y = call @normalize(%t, %m2) : (tensor<4xi32>, i32) -> (tensor<4xi32>, i32)
  %c, %z = call @normalize(%t, %m3) : (tensor<4xi32>, i32) -> (tensor<4xi32>, i32)
  %d, %w = call @normalize(%t, %m4) : (tensor<4xi32>, i32) -> (tensor<4xi32>, i32)
  check.expect_eq_const(%a, dense<[-1, 2, -3, 4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%b, dense<[1, -2, 3, -4]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%c, dense<[2, -4, 6, -8]> : tensor<4xi32>) : tensor<4xi32>
  check.expect_eq_const(%d, dense<[1, 4, 9, 16]> : tensor<4xi32>) : tensor<4xi32>
  %ways = tensor.from_elements %x, %y, %z, %w : tensor<4xi32>
  check.expect_eq_const(%ways, dense<[0, 2, 1, 1]> : tensor<4xi32>) : tensor<4xi32>
  return
}
