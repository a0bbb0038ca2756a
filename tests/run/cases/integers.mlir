// Integers that went wrong elsewhere: quotients at the ends, narrow widths, shifts, packed elements.
// Each with inputs that nothing can fold, and with constants.

// -128 / 7 = -18.28...
func.func @ceil_at_the_minimum() {
  %a = util.unfoldable_constant -128 : i8
  %b = util.unfoldable_constant 7 : i8
  %q = arith.ceildivsi %a, %b : i8
  %is_q = tensor.from_elements %q : tensor<1xi8>
  check.expect_eq_const(%is_q, dense<-18> : tensor<1xi8>) : tensor<1xi8>
  return
}

func.func @ceil_at_the_minimum_constant() {
  %a = arith.constant -128 : i8
  %b = arith.constant 7 : i8
  %q = arith.ceildivsi %a, %b : i8
  %is_q = tensor.from_elements %q : tensor<1xi8>
  check.expect_eq_const(%is_q, dense<-18> : tensor<1xi8>) : tensor<1xi8>
  return
}

// 127 / -1 = -127, and no fault.
func.func @ceil_by_minus_one() {
  %a = util.unfoldable_constant 127 : i8
  %b = util.unfoldable_constant -1 : i8
  %q = arith.ceildivsi %a, %b : i8
  %is_q = tensor.from_elements %q : tensor<1xi8>
  check.expect_eq_const(%is_q, dense<-127> : tensor<1xi8>) : tensor<1xi8>
  return
}

func.func @ceil_by_minus_one_constant() {
  %a = arith.constant 127 : i8
  %b = arith.constant -1 : i8
  %q = arith.ceildivsi %a, %b : i8
  %is_q = tensor.from_elements %q : tensor<1xi8>
  check.expect_eq_const(%is_q, dense<-127> : tensor<1xi8>) : tensor<1xi8>
  return
}

func.func @ceil_at_the_minimum_16() {
  %a = util.unfoldable_constant -32768 : i16
  %b = util.unfoldable_constant 7 : i16
  %q = arith.ceildivsi %a, %b : i16
  %is_q = tensor.from_elements %q : tensor<1xi16>
  check.expect_eq_const(%is_q, dense<-4681> : tensor<1xi16>) : tensor<1xi16>
  return
}

func.func @ceil_at_the_minimum_16_constant() {
  %a = arith.constant -32768 : i16
  %b = arith.constant 7 : i16
  %q = arith.ceildivsi %a, %b : i16
  %is_q = tensor.from_elements %q : tensor<1xi16>
  check.expect_eq_const(%is_q, dense<-4681> : tensor<1xi16>) : tensor<1xi16>
  return
}

