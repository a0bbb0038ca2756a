// Complex arithmetic: each part of a result is the exact one rounded once. (IREE and MLIR take scalars only.)

func.func @f32() {
  %a = util.unfoldable_constant dense<[(0x3F800001, 0x3F800000), (0x7F7FFFFF, 0x3FED7CF4), (0x00000001, 0x00000002), (0xBFF20C2A, 0xBFB6D131), (0x3CC79628, 0xBE7D615A), (0xBFD7A0C6, 0xBF12F327), (0x407DB17F, 0x3F32D87D), (0x3D91E5F2, 0xC076C8E2)]> : tensor<8xcomplex<f32>>
  %b = util.unfoldable_constant dense<[(0x3F800001, 0x3F800002), (0x3F000000, 0x3EC00000), (0x3FC00000, 0x00000003), (0xC03A6677, 0xBEF6CED9), (0xC0F729B5, 0xC0C76ABF), (0xBE959187, 0xBE2E9661), (0x40B6BCB7, 0xC0220AB5), (0x3DB548F8, 0x3E52280E)]> : tensor<8xcomplex<f32>>
  %mul = complex.mul %a, %b : tensor<8xcomplex<f32>>
  check.expect_eq_const(%mul, dense<[(0x28800000, 0x40000002), (0x7EFFFFFF, 0x7EBFFFFF), (0x00000001, 0x00000003), (0x409A35A0, 0x40A24892), (0xBFDD76A1, 0x3FE13317), (0x3EC9DA83, 0x3EE8E8FF), (0x41C33DC3, 0xC0C1801E), (0x3F4C34AB, 0xBEA74608)]> : tensor<8xcomplex<f32>>) : tensor<8xcomplex<f32>>
  %div = complex.div %a, %b : tensor<8xcomplex<f32>>
  check.expect_eq_const(%div, dense<[(0x3F7FFFFE, 0xB3FFFFFC), (0x7F800000, 0xFF75C28E), (0x00000001, 0x00000001), (0x3F360141, 0x3EBED4FB), (0x3C613454, 0x3CAB96E9), (0x40A50556, 0xBF85BB30), (0x3F08E74E, 0x3EB80939), (0xC17B725D, 0xC0E402B6)]> : tensor<8xcomplex<f32>>) : tensor<8xcomplex<f32>>
  %add = complex.add %a, %b : tensor<8xcomplex<f32>>
  check.expect_eq_const(%add, dense<[(0x40000001, 0x40000001), (0x7F7FFFFF, 0x400EBE7A), (0x3FC00000, 0x00000005), (0xC099B646, 0xBFF484E7), (0xC0F6621F, 0xC0CF55CA), (0xBFFD0528, 0xBF3E98BF), (0x411ACABB, 0xBFEAA92C), (0x3E239775, 0xC069A661)]> : tensor<8xcomplex<f32>>) : tensor<8xcomplex<f32>>
  %sub = complex.sub %a, %b : tensor<8xcomplex<f32>>
  check.expect_eq_const(%sub, dense<[(0x00000000, 0xB4800000), (0x7F7FFFFF, 0x3FBD7CF4), (0xBFC00000, 0x80000001), (0x3F82C0C4, 0xBF723AF6), (0x40F7F14B, 0x40BF7FB4), (0xBFB23C64, 0xBECE9B1E), (0xBFDF8FDE, 0x404EC0D4), (0xBC8D8C18, 0xC081F5B1)]> : tensor<8xcomplex<f32>>) : tensor<8xcomplex<f32>>
  %neg = complex.neg %a : tensor<8xcomplex<f32>>
  check.expect_eq_const(%neg, dense<[(0xBF800001, 0xBF800000), (0xFF7FFFFF, 0xBFED7CF4), (0x80000001, 0x80000002), (0x3FF20C2A, 0x3FB6D131), (0xBCC79628, 0x3E7D615A), (0x3FD7A0C6, 0x3F12F327), (0xC07DB17F, 0xBF32D87D), (0xBD91E5F2, 0x4076C8E2)]> : tensor<8xcomplex<f32>>) : tensor<8xcomplex<f32>>
  %conj = complex.conj %a : tensor<8xcomplex<f32>>
  check.expect_eq_const(%conj, dense<[(0x3F800001, 0xBF800000), (0x7F7FFFFF, 0xBFED7CF4), (0x00000001, 0x80000002), (0xBFF20C2A, 0x3FB6D131), (0x3CC79628, 0x3E7D615A), (0xBFD7A0C6, 0x3F12F327), (0x407DB17F, 0xBF32D87D), (0x3D91E5F2, 0x4076C8E2)]> : tensor<8xcomplex<f32>>) : tensor<8xcomplex<f32>>
  %re = complex.re %a : tensor<8xcomplex<f32>>
  check.expect_eq_const(%re, dense<[0x3F800001, 0x7F7FFFFF, 0x00000001, 0xBFF20C2A, 0x3CC79628, 0xBFD7A0C6, 0x407DB17F, 0x3D91E5F2]> : tensor<8xf32>) : tensor<8xf32>
  %im = complex.im %a : tensor<8xcomplex<f32>>
  check.expect_eq_const(%im, dense<[0x3F800000, 0x3FED7CF4, 0x00000002, 0xBFB6D131, 0xBE7D615A, 0xBF12F327, 0x3F32D87D, 0xC076C8E2]> : tensor<8xf32>) : tensor<8xf32>
  %swapped = complex.create %im, %re : tensor<8xcomplex<f32>>
  check.expect_eq_const(%swapped, dense<[(0x3F800000, 0x3F800001), (0x3FED7CF4, 0x7F7FFFFF), (0x00000002, 0x00000001), (0xBFB6D131, 0xBFF20C2A), (0xBE7D615A, 0x3CC79628), (0xBF12F327, 0xBFD7A0C6), (0x3F32D87D, 0x407DB17F), (0xC076C8E2, 0x3D91E5F2)]> : tensor<8xcomplex<f32>>) : tensor<8xcomplex<f32>>
  %eq = complex.eq %a, %swapped : tensor<8xcomplex<f32>>
  check.expect_eq_const(%eq, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %neq = complex.neq %a, %a : tensor<8xcomplex<f32>>
  check.expect_eq_const(%neq, dense<false> : tensor<8xi1>) : tensor<8xi1>
  return
}

func.func @f64() {
  %a = util.unfoldable_constant dense<[(0x3FF0000000000001, 0x3FF0000000000000), (0x7FEFFFFFFFFFFFFF, 0xBFEBC4D8FAD9D3A9), (0x0000000000000001, 0x0000000000000002), (0x40144C1B6E6291D3, 0xBFE34501DF7486D6), (0x3FF818D80A445F66, 0xC01445E60F616FB5), (0x3FC2DC2D05ADC011, 0xBFD7A065ED36639E), (0xBFF7A03784269E2A, 0x3FF931934CE74655), (0xBFC4FA727A36410A, 0x3FC6568FA6482FE7)]> : tensor<8xcomplex<f64>>
  %b = util.unfoldable_constant dense<[(0x3FF0000000000001, 0x3FF0000000000002), (0x3FE0000000000000, 0x3FD8000000000000), (0x3FF8000000000000, 0x0000000000000003), (0xBFF3643D0AD1326A, 0xBFF93A8B02EEE0AB), (0xC006962CEEB8607A, 0xBFE69F569BDE8163), (0xC002F72B4C736DB3, 0xBFC74B0A5AD6EDB6), (0x3FCA048FC5B3B5D3, 0xBFD000164F5D410D), (0x3FD49B1733921D12, 0x3FD9E998703CFF0B)]> : tensor<8xcomplex<f64>>
  %mul = complex.mul %a, %b : tensor<8xcomplex<f64>>
  check.expect_eq_const(%mul, dense<[(0x3970000000000000, 0x4000000000000002), (0x7FDFFFFFFFFFFFFF, 0x7FD7FFFFFFFFFFFF), (0x0000000000000001, 0x0000000000000003), (0xC01C65D43E479346, 0xC01D15D9B7AB5EB7), (0xC01F572B29F50A05, 0x402A7D426A9360F0), (0xBFDAA7B8DCE7354B, 0x3FEB25C718524953), (0x3FB7F0AC9729B761, 0x3FE60E1BC3DD1726), (0xBFBF98E4C6121B71, 0xBF84D37D72368446)]> : tensor<8xcomplex<f64>>) : tensor<8xcomplex<f64>>
  %div = complex.div %a, %b : tensor<8xcomplex<f64>>
  check.expect_eq_const(%div, dense<[(0x3FEFFFFFFFFFFFFE, 0xBCAFFFFFFFFFFFFC), (0x7FF0000000000000, 0xFFEEB851EB851EB7), (0x0000000000000001, 0x0000000000000001), (0xBFF509A14E452977, 0x4001A8F28E68784F), (0xBFB4389513FC03EF, 0x3FFD09E4BDA4A460), (0xBFA98D29DE038F50, 0x3FC46C2DEF861B71), (0xC01ABB31A79A0B02, 0xBFDE44D08CBE529D), (0x3FB11DA0D066AEE5, 0x3FDD4F2E9DEEBDAB)]> : tensor<8xcomplex<f64>>) : tensor<8xcomplex<f64>>
  %add = complex.add %a, %b : tensor<8xcomplex<f64>>
  check.expect_eq_const(%add, dense<[(0x4000000000000001, 0x4000000000000001), (0x7FEFFFFFFFFFFFFF, 0xBFDF89B1F5B3A752), (0x3FF8000000000000, 0x0000000000000005), (0x400EE618575C8A71, 0xC0016E85F954920B), (0xBFF51381D32C618E, 0xC01719D0E2DD3FE1), (0xC001C9687C1891B2, 0xBFE1A2F58D50ED3C), (0xBFF45FA58B702770, 0x3FF5318DB90FF612), (0x3FC43BBBECEDF91A, 0x3FE28A7021B08B7F)]> : tensor<8xcomplex<f64>>) : tensor<8xcomplex<f64>>
  %sub = complex.sub %a, %b : tensor<8xcomplex<f64>>
  check.expect_eq_const(%sub, dense<[(0x0000000000000000, 0xBCC0000000000000), (0x7FEFFFFFFFFFFFFF, 0xBFF3E26C7D6CE9D4), (0xBFF8000000000000, 0x8000000000000001), (0x4019252AB116DE6E, 0x3FEF301426693A80), (0x4011514C79ED4816, 0xC01171FB3BE59F89), (0x400424EE1CCE49B4, 0xBFC7F5C17F95D986), (0xBFFAE0C97CDD14E4, 0x3FFD3198E0BE9698), (0xBFDF185070AD3D97, 0xBFCD7CA13A31CE2F)]> : tensor<8xcomplex<f64>>) : tensor<8xcomplex<f64>>
  %neg = complex.neg %a : tensor<8xcomplex<f64>>
  check.expect_eq_const(%neg, dense<[(0xBFF0000000000001, 0xBFF0000000000000), (0xFFEFFFFFFFFFFFFF, 0x3FEBC4D8FAD9D3A9), (0x8000000000000001, 0x8000000000000002), (0xC0144C1B6E6291D3, 0x3FE34501DF7486D6), (0xBFF818D80A445F66, 0x401445E60F616FB5), (0xBFC2DC2D05ADC011, 0x3FD7A065ED36639E), (0x3FF7A03784269E2A, 0xBFF931934CE74655), (0x3FC4FA727A36410A, 0xBFC6568FA6482FE7)]> : tensor<8xcomplex<f64>>) : tensor<8xcomplex<f64>>
  %conj = complex.conj %a : tensor<8xcomplex<f64>>
  check.expect_eq_const(%conj, dense<[(0x3FF0000000000001, 0xBFF0000000000000), (0x7FEFFFFFFFFFFFFF, 0x3FEBC4D8FAD9D3A9), (0x0000000000000001, 0x8000000000000002), (0x40144C1B6E6291D3, 0x3FE34501DF7486D6), (0x3FF818D80A445F66, 0x401445E60F616FB5), (0x3FC2DC2D05ADC011, 0x3FD7A065ED36639E), (0xBFF7A03784269E2A, 0xBFF931934CE74655), (0xBFC4FA727A36410A, 0xBFC6568FA6482FE7)]> : tensor<8xcomplex<f64>>) : tensor<8xcomplex<f64>>
  %re = complex.re %a : tensor<8xcomplex<f64>>
  check.expect_eq_const(%re, dense<[0x3FF0000000000001, 0x7FEFFFFFFFFFFFFF, 0x0000000000000001, 0x40144C1B6E6291D3, 0x3FF818D80A445F66, 0x3FC2DC2D05ADC011, 0xBFF7A03784269E2A, 0xBFC4FA727A36410A]> : tensor<8xf64>) : tensor<8xf64>
  %im = complex.im %a : tensor<8xcomplex<f64>>
  check.expect_eq_const(%im, dense<[0x3FF0000000000000, 0xBFEBC4D8FAD9D3A9, 0x0000000000000002, 0xBFE34501DF7486D6, 0xC01445E60F616FB5, 0xBFD7A065ED36639E, 0x3FF931934CE74655, 0x3FC6568FA6482FE7]> : tensor<8xf64>) : tensor<8xf64>
  %swapped = complex.create %im, %re : tensor<8xcomplex<f64>>
  check.expect_eq_const(%swapped, dense<[(0x3FF0000000000000, 0x3FF0000000000001), (0xBFEBC4D8FAD9D3A9, 0x7FEFFFFFFFFFFFFF), (0x0000000000000002, 0x0000000000000001), (0xBFE34501DF7486D6, 0x40144C1B6E6291D3), (0xC01445E60F616FB5, 0x3FF818D80A445F66), (0xBFD7A065ED36639E, 0x3FC2DC2D05ADC011), (0x3FF931934CE74655, 0xBFF7A03784269E2A), (0x3FC6568FA6482FE7, 0xBFC4FA727A36410A)]> : tensor<8xcomplex<f64>>) : tensor<8xcomplex<f64>>
  %eq = complex.eq %a, %swapped : tensor<8xcomplex<f64>>
  check.expect_eq_const(%eq, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %neq = complex.neq %a, %a : tensor<8xcomplex<f64>>
  check.expect_eq_const(%neq, dense<false> : tensor<8xi1>) : tensor<8xi1>
  return
}

func.func @f16() {
  %a = util.unfoldable_constant dense<[(0x4162, 0xC315), (0x7BFF, 0xB4B7), (0x0001, 0x0002), (0xAA64, 0xC38B), (0xC6B1, 0x3859), (0x3470, 0x3F2D), (0x3FA4, 0xC033), (0xC3C7, 0xB27F)]> : tensor<8xcomplex<f16>>
  %b = util.unfoldable_constant dense<[(0x3056, 0x3050), (0x3800, 0x3600), (0x3E00, 0x0003), (0x4479, 0xB430), (0xB2E5, 0x2BA8), (0x26C0, 0xB97C), (0x32D0, 0xB176), (0x2F14, 0x3047)]> : tensor<8xcomplex<f16>>
  %mul = complex.mul %a, %b : tensor<8xcomplex<f16>>
  check.expect_eq_const(%mul, dense<[(0x3ABC, 0xAF7E), (0x77FF, 0x75FF), (0x0001, 0x0003), (0xBCD7, 0xCC37), (0x3DA3, 0xB823), (0x3CF3, 0xB092), (0x2A30, 0xBA2F), (0xB672, 0xB857)]> : tensor<8xcomplex<f16>>) : tensor<8xcomplex<f16>>
  %div = complex.div %a, %b : tensor<8xcomplex<f16>>
  check.expect_eq_const(%div, dense<[(0xC22A, 0xCDC4), (0x7C00, 0xFBAD), (0x0001, 0x0001), (0x28DF, 0xBABA), (0x4F5F, 0x45AA), (0xC132, 0x3809), (0x4923, 0xBE81), (0xCB98, 0x4C22)]> : tensor<8xcomplex<f16>>) : tensor<8xcomplex<f16>>
  %add = complex.add %a, %b : tensor<8xcomplex<f16>>
  check.expect_eq_const(%add, dense<[(0x41A7, 0xC2D0), (0x7BFF, 0x2D24), (0x3E00, 0x0005), (0x446C, 0xC408), (0xC6E8, 0x38D4), (0x34DC, 0x3C6F), (0x403F, 0xC08A), (0xC38E, 0xAC70)]> : tensor<8xcomplex<f16>>) : tensor<8xcomplex<f16>>
  %sub = complex.sub %a, %b : tensor<8xcomplex<f16>>
  check.expect_eq_const(%sub, dense<[(0x411D, 0xC35A), (0x7BFF, 0xB95C), (0xBE00, 0x8001), (0xC486, 0xC305), (0xC67A, 0x37BD), (0x3404, 0x40F6), (0x3ECA, 0xBFB7), (0xC400, 0xB563)]> : tensor<8xcomplex<f16>>) : tensor<8xcomplex<f16>>
  %neg = complex.neg %a : tensor<8xcomplex<f16>>
  check.expect_eq_const(%neg, dense<[(0xC162, 0x4315), (0xFBFF, 0x34B7), (0x8001, 0x8002), (0x2A64, 0x438B), (0x46B1, 0xB859), (0xB470, 0xBF2D), (0xBFA4, 0x4033), (0x43C7, 0x327F)]> : tensor<8xcomplex<f16>>) : tensor<8xcomplex<f16>>
  %conj = complex.conj %a : tensor<8xcomplex<f16>>
  check.expect_eq_const(%conj, dense<[(0x4162, 0x4315), (0x7BFF, 0x34B7), (0x0001, 0x8002), (0xAA64, 0x438B), (0xC6B1, 0xB859), (0x3470, 0xBF2D), (0x3FA4, 0x4033), (0xC3C7, 0x327F)]> : tensor<8xcomplex<f16>>) : tensor<8xcomplex<f16>>
  %re = complex.re %a : tensor<8xcomplex<f16>>
  check.expect_eq_const(%re, dense<[0x4162, 0x7BFF, 0x0001, 0xAA64, 0xC6B1, 0x3470, 0x3FA4, 0xC3C7]> : tensor<8xf16>) : tensor<8xf16>
  %im = complex.im %a : tensor<8xcomplex<f16>>
  check.expect_eq_const(%im, dense<[0xC315, 0xB4B7, 0x0002, 0xC38B, 0x3859, 0x3F2D, 0xC033, 0xB27F]> : tensor<8xf16>) : tensor<8xf16>
  %swapped = complex.create %im, %re : tensor<8xcomplex<f16>>
  check.expect_eq_const(%swapped, dense<[(0xC315, 0x4162), (0xB4B7, 0x7BFF), (0x0002, 0x0001), (0xC38B, 0xAA64), (0x3859, 0xC6B1), (0x3F2D, 0x3470), (0xC033, 0x3FA4), (0xB27F, 0xC3C7)]> : tensor<8xcomplex<f16>>) : tensor<8xcomplex<f16>>
  %eq = complex.eq %a, %swapped : tensor<8xcomplex<f16>>
  check.expect_eq_const(%eq, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %neq = complex.neq %a, %a : tensor<8xcomplex<f16>>
  check.expect_eq_const(%neq, dense<false> : tensor<8xi1>) : tensor<8xi1>
  return
}

func.func @bf16() {
  %a = util.unfoldable_constant dense<[(0x3E74, 0xBE53), (0x7F7F, 0x3CF8), (0x0001, 0x0002), (0xBFA5, 0x3EBA), (0xC0B7, 0x3E4B), (0xBE23, 0xBD50), (0x3DEA, 0xBF5C), (0x3E5A, 0xBF6F)]> : tensor<8xcomplex<bf16>>
  %b = util.unfoldable_constant dense<[(0xC021, 0x3D50), (0x3F00, 0x3EC0), (0x3FC0, 0x0003), (0xBF7D, 0x3D78), (0xBD30, 0xC09B), (0xC0C3, 0xC056), (0x4031, 0x3FCD), (0xC079, 0x3E78)]> : tensor<8xcomplex<bf16>>
  %mul = complex.mul %a, %b : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%mul, dense<[(0xBF17, 0x3F08), (0x7EFF, 0x7EBF), (0x0001, 0x0003), (0x3FA0, 0xBEE0), (0x3F9A, 0x41DE), (0x3F4D, 0x3F57), (0x3FD9, 0xC00C), (0xBF1A, 0x406C)]> : tensor<8xcomplex<bf16>>) : tensor<8xcomplex<bf16>>
  %div = complex.div %a, %b : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%div, dense<[(0xBDC5, 0x3DA4), (0x7F80, 0xFF75), (0x0001, 0x0001), (0x3FA9, 0xBE93), (0xBCF9, 0xBF97), (0x3CC1, 0xBB97), (0xBDD5, 0xBE80), (0xBD8E, 0x3E71)]> : tensor<8xcomplex<bf16>>) : tensor<8xcomplex<bf16>>
  %add = complex.add %a, %b : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%add, dense<[(0xC012, 0xBE1F), (0x7F7F, 0x3ED0), (0x3FC0, 0x0005), (0xC012, 0x3ED9), (0xC0B8, 0xC095), (0xC0C8, 0xC059), (0x4038, 0x3F3E), (0xC06B, 0xBF31)]> : tensor<8xcomplex<bf16>>) : tensor<8xcomplex<bf16>>
  %sub = complex.sub %a, %b : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%sub, dense<[(0x4030, 0xBE84), (0x7F7F, 0xBEB0), (0xBFC0, 0x8001), (0xBE9A, 0x3E9B), (0xC0B6, 0x40A1), (0x40BE, 0x4053), (0xC02A, 0xC01E), (0x4083, 0xBF96)]> : tensor<8xcomplex<bf16>>) : tensor<8xcomplex<bf16>>
  %neg = complex.neg %a : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%neg, dense<[(0xBE74, 0x3E53), (0xFF7F, 0xBCF8), (0x8001, 0x8002), (0x3FA5, 0xBEBA), (0x40B7, 0xBE4B), (0x3E23, 0x3D50), (0xBDEA, 0x3F5C), (0xBE5A, 0x3F6F)]> : tensor<8xcomplex<bf16>>) : tensor<8xcomplex<bf16>>
  %conj = complex.conj %a : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%conj, dense<[(0x3E74, 0x3E53), (0x7F7F, 0xBCF8), (0x0001, 0x8002), (0xBFA5, 0xBEBA), (0xC0B7, 0xBE4B), (0xBE23, 0x3D50), (0x3DEA, 0x3F5C), (0x3E5A, 0x3F6F)]> : tensor<8xcomplex<bf16>>) : tensor<8xcomplex<bf16>>
  %re = complex.re %a : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%re, dense<[0x3E74, 0x7F7F, 0x0001, 0xBFA5, 0xC0B7, 0xBE23, 0x3DEA, 0x3E5A]> : tensor<8xbf16>) : tensor<8xbf16>
  %im = complex.im %a : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%im, dense<[0xBE53, 0x3CF8, 0x0002, 0x3EBA, 0x3E4B, 0xBD50, 0xBF5C, 0xBF6F]> : tensor<8xbf16>) : tensor<8xbf16>
  %swapped = complex.create %im, %re : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%swapped, dense<[(0xBE53, 0x3E74), (0x3CF8, 0x7F7F), (0x0002, 0x0001), (0x3EBA, 0xBFA5), (0x3E4B, 0xC0B7), (0xBD50, 0xBE23), (0xBF5C, 0x3DEA), (0xBF6F, 0x3E5A)]> : tensor<8xcomplex<bf16>>) : tensor<8xcomplex<bf16>>
  %eq = complex.eq %a, %swapped : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%eq, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %neq = complex.neq %a, %a : tensor<8xcomplex<bf16>>
  check.expect_eq_const(%neq, dense<false> : tensor<8xi1>) : tensor<8xi1>
  return
}

