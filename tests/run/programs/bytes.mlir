// Text as bytes: upper case by masks, a reversal, digits counted, a number read.

func.func @upper_case() {
  %text = util.unfoldable_constant dense<[72, 101, 108, 108, 111, 44, 32, 87, 111, 114, 108, 100, 32, 52, 50, 33]> : tensor<16xi8>
  %a = arith.constant dense<97> : tensor<16xi8>
  %z = arith.constant dense<122> : tensor<16xi8>
  %bit = arith.constant dense<0x20> : tensor<16xi8>
  %none = arith.constant dense<0> : tensor<16xi8>
  %from = arith.cmpi sge, %text, %a : tensor<16xi8>
  %to = arith.cmpi sle, %text, %z : tensor<16xi8>
  %small = arith.andi %from, %to : tensor<16xi1>
  %mask = arith.select %small, %bit, %none : tensor<16xi1>, tensor<16xi8>
  %r = arith.xori %text, %mask : tensor<16xi8>
  check.expect_eq_const(%r, dense<[72, 69, 76, 76, 79, 44, 32, 87, 79, 82, 76, 68, 32, 52, 50, 33]> : tensor<16xi8>) : tensor<16xi8>
  return
}

func.func @reversed() {
  %text = util.unfoldable_constant dense<[72, 101, 108, 108, 111, 44, 32, 87, 111, 114, 108, 100, 32, 52, 50, 33]> : tensor<16xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %last = arith.constant 15 : index
  %empty = tensor.empty() : tensor<16xi8>
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%t = %empty) -> (tensor<16xi8>) {
    %j = arith.subi %last, %i : index
    %c = tensor.extract %text[%i] : tensor<16xi8>
    %u = tensor.insert %c into %t[%j] : tensor<16xi8>
    scf.yield %u : tensor<16xi8>
  }
  check.expect_eq_const(%r, dense<[33, 50, 52, 32, 100, 108, 114, 111, 87, 32, 44, 111, 108, 108, 101, 72]> : tensor<16xi8>) : tensor<16xi8>
  return
}

// Skips what is no digit; the digits form the number.
func.func @number() {
  %text = util.unfoldable_constant dense<[72, 101, 108, 108, 111, 44, 32, 87, 111, 114, 108, 100, 32, 52, 50, 33]> : tensor<16xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %nought = arith.constant 48 : i8
  %ten8 = arith.constant 10 : i8
  %ten = arith.constant 10 : i32
  %number, %digits = scf.for %i = %c0 to %c16 step %c1 iter_args(%n = %zero, %d = %zero) -> (i32, i32) {
    %c = tensor.extract %text[%i] : tensor<16xi8>
    %v = arith.subi %c, %nought : i8
    %digit = arith.cmpi ult, %v, %ten8 : i8
    %r:2 = scf.if %digit -> (i32, i32) {
      %w = arith.extui %v : i8 to i32
      %m = arith.muli %n, %ten : i32
      %s = arith.addi %m, %w : i32
      %e = arith.addi %d, %one : i32
      scf.yield %s, %e : i32, i32
    } else {
      scf.yield %n, %d : i32, i32
    }
    scf.yield %r#0, %r#1 : i32, i32
  }
  %both = tensor.from_elements %number, %digits : tensor<2xi32>
  check.expect_eq_const(%both, dense<[42, 2]> : tensor<2xi32>) : tensor<2xi32>
  return
}
