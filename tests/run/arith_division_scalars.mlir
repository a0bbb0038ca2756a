// Division and remainder of scalars.

func.func @arith_division_scalars_i2() {
  %c0 = util.unfoldable_constant -2 : i2
  %c1 = arith.constant 1 : i2
  %r0 = arith.divsi %c0, %c0 : i2
  %is0 = arith.cmpi eq, %r0, %c1 : i2
  check.expect_true(%is0) : i1
  %c2 = arith.constant -1 : i2
  %r1 = arith.divsi %c2, %c1 : i2
  %is1 = arith.cmpi eq, %r1, %c2 : i2
  check.expect_true(%is1) : i1
  %c3 = util.unfoldable_constant -1 : i2
  %c4 = arith.constant 0 : i2
  %r2 = arith.divui %c0, %c3 : i2
  %is2 = arith.cmpi eq, %r2, %c4 : i2
  check.expect_true(%is2) : i1
  %c5 = arith.constant -2 : i2
  %r3 = arith.divui %c5, %c5 : i2
  %is3 = arith.cmpi eq, %r3, %c1 : i2
  check.expect_true(%is3) : i1
  %c6 = util.unfoldable_constant 1 : i2
  %r4 = arith.ceildivsi %c0, %c6 : i2
  %is4 = arith.cmpi eq, %r4, %c5 : i2
  check.expect_true(%is4) : i1
  %r5 = arith.ceildivsi %c5, %c5 : i2
  %is5 = arith.cmpi eq, %r5, %c1 : i2
  check.expect_true(%is5) : i1
  %r6 = arith.ceildivui %c6, %c3 : i2
  %is6 = arith.cmpi eq, %r6, %c1 : i2
  check.expect_true(%is6) : i1
  %r7 = arith.ceildivui %c5, %c2 : i2
  %is7 = arith.cmpi eq, %r7, %c1 : i2
  check.expect_true(%is7) : i1
  %r8 = arith.floordivsi %c3, %c6 : i2
  %is8 = arith.cmpi eq, %r8, %c2 : i2
  check.expect_true(%is8) : i1
  %r9 = arith.floordivsi %c4, %c5 : i2
  %is9 = arith.cmpi eq, %r9, %c4 : i2
  check.expect_true(%is9) : i1
  %r10 = arith.remui %c0, %c3 : i2
  %is10 = arith.cmpi eq, %r10, %c5 : i2
  check.expect_true(%is10) : i1
  %r11 = arith.remui %c1, %c1 : i2
  %is11 = arith.cmpi eq, %r11, %c4 : i2
  check.expect_true(%is11) : i1
  %r12 = arith.remsi %c0, %c6 : i2
  %is12 = arith.cmpi eq, %r12, %c4 : i2
  check.expect_true(%is12) : i1
  %r13 = arith.remsi %c5, %c2 : i2
  %is13 = arith.cmpi eq, %r13, %c4 : i2
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i3() {
  %c0 = util.unfoldable_constant -2 : i3
  %c1 = util.unfoldable_constant -1 : i3
  %c2 = arith.constant 2 : i3
  %r0 = arith.divsi %c0, %c1 : i3
  %is0 = arith.cmpi eq, %r0, %c2 : i3
  check.expect_true(%is0) : i1
  %c3 = arith.constant 3 : i3
  %c4 = arith.constant -4 : i3
  %c5 = arith.constant 0 : i3
  %r1 = arith.divsi %c3, %c4 : i3
  %is1 = arith.cmpi eq, %r1, %c5 : i3
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant 0 : i3
  %c7 = util.unfoldable_constant -4 : i3
  %r2 = arith.divui %c6, %c7 : i3
  %is2 = arith.cmpi eq, %r2, %c5 : i3
  check.expect_true(%is2) : i1
  %r3 = arith.divui %c5, %c3 : i3
  %is3 = arith.cmpi eq, %r3, %c5 : i3
  check.expect_true(%is3) : i1
  %c8 = util.unfoldable_constant 1 : i3
  %r4 = arith.ceildivsi %c6, %c8 : i3
  %is4 = arith.cmpi eq, %r4, %c5 : i3
  check.expect_true(%is4) : i1
  %c9 = arith.constant -1 : i3
  %c10 = arith.constant -3 : i3
  %c11 = arith.constant 1 : i3
  %r5 = arith.ceildivsi %c9, %c10 : i3
  %is5 = arith.cmpi eq, %r5, %c11 : i3
  check.expect_true(%is5) : i1
  %c12 = util.unfoldable_constant 3 : i3
  %c13 = util.unfoldable_constant 2 : i3
  %r6 = arith.ceildivui %c12, %c13 : i3
  %is6 = arith.cmpi eq, %r6, %c2 : i3
  check.expect_true(%is6) : i1
  %c14 = arith.constant -2 : i3
  %r7 = arith.ceildivui %c14, %c2 : i3
  %is7 = arith.cmpi eq, %r7, %c3 : i3
  check.expect_true(%is7) : i1
  %c15 = util.unfoldable_constant -3 : i3
  %r8 = arith.floordivsi %c15, %c12 : i3
  %is8 = arith.cmpi eq, %r8, %c9 : i3
  check.expect_true(%is8) : i1
  %r9 = arith.floordivsi %c11, %c3 : i3
  %is9 = arith.cmpi eq, %r9, %c5 : i3
  check.expect_true(%is9) : i1
  %r10 = arith.remui %c0, %c1 : i3
  %is10 = arith.cmpi eq, %r10, %c14 : i3
  check.expect_true(%is10) : i1
  %r11 = arith.remui %c2, %c3 : i3
  %is11 = arith.cmpi eq, %r11, %c2 : i3
  check.expect_true(%is11) : i1
  %r12 = arith.remsi %c15, %c13 : i3
  %is12 = arith.cmpi eq, %r12, %c9 : i3
  check.expect_true(%is12) : i1
  %r13 = arith.remsi %c3, %c14 : i3
  %is13 = arith.cmpi eq, %r13, %c11 : i3
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i4() {
  %c0 = util.unfoldable_constant -7 : i4
  %c1 = util.unfoldable_constant 7 : i4
  %c2 = arith.constant -1 : i4
  %r0 = arith.divsi %c0, %c1 : i4
  %is0 = arith.cmpi eq, %r0, %c2 : i4
  check.expect_true(%is0) : i1
  %c3 = arith.constant -2 : i4
  %c4 = arith.constant 1 : i4
  %r1 = arith.divsi %c3, %c3 : i4
  %is1 = arith.cmpi eq, %r1, %c4 : i4
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 0 : i4
  %c6 = util.unfoldable_constant 5 : i4
  %c7 = arith.constant 0 : i4
  %r2 = arith.divui %c5, %c6 : i4
  %is2 = arith.cmpi eq, %r2, %c7 : i4
  check.expect_true(%is2) : i1
  %c8 = arith.constant -7 : i4
  %c9 = arith.constant -8 : i4
  %r3 = arith.divui %c8, %c9 : i4
  %is3 = arith.cmpi eq, %r3, %c4 : i4
  check.expect_true(%is3) : i1
  %c10 = util.unfoldable_constant -6 : i4
  %c11 = util.unfoldable_constant 3 : i4
  %r4 = arith.ceildivsi %c10, %c11 : i4
  %is4 = arith.cmpi eq, %r4, %c3 : i4
  check.expect_true(%is4) : i1
  %c12 = arith.constant -6 : i4
  %r5 = arith.ceildivsi %c2, %c12 : i4
  %is5 = arith.cmpi eq, %r5, %c4 : i4
  check.expect_true(%is5) : i1
  %c13 = util.unfoldable_constant -2 : i4
  %c14 = util.unfoldable_constant 2 : i4
  %c15 = arith.constant 7 : i4
  %r6 = arith.ceildivui %c13, %c14 : i4
  %is6 = arith.cmpi eq, %r6, %c15 : i4
  check.expect_true(%is6) : i1
  %c16 = arith.constant 3 : i4
  %r7 = arith.ceildivui %c16, %c2 : i4
  %is7 = arith.cmpi eq, %r7, %c4 : i4
  check.expect_true(%is7) : i1
  %r8 = arith.floordivsi %c1, %c14 : i4
  %is8 = arith.cmpi eq, %r8, %c16 : i4
  check.expect_true(%is8) : i1
  %r9 = arith.floordivsi %c16, %c3 : i4
  %is9 = arith.cmpi eq, %r9, %c3 : i4
  check.expect_true(%is9) : i1
  %r10 = arith.remui %c11, %c6 : i4
  %is10 = arith.cmpi eq, %r10, %c16 : i4
  check.expect_true(%is10) : i1
  %r11 = arith.remui %c2, %c15 : i4
  %is11 = arith.cmpi eq, %r11, %c4 : i4
  check.expect_true(%is11) : i1
  %c17 = util.unfoldable_constant -8 : i4
  %r12 = arith.remsi %c5, %c17 : i4
  %is12 = arith.cmpi eq, %r12, %c7 : i4
  check.expect_true(%is12) : i1
  %c18 = arith.constant 5 : i4
  %r13 = arith.remsi %c18, %c18 : i4
  %is13 = arith.cmpi eq, %r13, %c7 : i4
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i7() {
  %c0 = util.unfoldable_constant -2 : i7
  %c1 = util.unfoldable_constant 5 : i7
  %c2 = arith.constant 0 : i7
  %r0 = arith.divsi %c0, %c1 : i7
  %is0 = arith.cmpi eq, %r0, %c2 : i7
  check.expect_true(%is0) : i1
  %c3 = arith.constant 63 : i7
  %c4 = arith.constant 2 : i7
  %c5 = arith.constant 31 : i7
  %r1 = arith.divsi %c3, %c4 : i7
  %is1 = arith.cmpi eq, %r1, %c5 : i7
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant -1 : i7
  %c7 = util.unfoldable_constant 7 : i7
  %c8 = arith.constant 18 : i7
  %r2 = arith.divui %c6, %c7 : i7
  %is2 = arith.cmpi eq, %r2, %c8 : i7
  check.expect_true(%is2) : i1
  %c9 = arith.constant -64 : i7
  %c10 = arith.constant -58 : i7
  %r3 = arith.divui %c9, %c10 : i7
  %is3 = arith.cmpi eq, %r3, %c2 : i7
  check.expect_true(%is3) : i1
  %c11 = util.unfoldable_constant 1 : i7
  %c12 = util.unfoldable_constant -64 : i7
  %r4 = arith.ceildivsi %c11, %c12 : i7
  %is4 = arith.cmpi eq, %r4, %c2 : i7
  check.expect_true(%is4) : i1
  %c13 = arith.constant -1 : i7
  %c14 = arith.constant 1 : i7
  %r5 = arith.ceildivsi %c13, %c9 : i7
  %is5 = arith.cmpi eq, %r5, %c14 : i7
  check.expect_true(%is5) : i1
  %c15 = util.unfoldable_constant -37 : i7
  %r6 = arith.ceildivui %c15, %c6 : i7
  %is6 = arith.cmpi eq, %r6, %c14 : i7
  check.expect_true(%is6) : i1
  %c16 = arith.constant -37 : i7
  %r7 = arith.ceildivui %c16, %c9 : i7
  %is7 = arith.cmpi eq, %r7, %c4 : i7
  check.expect_true(%is7) : i1
  %c17 = util.unfoldable_constant 59 : i7
  %c18 = util.unfoldable_constant 2 : i7
  %c19 = arith.constant 29 : i7
  %r8 = arith.floordivsi %c17, %c18 : i7
  %is8 = arith.cmpi eq, %r8, %c19 : i7
  check.expect_true(%is8) : i1
  %c20 = arith.constant -45 : i7
  %r9 = arith.floordivsi %c20, %c20 : i7
  %is9 = arith.cmpi eq, %r9, %c14 : i7
  check.expect_true(%is9) : i1
  %c21 = util.unfoldable_constant -32 : i7
  %c22 = arith.constant 5 : i7
  %r10 = arith.remui %c21, %c7 : i7
  %is10 = arith.cmpi eq, %r10, %c22 : i7
  check.expect_true(%is10) : i1
  %c23 = arith.constant -63 : i7
  %c24 = arith.constant 47 : i7
  %r11 = arith.remui %c23, %c24 : i7
  %is11 = arith.cmpi eq, %r11, %c8 : i7
  check.expect_true(%is11) : i1
  %c25 = util.unfoldable_constant -38 : i7
  %r12 = arith.remsi %c6, %c25 : i7
  %is12 = arith.cmpi eq, %r12, %c13 : i7
  check.expect_true(%is12) : i1
  %c26 = arith.constant -10 : i7
  %c27 = arith.constant -29 : i7
  %r13 = arith.remsi %c26, %c27 : i7
  %is13 = arith.cmpi eq, %r13, %c26 : i7
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i8() {
  %c0 = util.unfoldable_constant -2 : i8
  %c1 = util.unfoldable_constant 127 : i8
  %c2 = arith.constant 0 : i8
  %r0 = arith.divsi %c0, %c1 : i8
  %is0 = arith.cmpi eq, %r0, %c2 : i8
  check.expect_true(%is0) : i1
  %c3 = arith.constant 101 : i8
  %c4 = arith.constant 124 : i8
  %r1 = arith.divsi %c3, %c4 : i8
  %is1 = arith.cmpi eq, %r1, %c2 : i8
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 0 : i8
  %c6 = util.unfoldable_constant -74 : i8
  %r2 = arith.divui %c5, %c6 : i8
  %is2 = arith.cmpi eq, %r2, %c2 : i8
  check.expect_true(%is2) : i1
  %c7 = arith.constant 7 : i8
  %c8 = arith.constant -1 : i8
  %r3 = arith.divui %c7, %c8 : i8
  %is3 = arith.cmpi eq, %r3, %c2 : i8
  check.expect_true(%is3) : i1
  %c9 = util.unfoldable_constant 32 : i8
  %c10 = arith.constant 1 : i8
  %r4 = arith.ceildivsi %c9, %c9 : i8
  %is4 = arith.cmpi eq, %r4, %c10 : i8
  check.expect_true(%is4) : i1
  %c11 = arith.constant -3 : i8
  %c12 = arith.constant -31 : i8
  %r5 = arith.ceildivsi %c11, %c12 : i8
  %is5 = arith.cmpi eq, %r5, %c10 : i8
  check.expect_true(%is5) : i1
  %c13 = util.unfoldable_constant 3 : i8
  %c14 = util.unfoldable_constant -119 : i8
  %r6 = arith.ceildivui %c13, %c14 : i8
  %is6 = arith.cmpi eq, %r6, %c10 : i8
  check.expect_true(%is6) : i1
  %c15 = arith.constant -128 : i8
  %r7 = arith.ceildivui %c15, %c10 : i8
  %is7 = arith.cmpi eq, %r7, %c15 : i8
  check.expect_true(%is7) : i1
  %c16 = util.unfoldable_constant -127 : i8
  %c17 = util.unfoldable_constant 78 : i8
  %c18 = arith.constant -2 : i8
  %r8 = arith.floordivsi %c16, %c17 : i8
  %is8 = arith.cmpi eq, %r8, %c18 : i8
  check.expect_true(%is8) : i1
  %c19 = arith.constant 78 : i8
  %c20 = arith.constant 2 : i8
  %c21 = arith.constant 39 : i8
  %r9 = arith.floordivsi %c19, %c20 : i8
  %is9 = arith.cmpi eq, %r9, %c21 : i8
  check.expect_true(%is9) : i1
  %c22 = util.unfoldable_constant 28 : i8
  %c23 = arith.constant 17 : i8
  %r10 = arith.remui %c16, %c22 : i8
  %is10 = arith.cmpi eq, %r10, %c23 : i8
  check.expect_true(%is10) : i1
  %r11 = arith.remui %c20, %c10 : i8
  %is11 = arith.cmpi eq, %r11, %c2 : i8
  check.expect_true(%is11) : i1
  %c24 = util.unfoldable_constant -3 : i8
  %r12 = arith.remsi %c24, %c16 : i8
  %is12 = arith.cmpi eq, %r12, %c11 : i8
  check.expect_true(%is12) : i1
  %c25 = arith.constant 127 : i8
  %r13 = arith.remsi %c7, %c25 : i8
  %is13 = arith.cmpi eq, %r13, %c7 : i8
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i13() {
  %c0 = util.unfoldable_constant -1859 : i13
  %c1 = util.unfoldable_constant -1427 : i13
  %c2 = arith.constant 1 : i13
  %r0 = arith.divsi %c0, %c1 : i13
  %is0 = arith.cmpi eq, %r0, %c2 : i13
  check.expect_true(%is0) : i1
  %c3 = arith.constant -1 : i13
  %c4 = arith.constant 3 : i13
  %c5 = arith.constant 0 : i13
  %r1 = arith.divsi %c3, %c4 : i13
  %is1 = arith.cmpi eq, %r1, %c5 : i13
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant -2 : i13
  %c7 = util.unfoldable_constant 44 : i13
  %c8 = arith.constant 186 : i13
  %r2 = arith.divui %c6, %c7 : i13
  %is2 = arith.cmpi eq, %r2, %c8 : i13
  check.expect_true(%is2) : i1
  %c9 = arith.constant -4096 : i13
  %c10 = arith.constant 2 : i13
  %c11 = arith.constant 2048 : i13
  %r3 = arith.divui %c9, %c10 : i13
  %is3 = arith.cmpi eq, %r3, %c11 : i13
  check.expect_true(%is3) : i1
  %c12 = util.unfoldable_constant -4095 : i13
  %r4 = arith.ceildivsi %c12, %c12 : i13
  %is4 = arith.cmpi eq, %r4, %c2 : i13
  check.expect_true(%is4) : i1
  %c13 = arith.constant 5 : i13
  %c14 = arith.constant -1303 : i13
  %r5 = arith.ceildivsi %c13, %c14 : i13
  %is5 = arith.cmpi eq, %r5, %c5 : i13
  check.expect_true(%is5) : i1
  %c15 = util.unfoldable_constant 0 : i13
  %c16 = util.unfoldable_constant -4096 : i13
  %r6 = arith.ceildivui %c15, %c16 : i13
  %is6 = arith.cmpi eq, %r6, %c5 : i13
  check.expect_true(%is6) : i1
  %c17 = arith.constant -4095 : i13
  %c18 = arith.constant 2339 : i13
  %r7 = arith.ceildivui %c17, %c18 : i13
  %is7 = arith.cmpi eq, %r7, %c10 : i13
  check.expect_true(%is7) : i1
  %c19 = util.unfoldable_constant 4095 : i13
  %c20 = util.unfoldable_constant 1 : i13
  %c21 = arith.constant 4095 : i13
  %r8 = arith.floordivsi %c19, %c20 : i13
  %is8 = arith.cmpi eq, %r8, %c21 : i13
  check.expect_true(%is8) : i1
  %r9 = arith.floordivsi %c4, %c21 : i13
  %is9 = arith.cmpi eq, %r9, %c5 : i13
  check.expect_true(%is9) : i1
  %c22 = util.unfoldable_constant 5 : i13
  %c23 = util.unfoldable_constant -699 : i13
  %r10 = arith.remui %c22, %c23 : i13
  %is10 = arith.cmpi eq, %r10, %c13 : i13
  check.expect_true(%is10) : i1
  %c24 = arith.constant -1742 : i13
  %r11 = arith.remui %c24, %c3 : i13
  %is11 = arith.cmpi eq, %r11, %c24 : i13
  check.expect_true(%is11) : i1
  %c25 = util.unfoldable_constant 3502 : i13
  %c26 = util.unfoldable_constant -3 : i13
  %r12 = arith.remsi %c25, %c26 : i13
  %is12 = arith.cmpi eq, %r12, %c2 : i13
  check.expect_true(%is12) : i1
  %c27 = arith.constant -3 : i13
  %c28 = arith.constant -696 : i13
  %r13 = arith.remsi %c27, %c28 : i13
  %is13 = arith.cmpi eq, %r13, %c27 : i13
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i16() {
  %c0 = util.unfoldable_constant -1 : i16
  %c1 = arith.constant 1 : i16
  %r0 = arith.divsi %c0, %c0 : i16
  %is0 = arith.cmpi eq, %r0, %c1 : i16
  check.expect_true(%is0) : i1
  %c2 = arith.constant 3 : i16
  %c3 = arith.constant 7 : i16
  %c4 = arith.constant 0 : i16
  %r1 = arith.divsi %c2, %c3 : i16
  %is1 = arith.cmpi eq, %r1, %c4 : i16
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 32767 : i16
  %c6 = util.unfoldable_constant 3 : i16
  %c7 = arith.constant 10922 : i16
  %r2 = arith.divui %c5, %c6 : i16
  %is2 = arith.cmpi eq, %r2, %c7 : i16
  check.expect_true(%is2) : i1
  %c8 = arith.constant 31879 : i16
  %c9 = arith.constant 4554 : i16
  %r3 = arith.divui %c8, %c3 : i16
  %is3 = arith.cmpi eq, %r3, %c9 : i16
  check.expect_true(%is3) : i1
  %c10 = util.unfoldable_constant -2 : i16
  %c11 = util.unfoldable_constant -32767 : i16
  %r4 = arith.ceildivsi %c10, %c11 : i16
  %is4 = arith.cmpi eq, %r4, %c1 : i16
  check.expect_true(%is4) : i1
  %c12 = arith.constant 32767 : i16
  %r5 = arith.ceildivsi %c4, %c12 : i16
  %is5 = arith.cmpi eq, %r5, %c4 : i16
  check.expect_true(%is5) : i1
  %c13 = arith.constant 2 : i16
  %r6 = arith.ceildivui %c0, %c10 : i16
  %is6 = arith.cmpi eq, %r6, %c13 : i16
  check.expect_true(%is6) : i1
  %c14 = arith.constant -25426 : i16
  %r7 = arith.ceildivui %c14, %c14 : i16
  %is7 = arith.cmpi eq, %r7, %c1 : i16
  check.expect_true(%is7) : i1
  %c15 = util.unfoldable_constant -3 : i16
  %c16 = util.unfoldable_constant -432 : i16
  %r8 = arith.floordivsi %c15, %c16 : i16
  %is8 = arith.cmpi eq, %r8, %c4 : i16
  check.expect_true(%is8) : i1
  %c17 = arith.constant -22410 : i16
  %r9 = arith.floordivsi %c17, %c1 : i16
  %is9 = arith.cmpi eq, %r9, %c17 : i16
  check.expect_true(%is9) : i1
  %c18 = util.unfoldable_constant 10232 : i16
  %c19 = arith.constant 4143 : i16
  %r10 = arith.remui %c0, %c18 : i16
  %is10 = arith.cmpi eq, %r10, %c19 : i16
  check.expect_true(%is10) : i1
  %c20 = arith.constant 10232 : i16
  %c21 = arith.constant -32768 : i16
  %r11 = arith.remui %c20, %c21 : i16
  %is11 = arith.cmpi eq, %r11, %c20 : i16
  check.expect_true(%is11) : i1
  %c22 = util.unfoldable_constant 5 : i16
  %c23 = arith.constant -1 : i16
  %r12 = arith.remsi %c0, %c22 : i16
  %is12 = arith.cmpi eq, %r12, %c23 : i16
  check.expect_true(%is12) : i1
  %c24 = arith.constant -3 : i16
  %c25 = arith.constant -2 : i16
  %r13 = arith.remsi %c21, %c24 : i16
  %is13 = arith.cmpi eq, %r13, %c25 : i16
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i24() {
  %c0 = util.unfoldable_constant 5 : i24
  %c1 = util.unfoldable_constant -8039322 : i24
  %c2 = arith.constant 0 : i24
  %r0 = arith.divsi %c0, %c1 : i24
  %is0 = arith.cmpi eq, %r0, %c2 : i24
  check.expect_true(%is0) : i1
  %c3 = arith.constant 1 : i24
  %c4 = arith.constant -3 : i24
  %r1 = arith.divsi %c3, %c4 : i24
  %is1 = arith.cmpi eq, %r1, %c2 : i24
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant -8388608 : i24
  %c6 = util.unfoldable_constant -3 : i24
  %r2 = arith.divui %c5, %c6 : i24
  %is2 = arith.cmpi eq, %r2, %c2 : i24
  check.expect_true(%is2) : i1
  %c7 = arith.constant 2 : i24
  %c8 = arith.constant 8388606 : i24
  %r3 = arith.divui %c4, %c7 : i24
  %is3 = arith.cmpi eq, %r3, %c8 : i24
  check.expect_true(%is3) : i1
  %c9 = util.unfoldable_constant 1677682 : i24
  %c10 = util.unfoldable_constant 1 : i24
  %c11 = arith.constant 1677682 : i24
  %r4 = arith.ceildivsi %c9, %c10 : i24
  %is4 = arith.cmpi eq, %r4, %c11 : i24
  check.expect_true(%is4) : i1
  %c12 = arith.constant -1 : i24
  %c13 = arith.constant 8388607 : i24
  %r5 = arith.ceildivsi %c12, %c13 : i24
  %is5 = arith.cmpi eq, %r5, %c2 : i24
  check.expect_true(%is5) : i1
  %c14 = util.unfoldable_constant -7361470 : i24
  %c15 = util.unfoldable_constant -2482047 : i24
  %r6 = arith.ceildivui %c14, %c15 : i24
  %is6 = arith.cmpi eq, %r6, %c3 : i24
  check.expect_true(%is6) : i1
  %r7 = arith.ceildivui %c13, %c4 : i24
  %is7 = arith.cmpi eq, %r7, %c3 : i24
  check.expect_true(%is7) : i1
  %c16 = util.unfoldable_constant -315307 : i24
  %c17 = util.unfoldable_constant 7 : i24
  %c18 = arith.constant -45044 : i24
  %r8 = arith.floordivsi %c16, %c17 : i24
  %is8 = arith.cmpi eq, %r8, %c18 : i24
  check.expect_true(%is8) : i1
  %c19 = arith.constant 3 : i24
  %r9 = arith.floordivsi %c19, %c4 : i24
  %is9 = arith.cmpi eq, %r9, %c12 : i24
  check.expect_true(%is9) : i1
  %c20 = util.unfoldable_constant 3 : i24
  %c21 = util.unfoldable_constant -8388607 : i24
  %r10 = arith.remui %c20, %c21 : i24
  %is10 = arith.cmpi eq, %r10, %c19 : i24
  check.expect_true(%is10) : i1
  %r11 = arith.remui %c7, %c4 : i24
  %is11 = arith.cmpi eq, %r11, %c7 : i24
  check.expect_true(%is11) : i1
  %c22 = util.unfoldable_constant -1 : i24
  %c23 = util.unfoldable_constant 24 : i24
  %r12 = arith.remsi %c22, %c23 : i24
  %is12 = arith.cmpi eq, %r12, %c12 : i24
  check.expect_true(%is12) : i1
  %c24 = arith.constant -8388607 : i24
  %r13 = arith.remsi %c24, %c4 : i24
  %is13 = arith.cmpi eq, %r13, %c12 : i24
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i32() {
  %c0 = util.unfoldable_constant -2147483647 : i32
  %c1 = util.unfoldable_constant 1659496357 : i32
  %c2 = arith.constant -1 : i32
  %r0 = arith.divsi %c0, %c1 : i32
  %is0 = arith.cmpi eq, %r0, %c2 : i32
  check.expect_true(%is0) : i1
  %c3 = arith.constant 2147483647 : i32
  %c4 = arith.constant 0 : i32
  %r1 = arith.divsi %c2, %c3 : i32
  %is1 = arith.cmpi eq, %r1, %c4 : i32
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 2147483647 : i32
  %c6 = util.unfoldable_constant 1110336508 : i32
  %c7 = arith.constant 1 : i32
  %r2 = arith.divui %c5, %c6 : i32
  %is2 = arith.cmpi eq, %r2, %c7 : i32
  check.expect_true(%is2) : i1
  %r3 = arith.divui %c7, %c3 : i32
  %is3 = arith.cmpi eq, %r3, %c4 : i32
  check.expect_true(%is3) : i1
  %c8 = util.unfoldable_constant 3 : i32
  %c9 = util.unfoldable_constant -3 : i32
  %r4 = arith.ceildivsi %c8, %c9 : i32
  %is4 = arith.cmpi eq, %r4, %c2 : i32
  check.expect_true(%is4) : i1
  %c10 = arith.constant 1201132676 : i32
  %r5 = arith.ceildivsi %c2, %c10 : i32
  %is5 = arith.cmpi eq, %r5, %c4 : i32
  check.expect_true(%is5) : i1
  %c11 = util.unfoldable_constant -2147483648 : i32
  %c12 = util.unfoldable_constant -1 : i32
  %r6 = arith.ceildivui %c11, %c12 : i32
  %is6 = arith.cmpi eq, %r6, %c7 : i32
  check.expect_true(%is6) : i1
  %c13 = arith.constant -2 : i32
  %r7 = arith.ceildivui %c13, %c13 : i32
  %is7 = arith.cmpi eq, %r7, %c7 : i32
  check.expect_true(%is7) : i1
  %c14 = util.unfoldable_constant 0 : i32
  %c15 = util.unfoldable_constant 2822013 : i32
  %r8 = arith.floordivsi %c14, %c15 : i32
  %is8 = arith.cmpi eq, %r8, %c4 : i32
  check.expect_true(%is8) : i1
  %c16 = arith.constant -3 : i32
  %r9 = arith.floordivsi %c16, %c13 : i32
  %is9 = arith.cmpi eq, %r9, %c7 : i32
  check.expect_true(%is9) : i1
  %c17 = util.unfoldable_constant 350116323 : i32
  %c18 = arith.constant 3 : i32
  %r10 = arith.remui %c8, %c17 : i32
  %is10 = arith.cmpi eq, %r10, %c18 : i32
  check.expect_true(%is10) : i1
  %c19 = arith.constant -2147483647 : i32
  %r11 = arith.remui %c19, %c19 : i32
  %is11 = arith.cmpi eq, %r11, %c4 : i32
  check.expect_true(%is11) : i1
  %c20 = util.unfoldable_constant 7 : i32
  %c21 = util.unfoldable_constant 5 : i32
  %c22 = arith.constant 2 : i32
  %r12 = arith.remsi %c20, %c21 : i32
  %is12 = arith.cmpi eq, %r12, %c22 : i32
  check.expect_true(%is12) : i1
  %c23 = arith.constant 479089898 : i32
  %r13 = arith.remsi %c18, %c23 : i32
  %is13 = arith.cmpi eq, %r13, %c18 : i32
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i33() {
  %c0 = util.unfoldable_constant 5 : i33
  %c1 = util.unfoldable_constant -4294967295 : i33
  %c2 = arith.constant 0 : i33
  %r0 = arith.divsi %c0, %c1 : i33
  %is0 = arith.cmpi eq, %r0, %c2 : i33
  check.expect_true(%is0) : i1
  %c3 = arith.constant -1759510014 : i33
  %c4 = arith.constant -3052941723 : i33
  %r1 = arith.divsi %c3, %c4 : i33
  %is1 = arith.cmpi eq, %r1, %c2 : i33
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 2710456276 : i33
  %c6 = util.unfoldable_constant 7 : i33
  %c7 = arith.constant 387208039 : i33
  %r2 = arith.divui %c5, %c6 : i33
  %is2 = arith.cmpi eq, %r2, %c7 : i33
  check.expect_true(%is2) : i1
  %c8 = arith.constant 2710456276 : i33
  %c9 = arith.constant -3 : i33
  %r3 = arith.divui %c8, %c9 : i33
  %is3 = arith.cmpi eq, %r3, %c2 : i33
  check.expect_true(%is3) : i1
  %c10 = util.unfoldable_constant 1 : i33
  %c11 = arith.constant 7 : i33
  %r4 = arith.ceildivsi %c6, %c10 : i33
  %is4 = arith.cmpi eq, %r4, %c11 : i33
  check.expect_true(%is4) : i1
  %c12 = arith.constant 1793735830 : i33
  %r5 = arith.ceildivsi %c2, %c12 : i33
  %is5 = arith.cmpi eq, %r5, %c2 : i33
  check.expect_true(%is5) : i1
  %c13 = util.unfoldable_constant 4294967295 : i33
  %c14 = arith.constant 4294967295 : i33
  %r6 = arith.ceildivui %c13, %c10 : i33
  %is6 = arith.cmpi eq, %r6, %c14 : i33
  check.expect_true(%is6) : i1
  %c15 = arith.constant 5 : i33
  %c16 = arith.constant 2 : i33
  %c17 = arith.constant 3 : i33
  %r7 = arith.ceildivui %c15, %c16 : i33
  %is7 = arith.cmpi eq, %r7, %c17 : i33
  check.expect_true(%is7) : i1
  %c18 = util.unfoldable_constant 3 : i33
  %r8 = arith.floordivsi %c6, %c18 : i33
  %is8 = arith.cmpi eq, %r8, %c16 : i33
  check.expect_true(%is8) : i1
  %c19 = arith.constant -1 : i33
  %c20 = arith.constant 33 : i33
  %r9 = arith.floordivsi %c19, %c20 : i33
  %is9 = arith.cmpi eq, %r9, %c19 : i33
  check.expect_true(%is9) : i1
  %c21 = util.unfoldable_constant -3 : i33
  %c22 = util.unfoldable_constant -2 : i33
  %r10 = arith.remui %c21, %c22 : i33
  %is10 = arith.cmpi eq, %r10, %c9 : i33
  check.expect_true(%is10) : i1
  %c23 = arith.constant 1 : i33
  %r11 = arith.remui %c14, %c16 : i33
  %is11 = arith.cmpi eq, %r11, %c23 : i33
  check.expect_true(%is11) : i1
  %c24 = util.unfoldable_constant -2529496681 : i33
  %c25 = arith.constant -2529496681 : i33
  %r12 = arith.remsi %c24, %c1 : i33
  %is12 = arith.cmpi eq, %r12, %c25 : i33
  check.expect_true(%is12) : i1
  %r13 = arith.remsi %c16, %c11 : i33
  %is13 = arith.cmpi eq, %r13, %c16 : i33
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i48() {
  %c0 = util.unfoldable_constant 5 : i48
  %c1 = arith.constant 1 : i48
  %r0 = arith.divsi %c0, %c0 : i48
  %is0 = arith.cmpi eq, %r0, %c1 : i48
  check.expect_true(%is0) : i1
  %c2 = arith.constant 64828237893323 : i48
  %c3 = arith.constant 140737488355327 : i48
  %c4 = arith.constant 0 : i48
  %r1 = arith.divsi %c2, %c3 : i48
  %is1 = arith.cmpi eq, %r1, %c4 : i48
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 43091547165329 : i48
  %c6 = util.unfoldable_constant 7 : i48
  %c7 = arith.constant 6155935309332 : i48
  %r2 = arith.divui %c5, %c6 : i48
  %is2 = arith.cmpi eq, %r2, %c7 : i48
  check.expect_true(%is2) : i1
  %c8 = arith.constant 52383915668589 : i48
  %c9 = arith.constant 11360987849051 : i48
  %c10 = arith.constant 4 : i48
  %r3 = arith.divui %c8, %c9 : i48
  %is3 = arith.cmpi eq, %r3, %c10 : i48
  check.expect_true(%is3) : i1
  %c11 = util.unfoldable_constant 1 : i48
  %c12 = util.unfoldable_constant 133486832688482 : i48
  %r4 = arith.ceildivsi %c11, %c12 : i48
  %is4 = arith.cmpi eq, %r4, %c1 : i48
  check.expect_true(%is4) : i1
  %c13 = arith.constant -140737488355328 : i48
  %r5 = arith.ceildivsi %c4, %c13 : i48
  %is5 = arith.cmpi eq, %r5, %c4 : i48
  check.expect_true(%is5) : i1
  %c14 = util.unfoldable_constant 30833583869644 : i48
  %c15 = util.unfoldable_constant -3 : i48
  %r6 = arith.ceildivui %c14, %c15 : i48
  %is6 = arith.cmpi eq, %r6, %c1 : i48
  check.expect_true(%is6) : i1
  %c16 = arith.constant -32073958827074 : i48
  %r7 = arith.ceildivui %c16, %c16 : i48
  %is7 = arith.cmpi eq, %r7, %c1 : i48
  check.expect_true(%is7) : i1
  %c17 = util.unfoldable_constant 39240124402401 : i48
  %r8 = arith.floordivsi %c11, %c17 : i48
  %is8 = arith.cmpi eq, %r8, %c4 : i48
  check.expect_true(%is8) : i1
  %c18 = arith.constant 98661515755382 : i48
  %r9 = arith.floordivsi %c4, %c18 : i48
  %is9 = arith.cmpi eq, %r9, %c4 : i48
  check.expect_true(%is9) : i1
  %c19 = util.unfoldable_constant -2 : i48
  %c20 = util.unfoldable_constant 3 : i48
  %c21 = arith.constant 2 : i48
  %r10 = arith.remui %c19, %c20 : i48
  %is10 = arith.cmpi eq, %r10, %c21 : i48
  check.expect_true(%is10) : i1
  %c22 = arith.constant 82557887094922 : i48
  %c23 = arith.constant 3 : i48
  %r11 = arith.remui %c22, %c23 : i48
  %is11 = arith.cmpi eq, %r11, %c1 : i48
  check.expect_true(%is11) : i1
  %c24 = util.unfoldable_constant 140737488355327 : i48
  %c25 = util.unfoldable_constant -1 : i48
  %r12 = arith.remsi %c24, %c25 : i48
  %is12 = arith.cmpi eq, %r12, %c4 : i48
  check.expect_true(%is12) : i1
  %c26 = arith.constant 5 : i48
  %c27 = arith.constant 112342343738668 : i48
  %r13 = arith.remsi %c26, %c27 : i48
  %is13 = arith.cmpi eq, %r13, %c26 : i48
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i64() {
  %c0 = util.unfoldable_constant -9223372036854775808 : i64
  %c1 = util.unfoldable_constant -2 : i64
  %c2 = arith.constant 4611686018427387904 : i64
  %r0 = arith.divsi %c0, %c1 : i64
  %is0 = arith.cmpi eq, %r0, %c2 : i64
  check.expect_true(%is0) : i1
  %c3 = arith.constant -1173743042431894776 : i64
  %c4 = arith.constant 2 : i64
  %c5 = arith.constant -586871521215947388 : i64
  %r1 = arith.divsi %c3, %c4 : i64
  %is1 = arith.cmpi eq, %r1, %c5 : i64
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant -9223372036854775807 : i64
  %c7 = arith.constant 1 : i64
  %r2 = arith.divui %c6, %c0 : i64
  %is2 = arith.cmpi eq, %r2, %c7 : i64
  check.expect_true(%is2) : i1
  %c8 = arith.constant -1 : i64
  %c9 = arith.constant -9223372036854775807 : i64
  %r3 = arith.divui %c8, %c9 : i64
  %is3 = arith.cmpi eq, %r3, %c7 : i64
  check.expect_true(%is3) : i1
  %c10 = util.unfoldable_constant 9223372036854775807 : i64
  %r4 = arith.ceildivsi %c0, %c10 : i64
  %is4 = arith.cmpi eq, %r4, %c8 : i64
  check.expect_true(%is4) : i1
  %c11 = arith.constant -9223372036854775808 : i64
  %c12 = arith.constant 5 : i64
  %c13 = arith.constant -1844674407370955161 : i64
  %r5 = arith.ceildivsi %c11, %c12 : i64
  %is5 = arith.cmpi eq, %r5, %c13 : i64
  check.expect_true(%is5) : i1
  %c14 = util.unfoldable_constant 0 : i64
  %c15 = arith.constant 0 : i64
  %r6 = arith.ceildivui %c14, %c6 : i64
  %is6 = arith.cmpi eq, %r6, %c15 : i64
  check.expect_true(%is6) : i1
  %c16 = arith.constant 7 : i64
  %c17 = arith.constant 3 : i64
  %r7 = arith.ceildivui %c16, %c17 : i64
  %is7 = arith.cmpi eq, %r7, %c17 : i64
  check.expect_true(%is7) : i1
  %c18 = util.unfoldable_constant -8263605744159006532 : i64
  %c19 = util.unfoldable_constant -1 : i64
  %c20 = arith.constant 8263605744159006532 : i64
  %r8 = arith.floordivsi %c18, %c19 : i64
  %is8 = arith.cmpi eq, %r8, %c20 : i64
  check.expect_true(%is8) : i1
  %c21 = arith.constant 9022076833362851006 : i64
  %r9 = arith.floordivsi %c21, %c11 : i64
  %is9 = arith.cmpi eq, %r9, %c8 : i64
  check.expect_true(%is9) : i1
  %c22 = util.unfoldable_constant 4683850974380425554 : i64
  %c23 = arith.constant 4395191150568274953 : i64
  %r10 = arith.remui %c19, %c22 : i64
  %is10 = arith.cmpi eq, %r10, %c23 : i64
  check.expect_true(%is10) : i1
  %c24 = arith.constant -2 : i64
  %c25 = arith.constant 7601668279531514875 : i64
  %c26 = arith.constant 3243407514646521864 : i64
  %r11 = arith.remui %c24, %c25 : i64
  %is11 = arith.cmpi eq, %r11, %c26 : i64
  check.expect_true(%is11) : i1
  %c27 = util.unfoldable_constant 5 : i64
  %r12 = arith.remsi %c27, %c19 : i64
  %is12 = arith.cmpi eq, %r12, %c15 : i64
  check.expect_true(%is12) : i1
  %r13 = arith.remsi %c24, %c16 : i64
  %is13 = arith.cmpi eq, %r13, %c24 : i64
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i65() {
  %c0 = util.unfoldable_constant 9783045979942472176 : i65
  %c1 = util.unfoldable_constant 3 : i65
  %c2 = arith.constant 3261015326647490725 : i65
  %r0 = arith.divsi %c0, %c1 : i65
  %is0 = arith.cmpi eq, %r0, %c2 : i65
  check.expect_true(%is0) : i1
  %c3 = arith.constant -18446744073709551616 : i65
  %c4 = arith.constant 12018967170553491139 : i65
  %c5 = arith.constant -1 : i65
  %r1 = arith.divsi %c3, %c4 : i65
  %is1 = arith.cmpi eq, %r1, %c5 : i65
  check.expect_true(%is1) : i1
  %c6 = util.unfoldable_constant -18446744073709551615 : i65
  %c7 = util.unfoldable_constant -3 : i65
  %c8 = arith.constant 0 : i65
  %r2 = arith.divui %c6, %c7 : i65
  %is2 = arith.cmpi eq, %r2, %c8 : i65
  check.expect_true(%is2) : i1
  %c9 = arith.constant 15878581721726372968 : i65
  %r3 = arith.divui %c9, %c5 : i65
  %is3 = arith.cmpi eq, %r3, %c8 : i65
  check.expect_true(%is3) : i1
  %c10 = util.unfoldable_constant 15530774783635944292 : i65
  %c11 = util.unfoldable_constant -10955022740913364134 : i65
  %r4 = arith.ceildivsi %c10, %c11 : i65
  %is4 = arith.cmpi eq, %r4, %c5 : i65
  check.expect_true(%is4) : i1
  %c12 = arith.constant 18446744073709551615 : i65
  %c13 = arith.constant 1 : i65
  %r5 = arith.ceildivsi %c12, %c13 : i65
  %is5 = arith.cmpi eq, %r5, %c12 : i65
  check.expect_true(%is5) : i1
  %c14 = util.unfoldable_constant -6774733397191668506 : i65
  %c15 = arith.constant 2 : i65
  %r6 = arith.ceildivui %c7, %c14 : i65
  %is6 = arith.cmpi eq, %r6, %c15 : i65
  check.expect_true(%is6) : i1
  %c16 = arith.constant 3 : i65
  %r7 = arith.ceildivui %c5, %c12 : i65
  %is7 = arith.cmpi eq, %r7, %c16 : i65
  check.expect_true(%is7) : i1
  %c17 = util.unfoldable_constant 1 : i65
  %r8 = arith.floordivsi %c17, %c1 : i65
  %is8 = arith.cmpi eq, %r8, %c8 : i65
  check.expect_true(%is8) : i1
  %c18 = arith.constant -2 : i65
  %c19 = arith.constant 7 : i65
  %r9 = arith.floordivsi %c18, %c19 : i65
  %is9 = arith.cmpi eq, %r9, %c5 : i65
  check.expect_true(%is9) : i1
  %c20 = util.unfoldable_constant -16102292063571733162 : i65
  %c21 = arith.constant -18446744073709551615 : i65
  %r10 = arith.remui %c6, %c20 : i65
  %is10 = arith.cmpi eq, %r10, %c21 : i65
  check.expect_true(%is10) : i1
  %c22 = arith.constant -3 : i65
  %r11 = arith.remui %c16, %c22 : i65
  %is11 = arith.cmpi eq, %r11, %c16 : i65
  check.expect_true(%is11) : i1
  %c23 = util.unfoldable_constant -18446744073709551616 : i65
  %c24 = util.unfoldable_constant 2 : i65
  %r12 = arith.remsi %c23, %c24 : i65
  %is12 = arith.cmpi eq, %r12, %c8 : i65
  check.expect_true(%is12) : i1
  %c25 = arith.constant -2488958597815296276 : i65
  %r13 = arith.remsi %c25, %c13 : i65
  %is13 = arith.cmpi eq, %r13, %c8 : i65
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i100() {
  %c0 = util.unfoldable_constant -2 : i100
  %c1 = util.unfoldable_constant 1 : i100
  %c2 = arith.constant -2 : i100
  %r0 = arith.divsi %c0, %c1 : i100
  %is0 = arith.cmpi eq, %r0, %c2 : i100
  check.expect_true(%is0) : i1
  %c3 = arith.constant 0 : i100
  %c4 = arith.constant 1 : i100
  %r1 = arith.divsi %c3, %c4 : i100
  %is1 = arith.cmpi eq, %r1, %c3 : i100
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant -56977849432594103235814358160 : i100
  %c6 = util.unfoldable_constant 570670227702164489123154542917 : i100
  %c7 = arith.constant 2 : i100
  %r2 = arith.divui %c5, %c6 : i100
  %is2 = arith.cmpi eq, %r2, %c7 : i100
  check.expect_true(%is2) : i1
  %c8 = arith.constant 633825300114114700748351602687 : i100
  %r3 = arith.divui %c3, %c8 : i100
  %is3 = arith.cmpi eq, %r3, %c3 : i100
  check.expect_true(%is3) : i1
  %c9 = util.unfoldable_constant -633825300114114700748351602687 : i100
  %c10 = util.unfoldable_constant 184587620634983109031737885480 : i100
  %c11 = arith.constant -3 : i100
  %r4 = arith.ceildivsi %c9, %c10 : i100
  %is4 = arith.cmpi eq, %r4, %c11 : i100
  check.expect_true(%is4) : i1
  %c12 = arith.constant -1 : i100
  %r5 = arith.ceildivsi %c12, %c4 : i100
  %is5 = arith.cmpi eq, %r5, %c12 : i100
  check.expect_true(%is5) : i1
  %c13 = util.unfoldable_constant 7 : i100
  %c14 = util.unfoldable_constant 353742581295705864738661889700 : i100
  %r6 = arith.ceildivui %c13, %c14 : i100
  %is6 = arith.cmpi eq, %r6, %c4 : i100
  check.expect_true(%is6) : i1
  %c15 = arith.constant 5 : i100
  %c16 = arith.constant 253530120045645880299340641075 : i100
  %r7 = arith.ceildivui %c12, %c15 : i100
  %is7 = arith.cmpi eq, %r7, %c16 : i100
  check.expect_true(%is7) : i1
  %c17 = util.unfoldable_constant -3 : i100
  %r8 = arith.floordivsi %c17, %c0 : i100
  %is8 = arith.cmpi eq, %r8, %c4 : i100
  check.expect_true(%is8) : i1
  %r9 = arith.floordivsi %c2, %c7 : i100
  %is9 = arith.cmpi eq, %r9, %c12 : i100
  check.expect_true(%is9) : i1
  %c18 = util.unfoldable_constant 269802741145960870739491266359 : i100
  %c19 = arith.constant 94219817822192959269369069971 : i100
  %r10 = arith.remui %c9, %c18 : i100
  %is10 = arith.cmpi eq, %r10, %c19 : i100
  check.expect_true(%is10) : i1
  %r11 = arith.remui %c7, %c4 : i100
  %is11 = arith.cmpi eq, %r11, %c3 : i100
  check.expect_true(%is11) : i1
  %c20 = util.unfoldable_constant 0 : i100
  %c21 = util.unfoldable_constant 120411311518318303541882341198 : i100
  %r12 = arith.remsi %c20, %c21 : i100
  %is12 = arith.cmpi eq, %r12, %c3 : i100
  check.expect_true(%is12) : i1
  %c22 = arith.constant 3 : i100
  %r13 = arith.remsi %c22, %c15 : i100
  %is13 = arith.cmpi eq, %r13, %c22 : i100
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_i128() {
  %c0 = util.unfoldable_constant -170141183460469231731687303715884105728 : i128
  %c1 = arith.constant 1 : i128
  %r0 = arith.divsi %c0, %c0 : i128
  %is0 = arith.cmpi eq, %r0, %c1 : i128
  check.expect_true(%is0) : i1
  %c2 = arith.constant -170141183460469231731687303715884105728 : i128
  %c3 = arith.constant 0 : i128
  %r1 = arith.divsi %c1, %c2 : i128
  %is1 = arith.cmpi eq, %r1, %c3 : i128
  check.expect_true(%is1) : i1
  %c4 = util.unfoldable_constant -150514856229120949196576081055780225065 : i128
  %c5 = util.unfoldable_constant -2 : i128
  %r2 = arith.divui %c4, %c5 : i128
  %is2 = arith.cmpi eq, %r2, %c3 : i128
  check.expect_true(%is2) : i1
  %c6 = arith.constant 7 : i128
  %c7 = arith.constant -1 : i128
  %r3 = arith.divui %c6, %c7 : i128
  %is3 = arith.cmpi eq, %r3, %c3 : i128
  check.expect_true(%is3) : i1
  %c8 = util.unfoldable_constant 2 : i128
  %r4 = arith.ceildivsi %c5, %c8 : i128
  %is4 = arith.cmpi eq, %r4, %c7 : i128
  check.expect_true(%is4) : i1
  %c9 = arith.constant -162923675311395964868304534055026816307 : i128
  %c10 = arith.constant 162923675311395964868304534055026816307 : i128
  %r5 = arith.ceildivsi %c9, %c7 : i128
  %is5 = arith.cmpi eq, %r5, %c10 : i128
  check.expect_true(%is5) : i1
  %c11 = util.unfoldable_constant 3 : i128
  %c12 = util.unfoldable_constant 170141183460469231731687303715884105727 : i128
  %r6 = arith.ceildivui %c11, %c12 : i128
  %is6 = arith.cmpi eq, %r6, %c1 : i128
  check.expect_true(%is6) : i1
  %c13 = arith.constant -3 : i128
  %c14 = arith.constant 5 : i128
  %c15 = arith.constant 68056473384187692692674921486353642291 : i128
  %r7 = arith.ceildivui %c13, %c14 : i128
  %is7 = arith.cmpi eq, %r7, %c15 : i128
  check.expect_true(%is7) : i1
  %c16 = util.unfoldable_constant 115536461058075327531496546444998735721 : i128
  %c17 = util.unfoldable_constant -170141183460469231731687303715884105727 : i128
  %r8 = arith.floordivsi %c16, %c17 : i128
  %is8 = arith.cmpi eq, %r8, %c7 : i128
  check.expect_true(%is8) : i1
  %c18 = arith.constant -170141183460469231731687303715884105727 : i128
  %r9 = arith.floordivsi %c13, %c18 : i128
  %is9 = arith.cmpi eq, %r9, %c3 : i128
  check.expect_true(%is9) : i1
  %c19 = util.unfoldable_constant 5 : i128
  %c20 = arith.constant 3 : i128
  %r10 = arith.remui %c11, %c19 : i128
  %is10 = arith.cmpi eq, %r10, %c20 : i128
  check.expect_true(%is10) : i1
  %c21 = arith.constant 170141183460469231731687303715884105727 : i128
  %c22 = arith.constant -152605395390435731293402780437447500069 : i128
  %r11 = arith.remui %c21, %c22 : i128
  %is11 = arith.cmpi eq, %r11, %c21 : i128
  check.expect_true(%is11) : i1
  %r12 = arith.remsi %c0, %c8 : i128
  %is12 = arith.cmpi eq, %r12, %c3 : i128
  check.expect_true(%is12) : i1
  %c23 = arith.constant 9481549648860107867341922135518532878 : i128
  %c24 = arith.constant 8954839429847397986874627412069046801 : i128
  %r13 = arith.remsi %c21, %c23 : i128
  %is13 = arith.cmpi eq, %r13, %c24 : i128
  check.expect_true(%is13) : i1
  return
}

func.func @arith_division_scalars_index() {
  %c0 = util.unfoldable_constant -9223372036854775807 : index
  %c1 = arith.constant 1 : index
  %r0 = arith.divsi %c0, %c0 : index
  %is0 = arith.cmpi eq, %r0, %c1 : index
  check.expect_true(%is0) : i1
  %c2 = arith.constant 7 : index
  %c3 = arith.constant 4803018622206886053 : index
  %c4 = arith.constant 0 : index
  %r1 = arith.divsi %c2, %c3 : index
  %is1 = arith.cmpi eq, %r1, %c4 : index
  check.expect_true(%is1) : i1
  %c5 = util.unfoldable_constant 5 : index
  %r2 = arith.divui %c5, %c5 : index
  %is2 = arith.cmpi eq, %r2, %c1 : index
  check.expect_true(%is2) : i1
  %c6 = arith.constant 2 : index
  %c7 = arith.constant -9223372036854775807 : index
  %r3 = arith.divui %c6, %c7 : index
  %is3 = arith.cmpi eq, %r3, %c4 : index
  check.expect_true(%is3) : i1
  %c8 = util.unfoldable_constant 9223372036854775807 : index
  %c9 = util.unfoldable_constant 5154506251644716062 : index
  %r4 = arith.ceildivsi %c8, %c9 : index
  %is4 = arith.cmpi eq, %r4, %c6 : index
  check.expect_true(%is4) : i1
  %c10 = arith.constant -1 : index
  %c11 = arith.constant 5 : index
  %r5 = arith.ceildivsi %c10, %c11 : index
  %is5 = arith.cmpi eq, %r5, %c4 : index
  check.expect_true(%is5) : i1
  %c12 = util.unfoldable_constant -4546075137624781540 : index
  %c13 = util.unfoldable_constant 7 : index
  %c14 = arith.constant 1985809848012110011 : index
  %r6 = arith.ceildivui %c12, %c13 : index
  %is6 = arith.cmpi eq, %r6, %c14 : index
  check.expect_true(%is6) : i1
  %c15 = arith.constant -9223372036854775808 : index
  %r7 = arith.ceildivui %c1, %c15 : index
  %is7 = arith.cmpi eq, %r7, %c1 : index
  check.expect_true(%is7) : i1
  %c16 = util.unfoldable_constant -6732717210863857439 : index
  %c17 = util.unfoldable_constant 3 : index
  %c18 = arith.constant -2244239070287952480 : index
  %r8 = arith.floordivsi %c16, %c17 : index
  %is8 = arith.cmpi eq, %r8, %c18 : index
  check.expect_true(%is8) : i1
  %c19 = arith.constant 64 : index
  %r9 = arith.floordivsi %c10, %c19 : index
  %is9 = arith.cmpi eq, %r9, %c10 : index
  check.expect_true(%is9) : i1
  %c20 = util.unfoldable_constant 1 : index
  %r10 = arith.remui %c20, %c0 : index
  %is10 = arith.cmpi eq, %r10, %c1 : index
  check.expect_true(%is10) : i1
  %c21 = arith.constant -5093509085153287563 : index
  %c22 = arith.constant 3 : index
  %r11 = arith.remui %c21, %c22 : index
  %is11 = arith.cmpi eq, %r11, %c1 : index
  check.expect_true(%is11) : i1
  %c23 = util.unfoldable_constant 0 : index
  %c24 = util.unfoldable_constant -1 : index
  %r12 = arith.remsi %c23, %c24 : index
  %is12 = arith.cmpi eq, %r12, %c4 : index
  check.expect_true(%is12) : i1
  %c25 = arith.constant 9223372036854775807 : index
  %c26 = arith.constant 4099182407741032805 : index
  %c27 = arith.constant 1025007221372710197 : index
  %r13 = arith.remsi %c25, %c26 : index
  %is13 = arith.cmpi eq, %r13, %c27 : index
  check.expect_true(%is13) : i1
  return
}
