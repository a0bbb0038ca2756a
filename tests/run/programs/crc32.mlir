// CRC-32 (IEEE 802.3, reflected) of a text, bit by bit, and Adler-32 of the same.

func.func @crc() {
  %text = util.unfoldable_constant dense<[84, 104, 101, 32, 113, 117, 105, 99, 107, 32, 98, 114, 111, 119, 110, 32, 102, 111, 120]> : tensor<19xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %n = arith.constant 19 : index
  %ones = arith.constant -1 : i32
  %one = arith.constant 1 : i32
  %poly = arith.constant 0xEDB88320 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%crc = %ones) -> (i32) {
    %byte = tensor.extract %text[%i] : tensor<19xi8>
    %wide = arith.extui %byte : i8 to i32
    %in = arith.xori %crc, %wide : i32
    %out = scf.for %k = %c0 to %c8 step %c1 iter_args(%c = %in) -> (i32) {
      %low = arith.trunci %c : i32 to i1
      %half = arith.shrui %c, %one : i32
      %reduced = arith.xori %half, %poly : i32
      %next = arith.select %low, %reduced, %half : i32
      scf.yield %next : i32
    }
    scf.yield %out : i32
  }
  %crc = arith.xori %r, %ones : i32
  %t = tensor.from_elements %crc : tensor<1xi32>
  check.expect_eq_const(%t, dense<-1220184866> : tensor<1xi32>) : tensor<1xi32>
  return
}

func.func @adler() {
  %text = util.unfoldable_constant dense<[84, 104, 101, 32, 113, 117, 105, 99, 107, 32, 98, 114, 111, 119, 110, 32, 102, 111, 120]> : tensor<19xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 19 : index
  %prime = arith.constant 65521 : i32
  %sixteen = arith.constant 16 : i32
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %a, %b = scf.for %i = %c0 to %n step %c1 iter_args(%a = %one, %b = %zero) -> (i32, i32) {
    %byte = tensor.extract %text[%i] : tensor<19xi8>
    %wide = arith.extui %byte : i8 to i32
    %a1 = arith.addi %a, %wide : i32
    %a2 = arith.remui %a1, %prime : i32
    %b1 = arith.addi %b, %a2 : i32
    %b2 = arith.remui %b1, %prime : i32
    scf.yield %a2, %b2 : i32, i32
  }
  %high = arith.shli %b, %sixteen : i32
  %adler = arith.ori %high, %a : i32
  %t = tensor.from_elements %adler : tensor<1xi32>
  check.expect_eq_const(%t, dense<1160644372> : tensor<1xi32>) : tensor<1xi32>
  return
}
