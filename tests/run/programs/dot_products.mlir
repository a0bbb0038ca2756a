// Dot products that widen: i8 by i8 into i32, u8 by i8, i16 into i64, f16 into f32.

func.func @signed_bytes() {
  %a = util.unfoldable_constant dense<[-95, 65, 114, 122, 31, 94, -34, -91, 2, -15, 41, 126, -58, 91, -93, -39]> : tensor<16xi8>
  %b = util.unfoldable_constant dense<[73, -65, 43, -11, 3, 112, 81, 86, 12, 123, 123, -94, -76, -50, 13, 82]> : tensor<16xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i32
  %r:2 = scf.for %i = %c0 to %c16 step %c1 iter_args(%s = %zero, %u = %zero) -> (i32, i32) {
    %x = tensor.extract %a[%i] : tensor<16xi8>
    %y = tensor.extract %b[%i] : tensor<16xi8>
    %xs = arith.extsi %x : i8 to i32
    %xu = arith.extui %x : i8 to i32
    %ys = arith.extsi %y : i8 to i32
    %ss = arith.muli %xs, %ys : i32
    %us = arith.muli %xu, %ys : i32
    %s1 = arith.addi %s, %ss : i32
    %u1 = arith.addi %u, %us : i32
    scf.yield %s1, %u1 : i32, i32
  }
  %t = tensor.from_elements %r#0, %r#1 : tensor<2xi32>
  check.expect_eq_const(%t, dense<[-20730, 77062]> : tensor<2xi32>) : tensor<2xi32>
  return
}

func.func @widened_tensors() {
  %a = util.unfoldable_constant dense<[-23845, 16315, 28614, 30622, 7781, 23594, -8534, -22841, 502, -3765, 10291, 31626, -14558, 22841, -23343, -9789]> : tensor<16xi16>
  %b = util.unfoldable_constant dense<[17447, -15535, 10277, -2629, 717, 26768, 19359, 20554, 2868, 29397, 29397, -22466, -18164, -11950, 3107, 19598]> : tensor<16xi16>
  %aw = arith.extsi %a : tensor<16xi16> to tensor<16xi64>
  %bw = arith.extsi %b : tensor<16xi16> to tensor<16xi64>
  %p = arith.muli %aw, %bw : tensor<16xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0 : i64
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%s = %zero) -> (i64) {
    %x = tensor.extract %p[%i] : tensor<16xi64>
    %n = arith.addi %s, %x : i64
    scf.yield %n : i64
  }
  %t = tensor.from_elements %r : tensor<1xi64>
  check.expect_eq_const(%t, dense<-1243571970> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @halves() {
  %a = util.unfoldable_constant dense<[0.0, 2.0, -0.5, 1.75, 0.5, 1.0, -1.0, 0.5, 1.25, 1.75, 1.5, 2.0, -1.5, 1.25, -0.25, 0.75]> : tensor<16xf16>
  %b = util.unfoldable_constant dense<[-2.0, -4.0, -3.5, 4.0, 3.5, -1.5, -0.5, -2.0, -3.0, 3.0, 1.5, -3.5, -2.5, 0.5, 3.5, 4.0]> : tensor<16xf16>
  %aw = arith.extf %a : tensor<16xf16> to tensor<16xf32>
  %bw = arith.extf %b : tensor<16xf16> to tensor<16xf32>
  %p = arith.mulf %aw, %bw : tensor<16xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c16 = arith.constant 16 : index
  %zero = arith.constant 0.0 : f32
  %r = scf.for %i = %c0 to %c16 step %c1 iter_args(%s = %zero) -> (f32) {
    %x = tensor.extract %p[%i] : tensor<16xf32>
    %n = arith.addf %s, %x : f32
    scf.yield %n : f32
  }
  %t = tensor.from_elements %r : tensor<1xf32>
  check.expect_eq_const(%t, dense<3.75> : tensor<1xf32>) : tensor<1xf32>
  return
}
