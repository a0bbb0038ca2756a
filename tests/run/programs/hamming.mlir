// Hamming (7, 4): all words encoded elementwise, one bit of each turned over, and found again.

func.func @corrected() {
  %d = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi8>
  %c1 = arith.constant dense<1> : tensor<16xi8>
  %c2 = arith.constant dense<2> : tensor<16xi8>
  %c3 = arith.constant dense<3> : tensor<16xi8>
  %c4 = arith.constant dense<4> : tensor<16xi8>
  %c5 = arith.constant dense<5> : tensor<16xi8>
  %c6 = arith.constant dense<6> : tensor<16xi8>
  %zero = arith.constant dense<0> : tensor<16xi8>
  %d1 = arith.shrui %d, %c1 : tensor<16xi8>
  %d2 = arith.shrui %d, %c2 : tensor<16xi8>
  %b3 = arith.shrui %d, %c3 : tensor<16xi8>
  %b0 = arith.andi %d, %c1 : tensor<16xi8>
  %b1 = arith.andi %d1, %c1 : tensor<16xi8>
  %b2 = arith.andi %d2, %c1 : tensor<16xi8>
  %x03 = arith.xori %b0, %b3 : tensor<16xi8>
  %x23 = arith.xori %b2, %b3 : tensor<16xi8>
  %p1 = arith.xori %x03, %b1 : tensor<16xi8>
  %p2 = arith.xori %x03, %b2 : tensor<16xi8>
  %p4 = arith.xori %x23, %b1 : tensor<16xi8>
  %s1 = arith.shli %p2, %c1 : tensor<16xi8>
  %s2 = arith.shli %b0, %c2 : tensor<16xi8>
  %s3 = arith.shli %p4, %c3 : tensor<16xi8>
  %s4 = arith.shli %b1, %c4 : tensor<16xi8>
  %s5 = arith.shli %b2, %c5 : tensor<16xi8>
  %s6 = arith.shli %b3, %c6 : tensor<16xi8>
  %o1 = arith.ori %p1, %s1 : tensor<16xi8>
  %o2 = arith.ori %s2, %s3 : tensor<16xi8>
  %o3 = arith.ori %s4, %s5 : tensor<16xi8>
  %o4 = arith.ori %o1, %o2 : tensor<16xi8>
  %o5 = arith.ori %o3, %s6 : tensor<16xi8>
  %word = arith.ori %o4, %o5 : tensor<16xi8>
  check.expect_eq_const(%word, dense<[0, 7, 25, 30, 42, 45, 51, 52, 75, 76, 82, 85, 97, 102, 120, 127]> : tensor<16xi8>) : tensor<16xi8>
  // Bit i mod 7 of word i is wrong. The syndrome is the exclusive or of the positions (from 1) of set bits.
  %at = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1]> : tensor<16xi8>
  %flip = arith.shli %c1, %at : tensor<16xi8>
  %wrong = arith.xori %word, %flip : tensor<16xi8>
  %i1 = arith.constant 1 : i8
  %i8 = arith.constant 8 : i8
  %syndrome = scf.for %p = %i1 to %i8 step %i1 iter_args(%s = %zero) -> (tensor<16xi8>) : i8 {
    %k = arith.subi %p, %i1 : i8
    %ks = flow.tensor.splat %k : tensor<16xi8>
    %ps = flow.tensor.splat %p : tensor<16xi8>
    %b = arith.shrui %wrong, %ks : tensor<16xi8>
    %bit = arith.trunci %b : tensor<16xi8> to tensor<16xi1>
    %t = arith.xori %s, %ps : tensor<16xi8>
    %u = arith.select %bit, %t, %s : tensor<16xi1>, tensor<16xi8>
    scf.yield %u : tensor<16xi8>
  }
  %found = arith.subi %syndrome, %c1 : tensor<16xi8>
  check.expect_eq(%found, %at) : tensor<16xi8>
  return
}