func.func @f8E4M3FN() {
  %a = util.unfoldable_constant dense<[(0xCF, 0xA3), (0x01, 0x02), (0x28, 0x28), (0x25, 0x2F), (0xB7, 0xA7), (0xC6, 0xBC), (0xCF, 0x49)]> : tensor<7xcomplex<f8E4M3FN>>
  %b = util.unfoldable_constant dense<[(0x41, 0x45), (0x3C, 0x03), (0x47, 0x31), (0xBE, 0xAA), (0xA9, 0x4D), (0x2F, 0xA0), (0x24, 0xB4)]> : tensor<7xcomplex<f8E4M3FN>>
  %mul = complex.mul %a, %b : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%mul, dense<[(0xD8, 0xDC), (0x01, 0x03), (0x35, 0x39), (0xA5, 0xB6), (0x3E, 0xCC), (0xBF, 0xA8), (0x40, 0x4D)]> : tensor<7xcomplex<f8E4M3FN>>) : tensor<7xcomplex<f8E4M3FN>>
  %div = complex.div %a, %b : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%div, dense<[(0xB9, 0x3C), (0x01, 0x01), (0x1A, 0x16), (0xA2, 0xA7), (0x8F, 0x21), (0xCC, 0xCA), (0xD0, 0xD0)]> : tensor<7xcomplex<f8E4M3FN>>) : tensor<7xcomplex<f8E4M3FN>>
  %add = complex.add %a, %b : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%add, dense<[(0xCA, 0x44), (0x3C, 0x05), (0x48, 0x35), (0xBC, 0x22), (0xBA, 0x4D), (0xC4, 0xBD), (0xCF, 0x47)]> : tensor<7xcomplex<f8E4M3FN>>) : tensor<7xcomplex<f8E4M3FN>>
  %sub = complex.sub %a, %b : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%sub, dense<[(0xD2, 0xC6), (0xBC, 0x81), (0xC6, 0xAA), (0x40, 0x34), (0xB2, 0xCD), (0xC8, 0xBB), (0xCF, 0x4A)]> : tensor<7xcomplex<f8E4M3FN>>) : tensor<7xcomplex<f8E4M3FN>>
  %neg = complex.neg %a : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%neg, dense<[(0x4F, 0x23), (0x81, 0x82), (0xA8, 0xA8), (0xA5, 0xAF), (0x37, 0x27), (0x46, 0x3C), (0x4F, 0xC9)]> : tensor<7xcomplex<f8E4M3FN>>) : tensor<7xcomplex<f8E4M3FN>>
  %conj = complex.conj %a : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%conj, dense<[(0xCF, 0x23), (0x01, 0x82), (0x28, 0xA8), (0x25, 0xAF), (0xB7, 0x27), (0xC6, 0x3C), (0xCF, 0xC9)]> : tensor<7xcomplex<f8E4M3FN>>) : tensor<7xcomplex<f8E4M3FN>>
  %re = complex.re %a : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%re, dense<[0xCF, 0x01, 0x28, 0x25, 0xB7, 0xC6, 0xCF]> : tensor<7xf8E4M3FN>) : tensor<7xf8E4M3FN>
  %im = complex.im %a : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%im, dense<[0xA3, 0x02, 0x28, 0x2F, 0xA7, 0xBC, 0x49]> : tensor<7xf8E4M3FN>) : tensor<7xf8E4M3FN>
  %swapped = complex.create %im, %re : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%swapped, dense<[(0xA3, 0xCF), (0x02, 0x01), (0x28, 0x28), (0x2F, 0x25), (0xA7, 0xB7), (0xBC, 0xC6), (0x49, 0xCF)]> : tensor<7xcomplex<f8E4M3FN>>) : tensor<7xcomplex<f8E4M3FN>>
  %eq = complex.eq %a, %swapped : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%eq, dense<[false, false, true, false, false, false, false]> : tensor<7xi1>) : tensor<7xi1>
  %neq = complex.neq %a, %a : tensor<7xcomplex<f8E4M3FN>>
  check.expect_eq_const(%neq, dense<false> : tensor<7xi1>) : tensor<7xi1>
  return
}

