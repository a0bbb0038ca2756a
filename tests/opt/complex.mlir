// args: opt
// Every operation of complex as it is printed.

// CHECK-LABEL: func.func @complex
func.func @complex(%a: complex<f32>, %b: complex<f32>, %x: f32, %n: i32) {
  // CHECK-NEXT: %cst = complex.constant [1.000000e+00 : f32, -2.000000e+00 : f32] : complex<f32>
  %0 = complex.constant [1.0 : f32, -2.0 : f32] : complex<f32>
  // CHECK-NEXT: %cst_0 = complex.constant [1.000000e+00, 5.000000e-01] : complex<f64>
  %1 = complex.constant [1.0, 0.5] : complex<f64>
  // CHECK-NEXT: %0 = complex.create %arg2, %arg2 : complex<f32>
  %2 = complex.create %x, %x : complex<f32>
  // CHECK-NEXT: %1 = complex.re %arg0 : complex<f32>
  %3 = complex.re %a fastmath<none> : complex<f32>
  // CHECK-NEXT: %2 = complex.im %arg0 fastmath<fast> : complex<f32>
  %4 = complex.im %a fastmath<fast> : complex<f32>
  // CHECK-NEXT: %3 = complex.bitcast %arg0 : complex<f32> to i64
  %5 = complex.bitcast %a : complex<f32> to i64
  // CHECK-NEXT: %4 = complex.add %arg0, %arg1 fastmath<nnan> : complex<f32>
  %6 = complex.add %a, %b fastmath<nnan> : complex<f32>
  // CHECK-NEXT: %5 = complex.sub %arg0, %arg1 : complex<f32>
  %7 = complex.sub %a, %b : complex<f32>
  // CHECK-NEXT: %6 = complex.mul %arg0, %arg1 : complex<f32>
  %8 = complex.mul %a, %b : complex<f32>
  // CHECK-NEXT: %7 = complex.div %arg0, %arg1 : complex<f32>
  %9 = complex.div %a, %b : complex<f32>
  // CHECK-NEXT: %8 = complex.neg %arg0 : complex<f32>
  %10 = complex.neg %a : complex<f32>
  // CHECK-NEXT: %9 = complex.conj %arg0 : complex<f32>
  %11 = complex.conj %a : complex<f32>
  // CHECK-NEXT: %10 = complex.eq %arg0, %arg1 : complex<f32>
  %12 = complex.eq %a, %b : complex<f32>
  // CHECK-NEXT: %11 = complex.neq %arg0, %arg1 : complex<f32>
  %13 = complex.neq %a, %b : complex<f32>
  // CHECK-NEXT: %12 = complex.abs %arg0 : complex<f32>
  %14 = complex.abs %a : complex<f32>
  // CHECK-NEXT: %13 = complex.angle %arg0 : complex<f32>
  %15 = complex.angle %a : complex<f32>
  // CHECK-NEXT: %14 = complex.sign %arg0 : complex<f32>
  %16 = complex.sign %a : complex<f32>
  // CHECK-NEXT: %15 = complex.sqrt %arg0 : complex<f32>
  %17 = complex.sqrt %a : complex<f32>
  // CHECK-NEXT: %16 = complex.rsqrt %arg0 : complex<f32>
  %18 = complex.rsqrt %a : complex<f32>
  // CHECK-NEXT: %17 = complex.exp %arg0 : complex<f32>
  %19 = complex.exp %a : complex<f32>
  // CHECK-NEXT: %18 = complex.expm1 %arg0 : complex<f32>
  %20 = complex.expm1 %a : complex<f32>
  // CHECK-NEXT: %19 = complex.log %arg0 : complex<f32>
  %21 = complex.log %a : complex<f32>
  // CHECK-NEXT: %20 = complex.log1p %arg0 : complex<f32>
  %22 = complex.log1p %a : complex<f32>
  // CHECK-NEXT: %21 = complex.sin %arg0 : complex<f32>
  %23 = complex.sin %a : complex<f32>
  // CHECK-NEXT: %22 = complex.cos %arg0 : complex<f32>
  %24 = complex.cos %a : complex<f32>
  // CHECK-NEXT: %23 = complex.tan %arg0 : complex<f32>
  %25 = complex.tan %a : complex<f32>
  // CHECK-NEXT: %24 = complex.tanh %arg0 : complex<f32>
  %26 = complex.tanh %a : complex<f32>
  // CHECK-NEXT: %25 = complex.pow %arg0, %arg1 : complex<f32>
  %27 = complex.pow %a, %b : complex<f32>
  // CHECK-NEXT: %26 = complex.powi %arg0, %arg3 fastmath<fast> : complex<f32>, i32
  %28 = complex.powi %a, %n fastmath<fast> : complex<f32>, i32
  // CHECK-NEXT: %27 = complex.atan2 %arg0, %arg1 : complex<f32>
  %29 = complex.atan2 %a, %b : complex<f32>
  return
}
