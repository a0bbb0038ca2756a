// Every function of floats on scalars, which are computed on the host. Bits are compared; an f64 may be one off.
// Expected values: mpmath's, with 220 bits, rounded to the type.

func.func @unary_f64() {
  %two = arith.constant 2 : i64
  %acos_x = util.unfoldable_constant 0.75 : f64
  %acos = math.acos %acos_x : f64
  %acos_bits = arith.bitcast %acos : f64 to i64
  %acos_below = arith.constant 4604685030923557204 : i64
  %acos_off = arith.subi %acos_bits, %acos_below : i64
  %acos_ok = arith.cmpi ule, %acos_off, %two : i64
  check.expect_true(%acos_ok) : i1
  %acosh_x = util.unfoldable_constant 2.5 : f64
  %acosh = math.acosh %acosh_x : f64
  %acosh_bits = arith.bitcast %acosh : f64 to i64
  %acosh_below = arith.constant 4609735055632440239 : i64
  %acosh_off = arith.subi %acosh_bits, %acosh_below : i64
  %acosh_ok = arith.cmpi ule, %acosh_off, %two : i64
  check.expect_true(%acosh_ok) : i1
  %asin_x = util.unfoldable_constant 0.75 : f64
  %asin = math.asin %asin_x : f64
  %asin_bits = arith.bitcast %asin : f64 to i64
  %asin_below = arith.constant 4605813883671052507 : i64
  %asin_off = arith.subi %asin_bits, %asin_below : i64
  %asin_ok = arith.cmpi ule, %asin_off, %two : i64
  check.expect_true(%asin_ok) : i1
  %asinh_x = util.unfoldable_constant 0.75 : f64
  %asinh = math.asinh %asinh_x : f64
  %asinh_bits = arith.bitcast %asinh : f64 to i64
  %asinh_below = arith.constant 4604418534313441774 : i64
  %asinh_off = arith.subi %asinh_bits, %asinh_below : i64
  %asinh_ok = arith.cmpi ule, %asinh_off, %two : i64
  check.expect_true(%asinh_ok) : i1
  %atan_x = util.unfoldable_constant 0.75 : f64
  %atan = math.atan %atan_x : f64
  %atan_bits = arith.bitcast %atan : f64 to i64
  %atan_below = arith.constant 4603971362252824288 : i64
  %atan_off = arith.subi %atan_bits, %atan_below : i64
  %atan_ok = arith.cmpi ule, %atan_off, %two : i64
  check.expect_true(%atan_ok) : i1
  %atanh_x = util.unfoldable_constant 0.75 : f64
  %atanh = math.atanh %atanh_x : f64
  %atanh_bits = arith.bitcast %atanh : f64 to i64
  %atanh_below = arith.constant 4606938819767458390 : i64
  %atanh_off = arith.subi %atanh_bits, %atanh_below : i64
  %atanh_ok = arith.cmpi ule, %atanh_off, %two : i64
  check.expect_true(%atanh_ok) : i1
  %cbrt_x = util.unfoldable_constant 0.75 : f64
  %cbrt = math.cbrt %cbrt_x : f64
  %cbrt_bits = arith.bitcast %cbrt : f64 to i64
  %cbrt_below = arith.constant 4606358803170042494 : i64
  %cbrt_off = arith.subi %cbrt_bits, %cbrt_below : i64
  %cbrt_ok = arith.cmpi ule, %cbrt_off, %two : i64
  check.expect_true(%cbrt_ok) : i1
  %cos_x = util.unfoldable_constant 0.75 : f64
  %cos = math.cos %cos_x : f64
  %cos_bits = arith.bitcast %cos : f64 to i64
  %cos_below = arith.constant 4604765686979698974 : i64
  %cos_off = arith.subi %cos_bits, %cos_below : i64
  %cos_ok = arith.cmpi ule, %cos_off, %two : i64
  check.expect_true(%cos_ok) : i1
  %cosh_x = util.unfoldable_constant 0.75 : f64
  %cosh = math.cosh %cosh_x : f64
  %cosh_bits = arith.bitcast %cosh : f64 to i64
  %cosh_below = arith.constant 4608509554331080359 : i64
  %cosh_off = arith.subi %cosh_bits, %cosh_below : i64
  %cosh_ok = arith.cmpi ule, %cosh_off, %two : i64
  check.expect_true(%cosh_ok) : i1
  %erf_x = util.unfoldable_constant 0.75 : f64
  %erf = math.erf %erf_x : f64
  %erf_bits = arith.bitcast %erf : f64 to i64
  %erf_below = arith.constant 4604580740038725214 : i64
  %erf_off = arith.subi %erf_bits, %erf_below : i64
  %erf_ok = arith.cmpi ule, %erf_off, %two : i64
  check.expect_true(%erf_ok) : i1
  %erfc_x = util.unfoldable_constant 0.75 : f64
  %erfc = math.erfc %erfc_x : f64
  %erfc_bits = arith.bitcast %erfc : f64 to i64
  %erfc_below = arith.constant 4598874977440490304 : i64
  %erfc_off = arith.subi %erfc_bits, %erfc_below : i64
  %erfc_ok = arith.cmpi ule, %erfc_off, %two : i64
  check.expect_true(%erfc_ok) : i1
  %exp_x = util.unfoldable_constant 0.75 : f64
  %exp = math.exp %exp_x : f64
  %exp_bits = arith.bitcast %exp : f64 to i64
  %exp_below = arith.constant 4611949479042997495 : i64
  %exp_off = arith.subi %exp_bits, %exp_below : i64
  %exp_ok = arith.cmpi ule, %exp_off, %two : i64
  check.expect_true(%exp_ok) : i1
  %exp2_x = util.unfoldable_constant 0.75 : f64
  %exp2 = math.exp2 %exp2_x : f64
  %exp2_bits = arith.bitcast %exp2 : f64 to i64
  %exp2_below = arith.constant 4610252940737434540 : i64
  %exp2_off = arith.subi %exp2_bits, %exp2_below : i64
  %exp2_ok = arith.cmpi ule, %exp2_off, %two : i64
  check.expect_true(%exp2_ok) : i1
  %expm1_x = util.unfoldable_constant 0.75 : f64
  %expm1 = math.expm1 %expm1_x : f64
  %expm1_bits = arith.bitcast %expm1 : f64 to i64
  %expm1_below = arith.constant 4607709340031236590 : i64
  %expm1_off = arith.subi %expm1_bits, %expm1_below : i64
  %expm1_ok = arith.cmpi ule, %expm1_off, %two : i64
  check.expect_true(%expm1_ok) : i1
  %log_x = util.unfoldable_constant 0.75 : f64
  %log = math.log %log_x : f64
  %log_bits = arith.bitcast %log : f64 to i64
  %log_below = arith.constant -4624517997439689839 : i64
  %log_off = arith.subi %log_bits, %log_below : i64
  %log_ok = arith.cmpi ule, %log_off, %two : i64
  check.expect_true(%log_ok) : i1
  %log10_x = util.unfoldable_constant 0.75 : f64
  %log10 = math.log10 %log10_x : f64
  %log10_bits = arith.bitcast %log10 : f64 to i64
  %log10_below = arith.constant -4629704831429478398 : i64
  %log10_off = arith.subi %log10_bits, %log10_below : i64
  %log10_ok = arith.cmpi ule, %log10_off, %two : i64
  check.expect_true(%log10_ok) : i1
  %log1p_x = util.unfoldable_constant 0.75 : f64
  %log1p = math.log1p %log1p_x : f64
  %log1p_bits = arith.bitcast %log1p : f64 to i64
  %log1p_below = arith.constant 4603215790453309647 : i64
  %log1p_off = arith.subi %log1p_bits, %log1p_below : i64
  %log1p_ok = arith.cmpi ule, %log1p_off, %two : i64
  check.expect_true(%log1p_ok) : i1
  %log2_x = util.unfoldable_constant 0.75 : f64
  %log2 = math.log2 %log2_x : f64
  %log2_bits = arith.bitcast %log2 : f64 to i64
  %log2_below = arith.constant -4622223766028481955 : i64
  %log2_off = arith.subi %log2_bits, %log2_below : i64
  %log2_ok = arith.cmpi ule, %log2_off, %two : i64
  check.expect_true(%log2_ok) : i1
  %rsqrt_x = util.unfoldable_constant 0.75 : f64
  %rsqrt = math.rsqrt %rsqrt_x : f64
  %rsqrt_bits = arith.bitcast %rsqrt : f64 to i64
  %rsqrt_below = arith.constant 4607879128087016219 : i64
  %rsqrt_off = arith.subi %rsqrt_bits, %rsqrt_below : i64
  %rsqrt_ok = arith.cmpi ule, %rsqrt_off, %two : i64
  check.expect_true(%rsqrt_ok) : i1
  %sin_x = util.unfoldable_constant 0.75 : f64
  %sin = math.sin %sin_x : f64
  %sin_bits = arith.bitcast %sin : f64 to i64
  %sin_below = arith.constant 4604314875676561164 : i64
  %sin_off = arith.subi %sin_bits, %sin_below : i64
  %sin_ok = arith.cmpi ule, %sin_off, %two : i64
  check.expect_true(%sin_ok) : i1
  %sinh_x = util.unfoldable_constant 0.75 : f64
  %sinh = math.sinh %sinh_x : f64
  %sinh_bits = arith.bitcast %sinh : f64 to i64
  %sinh_below = arith.constant 4605581990200329871 : i64
  %sinh_off = arith.subi %sinh_bits, %sinh_below : i64
  %sinh_ok = arith.cmpi ule, %sinh_off, %two : i64
  check.expect_true(%sinh_ok) : i1
  %sqrt_x = util.unfoldable_constant 0.75 : f64
  %sqrt = math.sqrt %sqrt_x : f64
  %sqrt_bits = arith.bitcast %sqrt : f64 to i64
  %sqrt_below = arith.constant 4605975682916830377 : i64
  %sqrt_off = arith.subi %sqrt_bits, %sqrt_below : i64
  %sqrt_ok = arith.cmpi ule, %sqrt_off, %two : i64
  check.expect_true(%sqrt_ok) : i1
  %tan_x = util.unfoldable_constant 0.75 : f64
  %tan = math.tan %tan_x : f64
  %tan_bits = arith.bitcast %tan : f64 to i64
  %tan_below = arith.constant 4606566294485004011 : i64
  %tan_off = arith.subi %tan_bits, %tan_below : i64
  %tan_ok = arith.cmpi ule, %tan_off, %two : i64
  check.expect_true(%tan_ok) : i1
  %tanh_x = util.unfoldable_constant 0.75 : f64
  %tanh = math.tanh %tanh_x : f64
  %tanh_bits = arith.bitcast %tanh : f64 to i64
  %tanh_below = arith.constant 4603896132715868711 : i64
  %tanh_off = arith.subi %tanh_bits, %tanh_below : i64
  %tanh_ok = arith.cmpi ule, %tanh_off, %two : i64
  check.expect_true(%tanh_ok) : i1
  %ceil_x = util.unfoldable_constant 0.75 : f64
  %ceil = math.ceil %ceil_x : f64
  %ceil_bits = arith.bitcast %ceil : f64 to i64
  %ceil_below = arith.constant 4607182418800017407 : i64
  %ceil_off = arith.subi %ceil_bits, %ceil_below : i64
  %ceil_ok = arith.cmpi ule, %ceil_off, %two : i64
  check.expect_true(%ceil_ok) : i1
  %floor_x = util.unfoldable_constant 0.75 : f64
  %floor = math.floor %floor_x : f64
  %floor_bits = arith.bitcast %floor : f64 to i64
  %floor_below = arith.constant -1 : i64
  %floor_off = arith.subi %floor_bits, %floor_below : i64
  %floor_ok = arith.cmpi ule, %floor_off, %two : i64
  check.expect_true(%floor_ok) : i1
  %round_x = util.unfoldable_constant 0.75 : f64
  %round = math.round %round_x : f64
  %round_bits = arith.bitcast %round : f64 to i64
  %round_below = arith.constant 4607182418800017407 : i64
  %round_off = arith.subi %round_bits, %round_below : i64
  %round_ok = arith.cmpi ule, %round_off, %two : i64
  check.expect_true(%round_ok) : i1
  %roundeven_x = util.unfoldable_constant 0.75 : f64
  %roundeven = math.roundeven %roundeven_x : f64
  %roundeven_bits = arith.bitcast %roundeven : f64 to i64
  %roundeven_below = arith.constant 4607182418800017407 : i64
  %roundeven_off = arith.subi %roundeven_bits, %roundeven_below : i64
  %roundeven_ok = arith.cmpi ule, %roundeven_off, %two : i64
  check.expect_true(%roundeven_ok) : i1
  %trunc_x = util.unfoldable_constant 0.75 : f64
  %trunc = math.trunc %trunc_x : f64
  %trunc_bits = arith.bitcast %trunc : f64 to i64
  %trunc_below = arith.constant -1 : i64
  %trunc_off = arith.subi %trunc_bits, %trunc_below : i64
  %trunc_ok = arith.cmpi ule, %trunc_off, %two : i64
  check.expect_true(%trunc_ok) : i1
  %x = util.unfoldable_constant 0.75 : f64
  %sin_both, %cos_both = math.sincos %x : f64
  %sin_both_bits = arith.bitcast %sin_both : f64 to i64
  %sin_both_ok = arith.cmpi eq, %sin_both_bits, %sin_bits : i64
  check.expect_true(%sin_both_ok) : i1
  %cos_both_bits = arith.bitcast %cos_both : f64 to i64
  %cos_both_ok = arith.cmpi eq, %cos_both_bits, %cos_bits : i64
  check.expect_true(%cos_both_ok) : i1
  return
}

