// Runs of equal elements: values and lengths written, then spelled out again.

func.func @there_and_back() {
  %a = util.unfoldable_constant dense<[5, 5, 5, 2, 2, 9, 9, 9, 9, 1]> : tensor<10xi16>
  %values0 = util.unfoldable_constant dense<0> : tensor<10xi16>
  %lengths0 = util.unfoldable_constant dense<0> : tensor<10xi32>
  %again0 = util.unfoldable_constant dense<-1> : tensor<10xi16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %one = arith.constant 1 : i32
  %first = tensor.extract %a[%c0] : tensor<10xi16>
  %v0 = tensor.insert %first into %values0[%c0] : tensor<10xi16>
  %l0 = tensor.insert %one into %lengths0[%c0] : tensor<10xi32>
  %r:3 = scf.for %i = %c1 to %c10 step %c1 iter_args(%v = %v0, %l = %l0, %n = %c0) -> (tensor<10xi16>, tensor<10xi32>, index) {
    %x = tensor.extract %a[%i] : tensor<10xi16>
    %last = tensor.extract %v[%n] : tensor<10xi16>
    %same = arith.cmpi eq, %x, %last : i16
    %n1 = arith.addi %n, %c1 : index
    %at = arith.select %same, %n, %n1 : index
    %count = tensor.extract %l[%at] : tensor<10xi32>
    %more = arith.addi %count, %one : i32
    %v1 = tensor.insert %x into %v[%at] : tensor<10xi16>
    %l1 = tensor.insert %more into %l[%at] : tensor<10xi32>
    scf.yield %v1, %l1, %at : tensor<10xi16>, tensor<10xi32>, index
  }
  check.expect_eq_const(%r#0, dense<[5, 2, 9, 1, 0, 0, 0, 0, 0, 0]> : tensor<10xi16>) : tensor<10xi16>
  check.expect_eq_const(%r#1, dense<[3, 2, 4, 1, 0, 0, 0, 0, 0, 0]> : tensor<10xi32>) : tensor<10xi32>
  %runs = arith.addi %r#2, %c1 : index
  %s:2 = scf.for %k = %c0 to %runs step %c1 iter_args(%t = %again0, %from = %c0) -> (tensor<10xi16>, index) {
    %x = tensor.extract %r#0[%k] : tensor<10xi16>
    %m = tensor.extract %r#1[%k] : tensor<10xi32>
    %mi = arith.index_cast %m : i32 to index
    %to = arith.addi %from, %mi : index
    %u = scf.for %j = %from to %to step %c1 iter_args(%w = %t) -> (tensor<10xi16>) {
      %w1 = tensor.insert %x into %w[%j] : tensor<10xi16>
      scf.yield %w1 : tensor<10xi16>
    }
    scf.yield %u, %to : tensor<10xi16>, index
  }
  check.expect_eq(%s#0, %a) : tensor<10xi16>
  return
}
