// Greatest common divisors: Euclid's remainders in a loop, and Stein's shifts and differences.

func.func private @euclid(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %r:2 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32) {
    %more = arith.cmpi ne, %y, %zero : i32
    scf.condition(%more) %x, %y : i32, i32
  } do {
  ^bb0(%x: i32, %y: i32):
    %rem = arith.remui %x, %y : i32
    scf.yield %y, %rem : i32, i32
  }
  return %r#0 : i32
}

// Both numbers odd.
func.func private @stein(%a: i32, %b: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  cf.br ^head(%a, %b : i32, i32)
^head(%x: i32, %y: i32):
  %same = arith.cmpi eq, %x, %y : i32
  cf.cond_br %same, ^done(%x : i32), ^differ
^differ:
  %below = arith.cmpi ult, %x, %y : i32
  %small = arith.select %below, %x, %y : i32
  %large = arith.select %below, %y, %x : i32
  %diff = arith.subi %large, %small : i32
  cf.br ^halve(%diff : i32)
^halve(%d: i32):
  %low = arith.andi %d, %one : i32
  %even = arith.cmpi eq, %low, %zero : i32
  %half = arith.shrui %d, %one : i32
  cf.cond_br %even, ^halve(%half : i32), ^head(%small, %d : i32, i32)
^done(%g: i32):
  return %g : i32
}

func.func @both() {
  %a = util.unfoldable_constant 1071 : i32
  %b = util.unfoldable_constant 462 : i32
  %c = util.unfoldable_constant 3528525 : i32
  %d = util.unfoldable_constant 1155 : i32
  %zero = util.unfoldable_constant 0 : i32
  %ab = call @euclid(%a, %b) : (i32, i32) -> i32
  %cd = call @euclid(%c, %d) : (i32, i32) -> i32
  %a0 = call @euclid(%a, %zero) : (i32, i32) -> i32
  %s = call @stein(%c, %d) : (i32, i32) -> i32
  %all = tensor.from_elements %ab, %cd, %a0, %s : tensor<4xi32>
  check.expect_eq_const(%all, dense<[21, 1155, 1071, 1155]> : tensor<4xi32>) : tensor<4xi32>
  return
}