func.func @more_f64() {
  %two = arith.constant 2 : i64
  %x = util.unfoldable_constant -1.75 : f64
  %y = util.unfoldable_constant 3.0 : f64
  %z = util.unfoldable_constant 0.625 : f64
  %abs = math.absf %x : f64
  %abs_bits = arith.bitcast %abs : f64 to i64
  %abs_below = arith.constant 4610560118520545279 : i64
  %abs_off = arith.subi %abs_bits, %abs_below : i64
  %abs_ok = arith.cmpi ule, %abs_off, %two : i64
  check.expect_true(%abs_ok) : i1
  %signed = math.copysign %y, %x : f64
  %signed_bits = arith.bitcast %signed : f64 to i64
  %signed_below = arith.constant -4609434218613702657 : i64
  %signed_off = arith.subi %signed_bits, %signed_below : i64
  %signed_ok = arith.cmpi ule, %signed_off, %two : i64
  check.expect_true(%signed_ok) : i1
  %power = math.powf %x, %y : f64
  %power_bits = arith.bitcast %power : f64 to i64
  %power_below = arith.constant -4605651898614153217 : i64
  %power_off = arith.subi %power_bits, %power_below : i64
  %power_ok = arith.cmpi ule, %power_off, %two : i64
  check.expect_true(%power_ok) : i1
  %angle = math.atan2 %x, %y : f64
  %angle_bits = arith.bitcast %angle : f64 to i64
  %angle_below = arith.constant -4620440345531185726 : i64
  %angle_off = arith.subi %angle_bits, %angle_below : i64
  %angle_ok = arith.cmpi ule, %angle_off, %two : i64
  check.expect_true(%angle_ok) : i1
  %fused = math.fma %x, %y, %z : f64
  %fused_bits = arith.bitcast %fused : f64 to i64
  %fused_below = arith.constant -4606478731358240769 : i64
  %fused_off = arith.subi %fused_bits, %fused_below : i64
  %fused_ok = arith.cmpi ule, %fused_off, %two : i64
  check.expect_true(%fused_ok) : i1
  %clamped = math.clampf %x to [%z, %y] : f64
  %clamped_bits = arith.bitcast %clamped : f64 to i64
  %clamped_below = arith.constant 4603804719079489535 : i64
  %clamped_off = arith.subi %clamped_bits, %clamped_below : i64
  %clamped_ok = arith.cmpi ule, %clamped_off, %two : i64
  check.expect_true(%clamped_ok) : i1
  %n = util.unfoldable_constant -3 : i16
  %int = math.fpowi %y, %n : f64, i16
  %int_bits = arith.bitcast %int : f64 to i64
  %int_want = arith.constant 4585498420594159464 : i64
  %int_ok = arith.cmpi eq, %int_bits, %int_want : i64
  check.expect_true(%int_ok) : i1
  %isnan = math.isnan %x : f64
  check.expect_false(%isnan) : i1
  %isinf = math.isinf %x : f64
  check.expect_false(%isinf) : i1
  %isfinite = math.isfinite %x : f64
  check.expect_true(%isfinite) : i1
  %isnormal = math.isnormal %x : f64
  check.expect_true(%isnormal) : i1
  return
}

