// A bit of everything.
#alias = [1, 2.0 : f32, "s\0A"]
!t = tensor<2x?x4xf32, #foo.enc<a>>
module @m attributes {a.c, z.b = 1} {
  func.func private @ext(i32, !t) -> (i32, f32)
  func.func @f(%x: i32 loc("a":1:2), %d: !hal.device) -> (i32) attributes {x.z = #later} {
    %c = arith.constant dense<[[1, -2], [0x3, 4]]> : tensor<2x2xi32>
    %t = arith.constant true
    %z = arith.constant dense<(1.0, -0.5e-3)> : tensor<3xcomplex<f32>>
    %h = arith.constant dense<"0x0000803F"> : tensor<1xf32>
    %a = arith.addi %x, %x overflow<nsw, nuw> {b = unit} : i32
    cf.cond_br %t, ^bb1(%a : i32), ^bb2 loc(fused<"m">["q", callsite("a" at "b":3:4)])
  ^bb1(%y: i32):
    %q:2, %r = "foo.bar"(%y, %w#1) <{p = @a::@"b c"}> ({
    ^bb0(%k: vector<[4]xi8>):
      "foo.y"() ({}, {}) : () -> ()
    }) {v = array<i1: true, false>, w = !vm.ref<!hal.device>} : (i32, f32) -> (i1, index, none)
    check.expect_almost_eq<%d>(%c, %c, atol 1.0e-5, rtol 0.0) : tensor<2x2xi32>
    cf.br ^bb2
  ^bb2:
    %w:2 = call @ext(%x, %u) : (i32, !t) -> (i32, f32)
    %u = builtin.unrealized_conversion_cast %x : i32 to !t
    return %w#0 : i32
  }
}
#later = {x = () -> (), "y z" = #foo<"bar">}
