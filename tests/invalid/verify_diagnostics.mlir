// args: opt --split-input-file --verify-diagnostics
// iree-opt says the same of these parts. Those without errors are printed.

// CHECK: func.func @well
func.func @well() {
  return
}

// -----

func.func @undeclared() -> i32 {
  // expected-error@+1 {{use of undeclared SSA value name}}
  return %x : i32
}

// -----

// The one above and the one below are those of the nearest lines of code.
// expected-note@below {{see existing symbol definition here}}
func.func @twice() { return }
// expected-error@below {{redefinition of symbol named 'twice'}}
func.func @twice() { return }

// -----

func.func @both(%a: i32) {
  // expected-error-re@below {{{{expected|custom op}}}}
  %b = arith.addi %a : i32
  return
}

// -----

// CHECK: func.func @last
func.func @last() {
  return
}
