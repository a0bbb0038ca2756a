// args: compile --target=x86_64-unknown-linux-gnu --emit=asm
// A processor without SSE4.1 and FMA: what it has no instruction for is a call through the table of the runtime, since a
// symbol would not be there. (Cranelift names those %CeilF32 and the like.)

// CHECK: function @floats
// CHECK-NOT: F32
// CHECK-NOT: F64
func.func @floats(%x: f32, %y: f64) -> (f32, f64, f32, f64, f32, f64) {
  %0 = math.ceil %x : f32
  %1 = math.floor %y : f64
  %2 = math.trunc %0 : f32
  %3 = math.roundeven %1 : f64
  %4 = math.round %2 : f32
  %5 = math.round %3 : f64
  %6 = math.fma %4, %x, %0 : f32
  %7 = math.fma %5, %y, %1 : f64
  %8 = math.sqrt %6 : f32
  %9 = math.sqrt %7 : f64
  return %8, %9, %4, %5, %6, %7 : f32, f64, f32, f64, f32, f64
}