func.func @f8E5M2() {
  %a = util.unfoldable_constant dense<[(0xB7, 0xC5), (0x7B, 0xB7), (0x01, 0x02), (0x3F, 0x32), (0xAC, 0x2C), (0x34, 0x31), (0xC5, 0xA8), (0xC1, 0xB2)]> : tensor<8xcomplex<f8E5M2>>
  %b = util.unfoldable_constant dense<[(0xC1, 0xB7), (0x38, 0x36), (0x3E, 0x03), (0x45, 0xB7), (0x3B, 0xB3), (0xB0, 0xB0), (0xBA, 0x2E), (0x30, 0x3D)]> : tensor<8xcomplex<f8E5M2>>
  %mul = complex.mul %a, %b : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%mul, dense<[(0xBC, 0x4A), (0x77, 0x75), (0x01, 0x03), (0x48, 0x32), (0xA9, 0x2C), (0xA2, 0xAA), (0x44, 0xB7), (0xAD, 0xC2)]> : tensor<8xcomplex<f8E5M2>>) : tensor<8xcomplex<f8E5M2>>
  %div = complex.div %a, %b : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%div, dense<[(0x38, 0x40), (0x7C, 0xFB), (0x01, 0x01), (0x36, 0x2C), (0xAD, 0x2A), (0xBE, 0x36), (0x47, 0x3B), (0xB6, 0x40)]> : tensor<8xcomplex<f8E5M2>>) : tensor<8xcomplex<f8E5M2>>
  %add = complex.add %a, %b : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%add, dense<[(0xC2, 0xC5), (0x7B, 0xAC), (0x3E, 0x05), (0x47, 0xB4), (0x3A, 0xB1), (0x30, 0x28), (0xC6, 0x2C), (0xC1, 0x3C)]> : tensor<8xcomplex<f8E5M2>>) : tensor<8xcomplex<f8E5M2>>
  %sub = complex.sub %a, %b : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%sub, dense<[(0x40, 0xC5), (0x7B, 0xBA), (0xBE, 0x81), (0xC2, 0x39), (0xBC, 0x34), (0x36, 0x34), (0xC4, 0xB0), (0xC1, 0xBE)]> : tensor<8xcomplex<f8E5M2>>) : tensor<8xcomplex<f8E5M2>>
  %neg = complex.neg %a : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%neg, dense<[(0x37, 0x45), (0xFB, 0x37), (0x81, 0x82), (0xBF, 0xB2), (0x2C, 0xAC), (0xB4, 0xB1), (0x45, 0x28), (0x41, 0x32)]> : tensor<8xcomplex<f8E5M2>>) : tensor<8xcomplex<f8E5M2>>
  %conj = complex.conj %a : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%conj, dense<[(0xB7, 0x45), (0x7B, 0x37), (0x01, 0x82), (0x3F, 0xB2), (0xAC, 0xAC), (0x34, 0xB1), (0xC5, 0x28), (0xC1, 0x32)]> : tensor<8xcomplex<f8E5M2>>) : tensor<8xcomplex<f8E5M2>>
  %re = complex.re %a : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%re, dense<[0xB7, 0x7B, 0x01, 0x3F, 0xAC, 0x34, 0xC5, 0xC1]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %im = complex.im %a : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%im, dense<[0xC5, 0xB7, 0x02, 0x32, 0x2C, 0x31, 0xA8, 0xB2]> : tensor<8xf8E5M2>) : tensor<8xf8E5M2>
  %swapped = complex.create %im, %re : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%swapped, dense<[(0xC5, 0xB7), (0xB7, 0x7B), (0x02, 0x01), (0x32, 0x3F), (0x2C, 0xAC), (0x31, 0x34), (0xA8, 0xC5), (0xB2, 0xC1)]> : tensor<8xcomplex<f8E5M2>>) : tensor<8xcomplex<f8E5M2>>
  %eq = complex.eq %a, %swapped : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%eq, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %neq = complex.neq %a, %a : tensor<8xcomplex<f8E5M2>>
  check.expect_eq_const(%neq, dense<false> : tensor<8xi1>) : tensor<8xi1>
  return
}

