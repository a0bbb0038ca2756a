// f80 and f128: what has an exact answer, or is the exact one rounded once. Other functions have no such precision.

func.func @exact_f80() {
  %x0 = util.unfoldable_constant 2.5 : f80
  %ceil0 = math.ceil %x0 : f80
  %ceil0_bits = arith.bitcast %ceil0 : f80 to i80
  %ceil0_want = arith.constant 302245289961712575840256 : i80
  %ceil0_ok = arith.cmpi eq, %ceil0_bits, %ceil0_want : i80
  check.expect_true(%ceil0_ok) : i1
  %floor0 = math.floor %x0 : f80
  %floor0_bits = arith.bitcast %floor0 : f80 to i80
  %floor0_want = arith.constant 302240678275694148452352 : i80
  %floor0_ok = arith.cmpi eq, %floor0_bits, %floor0_want : i80
  check.expect_true(%floor0_ok) : i1
  %round0 = math.round %x0 : f80
  %round0_bits = arith.bitcast %round0 : f80 to i80
  %round0_want = arith.constant 302245289961712575840256 : i80
  %round0_ok = arith.cmpi eq, %round0_bits, %round0_want : i80
  check.expect_true(%round0_ok) : i1
  %roundeven0 = math.roundeven %x0 : f80
  %roundeven0_bits = arith.bitcast %roundeven0 : f80 to i80
  %roundeven0_want = arith.constant 302240678275694148452352 : i80
  %roundeven0_ok = arith.cmpi eq, %roundeven0_bits, %roundeven0_want : i80
  check.expect_true(%roundeven0_ok) : i1
  %trunc0 = math.trunc %x0 : f80
  %trunc0_bits = arith.bitcast %trunc0 : f80 to i80
  %trunc0_want = arith.constant 302240678275694148452352 : i80
  %trunc0_ok = arith.cmpi eq, %trunc0_bits, %trunc0_want : i80
  check.expect_true(%trunc0_ok) : i1
  %x1 = util.unfoldable_constant -0.75 : f80
  %ceil1 = math.ceil %x1 : f80
  %ceil1_bits = arith.bitcast %ceil1 : f80 to i80
  %ceil1_want = arith.constant -604462909807314587353088 : i80
  %ceil1_ok = arith.cmpi eq, %ceil1_bits, %ceil1_want : i80
  check.expect_true(%ceil1_ok) : i1
  %floor1 = math.floor %x1 : f80
  %floor1_bits = arith.bitcast %floor1 : f80 to i80
  %floor1_want = arith.constant -302240678275694148452352 : i80
  %floor1_ok = arith.cmpi eq, %floor1_bits, %floor1_want : i80
  check.expect_true(%floor1_ok) : i1
  %round1 = math.round %x1 : f80
  %round1_bits = arith.bitcast %round1 : f80 to i80
  %round1_want = arith.constant -302240678275694148452352 : i80
  %round1_ok = arith.cmpi eq, %round1_bits, %round1_want : i80
  check.expect_true(%round1_ok) : i1
  %roundeven1 = math.roundeven %x1 : f80
  %roundeven1_bits = arith.bitcast %roundeven1 : f80 to i80
  %roundeven1_want = arith.constant -302240678275694148452352 : i80
  %roundeven1_ok = arith.cmpi eq, %roundeven1_bits, %roundeven1_want : i80
  check.expect_true(%roundeven1_ok) : i1
  %trunc1 = math.trunc %x1 : f80
  %trunc1_bits = arith.bitcast %trunc1 : f80 to i80
  %trunc1_want = arith.constant -604462909807314587353088 : i80
  %trunc1_ok = arith.cmpi eq, %trunc1_bits, %trunc1_want : i80
  check.expect_true(%trunc1_ok) : i1
  %x2 = util.unfoldable_constant 1.5 : f80
  %ceil2 = math.ceil %x2 : f80
  %ceil2_bits = arith.bitcast %ceil2 : f80 to i80
  %ceil2_want = arith.constant 302240678275694148452352 : i80
  %ceil2_ok = arith.cmpi eq, %ceil2_bits, %ceil2_want : i80
  check.expect_true(%ceil2_ok) : i1
  %floor2 = math.floor %x2 : f80
  %floor2_bits = arith.bitcast %floor2 : f80 to i80
  %floor2_want = arith.constant 302222231531620438900736 : i80
  %floor2_ok = arith.cmpi eq, %floor2_bits, %floor2_want : i80
  check.expect_true(%floor2_ok) : i1
  %round2 = math.round %x2 : f80
  %round2_bits = arith.bitcast %round2 : f80 to i80
  %round2_want = arith.constant 302240678275694148452352 : i80
  %round2_ok = arith.cmpi eq, %round2_bits, %round2_want : i80
  check.expect_true(%round2_ok) : i1
  %roundeven2 = math.roundeven %x2 : f80
  %roundeven2_bits = arith.bitcast %roundeven2 : f80 to i80
  %roundeven2_want = arith.constant 302240678275694148452352 : i80
  %roundeven2_ok = arith.cmpi eq, %roundeven2_bits, %roundeven2_want : i80
  check.expect_true(%roundeven2_ok) : i1
  %trunc2 = math.trunc %x2 : f80
  %trunc2_bits = arith.bitcast %trunc2 : f80 to i80
  %trunc2_want = arith.constant 302222231531620438900736 : i80
  %trunc2_ok = arith.cmpi eq, %trunc2_bits, %trunc2_want : i80
  check.expect_true(%trunc2_ok) : i1
  %abs = math.absf %x1 : f80
  %abs_bits = arith.bitcast %abs : f80 to i80
  %abs_want = arith.constant 302208396473565156737024 : i80
  %abs_ok = arith.cmpi eq, %abs_bits, %abs_want : i80
  check.expect_true(%abs_ok) : i1
  %signed = math.copysign %x0, %x1 : f80
  %signed_bits = arith.bitcast %signed : f80 to i80
  %signed_want = arith.constant -302219925688611225206784 : i80
  %signed_ok = arith.cmpi eq, %signed_bits, %signed_want : i80
  check.expect_true(%signed_ok) : i1
  %clamped = math.clampf %x1 to [%x2, %x0] : f80
  %clamped_bits = arith.bitcast %clamped : f80 to i80
  %clamped_want = arith.constant 302226843217638866288640 : i80
  %clamped_ok = arith.cmpi eq, %clamped_bits, %clamped_want : i80
  check.expect_true(%clamped_ok) : i1
  %two = util.unfoldable_constant 2.0 : f80
  %root = math.sqrt %two : f80
  %root_bits = arith.bitcast %root : f80 to i80
  %root_want = arith.constant 302226051977408916907140 : i80
  %root_ok = arith.cmpi eq, %root_bits, %root_want : i80
  check.expect_true(%root_ok) : i1
  %near = util.unfoldable_constant 0x3FFF8000000000000001 : f80
  %minus = util.unfoldable_constant 0xBFFF8000000000000002 : f80
  %fused = math.fma %near, %near, %minus : f80
  %fused_bits = arith.bitcast %fused : f80 to i80
  %fused_want = arith.constant 299897941778333035397120 : i80
  %fused_ok = arith.cmpi eq, %fused_bits, %fused_want : i80
  check.expect_true(%fused_ok) : i1
  %inf = util.unfoldable_constant 0x7FFF8000000000000000 : f80
  %inf_isinf = math.isinf %inf : f80
  check.expect_true(%inf_isinf) : i1
  %inf_isnan = math.isnan %inf : f80
  check.expect_false(%inf_isnan) : i1
  %inf_isfinite = math.isfinite %inf : f80
  check.expect_false(%inf_isfinite) : i1
  %inf_isnormal = math.isnormal %inf : f80
  check.expect_false(%inf_isnormal) : i1
  %nan = util.unfoldable_constant 0x7FFFC000000000000000 : f80
  %nan_isinf = math.isinf %nan : f80
  check.expect_false(%nan_isinf) : i1
  %nan_isnan = math.isnan %nan : f80
  check.expect_true(%nan_isnan) : i1
  %nan_isfinite = math.isfinite %nan : f80
  check.expect_false(%nan_isfinite) : i1
  %nan_isnormal = math.isnormal %nan : f80
  check.expect_false(%nan_isnormal) : i1
  %tiny = util.unfoldable_constant 0x00000000000000000001 : f80
  %tiny_isinf = math.isinf %tiny : f80
  check.expect_false(%tiny_isinf) : i1
  %tiny_isnan = math.isnan %tiny : f80
  check.expect_false(%tiny_isnan) : i1
  %tiny_isfinite = math.isfinite %tiny : f80
  check.expect_true(%tiny_isfinite) : i1
  %tiny_isnormal = math.isnormal %tiny : f80
  check.expect_false(%tiny_isnormal) : i1
  %one = util.unfoldable_constant 0x3FFF8000000000000000 : f80
  %one_isinf = math.isinf %one : f80
  check.expect_false(%one_isinf) : i1
  %one_isnan = math.isnan %one : f80
  check.expect_false(%one_isnan) : i1
  %one_isfinite = math.isfinite %one : f80
  check.expect_true(%one_isfinite) : i1
  %one_isnormal = math.isnormal %one : f80
  check.expect_true(%one_isnormal) : i1
  return
}