func.func @unary_f32() {
  %acos_x = util.unfoldable_constant 0.75 : f32
  %acos = math.acos %acos_x : f32
  %acos_bits = arith.bitcast %acos : f32 to i32
  %acos_want = arith.constant 1060701469 : i32
  %acos_ok = arith.cmpi eq, %acos_bits, %acos_want : i32
  check.expect_true(%acos_ok) : i1
  %acosh_x = util.unfoldable_constant 2.5 : f32
  %acosh = math.acosh %acosh_x : f32
  %acosh_bits = arith.bitcast %acosh : f32 to i32
  %acosh_want = arith.constant 1070107873 : i32
  %acosh_ok = arith.cmpi eq, %acosh_bits, %acosh_want : i32
  check.expect_true(%acosh_ok) : i1
  %asin_x = util.unfoldable_constant 0.75 : f32
  %asin = math.asin %asin_x : f32
  %asin_bits = arith.bitcast %asin : f32 to i32
  %asin_want = arith.constant 1062804121 : i32
  %asin_ok = arith.cmpi eq, %asin_bits, %asin_want : i32
  check.expect_true(%asin_ok) : i1
  %asinh_x = util.unfoldable_constant 0.75 : f32
  %asinh = math.asinh %asinh_x : f32
  %asinh_bits = arith.bitcast %asinh : f32 to i32
  %asinh_want = arith.constant 1060205080 : i32
  %asinh_ok = arith.cmpi eq, %asinh_bits, %asinh_want : i32
  check.expect_true(%asinh_ok) : i1
  %atan_x = util.unfoldable_constant 0.75 : f32
  %atan = math.atan %atan_x : f32
  %atan_bits = arith.bitcast %atan : f32 to i32
  %atan_want = arith.constant 1059372157 : i32
  %atan_ok = arith.cmpi eq, %atan_bits, %atan_want : i32
  check.expect_true(%atan_ok) : i1
  %atanh_x = util.unfoldable_constant 0.75 : f32
  %atanh = math.atanh %atanh_x : f32
  %atanh_bits = arith.bitcast %atanh : f32 to i32
  %atanh_want = arith.constant 1064899477 : i32
  %atanh_ok = arith.cmpi eq, %atanh_bits, %atanh_want : i32
  check.expect_true(%atanh_ok) : i1
  %cbrt_x = util.unfoldable_constant 0.75 : f32
  %cbrt = math.cbrt %cbrt_x : f32
  %cbrt_bits = arith.bitcast %cbrt : f32 to i32
  %cbrt_want = arith.constant 1063819112 : i32
  %cbrt_ok = arith.cmpi eq, %cbrt_bits, %cbrt_want : i32
  check.expect_true(%cbrt_ok) : i1
  %cos_x = util.unfoldable_constant 0.75 : f32
  %cos = math.cos %cos_x : f32
  %cos_bits = arith.bitcast %cos : f32 to i32
  %cos_want = arith.constant 1060851702 : i32
  %cos_ok = arith.cmpi eq, %cos_bits, %cos_want : i32
  check.expect_true(%cos_ok) : i1
  %cosh_x = util.unfoldable_constant 0.75 : f32
  %cosh = math.cosh %cosh_x : f32
  %cosh_bits = arith.bitcast %cosh : f32 to i32
  %cosh_want = arith.constant 1067825199 : i32
  %cosh_ok = arith.cmpi eq, %cosh_bits, %cosh_want : i32
  check.expect_true(%cosh_ok) : i1
  %erf_x = util.unfoldable_constant 0.75 : f32
  %erf = math.erf %erf_x : f32
  %erf_bits = arith.bitcast %erf : f32 to i32
  %erf_want = arith.constant 1060507212 : i32
  %erf_ok = arith.cmpi eq, %erf_bits, %erf_want : i32
  check.expect_true(%erf_ok) : i1
  %erfc_x = util.unfoldable_constant 0.75 : f32
  %erfc = math.erfc %erfc_x : f32
  %erfc_bits = arith.bitcast %erfc : f32 to i32
  %erfc_want = arith.constant 1049879401 : i32
  %erfc_ok = arith.cmpi eq, %erfc_bits, %erfc_want : i32
  check.expect_true(%erfc_ok) : i1
  %exp_x = util.unfoldable_constant 0.75 : f32
  %exp = math.exp %exp_x : f32
  %exp_bits = arith.bitcast %exp : f32 to i32
  %exp_want = arith.constant 1074232558 : i32
  %exp_ok = arith.cmpi eq, %exp_bits, %exp_want : i32
  check.expect_true(%exp_ok) : i1
  %exp2_x = util.unfoldable_constant 0.75 : f32
  %exp2 = math.exp2 %exp2_x : f32
  %exp2_bits = arith.bitcast %exp2 : f32 to i32
  %exp2_want = arith.constant 1071072509 : i32
  %exp2_ok = arith.cmpi eq, %exp2_bits, %exp2_want : i32
  check.expect_true(%exp2_ok) : i1
  %expm1_x = util.unfoldable_constant 0.75 : f32
  %expm1 = math.expm1 %expm1_x : f32
  %expm1_bits = arith.bitcast %expm1 : f32 to i32
  %expm1_want = arith.constant 1066334683 : i32
  %expm1_ok = arith.cmpi eq, %expm1_bits, %expm1_want : i32
  check.expect_true(%expm1_ok) : i1
  %log_x = util.unfoldable_constant 0.75 : f32
  %log = math.log %log_x : f32
  %log_bits = arith.bitcast %log : f32 to i32
  %log_want = arith.constant -1097643247 : i32
  %log_ok = arith.cmpi eq, %log_bits, %log_want : i32
  check.expect_true(%log_ok) : i1
  %log10_x = util.unfoldable_constant 0.75 : f32
  %log10 = math.log10 %log10_x : f32
  %log10_bits = arith.bitcast %log10 : f32 to i32
  %log10_want = arith.constant -1107304479 : i32
  %log10_ok = arith.cmpi eq, %log10_bits, %log10_want : i32
  check.expect_true(%log10_ok) : i1
  %log1p_x = util.unfoldable_constant 0.75 : f32
  %log1p = math.log1p %log1p_x : f32
  %log1p_bits = arith.bitcast %log1p : f32 to i32
  %log1p_want = arith.constant 1057964795 : i32
  %log1p_ok = arith.cmpi eq, %log1p_bits, %log1p_want : i32
  check.expect_true(%log1p_ok) : i1
  %log2_x = util.unfoldable_constant 0.75 : f32
  %log2 = math.log2 %log2_x : f32
  %log2_bits = arith.bitcast %log2 : f32 to i32
  %log2_want = arith.constant -1093369908 : i32
  %log2_ok = arith.cmpi eq, %log2_bits, %log2_want : i32
  check.expect_true(%log2_ok) : i1
  %rsqrt_x = util.unfoldable_constant 0.75 : f32
  %rsqrt = math.rsqrt %rsqrt_x : f32
  %rsqrt_bits = arith.bitcast %rsqrt : f32 to i32
  %rsqrt_want = arith.constant 1066650938 : i32
  %rsqrt_ok = arith.cmpi eq, %rsqrt_bits, %rsqrt_want : i32
  check.expect_true(%rsqrt_ok) : i1
  %sin_x = util.unfoldable_constant 0.75 : f32
  %sin = math.sin %sin_x : f32
  %sin_bits = arith.bitcast %sin : f32 to i32
  %sin_want = arith.constant 1060012001 : i32
  %sin_ok = arith.cmpi eq, %sin_bits, %sin_want : i32
  check.expect_true(%sin_ok) : i1
  %sinh_x = util.unfoldable_constant 0.75 : f32
  %sinh = math.sinh %sinh_x : f32
  %sinh_bits = arith.bitcast %sinh : f32 to i32
  %sinh_want = arith.constant 1062372185 : i32
  %sinh_ok = arith.cmpi eq, %sinh_bits, %sinh_want : i32
  check.expect_true(%sinh_ok) : i1
  %sqrt_x = util.unfoldable_constant 0.75 : f32
  %sqrt = math.sqrt %sqrt_x : f32
  %sqrt_bits = arith.bitcast %sqrt : f32 to i32
  %sqrt_want = arith.constant 1063105495 : i32
  %sqrt_ok = arith.cmpi eq, %sqrt_bits, %sqrt_want : i32
  check.expect_true(%sqrt_ok) : i1
  %tan_x = util.unfoldable_constant 0.75 : f32
  %tan = math.tan %tan_x : f32
  %tan_bits = arith.bitcast %tan : f32 to i32
  %tan_want = arith.constant 1064205595 : i32
  %tan_ok = arith.cmpi eq, %tan_bits, %tan_want : i32
  check.expect_true(%tan_ok) : i1
  %tanh_x = util.unfoldable_constant 0.75 : f32
  %tanh = math.tanh %tanh_x : f32
  %tanh_bits = arith.bitcast %tanh : f32 to i32
  %tanh_want = arith.constant 1059232031 : i32
  %tanh_ok = arith.cmpi eq, %tanh_bits, %tanh_want : i32
  check.expect_true(%tanh_ok) : i1
  %ceil_x = util.unfoldable_constant 0.75 : f32
  %ceil = math.ceil %ceil_x : f32
  %ceil_bits = arith.bitcast %ceil : f32 to i32
  %ceil_want = arith.constant 1065353216 : i32
  %ceil_ok = arith.cmpi eq, %ceil_bits, %ceil_want : i32
  check.expect_true(%ceil_ok) : i1
  %floor_x = util.unfoldable_constant 0.75 : f32
  %floor = math.floor %floor_x : f32
  %floor_bits = arith.bitcast %floor : f32 to i32
  %floor_want = arith.constant 0 : i32
  %floor_ok = arith.cmpi eq, %floor_bits, %floor_want : i32
  check.expect_true(%floor_ok) : i1
  %round_x = util.unfoldable_constant 0.75 : f32
  %round = math.round %round_x : f32
  %round_bits = arith.bitcast %round : f32 to i32
  %round_want = arith.constant 1065353216 : i32
  %round_ok = arith.cmpi eq, %round_bits, %round_want : i32
  check.expect_true(%round_ok) : i1
  %roundeven_x = util.unfoldable_constant 0.75 : f32
  %roundeven = math.roundeven %roundeven_x : f32
  %roundeven_bits = arith.bitcast %roundeven : f32 to i32
  %roundeven_want = arith.constant 1065353216 : i32
  %roundeven_ok = arith.cmpi eq, %roundeven_bits, %roundeven_want : i32
  check.expect_true(%roundeven_ok) : i1
  %trunc_x = util.unfoldable_constant 0.75 : f32
  %trunc = math.trunc %trunc_x : f32
  %trunc_bits = arith.bitcast %trunc : f32 to i32
  %trunc_want = arith.constant 0 : i32
  %trunc_ok = arith.cmpi eq, %trunc_bits, %trunc_want : i32
  check.expect_true(%trunc_ok) : i1
  %x = util.unfoldable_constant 0.75 : f32
  %sin_both, %cos_both = math.sincos %x : f32
  %sin_both_bits = arith.bitcast %sin_both : f32 to i32
  %sin_both_ok = arith.cmpi eq, %sin_both_bits, %sin_bits : i32
  check.expect_true(%sin_both_ok) : i1
  %cos_both_bits = arith.bitcast %cos_both : f32 to i32
  %cos_both_ok = arith.cmpi eq, %cos_both_bits, %cos_bits : i32
  check.expect_true(%cos_both_ok) : i1
  return
}

