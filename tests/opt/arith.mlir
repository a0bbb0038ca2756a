// args: opt
// Every operation of arith as it is printed; attributes at their defaults are not.

// CHECK-LABEL: func.func @integers
func.func @integers(%a: i32, %b: i32, %t: tensor<4x?xi7>, %i: index) {
  // CHECK-NEXT: %0 = arith.addi %arg0, %arg1 overflow<nsw, nuw> : i32
  %0 = arith.addi %a, %b overflow<nuw, nsw> : i32
  // CHECK-NEXT: %1 = arith.subi %arg0, %arg1 overflow<nsw> : i32
  %1 = arith.subi %a, %b overflow<nsw> : i32
  // CHECK-NEXT: %2 = arith.muli %arg2, %arg2 : tensor<4x?xi7>
  %2 = arith.muli %t, %t overflow<none> : tensor<4x?xi7>
  // CHECK-NEXT: %sum, %overflow = arith.addui_extended %arg0, %arg1 : i32, i1
  %sum, %overflow = arith.addui_extended %a, %b : i32, i1
  // CHECK-NEXT: %diff, %borrow = arith.subui_extended %arg0, %arg1 : i32, i1
  %diff, %borrow = arith.subui_extended %a, %b : i32, i1
  // CHECK-NEXT: %low, %high = arith.mulsi_extended %arg0, %arg1 : i32
  %low, %high = arith.mulsi_extended %a, %b : i32
  // CHECK-NEXT: %low_0, %high_1 = arith.mului_extended %arg3, %arg3 : index
  %low2, %high2 = arith.mului_extended %i, %i : index
  // CHECK-NEXT: %3 = arith.divsi %arg0, %arg1 exact : i32
  %3 = arith.divsi %a, %b exact : i32
  // CHECK-NEXT: %4 = arith.divui %arg0, %arg1 : i32
  %4 = arith.divui %a, %b : i32
  // CHECK-NEXT: %5 = arith.ceildivsi %arg0, %arg1 : i32
  %5 = arith.ceildivsi %a, %b : i32
  // CHECK-NEXT: %6 = arith.ceildivui %arg0, %arg1 : i32
  %6 = arith.ceildivui %a, %b : i32
  // CHECK-NEXT: %7 = arith.floordivsi %arg0, %arg1 : i32
  %7 = arith.floordivsi %a, %b : i32
  // CHECK-NEXT: %8 = arith.remsi %arg0, %arg1 : i32
  %8 = arith.remsi %a, %b : i32
  // CHECK-NEXT: %9 = arith.remui %arg0, %arg1 {note = "x"} : i32
  %9 = arith.remui %a, %b {note = "x"} : i32
  // CHECK-NEXT: %10 = arith.andi %arg0, %arg1 : i32
  %10 = arith.andi %a, %b : i32
  // CHECK-NEXT: %11 = arith.ori %arg0, %arg1 : i32
  %11 = arith.ori %a, %b : i32
  // CHECK-NEXT: %12 = arith.xori %arg0, %arg1 : i32
  %12 = arith.xori %a, %b : i32
  // CHECK-NEXT: %13 = arith.shli %arg0, %arg1 overflow<nsw> : i32
  %13 = arith.shli %a, %b overflow<nsw> : i32
  // CHECK-NEXT: %14 = arith.shrsi %arg0, %arg1 exact : i32
  %14 = arith.shrsi %a, %b exact : i32
  // CHECK-NEXT: %15 = arith.shrui %arg0, %arg1 : i32
  %15 = arith.shrui %a, %b : i32
  // CHECK-NEXT: %16 = arith.maxsi %arg0, %arg1 : i32
  %16 = arith.maxsi %a, %b : i32
  // CHECK-NEXT: %17 = arith.maxui %arg0, %arg1 : i32
  %17 = arith.maxui %a, %b : i32
  // CHECK-NEXT: %18 = arith.minsi %arg0, %arg1 : i32
  %18 = arith.minsi %a, %b : i32
  // CHECK-NEXT: %19 = arith.minui %arg0, %arg1 : i32
  %19 = arith.minui %a, %b : i32
  // CHECK-NEXT: %20 = arith.cmpi ult, %arg2, %arg2 : tensor<4x?xi7>
  %20 = "arith.cmpi"(%t, %t) <{predicate = 6 : i64}> : (tensor<4x?xi7>, tensor<4x?xi7>) -> tensor<4x?xi1>
  return
}

