// args: opt
// Lists are read, verified and printed as iree-opt prints them.

// CHECK-LABEL: func.func private @lists
// CHECK-NEXT: %0 = util.list.create : !util.list<?>
// CHECK-NEXT: %1 = util.list.create %arg1 : !util.list<i32>
// CHECK-NEXT: %2 = util.list.construct [%arg2 : i32, %arg3 : !hal.buffer_view] : !util.list<?>
// CHECK-NEXT: %3 = util.list.size %arg0 : !util.list<?>
// CHECK-NEXT: util.list.resize %arg0, %arg1 : !util.list<?>
// CHECK-NEXT: %4 = util.list.get %arg0[%arg1] : !util.list<?> -> i32
// CHECK-NEXT: %5 = util.list.get %1[%arg1] : !util.list<i32>
// CHECK-NEXT: util.list.set %arg0[%arg1], %arg2 : i32 -> !util.list<?>
// CHECK-NEXT: util.list.set %1[%arg1], %arg2 : !util.list<i32>
func.func private @lists(%l: !util.list<?>, %i: index, %x: i32, %v : !hal.buffer_view) {
  %0 = util.list.create : !util.list<?>
  %1 = util.list.create %i : !util.list<i32>
  %2 = util.list.construct [%x : i32, %v : !hal.buffer_view] : !util.list<?>
  %3 = util.list.size %l : !util.list<?>
  util.list.resize %l, %i : !util.list<?>
  %4 = util.list.get %l[%i] : !util.list<?> -> i32
  %5 = util.list.get %1[%i] : !util.list<i32>
  util.list.set %l[%i], %x : i32 -> !util.list<?>
  util.list.set %1[%i], %x : !util.list<i32>
  return
}