func.func @ceil_at_the_minimum_32() {
  %a = util.unfoldable_constant -2147483648 : i32
  %b = util.unfoldable_constant 7 : i32
  %q = arith.ceildivsi %a, %b : i32
  %is_q = tensor.from_elements %q : tensor<1xi32>
  check.expect_eq_const(%is_q, dense<-306783378> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @ceil_at_the_minimum_32_constant() {
  %a = arith.constant -2147483648 : i32
  %b = arith.constant 7 : i32
  %q = arith.ceildivsi %a, %b : i32
  %is_q = tensor.from_elements %q : tensor<1xi32>
  check.expect_eq_const(%is_q, dense<-306783378> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @ceil_at_the_minimum_64() {
  %a = util.unfoldable_constant -9223372036854775808 : i64
  %b = util.unfoldable_constant 7 : i64
  %q = arith.ceildivsi %a, %b : i64
  %is_q = tensor.from_elements %q : tensor<1xi64>
  check.expect_eq_const(%is_q, dense<-1317624576693539401> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @ceil_at_the_minimum_64_constant() {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant 7 : i64
  %q = arith.ceildivsi %a, %b : i64
  %is_q = tensor.from_elements %q : tensor<1xi64>
  check.expect_eq_const(%is_q, dense<-1317624576693539401> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @ceil_on_tensors() {
  %a = util.unfoldable_constant dense<[-128, 127, -127, -1]> : tensor<4xi8>
  %b = util.unfoldable_constant dense<[7, -1, -1, 127]> : tensor<4xi8>
  %q = arith.ceildivsi %a, %b : tensor<4xi8>
  check.expect_eq_const(%q, dense<[-18, -127, 127, 0]> : tensor<4xi8>) : tensor<4xi8>
  return
}

func.func @ceil_on_tensors_constant() {
  %a = arith.constant dense<[-128, 127, -127, -1]> : tensor<4xi8>
  %b = arith.constant dense<[7, -1, -1, 127]> : tensor<4xi8>
  %q = arith.ceildivsi %a, %b : tensor<4xi8>
  check.expect_eq_const(%q, dense<[-18, -127, 127, 0]> : tensor<4xi8>) : tensor<4xi8>
  return
}

// -(2^63-1) / -1 = 2^63-1.
func.func @floor_far_from_zero() {
  %a = util.unfoldable_constant -9223372036854775807 : i64
  %b = util.unfoldable_constant -1 : i64
  %q = arith.floordivsi %a, %b : i64
  %is_q = tensor.from_elements %q : tensor<1xi64>
  check.expect_eq_const(%is_q, dense<9223372036854775807> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @floor_far_from_zero_constant() {
  %a = arith.constant -9223372036854775807 : i64
  %b = arith.constant -1 : i64
  %q = arith.floordivsi %a, %b : i64
  %is_q = tensor.from_elements %q : tensor<1xi64>
  check.expect_eq_const(%is_q, dense<9223372036854775807> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @floor_at_the_minimum() {
  %a = util.unfoldable_constant -9223372036854775808 : i64
  %b = util.unfoldable_constant 3 : i64
  %c = util.unfoldable_constant -128 : i8
  %d = util.unfoldable_constant 7 : i8
  %q = arith.floordivsi %a, %b : i64
  %r = arith.floordivsi %c, %d : i8
  %is_q = tensor.from_elements %q : tensor<1xi64>
  check.expect_eq_const(%is_q, dense<-3074457345618258603> : tensor<1xi64>) : tensor<1xi64>
  %is_r = tensor.from_elements %r : tensor<1xi8>
  check.expect_eq_const(%is_r, dense<-19> : tensor<1xi8>) : tensor<1xi8>
  return
}

func.func @floor_at_the_minimum_constant() {
  %a = arith.constant -9223372036854775808 : i64
  %b = arith.constant 3 : i64
  %c = arith.constant -128 : i8
  %d = arith.constant 7 : i8
  %q = arith.floordivsi %a, %b : i64
  %r = arith.floordivsi %c, %d : i8
  %is_q = tensor.from_elements %q : tensor<1xi64>
  check.expect_eq_const(%is_q, dense<-3074457345618258603> : tensor<1xi64>) : tensor<1xi64>
  %is_r = tensor.from_elements %r : tensor<1xi8>
  check.expect_eq_const(%is_r, dense<-19> : tensor<1xi8>) : tensor<1xi8>
  return
}

// index -> i8 -> index keeps eight bits.
func.func @index_casts_wrap() {
  %a = util.unfoldable_constant 256 : index
  %b = util.unfoldable_constant 10000 : index
  %c = util.unfoldable_constant 200 : index
  %a8 = arith.index_cast %a : index to i8
  %b8 = arith.index_cast %b : index to i8
  %c8 = arith.index_cast %c : index to i8
  %x = arith.index_cast %a8 : i8 to index
  %y = arith.index_cast %b8 : i8 to index
  %z = arith.index_cast %c8 : i8 to index
  %w = arith.index_castui %c8 : i8 to index
  %x64 = arith.index_cast %x : index to i64
  %y64 = arith.index_cast %y : index to i64
  %z64 = arith.index_cast %z : index to i64
  %w64 = arith.index_cast %w : index to i64
  %all = tensor.from_elements %x64, %y64, %z64, %w64 : tensor<4xi64>
  check.expect_eq_const(%all, dense<[0, 16, -56, 200]> : tensor<4xi64>) : tensor<4xi64>
  return
}

func.func @index_casts_wrap_constant() {
  %a = arith.constant 256 : index
  %b = arith.constant 10000 : index
  %c = arith.constant 200 : index
  %a8 = arith.index_cast %a : index to i8
  %b8 = arith.index_cast %b : index to i8
  %c8 = arith.index_cast %c : index to i8
  %x = arith.index_cast %a8 : i8 to index
  %y = arith.index_cast %b8 : i8 to index
  %z = arith.index_cast %c8 : i8 to index
  %w = arith.index_castui %c8 : i8 to index
  %x64 = arith.index_cast %x : index to i64
  %y64 = arith.index_cast %y : index to i64
  %z64 = arith.index_cast %z : index to i64
  %w64 = arith.index_cast %w : index to i64
  %all = tensor.from_elements %x64, %y64, %z64, %w64 : tensor<4xi64>
  check.expect_eq_const(%all, dense<[0, 16, -56, 200]> : tensor<4xi64>) : tensor<4xi64>
  return
}

// (1 + -2) + -1 = -2.
func.func @two_bits_wrap() {
  %a = util.unfoldable_constant 1 : i2
  %b = util.unfoldable_constant -2 : i2
  %c = util.unfoldable_constant -1 : i2
  %s = arith.addi %a, %b : i2
  %t = arith.addi %s, %c : i2
  %is_t = tensor.from_elements %t : tensor<1xi2>
  check.expect_eq_const(%is_t, dense<-2> : tensor<1xi2>) : tensor<1xi2>
  return
}

func.func @two_bits_wrap_constant() {
  %a = arith.constant 1 : i2
  %b = arith.constant -2 : i2
  %c = arith.constant -1 : i2
  %s = arith.addi %a, %b : i2
  %t = arith.addi %s, %c : i2
  %is_t = tensor.from_elements %t : tensor<1xi2>
  check.expect_eq_const(%is_t, dense<-2> : tensor<1xi2>) : tensor<1xi2>
  return
}

func.func @two_bits_wrap_on_tensors() {
  %a = util.unfoldable_constant dense<[1, 1, -2]> : tensor<3xi2>
  %b = util.unfoldable_constant dense<[-2, 1, -1]> : tensor<3xi2>
  %c = util.unfoldable_constant dense<-1> : tensor<3xi2>
  %s = arith.addi %a, %b : tensor<3xi2>
  %t = arith.addi %s, %c : tensor<3xi2>
  check.expect_eq_const(%t, dense<[-2, 1, 0]> : tensor<3xi2>) : tensor<3xi2>
  return
}

func.func @two_bits_wrap_on_tensors_constant() {
  %a = arith.constant dense<[1, 1, -2]> : tensor<3xi2>
  %b = arith.constant dense<[-2, 1, -1]> : tensor<3xi2>
  %c = arith.constant dense<-1> : tensor<3xi2>
  %s = arith.addi %a, %b : tensor<3xi2>
  %t = arith.addi %s, %c : tensor<3xi2>
  check.expect_eq_const(%t, dense<[-2, 1, 0]> : tensor<3xi2>) : tensor<3xi2>
  return
}

// 63 + 1 = -64; -64 * -1 = -64.
func.func @seven_bits_wrap() {
  %a = util.unfoldable_constant 63 : i7
  %b = util.unfoldable_constant 1 : i7
  %c = util.unfoldable_constant -1 : i7
  %s = arith.addi %a, %b : i7
  %t = arith.muli %s, %c : i7
  %is_s = tensor.from_elements %s : tensor<1xi7>
  check.expect_eq_const(%is_s, dense<-64> : tensor<1xi7>) : tensor<1xi7>
  %is_t = tensor.from_elements %t : tensor<1xi7>
  check.expect_eq_const(%is_t, dense<-64> : tensor<1xi7>) : tensor<1xi7>
  return
}

func.func @seven_bits_wrap_constant() {
  %a = arith.constant 63 : i7
  %b = arith.constant 1 : i7
  %c = arith.constant -1 : i7
  %s = arith.addi %a, %b : i7
  %t = arith.muli %s, %c : i7
  %is_s = tensor.from_elements %s : tensor<1xi7>
  check.expect_eq_const(%is_s, dense<-64> : tensor<1xi7>) : tensor<1xi7>
  %is_t = tensor.from_elements %t : tensor<1xi7>
  check.expect_eq_const(%is_t, dense<-64> : tensor<1xi7>) : tensor<1xi7>
  return
}

// 4 >> 32 in 64 bits is 0, not 4 >> 0.
func.func @shift_by_half_the_width() {
  %a = util.unfoldable_constant 4 : i64
  %n = util.unfoldable_constant 32 : i64
  %m = util.unfoldable_constant 1099511627776 : i64
  %s = arith.shrsi %a, %n : i64
  %u = arith.shrui %a, %n : i64
  %l = arith.shli %a, %n : i64
  %h = arith.shrui %m, %n : i64
  %is_s = tensor.from_elements %s : tensor<1xi64>
  check.expect_eq_const(%is_s, dense<0> : tensor<1xi64>) : tensor<1xi64>
  %is_u = tensor.from_elements %u : tensor<1xi64>
  check.expect_eq_const(%is_u, dense<0> : tensor<1xi64>) : tensor<1xi64>
  %is_l = tensor.from_elements %l : tensor<1xi64>
  check.expect_eq_const(%is_l, dense<17179869184> : tensor<1xi64>) : tensor<1xi64>
  %is_h = tensor.from_elements %h : tensor<1xi64>
  check.expect_eq_const(%is_h, dense<256> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @shift_by_half_the_width_constant() {
  %a = arith.constant 4 : i64
  %n = arith.constant 32 : i64
  %m = arith.constant 1099511627776 : i64
  %s = arith.shrsi %a, %n : i64
  %u = arith.shrui %a, %n : i64
  %l = arith.shli %a, %n : i64
  %h = arith.shrui %m, %n : i64
  %is_s = tensor.from_elements %s : tensor<1xi64>
  check.expect_eq_const(%is_s, dense<0> : tensor<1xi64>) : tensor<1xi64>
  %is_u = tensor.from_elements %u : tensor<1xi64>
  check.expect_eq_const(%is_u, dense<0> : tensor<1xi64>) : tensor<1xi64>
  %is_l = tensor.from_elements %l : tensor<1xi64>
  check.expect_eq_const(%is_l, dense<17179869184> : tensor<1xi64>) : tensor<1xi64>
  %is_h = tensor.from_elements %h : tensor<1xi64>
  check.expect_eq_const(%is_h, dense<256> : tensor<1xi64>) : tensor<1xi64>
  return
}

func.func @shift_on_tensors() {
  %a = util.unfoldable_constant dense<[4, -4, 17179869184]> : tensor<3xi64>
  %n = util.unfoldable_constant dense<[32, 32, 33]> : tensor<3xi64>
  %s = arith.shrsi %a, %n : tensor<3xi64>
  check.expect_eq_const(%s, dense<[0, -1, 2]> : tensor<3xi64>) : tensor<3xi64>
  return
}

func.func @shift_on_tensors_constant() {
  %a = arith.constant dense<[4, -4, 17179869184]> : tensor<3xi64>
  %n = arith.constant dense<[32, 32, 33]> : tensor<3xi64>
  %s = arith.shrsi %a, %n : tensor<3xi64>
  check.expect_eq_const(%s, dense<[0, -1, 2]> : tensor<3xi64>) : tensor<3xi64>
  return
}

// The product of two 32-bit numbers in 33 bits, halved: 3 * 2 / 2.
func.func @widened_product() {
  %a = util.unfoldable_constant 3 : i32
  %b = util.unfoldable_constant 2 : i32
  %aw = arith.extui %a : i32 to i33
  %bw = arith.extui %b : i32 to i33
  %p = arith.muli %aw, %bw : i33
  %one = arith.constant 1 : i33
  %h = arith.shrui %p, %one : i33
  %t = arith.trunci %h : i33 to i32
  %is_t = tensor.from_elements %t : tensor<1xi32>
  check.expect_eq_const(%is_t, dense<3> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @widened_product_constant() {
  %a = arith.constant 3 : i32
  %b = arith.constant 2 : i32
  %aw = arith.extui %a : i32 to i33
  %bw = arith.extui %b : i32 to i33
  %p = arith.muli %aw, %bw : i33
  %one = arith.constant 1 : i33
  %h = arith.shrui %p, %one : i33
  %t = arith.trunci %h : i33 to i32
  %is_t = tensor.from_elements %t : tensor<1xi32>
  check.expect_eq_const(%is_t, dense<3> : tensor<1xi32>) : tensor<1xi32>
  return
}

// The average of two numbers whose sum passes 32 bits.
func.func @widened_sum() {
  %a = util.unfoldable_constant -1 : i32
  %b = util.unfoldable_constant -3 : i32
  %aw = arith.extui %a : i32 to i33
  %bw = arith.extui %b : i32 to i33
  %s = arith.addi %aw, %bw : i33
  %one = arith.constant 1 : i33
  %h = arith.shrui %s, %one : i33
  %t = arith.trunci %h : i33 to i32
  %is_t = tensor.from_elements %t : tensor<1xi32>
  check.expect_eq_const(%is_t, dense<-2> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @widened_sum_constant() {
  %a = arith.constant -1 : i32
  %b = arith.constant -3 : i32
  %aw = arith.extui %a : i32 to i33
  %bw = arith.extui %b : i32 to i33
  %s = arith.addi %aw, %bw : i33
  %one = arith.constant 1 : i33
  %h = arith.shrui %s, %one : i33
  %t = arith.trunci %h : i33 to i32
  %is_t = tensor.from_elements %t : tensor<1xi32>
  check.expect_eq_const(%is_t, dense<-2> : tensor<1xi32>) : tensor<1xi32>
  return
}

// All sixteen values, without and with sign.
func.func @packed_i4() {
  %a = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  %u = arith.extui %a : tensor<16xi4> to tensor<16xi8>
  %s = arith.extsi %a : tensor<16xi4> to tensor<16xi8>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi8>) : tensor<16xi8>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi8>) : tensor<16xi8>
  return
}

func.func @packed_i4_constant() {
  %a = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  %u = arith.extui %a : tensor<16xi4> to tensor<16xi8>
  %s = arith.extsi %a : tensor<16xi4> to tensor<16xi8>
  check.expect_eq_const(%u, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi8>) : tensor<16xi8>
  check.expect_eq_const(%s, dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi8>) : tensor<16xi8>
  return
}

// true is 1 as i8, not 255, also after a change of shape.
func.func @splat_of_i1() {
  %a = util.unfoldable_constant dense<true> : tensor<2x3xi1>
  %r = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xi1> into tensor<6xi1>
  %u = arith.extui %r : tensor<6xi1> to tensor<6xi8>
  %s = arith.extsi %r : tensor<6xi1> to tensor<6xi8>
  check.expect_eq_const(%u, dense<1> : tensor<6xi8>) : tensor<6xi8>
  check.expect_eq_const(%s, dense<-1> : tensor<6xi8>) : tensor<6xi8>
  return
}

func.func @splat_of_i1_constant() {
  %a = arith.constant dense<true> : tensor<2x3xi1>
  %r = tensor.collapse_shape %a [[0, 1]] : tensor<2x3xi1> into tensor<6xi1>
  %u = arith.extui %r : tensor<6xi1> to tensor<6xi8>
  %s = arith.extsi %r : tensor<6xi1> to tensor<6xi8>
  check.expect_eq_const(%u, dense<1> : tensor<6xi8>) : tensor<6xi8>
  check.expect_eq_const(%s, dense<-1> : tensor<6xi8>) : tensor<6xi8>
  return
}