// CHECK-LABEL: func.func @floats
func.func @floats(%a: f32, %b: f32, %c: i1, %t: tensor<2xf8E4M3FN>, %m: tensor<2xi1>) {
  // CHECK-NEXT: %0 = arith.addf %arg0, %arg1 upward fastmath<nnan,ninf> : f32
  %0 = arith.addf %a, %b upward fastmath<ninf,nnan> : f32
  // CHECK-NEXT: %1 = arith.subf %arg0, %arg1 to_nearest_even : f32
  %1 = arith.subf %a, %b to_nearest_even : f32
  // CHECK-NEXT: %2 = arith.mulf %arg3, %arg3 fastmath<fast> : tensor<2xf8E4M3FN>
  %2 = arith.mulf %t, %t fastmath<fast> : tensor<2xf8E4M3FN>
  // CHECK-NEXT: %3 = arith.divf %arg0, %arg1 toward_zero : f32
  %3 = "arith.divf"(%a, %b) <{roundingmode = 3 : i32}> : (f32, f32) -> f32
  // CHECK-NEXT: %4 = arith.remf %arg0, %arg1 : f32
  %4 = arith.remf %a, %b fastmath<none> : f32
  // CHECK-NEXT: %5 = arith.negf %arg0 fastmath<nsz> : f32
  %5 = arith.negf %a fastmath<nsz> : f32
  // CHECK-NEXT: %6 = arith.flush_denormals %arg0 : f32
  %6 = arith.flush_denormals %a : f32
  // CHECK-NEXT: %7 = arith.maximumf %arg0, %arg1 : f32
  %7 = arith.maximumf %a, %b : f32
  // CHECK-NEXT: %8 = arith.minimumf %arg0, %arg1 : f32
  %8 = arith.minimumf %a, %b : f32
  // CHECK-NEXT: %9 = arith.maxnumf %arg0, %arg1 : f32
  %9 = arith.maxnumf %a, %b : f32
  // CHECK-NEXT: %10 = arith.minnumf %arg0, %arg1 : f32
  %10 = arith.minnumf %a, %b : f32
  // CHECK-NEXT: %11 = arith.cmpf ueq, %arg0, %arg1 fastmath<fast> : f32
  %11 = arith.cmpf ueq, %a, %b fastmath<fast> : f32
  // CHECK-NEXT: %12 = arith.cmpf false, %arg0, %arg1 : f32
  %12 = arith.cmpf false, %a, %b : f32
  // CHECK-NEXT: %13 = arith.select %arg2, %arg3, %arg3 : tensor<2xf8E4M3FN>
  %13 = arith.select %c, %t, %t : i1, tensor<2xf8E4M3FN>
  // CHECK-NEXT: %14 = arith.select %arg4, %arg3, %arg3 : tensor<2xi1>, tensor<2xf8E4M3FN>
  %14 = arith.select %m, %t, %t : tensor<2xi1>, tensor<2xf8E4M3FN>
  // CHECK-NEXT: %15 = arith.maximumnumf %arg0, %arg1 : f32
  %15 = arith.maximumnumf %a, %b fastmath<none> : f32
  // CHECK-NEXT: %16 = arith.minimumnumf %arg0, %arg1 fastmath<nsz> : f32
  %16 = arith.minimumnumf %a, %b fastmath<nsz> : f32
  return
}

// CHECK-LABEL: func.func @casts
func.func @casts(%i: i32, %n: index, %f: f32, %h: f16, %s: f8E8M0FNU, %t: tensor<?xi8>) {
  // CHECK-NEXT: %0 = arith.extsi %arg0 : i32 to i64
  %0 = arith.extsi %i : i32 to i64
  // CHECK-NEXT: %1 = arith.extui %arg5 nneg : tensor<?xi8> to tensor<?xi9>
  %1 = arith.extui %t nneg : tensor<?xi8> to tensor<?xi9>
  // CHECK-NEXT: %2 = arith.trunci %arg0 overflow<nsw> : i32 to i5
  %2 = arith.trunci %i overflow<nsw> : i32 to i5
  // CHECK-NEXT: %3 = arith.index_cast %arg0 : i32 to index
  %3 = arith.index_cast %i : i32 to index
  // CHECK-NEXT: %4 = arith.index_castui %arg1 nneg : index to i8
  %4 = arith.index_castui %n nneg : index to i8
  // CHECK-NEXT: %5 = arith.bitcast %arg2 : f32 to i32
  %5 = arith.bitcast %f : f32 to i32
  // CHECK-NEXT: %6 = arith.extf %arg3 fastmath<fast> : f16 to f32
  %6 = arith.extf %h fastmath<fast> : f16 to f32
  // CHECK-NEXT: %7 = arith.truncf %arg2 downward fastmath<nnan> : f32 to f16
  %7 = arith.truncf %f downward fastmath<nnan> : f32 to f16
  // CHECK-NEXT: %8 = arith.convertf %arg3 to_nearest_away : f16 to bf16
  %8 = arith.convertf %h to_nearest_away : f16 to bf16
  // CHECK-NEXT: %9 = arith.scaling_extf %arg3, %arg4 : f16, f8E8M0FNU to f32
  %9 = arith.scaling_extf %h, %s : f16, f8E8M0FNU to f32
  // CHECK-NEXT: %10 = arith.scaling_truncf %arg2, %arg4 upward fastmath<fast> : f32, f8E8M0FNU to f16
  %10 = arith.scaling_truncf %f, %s upward fastmath<fast> : f32, f8E8M0FNU to f16
  // CHECK-NEXT: %11 = arith.fptosi %arg2 : f32 to i8
  %11 = arith.fptosi %f : f32 to i8
  // CHECK-NEXT: %12 = arith.fptoui %arg2 : f32 to i128
  %12 = arith.fptoui %f : f32 to i128
  // CHECK-NEXT: %13 = arith.sitofp %arg0 : i32 to f80
  %13 = arith.sitofp %i : i32 to f80
  // CHECK-NEXT: %14 = arith.uitofp %arg0 nneg : i32 to f4E2M1FN
  %14 = arith.uitofp %i nneg : i32 to f4E2M1FN
  return
}
