// Data apart from the operations. What nothing refers to is dropped, unless it is somebody else's.
"r.a"() {a = dense_resource<second> : tensor<2xi32>, b = dense_resource<__elided__> : tensor<4xf32>} : () -> ()
"r.b"() {a = [dense_resource<"first one"> : tensor<1xi8>], b = dense_resource<second> : tensor<2xi32>, c = sparse<[0], [1]> : tensor<4xi32>} : () -> ()
{-#
  dialect_resources: {
    builtin: {
      "first one": "0x0400000007",
      unused: "0x0400000001000000",
      second: "0x040000000100000002000000"
    }
  },
  external_resources: {
    mlir_reproducer: {
      verify_each: true,
      threading: false,
      pipeline: "a\nb"
    },
    other: {
      z: "0x080000000102"
    }
  }
#-}

// ---- iree-opt
module {
  "r.a"() {a = dense_resource<second> : tensor<2xi32>, b = dense_resource<__elided__> : tensor<4xf32>} : () -> ()
  "r.b"() {a = [dense_resource<"first one"> : tensor<1xi8>], b = dense_resource<second> : tensor<2xi32>, c = sparse<0, 1> : tensor<4xi32>} : () -> ()
}

{-#
  dialect_resources: {
    builtin: {
      second: "0x040000000100000002000000",
      "first one": "0x0400000007"
    }
  },
  external_resources: {
    mlir_reproducer: {
      verify_each: true,
      threading: false,
      pipeline: "a\0Ab"
    },
    other: {
      z: "0x080000000102"
    }
  }
#-}
// ---- iree-opt --mlir-print-op-generic
"builtin.module"() ({
  "r.a"() {a = dense_resource<second> : tensor<2xi32>, b = dense_resource<__elided__> : tensor<4xf32>} : () -> ()
  "r.b"() {a = [dense_resource<"first one"> : tensor<1xi8>], b = dense_resource<second> : tensor<2xi32>, c = sparse<0, 1> : tensor<4xi32>} : () -> ()
}) : () -> ()

{-#
  dialect_resources: {
    builtin: {
      second: "0x040000000100000002000000",
      "first one": "0x0400000007"
    }
  },
  external_resources: {
    mlir_reproducer: {
      verify_each: true,
      threading: false,
      pipeline: "a\0Ab"
    },
    other: {
      z: "0x080000000102"
    }
  }
#-}
// ---- iree-opt --mlir-print-debuginfo
module {
  "r.a"() {a = dense_resource<second> : tensor<2xi32>, b = dense_resource<__elided__> : tensor<4xf32>} : () -> () loc(#loc1)
  "r.b"() {a = [dense_resource<"first one"> : tensor<1xi8>], b = dense_resource<second> : tensor<2xi32>, c = sparse<0, 1> : tensor<4xi32>} : () -> () loc(#loc2)
} loc(#loc)
#loc = loc("<stdin>":0:0)
#loc1 = loc("<stdin>":2:1)
#loc2 = loc("<stdin>":3:1)

{-#
  dialect_resources: {
    builtin: {
      second: "0x040000000100000002000000",
      "first one": "0x0400000007"
    }
  },
  external_resources: {
    mlir_reproducer: {
      verify_each: true,
      threading: false,
      pipeline: "a\0Ab"
    },
    other: {
      z: "0x080000000102"
    }
  }
#-}
