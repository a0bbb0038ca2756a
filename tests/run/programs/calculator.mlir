// A machine with four instructions, dispatched by scf.index_switch: a program of (instruction, operand) pairs.

func.func @interpret() {
  // start at 5; add 7; multiply by 3; subtract 1; shift left by 2; an unknown instruction does nothing.
  %code = util.unfoldable_constant dense<[[0, 7], [1, 3], [2, 1], [3, 2], [9, 100]]> : tensor<5x2xi32>
  %start = util.unfoldable_constant 5 : i32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %trace = tensor.empty() : tensor<5xi32>
  %acc, %all = scf.for %i = %c0 to %c5 step %c1 iter_args(%acc = %start, %t = %trace) -> (i32, tensor<5xi32>) {
    %op = tensor.extract %code[%i, %c0] : tensor<5x2xi32>
    %x = tensor.extract %code[%i, %c1] : tensor<5x2xi32>
    %which = arith.index_cast %op : i32 to index
    %next = scf.index_switch %which -> i32
    case 0 {
      %r = arith.addi %acc, %x : i32
      scf.yield %r : i32
    }
    case 1 {
      %r = arith.muli %acc, %x : i32
      scf.yield %r : i32
    }
    case 2 {
      %r = arith.subi %acc, %x : i32
      scf.yield %r : i32
    }
    case 3 {
      %r = arith.shli %acc, %x : i32
      scf.yield %r : i32
    }
    default {
      scf.yield %acc : i32
    }
    %u = tensor.insert %next into %t[%i] : tensor<5xi32>
    scf.yield %next, %u : i32, tensor<5xi32>
  }
  check.expect_eq_const(%all, dense<[12, 36, 35, 140, 140]> : tensor<5xi32>) : tensor<5xi32>
  return
}
