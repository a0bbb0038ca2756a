// Integer arithmetic on scalars, of every kind of width, constants and values that are not folded.

func.func @arith_integer_scalars_i1() {
  %c0 = util.unfoldable_constant true
  %c1 = arith.constant false
  %r0 = arith.addi %c0, %c0 : i1
  %is0 = arith.cmpi eq, %r0, %c1 : i1
  check.expect_true(%is0) : i1
  %c2 = arith.constant true
  %r1 = arith.addi %c2, %c1 : i1
  %is1 = arith.cmpi eq, %r1, %c2 : i1
  check.expect_true(%is1) : i1
  %r2 = arith.subi %c0, %c0 : i1
  %is2 = arith.cmpi eq, %r2, %c1 : i1
  check.expect_true(%is2) : i1
  %r3 = arith.subi %c1, %c2 : i1
  %is3 = arith.cmpi eq, %r3, %c2 : i1
  check.expect_true(%is3) : i1
  %c3 = util.unfoldable_constant false
  %r4 = arith.muli %c3, %c0 : i1
  %is4 = arith.cmpi eq, %r4, %c1 : i1
  check.expect_true(%is4) : i1
  %r5 = arith.muli %c2, %c2 : i1
  %is5 = arith.cmpi eq, %r5, %c2 : i1
  check.expect_true(%is5) : i1
  %r6 = arith.andi %c0, %c0 : i1
  %is6 = arith.cmpi eq, %r6, %c2 : i1
  check.expect_true(%is6) : i1
  %r7 = arith.andi %c2, %c2 : i1
  %is7 = arith.cmpi eq, %r7, %c2 : i1
  check.expect_true(%is7) : i1
  %r8 = arith.ori %c3, %c3 : i1
  %is8 = arith.cmpi eq, %r8, %c1 : i1
  check.expect_true(%is8) : i1
  %r9 = arith.ori %c1, %c1 : i1
  %is9 = arith.cmpi eq, %r9, %c1 : i1
  check.expect_true(%is9) : i1
  %r10 = arith.xori %c0, %c0 : i1
  %is10 = arith.cmpi eq, %r10, %c1 : i1
  check.expect_true(%is10) : i1
  %r11 = arith.xori %c2, %c1 : i1
  %is11 = arith.cmpi eq, %r11, %c2 : i1
  check.expect_true(%is11) : i1
  %r12 = arith.maxsi %c3, %c0 : i1
  %is12 = arith.cmpi eq, %r12, %c1 : i1
  check.expect_true(%is12) : i1
  %r13 = arith.maxsi %c2, %c1 : i1
  %is13 = arith.cmpi eq, %r13, %c1 : i1
  check.expect_true(%is13) : i1
  %r14 = arith.maxui %c3, %c3 : i1
  %is14 = arith.cmpi eq, %r14, %c1 : i1
  check.expect_true(%is14) : i1
  %r15 = arith.maxui %c2, %c2 : i1
  %is15 = arith.cmpi eq, %r15, %c2 : i1
  check.expect_true(%is15) : i1
  %r16 = arith.minsi %c0, %c0 : i1
  %is16 = arith.cmpi eq, %r16, %c2 : i1
  check.expect_true(%is16) : i1
  %r17 = arith.minsi %c1, %c1 : i1
  %is17 = arith.cmpi eq, %r17, %c1 : i1
  check.expect_true(%is17) : i1
  %r18 = arith.minui %c0, %c0 : i1
  %is18 = arith.cmpi eq, %r18, %c2 : i1
  check.expect_true(%is18) : i1
  %r19 = arith.minui %c2, %c1 : i1
  %is19 = arith.cmpi eq, %r19, %c1 : i1
  check.expect_true(%is19) : i1
  %r20 = arith.shli %c3, %c3 : i1
  %is20 = arith.cmpi eq, %r20, %c1 : i1
  check.expect_true(%is20) : i1
  %r21 = arith.shli %c2, %c2 : i1
  %is21 = arith.cmpi eq, %r21, %c1 : i1
  check.expect_true(%is21) : i1
  %r22 = arith.shrui %c0, %c3 : i1
  %is22 = arith.cmpi eq, %r22, %c2 : i1
  check.expect_true(%is22) : i1
  %r23 = arith.shrui %c1, %c1 : i1
  %is23 = arith.cmpi eq, %r23, %c1 : i1
  check.expect_true(%is23) : i1
  %r24 = arith.shrsi %c0, %c3 : i1
  %is24 = arith.cmpi eq, %r24, %c2 : i1
  check.expect_true(%is24) : i1
  %r25 = arith.shrsi %c1, %c2 : i1
  %is25 = arith.cmpi eq, %r25, %c1 : i1
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i2() {
  %c0 = util.unfoldable_constant -2 : i2
  %c1 = util.unfoldable_constant 1 : i2
  %c2 = arith.constant -1 : i2
  %r0 = arith.addi %c0, %c1 : i2
  %is0 = arith.cmpi eq, %r0, %c2 : i2
  check.expect_true(%is0) : i1
  %c3 = arith.constant 1 : i2
  %c4 = arith.constant 0 : i2
  %r1 = arith.addi %c3, %c4 : i2
  %is1 = arith.cmpi eq, %r1, %c3 : i2
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant -1 : i2
  %r2 = arith.subi %c5, %c0 : i2
  %is2 = arith.cmpi eq, %r2, %c3 : i2
  check.expect_true(%is2) : i1
  %c6 = arith.constant -2 : i2
  %r3 = arith.subi %c3, %c2 : i2
  %is3 = arith.cmpi eq, %r3, %c6 : i2
  check.expect_true(%is3) : i1
  %c7 = util.unfoldable_constant 0 : i2
  %r4 = arith.muli %c7, %c1 : i2
  %is4 = arith.cmpi eq, %r4, %c4 : i2
  check.expect_true(%is4) : i1
  %r5 = arith.muli %c6, %c2 : i2
  %is5 = arith.cmpi eq, %r5, %c6 : i2
  check.expect_true(%is5) : i1
  %r6 = arith.andi %c7, %c1 : i2
  %is6 = arith.cmpi eq, %r6, %c4 : i2
  check.expect_true(%is6) : i1
  %r7 = arith.andi %c6, %c2 : i2
  %is7 = arith.cmpi eq, %r7, %c6 : i2
  check.expect_true(%is7) : i1
  %r8 = arith.ori %c5, %c0 : i2
  %is8 = arith.cmpi eq, %r8, %c2 : i2
  check.expect_true(%is8) : i1
  %r9 = arith.ori %c4, %c2 : i2
  %is9 = arith.cmpi eq, %r9, %c2 : i2
  check.expect_true(%is9) : i1
  %r10 = arith.xori %c5, %c5 : i2
  %is10 = arith.cmpi eq, %r10, %c4 : i2
  check.expect_true(%is10) : i1
  %r11 = arith.xori %c6, %c3 : i2
  %is11 = arith.cmpi eq, %r11, %c2 : i2
  check.expect_true(%is11) : i1
  %r12 = arith.maxsi %c0, %c5 : i2
  %is12 = arith.cmpi eq, %r12, %c2 : i2
  check.expect_true(%is12) : i1
  %r13 = arith.maxsi %c4, %c3 : i2
  %is13 = arith.cmpi eq, %r13, %c3 : i2
  check.expect_true(%is13) : i1
  %r14 = arith.maxui %c1, %c0 : i2
  %is14 = arith.cmpi eq, %r14, %c6 : i2
  check.expect_true(%is14) : i1
  %r15 = arith.maxui %c3, %c2 : i2
  %is15 = arith.cmpi eq, %r15, %c2 : i2
  check.expect_true(%is15) : i1
  %r16 = arith.minsi %c5, %c0 : i2
  %is16 = arith.cmpi eq, %r16, %c6 : i2
  check.expect_true(%is16) : i1
  %r17 = arith.minsi %c3, %c3 : i2
  %is17 = arith.cmpi eq, %r17, %c3 : i2
  check.expect_true(%is17) : i1
  %r18 = arith.minui %c1, %c0 : i2
  %is18 = arith.cmpi eq, %r18, %c3 : i2
  check.expect_true(%is18) : i1
  %r19 = arith.minui %c6, %c2 : i2
  %is19 = arith.cmpi eq, %r19, %c6 : i2
  check.expect_true(%is19) : i1
  %r20 = arith.shli %c1, %c1 : i2
  %is20 = arith.cmpi eq, %r20, %c6 : i2
  check.expect_true(%is20) : i1
  %r21 = arith.shli %c6, %c3 : i2
  %is21 = arith.cmpi eq, %r21, %c4 : i2
  check.expect_true(%is21) : i1
  %r22 = arith.shrui %c7, %c7 : i2
  %is22 = arith.cmpi eq, %r22, %c4 : i2
  check.expect_true(%is22) : i1
  %r23 = arith.shrui %c2, %c2 : i2
  %is23 = arith.cmpi eq, %r23, %c4 : i2
  check.expect_true(%is23) : i1
  %r24 = arith.shrsi %c0, %c5 : i2
  %is24 = arith.cmpi eq, %r24, %c2 : i2
  check.expect_true(%is24) : i1
  %r25 = arith.shrsi %c3, %c2 : i2
  %is25 = arith.cmpi eq, %r25, %c4 : i2
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i4() {
  %c0 = util.unfoldable_constant 5 : i4
  %c1 = util.unfoldable_constant -5 : i4
  %c2 = arith.constant 0 : i4
  %r0 = arith.addi %c0, %c1 : i4
  %is0 = arith.cmpi eq, %r0, %c2 : i4
  check.expect_true(%is0) : i1
  %c3 = arith.constant -1 : i4
  %c4 = arith.constant 5 : i4
  %c5 = arith.constant 4 : i4
  %r1 = arith.addi %c3, %c4 : i4
  %is1 = arith.cmpi eq, %r1, %c5 : i4
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant 7 : i4
  %r2 = arith.subi %c1, %c6 : i4
  %is2 = arith.cmpi eq, %r2, %c5 : i4
  check.expect_true(%is2) : i1
  %c7 = arith.constant -5 : i4
  %r3 = arith.subi %c7, %c7 : i4
  %is3 = arith.cmpi eq, %r3, %c2 : i4
  check.expect_true(%is3) : i1
  %c8 = util.unfoldable_constant -4 : i4
  %r4 = arith.muli %c8, %c6 : i4
  %is4 = arith.cmpi eq, %r4, %c5 : i4
  check.expect_true(%is4) : i1
  %c9 = arith.constant 3 : i4
  %r5 = arith.muli %c2, %c9 : i4
  %is5 = arith.cmpi eq, %r5, %c2 : i4
  check.expect_true(%is5) : i1
  %c10 = util.unfoldable_constant 3 : i4
  %c11 = util.unfoldable_constant -3 : i4
  %c12 = arith.constant 1 : i4
  %r6 = arith.andi %c10, %c11 : i4
  %is6 = arith.cmpi eq, %r6, %c12 : i4
  check.expect_true(%is6) : i1
  %r7 = arith.andi %c9, %c3 : i4
  %is7 = arith.cmpi eq, %r7, %c9 : i4
  check.expect_true(%is7) : i1
  %c13 = arith.constant 7 : i4
  %r8 = arith.ori %c6, %c6 : i4
  %is8 = arith.cmpi eq, %r8, %c13 : i4
  check.expect_true(%is8) : i1
  %c14 = arith.constant -7 : i4
  %r9 = arith.ori %c2, %c14 : i4
  %is9 = arith.cmpi eq, %r9, %c14 : i4
  check.expect_true(%is9) : i1
  %r10 = arith.xori %c10, %c8 : i4
  %is10 = arith.cmpi eq, %r10, %c3 : i4
  check.expect_true(%is10) : i1
  %c15 = arith.constant -4 : i4
  %r11 = arith.xori %c15, %c9 : i4
  %is11 = arith.cmpi eq, %r11, %c3 : i4
  check.expect_true(%is11) : i1
  %c16 = util.unfoldable_constant -2 : i4
  %c17 = arith.constant -2 : i4
  %r12 = arith.maxsi %c16, %c11 : i4
  %is12 = arith.cmpi eq, %r12, %c17 : i4
  check.expect_true(%is12) : i1
  %c18 = arith.constant -3 : i4
  %r13 = arith.maxsi %c14, %c18 : i4
  %is13 = arith.cmpi eq, %r13, %c18 : i4
  check.expect_true(%is13) : i1
  %c19 = util.unfoldable_constant -8 : i4
  %c20 = arith.constant -8 : i4
  %r14 = arith.maxui %c19, %c10 : i4
  %is14 = arith.cmpi eq, %r14, %c20 : i4
  check.expect_true(%is14) : i1
  %r15 = arith.maxui %c2, %c15 : i4
  %is15 = arith.cmpi eq, %r15, %c15 : i4
  check.expect_true(%is15) : i1
  %r16 = arith.minsi %c16, %c0 : i4
  %is16 = arith.cmpi eq, %r16, %c17 : i4
  check.expect_true(%is16) : i1
  %r17 = arith.minsi %c3, %c18 : i4
  %is17 = arith.cmpi eq, %r17, %c18 : i4
  check.expect_true(%is17) : i1
  %c21 = util.unfoldable_constant 1 : i4
  %r18 = arith.minui %c21, %c10 : i4
  %is18 = arith.cmpi eq, %r18, %c12 : i4
  check.expect_true(%is18) : i1
  %r19 = arith.minui %c18, %c13 : i4
  %is19 = arith.cmpi eq, %r19, %c13 : i4
  check.expect_true(%is19) : i1
  %c22 = util.unfoldable_constant -1 : i4
  %r20 = arith.shli %c22, %c6 : i4
  %is20 = arith.cmpi eq, %r20, %c2 : i4
  check.expect_true(%is20) : i1
  %r21 = arith.shli %c3, %c12 : i4
  %is21 = arith.cmpi eq, %r21, %c17 : i4
  check.expect_true(%is21) : i1
  %r22 = arith.shrui %c16, %c0 : i4
  %is22 = arith.cmpi eq, %r22, %c2 : i4
  check.expect_true(%is22) : i1
  %r23 = arith.shrui %c9, %c18 : i4
  %is23 = arith.cmpi eq, %r23, %c2 : i4
  check.expect_true(%is23) : i1
  %c23 = util.unfoldable_constant 6 : i4
  %r24 = arith.shrsi %c22, %c23 : i4
  %is24 = arith.cmpi eq, %r24, %c3 : i4
  check.expect_true(%is24) : i1
  %r25 = arith.shrsi %c7, %c3 : i4
  %is25 = arith.cmpi eq, %r25, %c3 : i4
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i7() {
  %c0 = util.unfoldable_constant 5 : i7
  %c1 = util.unfoldable_constant 3 : i7
  %c2 = arith.constant 8 : i7
  %r0 = arith.addi %c0, %c1 : i7
  %is0 = arith.cmpi eq, %r0, %c2 : i7
  check.expect_true(%is0) : i1
  %c3 = arith.constant 7 : i7
  %c4 = arith.constant -2 : i7
  %c5 = arith.constant 5 : i7
  %r1 = arith.addi %c3, %c4 : i7
  %is1 = arith.cmpi eq, %r1, %c5 : i7
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant -1 : i7
  %c7 = util.unfoldable_constant 63 : i7
  %c8 = arith.constant -64 : i7
  %r2 = arith.subi %c6, %c7 : i7
  %is2 = arith.cmpi eq, %r2, %c8 : i7
  check.expect_true(%is2) : i1
  %c9 = arith.constant -1 : i7
  %c10 = arith.constant -63 : i7
  %c11 = arith.constant 62 : i7
  %r3 = arith.subi %c9, %c10 : i7
  %is3 = arith.cmpi eq, %r3, %c11 : i7
  check.expect_true(%is3) : i1
  %c12 = arith.constant 59 : i7
  %r4 = arith.muli %c7, %c0 : i7
  %is4 = arith.cmpi eq, %r4, %c12 : i7
  check.expect_true(%is4) : i1
  %c13 = arith.constant -59 : i7
  %c14 = arith.constant -33 : i7
  %c15 = arith.constant 27 : i7
  %r5 = arith.muli %c13, %c14 : i7
  %is5 = arith.cmpi eq, %r5, %c15 : i7
  check.expect_true(%is5) : i1
  %c16 = util.unfoldable_constant -11 : i7
  %c17 = arith.constant 53 : i7
  %r6 = arith.andi %c16, %c7 : i7
  %is6 = arith.cmpi eq, %r6, %c17 : i7
  check.expect_true(%is6) : i1
  %c18 = arith.constant 2 : i7
  %c19 = arith.constant 0 : i7
  %r7 = arith.andi %c10, %c18 : i7
  %is7 = arith.cmpi eq, %r7, %c19 : i7
  check.expect_true(%is7) : i1
  %c20 = util.unfoldable_constant 0 : i7
  %c21 = util.unfoldable_constant 15 : i7
  %c22 = arith.constant 15 : i7
  %r8 = arith.ori %c20, %c21 : i7
  %is8 = arith.cmpi eq, %r8, %c22 : i7
  check.expect_true(%is8) : i1
  %c23 = arith.constant 1 : i7
  %c24 = arith.constant 63 : i7
  %r9 = arith.ori %c23, %c24 : i7
  %is9 = arith.cmpi eq, %r9, %c24 : i7
  check.expect_true(%is9) : i1
  %c25 = util.unfoldable_constant -64 : i7
  %c26 = util.unfoldable_constant 1 : i7
  %r10 = arith.xori %c25, %c26 : i7
  %is10 = arith.cmpi eq, %r10, %c10 : i7
  check.expect_true(%is10) : i1
  %c27 = arith.constant -31 : i7
  %r11 = arith.xori %c27, %c19 : i7
  %is11 = arith.cmpi eq, %r11, %c27 : i7
  check.expect_true(%is11) : i1
  %c28 = util.unfoldable_constant 7 : i7
  %r12 = arith.maxsi %c28, %c25 : i7
  %is12 = arith.cmpi eq, %r12, %c3 : i7
  check.expect_true(%is12) : i1
  %c29 = arith.constant -16 : i7
  %r13 = arith.maxsi %c3, %c29 : i7
  %is13 = arith.cmpi eq, %r13, %c3 : i7
  check.expect_true(%is13) : i1
  %c30 = util.unfoldable_constant 2 : i7
  %r14 = arith.maxui %c26, %c30 : i7
  %is14 = arith.cmpi eq, %r14, %c18 : i7
  check.expect_true(%is14) : i1
  %r15 = arith.maxui %c23, %c3 : i7
  %is15 = arith.cmpi eq, %r15, %c3 : i7
  check.expect_true(%is15) : i1
  %c31 = util.unfoldable_constant -62 : i7
  %c32 = arith.constant -62 : i7
  %r16 = arith.minsi %c31, %c28 : i7
  %is16 = arith.cmpi eq, %r16, %c32 : i7
  check.expect_true(%is16) : i1
  %r17 = arith.minsi %c8, %c19 : i7
  %is17 = arith.cmpi eq, %r17, %c8 : i7
  check.expect_true(%is17) : i1
  %c33 = util.unfoldable_constant -2 : i7
  %c34 = util.unfoldable_constant -63 : i7
  %r18 = arith.minui %c33, %c34 : i7
  %is18 = arith.cmpi eq, %r18, %c10 : i7
  check.expect_true(%is18) : i1
  %c35 = arith.constant -17 : i7
  %r19 = arith.minui %c35, %c3 : i7
  %is19 = arith.cmpi eq, %r19, %c3 : i7
  check.expect_true(%is19) : i1
  %r20 = arith.shli %c25, %c30 : i7
  %is20 = arith.cmpi eq, %r20, %c19 : i7
  check.expect_true(%is20) : i1
  %c36 = arith.constant -3 : i7
  %r21 = arith.shli %c18, %c36 : i7
  %is21 = arith.cmpi eq, %r21, %c19 : i7
  check.expect_true(%is21) : i1
  %r22 = arith.shrui %c20, %c0 : i7
  %is22 = arith.cmpi eq, %r22, %c19 : i7
  check.expect_true(%is22) : i1
  %r23 = arith.shrui %c24, %c5 : i7
  %is23 = arith.cmpi eq, %r23, %c23 : i7
  check.expect_true(%is23) : i1
  %c37 = util.unfoldable_constant 23 : i7
  %r24 = arith.shrsi %c7, %c37 : i7
  %is24 = arith.cmpi eq, %r24, %c19 : i7
  check.expect_true(%is24) : i1
  %r25 = arith.shrsi %c8, %c3 : i7
  %is25 = arith.cmpi eq, %r25, %c9 : i7
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i8() {
  %c0 = util.unfoldable_constant 1 : i8
  %c1 = util.unfoldable_constant -128 : i8
  %c2 = arith.constant -127 : i8
  %r0 = arith.addi %c0, %c1 : i8
  %is0 = arith.cmpi eq, %r0, %c2 : i8
  check.expect_true(%is0) : i1
  %c3 = arith.constant -74 : i8
  %c4 = arith.constant 0 : i8
  %r1 = arith.addi %c3, %c4 : i8
  %is1 = arith.cmpi eq, %r1, %c3 : i8
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 2 : i8
  %c6 = arith.constant -1 : i8
  %r2 = arith.subi %c0, %c5 : i8
  %is2 = arith.cmpi eq, %r2, %c6 : i8
  check.expect_true(%is2) : i1
  %c7 = arith.constant 127 : i8
  %c8 = arith.constant -128 : i8
  %r3 = arith.subi %c6, %c7 : i8
  %is3 = arith.cmpi eq, %r3, %c8 : i8
  check.expect_true(%is3) : i1
  %c9 = util.unfoldable_constant -49 : i8
  %c10 = util.unfoldable_constant -3 : i8
  %c11 = arith.constant -109 : i8
  %r4 = arith.muli %c9, %c10 : i8
  %is4 = arith.cmpi eq, %r4, %c11 : i8
  check.expect_true(%is4) : i1
  %c12 = arith.constant 1 : i8
  %r5 = arith.muli %c12, %c2 : i8
  %is5 = arith.cmpi eq, %r5, %c2 : i8
  check.expect_true(%is5) : i1
  %c13 = util.unfoldable_constant -127 : i8
  %c14 = util.unfoldable_constant -9 : i8
  %r6 = arith.andi %c13, %c14 : i8
  %is6 = arith.cmpi eq, %r6, %c2 : i8
  check.expect_true(%is6) : i1
  %c15 = arith.constant 7 : i8
  %r7 = arith.andi %c8, %c15 : i8
  %is7 = arith.cmpi eq, %r7, %c4 : i8
  check.expect_true(%is7) : i1
  %c16 = util.unfoldable_constant 84 : i8
  %c17 = util.unfoldable_constant 3 : i8
  %c18 = arith.constant 87 : i8
  %r8 = arith.ori %c16, %c17 : i8
  %is8 = arith.cmpi eq, %r8, %c18 : i8
  check.expect_true(%is8) : i1
  %c19 = arith.constant -3 : i8
  %r9 = arith.ori %c19, %c8 : i8
  %is9 = arith.cmpi eq, %r9, %c19 : i8
  check.expect_true(%is9) : i1
  %c20 = util.unfoldable_constant 11 : i8
  %c21 = arith.constant -10 : i8
  %r10 = arith.xori %c10, %c20 : i8
  %is10 = arith.cmpi eq, %r10, %c21 : i8
  check.expect_true(%is10) : i1
  %r11 = arith.xori %c4, %c6 : i8
  %is11 = arith.cmpi eq, %r11, %c6 : i8
  check.expect_true(%is11) : i1
  %c22 = util.unfoldable_constant -2 : i8
  %c23 = arith.constant -2 : i8
  %r12 = arith.maxsi %c1, %c22 : i8
  %is12 = arith.cmpi eq, %r12, %c23 : i8
  check.expect_true(%is12) : i1
  %c24 = arith.constant -50 : i8
  %r13 = arith.maxsi %c2, %c24 : i8
  %is13 = arith.cmpi eq, %r13, %c24 : i8
  check.expect_true(%is13) : i1
  %c25 = util.unfoldable_constant -71 : i8
  %c26 = util.unfoldable_constant 0 : i8
  %c27 = arith.constant -71 : i8
  %r14 = arith.maxui %c25, %c26 : i8
  %is14 = arith.cmpi eq, %r14, %c27 : i8
  check.expect_true(%is14) : i1
  %r15 = arith.maxui %c12, %c2 : i8
  %is15 = arith.cmpi eq, %r15, %c2 : i8
  check.expect_true(%is15) : i1
  %c28 = util.unfoldable_constant 127 : i8
  %r16 = arith.minsi %c28, %c10 : i8
  %is16 = arith.cmpi eq, %r16, %c19 : i8
  check.expect_true(%is16) : i1
  %r17 = arith.minsi %c12, %c4 : i8
  %is17 = arith.cmpi eq, %r17, %c4 : i8
  check.expect_true(%is17) : i1
  %r18 = arith.minui %c26, %c10 : i8
  %is18 = arith.cmpi eq, %r18, %c4 : i8
  check.expect_true(%is18) : i1
  %c29 = arith.constant 37 : i8
  %r19 = arith.minui %c6, %c29 : i8
  %is19 = arith.cmpi eq, %r19, %c29 : i8
  check.expect_true(%is19) : i1
  %c30 = util.unfoldable_constant 5 : i8
  %c31 = arith.constant -64 : i8
  %r20 = arith.shli %c22, %c30 : i8
  %is20 = arith.cmpi eq, %r20, %c31 : i8
  check.expect_true(%is20) : i1
  %c32 = arith.constant -54 : i8
  %r21 = arith.shli %c32, %c15 : i8
  %is21 = arith.cmpi eq, %r21, %c4 : i8
  check.expect_true(%is21) : i1
  %r22 = arith.shrui %c26, %c1 : i8
  %is22 = arith.cmpi eq, %r22, %c4 : i8
  check.expect_true(%is22) : i1
  %c33 = arith.constant -108 : i8
  %c34 = arith.constant -63 : i8
  %r23 = arith.shrui %c33, %c34 : i8
  %is23 = arith.cmpi eq, %r23, %c4 : i8
  check.expect_true(%is23) : i1
  %c35 = util.unfoldable_constant -26 : i8
  %r24 = arith.shrsi %c35, %c1 : i8
  %is24 = arith.cmpi eq, %r24, %c6 : i8
  check.expect_true(%is24) : i1
  %c36 = arith.constant 3 : i8
  %r25 = arith.shrsi %c36, %c8 : i8
  %is25 = arith.cmpi eq, %r25, %c4 : i8
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i16() {
  %c0 = util.unfoldable_constant 24301 : i16
  %c1 = util.unfoldable_constant 3 : i16
  %c2 = arith.constant 24304 : i16
  %r0 = arith.addi %c0, %c1 : i16
  %is0 = arith.cmpi eq, %r0, %c2 : i16
  check.expect_true(%is0) : i1
  %c3 = arith.constant 0 : i16
  %r1 = arith.addi %c3, %c3 : i16
  %is1 = arith.cmpi eq, %r1, %c3 : i16
  check.expect_true(%is1) : i1
  %c4 = util.unfoldable_constant 2 : i16
  %c5 = util.unfoldable_constant -7952 : i16
  %c6 = arith.constant 7954 : i16
  %r2 = arith.subi %c4, %c5 : i16
  %is2 = arith.cmpi eq, %r2, %c6 : i16
  check.expect_true(%is2) : i1
  %c7 = arith.constant 32767 : i16
  %r3 = arith.subi %c7, %c3 : i16
  %is3 = arith.cmpi eq, %r3, %c7 : i16
  check.expect_true(%is3) : i1
  %c8 = util.unfoldable_constant -3 : i16
  %c9 = util.unfoldable_constant -7011 : i16
  %c10 = arith.constant 21033 : i16
  %r4 = arith.muli %c8, %c9 : i16
  %is4 = arith.cmpi eq, %r4, %c10 : i16
  check.expect_true(%is4) : i1
  %c11 = arith.constant -2 : i16
  %c12 = arith.constant -1556 : i16
  %c13 = arith.constant 3112 : i16
  %r5 = arith.muli %c11, %c12 : i16
  %is5 = arith.cmpi eq, %r5, %c13 : i16
  check.expect_true(%is5) : i1
  %c14 = util.unfoldable_constant 32767 : i16
  %r6 = arith.andi %c14, %c14 : i16
  %is6 = arith.cmpi eq, %r6, %c7 : i16
  check.expect_true(%is6) : i1
  %c15 = arith.constant 5 : i16
  %c16 = arith.constant 4 : i16
  %r7 = arith.andi %c11, %c15 : i16
  %is7 = arith.cmpi eq, %r7, %c16 : i16
  check.expect_true(%is7) : i1
  %c17 = util.unfoldable_constant -13930 : i16
  %c18 = arith.constant -13930 : i16
  %r8 = arith.ori %c17, %c17 : i16
  %is8 = arith.cmpi eq, %r8, %c18 : i16
  check.expect_true(%is8) : i1
  %c19 = arith.constant -32768 : i16
  %c20 = arith.constant -32767 : i16
  %r9 = arith.ori %c19, %c20 : i16
  %is9 = arith.cmpi eq, %r9, %c20 : i16
  check.expect_true(%is9) : i1
  %c21 = arith.constant -1 : i16
  %r10 = arith.xori %c4, %c8 : i16
  %is10 = arith.cmpi eq, %r10, %c21 : i16
  check.expect_true(%is10) : i1
  %c22 = arith.constant 2 : i16
  %c23 = arith.constant -4 : i16
  %r11 = arith.xori %c11, %c22 : i16
  %is11 = arith.cmpi eq, %r11, %c23 : i16
  check.expect_true(%is11) : i1
  %c24 = util.unfoldable_constant 7 : i16
  %c25 = arith.constant 7 : i16
  %r12 = arith.maxsi %c24, %c24 : i16
  %is12 = arith.cmpi eq, %r12, %c25 : i16
  check.expect_true(%is12) : i1
  %c26 = arith.constant 31240 : i16
  %r13 = arith.maxsi %c22, %c26 : i16
  %is13 = arith.cmpi eq, %r13, %c26 : i16
  check.expect_true(%is13) : i1
  %c27 = util.unfoldable_constant 1 : i16
  %c28 = arith.constant 3 : i16
  %r14 = arith.maxui %c1, %c27 : i16
  %is14 = arith.cmpi eq, %r14, %c28 : i16
  check.expect_true(%is14) : i1
  %r15 = arith.maxui %c3, %c25 : i16
  %is15 = arith.cmpi eq, %r15, %c25 : i16
  check.expect_true(%is15) : i1
  %c29 = util.unfoldable_constant 0 : i16
  %r16 = arith.minsi %c29, %c1 : i16
  %is16 = arith.cmpi eq, %r16, %c3 : i16
  check.expect_true(%is16) : i1
  %c30 = arith.constant -12927 : i16
  %r17 = arith.minsi %c30, %c28 : i16
  %is17 = arith.cmpi eq, %r17, %c30 : i16
  check.expect_true(%is17) : i1
  %c31 = arith.constant 1 : i16
  %r18 = arith.minui %c14, %c27 : i16
  %is18 = arith.cmpi eq, %r18, %c31 : i16
  check.expect_true(%is18) : i1
  %r19 = arith.minui %c21, %c22 : i16
  %is19 = arith.cmpi eq, %r19, %c22 : i16
  check.expect_true(%is19) : i1
  %c32 = util.unfoldable_constant 5 : i16
  %c33 = arith.constant -32 : i16
  %r20 = arith.shli %c14, %c32 : i16
  %is20 = arith.cmpi eq, %r20, %c33 : i16
  check.expect_true(%is20) : i1
  %c34 = arith.constant -8993 : i16
  %r21 = arith.shli %c34, %c3 : i16
  %is21 = arith.cmpi eq, %r21, %c34 : i16
  check.expect_true(%is21) : i1
  %r22 = arith.shrui %c1, %c32 : i16
  %is22 = arith.cmpi eq, %r22, %c3 : i16
  check.expect_true(%is22) : i1
  %r23 = arith.shrui %c3, %c11 : i16
  %is23 = arith.cmpi eq, %r23, %c3 : i16
  check.expect_true(%is23) : i1
  %c35 = util.unfoldable_constant -32767 : i16
  %c36 = util.unfoldable_constant 26342 : i16
  %r24 = arith.shrsi %c35, %c36 : i16
  %is24 = arith.cmpi eq, %r24, %c21 : i16
  check.expect_true(%is24) : i1
  %c37 = arith.constant 2983 : i16
  %r25 = arith.shrsi %c37, %c3 : i16
  %is25 = arith.cmpi eq, %r25, %c37 : i16
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i32() {
  %c0 = util.unfoldable_constant 2147483647 : i32
  %c1 = util.unfoldable_constant 1 : i32
  %c2 = arith.constant -2147483648 : i32
  %r0 = arith.addi %c0, %c1 : i32
  %is0 = arith.cmpi eq, %r0, %c2 : i32
  check.expect_true(%is0) : i1
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 2147483647 : i32
  %c5 = arith.constant -2147483646 : i32
  %r1 = arith.addi %c3, %c4 : i32
  %is1 = arith.cmpi eq, %r1, %c5 : i32
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant 7 : i32
  %c7 = util.unfoldable_constant 1577730235 : i32
  %c8 = arith.constant -1577730228 : i32
  %r2 = arith.subi %c6, %c7 : i32
  %is2 = arith.cmpi eq, %r2, %c8 : i32
  check.expect_true(%is2) : i1
  %c9 = arith.constant 5 : i32
  %c10 = arith.constant 0 : i32
  %r3 = arith.subi %c9, %c10 : i32
  %is3 = arith.cmpi eq, %r3, %c9 : i32
  check.expect_true(%is3) : i1
  %c11 = util.unfoldable_constant -2042025230 : i32
  %c12 = util.unfoldable_constant -280693236 : i32
  %c13 = arith.constant -252014760 : i32
  %r4 = arith.muli %c11, %c12 : i32
  %is4 = arith.cmpi eq, %r4, %c13 : i32
  check.expect_true(%is4) : i1
  %c14 = arith.constant -1 : i32
  %r5 = arith.muli %c2, %c14 : i32
  %is5 = arith.cmpi eq, %r5, %c2 : i32
  check.expect_true(%is5) : i1
  %c15 = util.unfoldable_constant -2147483648 : i32
  %r6 = arith.andi %c6, %c15 : i32
  %is6 = arith.cmpi eq, %r6, %c10 : i32
  check.expect_true(%is6) : i1
  %c16 = arith.constant 7 : i32
  %c17 = arith.constant -3 : i32
  %r7 = arith.andi %c16, %c17 : i32
  %is7 = arith.cmpi eq, %r7, %c9 : i32
  check.expect_true(%is7) : i1
  %c18 = util.unfoldable_constant -1 : i32
  %c19 = util.unfoldable_constant 2 : i32
  %r8 = arith.ori %c18, %c19 : i32
  %is8 = arith.cmpi eq, %r8, %c14 : i32
  check.expect_true(%is8) : i1
  %c20 = arith.constant -1059424856 : i32
  %c21 = arith.constant -1059424849 : i32
  %r9 = arith.ori %c16, %c20 : i32
  %is9 = arith.cmpi eq, %r9, %c21 : i32
  check.expect_true(%is9) : i1
  %r10 = arith.xori %c15, %c18 : i32
  %is10 = arith.cmpi eq, %r10, %c4 : i32
  check.expect_true(%is10) : i1
  %c22 = arith.constant -2147483647 : i32
  %c23 = arith.constant -2 : i32
  %r11 = arith.xori %c22, %c4 : i32
  %is11 = arith.cmpi eq, %r11, %c23 : i32
  check.expect_true(%is11) : i1
  %c24 = util.unfoldable_constant -3 : i32
  %r12 = arith.maxsi %c24, %c15 : i32
  %is12 = arith.cmpi eq, %r12, %c17 : i32
  check.expect_true(%is12) : i1
  %c25 = arith.constant 1 : i32
  %r13 = arith.maxsi %c25, %c17 : i32
  %is13 = arith.cmpi eq, %r13, %c25 : i32
  check.expect_true(%is13) : i1
  %c26 = util.unfoldable_constant 0 : i32
  %r14 = arith.maxui %c24, %c26 : i32
  %is14 = arith.cmpi eq, %r14, %c17 : i32
  check.expect_true(%is14) : i1
  %c27 = arith.constant -504602229 : i32
  %r15 = arith.maxui %c27, %c4 : i32
  %is15 = arith.cmpi eq, %r15, %c27 : i32
  check.expect_true(%is15) : i1
  %c28 = util.unfoldable_constant 822931652 : i32
  %c29 = util.unfoldable_constant -632982544 : i32
  %c30 = arith.constant -632982544 : i32
  %r16 = arith.minsi %c28, %c29 : i32
  %is16 = arith.cmpi eq, %r16, %c30 : i32
  check.expect_true(%is16) : i1
  %c31 = arith.constant 822931652 : i32
  %r17 = arith.minsi %c2, %c31 : i32
  %is17 = arith.cmpi eq, %r17, %c2 : i32
  check.expect_true(%is17) : i1
  %c32 = util.unfoldable_constant -1791960658 : i32
  %c33 = arith.constant -1791960658 : i32
  %r18 = arith.minui %c24, %c32 : i32
  %is18 = arith.cmpi eq, %r18, %c33 : i32
  check.expect_true(%is18) : i1
  %r19 = arith.minui %c9, %c9 : i32
  %is19 = arith.cmpi eq, %r19, %c9 : i32
  check.expect_true(%is19) : i1
  %c34 = util.unfoldable_constant -2147483647 : i32
  %r20 = arith.shli %c6, %c34 : i32
  %is20 = arith.cmpi eq, %r20, %c10 : i32
  check.expect_true(%is20) : i1
  %c35 = arith.constant 2 : i32
  %c36 = arith.constant -4 : i32
  %r21 = arith.shli %c14, %c35 : i32
  %is21 = arith.cmpi eq, %r21, %c36 : i32
  check.expect_true(%is21) : i1
  %c37 = util.unfoldable_constant 3 : i32
  %r22 = arith.shrui %c37, %c0 : i32
  %is22 = arith.cmpi eq, %r22, %c10 : i32
  check.expect_true(%is22) : i1
  %r23 = arith.shrui %c16, %c14 : i32
  %is23 = arith.cmpi eq, %r23, %c10 : i32
  check.expect_true(%is23) : i1
  %c38 = util.unfoldable_constant 677142684 : i32
  %r24 = arith.shrsi %c38, %c0 : i32
  %is24 = arith.cmpi eq, %r24, %c10 : i32
  check.expect_true(%is24) : i1
  %r25 = arith.shrsi %c22, %c2 : i32
  %is25 = arith.cmpi eq, %r25, %c14 : i32
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i33() {
  %c0 = util.unfoldable_constant 5 : i33
  %c1 = util.unfoldable_constant 1 : i33
  %c2 = arith.constant 6 : i33
  %r0 = arith.addi %c0, %c1 : i33
  %is0 = arith.cmpi eq, %r0, %c2 : i33
  check.expect_true(%is0) : i1
  %c3 = arith.constant 4294967295 : i33
  %c4 = arith.constant 2 : i33
  %c5 = arith.constant -4294967295 : i33
  %r1 = arith.addi %c3, %c4 : i33
  %is1 = arith.cmpi eq, %r1, %c5 : i33
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant -1 : i33
  %c7 = util.unfoldable_constant -4294967296 : i33
  %r2 = arith.subi %c6, %c7 : i33
  %is2 = arith.cmpi eq, %r2, %c3 : i33
  check.expect_true(%is2) : i1
  %c8 = arith.constant -4294967296 : i33
  %c9 = arith.constant 1 : i33
  %r3 = arith.subi %c8, %c9 : i33
  %is3 = arith.cmpi eq, %r3, %c3 : i33
  check.expect_true(%is3) : i1
  %c10 = util.unfoldable_constant 4294967295 : i33
  %c11 = util.unfoldable_constant -768803390 : i33
  %c12 = arith.constant 768803390 : i33
  %r4 = arith.muli %c10, %c11 : i33
  %is4 = arith.cmpi eq, %r4, %c12 : i33
  check.expect_true(%is4) : i1
  %c13 = arith.constant -2 : i33
  %c14 = arith.constant -3 : i33
  %r5 = arith.muli %c13, %c14 : i33
  %is5 = arith.cmpi eq, %r5, %c2 : i33
  check.expect_true(%is5) : i1
  %c15 = util.unfoldable_constant 3 : i33
  %c16 = util.unfoldable_constant 7 : i33
  %c17 = arith.constant 3 : i33
  %r6 = arith.andi %c15, %c16 : i33
  %is6 = arith.cmpi eq, %r6, %c17 : i33
  check.expect_true(%is6) : i1
  %r7 = arith.andi %c17, %c9 : i33
  %is7 = arith.cmpi eq, %r7, %c9 : i33
  check.expect_true(%is7) : i1
  %c18 = util.unfoldable_constant 2392103826 : i33
  %c19 = util.unfoldable_constant -3837047973 : i33
  %c20 = arith.constant -1612719141 : i33
  %r8 = arith.ori %c18, %c19 : i33
  %is8 = arith.cmpi eq, %r8, %c20 : i33
  check.expect_true(%is8) : i1
  %c21 = arith.constant 5 : i33
  %c22 = arith.constant -1 : i33
  %r9 = arith.ori %c21, %c13 : i33
  %is9 = arith.cmpi eq, %r9, %c22 : i33
  check.expect_true(%is9) : i1
  %c23 = arith.constant 0 : i33
  %r10 = arith.xori %c0, %c0 : i33
  %is10 = arith.cmpi eq, %r10, %c23 : i33
  check.expect_true(%is10) : i1
  %r11 = arith.xori %c17, %c17 : i33
  %is11 = arith.cmpi eq, %r11, %c23 : i33
  check.expect_true(%is11) : i1
  %c24 = util.unfoldable_constant -1376584417 : i33
  %c25 = util.unfoldable_constant -2 : i33
  %r12 = arith.maxsi %c24, %c25 : i33
  %is12 = arith.cmpi eq, %r12, %c13 : i33
  check.expect_true(%is12) : i1
  %c26 = arith.constant -421927379 : i33
  %r13 = arith.maxsi %c5, %c26 : i33
  %is13 = arith.cmpi eq, %r13, %c26 : i33
  check.expect_true(%is13) : i1
  %c27 = util.unfoldable_constant -991821288 : i33
  %r14 = arith.maxui %c27, %c6 : i33
  %is14 = arith.cmpi eq, %r14, %c22 : i33
  check.expect_true(%is14) : i1
  %r15 = arith.maxui %c21, %c21 : i33
  %is15 = arith.cmpi eq, %r15, %c21 : i33
  check.expect_true(%is15) : i1
  %c28 = util.unfoldable_constant -3 : i33
  %c29 = util.unfoldable_constant -4294967295 : i33
  %r16 = arith.minsi %c28, %c29 : i33
  %is16 = arith.cmpi eq, %r16, %c5 : i33
  check.expect_true(%is16) : i1
  %c30 = arith.constant 1804601092 : i33
  %r17 = arith.minsi %c30, %c30 : i33
  %is17 = arith.cmpi eq, %r17, %c30 : i33
  check.expect_true(%is17) : i1
  %c31 = util.unfoldable_constant 2 : i33
  %r18 = arith.minui %c29, %c31 : i33
  %is18 = arith.cmpi eq, %r18, %c4 : i33
  check.expect_true(%is18) : i1
  %c32 = arith.constant -1024513239 : i33
  %c33 = arith.constant 7 : i33
  %r19 = arith.minui %c32, %c33 : i33
  %is19 = arith.cmpi eq, %r19, %c33 : i33
  check.expect_true(%is19) : i1
  %c34 = arith.constant -128 : i33
  %r20 = arith.shli %c10, %c16 : i33
  %is20 = arith.cmpi eq, %r20, %c34 : i33
  check.expect_true(%is20) : i1
  %c35 = arith.constant 3981528248 : i33
  %c36 = arith.constant -626878096 : i33
  %r21 = arith.shli %c35, %c9 : i33
  %is21 = arith.cmpi eq, %r21, %c36 : i33
  check.expect_true(%is21) : i1
  %c37 = util.unfoldable_constant -2711984772 : i33
  %c38 = arith.constant 2938974910 : i33
  %r22 = arith.shrui %c37, %c1 : i33
  %is22 = arith.cmpi eq, %r22, %c38 : i33
  check.expect_true(%is22) : i1
  %c39 = arith.constant 2147483647 : i33
  %r23 = arith.shrui %c3, %c9 : i33
  %is23 = arith.cmpi eq, %r23, %c39 : i33
  check.expect_true(%is23) : i1
  %r24 = arith.shrsi %c28, %c6 : i33
  %is24 = arith.cmpi eq, %r24, %c22 : i33
  check.expect_true(%is24) : i1
  %r25 = arith.shrsi %c5, %c5 : i33
  %is25 = arith.cmpi eq, %r25, %c22 : i33
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i64() {
  %c0 = util.unfoldable_constant 9223372036854775807 : i64
  %c1 = util.unfoldable_constant 2 : i64
  %c2 = arith.constant -9223372036854775807 : i64
  %r0 = arith.addi %c0, %c1 : i64
  %is0 = arith.cmpi eq, %r0, %c2 : i64
  check.expect_true(%is0) : i1
  %c3 = arith.constant -9223372036854775808 : i64
  %c4 = arith.constant -2608530097381865098 : i64
  %c5 = arith.constant 6614841939472910710 : i64
  %r1 = arith.addi %c3, %c4 : i64
  %is1 = arith.cmpi eq, %r1, %c5 : i64
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant 5 : i64
  %c7 = util.unfoldable_constant -4362196938741657809 : i64
  %c8 = arith.constant 4362196938741657814 : i64
  %r2 = arith.subi %c6, %c7 : i64
  %is2 = arith.cmpi eq, %r2, %c8 : i64
  check.expect_true(%is2) : i1
  %c9 = arith.constant 5 : i64
  %c10 = arith.constant -3 : i64
  %c11 = arith.constant 8 : i64
  %r3 = arith.subi %c9, %c10 : i64
  %is3 = arith.cmpi eq, %r3, %c11 : i64
  check.expect_true(%is3) : i1
  %c12 = util.unfoldable_constant -9223372036854775807 : i64
  %c13 = arith.constant -1 : i64
  %r4 = arith.muli %c12, %c0 : i64
  %is4 = arith.cmpi eq, %r4, %c13 : i64
  check.expect_true(%is4) : i1
  %c14 = arith.constant 2 : i64
  %c15 = arith.constant -3988479785084685603 : i64
  %c16 = arith.constant -7976959570169371206 : i64
  %r5 = arith.muli %c14, %c15 : i64
  %is5 = arith.cmpi eq, %r5, %c16 : i64
  check.expect_true(%is5) : i1
  %c17 = util.unfoldable_constant -1 : i64
  %c18 = arith.constant 9223372036854775807 : i64
  %r6 = arith.andi %c0, %c17 : i64
  %is6 = arith.cmpi eq, %r6, %c18 : i64
  check.expect_true(%is6) : i1
  %c19 = arith.constant -2 : i64
  %c20 = arith.constant 9223372036854775806 : i64
  %r7 = arith.andi %c19, %c18 : i64
  %is7 = arith.cmpi eq, %r7, %c20 : i64
  check.expect_true(%is7) : i1
  %c21 = util.unfoldable_constant -2 : i64
  %c22 = util.unfoldable_constant 2790925534521854894 : i64
  %r8 = arith.ori %c21, %c22 : i64
  %is8 = arith.cmpi eq, %r8, %c19 : i64
  check.expect_true(%is8) : i1
  %c23 = arith.constant 0 : i64
  %r9 = arith.ori %c23, %c14 : i64
  %is9 = arith.cmpi eq, %r9, %c14 : i64
  check.expect_true(%is9) : i1
  %c24 = util.unfoldable_constant 3477210635929892880 : i64
  %c25 = util.unfoldable_constant -4674998173827901497 : i64
  %c26 = arith.constant -8115880942336413737 : i64
  %r10 = arith.xori %c24, %c25 : i64
  %is10 = arith.cmpi eq, %r10, %c26 : i64
  check.expect_true(%is10) : i1
  %c27 = arith.constant 3477210635929892880 : i64
  %c28 = arith.constant -3477210635929892882 : i64
  %r11 = arith.xori %c27, %c19 : i64
  %is11 = arith.cmpi eq, %r11, %c28 : i64
  check.expect_true(%is11) : i1
  %c29 = util.unfoldable_constant 1857125161105010287 : i64
  %c30 = arith.constant 1857125161105010287 : i64
  %r12 = arith.maxsi %c29, %c6 : i64
  %is12 = arith.cmpi eq, %r12, %c30 : i64
  check.expect_true(%is12) : i1
  %c31 = arith.constant 7 : i64
  %c32 = arith.constant -3477597859754651297 : i64
  %r13 = arith.maxsi %c31, %c32 : i64
  %is13 = arith.cmpi eq, %r13, %c31 : i64
  check.expect_true(%is13) : i1
  %r14 = arith.maxui %c21, %c0 : i64
  %is14 = arith.cmpi eq, %r14, %c19 : i64
  check.expect_true(%is14) : i1
  %c33 = arith.constant -302362611311637175 : i64
  %r15 = arith.maxui %c10, %c33 : i64
  %is15 = arith.cmpi eq, %r15, %c10 : i64
  check.expect_true(%is15) : i1
  %c34 = util.unfoldable_constant 8411109722320751323 : i64
  %r16 = arith.minsi %c34, %c17 : i64
  %is16 = arith.cmpi eq, %r16, %c13 : i64
  check.expect_true(%is16) : i1
  %c35 = arith.constant 1 : i64
  %r17 = arith.minsi %c18, %c35 : i64
  %is17 = arith.cmpi eq, %r17, %c35 : i64
  check.expect_true(%is17) : i1
  %c36 = util.unfoldable_constant 0 : i64
  %c37 = util.unfoldable_constant 659279912651321474 : i64
  %r18 = arith.minui %c36, %c37 : i64
  %is18 = arith.cmpi eq, %r18, %c23 : i64
  check.expect_true(%is18) : i1
  %r19 = arith.minui %c35, %c2 : i64
  %is19 = arith.cmpi eq, %r19, %c35 : i64
  check.expect_true(%is19) : i1
  %c38 = util.unfoldable_constant -6331046625547818797 : i64
  %c39 = util.unfoldable_constant -4533271383030411972 : i64
  %r20 = arith.shli %c38, %c39 : i64
  %is20 = arith.cmpi eq, %r20, %c23 : i64
  check.expect_true(%is20) : i1
  %c40 = arith.constant 1131883510523777345 : i64
  %c41 = arith.constant -4533271383030411972 : i64
  %r21 = arith.shli %c40, %c41 : i64
  %is21 = arith.cmpi eq, %r21, %c23 : i64
  check.expect_true(%is21) : i1
  %c42 = util.unfoldable_constant -9223372036854775808 : i64
  %c43 = util.unfoldable_constant 7 : i64
  %c44 = arith.constant 72057594037927936 : i64
  %r22 = arith.shrui %c42, %c43 : i64
  %is22 = arith.cmpi eq, %r22, %c44 : i64
  check.expect_true(%is22) : i1
  %c45 = arith.constant 4611686018427387904 : i64
  %r23 = arith.shrui %c2, %c35 : i64
  %is23 = arith.cmpi eq, %r23, %c45 : i64
  check.expect_true(%is23) : i1
  %r24 = arith.shrsi %c21, %c0 : i64
  %is24 = arith.cmpi eq, %r24, %c13 : i64
  check.expect_true(%is24) : i1
  %r25 = arith.shrsi %c18, %c18 : i64
  %is25 = arith.cmpi eq, %r25, %c23 : i64
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i100() {
  %c0 = util.unfoldable_constant -180028728182754927892966930006 : i100
  %c1 = util.unfoldable_constant -633825300114114700748351602688 : i100
  %c2 = arith.constant 453796571931359772855384672682 : i100
  %r0 = arith.addi %c0, %c1 : i100
  %is0 = arith.cmpi eq, %r0, %c2 : i100
  check.expect_true(%is0) : i1
  %c3 = arith.constant -134123654702771924206736011270 : i100
  %c4 = arith.constant -102760360540720816777416307927 : i100
  %c5 = arith.constant -236884015243492740984152319197 : i100
  %r1 = arith.addi %c3, %c4 : i100
  %is1 = arith.cmpi eq, %r1, %c5 : i100
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant -1 : i100
  %c7 = arith.constant -633825300114114700748351602687 : i100
  %r2 = arith.subi %c1, %c6 : i100
  %is2 = arith.cmpi eq, %r2, %c7 : i100
  check.expect_true(%is2) : i1
  %c8 = arith.constant 1 : i100
  %c9 = arith.constant -2 : i100
  %c10 = arith.constant 3 : i100
  %r3 = arith.subi %c8, %c9 : i100
  %is3 = arith.cmpi eq, %r3, %c10 : i100
  check.expect_true(%is3) : i1
  %c11 = util.unfoldable_constant 1 : i100
  %c12 = util.unfoldable_constant 7 : i100
  %c13 = arith.constant 7 : i100
  %r4 = arith.muli %c11, %c12 : i100
  %is4 = arith.cmpi eq, %r4, %c13 : i100
  check.expect_true(%is4) : i1
  %c14 = arith.constant -1 : i100
  %c15 = arith.constant -7 : i100
  %r5 = arith.muli %c14, %c13 : i100
  %is5 = arith.cmpi eq, %r5, %c15 : i100
  check.expect_true(%is5) : i1
  %c16 = util.unfoldable_constant -3 : i100
  %c17 = util.unfoldable_constant 633825300114114700748351602687 : i100
  %c18 = arith.constant 633825300114114700748351602685 : i100
  %r6 = arith.andi %c16, %c17 : i100
  %is6 = arith.cmpi eq, %r6, %c18 : i100
  check.expect_true(%is6) : i1
  %c19 = arith.constant 5 : i100
  %r7 = arith.andi %c19, %c8 : i100
  %is7 = arith.cmpi eq, %r7, %c8 : i100
  check.expect_true(%is7) : i1
  %c20 = arith.constant 633825300114114700748351602687 : i100
  %r8 = arith.ori %c11, %c17 : i100
  %is8 = arith.cmpi eq, %r8, %c20 : i100
  check.expect_true(%is8) : i1
  %r9 = arith.ori %c8, %c7 : i100
  %is9 = arith.cmpi eq, %r9, %c7 : i100
  check.expect_true(%is9) : i1
  %c21 = util.unfoldable_constant 0 : i100
  %r10 = arith.xori %c21, %c6 : i100
  %is10 = arith.cmpi eq, %r10, %c14 : i100
  check.expect_true(%is10) : i1
  %c22 = arith.constant -633825300114114700748351602688 : i100
  %c23 = arith.constant 0 : i100
  %r11 = arith.xori %c22, %c23 : i100
  %is11 = arith.cmpi eq, %r11, %c22 : i100
  check.expect_true(%is11) : i1
  %c24 = util.unfoldable_constant -629066200473108320269552694754 : i100
  %c25 = util.unfoldable_constant -633825300114114700748351602687 : i100
  %c26 = arith.constant -629066200473108320269552694754 : i100
  %r12 = arith.maxsi %c24, %c25 : i100
  %is12 = arith.cmpi eq, %r12, %c26 : i100
  check.expect_true(%is12) : i1
  %r13 = arith.maxsi %c14, %c14 : i100
  %is13 = arith.cmpi eq, %r13, %c14 : i100
  check.expect_true(%is13) : i1
  %r14 = arith.maxui %c6, %c17 : i100
  %is14 = arith.cmpi eq, %r14, %c14 : i100
  check.expect_true(%is14) : i1
  %c27 = arith.constant -445712687598274940160399015209 : i100
  %r15 = arith.maxui %c27, %c8 : i100
  %is15 = arith.cmpi eq, %r15, %c27 : i100
  check.expect_true(%is15) : i1
  %r16 = arith.minsi %c12, %c12 : i100
  %is16 = arith.cmpi eq, %r16, %c13 : i100
  check.expect_true(%is16) : i1
  %c28 = arith.constant 250155743428040039662639922585 : i100
  %r17 = arith.minsi %c23, %c28 : i100
  %is17 = arith.cmpi eq, %r17, %c23 : i100
  check.expect_true(%is17) : i1
  %c29 = util.unfoldable_constant 3 : i100
  %r18 = arith.minui %c25, %c29 : i100
  %is18 = arith.cmpi eq, %r18, %c10 : i100
  check.expect_true(%is18) : i1
  %r19 = arith.minui %c23, %c9 : i100
  %is19 = arith.cmpi eq, %r19, %c23 : i100
  check.expect_true(%is19) : i1
  %r20 = arith.shli %c25, %c1 : i100
  %is20 = arith.cmpi eq, %r20, %c23 : i100
  check.expect_true(%is20) : i1
  %c30 = arith.constant -377303342644132586926622779141 : i100
  %r21 = arith.shli %c30, %c20 : i100
  %is21 = arith.cmpi eq, %r21, %c23 : i100
  check.expect_true(%is21) : i1
  %c31 = arith.constant 79228162514264337593543950336 : i100
  %r22 = arith.shrui %c1, %c29 : i100
  %is22 = arith.cmpi eq, %r22, %c31 : i100
  check.expect_true(%is22) : i1
  %c32 = arith.constant 52789313161782286116636532571 : i100
  %r23 = arith.shrui %c32, %c23 : i100
  %is23 = arith.cmpi eq, %r23, %c32 : i100
  check.expect_true(%is23) : i1
  %r24 = arith.shrsi %c12, %c6 : i100
  %is24 = arith.cmpi eq, %r24, %c23 : i100
  check.expect_true(%is24) : i1
  %c33 = arith.constant 113997711426298631060983122329 : i100
  %c34 = arith.constant 890607120517958055163930643 : i100
  %r25 = arith.shrsi %c33, %c13 : i100
  %is25 = arith.cmpi eq, %r25, %c34 : i100
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_i128() {
  %c0 = util.unfoldable_constant -170141183460469231731687303715884105727 : i128
  %c1 = util.unfoldable_constant 5 : i128
  %c2 = arith.constant -170141183460469231731687303715884105722 : i128
  %r0 = arith.addi %c0, %c1 : i128
  %is0 = arith.cmpi eq, %r0, %c2 : i128
  check.expect_true(%is0) : i1
  %c3 = arith.constant 0 : i128
  %c4 = arith.constant 166720449489035627932109659689850227411 : i128
  %r1 = arith.addi %c3, %c4 : i128
  %is1 = arith.cmpi eq, %r1, %c4 : i128
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant -3 : i128
  %c6 = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %c7 = arith.constant 170141183460469231731687303715884105725 : i128
  %r2 = arith.subi %c5, %c6 : i128
  %is2 = arith.cmpi eq, %r2, %c7 : i128
  check.expect_true(%is2) : i1
  %c8 = arith.constant -132635860509721661374807057025750735228 : i128
  %c9 = arith.constant 3 : i128
  %c10 = arith.constant -132635860509721661374807057025750735231 : i128
  %r3 = arith.subi %c8, %c9 : i128
  %is3 = arith.cmpi eq, %r3, %c10 : i128
  check.expect_true(%is3) : i1
  %c11 = util.unfoldable_constant 0 : i128
  %r4 = arith.muli %c11, %c0 : i128
  %is4 = arith.cmpi eq, %r4, %c3 : i128
  check.expect_true(%is4) : i1
  %c12 = arith.constant -43521018076862223195811473833491709095 : i128
  %c13 = arith.constant -50173509051559218845632772150334056743 : i128
  %c14 = arith.constant 118347178272546594069632690621714938993 : i128
  %r5 = arith.muli %c12, %c13 : i128
  %is5 = arith.cmpi eq, %r5, %c14 : i128
  check.expect_true(%is5) : i1
  %c15 = util.unfoldable_constant 7 : i128
  %c16 = util.unfoldable_constant -136098414553828726779682422632043772987 : i128
  %c17 = arith.constant 5 : i128
  %r6 = arith.andi %c15, %c16 : i128
  %is6 = arith.cmpi eq, %r6, %c17 : i128
  check.expect_true(%is6) : i1
  %c18 = arith.constant -80306793198521821973755765246213998251 : i128
  %c19 = arith.constant -136098414553828726779682422632043772987 : i128
  %c20 = arith.constant -168041547883504249431412582364473196219 : i128
  %r7 = arith.andi %c18, %c19 : i128
  %is7 = arith.cmpi eq, %r7, %c20 : i128
  check.expect_true(%is7) : i1
  %c21 = arith.constant -1 : i128
  %r8 = arith.ori %c5, %c15 : i128
  %is8 = arith.cmpi eq, %r8, %c21 : i128
  check.expect_true(%is8) : i1
  %c22 = arith.constant -170141183460469231731687303715884105728 : i128
  %r9 = arith.ori %c22, %c21 : i128
  %is9 = arith.cmpi eq, %r9, %c21 : i128
  check.expect_true(%is9) : i1
  %c23 = util.unfoldable_constant -1 : i128
  %c24 = util.unfoldable_constant 3 : i128
  %c25 = arith.constant -4 : i128
  %r10 = arith.xori %c23, %c24 : i128
  %is10 = arith.cmpi eq, %r10, %c25 : i128
  check.expect_true(%is10) : i1
  %c26 = arith.constant -29444049216979937675639691938092797240 : i128
  %c27 = arith.constant 69395148084175302102963083903237360579 : i128
  %c28 = arith.constant -45296041141187683621622395562198025973 : i128
  %r11 = arith.xori %c26, %c27 : i128
  %is11 = arith.cmpi eq, %r11, %c28 : i128
  check.expect_true(%is11) : i1
  %c29 = util.unfoldable_constant -2 : i128
  %c30 = arith.constant -2 : i128
  %r12 = arith.maxsi %c29, %c0 : i128
  %is12 = arith.cmpi eq, %r12, %c30 : i128
  check.expect_true(%is12) : i1
  %c31 = arith.constant -3 : i128
  %r13 = arith.maxsi %c31, %c17 : i128
  %is13 = arith.cmpi eq, %r13, %c17 : i128
  check.expect_true(%is13) : i1
  %r14 = arith.maxui %c11, %c29 : i128
  %is14 = arith.cmpi eq, %r14, %c30 : i128
  check.expect_true(%is14) : i1
  %c32 = arith.constant -170141183460469231731687303715884105727 : i128
  %r15 = arith.maxui %c32, %c21 : i128
  %is15 = arith.cmpi eq, %r15, %c21 : i128
  check.expect_true(%is15) : i1
  %r16 = arith.minsi %c0, %c15 : i128
  %is16 = arith.cmpi eq, %r16, %c32 : i128
  check.expect_true(%is16) : i1
  %c33 = arith.constant 160316775432613508458561586633946893713 : i128
  %c34 = arith.constant 170141183460469231731687303715884105727 : i128
  %r17 = arith.minsi %c33, %c34 : i128
  %is17 = arith.cmpi eq, %r17, %c33 : i128
  check.expect_true(%is17) : i1
  %c35 = util.unfoldable_constant 170141183460469231731687303715884105727 : i128
  %r18 = arith.minui %c29, %c35 : i128
  %is18 = arith.cmpi eq, %r18, %c34 : i128
  check.expect_true(%is18) : i1
  %c36 = arith.constant 70628184521888529249935490190000700247 : i128
  %r19 = arith.minui %c36, %c9 : i128
  %is19 = arith.cmpi eq, %r19, %c9 : i128
  check.expect_true(%is19) : i1
  %r20 = arith.shli %c6, %c11 : i128
  %is20 = arith.cmpi eq, %r20, %c22 : i128
  check.expect_true(%is20) : i1
  %c37 = arith.constant -9544662200777212478184326837638538905 : i128
  %r21 = arith.shli %c37, %c3 : i128
  %is21 = arith.cmpi eq, %r21, %c37 : i128
  check.expect_true(%is21) : i1
  %c38 = util.unfoldable_constant -111974608086683135599000196175620383546 : i128
  %c39 = util.unfoldable_constant -65915012282074535033598921578856935520 : i128
  %r22 = arith.shrui %c38, %c39 : i128
  %is22 = arith.cmpi eq, %r22, %c3 : i128
  check.expect_true(%is22) : i1
  %c40 = arith.constant -65915012282074535033598921578856935520 : i128
  %r23 = arith.shrui %c40, %c3 : i128
  %is23 = arith.cmpi eq, %r23, %c40 : i128
  check.expect_true(%is23) : i1
  %c41 = util.unfoldable_constant -11023430936037688423233917282805975275 : i128
  %r24 = arith.shrsi %c41, %c6 : i128
  %is24 = arith.cmpi eq, %r24, %c21 : i128
  check.expect_true(%is24) : i1
  %c42 = arith.constant 89828510856602928545960665950330213956 : i128
  %r25 = arith.shrsi %c30, %c42 : i128
  %is25 = arith.cmpi eq, %r25, %c21 : i128
  check.expect_true(%is25) : i1
  return
}

func.func @arith_integer_scalars_index() {
  %c0 = util.unfoldable_constant 5 : index
  %c1 = util.unfoldable_constant -5112717067788960912 : index
  %c2 = arith.constant -5112717067788960907 : index
  %r0 = arith.addi %c0, %c1 : index
  %is0 = arith.cmpi eq, %r0, %c2 : index
  check.expect_true(%is0) : i1
  %c3 = arith.constant 0 : index
  %c4 = arith.constant -5964650670305208698 : index
  %r1 = arith.addi %c3, %c4 : index
  %is1 = arith.cmpi eq, %r1, %c4 : index
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 7 : index
  %c6 = arith.constant 2 : index
  %r2 = arith.subi %c5, %c0 : index
  %is2 = arith.cmpi eq, %r2, %c6 : index
  check.expect_true(%is2) : i1
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 9223372036854775807 : index
  %c9 = arith.constant -9223372036854775800 : index
  %r3 = arith.subi %c7, %c8 : index
  %is3 = arith.cmpi eq, %r3, %c9 : index
  check.expect_true(%is3) : i1
  %c10 = arith.constant 35 : index
  %r4 = arith.muli %c0, %c5 : index
  %is4 = arith.cmpi eq, %r4, %c10 : index
  check.expect_true(%is4) : i1
  %c11 = arith.constant -9223372036854775808 : index
  %r5 = arith.muli %c7, %c11 : index
  %is5 = arith.cmpi eq, %r5, %c11 : index
  check.expect_true(%is5) : i1
  %c12 = util.unfoldable_constant 3 : index
  %c13 = util.unfoldable_constant 0 : index
  %r6 = arith.andi %c12, %c13 : index
  %is6 = arith.cmpi eq, %r6, %c3 : index
  check.expect_true(%is6) : i1
  %c14 = arith.constant 1 : index
  %r7 = arith.andi %c14, %c6 : index
  %is7 = arith.cmpi eq, %r7, %c3 : index
  check.expect_true(%is7) : i1
  %c15 = util.unfoldable_constant -2 : index
  %c16 = arith.constant -2 : index
  %r8 = arith.ori %c15, %c15 : index
  %is8 = arith.cmpi eq, %r8, %c16 : index
  check.expect_true(%is8) : i1
  %c17 = arith.constant -3532226607776530541 : index
  %r9 = arith.ori %c17, %c6 : index
  %is9 = arith.cmpi eq, %r9, %c17 : index
  check.expect_true(%is9) : i1
  %c18 = util.unfoldable_constant -9223372036854775807 : index
  %c19 = util.unfoldable_constant 1 : index
  %r10 = arith.xori %c18, %c19 : index
  %is10 = arith.cmpi eq, %r10, %c11 : index
  check.expect_true(%is10) : i1
  %c20 = arith.constant 3 : index
  %c21 = arith.constant 4 : index
  %r11 = arith.xori %c20, %c7 : index
  %is11 = arith.cmpi eq, %r11, %c21 : index
  check.expect_true(%is11) : i1
  %c22 = util.unfoldable_constant 9223372036854775807 : index
  %c23 = util.unfoldable_constant -7824247074083947665 : index
  %r12 = arith.maxsi %c22, %c23 : index
  %is12 = arith.cmpi eq, %r12, %c8 : index
  check.expect_true(%is12) : i1
  %c24 = arith.constant 5 : index
  %c25 = arith.constant -1 : index
  %r13 = arith.maxsi %c24, %c25 : index
  %is13 = arith.cmpi eq, %r13, %c24 : index
  check.expect_true(%is13) : i1
  %r14 = arith.maxui %c15, %c13 : index
  %is14 = arith.cmpi eq, %r14, %c16 : index
  check.expect_true(%is14) : i1
  %r15 = arith.maxui %c8, %c20 : index
  %is15 = arith.cmpi eq, %r15, %c8 : index
  check.expect_true(%is15) : i1
  %c26 = util.unfoldable_constant 1083304606596535763 : index
  %c27 = arith.constant -9223372036854775807 : index
  %r16 = arith.minsi %c26, %c18 : index
  %is16 = arith.cmpi eq, %r16, %c27 : index
  check.expect_true(%is16) : i1
  %r17 = arith.minsi %c8, %c8 : index
  %is17 = arith.cmpi eq, %r17, %c8 : index
  check.expect_true(%is17) : i1
  %c28 = util.unfoldable_constant 2 : index
  %r18 = arith.minui %c28, %c5 : index
  %is18 = arith.cmpi eq, %r18, %c6 : index
  check.expect_true(%is18) : i1
  %r19 = arith.minui %c25, %c16 : index
  %is19 = arith.cmpi eq, %r19, %c16 : index
  check.expect_true(%is19) : i1
  %c29 = util.unfoldable_constant -1 : index
  %r20 = arith.shli %c5, %c29 : index
  %is20 = arith.cmpi eq, %r20, %c3 : index
  check.expect_true(%is20) : i1
  %r21 = arith.shli %c8, %c14 : index
  %is21 = arith.cmpi eq, %r21, %c16 : index
  check.expect_true(%is21) : i1
  %c30 = util.unfoldable_constant -7644587876953244815 : index
  %r22 = arith.shrui %c12, %c30 : index
  %is22 = arith.cmpi eq, %r22, %c3 : index
  check.expect_true(%is22) : i1
  %r23 = arith.shrui %c6, %c25 : index
  %is23 = arith.cmpi eq, %r23, %c3 : index
  check.expect_true(%is23) : i1
  %r24 = arith.shrsi %c13, %c12 : index
  %is24 = arith.cmpi eq, %r24, %c3 : index
  check.expect_true(%is24) : i1
  %r25 = arith.shrsi %c11, %c8 : index
  %is25 = arith.cmpi eq, %r25, %c25 : index
  check.expect_true(%is25) : i1
  return
}
