// The sieve of Eratosthenes on bytes: marks multiples with a strided loop, then counts and lists the primes.

func.func @primes_below_64() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %c64 = arith.constant 64 : index
  %mark = arith.constant 1 : i8
  %none = arith.constant 0 : i8
  %start = util.unfoldable_constant dense<0> : tensor<64xi8>
  %sieve = scf.for %p = %c2 to %c8 step %c1 iter_args(%s = %start) -> (tensor<64xi8>) {
    %e = tensor.extract %s[%p] : tensor<64xi8>
    %prime = arith.cmpi eq, %e, %none : i8
    %t = scf.if %prime -> (tensor<64xi8>) {
      %square = arith.muli %p, %p : index
      %u = scf.for %m = %square to %c64 step %p iter_args(%v = %s) -> (tensor<64xi8>) {
        %w = tensor.insert %mark into %v[%m] : tensor<64xi8>
        scf.yield %w : tensor<64xi8>
      }
      scf.yield %u : tensor<64xi8>
    } else {
      scf.yield %s : tensor<64xi8>
    }
    scf.yield %t : tensor<64xi8>
  }
  %list0 = util.unfoldable_constant dense<0> : tensor<18xi32>
  %n, %list = scf.for %i = %c2 to %c64 step %c1 iter_args(%n = %c0, %l = %list0) -> (index, tensor<18xi32>) {
    %e = tensor.extract %sieve[%i] : tensor<64xi8>
    %prime = arith.cmpi eq, %e, %none : i8
    %r:2 = scf.if %prime -> (index, tensor<18xi32>) {
      %v = arith.index_cast %i : index to i32
      %l1 = tensor.insert %v into %l[%n] : tensor<18xi32>
      %n1 = arith.addi %n, %c1 : index
      scf.yield %n1, %l1 : index, tensor<18xi32>
    } else {
      scf.yield %n, %l : index, tensor<18xi32>
    }
    scf.yield %r#0, %r#1 : index, tensor<18xi32>
  }
  %c18 = arith.constant 18 : index
  %ok = arith.cmpi eq, %n, %c18 : index
  check.expect_true(%ok) : i1
  check.expect_eq_const(%list, dense<[2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61]> : tensor<18xi32>) : tensor<18xi32>
  return
}