func.func @more_f32() {
  %x = util.unfoldable_constant -1.75 : f32
  %y = util.unfoldable_constant 3.0 : f32
  %z = util.unfoldable_constant 0.625 : f32
  %abs = math.absf %x : f32
  %abs_bits = arith.bitcast %abs : f32 to i32
  %abs_want = arith.constant 1071644672 : i32
  %abs_ok = arith.cmpi eq, %abs_bits, %abs_want : i32
  check.expect_true(%abs_ok) : i1
  %signed = math.copysign %y, %x : f32
  %signed_bits = arith.bitcast %signed : f32 to i32
  %signed_want = arith.constant -1069547520 : i32
  %signed_ok = arith.cmpi eq, %signed_bits, %signed_want : i32
  check.expect_true(%signed_ok) : i1
  %power = math.powf %x, %y : f32
  %power_bits = arith.bitcast %power : f32 to i32
  %power_want = arith.constant -1062502400 : i32
  %power_ok = arith.cmpi eq, %power_bits, %power_want : i32
  check.expect_true(%power_ok) : i1
  %angle = math.atan2 %x, %y : f32
  %angle_bits = arith.bitcast %angle : f32 to i32
  %angle_want = arith.constant -1090048029 : i32
  %angle_ok = arith.cmpi eq, %angle_bits, %angle_want : i32
  check.expect_true(%angle_ok) : i1
  %fused = math.fma %x, %y, %z : f32
  %fused_bits = arith.bitcast %fused : f32 to i32
  %fused_want = arith.constant -1064042496 : i32
  %fused_ok = arith.cmpi eq, %fused_bits, %fused_want : i32
  check.expect_true(%fused_ok) : i1
  %clamped = math.clampf %x to [%z, %y] : f32
  %clamped_bits = arith.bitcast %clamped : f32 to i32
  %clamped_want = arith.constant 1059061760 : i32
  %clamped_ok = arith.cmpi eq, %clamped_bits, %clamped_want : i32
  check.expect_true(%clamped_ok) : i1
  %n = util.unfoldable_constant -3 : i16
  %int = math.fpowi %y, %n : f32, i16
  %int_bits = arith.bitcast %int : f32 to i32
  %int_want = arith.constant 1024963622 : i32
  %int_ok = arith.cmpi eq, %int_bits, %int_want : i32
  check.expect_true(%int_ok) : i1
  %isnan = math.isnan %x : f32
  check.expect_false(%isnan) : i1
  %isinf = math.isinf %x : f32
  check.expect_false(%isinf) : i1
  %isfinite = math.isfinite %x : f32
  check.expect_true(%isfinite) : i1
  %isnormal = math.isnormal %x : f32
  check.expect_true(%isnormal) : i1
  return
}

func.func @unary_f16() {
  %acos_x = util.unfoldable_constant 0.75 : f16
  %acos = math.acos %acos_x : f16
  %acos_bits = arith.bitcast %acos : f16 to i16
  %acos_want = arith.constant 14792 : i16
  %acos_ok = arith.cmpi eq, %acos_bits, %acos_want : i16
  check.expect_true(%acos_ok) : i1
  %acosh_x = util.unfoldable_constant 2.5 : f16
  %acosh = math.acosh %acosh_x : f16
  %acosh_bits = arith.bitcast %acosh : f16 to i16
  %acosh_want = arith.constant 15940 : i16
  %acosh_ok = arith.cmpi eq, %acosh_bits, %acosh_want : i16
  check.expect_true(%acosh_ok) : i1
  %asin_x = util.unfoldable_constant 0.75 : f16
  %asin = math.asin %asin_x : f16
  %asin_bits = arith.bitcast %asin : f16 to i16
  %asin_want = arith.constant 15049 : i16
  %asin_ok = arith.cmpi eq, %asin_bits, %asin_want : i16
  check.expect_true(%asin_ok) : i1
  %asinh_x = util.unfoldable_constant 0.75 : f16
  %asinh = math.asinh %asinh_x : f16
  %asinh_bits = arith.bitcast %asinh : f16 to i16
  %asinh_want = arith.constant 14732 : i16
  %asinh_ok = arith.cmpi eq, %asinh_bits, %asinh_want : i16
  check.expect_true(%asinh_ok) : i1
  %atan_x = util.unfoldable_constant 0.75 : f16
  %atan = math.atan %atan_x : f16
  %atan_bits = arith.bitcast %atan : f16 to i16
  %atan_want = arith.constant 14630 : i16
  %atan_ok = arith.cmpi eq, %atan_bits, %atan_want : i16
  check.expect_true(%atan_ok) : i1
  %atanh_x = util.unfoldable_constant 0.75 : f16
  %atanh = math.atanh %atanh_x : f16
  %atanh_bits = arith.bitcast %atanh : f16 to i16
  %atanh_want = arith.constant 15305 : i16
  %atanh_ok = arith.cmpi eq, %atanh_bits, %atanh_want : i16
  check.expect_true(%atanh_ok) : i1
  %cbrt_x = util.unfoldable_constant 0.75 : f16
  %cbrt = math.cbrt %cbrt_x : f16
  %cbrt_bits = arith.bitcast %cbrt : f16 to i16
  %cbrt_want = arith.constant 15173 : i16
  %cbrt_ok = arith.cmpi eq, %cbrt_bits, %cbrt_want : i16
  check.expect_true(%cbrt_ok) : i1
  %cos_x = util.unfoldable_constant 0.75 : f16
  %cos = math.cos %cos_x : f16
  %cos_bits = arith.bitcast %cos : f16 to i16
  %cos_want = arith.constant 14810 : i16
  %cos_ok = arith.cmpi eq, %cos_bits, %cos_want : i16
  check.expect_true(%cos_ok) : i1
  %cosh_x = util.unfoldable_constant 0.75 : f16
  %cosh = math.cosh %cosh_x : f16
  %cosh_bits = arith.bitcast %cosh : f16 to i16
  %cosh_want = arith.constant 15662 : i16
  %cosh_ok = arith.cmpi eq, %cosh_bits, %cosh_want : i16
  check.expect_true(%cosh_ok) : i1
  %erf_x = util.unfoldable_constant 0.75 : f16
  %erf = math.erf %erf_x : f16
  %erf_bits = arith.bitcast %erf : f16 to i16
  %erf_want = arith.constant 14768 : i16
  %erf_ok = arith.cmpi eq, %erf_bits, %erf_want : i16
  check.expect_true(%erf_ok) : i1
  %erfc_x = util.unfoldable_constant 0.75 : f16
  %erfc = math.erfc %erfc_x : f16
  %erfc_bits = arith.bitcast %erfc : f16 to i16
  %erfc_want = arith.constant 13471 : i16
  %erfc_ok = arith.cmpi eq, %erfc_bits, %erfc_want : i16
  check.expect_true(%erfc_ok) : i1
  %exp_x = util.unfoldable_constant 0.75 : f16
  %exp = math.exp %exp_x : f16
  %exp_bits = arith.bitcast %exp : f16 to i16
  %exp_want = arith.constant 16444 : i16
  %exp_ok = arith.cmpi eq, %exp_bits, %exp_want : i16
  check.expect_true(%exp_ok) : i1
  %exp2_x = util.unfoldable_constant 0.75 : f16
  %exp2 = math.exp2 %exp2_x : f16
  %exp2_bits = arith.bitcast %exp2 : f16 to i16
  %exp2_want = arith.constant 16058 : i16
  %exp2_ok = arith.cmpi eq, %exp2_bits, %exp2_want : i16
  check.expect_true(%exp2_ok) : i1
  %expm1_x = util.unfoldable_constant 0.75 : f16
  %expm1 = math.expm1 %expm1_x : f16
  %expm1_bits = arith.bitcast %expm1 : f16 to i16
  %expm1_want = arith.constant 15480 : i16
  %expm1_ok = arith.cmpi eq, %expm1_bits, %expm1_want : i16
  check.expect_true(%expm1_ok) : i1
  %log_x = util.unfoldable_constant 0.75 : f16
  %log = math.log %log_x : f16
  %log_bits = arith.bitcast %log : f16 to i16
  %log_want = arith.constant -19302 : i16
  %log_ok = arith.cmpi eq, %log_bits, %log_want : i16
  check.expect_true(%log_ok) : i1
  %log10_x = util.unfoldable_constant 0.75 : f16
  %log10 = math.log10 %log10_x : f16
  %log10_bits = arith.bitcast %log10 : f16 to i16
  %log10_want = arith.constant -20481 : i16
  %log10_ok = arith.cmpi eq, %log10_bits, %log10_want : i16
  check.expect_true(%log10_ok) : i1
  %log1p_x = util.unfoldable_constant 0.75 : f16
  %log1p = math.log1p %log1p_x : f16
  %log1p_bits = arith.bitcast %log1p : f16 to i16
  %log1p_want = arith.constant 14458 : i16
  %log1p_ok = arith.cmpi eq, %log1p_bits, %log1p_want : i16
  check.expect_true(%log1p_ok) : i1
  %log2_x = util.unfoldable_constant 0.75 : f16
  %log2 = math.log2 %log2_x : f16
  %log2_bits = arith.bitcast %log2 : f16 to i16
  %log2_want = arith.constant -18780 : i16
  %log2_ok = arith.cmpi eq, %log2_bits, %log2_want : i16
  check.expect_true(%log2_ok) : i1
  %rsqrt_x = util.unfoldable_constant 0.75 : f16
  %rsqrt = math.rsqrt %rsqrt_x : f16
  %rsqrt_bits = arith.bitcast %rsqrt : f16 to i16
  %rsqrt_want = arith.constant 15518 : i16
  %rsqrt_ok = arith.cmpi eq, %rsqrt_bits, %rsqrt_want : i16
  check.expect_true(%rsqrt_ok) : i1
  %sin_x = util.unfoldable_constant 0.75 : f16
  %sin = math.sin %sin_x : f16
  %sin_bits = arith.bitcast %sin : f16 to i16
  %sin_want = arith.constant 14708 : i16
  %sin_ok = arith.cmpi eq, %sin_bits, %sin_want : i16
  check.expect_true(%sin_ok) : i1
  %sinh_x = util.unfoldable_constant 0.75 : f16
  %sinh = math.sinh %sinh_x : f16
  %sinh_bits = arith.bitcast %sinh : f16 to i16
  %sinh_want = arith.constant 14996 : i16
  %sinh_ok = arith.cmpi eq, %sinh_bits, %sinh_want : i16
  check.expect_true(%sinh_ok) : i1
  %sqrt_x = util.unfoldable_constant 0.75 : f16
  %sqrt = math.sqrt %sqrt_x : f16
  %sqrt_bits = arith.bitcast %sqrt : f16 to i16
  %sqrt_want = arith.constant 15086 : i16
  %sqrt_ok = arith.cmpi eq, %sqrt_bits, %sqrt_want : i16
  check.expect_true(%sqrt_ok) : i1
  %tan_x = util.unfoldable_constant 0.75 : f16
  %tan = math.tan %tan_x : f16
  %tan_bits = arith.bitcast %tan : f16 to i16
  %tan_want = arith.constant 15220 : i16
  %tan_ok = arith.cmpi eq, %tan_bits, %tan_want : i16
  check.expect_true(%tan_ok) : i1
  %tanh_x = util.unfoldable_constant 0.75 : f16
  %tanh = math.tanh %tanh_x : f16
  %tanh_bits = arith.bitcast %tanh : f16 to i16
  %tanh_want = arith.constant 14613 : i16
  %tanh_ok = arith.cmpi eq, %tanh_bits, %tanh_want : i16
  check.expect_true(%tanh_ok) : i1
  %ceil_x = util.unfoldable_constant 0.75 : f16
  %ceil = math.ceil %ceil_x : f16
  %ceil_bits = arith.bitcast %ceil : f16 to i16
  %ceil_want = arith.constant 15360 : i16
  %ceil_ok = arith.cmpi eq, %ceil_bits, %ceil_want : i16
  check.expect_true(%ceil_ok) : i1
  %floor_x = util.unfoldable_constant 0.75 : f16
  %floor = math.floor %floor_x : f16
  %floor_bits = arith.bitcast %floor : f16 to i16
  %floor_want = arith.constant 0 : i16
  %floor_ok = arith.cmpi eq, %floor_bits, %floor_want : i16
  check.expect_true(%floor_ok) : i1
  %round_x = util.unfoldable_constant 0.75 : f16
  %round = math.round %round_x : f16
  %round_bits = arith.bitcast %round : f16 to i16
  %round_want = arith.constant 15360 : i16
  %round_ok = arith.cmpi eq, %round_bits, %round_want : i16
  check.expect_true(%round_ok) : i1
  %roundeven_x = util.unfoldable_constant 0.75 : f16
  %roundeven = math.roundeven %roundeven_x : f16
  %roundeven_bits = arith.bitcast %roundeven : f16 to i16
  %roundeven_want = arith.constant 15360 : i16
  %roundeven_ok = arith.cmpi eq, %roundeven_bits, %roundeven_want : i16
  check.expect_true(%roundeven_ok) : i1
  %trunc_x = util.unfoldable_constant 0.75 : f16
  %trunc = math.trunc %trunc_x : f16
  %trunc_bits = arith.bitcast %trunc : f16 to i16
  %trunc_want = arith.constant 0 : i16
  %trunc_ok = arith.cmpi eq, %trunc_bits, %trunc_want : i16
  check.expect_true(%trunc_ok) : i1
  %x = util.unfoldable_constant 0.75 : f16
  %sin_both, %cos_both = math.sincos %x : f16
  %sin_both_bits = arith.bitcast %sin_both : f16 to i16
  %sin_both_ok = arith.cmpi eq, %sin_both_bits, %sin_bits : i16
  check.expect_true(%sin_both_ok) : i1
  %cos_both_bits = arith.bitcast %cos_both : f16 to i16
  %cos_both_ok = arith.cmpi eq, %cos_both_bits, %cos_bits : i16
  check.expect_true(%cos_both_ok) : i1
  return
}

