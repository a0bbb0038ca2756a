// args: opt
// The util dialect, as iree-opt prints it.

// CHECK: util.global private mutable @a = 1 : i32
util.global private mutable @a = 1 : i32
// CHECK: util.global public @c = dense<1.000000e+00> : tensor<4xf32>
util.global @c = dense<1.0> : tensor<4xf32>
// CHECK: util.global nested @ee : !hal.buffer_view
util.global nested @ee : !hal.buffer_view
// CHECK: util.global private @e {noinline} = 5 : index
util.global private @e {noinline} = 5 : index
// CHECK: util.global private @dynamic : tensor<?xi32> = dense<[1, 2]> : tensor<2xi32>
util.global private @dynamic : tensor<?xi32> = dense<[1, 2]> : tensor<2xi32>

// CHECK: util.initializer attributes {foo = 1 : i32} {
util.initializer attributes {foo = 1 : i32} {
  util.return
}

// CHECK: util.func private @f(%arg0: tensor<?xi32>, %arg1: index) -> (i32, tensor<4xi32>)
util.func private @f(tensor<?xi32>, index) -> (i32, tensor<4xi32>)
// CHECK: util.func private @tied(%arg0: tensor<?xi32>, %arg1: index) -> (i32, %arg0 as tensor<4xi32>)
util.func private @tied(%t: tensor<?xi32>, %i: index) -> (i32, %t as tensor<4xi32>)
// CHECK: util.func public @g(%arg0: tensor<?xi32>, %arg1: index) attributes {inlining_policy = #util.inline.never} {
// CHECK:   %0:2 = util.call @tied(%arg0, %arg1) : (tensor<?xi32>, index) -> (i32, %arg0 as tensor<4xi32>)
util.func @g(%arg0: tensor<?xi32>, %d: index) attributes {inlining_policy = #util.inline.never} {
  %0:2 = util.call @tied(%arg0, %d) : (tensor<?xi32>, index) -> (i32, %arg0 as tensor<4xi32>)
  util.return
}
// CHECK: util.func public @h(%arg0: tensor<4xi32>) -> %arg0 {
util.func @h(%arg0: tensor<4xi32>) -> %arg0 {
  util.return %arg0 : tensor<4xi32>
}
// CHECK: util.func public @h2(%arg0: tensor<4xi32> {a.b = 1 : i32}) -> (%arg0 {c.d}, tensor<?xf32> {e.f}) {
util.func @h2(%arg0: tensor<4xi32> {a.b = 1 : i32}) -> (%arg0 {c.d}, tensor<?xf32> {e.f}) {
  // CHECK: %[[NULL:.+]] = util.null : tensor<?xf32>
  %x = util.null : tensor<?xf32>
  util.return %arg0, %x : tensor<4xi32>, tensor<?xf32>
}

// CHECK: util.func private @accesses() -> i32 {
// CHECK:   %a = util.global.load @a : i32
// CHECK:   %e = util.global.load immutable @e : index
// CHECK:   util.global.store %a, @a : i32
// CHECK:   %c = util.global.load @c {x} : tensor<4xf32>
// CHECK:   %ptr_a = util.global.address @a : !util.ptr<i32>
// CHECK:   %0 = util.global.load.indirect %ptr_a : !util.ptr<i32> -> i32
// CHECK:   util.global.store.indirect %0, %ptr_a : i32 -> !util.ptr<i32>
util.func private @accesses() -> i32 {
  %0 = util.global.load @a : i32
  %1 = util.global.load immutable @e : index
  util.global.store %0, @a : i32
  %2 = util.global.load @c {x} : tensor<4xf32>
  %p = util.global.address @a : !util.ptr<i32>
  %3 = util.global.load.indirect %p : !util.ptr<i32> -> i32
  util.global.store.indirect %3, %p : i32 -> !util.ptr<i32>
  util.return %0 : i32
}

// CHECK-LABEL: func.func @values
func.func @values(%a: i32, %i: index, %t: tensor<4xi32>, %bv: !hal.buffer_view, %o: !util.object) {
  // CHECK: util.null : !hal.buffer_view
  %n = util.null : !hal.buffer_view
  // CHECK: util.cmp.eq %arg3, %{{.+}} : !hal.buffer_view
  %e = util.cmp.eq %bv, %n : !hal.buffer_view
  // CHECK: util.cmp.ne %arg3, %{{.+}} : !hal.buffer_view
  %ne = util.cmp.ne %bv, %n : !hal.buffer_view
  // CHECK: util.cast %arg3 : !hal.buffer_view to !util.object
  %c = util.cast %bv : !hal.buffer_view to !util.object
  // CHECK: util.sizeof vector<4xf32>
  %sz2 = util.sizeof vector<4xf32>
  // CHECK: util.assume.int %arg1<umin = 0, umax = 10, udiv = 5> : index
  %as = util.assume.int %i<udiv = 5, umax = 10, umin = 0> : index
  // CHECK: util.assume.int
  // CHECK-NEXT: %arg1[<umin = 0, umax = 10>, <udiv = 16>],
  // CHECK-NEXT: %arg0<udiv = 2>
  // CHECK-NEXT: : index, i32
  %as2:2 = util.assume.int %i[<umin = 0, umax = 10>, <udiv = 16>], %a<udiv = 2> : index, i32
  // CHECK: util.numeric.optional_narrow %arg2 : tensor<4xi32> as ui8
  %nn = util.numeric.optional_narrow %t : tensor<4xi32> as ui8
  // CHECK: util.optimization_barrier {x} %arg0, %arg2 : i32, tensor<4xi32>
  %ob:2 = util.optimization_barrier {x} %a, %t : i32, tensor<4xi32>
  return
}

// CHECK: func.func private @types(!util.buffer, !util.list<?>, !util.list<i32>, !util.variant, !util.object, !util.ptr<i32>, !util.list<!hal.buffer_view>, !util.list<?>)
func.func private @types(!util.buffer, !util.list<?>, !util.list<i32>, !util.variant, !util.object, !util.ptr<i32>, !util.list<!hal.buffer_view>, !util.list<!util.variant>)

// CHECK-LABEL: func.func private @arithmetic
func.func private @arithmetic(%a: i32, %b: i32, %i: index, %t: tensor<4xi32>) {
  // CHECK-NEXT: util.align %arg2, %arg2 : index
  // CHECK-NEXT: util.align %arg3, %arg3 : tensor<4xi32>
  %0 = util.align %i, %i : index
  %1 = util.align %t, %t : tensor<4xi32>
  // CHECK-NEXT: util.switch i32 from [%arg0, %arg1] at %arg2 else %arg0 : i32
  // CHECK-NEXT: util.switch i32 from [] at %arg2 else %arg0 : i32
  %2 = util.switch i32 from [%a, %b] at %i else %a : i32
  %3 = util.switch i32 from [] at %i else %a : i32
  // CHECK-NEXT: util.range.min %arg2, %arg2 : index
  // CHECK-NEXT: util.range.max %arg2 : index
  // CHECK-NEXT: %min, %max = util.range.extents [%arg2 for %arg2], [%arg2 for %arg2] : index
  %4 = util.range.min %i, %i : index
  %5 = util.range.max %i : index
  %6:2 = util.range.extents [%i for %i], [%i for %i] : index
  return
}
