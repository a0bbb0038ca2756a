// args: compile --target=aarch64-unknown-linux-gnu --emit=asm
// Every 64-bit Arm has the instructions.

// CHECK: function @floats
// CHECK: frintp
// CHECK: frintm
// CHECK: fmadd
// CHECK: fsqrt
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
