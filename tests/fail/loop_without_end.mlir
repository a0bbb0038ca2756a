// args: test --timeout 1
// exit: 3
// A loop that does not end is stopped by the time limit.

// CHECK: DEADLINE_EXCEEDED
func.func @loop() {
  %yes = util.unfoldable_constant true
  scf.while : () -> () {
    scf.condition(%yes)
  } do {
    scf.yield
  }
  return
}
