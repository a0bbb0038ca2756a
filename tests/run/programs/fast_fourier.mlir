// A fast Fourier transform of eight complex values: elements put in order of reversed bits, then butterflies.

func.func private @reverse(%x: tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>> {
  %order = arith.constant dense<[0, 4, 2, 6, 1, 5, 3, 7]> : tensor<8xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %r = scf.for %i = %c0 to %c8 step %c1 iter_args(%t = %x) -> (tensor<8xcomplex<f64>>) {
    %k = tensor.extract %order[%i] : tensor<8xi32>
    %j = arith.index_cast %k : i32 to index
    %z = tensor.extract %x[%j] : tensor<8xcomplex<f64>>
    %u = tensor.insert %z into %t[%i] : tensor<8xcomplex<f64>>
    scf.yield %u : tensor<8xcomplex<f64>>
  }
  return %r : tensor<8xcomplex<f64>>
}

func.func private @transform(%x: tensor<8xcomplex<f64>>, %sign: f64) -> tensor<8xcomplex<f64>> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c8 = arith.constant 8 : index
  %none = arith.constant 0.0 : f64
  %pi = arith.constant 3.141592653589793 : f64
  %unit = complex.constant [1.0 : f64, 0.0 : f64] : complex<f64>
  %start = call @reverse(%x) : (tensor<8xcomplex<f64>>) -> tensor<8xcomplex<f64>>
  %half_turn = arith.mulf %pi, %sign : f64
  %r:3 = scf.while (%t = %start, %half = %c1, %angle = %half_turn) : (tensor<8xcomplex<f64>>, index, f64) -> (tensor<8xcomplex<f64>>, index, f64) {
    %more = arith.cmpi ult, %half, %c8 : index
    scf.condition(%more) %t, %half, %angle : tensor<8xcomplex<f64>>, index, f64
  } do {
  ^bb0(%t: tensor<8xcomplex<f64>>, %half: index, %angle: f64):
    %size = arith.muli %half, %c2 : index
    %exponent = complex.create %none, %angle : complex<f64>
    %root = complex.exp %exponent : complex<f64>
    %u = scf.for %block = %c0 to %c8 step %size iter_args(%u = %t) -> (tensor<8xcomplex<f64>>) {
      %v:2 = scf.for %k = %c0 to %half step %c1 iter_args(%v = %u, %w = %unit) -> (tensor<8xcomplex<f64>>, complex<f64>) {
        %i = arith.addi %block, %k : index
        %j = arith.addi %i, %half : index
        %a = tensor.extract %v[%i] : tensor<8xcomplex<f64>>
        %b0 = tensor.extract %v[%j] : tensor<8xcomplex<f64>>
        %b = complex.mul %b0, %w : complex<f64>
        %s = complex.add %a, %b : complex<f64>
        %d = complex.sub %a, %b : complex<f64>
        %v1 = tensor.insert %s into %v[%i] : tensor<8xcomplex<f64>>
        %v2 = tensor.insert %d into %v1[%j] : tensor<8xcomplex<f64>>
        %w1 = complex.mul %w, %root : complex<f64>
        scf.yield %v2, %w1 : tensor<8xcomplex<f64>>, complex<f64>
      }
      scf.yield %v#0 : tensor<8xcomplex<f64>>
    }
    %two = arith.constant 2.0 : f64
    %next = arith.divf %angle, %two : f64
    scf.yield %u, %size, %next : tensor<8xcomplex<f64>>, index, f64
  }
  return %r#0 : tensor<8xcomplex<f64>>
}

func.func @there_and_back() {
  %x = util.unfoldable_constant dense<[(1.0, 0.0), (0.0, 2.0), (0.5, 0.0), (-1.0, 1.0), (3.0, 0.0), (0.0, 0.25), (-2.0, 0.0), (-1.5, -0.5)]> : tensor<8xcomplex<f64>>
  %plus = util.unfoldable_constant 1.0 : f64
  %minus = util.unfoldable_constant -1.0 : f64
  %f = call @transform(%x, %minus) : (tensor<8xcomplex<f64>>, f64) -> tensor<8xcomplex<f64>>
  check.expect_almost_eq_const(%f, dense<[(0.0, 2.75), (-0.05545635173699415, -2.676776695296637), (7.25, -2.5), (0.6516504294495533, 1.9696699141100893), (5.0, -2.75), (-3.944543648263006, -2.323223304703363), (3.75, 2.5), (-4.651650429449553, 3.0303300858899105)]> : tensor<8xcomplex<f64>>, atol 1.0e-13) : tensor<8xcomplex<f64>>
  %b = call @transform(%f, %plus) : (tensor<8xcomplex<f64>>, f64) -> tensor<8xcomplex<f64>>
  check.expect_almost_eq_const(%b, dense<[(8.0, 0.0), (0.0, 16.0), (4.0, 0.0), (-8.0, 8.0), (24.0, 0.0), (0.0, 2.0), (-16.0, 0.0), (-12.0, -4.0)]> : tensor<8xcomplex<f64>>, atol 1.0e-13) : tensor<8xcomplex<f64>>
  return
}