func.func @more_f16() {
  %x = util.unfoldable_constant -1.75 : f16
  %y = util.unfoldable_constant 3.0 : f16
  %z = util.unfoldable_constant 0.625 : f16
  %abs = math.absf %x : f16
  %abs_bits = arith.bitcast %abs : f16 to i16
  %abs_want = arith.constant 16128 : i16
  %abs_ok = arith.cmpi eq, %abs_bits, %abs_want : i16
  check.expect_true(%abs_ok) : i1
  %signed = math.copysign %y, %x : f16
  %signed_bits = arith.bitcast %signed : f16 to i16
  %signed_want = arith.constant -15872 : i16
  %signed_ok = arith.cmpi eq, %signed_bits, %signed_want : i16
  check.expect_true(%signed_ok) : i1
  %power = math.powf %x, %y : f16
  %power_bits = arith.bitcast %power : f16 to i16
  %power_want = arith.constant -15012 : i16
  %power_ok = arith.cmpi eq, %power_bits, %power_want : i16
  check.expect_true(%power_ok) : i1
  %angle = math.atan2 %x, %y : f16
  %angle_bits = arith.bitcast %angle : f16 to i16
  %angle_want = arith.constant -18375 : i16
  %angle_ok = arith.cmpi eq, %angle_bits, %angle_want : i16
  check.expect_true(%angle_ok) : i1
  %fused = math.fma %x, %y, %z : f16
  %fused_bits = arith.bitcast %fused : f16 to i16
  %fused_want = arith.constant -15200 : i16
  %fused_ok = arith.cmpi eq, %fused_bits, %fused_want : i16
  check.expect_true(%fused_ok) : i1
  %clamped = math.clampf %x to [%z, %y] : f16
  %clamped_bits = arith.bitcast %clamped : f16 to i16
  %clamped_want = arith.constant 14592 : i16
  %clamped_ok = arith.cmpi eq, %clamped_bits, %clamped_want : i16
  check.expect_true(%clamped_ok) : i1
  %n = util.unfoldable_constant -3 : i16
  %int = math.fpowi %y, %n : f16, i16
  %int_bits = arith.bitcast %int : f16 to i16
  %int_want = arith.constant 10430 : i16
  %int_ok = arith.cmpi eq, %int_bits, %int_want : i16
  check.expect_true(%int_ok) : i1
  %isnan = math.isnan %x : f16
  check.expect_false(%isnan) : i1
  %isinf = math.isinf %x : f16
  check.expect_false(%isinf) : i1
  %isfinite = math.isfinite %x : f16
  check.expect_true(%isfinite) : i1
  %isnormal = math.isnormal %x : f16
  check.expect_true(%isnormal) : i1
  return
}