func.func @tf32() {
  %a = util.unfoldable_constant dense<[(0x5FF02, 0x5F638), (0x3FBFF, 0x2052B), (0x00001, 0x00002), (0x5FB52, 0x1F641), (0x5EDBE, 0x1F856), (0x5FFEC, 0x5FB01), (0x1F0DC, 0x1F173), (0x20687, 0x200BD)]> : tensor<8xcomplex<tf32>>
  %b = util.unfoldable_constant dense<[(0x5F96D, 0x600BA), (0x1F800, 0x1F600), (0x1FE00, 0x00003), (0x1FAD8, 0x60209), (0x1F6FB, 0x5FFAA), (0x1FF2A, 0x1F9A6), (0x1FDEC, 0x5FC89), (0x1FEE1, 0x2005B)]> : tensor<8xcomplex<tf32>>
  %mul = complex.mul %a, %b : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%mul, dense<[(0x1F451, 0x20467), (0x3F7FF, 0x3F5FF), (0x00001, 0x00003), (0x1F659, 0x20231), (0x1FBFF, 0x1F689), (0x601DC, 0x601EF), (0x1F6B0, 0x1ED1E), (0x20611, 0x20C93)]> : tensor<8xcomplex<tf32>>) : tensor<8xcomplex<tf32>>
  %div = complex.div %a, %b : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%div, dense<[(0x1F593, 0x5F921), (0x3FC00, 0x7FBAD), (0x00001, 0x00001), (0x5F262, 0x5F3E5), (0x5F477, 0x1E448), (0x5FC7F, 0x5E9DC), (0x1E0AD, 0x1EFCF), (0x20041, 0x5FD45)]> : tensor<8xcomplex<tf32>>) : tensor<8xcomplex<tf32>>
  %add = complex.add %a, %b : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%add, dense<[(0x600DC, 0x60181), (0x3FBFF, 0x2058B), (0x1FE00, 0x00005), (0x5EBA0, 0x60141), (0x1F58C, 0x5FD7F), (0x5F210, 0x5F16C), (0x1FE88, 0x5FBB5), (0x20820, 0x2048C)]> : tensor<8xcomplex<tf32>>) : tensor<8xcomplex<tf32>>
  %sub = complex.sub %a, %b : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%sub, dense<[(0x5FC4C, 0x1FFE6), (0x3FBFF, 0x204CB), (0x5FE00, 0x40001), (0x5FF15, 0x202D1), (0x5F835, 0x200EA), (0x6038B, 0x5FE54), (0x5FD50, 0x1FD37), (0x204CF, 0x1F220)]> : tensor<8xcomplex<tf32>>) : tensor<8xcomplex<tf32>>
  %neg = complex.neg %a : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%neg, dense<[(0x1FF02, 0x1F638), (0x7FBFF, 0x6052B), (0x40001, 0x40002), (0x1FB52, 0x5F641), (0x1EDBE, 0x5F856), (0x1FFEC, 0x1FB01), (0x5F0DC, 0x5F173), (0x60687, 0x600BD)]> : tensor<8xcomplex<tf32>>) : tensor<8xcomplex<tf32>>
  %conj = complex.conj %a : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%conj, dense<[(0x5FF02, 0x1F638), (0x3FBFF, 0x6052B), (0x00001, 0x40002), (0x5FB52, 0x5F641), (0x5EDBE, 0x5F856), (0x5FFEC, 0x1FB01), (0x1F0DC, 0x5F173), (0x20687, 0x600BD)]> : tensor<8xcomplex<tf32>>) : tensor<8xcomplex<tf32>>
  %re = complex.re %a : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%re, dense<[0x5FF02, 0x3FBFF, 0x00001, 0x5FB52, 0x5EDBE, 0x5FFEC, 0x1F0DC, 0x20687]> : tensor<8xtf32>) : tensor<8xtf32>
  %im = complex.im %a : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%im, dense<[0x5F638, 0x2052B, 0x00002, 0x1F641, 0x1F856, 0x5FB01, 0x1F173, 0x200BD]> : tensor<8xtf32>) : tensor<8xtf32>
  %swapped = complex.create %im, %re : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%swapped, dense<[(0x5F638, 0x5FF02), (0x2052B, 0x3FBFF), (0x00002, 0x00001), (0x1F641, 0x5FB52), (0x1F856, 0x5EDBE), (0x5FB01, 0x5FFEC), (0x1F173, 0x1F0DC), (0x200BD, 0x20687)]> : tensor<8xcomplex<tf32>>) : tensor<8xcomplex<tf32>>
  %eq = complex.eq %a, %swapped : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%eq, dense<[false, false, false, false, false, false, false, false]> : tensor<8xi1>) : tensor<8xi1>
  %neq = complex.neq %a, %a : tensor<8xcomplex<tf32>>
  check.expect_eq_const(%neq, dense<false> : tensor<8xi1>) : tensor<8xi1>
  return
}

func.func @f4E2M1FN() {
  %a = util.unfoldable_constant dense<[(1.0, -2.0), (0.5, 1.5), (-1.0, 3.0)]> : tensor<3xcomplex<f4E2M1FN>>
  %sum = complex.add %a, %a : tensor<3xcomplex<f4E2M1FN>>
  check.expect_eq_const(%sum, dense<[(2.0, -4.0), (1.0, 3.0), (-2.0, 6.0)]> : tensor<3xcomplex<f4E2M1FN>>) : tensor<3xcomplex<f4E2M1FN>>
  return
}
