// args: opt --generic
// The generic form, read and written: properties in <{ }>, other attributes in { }.

// CHECK: "builtin.module"() ({
// CHECK: "func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f"}> ({
// CHECK: ^bb0(%[[A:.+]]: tensor<2xf32>):
// CHECK: "check.expect_eq_const"(%[[A]]) <{value = dense<[2.000000e+00, 4.000000e+00]> : tensor<2xf32>}> : (tensor<2xf32>) -> ()
// CHECK: "check.expect_almost_eq"(%[[A]], %[[A]]) <{atol = 9.99999974E-5 : f32, rtol = 1.000000e-03 : f32}> {test.note} : (tensor<2xf32>, tensor<2xf32>) -> ()
// CHECK: "func.return"() : () -> ()
"func.func"() <{function_type = (tensor<2xf32>) -> (), sym_name = "f"}> ({
^bb0(%a: tensor<2xf32>):
  "check.expect_eq_const"(%a) <{value = dense<[2.0, 4.0]> : tensor<2xf32>}> : (tensor<2xf32>) -> ()
  "check.expect_almost_eq"(%a, %a) {rtol = 1.0e-3 : f32, test.note} : (tensor<2xf32>, tensor<2xf32>) -> ()
  "func.return"() : () -> ()
}) : () -> ()
