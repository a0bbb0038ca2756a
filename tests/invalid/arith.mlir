// args: opt --split-input-file
// exit: 3
// Operations of arith that parse and do not verify, in MLIR's words.

// CHECK: error: 'arith.addi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.addi"(%n, %n)  : (none, none) -> none
  return
}

// -----

// CHECK: error: 'arith.divsi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.divsi"(%n, %n)  : (none, none) -> none
  return
}

// -----

// CHECK: error: 'arith.shli' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.shli"(%n, %n)  : (none, none) -> none
  return
}

// -----

// CHECK: error: 'arith.maxsi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.maxsi"(%n, %n)  : (none, none) -> none
  return
}

// -----

// CHECK: error: 'arith.andi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.andi"(%n, %n)  : (none, none) -> none
  return
}

// -----

// CHECK: error: 'arith.ceildivsi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.ceildivsi"(%n, %n)  : (none, none) -> none
  return
}

// -----

// CHECK: error: 'arith.addf' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.addf"(%n, %n) <{predicate = 1 : i64}> : (none, none) -> i1
  return
}

// -----

// CHECK: error: 'arith.negf' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.negf"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.cmpf' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.cmpf"(%n, %n) <{predicate = 1 : i64}> : (none, none) -> i1
  return
}

// -----

// CHECK: error: 'arith.remf' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.remf"(%n, %n) <{predicate = 1 : i64}> : (none, none) -> i1
  return
}

// -----

// CHECK: error: 'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.extsi"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.extui' op operand #0 must be signless-fixed-width-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.extui"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.trunci"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.extf' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.extf"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.truncf' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.truncf"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.convertf' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.convertf"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.fptosi' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.fptosi"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.fptoui' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.fptoui"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.sitofp"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.uitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.uitofp"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.index_cast' op operand #0 must be signless-non-zero-bitwidth-integer-like or memref of signless-integer, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.index_cast"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.index_castui' op operand #0 must be signless-non-zero-bitwidth-integer-like or memref of signless-integer, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.index_castui"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.bitcast' op operand #0 must be non-zero-bitwidth-signless-integer-or-float-like or memref of non-zero-bitwidth signless integer or float, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.bitcast"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.flush_denormals' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.flush_denormals"(%n)  : (none) -> none
  return
}

// -----

// CHECK: error: 'arith.select' op operand #0 must be bool-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.select"(%n, %n, %n)  : (none, none,none) -> none
  return
}

// -----

// CHECK: error: operation defines 2 results but was provided 1 to bind
func.func @x(%n: none, %m : none) {
  %0 = "arith.mulsi_extended"(%n, %n)  : (none, none) -> (none, none)
  return
}

// -----

// CHECK: error: 'arith.scaling_extf' op operand #0 must be floating-point-like, but got 'none'
func.func @x(%n: none, %m : none) {
  %0 = "arith.scaling_extf"(%n, %n)  : (none, none) -> (none)
  return
}

// -----

// CHECK: error: 'arith.addi' op requires the same type for all operands and results
func.func @x(%n: i32, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.addi"(%n, %m) : (i32, i64) -> i32
  return
}

// -----

// CHECK: error: 'arith.cmpi' op requires all operands to have the same type
func.func @x(%n: i32, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.cmpi"(%n, %m) <{predicate = 1 : i64}> : (i32, i64) -> i1
  return
}

// -----

// CHECK: error: 'arith.cmpf' op requires all operands to have the same type
func.func @x(%n: i32, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.cmpf"(%f, %g) <{predicate = 1 : i64}> : (f32, f64) -> i1
  return
}

// -----

// CHECK: error: 'arith.cmpf' op result #0 must be bool-like, but got 'i8'
func.func @x(%n: i32, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.cmpf"(%f, %f) <{predicate = 1 : i64}> : (f32, f32) -> i8
  return
}

// -----

// CHECK: error: 'arith.cmpf' op failed to verify that result type has i1 element type and same shape as operands
func.func @x(%n: i32, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.cmpf"(%f, %f) <{predicate = 1 : i64}> : (f32, f32) -> tensor<2xi1>
  return
}

// -----

// CHECK: error: 'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type
func.func @x(%n: i32, %m : i64, %f: f32, %g: f64) {
  %0:2 = "arith.mulsi_extended"(%n, %n) : (i32, i32) -> (i32, i64)
  return
}

// -----

// CHECK: error: 'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type
func.func @x(%n: i32, %m : i64, %f: f32, %g: f64) {
  %0:2 = "arith.addui_extended"(%n, %n) : (i32, i32) -> (i64, i1)
  return
}

// -----

// CHECK: error: 'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar
func.func @x(%n: tensor<4xi32>, %m : i64, %f: f32, %g: f64) {
  %0:2 = "arith.addui_extended"(%n, %n) : (tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, i1)
  return
}

// -----

// CHECK: error: 'arith.extsi' op failed to verify that input and output have the same tensor dimensions
func.func @x(%n: tensor<4xi32>, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.extsi"(%n) : (tensor<4xi32>) -> (tensor<?xi64>)
  return
}

// -----

// CHECK: error: 'arith.trunci' op operand type 'i64' and result type 'i64' are cast incompatible
func.func @x(%n: tensor<4xi32>, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.trunci"(%m) : (i64) -> i64
  return
}

// -----

