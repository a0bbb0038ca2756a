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
  %c3 = util.unfoldable_constant false
  %r2 = arith.addi %c3, %c0 : i1
  %is2 = arith.cmpi eq, %r2, %c2 : i1
  check.expect_true(%is2) : i1
  %r3 = arith.subi %c0, %c0 : i1
  %is3 = arith.cmpi eq, %r3, %c1 : i1
  check.expect_true(%is3) : i1
  %r4 = arith.subi %c1, %c2 : i1
  %is4 = arith.cmpi eq, %r4, %c2 : i1
  check.expect_true(%is4) : i1
  %r5 = arith.subi %c3, %c0 : i1
  %is5 = arith.cmpi eq, %r5, %c2 : i1
  check.expect_true(%is5) : i1
  %r6 = arith.muli %c3, %c0 : i1
  %is6 = arith.cmpi eq, %r6, %c1 : i1
  check.expect_true(%is6) : i1
  %r7 = arith.muli %c2, %c2 : i1
  %is7 = arith.cmpi eq, %r7, %c2 : i1
  check.expect_true(%is7) : i1
  %r8 = arith.muli %c3, %c3 : i1
  %is8 = arith.cmpi eq, %r8, %c1 : i1
  check.expect_true(%is8) : i1
  %r9 = arith.andi %c0, %c0 : i1
  %is9 = arith.cmpi eq, %r9, %c2 : i1
  check.expect_true(%is9) : i1
  %r10 = arith.andi %c2, %c2 : i1
  %is10 = arith.cmpi eq, %r10, %c2 : i1
  check.expect_true(%is10) : i1
  %r11 = arith.andi %c0, %c3 : i1
  %is11 = arith.cmpi eq, %r11, %c1 : i1
  check.expect_true(%is11) : i1
  %r12 = arith.ori %c3, %c3 : i1
  %is12 = arith.cmpi eq, %r12, %c1 : i1
  check.expect_true(%is12) : i1
  %r13 = arith.ori %c1, %c1 : i1
  %is13 = arith.cmpi eq, %r13, %c1 : i1
  check.expect_true(%is13) : i1
  %r14 = arith.ori %c0, %c3 : i1
  %is14 = arith.cmpi eq, %r14, %c2 : i1
  check.expect_true(%is14) : i1
  %r15 = arith.xori %c0, %c0 : i1
  %is15 = arith.cmpi eq, %r15, %c1 : i1
  check.expect_true(%is15) : i1
  %r16 = arith.xori %c2, %c1 : i1
  %is16 = arith.cmpi eq, %r16, %c2 : i1
  check.expect_true(%is16) : i1
  %r17 = arith.xori %c0, %c0 : i1
  %is17 = arith.cmpi eq, %r17, %c1 : i1
  check.expect_true(%is17) : i1
  %r18 = arith.maxsi %c3, %c0 : i1
  %is18 = arith.cmpi eq, %r18, %c1 : i1
  check.expect_true(%is18) : i1
  %r19 = arith.maxsi %c2, %c1 : i1
  %is19 = arith.cmpi eq, %r19, %c1 : i1
  check.expect_true(%is19) : i1
  %r20 = arith.maxsi %c3, %c0 : i1
  %is20 = arith.cmpi eq, %r20, %c1 : i1
  check.expect_true(%is20) : i1
  %r21 = arith.maxui %c3, %c3 : i1
  %is21 = arith.cmpi eq, %r21, %c1 : i1
  check.expect_true(%is21) : i1
  %r22 = arith.maxui %c2, %c2 : i1
  %is22 = arith.cmpi eq, %r22, %c2 : i1
  check.expect_true(%is22) : i1
  %r23 = arith.maxui %c0, %c0 : i1
  %is23 = arith.cmpi eq, %r23, %c2 : i1
  check.expect_true(%is23) : i1
  %r24 = arith.minsi %c0, %c0 : i1
  %is24 = arith.cmpi eq, %r24, %c2 : i1
  check.expect_true(%is24) : i1
  %r25 = arith.minsi %c1, %c1 : i1
  %is25 = arith.cmpi eq, %r25, %c1 : i1
  check.expect_true(%is25) : i1
  %r26 = arith.minsi %c3, %c0 : i1
  %is26 = arith.cmpi eq, %r26, %c2 : i1
  check.expect_true(%is26) : i1
  %r27 = arith.minui %c0, %c0 : i1
  %is27 = arith.cmpi eq, %r27, %c2 : i1
  check.expect_true(%is27) : i1
  %r28 = arith.minui %c2, %c1 : i1
  %is28 = arith.cmpi eq, %r28, %c1 : i1
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c3, %c0 : i1
  %is29 = arith.cmpi eq, %r29, %c1 : i1
  check.expect_true(%is29) : i1
  %r30 = arith.shli %c3, %c3 : i1
  %is30 = arith.cmpi eq, %r30, %c1 : i1
  check.expect_true(%is30) : i1
  %r31 = arith.shli %c2, %c2 : i1
  %is31 = arith.cmpi eq, %r31, %c1 : i1
  check.expect_true(%is31) : i1
  %r32 = arith.shli %c0, %c3 : i1
  %is32 = arith.cmpi eq, %r32, %c2 : i1
  check.expect_true(%is32) : i1
  %r33 = arith.shrui %c0, %c3 : i1
  %is33 = arith.cmpi eq, %r33, %c2 : i1
  check.expect_true(%is33) : i1
  %r34 = arith.shrui %c1, %c1 : i1
  %is34 = arith.cmpi eq, %r34, %c1 : i1
  check.expect_true(%is34) : i1
  %r35 = arith.shrui %c0, %c0 : i1
  %is35 = arith.cmpi eq, %r35, %c1 : i1
  check.expect_true(%is35) : i1
  %r36 = arith.shrsi %c0, %c3 : i1
  %is36 = arith.cmpi eq, %r36, %c2 : i1
  check.expect_true(%is36) : i1
  %r37 = arith.shrsi %c1, %c2 : i1
  %is37 = arith.cmpi eq, %r37, %c1 : i1
  check.expect_true(%is37) : i1
  %r38 = arith.shrsi %c3, %c3 : i1
  %is38 = arith.cmpi eq, %r38, %c1 : i1
  check.expect_true(%is38) : i1
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
  %c5 = util.unfoldable_constant 0 : i2
  %r2 = arith.addi %c5, %c5 : i2
  %is2 = arith.cmpi eq, %r2, %c4 : i2
  check.expect_true(%is2) : i1
  %c6 = util.unfoldable_constant -1 : i2
  %r3 = arith.subi %c6, %c0 : i2
  %is3 = arith.cmpi eq, %r3, %c3 : i2
  check.expect_true(%is3) : i1
  %c7 = arith.constant -2 : i2
  %r4 = arith.subi %c3, %c2 : i2
  %is4 = arith.cmpi eq, %r4, %c7 : i2
  check.expect_true(%is4) : i1
  %r5 = arith.subi %c1, %c1 : i2
  %is5 = arith.cmpi eq, %r5, %c4 : i2
  check.expect_true(%is5) : i1
  %r6 = arith.muli %c5, %c1 : i2
  %is6 = arith.cmpi eq, %r6, %c4 : i2
  check.expect_true(%is6) : i1
  %r7 = arith.muli %c7, %c2 : i2
  %is7 = arith.cmpi eq, %r7, %c7 : i2
  check.expect_true(%is7) : i1
  %r8 = arith.muli %c5, %c6 : i2
  %is8 = arith.cmpi eq, %r8, %c4 : i2
  check.expect_true(%is8) : i1
  %r9 = arith.andi %c5, %c1 : i2
  %is9 = arith.cmpi eq, %r9, %c4 : i2
  check.expect_true(%is9) : i1
  %r10 = arith.andi %c7, %c2 : i2
  %is10 = arith.cmpi eq, %r10, %c7 : i2
  check.expect_true(%is10) : i1
  %r11 = arith.andi %c1, %c0 : i2
  %is11 = arith.cmpi eq, %r11, %c4 : i2
  check.expect_true(%is11) : i1
  %r12 = arith.ori %c6, %c0 : i2
  %is12 = arith.cmpi eq, %r12, %c2 : i2
  check.expect_true(%is12) : i1
  %r13 = arith.ori %c4, %c2 : i2
  %is13 = arith.cmpi eq, %r13, %c2 : i2
  check.expect_true(%is13) : i1
  %r14 = arith.ori %c1, %c1 : i2
  %is14 = arith.cmpi eq, %r14, %c3 : i2
  check.expect_true(%is14) : i1
  %r15 = arith.xori %c6, %c6 : i2
  %is15 = arith.cmpi eq, %r15, %c4 : i2
  check.expect_true(%is15) : i1
  %r16 = arith.xori %c7, %c3 : i2
  %is16 = arith.cmpi eq, %r16, %c2 : i2
  check.expect_true(%is16) : i1
  %r17 = arith.xori %c5, %c0 : i2
  %is17 = arith.cmpi eq, %r17, %c7 : i2
  check.expect_true(%is17) : i1
  %r18 = arith.maxsi %c0, %c6 : i2
  %is18 = arith.cmpi eq, %r18, %c2 : i2
  check.expect_true(%is18) : i1
  %r19 = arith.maxsi %c4, %c3 : i2
  %is19 = arith.cmpi eq, %r19, %c3 : i2
  check.expect_true(%is19) : i1
  %r20 = arith.maxsi %c6, %c6 : i2
  %is20 = arith.cmpi eq, %r20, %c2 : i2
  check.expect_true(%is20) : i1
  %r21 = arith.maxui %c1, %c0 : i2
  %is21 = arith.cmpi eq, %r21, %c7 : i2
  check.expect_true(%is21) : i1
  %r22 = arith.maxui %c3, %c2 : i2
  %is22 = arith.cmpi eq, %r22, %c2 : i2
  check.expect_true(%is22) : i1
  %r23 = arith.maxui %c5, %c6 : i2
  %is23 = arith.cmpi eq, %r23, %c2 : i2
  check.expect_true(%is23) : i1
  %r24 = arith.minsi %c6, %c0 : i2
  %is24 = arith.cmpi eq, %r24, %c7 : i2
  check.expect_true(%is24) : i1
  %r25 = arith.minsi %c3, %c3 : i2
  %is25 = arith.cmpi eq, %r25, %c3 : i2
  check.expect_true(%is25) : i1
  %r26 = arith.minsi %c6, %c0 : i2
  %is26 = arith.cmpi eq, %r26, %c7 : i2
  check.expect_true(%is26) : i1
  %r27 = arith.minui %c1, %c0 : i2
  %is27 = arith.cmpi eq, %r27, %c3 : i2
  check.expect_true(%is27) : i1
  %r28 = arith.minui %c7, %c2 : i2
  %is28 = arith.cmpi eq, %r28, %c7 : i2
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c6, %c5 : i2
  %is29 = arith.cmpi eq, %r29, %c4 : i2
  check.expect_true(%is29) : i1
  %r30 = arith.shli %c1, %c1 : i2
  %is30 = arith.cmpi eq, %r30, %c7 : i2
  check.expect_true(%is30) : i1
  %r31 = arith.shli %c7, %c3 : i2
  %is31 = arith.cmpi eq, %r31, %c4 : i2
  check.expect_true(%is31) : i1
  %r32 = arith.shli %c5, %c5 : i2
  %is32 = arith.cmpi eq, %r32, %c4 : i2
  check.expect_true(%is32) : i1
  %r33 = arith.shrui %c5, %c5 : i2
  %is33 = arith.cmpi eq, %r33, %c4 : i2
  check.expect_true(%is33) : i1
  %r34 = arith.shrui %c2, %c2 : i2
  %is34 = arith.cmpi eq, %r34, %c4 : i2
  check.expect_true(%is34) : i1
  %r35 = arith.shrui %c0, %c5 : i2
  %is35 = arith.cmpi eq, %r35, %c7 : i2
  check.expect_true(%is35) : i1
  %r36 = arith.shrsi %c0, %c6 : i2
  %is36 = arith.cmpi eq, %r36, %c2 : i2
  check.expect_true(%is36) : i1
  %r37 = arith.shrsi %c3, %c2 : i2
  %is37 = arith.cmpi eq, %r37, %c4 : i2
  check.expect_true(%is37) : i1
  %r38 = arith.shrsi %c1, %c1 : i2
  %is38 = arith.cmpi eq, %r38, %c4 : i2
  check.expect_true(%is38) : i1
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
  %c6 = util.unfoldable_constant 1 : i4
  %c7 = arith.constant 2 : i4
  %r2 = arith.addi %c6, %c6 : i4
  %is2 = arith.cmpi eq, %r2, %c7 : i4
  check.expect_true(%is2) : i1
  %c8 = util.unfoldable_constant 7 : i4
  %r3 = arith.subi %c1, %c8 : i4
  %is3 = arith.cmpi eq, %r3, %c5 : i4
  check.expect_true(%is3) : i1
  %c9 = arith.constant -5 : i4
  %r4 = arith.subi %c9, %c9 : i4
  %is4 = arith.cmpi eq, %r4, %c2 : i4
  check.expect_true(%is4) : i1
  %c10 = util.unfoldable_constant -8 : i4
  %c11 = arith.constant 1 : i4
  %r5 = arith.subi %c10, %c8 : i4
  %is5 = arith.cmpi eq, %r5, %c11 : i4
  check.expect_true(%is5) : i1
  %c12 = util.unfoldable_constant -4 : i4
  %r6 = arith.muli %c12, %c8 : i4
  %is6 = arith.cmpi eq, %r6, %c5 : i4
  check.expect_true(%is6) : i1
  %c13 = arith.constant 3 : i4
  %r7 = arith.muli %c2, %c13 : i4
  %is7 = arith.cmpi eq, %r7, %c2 : i4
  check.expect_true(%is7) : i1
  %c14 = util.unfoldable_constant -1 : i4
  %c15 = util.unfoldable_constant 2 : i4
  %c16 = arith.constant -2 : i4
  %r8 = arith.muli %c14, %c15 : i4
  %is8 = arith.cmpi eq, %r8, %c16 : i4
  check.expect_true(%is8) : i1
  %c17 = util.unfoldable_constant 3 : i4
  %c18 = util.unfoldable_constant -3 : i4
  %r9 = arith.andi %c17, %c18 : i4
  %is9 = arith.cmpi eq, %r9, %c11 : i4
  check.expect_true(%is9) : i1
  %r10 = arith.andi %c13, %c3 : i4
  %is10 = arith.cmpi eq, %r10, %c13 : i4
  check.expect_true(%is10) : i1
  %r11 = arith.andi %c0, %c18 : i4
  %is11 = arith.cmpi eq, %r11, %c4 : i4
  check.expect_true(%is11) : i1
  %c19 = arith.constant 7 : i4
  %r12 = arith.ori %c8, %c8 : i4
  %is12 = arith.cmpi eq, %r12, %c19 : i4
  check.expect_true(%is12) : i1
  %c20 = arith.constant -7 : i4
  %r13 = arith.ori %c2, %c20 : i4
  %is13 = arith.cmpi eq, %r13, %c20 : i4
  check.expect_true(%is13) : i1
  %c21 = util.unfoldable_constant -7 : i4
  %c22 = arith.constant -3 : i4
  %r14 = arith.ori %c21, %c18 : i4
  %is14 = arith.cmpi eq, %r14, %c22 : i4
  check.expect_true(%is14) : i1
  %r15 = arith.xori %c17, %c12 : i4
  %is15 = arith.cmpi eq, %r15, %c3 : i4
  check.expect_true(%is15) : i1
  %c23 = arith.constant -4 : i4
  %r16 = arith.xori %c23, %c13 : i4
  %is16 = arith.cmpi eq, %r16, %c3 : i4
  check.expect_true(%is16) : i1
  %c24 = util.unfoldable_constant -2 : i4
  %r17 = arith.xori %c18, %c24 : i4
  %is17 = arith.cmpi eq, %r17, %c13 : i4
  check.expect_true(%is17) : i1
  %r18 = arith.maxsi %c24, %c18 : i4
  %is18 = arith.cmpi eq, %r18, %c16 : i4
  check.expect_true(%is18) : i1
  %r19 = arith.maxsi %c20, %c22 : i4
  %is19 = arith.cmpi eq, %r19, %c22 : i4
  check.expect_true(%is19) : i1
  %r20 = arith.maxsi %c24, %c21 : i4
  %is20 = arith.cmpi eq, %r20, %c16 : i4
  check.expect_true(%is20) : i1
  %c25 = arith.constant -8 : i4
  %r21 = arith.maxui %c10, %c17 : i4
  %is21 = arith.cmpi eq, %r21, %c25 : i4
  check.expect_true(%is21) : i1
  %r22 = arith.maxui %c2, %c23 : i4
  %is22 = arith.cmpi eq, %r22, %c23 : i4
  check.expect_true(%is22) : i1
  %r23 = arith.maxui %c18, %c6 : i4
  %is23 = arith.cmpi eq, %r23, %c22 : i4
  check.expect_true(%is23) : i1
  %r24 = arith.minsi %c24, %c0 : i4
  %is24 = arith.cmpi eq, %r24, %c16 : i4
  check.expect_true(%is24) : i1
  %r25 = arith.minsi %c3, %c22 : i4
  %is25 = arith.cmpi eq, %r25, %c22 : i4
  check.expect_true(%is25) : i1
  %r26 = arith.minsi %c18, %c0 : i4
  %is26 = arith.cmpi eq, %r26, %c22 : i4
  check.expect_true(%is26) : i1
  %r27 = arith.minui %c6, %c17 : i4
  %is27 = arith.cmpi eq, %r27, %c11 : i4
  check.expect_true(%is27) : i1
  %r28 = arith.minui %c22, %c19 : i4
  %is28 = arith.cmpi eq, %r28, %c19 : i4
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c14, %c1 : i4
  %is29 = arith.cmpi eq, %r29, %c9 : i4
  check.expect_true(%is29) : i1
  %r30 = arith.shli %c14, %c8 : i4
  %is30 = arith.cmpi eq, %r30, %c2 : i4
  check.expect_true(%is30) : i1
  %r31 = arith.shli %c3, %c11 : i4
  %is31 = arith.cmpi eq, %r31, %c16 : i4
  check.expect_true(%is31) : i1
  %r32 = arith.shli %c6, %c24 : i4
  %is32 = arith.cmpi eq, %r32, %c2 : i4
  check.expect_true(%is32) : i1
  %r33 = arith.shrui %c24, %c0 : i4
  %is33 = arith.cmpi eq, %r33, %c2 : i4
  check.expect_true(%is33) : i1
  %r34 = arith.shrui %c13, %c22 : i4
  %is34 = arith.cmpi eq, %r34, %c2 : i4
  check.expect_true(%is34) : i1
  %r35 = arith.shrui %c10, %c8 : i4
  %is35 = arith.cmpi eq, %r35, %c2 : i4
  check.expect_true(%is35) : i1
  %c26 = util.unfoldable_constant 6 : i4
  %r36 = arith.shrsi %c14, %c26 : i4
  %is36 = arith.cmpi eq, %r36, %c3 : i4
  check.expect_true(%is36) : i1
  %r37 = arith.shrsi %c9, %c3 : i4
  %is37 = arith.cmpi eq, %r37, %c3 : i4
  check.expect_true(%is37) : i1
  %c27 = util.unfoldable_constant 0 : i4
  %r38 = arith.shrsi %c27, %c26 : i4
  %is38 = arith.cmpi eq, %r38, %c2 : i4
  check.expect_true(%is38) : i1
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
  %c6 = util.unfoldable_constant -64 : i7
  %c7 = arith.constant -59 : i7
  %r2 = arith.addi %c6, %c0 : i7
  %is2 = arith.cmpi eq, %r2, %c7 : i7
  check.expect_true(%is2) : i1
  %c8 = util.unfoldable_constant -1 : i7
  %c9 = util.unfoldable_constant 63 : i7
  %c10 = arith.constant -64 : i7
  %r3 = arith.subi %c8, %c9 : i7
  %is3 = arith.cmpi eq, %r3, %c10 : i7
  check.expect_true(%is3) : i1
  %c11 = arith.constant -1 : i7
  %c12 = arith.constant -63 : i7
  %c13 = arith.constant 62 : i7
  %r4 = arith.subi %c11, %c12 : i7
  %is4 = arith.cmpi eq, %r4, %c13 : i7
  check.expect_true(%is4) : i1
  %c14 = util.unfoldable_constant -2 : i7
  %r5 = arith.subi %c14, %c8 : i7
  %is5 = arith.cmpi eq, %r5, %c11 : i7
  check.expect_true(%is5) : i1
  %c15 = arith.constant 59 : i7
  %r6 = arith.muli %c9, %c0 : i7
  %is6 = arith.cmpi eq, %r6, %c15 : i7
  check.expect_true(%is6) : i1
  %c16 = arith.constant -33 : i7
  %c17 = arith.constant 27 : i7
  %r7 = arith.muli %c7, %c16 : i7
  %is7 = arith.cmpi eq, %r7, %c17 : i7
  check.expect_true(%is7) : i1
  %c18 = util.unfoldable_constant 7 : i7
  %c19 = util.unfoldable_constant 29 : i7
  %c20 = arith.constant -53 : i7
  %r8 = arith.muli %c18, %c19 : i7
  %is8 = arith.cmpi eq, %r8, %c20 : i7
  check.expect_true(%is8) : i1
  %c21 = util.unfoldable_constant -11 : i7
  %c22 = arith.constant 53 : i7
  %r9 = arith.andi %c21, %c9 : i7
  %is9 = arith.cmpi eq, %r9, %c22 : i7
  check.expect_true(%is9) : i1
  %c23 = arith.constant 2 : i7
  %c24 = arith.constant 0 : i7
  %r10 = arith.andi %c12, %c23 : i7
  %is10 = arith.cmpi eq, %r10, %c24 : i7
  check.expect_true(%is10) : i1
  %c25 = util.unfoldable_constant -63 : i7
  %c26 = util.unfoldable_constant 1 : i7
  %c27 = arith.constant 1 : i7
  %r11 = arith.andi %c25, %c26 : i7
  %is11 = arith.cmpi eq, %r11, %c27 : i7
  check.expect_true(%is11) : i1
  %c28 = util.unfoldable_constant 0 : i7
  %c29 = util.unfoldable_constant 15 : i7
  %c30 = arith.constant 15 : i7
  %r12 = arith.ori %c28, %c29 : i7
  %is12 = arith.cmpi eq, %r12, %c30 : i7
  check.expect_true(%is12) : i1
  %c31 = arith.constant 63 : i7
  %r13 = arith.ori %c27, %c31 : i7
  %is13 = arith.cmpi eq, %r13, %c31 : i7
  check.expect_true(%is13) : i1
  %r14 = arith.ori %c25, %c14 : i7
  %is14 = arith.cmpi eq, %r14, %c11 : i7
  check.expect_true(%is14) : i1
  %r15 = arith.xori %c6, %c26 : i7
  %is15 = arith.cmpi eq, %r15, %c12 : i7
  check.expect_true(%is15) : i1
  %c32 = arith.constant -31 : i7
  %r16 = arith.xori %c32, %c24 : i7
  %is16 = arith.cmpi eq, %r16, %c32 : i7
  check.expect_true(%is16) : i1
  %c33 = arith.constant -3 : i7
  %r17 = arith.xori %c14, %c1 : i7
  %is17 = arith.cmpi eq, %r17, %c33 : i7
  check.expect_true(%is17) : i1
  %r18 = arith.maxsi %c18, %c6 : i7
  %is18 = arith.cmpi eq, %r18, %c3 : i7
  check.expect_true(%is18) : i1
  %c34 = arith.constant -16 : i7
  %r19 = arith.maxsi %c3, %c34 : i7
  %is19 = arith.cmpi eq, %r19, %c3 : i7
  check.expect_true(%is19) : i1
  %c35 = util.unfoldable_constant 49 : i7
  %c36 = arith.constant 49 : i7
  %r20 = arith.maxsi %c35, %c8 : i7
  %is20 = arith.cmpi eq, %r20, %c36 : i7
  check.expect_true(%is20) : i1
  %c37 = util.unfoldable_constant 2 : i7
  %r21 = arith.maxui %c26, %c37 : i7
  %is21 = arith.cmpi eq, %r21, %c23 : i7
  check.expect_true(%is21) : i1
  %r22 = arith.maxui %c27, %c3 : i7
  %is22 = arith.cmpi eq, %r22, %c3 : i7
  check.expect_true(%is22) : i1
  %r23 = arith.maxui %c18, %c9 : i7
  %is23 = arith.cmpi eq, %r23, %c31 : i7
  check.expect_true(%is23) : i1
  %c38 = util.unfoldable_constant -62 : i7
  %c39 = arith.constant -62 : i7
  %r24 = arith.minsi %c38, %c18 : i7
  %is24 = arith.cmpi eq, %r24, %c39 : i7
  check.expect_true(%is24) : i1
  %r25 = arith.minsi %c10, %c24 : i7
  %is25 = arith.cmpi eq, %r25, %c10 : i7
  check.expect_true(%is25) : i1
  %r26 = arith.minsi %c8, %c8 : i7
  %is26 = arith.cmpi eq, %r26, %c11 : i7
  check.expect_true(%is26) : i1
  %r27 = arith.minui %c14, %c25 : i7
  %is27 = arith.cmpi eq, %r27, %c12 : i7
  check.expect_true(%is27) : i1
  %c40 = arith.constant -17 : i7
  %r28 = arith.minui %c40, %c3 : i7
  %is28 = arith.cmpi eq, %r28, %c3 : i7
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c25, %c26 : i7
  %is29 = arith.cmpi eq, %r29, %c27 : i7
  check.expect_true(%is29) : i1
  %r30 = arith.shli %c6, %c37 : i7
  %is30 = arith.cmpi eq, %r30, %c24 : i7
  check.expect_true(%is30) : i1
  %r31 = arith.shli %c23, %c33 : i7
  %is31 = arith.cmpi eq, %r31, %c24 : i7
  check.expect_true(%is31) : i1
  %c41 = util.unfoldable_constant 32 : i7
  %r32 = arith.shli %c41, %c37 : i7
  %is32 = arith.cmpi eq, %r32, %c24 : i7
  check.expect_true(%is32) : i1
  %r33 = arith.shrui %c28, %c0 : i7
  %is33 = arith.cmpi eq, %r33, %c24 : i7
  check.expect_true(%is33) : i1
  %r34 = arith.shrui %c31, %c5 : i7
  %is34 = arith.cmpi eq, %r34, %c27 : i7
  check.expect_true(%is34) : i1
  %r35 = arith.shrui %c0, %c18 : i7
  %is35 = arith.cmpi eq, %r35, %c24 : i7
  check.expect_true(%is35) : i1
  %c42 = util.unfoldable_constant 23 : i7
  %r36 = arith.shrsi %c9, %c42 : i7
  %is36 = arith.cmpi eq, %r36, %c24 : i7
  check.expect_true(%is36) : i1
  %r37 = arith.shrsi %c10, %c3 : i7
  %is37 = arith.cmpi eq, %r37, %c11 : i7
  check.expect_true(%is37) : i1
  %c43 = util.unfoldable_constant -3 : i7
  %r38 = arith.shrsi %c1, %c43 : i7
  %is38 = arith.cmpi eq, %r38, %c24 : i7
  check.expect_true(%is38) : i1
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
  %c5 = util.unfoldable_constant -1 : i8
  %c6 = util.unfoldable_constant -127 : i8
  %c7 = arith.constant -128 : i8
  %r2 = arith.addi %c5, %c6 : i8
  %is2 = arith.cmpi eq, %r2, %c7 : i8
  check.expect_true(%is2) : i1
  %c8 = util.unfoldable_constant 2 : i8
  %c9 = arith.constant -1 : i8
  %r3 = arith.subi %c0, %c8 : i8
  %is3 = arith.cmpi eq, %r3, %c9 : i8
  check.expect_true(%is3) : i1
  %c10 = arith.constant 127 : i8
  %r4 = arith.subi %c9, %c10 : i8
  %is4 = arith.cmpi eq, %r4, %c7 : i8
  check.expect_true(%is4) : i1
  %c11 = util.unfoldable_constant 0 : i8
  %c12 = util.unfoldable_constant 127 : i8
  %r5 = arith.subi %c11, %c12 : i8
  %is5 = arith.cmpi eq, %r5, %c2 : i8
  check.expect_true(%is5) : i1
  %c13 = util.unfoldable_constant -49 : i8
  %c14 = util.unfoldable_constant -3 : i8
  %c15 = arith.constant -109 : i8
  %r6 = arith.muli %c13, %c14 : i8
  %is6 = arith.cmpi eq, %r6, %c15 : i8
  check.expect_true(%is6) : i1
  %c16 = arith.constant 1 : i8
  %r7 = arith.muli %c16, %c2 : i8
  %is7 = arith.cmpi eq, %r7, %c2 : i8
  check.expect_true(%is7) : i1
  %r8 = arith.muli %c1, %c5 : i8
  %is8 = arith.cmpi eq, %r8, %c7 : i8
  check.expect_true(%is8) : i1
  %c17 = util.unfoldable_constant -9 : i8
  %r9 = arith.andi %c6, %c17 : i8
  %is9 = arith.cmpi eq, %r9, %c2 : i8
  check.expect_true(%is9) : i1
  %c18 = arith.constant 7 : i8
  %r10 = arith.andi %c7, %c18 : i8
  %is10 = arith.cmpi eq, %r10, %c4 : i8
  check.expect_true(%is10) : i1
  %c19 = util.unfoldable_constant -2 : i8
  %c20 = arith.constant 2 : i8
  %r11 = arith.andi %c8, %c19 : i8
  %is11 = arith.cmpi eq, %r11, %c20 : i8
  check.expect_true(%is11) : i1
  %c21 = util.unfoldable_constant 84 : i8
  %c22 = util.unfoldable_constant 3 : i8
  %c23 = arith.constant 87 : i8
  %r12 = arith.ori %c21, %c22 : i8
  %is12 = arith.cmpi eq, %r12, %c23 : i8
  check.expect_true(%is12) : i1
  %c24 = arith.constant -3 : i8
  %r13 = arith.ori %c24, %c7 : i8
  %is13 = arith.cmpi eq, %r13, %c24 : i8
  check.expect_true(%is13) : i1
  %r14 = arith.ori %c8, %c11 : i8
  %is14 = arith.cmpi eq, %r14, %c20 : i8
  check.expect_true(%is14) : i1
  %c25 = util.unfoldable_constant 11 : i8
  %c26 = arith.constant -10 : i8
  %r15 = arith.xori %c14, %c25 : i8
  %is15 = arith.cmpi eq, %r15, %c26 : i8
  check.expect_true(%is15) : i1
  %r16 = arith.xori %c4, %c9 : i8
  %is16 = arith.cmpi eq, %r16, %c9 : i8
  check.expect_true(%is16) : i1
  %c27 = util.unfoldable_constant 87 : i8
  %c28 = util.unfoldable_constant -111 : i8
  %c29 = arith.constant -58 : i8
  %r17 = arith.xori %c27, %c28 : i8
  %is17 = arith.cmpi eq, %r17, %c29 : i8
  check.expect_true(%is17) : i1
  %c30 = arith.constant -2 : i8
  %r18 = arith.maxsi %c1, %c19 : i8
  %is18 = arith.cmpi eq, %r18, %c30 : i8
  check.expect_true(%is18) : i1
  %c31 = arith.constant -50 : i8
  %r19 = arith.maxsi %c2, %c31 : i8
  %is19 = arith.cmpi eq, %r19, %c31 : i8
  check.expect_true(%is19) : i1
  %c32 = util.unfoldable_constant 5 : i8
  %c33 = util.unfoldable_constant 21 : i8
  %c34 = arith.constant 21 : i8
  %r20 = arith.maxsi %c32, %c33 : i8
  %is20 = arith.cmpi eq, %r20, %c34 : i8
  check.expect_true(%is20) : i1
  %c35 = util.unfoldable_constant -71 : i8
  %c36 = arith.constant -71 : i8
  %r21 = arith.maxui %c35, %c11 : i8
  %is21 = arith.cmpi eq, %r21, %c36 : i8
  check.expect_true(%is21) : i1
  %r22 = arith.maxui %c16, %c2 : i8
  %is22 = arith.cmpi eq, %r22, %c2 : i8
  check.expect_true(%is22) : i1
  %r23 = arith.maxui %c19, %c8 : i8
  %is23 = arith.cmpi eq, %r23, %c30 : i8
  check.expect_true(%is23) : i1
  %r24 = arith.minsi %c12, %c14 : i8
  %is24 = arith.cmpi eq, %r24, %c24 : i8
  check.expect_true(%is24) : i1
  %r25 = arith.minsi %c16, %c4 : i8
  %is25 = arith.cmpi eq, %r25, %c4 : i8
  check.expect_true(%is25) : i1
  %c37 = util.unfoldable_constant 7 : i8
  %c38 = util.unfoldable_constant -122 : i8
  %c39 = arith.constant -122 : i8
  %r26 = arith.minsi %c37, %c38 : i8
  %is26 = arith.cmpi eq, %r26, %c39 : i8
  check.expect_true(%is26) : i1
  %r27 = arith.minui %c11, %c14 : i8
  %is27 = arith.cmpi eq, %r27, %c4 : i8
  check.expect_true(%is27) : i1
  %c40 = arith.constant 37 : i8
  %r28 = arith.minui %c9, %c40 : i8
  %is28 = arith.cmpi eq, %r28, %c40 : i8
  check.expect_true(%is28) : i1
  %c41 = util.unfoldable_constant 37 : i8
  %r29 = arith.minui %c41, %c19 : i8
  %is29 = arith.cmpi eq, %r29, %c40 : i8
  check.expect_true(%is29) : i1
  %c42 = arith.constant -64 : i8
  %r30 = arith.shli %c19, %c32 : i8
  %is30 = arith.cmpi eq, %r30, %c42 : i8
  check.expect_true(%is30) : i1
  %c43 = arith.constant -54 : i8
  %r31 = arith.shli %c43, %c18 : i8
  %is31 = arith.cmpi eq, %r31, %c4 : i8
  check.expect_true(%is31) : i1
  %r32 = arith.shli %c22, %c14 : i8
  %is32 = arith.cmpi eq, %r32, %c4 : i8
  check.expect_true(%is32) : i1
  %r33 = arith.shrui %c11, %c1 : i8
  %is33 = arith.cmpi eq, %r33, %c4 : i8
  check.expect_true(%is33) : i1
  %c44 = arith.constant -108 : i8
  %c45 = arith.constant -63 : i8
  %r34 = arith.shrui %c44, %c45 : i8
  %is34 = arith.cmpi eq, %r34, %c4 : i8
  check.expect_true(%is34) : i1
  %c46 = util.unfoldable_constant -63 : i8
  %r35 = arith.shrui %c11, %c46 : i8
  %is35 = arith.cmpi eq, %r35, %c4 : i8
  check.expect_true(%is35) : i1
  %c47 = util.unfoldable_constant -26 : i8
  %r36 = arith.shrsi %c47, %c1 : i8
  %is36 = arith.cmpi eq, %r36, %c9 : i8
  check.expect_true(%is36) : i1
  %c48 = arith.constant 3 : i8
  %r37 = arith.shrsi %c48, %c7 : i8
  %is37 = arith.cmpi eq, %r37, %c4 : i8
  check.expect_true(%is37) : i1
  %c49 = util.unfoldable_constant 35 : i8
  %r38 = arith.shrsi %c49, %c5 : i8
  %is38 = arith.cmpi eq, %r38, %c4 : i8
  check.expect_true(%is38) : i1
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
  %c4 = util.unfoldable_constant 1 : i16
  %c5 = arith.constant 4 : i16
  %r2 = arith.addi %c1, %c4 : i16
  %is2 = arith.cmpi eq, %r2, %c5 : i16
  check.expect_true(%is2) : i1
  %c6 = util.unfoldable_constant 2 : i16
  %c7 = util.unfoldable_constant -7952 : i16
  %c8 = arith.constant 7954 : i16
  %r3 = arith.subi %c6, %c7 : i16
  %is3 = arith.cmpi eq, %r3, %c8 : i16
  check.expect_true(%is3) : i1
  %c9 = arith.constant 32767 : i16
  %r4 = arith.subi %c9, %c3 : i16
  %is4 = arith.cmpi eq, %r4, %c9 : i16
  check.expect_true(%is4) : i1
  %c10 = arith.constant 1 : i16
  %r5 = arith.subi %c6, %c4 : i16
  %is5 = arith.cmpi eq, %r5, %c10 : i16
  check.expect_true(%is5) : i1
  %c11 = util.unfoldable_constant -3 : i16
  %c12 = util.unfoldable_constant -7011 : i16
  %c13 = arith.constant 21033 : i16
  %r6 = arith.muli %c11, %c12 : i16
  %is6 = arith.cmpi eq, %r6, %c13 : i16
  check.expect_true(%is6) : i1
  %c14 = arith.constant -2 : i16
  %c15 = arith.constant -1556 : i16
  %c16 = arith.constant 3112 : i16
  %r7 = arith.muli %c14, %c15 : i16
  %is7 = arith.cmpi eq, %r7, %c16 : i16
  check.expect_true(%is7) : i1
  %c17 = util.unfoldable_constant 7 : i16
  %c18 = util.unfoldable_constant 32767 : i16
  %c19 = arith.constant 32761 : i16
  %r8 = arith.muli %c17, %c18 : i16
  %is8 = arith.cmpi eq, %r8, %c19 : i16
  check.expect_true(%is8) : i1
  %r9 = arith.andi %c18, %c18 : i16
  %is9 = arith.cmpi eq, %r9, %c9 : i16
  check.expect_true(%is9) : i1
  %c20 = arith.constant 5 : i16
  %r10 = arith.andi %c14, %c20 : i16
  %is10 = arith.cmpi eq, %r10, %c5 : i16
  check.expect_true(%is10) : i1
  %c21 = arith.constant 2 : i16
  %r11 = arith.andi %c1, %c6 : i16
  %is11 = arith.cmpi eq, %r11, %c21 : i16
  check.expect_true(%is11) : i1
  %c22 = util.unfoldable_constant -13930 : i16
  %c23 = arith.constant -13930 : i16
  %r12 = arith.ori %c22, %c22 : i16
  %is12 = arith.cmpi eq, %r12, %c23 : i16
  check.expect_true(%is12) : i1
  %c24 = arith.constant -32768 : i16
  %c25 = arith.constant -32767 : i16
  %r13 = arith.ori %c24, %c25 : i16
  %is13 = arith.cmpi eq, %r13, %c25 : i16
  check.expect_true(%is13) : i1
  %c26 = util.unfoldable_constant -2 : i16
  %r14 = arith.ori %c26, %c22 : i16
  %is14 = arith.cmpi eq, %r14, %c14 : i16
  check.expect_true(%is14) : i1
  %c27 = arith.constant -1 : i16
  %r15 = arith.xori %c6, %c11 : i16
  %is15 = arith.cmpi eq, %r15, %c27 : i16
  check.expect_true(%is15) : i1
  %c28 = arith.constant -4 : i16
  %r16 = arith.xori %c14, %c21 : i16
  %is16 = arith.cmpi eq, %r16, %c28 : i16
  check.expect_true(%is16) : i1
  %c29 = util.unfoldable_constant 28339 : i16
  %c30 = util.unfoldable_constant 0 : i16
  %c31 = arith.constant 28339 : i16
  %r17 = arith.xori %c29, %c30 : i16
  %is17 = arith.cmpi eq, %r17, %c31 : i16
  check.expect_true(%is17) : i1
  %c32 = arith.constant 7 : i16
  %r18 = arith.maxsi %c17, %c17 : i16
  %is18 = arith.cmpi eq, %r18, %c32 : i16
  check.expect_true(%is18) : i1
  %c33 = arith.constant 31240 : i16
  %r19 = arith.maxsi %c21, %c33 : i16
  %is19 = arith.cmpi eq, %r19, %c33 : i16
  check.expect_true(%is19) : i1
  %c34 = util.unfoldable_constant 27036 : i16
  %c35 = arith.constant 27036 : i16
  %r20 = arith.maxsi %c30, %c34 : i16
  %is20 = arith.cmpi eq, %r20, %c35 : i16
  check.expect_true(%is20) : i1
  %c36 = arith.constant 3 : i16
  %r21 = arith.maxui %c1, %c4 : i16
  %is21 = arith.cmpi eq, %r21, %c36 : i16
  check.expect_true(%is21) : i1
  %r22 = arith.maxui %c3, %c32 : i16
  %is22 = arith.cmpi eq, %r22, %c32 : i16
  check.expect_true(%is22) : i1
  %c37 = util.unfoldable_constant -32768 : i16
  %r23 = arith.maxui %c37, %c37 : i16
  %is23 = arith.cmpi eq, %r23, %c24 : i16
  check.expect_true(%is23) : i1
  %r24 = arith.minsi %c30, %c1 : i16
  %is24 = arith.cmpi eq, %r24, %c3 : i16
  check.expect_true(%is24) : i1
  %c38 = arith.constant -12927 : i16
  %r25 = arith.minsi %c38, %c36 : i16
  %is25 = arith.cmpi eq, %r25, %c38 : i16
  check.expect_true(%is25) : i1
  %c39 = util.unfoldable_constant 18685 : i16
  %c40 = util.unfoldable_constant -15883 : i16
  %c41 = arith.constant -15883 : i16
  %r26 = arith.minsi %c39, %c40 : i16
  %is26 = arith.cmpi eq, %r26, %c41 : i16
  check.expect_true(%is26) : i1
  %r27 = arith.minui %c18, %c4 : i16
  %is27 = arith.cmpi eq, %r27, %c10 : i16
  check.expect_true(%is27) : i1
  %r28 = arith.minui %c27, %c21 : i16
  %is28 = arith.cmpi eq, %r28, %c21 : i16
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c26, %c30 : i16
  %is29 = arith.cmpi eq, %r29, %c3 : i16
  check.expect_true(%is29) : i1
  %c42 = util.unfoldable_constant 5 : i16
  %c43 = arith.constant -32 : i16
  %r30 = arith.shli %c18, %c42 : i16
  %is30 = arith.cmpi eq, %r30, %c43 : i16
  check.expect_true(%is30) : i1
  %c44 = arith.constant -8993 : i16
  %r31 = arith.shli %c44, %c3 : i16
  %is31 = arith.cmpi eq, %r31, %c44 : i16
  check.expect_true(%is31) : i1
  %r32 = arith.shli %c37, %c30 : i16
  %is32 = arith.cmpi eq, %r32, %c24 : i16
  check.expect_true(%is32) : i1
  %r33 = arith.shrui %c1, %c42 : i16
  %is33 = arith.cmpi eq, %r33, %c3 : i16
  check.expect_true(%is33) : i1
  %r34 = arith.shrui %c3, %c14 : i16
  %is34 = arith.cmpi eq, %r34, %c3 : i16
  check.expect_true(%is34) : i1
  %r35 = arith.shrui %c26, %c11 : i16
  %is35 = arith.cmpi eq, %r35, %c3 : i16
  check.expect_true(%is35) : i1
  %c45 = util.unfoldable_constant -32767 : i16
  %c46 = util.unfoldable_constant 26342 : i16
  %r36 = arith.shrsi %c45, %c46 : i16
  %is36 = arith.cmpi eq, %r36, %c27 : i16
  check.expect_true(%is36) : i1
  %c47 = arith.constant 2983 : i16
  %r37 = arith.shrsi %c47, %c3 : i16
  %is37 = arith.cmpi eq, %r37, %c47 : i16
  check.expect_true(%is37) : i1
  %r38 = arith.shrsi %c42, %c45 : i16
  %is38 = arith.cmpi eq, %r38, %c3 : i16
  check.expect_true(%is38) : i1
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
  %c6 = util.unfoldable_constant -2147483648 : i32
  %c7 = util.unfoldable_constant 0 : i32
  %r2 = arith.addi %c6, %c7 : i32
  %is2 = arith.cmpi eq, %r2, %c2 : i32
  check.expect_true(%is2) : i1
  %c8 = util.unfoldable_constant 7 : i32
  %c9 = util.unfoldable_constant 1577730235 : i32
  %c10 = arith.constant -1577730228 : i32
  %r3 = arith.subi %c8, %c9 : i32
  %is3 = arith.cmpi eq, %r3, %c10 : i32
  check.expect_true(%is3) : i1
  %c11 = arith.constant 5 : i32
  %c12 = arith.constant 0 : i32
  %r4 = arith.subi %c11, %c12 : i32
  %is4 = arith.cmpi eq, %r4, %c11 : i32
  check.expect_true(%is4) : i1
  %c13 = util.unfoldable_constant 5 : i32
  %c14 = arith.constant -4 : i32
  %r5 = arith.subi %c1, %c13 : i32
  %is5 = arith.cmpi eq, %r5, %c14 : i32
  check.expect_true(%is5) : i1
  %c15 = util.unfoldable_constant -2042025230 : i32
  %c16 = util.unfoldable_constant -280693236 : i32
  %c17 = arith.constant -252014760 : i32
  %r6 = arith.muli %c15, %c16 : i32
  %is6 = arith.cmpi eq, %r6, %c17 : i32
  check.expect_true(%is6) : i1
  %c18 = arith.constant -1 : i32
  %r7 = arith.muli %c2, %c18 : i32
  %is7 = arith.cmpi eq, %r7, %c2 : i32
  check.expect_true(%is7) : i1
  %c19 = util.unfoldable_constant -3 : i32
  %c20 = util.unfoldable_constant 266767993 : i32
  %c21 = arith.constant -800303979 : i32
  %r8 = arith.muli %c19, %c20 : i32
  %is8 = arith.cmpi eq, %r8, %c21 : i32
  check.expect_true(%is8) : i1
  %r9 = arith.andi %c8, %c6 : i32
  %is9 = arith.cmpi eq, %r9, %c12 : i32
  check.expect_true(%is9) : i1
  %c22 = arith.constant 7 : i32
  %c23 = arith.constant -3 : i32
  %r10 = arith.andi %c22, %c23 : i32
  %is10 = arith.cmpi eq, %r10, %c11 : i32
  check.expect_true(%is10) : i1
  %c24 = util.unfoldable_constant -2147483647 : i32
  %c25 = util.unfoldable_constant 3 : i32
  %c26 = arith.constant 1 : i32
  %r11 = arith.andi %c24, %c25 : i32
  %is11 = arith.cmpi eq, %r11, %c26 : i32
  check.expect_true(%is11) : i1
  %c27 = util.unfoldable_constant -1 : i32
  %c28 = util.unfoldable_constant 2 : i32
  %r12 = arith.ori %c27, %c28 : i32
  %is12 = arith.cmpi eq, %r12, %c18 : i32
  check.expect_true(%is12) : i1
  %c29 = arith.constant -1059424856 : i32
  %c30 = arith.constant -1059424849 : i32
  %r13 = arith.ori %c22, %c29 : i32
  %is13 = arith.cmpi eq, %r13, %c30 : i32
  check.expect_true(%is13) : i1
  %c31 = util.unfoldable_constant -2 : i32
  %r14 = arith.ori %c24, %c31 : i32
  %is14 = arith.cmpi eq, %r14, %c18 : i32
  check.expect_true(%is14) : i1
  %r15 = arith.xori %c6, %c27 : i32
  %is15 = arith.cmpi eq, %r15, %c4 : i32
  check.expect_true(%is15) : i1
  %c32 = arith.constant -2147483647 : i32
  %c33 = arith.constant -2 : i32
  %r16 = arith.xori %c32, %c4 : i32
  %is16 = arith.cmpi eq, %r16, %c33 : i32
  check.expect_true(%is16) : i1
  %r17 = arith.xori %c1, %c24 : i32
  %is17 = arith.cmpi eq, %r17, %c2 : i32
  check.expect_true(%is17) : i1
  %r18 = arith.maxsi %c19, %c6 : i32
  %is18 = arith.cmpi eq, %r18, %c23 : i32
  check.expect_true(%is18) : i1
  %r19 = arith.maxsi %c26, %c23 : i32
  %is19 = arith.cmpi eq, %r19, %c26 : i32
  check.expect_true(%is19) : i1
  %r20 = arith.maxsi %c13, %c27 : i32
  %is20 = arith.cmpi eq, %r20, %c11 : i32
  check.expect_true(%is20) : i1
  %r21 = arith.maxui %c19, %c7 : i32
  %is21 = arith.cmpi eq, %r21, %c23 : i32
  check.expect_true(%is21) : i1
  %c34 = arith.constant -504602229 : i32
  %r22 = arith.maxui %c34, %c4 : i32
  %is22 = arith.cmpi eq, %r22, %c34 : i32
  check.expect_true(%is22) : i1
  %r23 = arith.maxui %c31, %c28 : i32
  %is23 = arith.cmpi eq, %r23, %c33 : i32
  check.expect_true(%is23) : i1
  %c35 = util.unfoldable_constant 822931652 : i32
  %c36 = util.unfoldable_constant -632982544 : i32
  %c37 = arith.constant -632982544 : i32
  %r24 = arith.minsi %c35, %c36 : i32
  %is24 = arith.cmpi eq, %r24, %c37 : i32
  check.expect_true(%is24) : i1
  %c38 = arith.constant 822931652 : i32
  %r25 = arith.minsi %c2, %c38 : i32
  %is25 = arith.cmpi eq, %r25, %c2 : i32
  check.expect_true(%is25) : i1
  %c39 = util.unfoldable_constant 693358618 : i32
  %r26 = arith.minsi %c39, %c7 : i32
  %is26 = arith.cmpi eq, %r26, %c12 : i32
  check.expect_true(%is26) : i1
  %c40 = util.unfoldable_constant -1791960658 : i32
  %c41 = arith.constant -1791960658 : i32
  %r27 = arith.minui %c19, %c40 : i32
  %is27 = arith.cmpi eq, %r27, %c41 : i32
  check.expect_true(%is27) : i1
  %r28 = arith.minui %c11, %c11 : i32
  %is28 = arith.cmpi eq, %r28, %c11 : i32
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c27, %c19 : i32
  %is29 = arith.cmpi eq, %r29, %c23 : i32
  check.expect_true(%is29) : i1
  %r30 = arith.shli %c8, %c24 : i32
  %is30 = arith.cmpi eq, %r30, %c12 : i32
  check.expect_true(%is30) : i1
  %c42 = arith.constant 2 : i32
  %r31 = arith.shli %c18, %c42 : i32
  %is31 = arith.cmpi eq, %r31, %c14 : i32
  check.expect_true(%is31) : i1
  %r32 = arith.shli %c8, %c27 : i32
  %is32 = arith.cmpi eq, %r32, %c12 : i32
  check.expect_true(%is32) : i1
  %r33 = arith.shrui %c25, %c0 : i32
  %is33 = arith.cmpi eq, %r33, %c12 : i32
  check.expect_true(%is33) : i1
  %r34 = arith.shrui %c22, %c18 : i32
  %is34 = arith.cmpi eq, %r34, %c12 : i32
  check.expect_true(%is34) : i1
  %r35 = arith.shrui %c0, %c24 : i32
  %is35 = arith.cmpi eq, %r35, %c12 : i32
  check.expect_true(%is35) : i1
  %c43 = util.unfoldable_constant 677142684 : i32
  %r36 = arith.shrsi %c43, %c0 : i32
  %is36 = arith.cmpi eq, %r36, %c12 : i32
  check.expect_true(%is36) : i1
  %r37 = arith.shrsi %c32, %c2 : i32
  %is37 = arith.cmpi eq, %r37, %c18 : i32
  check.expect_true(%is37) : i1
  %r38 = arith.shrsi %c25, %c0 : i32
  %is38 = arith.cmpi eq, %r38, %c12 : i32
  check.expect_true(%is38) : i1
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
  %c6 = util.unfoldable_constant -3 : i33
  %c7 = arith.constant -2 : i33
  %r2 = arith.addi %c6, %c1 : i33
  %is2 = arith.cmpi eq, %r2, %c7 : i33
  check.expect_true(%is2) : i1
  %c8 = util.unfoldable_constant -1 : i33
  %c9 = util.unfoldable_constant -4294967296 : i33
  %r3 = arith.subi %c8, %c9 : i33
  %is3 = arith.cmpi eq, %r3, %c3 : i33
  check.expect_true(%is3) : i1
  %c10 = arith.constant -4294967296 : i33
  %c11 = arith.constant 1 : i33
  %r4 = arith.subi %c10, %c11 : i33
  %is4 = arith.cmpi eq, %r4, %c3 : i33
  check.expect_true(%is4) : i1
  %c12 = arith.constant 4294967291 : i33
  %r5 = arith.subi %c9, %c0 : i33
  %is5 = arith.cmpi eq, %r5, %c12 : i33
  check.expect_true(%is5) : i1
  %c13 = util.unfoldable_constant 4294967295 : i33
  %c14 = util.unfoldable_constant -768803390 : i33
  %c15 = arith.constant 768803390 : i33
  %r6 = arith.muli %c13, %c14 : i33
  %is6 = arith.cmpi eq, %r6, %c15 : i33
  check.expect_true(%is6) : i1
  %c16 = arith.constant -3 : i33
  %r7 = arith.muli %c7, %c16 : i33
  %is7 = arith.cmpi eq, %r7, %c2 : i33
  check.expect_true(%is7) : i1
  %c17 = util.unfoldable_constant -4294967295 : i33
  %r8 = arith.muli %c17, %c17 : i33
  %is8 = arith.cmpi eq, %r8, %c11 : i33
  check.expect_true(%is8) : i1
  %c18 = util.unfoldable_constant 3 : i33
  %c19 = util.unfoldable_constant 7 : i33
  %c20 = arith.constant 3 : i33
  %r9 = arith.andi %c18, %c19 : i33
  %is9 = arith.cmpi eq, %r9, %c20 : i33
  check.expect_true(%is9) : i1
  %r10 = arith.andi %c20, %c11 : i33
  %is10 = arith.cmpi eq, %r10, %c11 : i33
  check.expect_true(%is10) : i1
  %c21 = arith.constant 5 : i33
  %r11 = arith.andi %c6, %c0 : i33
  %is11 = arith.cmpi eq, %r11, %c21 : i33
  check.expect_true(%is11) : i1
  %c22 = util.unfoldable_constant 2392103826 : i33
  %c23 = util.unfoldable_constant -3837047973 : i33
  %c24 = arith.constant -1612719141 : i33
  %r12 = arith.ori %c22, %c23 : i33
  %is12 = arith.cmpi eq, %r12, %c24 : i33
  check.expect_true(%is12) : i1
  %c25 = arith.constant -1 : i33
  %r13 = arith.ori %c21, %c7 : i33
  %is13 = arith.cmpi eq, %r13, %c25 : i33
  check.expect_true(%is13) : i1
  %c26 = arith.constant 7 : i33
  %r14 = arith.ori %c18, %c19 : i33
  %is14 = arith.cmpi eq, %r14, %c26 : i33
  check.expect_true(%is14) : i1
  %c27 = arith.constant 0 : i33
  %r15 = arith.xori %c0, %c0 : i33
  %is15 = arith.cmpi eq, %r15, %c27 : i33
  check.expect_true(%is15) : i1
  %r16 = arith.xori %c20, %c20 : i33
  %is16 = arith.cmpi eq, %r16, %c27 : i33
  check.expect_true(%is16) : i1
  %c28 = util.unfoldable_constant 276921375 : i33
  %c29 = arith.constant 276921368 : i33
  %r17 = arith.xori %c28, %c19 : i33
  %is17 = arith.cmpi eq, %r17, %c29 : i33
  check.expect_true(%is17) : i1
  %c30 = util.unfoldable_constant -1376584417 : i33
  %c31 = util.unfoldable_constant -2 : i33
  %r18 = arith.maxsi %c30, %c31 : i33
  %is18 = arith.cmpi eq, %r18, %c7 : i33
  check.expect_true(%is18) : i1
  %c32 = arith.constant -421927379 : i33
  %r19 = arith.maxsi %c5, %c32 : i33
  %is19 = arith.cmpi eq, %r19, %c32 : i33
  check.expect_true(%is19) : i1
  %r20 = arith.maxsi %c19, %c13 : i33
  %is20 = arith.cmpi eq, %r20, %c3 : i33
  check.expect_true(%is20) : i1
  %c33 = util.unfoldable_constant -991821288 : i33
  %r21 = arith.maxui %c33, %c8 : i33
  %is21 = arith.cmpi eq, %r21, %c25 : i33
  check.expect_true(%is21) : i1
  %r22 = arith.maxui %c21, %c21 : i33
  %is22 = arith.cmpi eq, %r22, %c21 : i33
  check.expect_true(%is22) : i1
  %r23 = arith.maxui %c6, %c31 : i33
  %is23 = arith.cmpi eq, %r23, %c7 : i33
  check.expect_true(%is23) : i1
  %r24 = arith.minsi %c6, %c17 : i33
  %is24 = arith.cmpi eq, %r24, %c5 : i33
  check.expect_true(%is24) : i1
  %c34 = arith.constant 1804601092 : i33
  %r25 = arith.minsi %c34, %c34 : i33
  %is25 = arith.cmpi eq, %r25, %c34 : i33
  check.expect_true(%is25) : i1
  %c35 = util.unfoldable_constant 1804601092 : i33
  %r26 = arith.minsi %c1, %c35 : i33
  %is26 = arith.cmpi eq, %r26, %c11 : i33
  check.expect_true(%is26) : i1
  %c36 = util.unfoldable_constant 2 : i33
  %r27 = arith.minui %c17, %c36 : i33
  %is27 = arith.cmpi eq, %r27, %c4 : i33
  check.expect_true(%is27) : i1
  %c37 = arith.constant -1024513239 : i33
  %r28 = arith.minui %c37, %c26 : i33
  %is28 = arith.cmpi eq, %r28, %c26 : i33
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c9, %c6 : i33
  %is29 = arith.cmpi eq, %r29, %c10 : i33
  check.expect_true(%is29) : i1
  %c38 = arith.constant -128 : i33
  %r30 = arith.shli %c13, %c19 : i33
  %is30 = arith.cmpi eq, %r30, %c38 : i33
  check.expect_true(%is30) : i1
  %c39 = arith.constant 3981528248 : i33
  %c40 = arith.constant -626878096 : i33
  %r31 = arith.shli %c39, %c11 : i33
  %is31 = arith.cmpi eq, %r31, %c40 : i33
  check.expect_true(%is31) : i1
  %c41 = arith.constant -64 : i33
  %r32 = arith.shli %c31, %c0 : i33
  %is32 = arith.cmpi eq, %r32, %c41 : i33
  check.expect_true(%is32) : i1
  %c42 = util.unfoldable_constant -2711984772 : i33
  %c43 = arith.constant 2938974910 : i33
  %r33 = arith.shrui %c42, %c1 : i33
  %is33 = arith.cmpi eq, %r33, %c43 : i33
  check.expect_true(%is33) : i1
  %c44 = arith.constant 2147483647 : i33
  %r34 = arith.shrui %c3, %c11 : i33
  %is34 = arith.cmpi eq, %r34, %c44 : i33
  check.expect_true(%is34) : i1
  %r35 = arith.shrui %c0, %c19 : i33
  %is35 = arith.cmpi eq, %r35, %c27 : i33
  check.expect_true(%is35) : i1
  %r36 = arith.shrsi %c6, %c8 : i33
  %is36 = arith.cmpi eq, %r36, %c25 : i33
  check.expect_true(%is36) : i1
  %r37 = arith.shrsi %c5, %c5 : i33
  %is37 = arith.cmpi eq, %r37, %c25 : i33
  check.expect_true(%is37) : i1
  %c45 = arith.constant -536870912 : i33
  %r38 = arith.shrsi %c9, %c18 : i33
  %is38 = arith.cmpi eq, %r38, %c45 : i33
  check.expect_true(%is38) : i1
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
  %c6 = util.unfoldable_constant -5459409331187758534 : i64
  %c7 = util.unfoldable_constant 5 : i64
  %c8 = arith.constant -5459409331187758529 : i64
  %r2 = arith.addi %c6, %c7 : i64
  %is2 = arith.cmpi eq, %r2, %c8 : i64
  check.expect_true(%is2) : i1
  %c9 = util.unfoldable_constant -4362196938741657809 : i64
  %c10 = arith.constant 4362196938741657814 : i64
  %r3 = arith.subi %c7, %c9 : i64
  %is3 = arith.cmpi eq, %r3, %c10 : i64
  check.expect_true(%is3) : i1
  %c11 = arith.constant 5 : i64
  %c12 = arith.constant -3 : i64
  %c13 = arith.constant 8 : i64
  %r4 = arith.subi %c11, %c12 : i64
  %is4 = arith.cmpi eq, %r4, %c13 : i64
  check.expect_true(%is4) : i1
  %c14 = util.unfoldable_constant -2 : i64
  %c15 = arith.constant -7 : i64
  %r5 = arith.subi %c14, %c7 : i64
  %is5 = arith.cmpi eq, %r5, %c15 : i64
  check.expect_true(%is5) : i1
  %c16 = util.unfoldable_constant -9223372036854775807 : i64
  %c17 = arith.constant -1 : i64
  %r6 = arith.muli %c16, %c0 : i64
  %is6 = arith.cmpi eq, %r6, %c17 : i64
  check.expect_true(%is6) : i1
  %c18 = arith.constant 2 : i64
  %c19 = arith.constant -3988479785084685603 : i64
  %c20 = arith.constant -7976959570169371206 : i64
  %r7 = arith.muli %c18, %c19 : i64
  %is7 = arith.cmpi eq, %r7, %c20 : i64
  check.expect_true(%is7) : i1
  %c21 = util.unfoldable_constant -3 : i64
  %c22 = util.unfoldable_constant -9223372036854775808 : i64
  %r8 = arith.muli %c21, %c22 : i64
  %is8 = arith.cmpi eq, %r8, %c3 : i64
  check.expect_true(%is8) : i1
  %c23 = util.unfoldable_constant -1 : i64
  %c24 = arith.constant 9223372036854775807 : i64
  %r9 = arith.andi %c0, %c23 : i64
  %is9 = arith.cmpi eq, %r9, %c24 : i64
  check.expect_true(%is9) : i1
  %c25 = arith.constant -2 : i64
  %c26 = arith.constant 9223372036854775806 : i64
  %r10 = arith.andi %c25, %c24 : i64
  %is10 = arith.cmpi eq, %r10, %c26 : i64
  check.expect_true(%is10) : i1
  %c27 = arith.constant 0 : i64
  %r11 = arith.andi %c1, %c16 : i64
  %is11 = arith.cmpi eq, %r11, %c27 : i64
  check.expect_true(%is11) : i1
  %c28 = util.unfoldable_constant 2790925534521854894 : i64
  %r12 = arith.ori %c14, %c28 : i64
  %is12 = arith.cmpi eq, %r12, %c25 : i64
  check.expect_true(%is12) : i1
  %r13 = arith.ori %c27, %c18 : i64
  %is13 = arith.cmpi eq, %r13, %c18 : i64
  check.expect_true(%is13) : i1
  %c29 = util.unfoldable_constant 1 : i64
  %r14 = arith.ori %c0, %c29 : i64
  %is14 = arith.cmpi eq, %r14, %c24 : i64
  check.expect_true(%is14) : i1
  %c30 = util.unfoldable_constant 3477210635929892880 : i64
  %c31 = util.unfoldable_constant -4674998173827901497 : i64
  %c32 = arith.constant -8115880942336413737 : i64
  %r15 = arith.xori %c30, %c31 : i64
  %is15 = arith.cmpi eq, %r15, %c32 : i64
  check.expect_true(%is15) : i1
  %c33 = arith.constant 3477210635929892880 : i64
  %c34 = arith.constant -3477210635929892882 : i64
  %r16 = arith.xori %c33, %c25 : i64
  %is16 = arith.cmpi eq, %r16, %c34 : i64
  check.expect_true(%is16) : i1
  %c35 = arith.constant 9223372036854775802 : i64
  %r17 = arith.xori %c7, %c0 : i64
  %is17 = arith.cmpi eq, %r17, %c35 : i64
  check.expect_true(%is17) : i1
  %c36 = util.unfoldable_constant 1857125161105010287 : i64
  %c37 = arith.constant 1857125161105010287 : i64
  %r18 = arith.maxsi %c36, %c7 : i64
  %is18 = arith.cmpi eq, %r18, %c37 : i64
  check.expect_true(%is18) : i1
  %c38 = arith.constant 7 : i64
  %c39 = arith.constant -3477597859754651297 : i64
  %r19 = arith.maxsi %c38, %c39 : i64
  %is19 = arith.cmpi eq, %r19, %c38 : i64
  check.expect_true(%is19) : i1
  %c40 = util.unfoldable_constant 0 : i64
  %r20 = arith.maxsi %c7, %c40 : i64
  %is20 = arith.cmpi eq, %r20, %c11 : i64
  check.expect_true(%is20) : i1
  %r21 = arith.maxui %c14, %c0 : i64
  %is21 = arith.cmpi eq, %r21, %c25 : i64
  check.expect_true(%is21) : i1
  %c41 = arith.constant -302362611311637175 : i64
  %r22 = arith.maxui %c12, %c41 : i64
  %is22 = arith.cmpi eq, %r22, %c12 : i64
  check.expect_true(%is22) : i1
  %c42 = util.unfoldable_constant 5675864072064305505 : i64
  %c43 = arith.constant 5675864072064305505 : i64
  %r23 = arith.maxui %c42, %c42 : i64
  %is23 = arith.cmpi eq, %r23, %c43 : i64
  check.expect_true(%is23) : i1
  %c44 = util.unfoldable_constant 8411109722320751323 : i64
  %r24 = arith.minsi %c44, %c23 : i64
  %is24 = arith.cmpi eq, %r24, %c17 : i64
  check.expect_true(%is24) : i1
  %c45 = arith.constant 1 : i64
  %r25 = arith.minsi %c24, %c45 : i64
  %is25 = arith.cmpi eq, %r25, %c45 : i64
  check.expect_true(%is25) : i1
  %r26 = arith.minsi %c21, %c14 : i64
  %is26 = arith.cmpi eq, %r26, %c12 : i64
  check.expect_true(%is26) : i1
  %c46 = util.unfoldable_constant 659279912651321474 : i64
  %r27 = arith.minui %c40, %c46 : i64
  %is27 = arith.cmpi eq, %r27, %c27 : i64
  check.expect_true(%is27) : i1
  %r28 = arith.minui %c45, %c2 : i64
  %is28 = arith.cmpi eq, %r28, %c45 : i64
  check.expect_true(%is28) : i1
  %c47 = util.unfoldable_constant -7156286226302377129 : i64
  %c48 = arith.constant -7156286226302377129 : i64
  %r29 = arith.minui %c23, %c47 : i64
  %is29 = arith.cmpi eq, %r29, %c48 : i64
  check.expect_true(%is29) : i1
  %c49 = util.unfoldable_constant -6331046625547818797 : i64
  %c50 = util.unfoldable_constant -4533271383030411972 : i64
  %r30 = arith.shli %c49, %c50 : i64
  %is30 = arith.cmpi eq, %r30, %c27 : i64
  check.expect_true(%is30) : i1
  %c51 = arith.constant 1131883510523777345 : i64
  %c52 = arith.constant -4533271383030411972 : i64
  %r31 = arith.shli %c51, %c52 : i64
  %is31 = arith.cmpi eq, %r31, %c27 : i64
  check.expect_true(%is31) : i1
  %r32 = arith.shli %c23, %c50 : i64
  %is32 = arith.cmpi eq, %r32, %c27 : i64
  check.expect_true(%is32) : i1
  %c53 = util.unfoldable_constant 7 : i64
  %c54 = arith.constant 72057594037927936 : i64
  %r33 = arith.shrui %c22, %c53 : i64
  %is33 = arith.cmpi eq, %r33, %c54 : i64
  check.expect_true(%is33) : i1
  %c55 = arith.constant 4611686018427387904 : i64
  %r34 = arith.shrui %c2, %c45 : i64
  %is34 = arith.cmpi eq, %r34, %c55 : i64
  check.expect_true(%is34) : i1
  %c56 = util.unfoldable_constant -2937612719716953537 : i64
  %r35 = arith.shrui %c14, %c56 : i64
  %is35 = arith.cmpi eq, %r35, %c27 : i64
  check.expect_true(%is35) : i1
  %r36 = arith.shrsi %c14, %c0 : i64
  %is36 = arith.cmpi eq, %r36, %c17 : i64
  check.expect_true(%is36) : i1
  %r37 = arith.shrsi %c24, %c24 : i64
  %is37 = arith.cmpi eq, %r37, %c27 : i64
  check.expect_true(%is37) : i1
  %r38 = arith.shrsi %c22, %c0 : i64
  %is38 = arith.cmpi eq, %r38, %c17 : i64
  check.expect_true(%is38) : i1
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
  %c6 = util.unfoldable_constant 1 : i100
  %c7 = util.unfoldable_constant 7 : i100
  %c8 = arith.constant 8 : i100
  %r2 = arith.addi %c6, %c7 : i100
  %is2 = arith.cmpi eq, %r2, %c8 : i100
  check.expect_true(%is2) : i1
  %c9 = util.unfoldable_constant -1 : i100
  %c10 = arith.constant -633825300114114700748351602687 : i100
  %r3 = arith.subi %c1, %c9 : i100
  %is3 = arith.cmpi eq, %r3, %c10 : i100
  check.expect_true(%is3) : i1
  %c11 = arith.constant 1 : i100
  %c12 = arith.constant -2 : i100
  %c13 = arith.constant 3 : i100
  %r4 = arith.subi %c11, %c12 : i100
  %is4 = arith.cmpi eq, %r4, %c13 : i100
  check.expect_true(%is4) : i1
  %c14 = util.unfoldable_constant -633144993542604462435467142750 : i100
  %c15 = arith.constant -633144993542604462435467142749 : i100
  %r5 = arith.subi %c14, %c9 : i100
  %is5 = arith.cmpi eq, %r5, %c15 : i100
  check.expect_true(%is5) : i1
  %c16 = arith.constant 7 : i100
  %r6 = arith.muli %c6, %c7 : i100
  %is6 = arith.cmpi eq, %r6, %c16 : i100
  check.expect_true(%is6) : i1
  %c17 = arith.constant -1 : i100
  %c18 = arith.constant -7 : i100
  %r7 = arith.muli %c17, %c16 : i100
  %is7 = arith.cmpi eq, %r7, %c18 : i100
  check.expect_true(%is7) : i1
  %c19 = util.unfoldable_constant 5 : i100
  %c20 = arith.constant 35 : i100
  %r8 = arith.muli %c7, %c19 : i100
  %is8 = arith.cmpi eq, %r8, %c20 : i100
  check.expect_true(%is8) : i1
  %c21 = util.unfoldable_constant -3 : i100
  %c22 = util.unfoldable_constant 633825300114114700748351602687 : i100
  %c23 = arith.constant 633825300114114700748351602685 : i100
  %r9 = arith.andi %c21, %c22 : i100
  %is9 = arith.cmpi eq, %r9, %c23 : i100
  check.expect_true(%is9) : i1
  %c24 = arith.constant 5 : i100
  %r10 = arith.andi %c24, %c11 : i100
  %is10 = arith.cmpi eq, %r10, %c11 : i100
  check.expect_true(%is10) : i1
  %c25 = util.unfoldable_constant -460689685121294505532165533645 : i100
  %c26 = util.unfoldable_constant 2 : i100
  %c27 = arith.constant 2 : i100
  %r11 = arith.andi %c25, %c26 : i100
  %is11 = arith.cmpi eq, %r11, %c27 : i100
  check.expect_true(%is11) : i1
  %c28 = arith.constant 633825300114114700748351602687 : i100
  %r12 = arith.ori %c6, %c22 : i100
  %is12 = arith.cmpi eq, %r12, %c28 : i100
  check.expect_true(%is12) : i1
  %r13 = arith.ori %c11, %c10 : i100
  %is13 = arith.cmpi eq, %r13, %c10 : i100
  check.expect_true(%is13) : i1
  %c29 = util.unfoldable_constant 281456049949367982521168661791 : i100
  %c30 = util.unfoldable_constant -2 : i100
  %r14 = arith.ori %c29, %c30 : i100
  %is14 = arith.cmpi eq, %r14, %c17 : i100
  check.expect_true(%is14) : i1
  %c31 = util.unfoldable_constant 0 : i100
  %r15 = arith.xori %c31, %c9 : i100
  %is15 = arith.cmpi eq, %r15, %c17 : i100
  check.expect_true(%is15) : i1
  %c32 = arith.constant -633825300114114700748351602688 : i100
  %c33 = arith.constant 0 : i100
  %r16 = arith.xori %c32, %c33 : i100
  %is16 = arith.cmpi eq, %r16, %c32 : i100
  check.expect_true(%is16) : i1
  %c34 = util.unfoldable_constant -633825300114114700748351602687 : i100
  %c35 = util.unfoldable_constant 21251210386139770225866506079 : i100
  %c36 = arith.constant -612574089727974930522485096610 : i100
  %r17 = arith.xori %c34, %c35 : i100
  %is17 = arith.cmpi eq, %r17, %c36 : i100
  check.expect_true(%is17) : i1
  %c37 = util.unfoldable_constant -629066200473108320269552694754 : i100
  %c38 = arith.constant -629066200473108320269552694754 : i100
  %r18 = arith.maxsi %c37, %c34 : i100
  %is18 = arith.cmpi eq, %r18, %c38 : i100
  check.expect_true(%is18) : i1
  %r19 = arith.maxsi %c17, %c17 : i100
  %is19 = arith.cmpi eq, %r19, %c17 : i100
  check.expect_true(%is19) : i1
  %r20 = arith.maxsi %c26, %c31 : i100
  %is20 = arith.cmpi eq, %r20, %c27 : i100
  check.expect_true(%is20) : i1
  %r21 = arith.maxui %c9, %c22 : i100
  %is21 = arith.cmpi eq, %r21, %c17 : i100
  check.expect_true(%is21) : i1
  %c39 = arith.constant -445712687598274940160399015209 : i100
  %r22 = arith.maxui %c39, %c11 : i100
  %is22 = arith.cmpi eq, %r22, %c39 : i100
  check.expect_true(%is22) : i1
  %c40 = arith.constant -3 : i100
  %r23 = arith.maxui %c21, %c7 : i100
  %is23 = arith.cmpi eq, %r23, %c40 : i100
  check.expect_true(%is23) : i1
  %r24 = arith.minsi %c7, %c7 : i100
  %is24 = arith.cmpi eq, %r24, %c16 : i100
  check.expect_true(%is24) : i1
  %c41 = arith.constant 250155743428040039662639922585 : i100
  %r25 = arith.minsi %c33, %c41 : i100
  %is25 = arith.cmpi eq, %r25, %c33 : i100
  check.expect_true(%is25) : i1
  %c42 = util.unfoldable_constant -392134677328323325848127276470 : i100
  %c43 = arith.constant -392134677328323325848127276470 : i100
  %r26 = arith.minsi %c9, %c42 : i100
  %is26 = arith.cmpi eq, %r26, %c43 : i100
  check.expect_true(%is26) : i1
  %c44 = util.unfoldable_constant 3 : i100
  %r27 = arith.minui %c34, %c44 : i100
  %is27 = arith.cmpi eq, %r27, %c13 : i100
  check.expect_true(%is27) : i1
  %r28 = arith.minui %c33, %c12 : i100
  %is28 = arith.cmpi eq, %r28, %c33 : i100
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c9, %c19 : i100
  %is29 = arith.cmpi eq, %r29, %c24 : i100
  check.expect_true(%is29) : i1
  %r30 = arith.shli %c34, %c1 : i100
  %is30 = arith.cmpi eq, %r30, %c33 : i100
  check.expect_true(%is30) : i1
  %c45 = arith.constant -377303342644132586926622779141 : i100
  %r31 = arith.shli %c45, %c28 : i100
  %is31 = arith.cmpi eq, %r31, %c33 : i100
  check.expect_true(%is31) : i1
  %r32 = arith.shli %c22, %c31 : i100
  %is32 = arith.cmpi eq, %r32, %c28 : i100
  check.expect_true(%is32) : i1
  %c46 = arith.constant 79228162514264337593543950336 : i100
  %r33 = arith.shrui %c1, %c44 : i100
  %is33 = arith.cmpi eq, %r33, %c46 : i100
  check.expect_true(%is33) : i1
  %c47 = arith.constant 52789313161782286116636532571 : i100
  %r34 = arith.shrui %c47, %c33 : i100
  %is34 = arith.cmpi eq, %r34, %c47 : i100
  check.expect_true(%is34) : i1
  %c48 = arith.constant 19807040628566084398385987583 : i100
  %r35 = arith.shrui %c22, %c19 : i100
  %is35 = arith.cmpi eq, %r35, %c48 : i100
  check.expect_true(%is35) : i1
  %r36 = arith.shrsi %c7, %c9 : i100
  %is36 = arith.cmpi eq, %r36, %c33 : i100
  check.expect_true(%is36) : i1
  %c49 = arith.constant 113997711426298631060983122329 : i100
  %c50 = arith.constant 890607120517958055163930643 : i100
  %r37 = arith.shrsi %c49, %c16 : i100
  %is37 = arith.cmpi eq, %r37, %c50 : i100
  check.expect_true(%is37) : i1
  %c51 = util.unfoldable_constant 126143830514005838868656552715 : i100
  %r38 = arith.shrsi %c6, %c51 : i100
  %is38 = arith.cmpi eq, %r38, %c33 : i100
  check.expect_true(%is38) : i1
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
  %c5 = util.unfoldable_constant 170141183460469231731687303715884105727 : i128
  %c6 = util.unfoldable_constant 1 : i128
  %c7 = arith.constant -170141183460469231731687303715884105728 : i128
  %r2 = arith.addi %c5, %c6 : i128
  %is2 = arith.cmpi eq, %r2, %c7 : i128
  check.expect_true(%is2) : i1
  %c8 = util.unfoldable_constant -3 : i128
  %c9 = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %c10 = arith.constant 170141183460469231731687303715884105725 : i128
  %r3 = arith.subi %c8, %c9 : i128
  %is3 = arith.cmpi eq, %r3, %c10 : i128
  check.expect_true(%is3) : i1
  %c11 = arith.constant -132635860509721661374807057025750735228 : i128
  %c12 = arith.constant 3 : i128
  %c13 = arith.constant -132635860509721661374807057025750735231 : i128
  %r4 = arith.subi %c11, %c12 : i128
  %is4 = arith.cmpi eq, %r4, %c13 : i128
  check.expect_true(%is4) : i1
  %r5 = arith.subi %c8, %c8 : i128
  %is5 = arith.cmpi eq, %r5, %c3 : i128
  check.expect_true(%is5) : i1
  %c14 = util.unfoldable_constant 0 : i128
  %r6 = arith.muli %c14, %c0 : i128
  %is6 = arith.cmpi eq, %r6, %c3 : i128
  check.expect_true(%is6) : i1
  %c15 = arith.constant -43521018076862223195811473833491709095 : i128
  %c16 = arith.constant -50173509051559218845632772150334056743 : i128
  %c17 = arith.constant 118347178272546594069632690621714938993 : i128
  %r7 = arith.muli %c15, %c16 : i128
  %is7 = arith.cmpi eq, %r7, %c17 : i128
  check.expect_true(%is7) : i1
  %c18 = util.unfoldable_constant -43521018076862223195811473833491709095 : i128
  %c19 = arith.constant 122677276536627347484317238264309665981 : i128
  %r8 = arith.muli %c18, %c1 : i128
  %is8 = arith.cmpi eq, %r8, %c19 : i128
  check.expect_true(%is8) : i1
  %c20 = util.unfoldable_constant 7 : i128
  %c21 = util.unfoldable_constant -136098414553828726779682422632043772987 : i128
  %c22 = arith.constant 5 : i128
  %r9 = arith.andi %c20, %c21 : i128
  %is9 = arith.cmpi eq, %r9, %c22 : i128
  check.expect_true(%is9) : i1
  %c23 = arith.constant -80306793198521821973755765246213998251 : i128
  %c24 = arith.constant -136098414553828726779682422632043772987 : i128
  %c25 = arith.constant -168041547883504249431412582364473196219 : i128
  %r10 = arith.andi %c23, %c24 : i128
  %is10 = arith.cmpi eq, %r10, %c25 : i128
  check.expect_true(%is10) : i1
  %c26 = util.unfoldable_constant -2 : i128
  %c27 = util.unfoldable_constant -120968335685164713047808807634129141846 : i128
  %c28 = arith.constant -120968335685164713047808807634129141846 : i128
  %r11 = arith.andi %c26, %c27 : i128
  %is11 = arith.cmpi eq, %r11, %c28 : i128
  check.expect_true(%is11) : i1
  %c29 = arith.constant -1 : i128
  %r12 = arith.ori %c8, %c20 : i128
  %is12 = arith.cmpi eq, %r12, %c29 : i128
  check.expect_true(%is12) : i1
  %r13 = arith.ori %c7, %c29 : i128
  %is13 = arith.cmpi eq, %r13, %c29 : i128
  check.expect_true(%is13) : i1
  %r14 = arith.ori %c1, %c6 : i128
  %is14 = arith.cmpi eq, %r14, %c22 : i128
  check.expect_true(%is14) : i1
  %c30 = util.unfoldable_constant -1 : i128
  %c31 = util.unfoldable_constant 3 : i128
  %c32 = arith.constant -4 : i128
  %r15 = arith.xori %c30, %c31 : i128
  %is15 = arith.cmpi eq, %r15, %c32 : i128
  check.expect_true(%is15) : i1
  %c33 = arith.constant -29444049216979937675639691938092797240 : i128
  %c34 = arith.constant 69395148084175302102963083903237360579 : i128
  %c35 = arith.constant -45296041141187683621622395562198025973 : i128
  %r16 = arith.xori %c33, %c34 : i128
  %is16 = arith.cmpi eq, %r16, %c35 : i128
  check.expect_true(%is16) : i1
  %c36 = util.unfoldable_constant -34086819003032409129430390929496789729 : i128
  %r17 = arith.xori %c36, %c36 : i128
  %is17 = arith.cmpi eq, %r17, %c3 : i128
  check.expect_true(%is17) : i1
  %c37 = arith.constant -2 : i128
  %r18 = arith.maxsi %c26, %c0 : i128
  %is18 = arith.cmpi eq, %r18, %c37 : i128
  check.expect_true(%is18) : i1
  %c38 = arith.constant -3 : i128
  %r19 = arith.maxsi %c38, %c22 : i128
  %is19 = arith.cmpi eq, %r19, %c22 : i128
  check.expect_true(%is19) : i1
  %r20 = arith.maxsi %c1, %c1 : i128
  %is20 = arith.cmpi eq, %r20, %c22 : i128
  check.expect_true(%is20) : i1
  %r21 = arith.maxui %c14, %c26 : i128
  %is21 = arith.cmpi eq, %r21, %c37 : i128
  check.expect_true(%is21) : i1
  %c39 = arith.constant -170141183460469231731687303715884105727 : i128
  %r22 = arith.maxui %c39, %c29 : i128
  %is22 = arith.cmpi eq, %r22, %c29 : i128
  check.expect_true(%is22) : i1
  %r23 = arith.maxui %c30, %c20 : i128
  %is23 = arith.cmpi eq, %r23, %c29 : i128
  check.expect_true(%is23) : i1
  %r24 = arith.minsi %c0, %c20 : i128
  %is24 = arith.cmpi eq, %r24, %c39 : i128
  check.expect_true(%is24) : i1
  %c40 = arith.constant 160316775432613508458561586633946893713 : i128
  %c41 = arith.constant 170141183460469231731687303715884105727 : i128
  %r25 = arith.minsi %c40, %c41 : i128
  %is25 = arith.cmpi eq, %r25, %c40 : i128
  check.expect_true(%is25) : i1
  %c42 = util.unfoldable_constant 142752577054192668736252607677786866969 : i128
  %r26 = arith.minsi %c42, %c9 : i128
  %is26 = arith.cmpi eq, %r26, %c7 : i128
  check.expect_true(%is26) : i1
  %r27 = arith.minui %c26, %c5 : i128
  %is27 = arith.cmpi eq, %r27, %c41 : i128
  check.expect_true(%is27) : i1
  %c43 = arith.constant 70628184521888529249935490190000700247 : i128
  %r28 = arith.minui %c43, %c12 : i128
  %is28 = arith.cmpi eq, %r28, %c12 : i128
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c26, %c0 : i128
  %is29 = arith.cmpi eq, %r29, %c39 : i128
  check.expect_true(%is29) : i1
  %r30 = arith.shli %c9, %c14 : i128
  %is30 = arith.cmpi eq, %r30, %c7 : i128
  check.expect_true(%is30) : i1
  %c44 = arith.constant -9544662200777212478184326837638538905 : i128
  %r31 = arith.shli %c44, %c3 : i128
  %is31 = arith.cmpi eq, %r31, %c44 : i128
  check.expect_true(%is31) : i1
  %c45 = arith.constant 24 : i128
  %r32 = arith.shli %c31, %c31 : i128
  %is32 = arith.cmpi eq, %r32, %c45 : i128
  check.expect_true(%is32) : i1
  %c46 = util.unfoldable_constant -111974608086683135599000196175620383546 : i128
  %c47 = util.unfoldable_constant -65915012282074535033598921578856935520 : i128
  %r33 = arith.shrui %c46, %c47 : i128
  %is33 = arith.cmpi eq, %r33, %c3 : i128
  check.expect_true(%is33) : i1
  %c48 = arith.constant -65915012282074535033598921578856935520 : i128
  %r34 = arith.shrui %c48, %c3 : i128
  %is34 = arith.cmpi eq, %r34, %c48 : i128
  check.expect_true(%is34) : i1
  %c49 = util.unfoldable_constant 2 : i128
  %r35 = arith.shrui %c49, %c9 : i128
  %is35 = arith.cmpi eq, %r35, %c3 : i128
  check.expect_true(%is35) : i1
  %c50 = util.unfoldable_constant -11023430936037688423233917282805975275 : i128
  %r36 = arith.shrsi %c50, %c9 : i128
  %is36 = arith.cmpi eq, %r36, %c29 : i128
  check.expect_true(%is36) : i1
  %c51 = arith.constant 89828510856602928545960665950330213956 : i128
  %r37 = arith.shrsi %c37, %c51 : i128
  %is37 = arith.cmpi eq, %r37, %c29 : i128
  check.expect_true(%is37) : i1
  %r38 = arith.shrsi %c31, %c0 : i128
  %is38 = arith.cmpi eq, %r38, %c3 : i128
  check.expect_true(%is38) : i1
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
  %c5 = util.unfoldable_constant 8495976205885261137 : index
  %c6 = util.unfoldable_constant 7 : index
  %c7 = arith.constant 8495976205885261144 : index
  %r2 = arith.addi %c5, %c6 : index
  %is2 = arith.cmpi eq, %r2, %c7 : index
  check.expect_true(%is2) : i1
  %c8 = arith.constant 2 : index
  %r3 = arith.subi %c6, %c0 : index
  %is3 = arith.cmpi eq, %r3, %c8 : index
  check.expect_true(%is3) : i1
  %c9 = arith.constant 7 : index
  %c10 = arith.constant 9223372036854775807 : index
  %c11 = arith.constant -9223372036854775800 : index
  %r4 = arith.subi %c9, %c10 : index
  %is4 = arith.cmpi eq, %r4, %c11 : index
  check.expect_true(%is4) : i1
  %c12 = util.unfoldable_constant -4409955282987641244 : index
  %c13 = util.unfoldable_constant -9223372036854775807 : index
  %c14 = arith.constant 4813416753867134563 : index
  %r5 = arith.subi %c12, %c13 : index
  %is5 = arith.cmpi eq, %r5, %c14 : index
  check.expect_true(%is5) : i1
  %c15 = arith.constant 35 : index
  %r6 = arith.muli %c0, %c6 : index
  %is6 = arith.cmpi eq, %r6, %c15 : index
  check.expect_true(%is6) : i1
  %c16 = arith.constant -9223372036854775808 : index
  %r7 = arith.muli %c9, %c16 : index
  %is7 = arith.cmpi eq, %r7, %c16 : index
  check.expect_true(%is7) : i1
  %c17 = util.unfoldable_constant 9223372036854775807 : index
  %c18 = arith.constant 9223372036854775803 : index
  %r8 = arith.muli %c17, %c0 : index
  %is8 = arith.cmpi eq, %r8, %c18 : index
  check.expect_true(%is8) : i1
  %c19 = util.unfoldable_constant 3 : index
  %c20 = util.unfoldable_constant 0 : index
  %r9 = arith.andi %c19, %c20 : index
  %is9 = arith.cmpi eq, %r9, %c3 : index
  check.expect_true(%is9) : i1
  %c21 = arith.constant 1 : index
  %r10 = arith.andi %c21, %c8 : index
  %is10 = arith.cmpi eq, %r10, %c3 : index
  check.expect_true(%is10) : i1
  %c22 = util.unfoldable_constant -7504167298011507942 : index
  %r11 = arith.andi %c22, %c0 : index
  %is11 = arith.cmpi eq, %r11, %c3 : index
  check.expect_true(%is11) : i1
  %c23 = util.unfoldable_constant -2 : index
  %c24 = arith.constant -2 : index
  %r12 = arith.ori %c23, %c23 : index
  %is12 = arith.cmpi eq, %r12, %c24 : index
  check.expect_true(%is12) : i1
  %c25 = arith.constant -3532226607776530541 : index
  %r13 = arith.ori %c25, %c8 : index
  %is13 = arith.cmpi eq, %r13, %c25 : index
  check.expect_true(%is13) : i1
  %c26 = util.unfoldable_constant 2264426797450740867 : index
  %c27 = arith.constant -1 : index
  %r14 = arith.ori %c26, %c23 : index
  %is14 = arith.cmpi eq, %r14, %c27 : index
  check.expect_true(%is14) : i1
  %c28 = util.unfoldable_constant 1 : index
  %r15 = arith.xori %c13, %c28 : index
  %is15 = arith.cmpi eq, %r15, %c16 : index
  check.expect_true(%is15) : i1
  %c29 = arith.constant 3 : index
  %c30 = arith.constant 4 : index
  %r16 = arith.xori %c29, %c9 : index
  %is16 = arith.cmpi eq, %r16, %c30 : index
  check.expect_true(%is16) : i1
  %c31 = util.unfoldable_constant -1 : index
  %r17 = arith.xori %c31, %c28 : index
  %is17 = arith.cmpi eq, %r17, %c24 : index
  check.expect_true(%is17) : i1
  %c32 = util.unfoldable_constant -7824247074083947665 : index
  %r18 = arith.maxsi %c17, %c32 : index
  %is18 = arith.cmpi eq, %r18, %c10 : index
  check.expect_true(%is18) : i1
  %c33 = arith.constant 5 : index
  %r19 = arith.maxsi %c33, %c27 : index
  %is19 = arith.cmpi eq, %r19, %c33 : index
  check.expect_true(%is19) : i1
  %c34 = util.unfoldable_constant -9223372036854775808 : index
  %c35 = util.unfoldable_constant 3859482859290956334 : index
  %c36 = arith.constant 3859482859290956334 : index
  %r20 = arith.maxsi %c34, %c35 : index
  %is20 = arith.cmpi eq, %r20, %c36 : index
  check.expect_true(%is20) : i1
  %r21 = arith.maxui %c23, %c20 : index
  %is21 = arith.cmpi eq, %r21, %c24 : index
  check.expect_true(%is21) : i1
  %r22 = arith.maxui %c10, %c29 : index
  %is22 = arith.cmpi eq, %r22, %c10 : index
  check.expect_true(%is22) : i1
  %c37 = util.unfoldable_constant 8648550631976799522 : index
  %c38 = arith.constant 8648550631976799522 : index
  %r23 = arith.maxui %c37, %c0 : index
  %is23 = arith.cmpi eq, %r23, %c38 : index
  check.expect_true(%is23) : i1
  %c39 = util.unfoldable_constant 1083304606596535763 : index
  %c40 = arith.constant -9223372036854775807 : index
  %r24 = arith.minsi %c39, %c13 : index
  %is24 = arith.cmpi eq, %r24, %c40 : index
  check.expect_true(%is24) : i1
  %r25 = arith.minsi %c10, %c10 : index
  %is25 = arith.cmpi eq, %r25, %c10 : index
  check.expect_true(%is25) : i1
  %r26 = arith.minsi %c31, %c23 : index
  %is26 = arith.cmpi eq, %r26, %c24 : index
  check.expect_true(%is26) : i1
  %c41 = util.unfoldable_constant 2 : index
  %r27 = arith.minui %c41, %c6 : index
  %is27 = arith.cmpi eq, %r27, %c8 : index
  check.expect_true(%is27) : i1
  %r28 = arith.minui %c27, %c24 : index
  %is28 = arith.cmpi eq, %r28, %c24 : index
  check.expect_true(%is28) : i1
  %r29 = arith.minui %c41, %c17 : index
  %is29 = arith.cmpi eq, %r29, %c8 : index
  check.expect_true(%is29) : i1
  %r30 = arith.shli %c6, %c31 : index
  %is30 = arith.cmpi eq, %r30, %c3 : index
  check.expect_true(%is30) : i1
  %r31 = arith.shli %c10, %c21 : index
  %is31 = arith.cmpi eq, %r31, %c24 : index
  check.expect_true(%is31) : i1
  %c42 = util.unfoldable_constant -2424896813787500745 : index
  %r32 = arith.shli %c28, %c42 : index
  %is32 = arith.cmpi eq, %r32, %c3 : index
  check.expect_true(%is32) : i1
  %c43 = util.unfoldable_constant -7644587876953244815 : index
  %r33 = arith.shrui %c19, %c43 : index
  %is33 = arith.cmpi eq, %r33, %c3 : index
  check.expect_true(%is33) : i1
  %r34 = arith.shrui %c8, %c27 : index
  %is34 = arith.cmpi eq, %r34, %c3 : index
  check.expect_true(%is34) : i1
  %r35 = arith.shrui %c19, %c41 : index
  %is35 = arith.cmpi eq, %r35, %c3 : index
  check.expect_true(%is35) : i1
  %r36 = arith.shrsi %c20, %c19 : index
  %is36 = arith.cmpi eq, %r36, %c3 : index
  check.expect_true(%is36) : i1
  %r37 = arith.shrsi %c16, %c10 : index
  %is37 = arith.cmpi eq, %r37, %c27 : index
  check.expect_true(%is37) : i1
  %r38 = arith.shrsi %c31, %c31 : index
  %is38 = arith.cmpi eq, %r38, %c27 : index
  check.expect_true(%is38) : i1
  return
}