func.func @unary_bf16() {
  %acos_x = util.unfoldable_constant 0.75 : bf16
  %acos = math.acos %acos_x : bf16
  %acos_bits = arith.bitcast %acos : bf16 to i16
  %acos_want = arith.constant 16185 : i16
  %acos_ok = arith.cmpi eq, %acos_bits, %acos_want : i16
  check.expect_true(%acos_ok) : i1
  %acosh_x = util.unfoldable_constant 2.5 : bf16
  %acosh = math.acosh %acosh_x : bf16
  %acosh_bits = arith.bitcast %acosh : bf16 to i16
  %acosh_want = arith.constant 16329 : i16
  %acosh_ok = arith.cmpi eq, %acosh_bits, %acosh_want : i16
  check.expect_true(%acosh_ok) : i1
  %asin_x = util.unfoldable_constant 0.75 : bf16
  %asin = math.asin %asin_x : bf16
  %asin_bits = arith.bitcast %asin : bf16 to i16
  %asin_want = arith.constant 16217 : i16
  %asin_ok = arith.cmpi eq, %asin_bits, %asin_want : i16
  check.expect_true(%asin_ok) : i1
  %asinh_x = util.unfoldable_constant 0.75 : bf16
  %asinh = math.asinh %asinh_x : bf16
  %asinh_bits = arith.bitcast %asinh : bf16 to i16
  %asinh_want = arith.constant 16177 : i16
  %asinh_ok = arith.cmpi eq, %asinh_bits, %asinh_want : i16
  check.expect_true(%asinh_ok) : i1
  %atan_x = util.unfoldable_constant 0.75 : bf16
  %atan = math.atan %atan_x : bf16
  %atan_bits = arith.bitcast %atan : bf16 to i16
  %atan_want = arith.constant 16165 : i16
  %atan_ok = arith.cmpi eq, %atan_bits, %atan_want : i16
  check.expect_true(%atan_ok) : i1
  %atanh_x = util.unfoldable_constant 0.75 : bf16
  %atanh = math.atanh %atanh_x : bf16
  %atanh_bits = arith.bitcast %atanh : bf16 to i16
  %atanh_want = arith.constant 16249 : i16
  %atanh_ok = arith.cmpi eq, %atanh_bits, %atanh_want : i16
  check.expect_true(%atanh_ok) : i1
  %cbrt_x = util.unfoldable_constant 0.75 : bf16
  %cbrt = math.cbrt %cbrt_x : bf16
  %cbrt_bits = arith.bitcast %cbrt : bf16 to i16
  %cbrt_want = arith.constant 16233 : i16
  %cbrt_ok = arith.cmpi eq, %cbrt_bits, %cbrt_want : i16
  check.expect_true(%cbrt_ok) : i1
  %cos_x = util.unfoldable_constant 0.75 : bf16
  %cos = math.cos %cos_x : bf16
  %cos_bits = arith.bitcast %cos : bf16 to i16
  %cos_want = arith.constant 16187 : i16
  %cos_ok = arith.cmpi eq, %cos_bits, %cos_want : i16
  check.expect_true(%cos_ok) : i1
  %cosh_x = util.unfoldable_constant 0.75 : bf16
  %cosh = math.cosh %cosh_x : bf16
  %cosh_bits = arith.bitcast %cosh : bf16 to i16
  %cosh_want = arith.constant 16294 : i16
  %cosh_ok = arith.cmpi eq, %cosh_bits, %cosh_want : i16
  check.expect_true(%cosh_ok) : i1
  %erf_x = util.unfoldable_constant 0.75 : bf16
  %erf = math.erf %erf_x : bf16
  %erf_bits = arith.bitcast %erf : bf16 to i16
  %erf_want = arith.constant 16182 : i16
  %erf_ok = arith.cmpi eq, %erf_bits, %erf_want : i16
  check.expect_true(%erf_ok) : i1
  %erfc_x = util.unfoldable_constant 0.75 : bf16
  %erfc = math.erfc %erfc_x : bf16
  %erfc_bits = arith.bitcast %erfc : bf16 to i16
  %erfc_want = arith.constant 16020 : i16
  %erfc_ok = arith.cmpi eq, %erfc_bits, %erfc_want : i16
  check.expect_true(%erfc_ok) : i1
  %exp_x = util.unfoldable_constant 0.75 : bf16
  %exp = math.exp %exp_x : bf16
  %exp_bits = arith.bitcast %exp : bf16 to i16
  %exp_want = arith.constant 16391 : i16
  %exp_ok = arith.cmpi eq, %exp_bits, %exp_want : i16
  check.expect_true(%exp_ok) : i1
  %exp2_x = util.unfoldable_constant 0.75 : bf16
  %exp2 = math.exp2 %exp2_x : bf16
  %exp2_bits = arith.bitcast %exp2 : bf16 to i16
  %exp2_want = arith.constant 16343 : i16
  %exp2_ok = arith.cmpi eq, %exp2_bits, %exp2_want : i16
  check.expect_true(%exp2_ok) : i1
  %expm1_x = util.unfoldable_constant 0.75 : bf16
  %expm1 = math.expm1 %expm1_x : bf16
  %expm1_bits = arith.bitcast %expm1 : bf16 to i16
  %expm1_want = arith.constant 16271 : i16
  %expm1_ok = arith.cmpi eq, %expm1_bits, %expm1_want : i16
  check.expect_true(%expm1_ok) : i1
  %log_x = util.unfoldable_constant 0.75 : bf16
  %log = math.log %log_x : bf16
  %log_bits = arith.bitcast %log : bf16 to i16
  %log_want = arith.constant -16749 : i16
  %log_ok = arith.cmpi eq, %log_bits, %log_want : i16
  check.expect_true(%log_ok) : i1
  %log10_x = util.unfoldable_constant 0.75 : bf16
  %log10 = math.log10 %log10_x : bf16
  %log10_bits = arith.bitcast %log10 : bf16 to i16
  %log10_want = arith.constant -16896 : i16
  %log10_ok = arith.cmpi eq, %log10_bits, %log10_want : i16
  check.expect_true(%log10_ok) : i1
  %log1p_x = util.unfoldable_constant 0.75 : bf16
  %log1p = math.log1p %log1p_x : bf16
  %log1p_bits = arith.bitcast %log1p : bf16 to i16
  %log1p_want = arith.constant 16143 : i16
  %log1p_ok = arith.cmpi eq, %log1p_bits, %log1p_want : i16
  check.expect_true(%log1p_ok) : i1
  %log2_x = util.unfoldable_constant 0.75 : bf16
  %log2 = math.log2 %log2_x : bf16
  %log2_bits = arith.bitcast %log2 : bf16 to i16
  %log2_want = arith.constant -16684 : i16
  %log2_ok = arith.cmpi eq, %log2_bits, %log2_want : i16
  check.expect_true(%log2_ok) : i1
  %rsqrt_x = util.unfoldable_constant 0.75 : bf16
  %rsqrt = math.rsqrt %rsqrt_x : bf16
  %rsqrt_bits = arith.bitcast %rsqrt : bf16 to i16
  %rsqrt_want = arith.constant 16276 : i16
  %rsqrt_ok = arith.cmpi eq, %rsqrt_bits, %rsqrt_want : i16
  check.expect_true(%rsqrt_ok) : i1
  %sin_x = util.unfoldable_constant 0.75 : bf16
  %sin = math.sin %sin_x : bf16
  %sin_bits = arith.bitcast %sin : bf16 to i16
  %sin_want = arith.constant 16174 : i16
  %sin_ok = arith.cmpi eq, %sin_bits, %sin_want : i16
  check.expect_true(%sin_ok) : i1
  %sinh_x = util.unfoldable_constant 0.75 : bf16
  %sinh = math.sinh %sinh_x : bf16
  %sinh_bits = arith.bitcast %sinh : bf16 to i16
  %sinh_want = arith.constant 16211 : i16
  %sinh_ok = arith.cmpi eq, %sinh_bits, %sinh_want : i16
  check.expect_true(%sinh_ok) : i1
  %sqrt_x = util.unfoldable_constant 0.75 : bf16
  %sqrt = math.sqrt %sqrt_x : bf16
  %sqrt_bits = arith.bitcast %sqrt : bf16 to i16
  %sqrt_want = arith.constant 16222 : i16
  %sqrt_ok = arith.cmpi eq, %sqrt_bits, %sqrt_want : i16
  check.expect_true(%sqrt_ok) : i1
  %tan_x = util.unfoldable_constant 0.75 : bf16
  %tan = math.tan %tan_x : bf16
  %tan_bits = arith.bitcast %tan : bf16 to i16
  %tan_want = arith.constant 16238 : i16
  %tan_ok = arith.cmpi eq, %tan_bits, %tan_want : i16
  check.expect_true(%tan_ok) : i1
  %tanh_x = util.unfoldable_constant 0.75 : bf16
  %tanh = math.tanh %tanh_x : bf16
  %tanh_bits = arith.bitcast %tanh : bf16 to i16
  %tanh_want = arith.constant 16163 : i16
  %tanh_ok = arith.cmpi eq, %tanh_bits, %tanh_want : i16
  check.expect_true(%tanh_ok) : i1
  %ceil_x = util.unfoldable_constant 0.75 : bf16
  %ceil = math.ceil %ceil_x : bf16
  %ceil_bits = arith.bitcast %ceil : bf16 to i16
  %ceil_want = arith.constant 16256 : i16
  %ceil_ok = arith.cmpi eq, %ceil_bits, %ceil_want : i16
  check.expect_true(%ceil_ok) : i1
  %floor_x = util.unfoldable_constant 0.75 : bf16
  %floor = math.floor %floor_x : bf16
  %floor_bits = arith.bitcast %floor : bf16 to i16
  %floor_want = arith.constant 0 : i16
  %floor_ok = arith.cmpi eq, %floor_bits, %floor_want : i16
  check.expect_true(%floor_ok) : i1
  %round_x = util.unfoldable_constant 0.75 : bf16
  %round = math.round %round_x : bf16
  %round_bits = arith.bitcast %round : bf16 to i16
  %round_want = arith.constant 16256 : i16
  %round_ok = arith.cmpi eq, %round_bits, %round_want : i16
  check.expect_true(%round_ok) : i1
  %roundeven_x = util.unfoldable_constant 0.75 : bf16
  %roundeven = math.roundeven %roundeven_x : bf16
  %roundeven_bits = arith.bitcast %roundeven : bf16 to i16
  %roundeven_want = arith.constant 16256 : i16
  %roundeven_ok = arith.cmpi eq, %roundeven_bits, %roundeven_want : i16
  check.expect_true(%roundeven_ok) : i1
  %trunc_x = util.unfoldable_constant 0.75 : bf16
  %trunc = math.trunc %trunc_x : bf16
  %trunc_bits = arith.bitcast %trunc : bf16 to i16
  %trunc_want = arith.constant 0 : i16
  %trunc_ok = arith.cmpi eq, %trunc_bits, %trunc_want : i16
  check.expect_true(%trunc_ok) : i1
  %x = util.unfoldable_constant 0.75 : bf16
  %sin_both, %cos_both = math.sincos %x : bf16
  %sin_both_bits = arith.bitcast %sin_both : bf16 to i16
  %sin_both_ok = arith.cmpi eq, %sin_both_bits, %sin_bits : i16
  check.expect_true(%sin_both_ok) : i1
  %cos_both_bits = arith.bitcast %cos_both : bf16 to i16
  %cos_both_ok = arith.cmpi eq, %cos_both_bits, %cos_bits : i16
  check.expect_true(%cos_both_ok) : i1
  return
}

