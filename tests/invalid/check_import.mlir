// args: opt --to=vm
// exit: 3
// A check needs an import; something else of its name, where a function calls it, is an error.

// CHECK: error: 'check.expect_true' op needs the import @check.expect_true, and the module has something else of this name
// CHECK: check_import.mlir:11:3
// CHECK: it is defined here
func.func private @check.expect_true(i64)
func.func @f(%b: i64) {
  %a = arith.constant 1 : i32
  check.expect_true(%a) : i32
  call @check.expect_true(%b) : (i64) -> ()
  return
}
