// args: opt
// Every operation of math, printed as iree-opt prints it.

// CHECK: module {
// CHECK-NEXT: func.func @floats(%arg0: f32, %arg1: f32, %arg2: f32) {
// CHECK-NEXT: %0 = math.absf %arg0 : f32
// CHECK-NEXT: %1 = math.acos %arg0 fastmath<fast> : f32
// CHECK-NEXT: %2 = math.acosh %arg0 : f32
// CHECK-NEXT: %3 = math.asin %arg0 : f32
// CHECK-NEXT: %4 = math.asinh %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: %5 = math.atan %arg0 : f32
// CHECK-NEXT: %6 = math.atanh %arg0 : f32
// CHECK-NEXT: %7 = math.cbrt %arg0 : f32
// CHECK-NEXT: %8 = math.cos %arg0 fastmath<fast> : f32
// CHECK-NEXT: %9 = math.cosh %arg0 : f32
// CHECK-NEXT: %10 = math.erf %arg0 : f32
// CHECK-NEXT: %11 = math.erfc %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: %12 = math.exp %arg0 : f32
// CHECK-NEXT: %13 = math.exp2 %arg0 : f32
// CHECK-NEXT: %14 = math.expm1 %arg0 : f32
// CHECK-NEXT: %15 = math.log %arg0 fastmath<fast> : f32
// CHECK-NEXT: %16 = math.log10 %arg0 : f32
// CHECK-NEXT: %17 = math.log1p %arg0 : f32
// CHECK-NEXT: %18 = math.log2 %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: %19 = math.rsqrt %arg0 : f32
// CHECK-NEXT: %20 = math.sin %arg0 : f32
// CHECK-NEXT: %21 = math.sinh %arg0 : f32
// CHECK-NEXT: %22 = math.sqrt %arg0 fastmath<fast> : f32
// CHECK-NEXT: %23 = math.tan %arg0 : f32
// CHECK-NEXT: %24 = math.tanh %arg0 : f32
// CHECK-NEXT: %25 = math.ceil %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT: %26 = math.floor %arg0 : f32
// CHECK-NEXT: %27 = math.round %arg0 : f32
// CHECK-NEXT: %28 = math.roundeven %arg0 : f32
// CHECK-NEXT: %29 = math.trunc %arg0 fastmath<fast> : f32
// CHECK-NEXT: %30 = math.atan2 %arg0, %arg1 : f32
// CHECK-NEXT: %31 = math.copysign %arg0, %arg1 : f32
// CHECK-NEXT: %32 = math.powf %arg0, %arg1 : f32
// CHECK-NEXT: %sin, %cos = math.sincos %arg0 : f32
// CHECK-NEXT: %sin_0, %cos_1 = math.sincos %arg1 : f32
// CHECK-NEXT: %33 = math.atan2 %sin_0, %cos_1 : f32
// CHECK-NEXT: %34 = math.fma %arg0, %arg1, %arg2 fastmath<contract> : f32
// CHECK-NEXT: %35 = math.clampf %arg0 to [%arg1, %arg2] fastmath<nsz> {note} : f32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @shaped(%arg0: tensor<?x4xbf16>, %arg1: vector<4xf64>, %arg2: tensor<*xf16>, %arg3: tensor<?x4xi8>, %arg4: tensor<2x4xi8>) {
// CHECK-NEXT: %0 = math.exp %arg0 {note = 1 : i32} : tensor<?x4xbf16>
// CHECK-NEXT: %1 = math.isnan %arg0 fastmath<fast> : tensor<?x4xbf16>
// CHECK-NEXT: %2 = math.isinf %arg1 : vector<4xf64>
// CHECK-NEXT: %3 = math.isfinite %arg2 : tensor<*xf16>
// CHECK-NEXT: %4 = math.isnormal %arg1 : vector<4xf64>
// CHECK-NEXT: %5 = math.fpowi %arg0, %arg3 fastmath<afn> : tensor<?x4xbf16>, tensor<?x4xi8>
// CHECK-NEXT: %6 = math.fpowi %arg0, %arg4 : tensor<?x4xbf16>, tensor<2x4xi8>
// CHECK-NEXT: %sin, %cos = math.sincos %arg0 : tensor<?x4xbf16>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @integers(%arg0: i32, %arg1: i32, %arg2: index, %arg3: f64, %arg4: tensor<3xi7>) {
// CHECK-NEXT: %0 = math.absi %arg0 : i32
// CHECK-NEXT: %1 = math.ctlz %arg2 : index
// CHECK-NEXT: %2 = math.cttz %arg4 : tensor<3xi7>
// CHECK-NEXT: %3 = math.ctpop %arg0 : i32
// CHECK-NEXT: %4 = math.ipowi %arg0, %arg1 : i32
// CHECK-NEXT: %5 = math.fpowi %arg3, %arg2 : f64, index
// CHECK-NEXT: %6 = math.fpowi %arg3, %arg0 : f64, i32
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
func.func @floats(%x: f32, %y: f32, %z: f32) {
  %absf = math.absf %x : f32
  %acos = math.acos %x fastmath<fast> : f32
  %acosh = math.acosh %x : f32
  %asin = math.asin %x : f32
  %asinh = math.asinh %x fastmath<nnan,ninf> : f32
  %atan = math.atan %x : f32
  %atanh = math.atanh %x : f32
  %cbrt = math.cbrt %x : f32
  %cos = math.cos %x fastmath<fast> : f32
  %cosh = math.cosh %x : f32
  %erf = math.erf %x : f32
  %erfc = math.erfc %x fastmath<nnan,ninf> : f32
  %exp = math.exp %x : f32
  %exp2 = math.exp2 %x : f32
  %expm1 = math.expm1 %x : f32
  %log = math.log %x fastmath<fast> : f32
  %log10 = math.log10 %x : f32
  %log1p = math.log1p %x : f32
  %log2 = math.log2 %x fastmath<nnan,ninf> : f32
  %rsqrt = math.rsqrt %x : f32
  %sin = math.sin %x : f32
  %sinh = math.sinh %x : f32
  %sqrt = math.sqrt %x fastmath<fast> : f32
  %tan = math.tan %x : f32
  %tanh = math.tanh %x : f32
  %ceil = math.ceil %x fastmath<nnan,ninf> : f32
  %floor = math.floor %x : f32
  %round = math.round %x : f32
  %roundeven = math.roundeven %x : f32
  %trunc = math.trunc %x fastmath<fast> : f32
  %atan2 = math.atan2 %x, %y : f32
  %copysign = math.copysign %x, %y : f32
  %powf = math.powf %x, %y : f32
  %sin_, %cos_ = math.sincos %x : f32
  %both:2 = "math.sincos"(%y) : (f32) -> (f32, f32)
  %used = math.atan2 %both#0, %both#1 : f32
  %fma = math.fma %x, %y, %z fastmath<contract> : f32
  %clamp = math.clampf %x to [%y, %z] fastmath<nsz> {note} : f32
  return
}
func.func @shaped(%x: tensor<?x4xbf16>, %v: vector<4xf64>, %u: tensor<*xf16>, %n: tensor<?x4xi8>, %m: tensor<2x4xi8>) {
  %0 = math.exp %x {note = 1 : i32} : tensor<?x4xbf16>
  %1 = math.isnan %x fastmath<fast> : tensor<?x4xbf16>
  %2 = math.isinf %v : vector<4xf64>
  %3 = math.isfinite %u : tensor<*xf16>
  %4 = math.isnormal %v : vector<4xf64>
  %5 = math.fpowi %x, %n fastmath<afn> : tensor<?x4xbf16>, tensor<?x4xi8>
  %6 = math.fpowi %x, %m : tensor<?x4xbf16>, tensor<2x4xi8>
  %sin, %cos = math.sincos %x : tensor<?x4xbf16>
  return
}
func.func @integers(%i: i32, %j: i32, %k: index, %f: f64, %t: tensor<3xi7>) {
  %0 = math.absi %i : i32
  %1 = math.ctlz %k : index
  %2 = math.cttz %t : tensor<3xi7>
  %3 = math.ctpop %i : i32
  %4 = math.ipowi %i, %j : i32
  %5 = math.fpowi %f, %k : f64, index
  %6 = math.fpowi %f, %i : f64, i32
  return
}