func.func @more_bf16() {
  %x = util.unfoldable_constant -1.75 : bf16
  %y = util.unfoldable_constant 3.0 : bf16
  %z = util.unfoldable_constant 0.625 : bf16
  %abs = math.absf %x : bf16
  %abs_bits = arith.bitcast %abs : bf16 to i16
  %abs_want = arith.constant 16352 : i16
  %abs_ok = arith.cmpi eq, %abs_bits, %abs_want : i16
  check.expect_true(%abs_ok) : i1
  %signed = math.copysign %y, %x : bf16
  %signed_bits = arith.bitcast %signed : bf16 to i16
  %signed_want = arith.constant -16320 : i16
  %signed_ok = arith.cmpi eq, %signed_bits, %signed_want : i16
  check.expect_true(%signed_ok) : i1
  %power = math.powf %x, %y : bf16
  %power_bits = arith.bitcast %power : bf16 to i16
  %power_want = arith.constant -16212 : i16
  %power_ok = arith.cmpi eq, %power_bits, %power_want : i16
  check.expect_true(%power_ok) : i1
  %angle = math.atan2 %x, %y : bf16
  %angle_bits = arith.bitcast %angle : bf16 to i16
  %angle_want = arith.constant -16633 : i16
  %angle_ok = arith.cmpi eq, %angle_bits, %angle_want : i16
  check.expect_true(%angle_ok) : i1
  %fused = math.fma %x, %y, %z : bf16
  %fused_bits = arith.bitcast %fused : bf16 to i16
  %fused_want = arith.constant -16236 : i16
  %fused_ok = arith.cmpi eq, %fused_bits, %fused_want : i16
  check.expect_true(%fused_ok) : i1
  %clamped = math.clampf %x to [%z, %y] : bf16
  %clamped_bits = arith.bitcast %clamped : bf16 to i16
  %clamped_want = arith.constant 16160 : i16
  %clamped_ok = arith.cmpi eq, %clamped_bits, %clamped_want : i16
  check.expect_true(%clamped_ok) : i1
  %n = util.unfoldable_constant -3 : i16
  %int = math.fpowi %y, %n : bf16, i16
  %int_bits = arith.bitcast %int : bf16 to i16
  %int_want = arith.constant 15640 : i16
  %int_ok = arith.cmpi eq, %int_bits, %int_want : i16
  check.expect_true(%int_ok) : i1
  %isnan = math.isnan %x : bf16
  check.expect_false(%isnan) : i1
  %isinf = math.isinf %x : bf16
  check.expect_false(%isinf) : i1
  %isfinite = math.isfinite %x : bf16
  check.expect_true(%isfinite) : i1
  %isnormal = math.isnormal %x : bf16
  check.expect_true(%isnormal) : i1
  return
}

func.func @unary_f8E5M2() {
  %acos_x = util.unfoldable_constant 0.8 : f8E5M2
  %acos = math.acos %acos_x : f8E5M2
  %acos_bits = arith.bitcast %acos : f8E5M2 to i8
  %acos_want = arith.constant 58 : i8
  %acos_ok = arith.cmpi eq, %acos_bits, %acos_want : i8
  check.expect_true(%acos_ok) : i1
  %acosh_x = util.unfoldable_constant 2.5 : f8E5M2
  %acosh = math.acosh %acosh_x : f8E5M2
  %acosh_bits = arith.bitcast %acosh : f8E5M2 to i8
  %acosh_want = arith.constant 62 : i8
  %acosh_ok = arith.cmpi eq, %acosh_bits, %acosh_want : i8
  check.expect_true(%acosh_ok) : i1
  %asin_x = util.unfoldable_constant 0.8 : f8E5M2
  %asin = math.asin %asin_x : f8E5M2
  %asin_bits = arith.bitcast %asin : f8E5M2 to i8
  %asin_want = arith.constant 59 : i8
  %asin_ok = arith.cmpi eq, %asin_bits, %asin_want : i8
  check.expect_true(%asin_ok) : i1
  %asinh_x = util.unfoldable_constant 0.8 : f8E5M2
  %asinh = math.asinh %asinh_x : f8E5M2
  %asinh_bits = arith.bitcast %asinh : f8E5M2 to i8
  %asinh_want = arith.constant 58 : i8
  %asinh_ok = arith.cmpi eq, %asinh_bits, %asinh_want : i8
  check.expect_true(%asinh_ok) : i1
  %atan_x = util.unfoldable_constant 0.8 : f8E5M2
  %atan = math.atan %atan_x : f8E5M2
  %atan_bits = arith.bitcast %atan : f8E5M2 to i8
  %atan_want = arith.constant 57 : i8
  %atan_ok = arith.cmpi eq, %atan_bits, %atan_want : i8
  check.expect_true(%atan_ok) : i1
  %atanh_x = util.unfoldable_constant 0.8 : f8E5M2
  %atanh = math.atanh %atanh_x : f8E5M2
  %atanh_bits = arith.bitcast %atanh : f8E5M2 to i8
  %atanh_want = arith.constant 60 : i8
  %atanh_ok = arith.cmpi eq, %atanh_bits, %atanh_want : i8
  check.expect_true(%atanh_ok) : i1
  %cbrt_x = util.unfoldable_constant 0.8 : f8E5M2
  %cbrt = math.cbrt %cbrt_x : f8E5M2
  %cbrt_bits = arith.bitcast %cbrt : f8E5M2 to i8
  %cbrt_want = arith.constant 59 : i8
  %cbrt_ok = arith.cmpi eq, %cbrt_bits, %cbrt_want : i8
  check.expect_true(%cbrt_ok) : i1
  %cos_x = util.unfoldable_constant 0.8 : f8E5M2
  %cos = math.cos %cos_x : f8E5M2
  %cos_bits = arith.bitcast %cos : f8E5M2 to i8
  %cos_want = arith.constant 58 : i8
  %cos_ok = arith.cmpi eq, %cos_bits, %cos_want : i8
  check.expect_true(%cos_ok) : i1
  %cosh_x = util.unfoldable_constant 0.8 : f8E5M2
  %cosh = math.cosh %cosh_x : f8E5M2
  %cosh_bits = arith.bitcast %cosh : f8E5M2 to i8
  %cosh_want = arith.constant 61 : i8
  %cosh_ok = arith.cmpi eq, %cosh_bits, %cosh_want : i8
  check.expect_true(%cosh_ok) : i1
  %erf_x = util.unfoldable_constant 0.8 : f8E5M2
  %erf = math.erf %erf_x : f8E5M2
  %erf_bits = arith.bitcast %erf : f8E5M2 to i8
  %erf_want = arith.constant 58 : i8
  %erf_ok = arith.cmpi eq, %erf_bits, %erf_want : i8
  check.expect_true(%erf_ok) : i1
  %erfc_x = util.unfoldable_constant 0.8 : f8E5M2
  %erfc = math.erfc %erfc_x : f8E5M2
  %erfc_bits = arith.bitcast %erfc : f8E5M2 to i8
  %erfc_want = arith.constant 53 : i8
  %erfc_ok = arith.cmpi eq, %erfc_bits, %erfc_want : i8
  check.expect_true(%erfc_ok) : i1
  %exp_x = util.unfoldable_constant 0.8 : f8E5M2
  %exp = math.exp %exp_x : f8E5M2
  %exp_bits = arith.bitcast %exp : f8E5M2 to i8
  %exp_want = arith.constant 64 : i8
  %exp_ok = arith.cmpi eq, %exp_bits, %exp_want : i8
  check.expect_true(%exp_ok) : i1
  %exp2_x = util.unfoldable_constant 0.8 : f8E5M2
  %exp2 = math.exp2 %exp2_x : f8E5M2
  %exp2_bits = arith.bitcast %exp2 : f8E5M2 to i8
  %exp2_want = arith.constant 63 : i8
  %exp2_ok = arith.cmpi eq, %exp2_bits, %exp2_want : i8
  check.expect_true(%exp2_ok) : i1
  %expm1_x = util.unfoldable_constant 0.8 : f8E5M2
  %expm1 = math.expm1 %expm1_x : f8E5M2
  %expm1_bits = arith.bitcast %expm1 : f8E5M2 to i8
  %expm1_want = arith.constant 60 : i8
  %expm1_ok = arith.cmpi eq, %expm1_bits, %expm1_want : i8
  check.expect_true(%expm1_ok) : i1
  %log_x = util.unfoldable_constant 0.8 : f8E5M2
  %log = math.log %log_x : f8E5M2
  %log_bits = arith.bitcast %log : f8E5M2 to i8
  %log_want = arith.constant -75 : i8
  %log_ok = arith.cmpi eq, %log_bits, %log_want : i8
  check.expect_true(%log_ok) : i1
  %log10_x = util.unfoldable_constant 0.8 : f8E5M2
  %log10 = math.log10 %log10_x : f8E5M2
  %log10_bits = arith.bitcast %log10 : f8E5M2 to i8
  %log10_want = arith.constant -80 : i8
  %log10_ok = arith.cmpi eq, %log10_bits, %log10_want : i8
  check.expect_true(%log10_ok) : i1
  %log1p_x = util.unfoldable_constant 0.8 : f8E5M2
  %log1p = math.log1p %log1p_x : f8E5M2
  %log1p_bits = arith.bitcast %log1p : f8E5M2 to i8
  %log1p_want = arith.constant 56 : i8
  %log1p_ok = arith.cmpi eq, %log1p_bits, %log1p_want : i8
  check.expect_true(%log1p_ok) : i1
  %log2_x = util.unfoldable_constant 0.8 : f8E5M2
  %log2 = math.log2 %log2_x : f8E5M2
  %log2_bits = arith.bitcast %log2 : f8E5M2 to i8
  %log2_want = arith.constant -73 : i8
  %log2_ok = arith.cmpi eq, %log2_bits, %log2_want : i8
  check.expect_true(%log2_ok) : i1
  %rsqrt_x = util.unfoldable_constant 0.8 : f8E5M2
  %rsqrt = math.rsqrt %rsqrt_x : f8E5M2
  %rsqrt_bits = arith.bitcast %rsqrt : f8E5M2 to i8
  %rsqrt_want = arith.constant 61 : i8
  %rsqrt_ok = arith.cmpi eq, %rsqrt_bits, %rsqrt_want : i8
  check.expect_true(%rsqrt_ok) : i1
  %sin_x = util.unfoldable_constant 0.8 : f8E5M2
  %sin = math.sin %sin_x : f8E5M2
  %sin_bits = arith.bitcast %sin : f8E5M2 to i8
  %sin_want = arith.constant 57 : i8
  %sin_ok = arith.cmpi eq, %sin_bits, %sin_want : i8
  check.expect_true(%sin_ok) : i1
  %sinh_x = util.unfoldable_constant 0.8 : f8E5M2
  %sinh = math.sinh %sinh_x : f8E5M2
  %sinh_bits = arith.bitcast %sinh : f8E5M2 to i8
  %sinh_want = arith.constant 59 : i8
  %sinh_ok = arith.cmpi eq, %sinh_bits, %sinh_want : i8
  check.expect_true(%sinh_ok) : i1
  %sqrt_x = util.unfoldable_constant 0.8 : f8E5M2
  %sqrt = math.sqrt %sqrt_x : f8E5M2
  %sqrt_bits = arith.bitcast %sqrt : f8E5M2 to i8
  %sqrt_want = arith.constant 59 : i8
  %sqrt_ok = arith.cmpi eq, %sqrt_bits, %sqrt_want : i8
  check.expect_true(%sqrt_ok) : i1
  %tan_x = util.unfoldable_constant 0.8 : f8E5M2
  %tan = math.tan %tan_x : f8E5M2
  %tan_bits = arith.bitcast %tan : f8E5M2 to i8
  %tan_want = arith.constant 59 : i8
  %tan_ok = arith.cmpi eq, %tan_bits, %tan_want : i8
  check.expect_true(%tan_ok) : i1
  %tanh_x = util.unfoldable_constant 0.8 : f8E5M2
  %tanh = math.tanh %tanh_x : f8E5M2
  %tanh_bits = arith.bitcast %tanh : f8E5M2 to i8
  %tanh_want = arith.constant 57 : i8
  %tanh_ok = arith.cmpi eq, %tanh_bits, %tanh_want : i8
  check.expect_true(%tanh_ok) : i1
  %ceil_x = util.unfoldable_constant 0.8 : f8E5M2
  %ceil = math.ceil %ceil_x : f8E5M2
  %ceil_bits = arith.bitcast %ceil : f8E5M2 to i8
  %ceil_want = arith.constant 60 : i8
  %ceil_ok = arith.cmpi eq, %ceil_bits, %ceil_want : i8
  check.expect_true(%ceil_ok) : i1
  %floor_x = util.unfoldable_constant 0.8 : f8E5M2
  %floor = math.floor %floor_x : f8E5M2
  %floor_bits = arith.bitcast %floor : f8E5M2 to i8
  %floor_want = arith.constant 0 : i8
  %floor_ok = arith.cmpi eq, %floor_bits, %floor_want : i8
  check.expect_true(%floor_ok) : i1
  %round_x = util.unfoldable_constant 0.8 : f8E5M2
  %round = math.round %round_x : f8E5M2
  %round_bits = arith.bitcast %round : f8E5M2 to i8
  %round_want = arith.constant 60 : i8
  %round_ok = arith.cmpi eq, %round_bits, %round_want : i8
  check.expect_true(%round_ok) : i1
  %roundeven_x = util.unfoldable_constant 0.8 : f8E5M2
  %roundeven = math.roundeven %roundeven_x : f8E5M2
  %roundeven_bits = arith.bitcast %roundeven : f8E5M2 to i8
  %roundeven_want = arith.constant 60 : i8
  %roundeven_ok = arith.cmpi eq, %roundeven_bits, %roundeven_want : i8
  check.expect_true(%roundeven_ok) : i1
  %trunc_x = util.unfoldable_constant 0.8 : f8E5M2
  %trunc = math.trunc %trunc_x : f8E5M2
  %trunc_bits = arith.bitcast %trunc : f8E5M2 to i8
  %trunc_want = arith.constant 0 : i8
  %trunc_ok = arith.cmpi eq, %trunc_bits, %trunc_want : i8
  check.expect_true(%trunc_ok) : i1
  %x = util.unfoldable_constant 0.8 : f8E5M2
  %sin_both, %cos_both = math.sincos %x : f8E5M2
  %sin_both_bits = arith.bitcast %sin_both : f8E5M2 to i8
  %sin_both_ok = arith.cmpi eq, %sin_both_bits, %sin_bits : i8
  check.expect_true(%sin_both_ok) : i1
  %cos_both_bits = arith.bitcast %cos_both : f8E5M2 to i8
  %cos_both_ok = arith.cmpi eq, %cos_both_bits, %cos_bits : i8
  check.expect_true(%cos_both_ok) : i1
  return
}