// CHECK: error: 'arith.truncf' op operand type 'f32' and result type 'f64' are cast incompatible
func.func @x(%n: tensor<4xi32>, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.truncf"(%f) : (f32) -> f64
  return
}

// -----

// CHECK: error: 'arith.extf' op operand type 'f64' and result type 'f64' are cast incompatible
func.func @x(%n: tensor<4xi32>, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.extf"(%g) : (f64) -> f64
  return
}

// -----

// CHECK: error: 'arith.bitcast' op operand type 'f64' and result type 'f32' are cast incompatible
func.func @x(%n: tensor<4xi32>, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.bitcast"(%g) : (f64) -> f32
  return
}

// -----

// CHECK: error: 'arith.index_cast' op operand type 'i64' and result type 'i32' are cast incompatible
func.func @x(%n: tensor<4xi32>, %m : i64, %f: f32, %g: f64) {
  %0 = "arith.index_cast"(%m) : (i64) -> i32
  return
}

// -----

// CHECK: error: 'arith.index_cast' op operand type 'index' and result type 'index' are cast incompatible
func.func @x(%n: tensor<4xi32>, %m : index, %f: f32, %g: f64) {
  %0 = "arith.index_cast"(%m) : (index) -> index
  return
}

// -----

// CHECK: error: 'arith.sitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'index'
func.func @x(%n: tensor<4xi32>, %m : index, %f: f32, %g: f64) {
  %0 = "arith.sitofp"(%m) : (index) -> f32
  return
}

// -----

// CHECK: error: 'arith.sitofp' op failed to verify that input and output have the same tensor dimensions
func.func @x(%n: tensor<4xi32>, %m : i32, %f: f32, %g: f64) {
  %0 = "arith.sitofp"(%m) : (i32) -> tensor<4xf32>
  return
}

// -----

// CHECK: error: 'arith.select' op operand #0 must be bool-like, but got 'i32'
func.func @x(%n: tensor<4xi32>, %m : i32, %f: f32, %g: f64) {
  %0 = "arith.select"(%m, %f, %f) : (i32, f32, f32) -> f32
  return
}

// -----

// CHECK: error: 'arith.select' op failed to verify that all of {true_value, false_value, result} have same type
func.func @x(%n: tensor<4xi32>, %m : i1, %f: f32, %g: f64) {
  %0 = "arith.select"(%m, %f, %g) : (i1, f32, f64) -> f32
  return
}

// -----

// CHECK: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
func.func @x(%n: tensor<4xi1>, %m : i1, %f: tensor<?xf32>, %g: f64) {
  %0 = "arith.select"(%n, %f, %f) : (tensor<4xi1>, tensor<?xf32>,tensor<?xf32> ) -> tensor<?xf32>
  return
}

// -----

// CHECK: error: 'arith.scaling_extf' op operand types 'f32', 'f4E2M1FN' and result type 'f16' are cast incompatible
func.func @x(%n: tensor<4xi1>, %m : f4E2M1FN, %f: f32, %g: f64) {
  %0 = arith.scaling_extf %f, %m : f32, f4E2M1FN to f16
  return
}

// -----

// CHECK: error: 'arith.scaling_truncf' op operand types 'f32', 'f4E2M1FN' and result type 'f64' are cast incompatible
func.func @x(%n: tensor<4xi1>, %m : f4E2M1FN, %f: f32, %g: f64) {
  %0 = arith.scaling_truncf %f, %m : f32, f4E2M1FN to f64
  return
}

// -----

// CHECK: error: 'arith.scaling_truncf' op failed to verify that input and output have the same tensor dimensions
func.func @x(%n: tensor<4xi1>, %m : f4E2M1FN, %f: tensor<3xf32>, %g: f64) {
  %0 = arith.scaling_truncf %f, %m : tensor<3xf32>, f4E2M1FN to f16
  return
}

// -----

// CHECK: error: expected ':'
func.func @x(%n: tensor<4xi1>, %m : f4E2M1FN, %f: tensor<3xf32>, %g: f64) {
  %0 = arith.addf %f, %f overflow<nsw> : tensor<3xf32>
  return
}

// -----

// CHECK: error: 'arith.addi' op expected 2 operands, but found 1
func.func @x(%n: i32) {
  %0 = "arith.addi"(%n) : (i32) -> i32
  return
}

// -----

// CHECK: error: floating point value not valid for specified type
func.func @x() {
  %0 = arith.constant 1.0 : i32
  return
}

// -----

// CHECK: error: 'arith.constant' op failed to verify that all of {value, result} have same type
func.func @x() {
  %0 = "arith.constant"() <{value = 1.0 : f64}> : () -> f32
  return
}

// -----

// CHECK: error: 'arith.constant' op integer return type must be signless
func.func @x() {
  %0 = "arith.constant"() <{value = 1 : si32}> : () -> si32
  return
}

// -----

// CHECK: error: 'arith.addf' op operand #0 must be floating-point-like, but got 'complex<f32>'
func.func @x(%n: complex<f32>) {
  %0 = arith.addf %n, %n : complex<f32>
  return
}

// -----

// CHECK: error: 'arith.addi' op operand #0 must be signless-non-zero-bitwidth-integer-like, but got 'si32'
func.func @x(%n: si32) {
  %0 = "arith.addi"(%n, %n) : (si32, si32) -> si32
  return
}
