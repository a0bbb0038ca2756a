// Inputs that went wrong elsewhere: as constants, and as values that are not folded.

func.func @ceildivsi_of_the_smallest_constants() {
  %a = arith.constant -128 : i8
  %b = arith.constant 7 : i8
  %r = arith.ceildivsi %a, %b : i8
  %expected = arith.constant -18 : i8
  %is = arith.cmpi eq, %r, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @ceildivsi_of_the_smallest_values() {
  %a = util.unfoldable_constant -128 : i8
  %b = util.unfoldable_constant 7 : i8
  %r = arith.ceildivsi %a, %b : i8
  %expected = arith.constant -18 : i8
  %is = arith.cmpi eq, %r, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @ceildivsi_by_minus_one_constants() {
  %a = arith.constant 127 : i8
  %b = arith.constant -1 : i8
  %r = arith.ceildivsi %a, %b : i8
  %expected = arith.constant -127 : i8
  %is = arith.cmpi eq, %r, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @ceildivsi_by_minus_one_values() {
  %a = util.unfoldable_constant 127 : i8
  %b = util.unfoldable_constant -1 : i8
  %r = arith.ceildivsi %a, %b : i8
  %expected = arith.constant -127 : i8
  %is = arith.cmpi eq, %r, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @floordivsi_far_from_zero_constants() {
  %a = arith.constant -9223372036854775807 : i64
  %b = arith.constant -1 : i64
  %r = arith.floordivsi %a, %b : i64
  %expected = arith.constant 9223372036854775807 : i64
  %is = arith.cmpi eq, %r, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @floordivsi_far_from_zero_values() {
  %a = util.unfoldable_constant -9223372036854775807 : i64
  %b = util.unfoldable_constant -1 : i64
  %r = arith.floordivsi %a, %b : i64
  %expected = arith.constant 9223372036854775807 : i64
  %is = arith.cmpi eq, %r, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @ceildivui_near_the_largest_constants() {
  %a = arith.constant -1 : i64
  %b = arith.constant 2 : i64
  %r = arith.ceildivui %a, %b : i64
  %expected = arith.constant -9223372036854775808 : i64
  %is = arith.cmpi eq, %r, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @ceildivui_near_the_largest_values() {
  %a = util.unfoldable_constant -1 : i64
  %b = util.unfoldable_constant 2 : i64
  %r = arith.ceildivui %a, %b : i64
  %expected = arith.constant -9223372036854775808 : i64
  %is = arith.cmpi eq, %r, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @remsi_of_the_smallest_by_minus_one_constants() {
  %a = arith.constant -128 : i8
  %b = arith.constant -1 : i8
  %r = arith.remsi %a, %b : i8
  %expected = arith.constant 0 : i8
  %is = arith.cmpi eq, %r, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @remsi_of_the_smallest_by_minus_one_values() {
  %a = util.unfoldable_constant -128 : i8
  %b = util.unfoldable_constant -1 : i8
  %r = arith.remsi %a, %b : i8
  %expected = arith.constant 0 : i8
  %is = arith.cmpi eq, %r, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @remsi_of_the_smallest_i128_by_minus_one_constants() {
  %a = arith.constant -170141183460469231731687303715884105728 : i128
  %b = arith.constant -1 : i128
  %r = arith.remsi %a, %b : i128
  %expected = arith.constant 0 : i128
  %is = arith.cmpi eq, %r, %expected : i128
  check.expect_true(%is) : i1
  return
}

func.func @remsi_of_the_smallest_i128_by_minus_one_values() {
  %a = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %b = util.unfoldable_constant -1 : i128
  %r = arith.remsi %a, %b : i128
  %expected = arith.constant 0 : i128
  %is = arith.cmpi eq, %r, %expected : i128
  check.expect_true(%is) : i1
  return
}

func.func @index_cast_wraps_to_zero_constants() {
  %a = arith.constant 256 : index
  %n = arith.index_cast %a : index to i8
  %r = arith.index_cast %n : i8 to index
  %expected = arith.constant 0 : index
  %is = arith.cmpi eq, %r, %expected : index
  check.expect_true(%is) : i1
  return
}

func.func @index_cast_wraps_to_zero_values() {
  %a = util.unfoldable_constant 256 : index
  %n = arith.index_cast %a : index to i8
  %r = arith.index_cast %n : i8 to index
  %expected = arith.constant 0 : index
  %is = arith.cmpi eq, %r, %expected : index
  check.expect_true(%is) : i1
  return
}

func.func @index_cast_wraps_constants() {
  %a = arith.constant 10000 : index
  %n = arith.index_cast %a : index to i8
  %r = arith.index_cast %n : i8 to index
  %expected = arith.constant 16 : index
  %is = arith.cmpi eq, %r, %expected : index
  check.expect_true(%is) : i1
  return
}

func.func @index_cast_wraps_values() {
  %a = util.unfoldable_constant 10000 : index
  %n = arith.index_cast %a : index to i8
  %r = arith.index_cast %n : i8 to index
  %expected = arith.constant 16 : index
  %is = arith.cmpi eq, %r, %expected : index
  check.expect_true(%is) : i1
  return
}

func.func @index_castui_fills_with_zeros_constants() {
  %a = arith.constant 200 : index
  %n = arith.index_castui %a : index to i8
  %r = arith.index_castui %n : i8 to index
  %expected = arith.constant 200 : index
  %is = arith.cmpi eq, %r, %expected : index
  check.expect_true(%is) : i1
  return
}

func.func @index_castui_fills_with_zeros_values() {
  %a = util.unfoldable_constant 200 : index
  %n = arith.index_castui %a : index to i8
  %r = arith.index_castui %n : i8 to index
  %expected = arith.constant 200 : index
  %is = arith.cmpi eq, %r, %expected : index
  check.expect_true(%is) : i1
  return
}

func.func @narrow_sums_wrap_constants() {
  %a = arith.constant 1 : i2
  %b = arith.constant -2 : i2
  %c = arith.constant -1 : i2
  %s = arith.addi %a, %b : i2
  %r = arith.addi %s, %c : i2
  %expected = arith.constant -2 : i2
  %is = arith.cmpi eq, %r, %expected : i2
  check.expect_true(%is) : i1
  return
}

func.func @narrow_sums_wrap_values() {
  %a = util.unfoldable_constant 1 : i2
  %b = util.unfoldable_constant -2 : i2
  %c = util.unfoldable_constant -1 : i2
  %s = arith.addi %a, %b : i2
  %r = arith.addi %s, %c : i2
  %expected = arith.constant -2 : i2
  %is = arith.cmpi eq, %r, %expected : i2
  check.expect_true(%is) : i1
  return
}

func.func @shift_within_i64_constants() {
  %a = arith.constant 4 : i64
  %b = arith.constant 32 : i64
  %r = arith.shrui %a, %b : i64
  %expected = arith.constant 0 : i64
  %is = arith.cmpi eq, %r, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @shift_within_i64_values() {
  %a = util.unfoldable_constant 4 : i64
  %b = util.unfoldable_constant 32 : i64
  %r = arith.shrui %a, %b : i64
  %expected = arith.constant 0 : i64
  %is = arith.cmpi eq, %r, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @shift_up_within_i64_constants() {
  %a = arith.constant 4 : i64
  %b = arith.constant 32 : i64
  %r = arith.shli %a, %b : i64
  %expected = arith.constant 17179869184 : i64
  %is = arith.cmpi eq, %r, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @shift_up_within_i64_values() {
  %a = util.unfoldable_constant 4 : i64
  %b = util.unfoldable_constant 32 : i64
  %r = arith.shli %a, %b : i64
  %expected = arith.constant 17179869184 : i64
  %is = arith.cmpi eq, %r, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @shift_by_the_width_constants() {
  %a = arith.constant -1 : i32
  %b = arith.constant 32 : i32
  %r = arith.shli %a, %b : i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @shift_by_the_width_values() {
  %a = util.unfoldable_constant -1 : i32
  %b = util.unfoldable_constant 32 : i32
  %r = arith.shli %a, %b : i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @signed_shift_past_the_width_constants() {
  %a = arith.constant -5 : i32
  %b = arith.constant 1000 : i32
  %r = arith.shrsi %a, %b : i32
  %expected = arith.constant -1 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @signed_shift_past_the_width_values() {
  %a = util.unfoldable_constant -5 : i32
  %b = util.unfoldable_constant 1000 : i32
  %r = arith.shrsi %a, %b : i32
  %expected = arith.constant -1 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @widened_product_constants() {
  %a = arith.constant 3 : i32
  %b = arith.constant 2 : i32
  %one = arith.constant 1 : i33
  %x = arith.extui %a : i32 to i33
  %y = arith.extui %b : i32 to i33
  %p = arith.muli %x, %y : i33
  %s = arith.shrui %p, %one : i33
  %r = arith.trunci %s : i33 to i32
  %expected = arith.constant 3 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @widened_product_values() {
  %a = util.unfoldable_constant 3 : i32
  %b = util.unfoldable_constant 2 : i32
  %one = util.unfoldable_constant 1 : i33
  %x = arith.extui %a : i32 to i33
  %y = arith.extui %b : i32 to i33
  %p = arith.muli %x, %y : i33
  %s = arith.shrui %p, %one : i33
  %r = arith.trunci %s : i33 to i32
  %expected = arith.constant 3 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_int_constants() {
  %a = arith.constant -10.5 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant -10 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_int_values() {
  %a = util.unfoldable_constant -10.5 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant -10 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_unsigned_nan_constants() {
  %a = arith.constant 0x7FC00000 : f32
  %r = arith.fptoui %a : f32 to i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_unsigned_nan_values() {
  %a = util.unfoldable_constant 0x7FC00000 : f32
  %r = arith.fptoui %a : f32 to i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_unsigned_negative_constants() {
  %a = arith.constant -1.0 : f32
  %r = arith.fptoui %a : f32 to i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_unsigned_negative_values() {
  %a = util.unfoldable_constant -1.0 : f32
  %r = arith.fptoui %a : f32 to i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_unsigned_too_large_constants() {
  %a = arith.constant 1.0e20 : f32
  %r = arith.fptoui %a : f32 to i32
  %expected = arith.constant -1 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_unsigned_too_large_values() {
  %a = util.unfoldable_constant 1.0e20 : f32
  %r = arith.fptoui %a : f32 to i32
  %expected = arith.constant -1 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_signed_nan_constants() {
  %a = arith.constant 0x7FC00000 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_signed_nan_values() {
  %a = util.unfoldable_constant 0x7FC00000 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_signed_low_constants() {
  %a = arith.constant -1.0e20 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant -2147483648 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_signed_low_values() {
  %a = util.unfoldable_constant -1.0e20 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant -2147483648 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_signed_high_constants() {
  %a = arith.constant 1.0e20 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant 2147483647 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_signed_high_values() {
  %a = util.unfoldable_constant 1.0e20 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant 2147483647 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_signed_infinite_constants() {
  %a = arith.constant 0x7F800000 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant 2147483647 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_signed_infinite_values() {
  %a = util.unfoldable_constant 0x7F800000 : f32
  %r = arith.fptosi %a : f32 to i32
  %expected = arith.constant 2147483647 : i32
  %is = arith.cmpi eq, %r, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @float_to_i8_from_far_constants() {
  %a = arith.constant 300.0 : f64
  %r = arith.fptosi %a : f64 to i8
  %expected = arith.constant 127 : i8
  %is = arith.cmpi eq, %r, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @float_to_i8_from_far_values() {
  %a = util.unfoldable_constant 300.0 : f64
  %r = arith.fptosi %a : f64 to i8
  %expected = arith.constant 127 : i8
  %is = arith.cmpi eq, %r, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @maxnumf_of_nan_constants() {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 2.5 : f32
  %r = arith.maxnumf %a, %b : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0x40200000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @maxnumf_of_nan_values() {
  %a = util.unfoldable_constant 0x7FC00000 : f32
  %b = util.unfoldable_constant 2.5 : f32
  %r = arith.maxnumf %a, %b : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0x40200000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @maxnumf_of_infinity_and_nan_constants() {
  %a = arith.constant 0xFF800000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %r = arith.maxnumf %a, %b : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0xFF800000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @maxnumf_of_infinity_and_nan_values() {
  %a = util.unfoldable_constant 0xFF800000 : f32
  %b = util.unfoldable_constant 0x7FC00000 : f32
  %r = arith.maxnumf %a, %b : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0xFF800000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @maximumf_of_nan_x_constants() {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 2.5 : f32
  %m = arith.maximumf %a, %b : f32
  %r = arith.cmpf uno, %m, %m : f32
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @maximumf_of_nan_x_values() {
  %a = util.unfoldable_constant 0x7FC00000 : f32
  %b = util.unfoldable_constant 2.5 : f32
  %m = arith.maximumf %a, %b : f32
  %r = arith.cmpf uno, %m, %m : f32
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @maximumf_of_infinity_nan_constants() {
  %a = arith.constant 0xFF800000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %m = arith.maximumf %a, %b : f32
  %r = arith.cmpf uno, %m, %m : f32
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @maximumf_of_infinity_nan_values() {
  %a = util.unfoldable_constant 0xFF800000 : f32
  %b = util.unfoldable_constant 0x7FC00000 : f32
  %m = arith.maximumf %a, %b : f32
  %r = arith.cmpf uno, %m, %m : f32
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @minimumf_of_nan_x_constants() {
  %a = arith.constant 0x7FC00000 : f32
  %b = arith.constant 2.5 : f32
  %m = arith.minimumf %a, %b : f32
  %r = arith.cmpf uno, %m, %m : f32
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @minimumf_of_nan_x_values() {
  %a = util.unfoldable_constant 0x7FC00000 : f32
  %b = util.unfoldable_constant 2.5 : f32
  %m = arith.minimumf %a, %b : f32
  %r = arith.cmpf uno, %m, %m : f32
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @minimumf_of_infinity_nan_constants() {
  %a = arith.constant 0xFF800000 : f32
  %b = arith.constant 0x7FC00000 : f32
  %m = arith.minimumf %a, %b : f32
  %r = arith.cmpf uno, %m, %m : f32
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @minimumf_of_infinity_nan_values() {
  %a = util.unfoldable_constant 0xFF800000 : f32
  %b = util.unfoldable_constant 0x7FC00000 : f32
  %m = arith.minimumf %a, %b : f32
  %r = arith.cmpf uno, %m, %m : f32
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @maximumf_of_zeros_constants() {
  %a = arith.constant -0.0 : f32
  %b = arith.constant 0.0 : f32
  %r = arith.maximumf %a, %b : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @maximumf_of_zeros_values() {
  %a = util.unfoldable_constant -0.0 : f32
  %b = util.unfoldable_constant 0.0 : f32
  %r = arith.maximumf %a, %b : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @minimumf_of_zeros_constants() {
  %a = arith.constant 0.0 : f64
  %b = arith.constant -0.0 : f64
  %r = arith.minimumf %a, %b : f64
  %bits = arith.bitcast %r : f64 to i64
  %expected = arith.constant 0x8000000000000000 : i64
  %is = arith.cmpi eq, %bits, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @minimumf_of_zeros_values() {
  %a = util.unfoldable_constant 0.0 : f64
  %b = util.unfoldable_constant -0.0 : f64
  %r = arith.minimumf %a, %b : f64
  %bits = arith.bitcast %r : f64 to i64
  %expected = arith.constant 0x8000000000000000 : i64
  %is = arith.cmpi eq, %bits, %expected : i64
  check.expect_true(%is) : i1
  return
}

func.func @bf16_product_constants() {
  %a = arith.constant 1.5 : bf16
  %b = arith.constant 2.0 : bf16
  %r = arith.mulf %a, %b : bf16
  %bits = arith.bitcast %r : bf16 to i16
  %expected = arith.constant 0x4040 : i16
  %is = arith.cmpi eq, %bits, %expected : i16
  check.expect_true(%is) : i1
  return
}

func.func @bf16_product_values() {
  %a = util.unfoldable_constant 1.5 : bf16
  %b = util.unfoldable_constant 2.0 : bf16
  %r = arith.mulf %a, %b : bf16
  %bits = arith.bitcast %r : bf16 to i16
  %expected = arith.constant 0x4040 : i16
  %is = arith.cmpi eq, %bits, %expected : i16
  check.expect_true(%is) : i1
  return
}

func.func @bf16_sum_constants() {
  %a = arith.constant 2.5 : bf16
  %b = arith.constant 2.0 : bf16
  %r = arith.addf %a, %b : bf16
  %bits = arith.bitcast %r : bf16 to i16
  %expected = arith.constant 0x4090 : i16
  %is = arith.cmpi eq, %bits, %expected : i16
  check.expect_true(%is) : i1
  return
}

func.func @bf16_sum_values() {
  %a = util.unfoldable_constant 2.5 : bf16
  %b = util.unfoldable_constant 2.0 : bf16
  %r = arith.addf %a, %b : bf16
  %bits = arith.bitcast %r : bf16 to i16
  %expected = arith.constant 0x4090 : i16
  %is = arith.cmpi eq, %bits, %expected : i16
  check.expect_true(%is) : i1
  return
}

func.func @bf16_comparison_constants() {
  %a = arith.constant -5.0 : bf16
  %b = arith.constant -2.0 : bf16
  %r = arith.cmpf olt, %a, %b : bf16
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @bf16_comparison_values() {
  %a = util.unfoldable_constant -5.0 : bf16
  %b = util.unfoldable_constant -2.0 : bf16
  %r = arith.cmpf olt, %a, %b : bf16
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @bf16_literal_constants() {
  %a = arith.constant -0.488 : bf16
  %r = arith.extf %a : bf16 to f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0xBEFA0000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @bf16_literal_values() {
  %a = util.unfoldable_constant -0.488 : bf16
  %r = arith.extf %a : bf16 to f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0xBEFA0000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @f8_largest_constants() {
  %a = arith.constant 464.0 : f32
  %r = arith.truncf %a : f32 to f8E4M3FN
  %bits = arith.bitcast %r : f8E4M3FN to i8
  %expected = arith.constant 0x7E : i8
  %is = arith.cmpi eq, %bits, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @f8_largest_values() {
  %a = util.unfoldable_constant 464.0 : f32
  %r = arith.truncf %a : f32 to f8E4M3FN
  %bits = arith.bitcast %r : f8E4M3FN to i8
  %expected = arith.constant 0x7E : i8
  %is = arith.cmpi eq, %bits, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @f8_overflow_constants() {
  %a = arith.constant 465.0 : f32
  %n = arith.truncf %a : f32 to f8E4M3FN
  %r = arith.cmpf uno, %n, %n : f8E4M3FN
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @f8_overflow_values() {
  %a = util.unfoldable_constant 465.0 : f32
  %n = arith.truncf %a : f32 to f8E4M3FN
  %r = arith.cmpf uno, %n, %n : f8E4M3FN
  %expected = arith.constant true
  %is = arith.cmpi eq, %r, %expected : i1
  check.expect_true(%is) : i1
  return
}

func.func @f16_infinity_to_f8_constants() {
  %a = arith.constant 0x7C00 : f16
  %r = arith.truncf %a : f16 to f8E5M2
  %bits = arith.bitcast %r : f8E5M2 to i8
  %expected = arith.constant 0x7C : i8
  %is = arith.cmpi eq, %bits, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @f16_infinity_to_f8_values() {
  %a = util.unfoldable_constant 0x7C00 : f16
  %r = arith.truncf %a : f16 to f8E5M2
  %bits = arith.bitcast %r : f8E5M2 to i8
  %expected = arith.constant 0x7C : i8
  %is = arith.cmpi eq, %bits, %expected : i8
  check.expect_true(%is) : i1
  return
}

func.func @infinity_to_f4_constants() {
  %a = arith.constant 0xFF800000 : f32
  %r = arith.truncf %a : f32 to f4E2M1FN
  %bits = arith.bitcast %r : f4E2M1FN to i4
  %expected = arith.constant -1 : i4
  %is = arith.cmpi eq, %bits, %expected : i4
  check.expect_true(%is) : i1
  return
}

func.func @infinity_to_f4_values() {
  %a = util.unfoldable_constant 0xFF800000 : f32
  %r = arith.truncf %a : f32 to f4E2M1FN
  %bits = arith.bitcast %r : f4E2M1FN to i4
  %expected = arith.constant -1 : i4
  %is = arith.cmpi eq, %bits, %expected : i4
  check.expect_true(%is) : i1
  return
}

func.func @f64_to_bf16_rounds_once_constants() {
  %a = arith.constant 0x3FF0100000001000 : f64
  %r = arith.truncf %a : f64 to bf16
  %bits = arith.bitcast %r : bf16 to i16
  %expected = arith.constant 0x3F81 : i16
  %is = arith.cmpi eq, %bits, %expected : i16
  check.expect_true(%is) : i1
  return
}

func.func @f64_to_bf16_rounds_once_values() {
  %a = util.unfoldable_constant 0x3FF0100000001000 : f64
  %r = arith.truncf %a : f64 to bf16
  %bits = arith.bitcast %r : bf16 to i16
  %expected = arith.constant 0x3F81 : i16
  %is = arith.cmpi eq, %bits, %expected : i16
  check.expect_true(%is) : i1
  return
}

func.func @int_to_bf16_rounds_once_constants() {
  %a = arith.constant 4629700416936869889 : i64
  %b = arith.sitofp %a : i64 to bf16
  %bits = arith.bitcast %b : bf16 to i16
  %expected = arith.constant 0x5E81 : i16
  %is = arith.cmpi eq, %bits, %expected : i16
  check.expect_true(%is) : i1
  return
}

func.func @int_to_bf16_rounds_once_values() {
  %a = util.unfoldable_constant 4629700416936869889 : i64
  %b = arith.sitofp %a : i64 to bf16
  %bits = arith.bitcast %b : bf16 to i16
  %expected = arith.constant 0x5E81 : i16
  %is = arith.cmpi eq, %bits, %expected : i16
  check.expect_true(%is) : i1
  return
}

func.func @no_contraction_constants() {
  %a = arith.constant 0x3F800001 : f32
  %c = arith.constant -1.0 : f32
  %p = arith.mulf %a, %a fastmath<contract> : f32
  %r = arith.addf %p, %c fastmath<contract> : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0x34800000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @no_contraction_values() {
  %a = util.unfoldable_constant 0x3F800001 : f32
  %c = util.unfoldable_constant -1.0 : f32
  %p = arith.mulf %a, %a fastmath<contract> : f32
  %r = arith.addf %p, %c fastmath<contract> : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0x34800000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @subnormals_are_kept_constants() {
  %a = arith.constant 0x00800000 : f32
  %b = arith.constant 0.5 : f32
  %r = arith.mulf %a, %b : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0x00400000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @subnormals_are_kept_values() {
  %a = util.unfoldable_constant 0x00800000 : f32
  %b = util.unfoldable_constant 0.5 : f32
  %r = arith.mulf %a, %b : f32
  %bits = arith.bitcast %r : f32 to i32
  %expected = arith.constant 0x00400000 : i32
  %is = arith.cmpi eq, %bits, %expected : i32
  check.expect_true(%is) : i1
  return
}

func.func @packed_i4() {
  %a = util.unfoldable_constant dense<[0, 1, 2, 3, 4, 5, 6, 7, -8, -7, -6, -5, -4, -3, -2, -1]> : tensor<16xi4>
  %r = arith.extui %a : tensor<16xi4> to tensor<16xi8>
  check.expect_eq_const(%r, dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi8>) : tensor<16xi8>
  return
}

func.func @splat_of_i1() {
  %a = arith.constant dense<true> : tensor<5xi1>
  %b = util.unfoldable_constant dense<true> : tensor<5xi1>
  %r = arith.extui %a : tensor<5xi1> to tensor<5xi8>
  %s = arith.extui %b : tensor<5xi1> to tensor<5xi8>
  check.expect_eq_const(%r, dense<1> : tensor<5xi8>) : tensor<5xi8>
  check.expect_eq_const(%s, dense<1> : tensor<5xi8>) : tensor<5xi8>
  return
}