func.func @exact_f128() {
  %x0 = util.unfoldable_constant 2.5 : f128
  %ceil0 = math.ceil %x0 : f128
  %ceil0_bits = arith.bitcast %ceil0 : f128 to i128
  %ceil0_want = arith.constant 85073187878663883279657917106106662912 : i128
  %ceil0_ok = arith.cmpi eq, %ceil0_bits, %ceil0_want : i128
  check.expect_true(%ceil0_ok) : i1
  %floor0 = math.floor %x0 : f128
  %floor0_bits = arith.bitcast %floor0 : f128 to i128
  %floor0_want = arith.constant 85070591730234615865843651857942052864 : i128
  %floor0_ok = arith.cmpi eq, %floor0_bits, %floor0_want : i128
  check.expect_true(%floor0_ok) : i1
  %round0 = math.round %x0 : f128
  %round0_bits = arith.bitcast %round0 : f128 to i128
  %round0_want = arith.constant 85073187878663883279657917106106662912 : i128
  %round0_ok = arith.cmpi eq, %round0_bits, %round0_want : i128
  check.expect_true(%round0_ok) : i1
  %roundeven0 = math.roundeven %x0 : f128
  %roundeven0_bits = arith.bitcast %roundeven0 : f128 to i128
  %roundeven0_want = arith.constant 85070591730234615865843651857942052864 : i128
  %roundeven0_ok = arith.cmpi eq, %roundeven0_bits, %roundeven0_want : i128
  check.expect_true(%roundeven0_ok) : i1
  %trunc0 = math.trunc %x0 : f128
  %trunc0_bits = arith.bitcast %trunc0 : f128 to i128
  %trunc0_want = arith.constant 85070591730234615865843651857942052864 : i128
  %trunc0_ok = arith.cmpi eq, %trunc0_bits, %trunc0_want : i128
  check.expect_true(%trunc0_ok) : i1
  %x1 = util.unfoldable_constant -0.75 : f128
  %ceil1 = math.ceil %x1 : f128
  %ceil1_bits = arith.bitcast %ceil1 : f128 to i128
  %ceil1_want = arith.constant -170141183460469231731687303715884105728 : i128
  %ceil1_ok = arith.cmpi eq, %ceil1_bits, %ceil1_want : i128
  check.expect_true(%ceil1_ok) : i1
  %floor1 = math.floor %x1 : f128
  %floor1_bits = arith.bitcast %floor1 : f128 to i128
  %floor1_want = arith.constant -85075784027093150693472182354271272960 : i128
  %floor1_ok = arith.cmpi eq, %floor1_bits, %floor1_want : i128
  check.expect_true(%floor1_ok) : i1
  %round1 = math.round %x1 : f128
  %round1_bits = arith.bitcast %round1 : f128 to i128
  %round1_want = arith.constant -85075784027093150693472182354271272960 : i128
  %round1_ok = arith.cmpi eq, %round1_bits, %round1_want : i128
  check.expect_true(%round1_ok) : i1
  %roundeven1 = math.roundeven %x1 : f128
  %roundeven1_bits = arith.bitcast %roundeven1 : f128 to i128
  %roundeven1_want = arith.constant -85075784027093150693472182354271272960 : i128
  %roundeven1_ok = arith.cmpi eq, %roundeven1_bits, %roundeven1_want : i128
  check.expect_true(%roundeven1_ok) : i1
  %trunc1 = math.trunc %x1 : f128
  %trunc1_bits = arith.bitcast %trunc1 : f128 to i128
  %trunc1_want = arith.constant -170141183460469231731687303715884105728 : i128
  %trunc1_ok = arith.cmpi eq, %trunc1_bits, %trunc1_want : i128
  check.expect_true(%trunc1_ok) : i1
  %x2 = util.unfoldable_constant 1.5 : f128
  %ceil2 = math.ceil %x2 : f128
  %ceil2_bits = arith.bitcast %ceil2 : f128 to i128
  %ceil2_want = arith.constant 85070591730234615865843651857942052864 : i128
  %ceil2_ok = arith.cmpi eq, %ceil2_bits, %ceil2_want : i128
  check.expect_true(%ceil2_ok) : i1
  %floor2 = math.floor %x2 : f128
  %floor2_bits = arith.bitcast %floor2 : f128 to i128
  %floor2_want = arith.constant 85065399433376081038215121361612832768 : i128
  %floor2_ok = arith.cmpi eq, %floor2_bits, %floor2_want : i128
  check.expect_true(%floor2_ok) : i1
  %round2 = math.round %x2 : f128
  %round2_bits = arith.bitcast %round2 : f128 to i128
  %round2_want = arith.constant 85070591730234615865843651857942052864 : i128
  %round2_ok = arith.cmpi eq, %round2_bits, %round2_want : i128
  check.expect_true(%round2_ok) : i1
  %roundeven2 = math.roundeven %x2 : f128
  %roundeven2_bits = arith.bitcast %roundeven2 : f128 to i128
  %roundeven2_want = arith.constant 85070591730234615865843651857942052864 : i128
  %roundeven2_ok = arith.cmpi eq, %roundeven2_bits, %roundeven2_want : i128
  check.expect_true(%roundeven2_ok) : i1
  %trunc2 = math.trunc %x2 : f128
  %trunc2_bits = arith.bitcast %trunc2 : f128 to i128
  %trunc2_want = arith.constant 85065399433376081038215121361612832768 : i128
  %trunc2_ok = arith.cmpi eq, %trunc2_bits, %trunc2_want : i128
  check.expect_true(%trunc2_ok) : i1
  %abs = math.absf %x1 : f128
  %abs_bits = arith.bitcast %abs : f128 to i128
  %abs_want = arith.constant 85062803284946813624400856113448222720 : i128
  %abs_ok = arith.cmpi eq, %abs_bits, %abs_want : i128
  check.expect_true(%abs_ok) : i1
  %signed = math.copysign %x0, %x1 : f128
  %signed_bits = arith.bitcast %signed : f128 to i128
  %signed_want = arith.constant -85069293656019982158936519233859747840 : i128
  %signed_ok = arith.cmpi eq, %signed_bits, %signed_want : i128
  check.expect_true(%signed_ok) : i1
  %clamped = math.clampf %x1 to [%x2, %x0] : f128
  %clamped_bits = arith.bitcast %clamped : f128 to i128
  %clamped_want = arith.constant 85067995581805348452029386609777442816 : i128
  %clamped_ok = arith.cmpi eq, %clamped_bits, %clamped_want : i128
  check.expect_true(%clamped_ok) : i1
  %two = util.unfoldable_constant 2.0 : f128
  %root = math.sqrt %two : f128
  %root_bits = arith.bitcast %root : f128 to i128
  %root_want = arith.constant 85067550153154753379518018897890962069 : i128
  %root_ok = arith.cmpi eq, %root_bits, %root_want : i128
  check.expect_true(%root_ok) : i1
  %near = util.unfoldable_constant 0x3FFF0000000000000000000000000001 : f128
  %minus = util.unfoldable_constant 0xBFFF0000000000000000000000000002 : f128
  %fused = math.fma %near, %near, %minus : f128
  %fused_bits = arith.bitcast %fused : f128 to i128
  %fused_want = arith.constant 83902324937064279649424290183867531264 : i128
  %fused_ok = arith.cmpi eq, %fused_bits, %fused_want : i128
  check.expect_true(%fused_ok) : i1
  %inf = util.unfoldable_constant 0x7FFF0000000000000000000000000000 : f128
  %inf_isinf = math.isinf %inf : f128
  check.expect_true(%inf_isinf) : i1
  %inf_isnan = math.isnan %inf : f128
  check.expect_false(%inf_isnan) : i1
  %inf_isfinite = math.isfinite %inf : f128
  check.expect_false(%inf_isfinite) : i1
  %inf_isnormal = math.isnormal %inf : f128
  check.expect_false(%inf_isnormal) : i1
  %nan = util.unfoldable_constant 0x7FFF8000000000000000000000000000 : f128
  %nan_isinf = math.isinf %nan : f128
  check.expect_false(%nan_isinf) : i1
  %nan_isnan = math.isnan %nan : f128
  check.expect_true(%nan_isnan) : i1
  %nan_isfinite = math.isfinite %nan : f128
  check.expect_false(%nan_isfinite) : i1
  %nan_isnormal = math.isnormal %nan : f128
  check.expect_false(%nan_isnormal) : i1
  %tiny = util.unfoldable_constant 0x00000000000000000000000000000001 : f128
  %tiny_isinf = math.isinf %tiny : f128
  check.expect_false(%tiny_isinf) : i1
  %tiny_isnan = math.isnan %tiny : f128
  check.expect_false(%tiny_isnan) : i1
  %tiny_isfinite = math.isfinite %tiny : f128
  check.expect_true(%tiny_isfinite) : i1
  %tiny_isnormal = math.isnormal %tiny : f128
  check.expect_false(%tiny_isnormal) : i1
  %one = util.unfoldable_constant 0x3FFF0000000000000000000000000000 : f128
  %one_isinf = math.isinf %one : f128
  check.expect_false(%one_isinf) : i1
  %one_isnan = math.isnan %one : f128
  check.expect_false(%one_isnan) : i1
  %one_isfinite = math.isfinite %one : f128
  check.expect_true(%one_isfinite) : i1
  %one_isnormal = math.isnormal %one : f128
  check.expect_true(%one_isnormal) : i1
  return
}