func.func @more_f8E5M2() {
  %x = util.unfoldable_constant -1.8 : f8E5M2
  %y = util.unfoldable_constant 3.0 : f8E5M2
  %z = util.unfoldable_constant 0.6 : f8E5M2
  %abs = math.absf %x : f8E5M2
  %abs_bits = arith.bitcast %abs : f8E5M2 to i8
  %abs_want = arith.constant 63 : i8
  %abs_ok = arith.cmpi eq, %abs_bits, %abs_want : i8
  check.expect_true(%abs_ok) : i1
  %signed = math.copysign %y, %x : f8E5M2
  %signed_bits = arith.bitcast %signed : f8E5M2 to i8
  %signed_want = arith.constant -62 : i8
  %signed_ok = arith.cmpi eq, %signed_bits, %signed_want : i8
  check.expect_true(%signed_ok) : i1
  %power = math.powf %x, %y : f8E5M2
  %power_bits = arith.bitcast %power : f8E5M2 to i8
  %power_want = arith.constant -59 : i8
  %power_ok = arith.cmpi eq, %power_bits, %power_want : i8
  check.expect_true(%power_ok) : i1
  %angle = math.atan2 %x, %y : f8E5M2
  %angle_bits = arith.bitcast %angle : f8E5M2 to i8
  %angle_want = arith.constant -72 : i8
  %angle_ok = arith.cmpi eq, %angle_bits, %angle_want : i8
  check.expect_true(%angle_ok) : i1
  %fused = math.fma %x, %y, %z : f8E5M2
  %fused_bits = arith.bitcast %fused : f8E5M2 to i8
  %fused_want = arith.constant -59 : i8
  %fused_ok = arith.cmpi eq, %fused_bits, %fused_want : i8
  check.expect_true(%fused_ok) : i1
  %clamped = math.clampf %x to [%z, %y] : f8E5M2
  %clamped_bits = arith.bitcast %clamped : f8E5M2 to i8
  %clamped_want = arith.constant 57 : i8
  %clamped_ok = arith.cmpi eq, %clamped_bits, %clamped_want : i8
  check.expect_true(%clamped_ok) : i1
  %n = util.unfoldable_constant -3 : i16
  %int = math.fpowi %y, %n : f8E5M2, i16
  %int_bits = arith.bitcast %int : f8E5M2 to i8
  %int_want = arith.constant 41 : i8
  %int_ok = arith.cmpi eq, %int_bits, %int_want : i8
  check.expect_true(%int_ok) : i1
  %isnan = math.isnan %x : f8E5M2
  check.expect_false(%isnan) : i1
  %isinf = math.isinf %x : f8E5M2
  check.expect_false(%isinf) : i1
  %isfinite = math.isfinite %x : f8E5M2
  check.expect_true(%isfinite) : i1
  %isnormal = math.isnormal %x : f8E5M2
  check.expect_true(%isnormal) : i1
  return
}

func.func @powers_as_in_c() {
  %x0 = util.unfoldable_constant -2.0 : f32
  %y0 = util.unfoldable_constant 3.0 : f32
  %r0 = math.powf %x0, %y0 : f32
  %r0_bits = arith.bitcast %r0 : f32 to i32
  %r0_want = arith.constant -1056964608 : i32
  %r0_ok = arith.cmpi eq, %r0_bits, %r0_want : i32
  check.expect_true(%r0_ok) : i1
  %x1 = util.unfoldable_constant 0.0 : f32
  %y1 = util.unfoldable_constant 0.0 : f32
  %r1 = math.powf %x1, %y1 : f32
  %r1_bits = arith.bitcast %r1 : f32 to i32
  %r1_want = arith.constant 1065353216 : i32
  %r1_ok = arith.cmpi eq, %r1_bits, %r1_want : i32
  check.expect_true(%r1_ok) : i1
  return
}
