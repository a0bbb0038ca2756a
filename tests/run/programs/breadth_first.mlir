// Distances in a graph by breadth-first search: a queue in a tensor, a loop until it is empty.

func.func @distances() {
  %edges = util.unfoldable_constant dense<[[0, 1, 1, 0, 0, 0], [1, 0, 0, 1, 0, 0], [1, 0, 0, 1, 0, 0], [0, 1, 1, 0, 1, 0], [0, 0, 0, 1, 0, 0], [0, 0, 0, 0, 0, 0]]> : tensor<6x6xi8>
  %some = util.unfoldable_constant dense<[1, 0, 0, 0, 0, 0]> : tensor<6xi32>
  %ones = util.unfoldable_constant dense<1> : tensor<6xi32>
  %zeros = util.unfoldable_constant dense<0> : tensor<6xi32>
  %queue0 = arith.addi %zeros, %zeros : tensor<6xi32>
  %dist0 = arith.subi %some, %ones : tensor<6xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %none = arith.constant 0 : i8
  %minus = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %r:4 = scf.while (%q = %queue0, %d = %dist0, %head = %c0, %tail = %c1) : (tensor<6xi32>, tensor<6xi32>, index, index) -> (tensor<6xi32>, tensor<6xi32>, index, index) {
    %more = arith.cmpi ult, %head, %tail : index
    scf.condition(%more) %q, %d, %head, %tail : tensor<6xi32>, tensor<6xi32>, index, index
  } do {
  ^bb0(%q: tensor<6xi32>, %d: tensor<6xi32>, %head: index, %tail: index):
    %u32 = tensor.extract %q[%head] : tensor<6xi32>
    %u = arith.index_cast %u32 : i32 to index
    %du = tensor.extract %d[%u] : tensor<6xi32>
    %dv = arith.addi %du, %one : i32
    %s:3 = scf.for %v = %c0 to %c6 step %c1 iter_args(%q1 = %q, %d1 = %d, %t1 = %tail) -> (tensor<6xi32>, tensor<6xi32>, index) {
      %e = tensor.extract %edges[%u, %v] : tensor<6x6xi8>
      %old = tensor.extract %d1[%v] : tensor<6xi32>
      %edge = arith.cmpi ne, %e, %none : i8
      %new = arith.cmpi eq, %old, %minus : i32
      %visit = arith.andi %edge, %new : i1
      %n:3 = scf.if %visit -> (tensor<6xi32>, tensor<6xi32>, index) {
        %v32 = arith.index_cast %v : index to i32
        %q2 = tensor.insert %v32 into %q1[%t1] : tensor<6xi32>
        %d2 = tensor.insert %dv into %d1[%v] : tensor<6xi32>
        %t2 = arith.addi %t1, %c1 : index
        scf.yield %q2, %d2, %t2 : tensor<6xi32>, tensor<6xi32>, index
      } else {
        scf.yield %q1, %d1, %t1 : tensor<6xi32>, tensor<6xi32>, index
      }
      scf.yield %n#0, %n#1, %n#2 : tensor<6xi32>, tensor<6xi32>, index
    }
    %next = arith.addi %head, %c1 : index
    scf.yield %s#0, %s#1, %next, %s#2 : tensor<6xi32>, tensor<6xi32>, index, index
  }
  check.expect_eq_const(%r#1, dense<[0, 1, 1, 2, 3, -1]> : tensor<6xi32>) : tensor<6xi32>
  check.expect_eq_const(%r#0, dense<[0, 1, 2, 3, 4, 0]> : tensor<6xi32>) : tensor<6xi32>
  return
}
