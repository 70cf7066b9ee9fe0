// Integers of all widths: what wraps, shifts by the width and more, signs, bits.
func.func @main() {
  // widths of their own
  %c1 = stablehlo.constant dense<[255, 200]> : tensor<2xui8>
  %c2 = stablehlo.constant dense<[1, 100]> : tensor<2xui8>
  %r3 = stablehlo.add %c1, %c2 : tensor<2xui8>
  check.expect_eq_const %r3, dense<[0, 44]> : tensor<2xui8> : tensor<2xui8>
  %c4 = stablehlo.constant dense<[32767, -32768]> : tensor<2xi16>
  %c5 = stablehlo.constant dense<[1, -1]> : tensor<2xi16>
  %r6 = stablehlo.add %c4, %c5 : tensor<2xi16>
  check.expect_eq_const %r6, dense<[-32768, 32767]> : tensor<2xi16> : tensor<2xi16>
  %c7 = stablehlo.constant dense<[65536, -2147483648]> : tensor<2xi32>
  %c8 = stablehlo.constant dense<[65536, -1]> : tensor<2xi32>
  %r9 = stablehlo.multiply %c7, %c8 : tensor<2xi32>
  check.expect_eq_const %r9, dense<[0, -2147483648]> : tensor<2xi32> : tensor<2xi32>
  %c10 = stablehlo.constant dense<[-9223372036854775808, 0]> : tensor<2xi64>
  %c11 = stablehlo.constant dense<[1, -9223372036854775808]> : tensor<2xi64>
  %r12 = stablehlo.subtract %c10, %c11 : tensor<2xi64>
  check.expect_eq_const %r12, dense<[9223372036854775807, -9223372036854775808]> : tensor<2xi64> : tensor<2xi64>
  %c13 = stablehlo.constant dense<[18446744073709551615, 4294967296]> : tensor<2xui64>
  %c14 = stablehlo.constant dense<[18446744073709551615, 4294967296]> : tensor<2xui64>
  %r15 = stablehlo.multiply %c13, %c14 : tensor<2xui64>
  check.expect_eq_const %r15, dense<[1, 0]> : tensor<2xui64> : tensor<2xui64>
  %c16 = stablehlo.constant dense<[0, 1, 65535]> : tensor<3xui16>
  %r17 = stablehlo.negate %c16 : tensor<3xui16>
  check.expect_eq_const %r17, dense<[0, 65535, 1]> : tensor<3xui16> : tensor<3xui16>
  %c18 = stablehlo.constant dense<[-8, 7]> : tensor<2xi4>
  %r19 = stablehlo.negate %c18 : tensor<2xi4>
  check.expect_eq_const %r19, dense<[-8, -7]> : tensor<2xi4> : tensor<2xi4>
  %c20 = stablehlo.constant dense<[-2147483648, -2]> : tensor<2xi32>
  %r21 = stablehlo.abs %c20 : tensor<2xi32>
  check.expect_eq_const %r21, dense<[-2147483648, 2]> : tensor<2xi32> : tensor<2xi32>
  // division: truncated; the least by -1, by 0, of each width
  %c22 = stablehlo.constant dense<[-2147483648, 5, -7, 7]> : tensor<4xi32>
  %c23 = stablehlo.constant dense<[-1, 0, 2, -2]> : tensor<4xi32>
  %r24 = stablehlo.divide %c22, %c23 : tensor<4xi32>
  check.expect_eq_const %r24, dense<[-2147483648, -1, -3, -3]> : tensor<4xi32> : tensor<4xi32>
  %c25 = stablehlo.constant dense<[-2147483648, 5, -7, 7]> : tensor<4xi32>
  %c26 = stablehlo.constant dense<[-1, 0, 2, -2]> : tensor<4xi32>
  %r27 = stablehlo.remainder %c25, %c26 : tensor<4xi32>
  check.expect_eq_const %r27, dense<[0, 5, -1, 1]> : tensor<4xi32> : tensor<4xi32>
  %c28 = stablehlo.constant dense<[-32768, 9]> : tensor<2xi16>
  %c29 = stablehlo.constant dense<[-1, 0]> : tensor<2xi16>
  %r30 = stablehlo.divide %c28, %c29 : tensor<2xi16>
  check.expect_eq_const %r30, dense<[-32768, -1]> : tensor<2xi16> : tensor<2xi16>
  %c31 = stablehlo.constant dense<[-32768, 9]> : tensor<2xi16>
  %c32 = stablehlo.constant dense<[-1, 0]> : tensor<2xi16>
  %r33 = stablehlo.remainder %c31, %c32 : tensor<2xi16>
  check.expect_eq_const %r33, dense<[0, 9]> : tensor<2xi16> : tensor<2xi16>
  %c34 = stablehlo.constant dense<[9, 255]> : tensor<2xui8>
  %c35 = stablehlo.constant dense<[0, 2]> : tensor<2xui8>
  %r36 = stablehlo.divide %c34, %c35 : tensor<2xui8>
  check.expect_eq_const %r36, dense<[255, 127]> : tensor<2xui8> : tensor<2xui8>
  %c37 = stablehlo.constant dense<[9, 18446744073709551615]> : tensor<2xui64>
  %c38 = stablehlo.constant dense<[0, 2]> : tensor<2xui64>
  %r39 = stablehlo.divide %c37, %c38 : tensor<2xui64>
  check.expect_eq_const %r39, dense<[18446744073709551615, 9223372036854775807]> : tensor<2xui64> : tensor<2xui64>
  %c40 = stablehlo.constant dense<[-8, 5, 7]> : tensor<3xi4>
  %c41 = stablehlo.constant dense<[-1, 0, -2]> : tensor<3xi4>
  %r42 = stablehlo.divide %c40, %c41 : tensor<3xi4>
  check.expect_eq_const %r42, dense<[-8, -1, -3]> : tensor<3xi4> : tensor<3xi4>
  %c43 = stablehlo.constant dense<[-8, 5, 7]> : tensor<3xi4>
  %c44 = stablehlo.constant dense<[-1, 0, -2]> : tensor<3xi4>
  %r45 = stablehlo.remainder %c43, %c44 : tensor<3xi4>
  check.expect_eq_const %r45, dense<[0, 5, 1]> : tensor<3xi4> : tensor<3xi4>
  // amounts are unsigned
  %c46 = stablehlo.constant dense<[-9223372036854775807, -9223372036854775807, -9223372036854775807]> : tensor<3xi64>
  %c47 = stablehlo.constant dense<[63, 64, -1]> : tensor<3xi64>
  %r48 = stablehlo.shift_left %c46, %c47 : tensor<3xi64>
  check.expect_eq_const %r48, dense<[-9223372036854775808, 0, 0]> : tensor<3xi64> : tensor<3xi64>
  %c49 = stablehlo.constant dense<[-9223372036854775807, -9223372036854775807, -9223372036854775807]> : tensor<3xi64>
  %c50 = stablehlo.constant dense<[63, 64, -1]> : tensor<3xi64>
  %r51 = stablehlo.shift_right_logical %c49, %c50 : tensor<3xi64>
  check.expect_eq_const %r51, dense<[1, 0, 0]> : tensor<3xi64> : tensor<3xi64>
  %c52 = stablehlo.constant dense<[-9223372036854775807, -9223372036854775807, -9223372036854775807]> : tensor<3xi64>
  %c53 = stablehlo.constant dense<[63, 64, -1]> : tensor<3xi64>
  %r54 = stablehlo.shift_right_arithmetic %c52, %c53 : tensor<3xi64>
  check.expect_eq_const %r54, dense<[-1, -1, -1]> : tensor<3xi64> : tensor<3xi64>
  %c55 = stablehlo.constant dense<[32768, 65535]> : tensor<2xui16>
  %c56 = stablehlo.constant dense<[15, 16]> : tensor<2xui16>
  %r57 = stablehlo.shift_right_arithmetic %c55, %c56 : tensor<2xui16>
  check.expect_eq_const %r57, dense<[65535, 65535]> : tensor<2xui16> : tensor<2xui16>
  %c58 = stablehlo.constant dense<[32768, 65535]> : tensor<2xui16>
  %c59 = stablehlo.constant dense<[15, 16]> : tensor<2xui16>
  %r60 = stablehlo.shift_right_logical %c58, %c59 : tensor<2xui16>
  check.expect_eq_const %r60, dense<[1, 0]> : tensor<2xui16> : tensor<2xui16>
  %c61 = stablehlo.constant dense<[1, 1, 3]> : tensor<3xi4>
  %c62 = stablehlo.constant dense<[3, 4, -1]> : tensor<3xi4>
  %r63 = stablehlo.shift_left %c61, %c62 : tensor<3xi4>
  check.expect_eq_const %r63, dense<[-8, 0, 0]> : tensor<3xi4> : tensor<3xi4>
  // powers: square and multiply, wraps; anything to 0 is 1
  %c64 = stablehlo.constant dense<[3, 0, 2, 255]> : tensor<4xui8>
  %c65 = stablehlo.constant dense<[5, 0, 8, 3]> : tensor<4xui8>
  %r66 = stablehlo.power %c64, %c65 : tensor<4xui8>
  check.expect_eq_const %r66, dense<[243, 1, 0, 255]> : tensor<4xui8> : tensor<4xui8>
  %c67 = stablehlo.constant dense<[3, -2, 0]> : tensor<3xi64>
  %c68 = stablehlo.constant dense<[41, 63, -5]> : tensor<3xi64>
  %r69 = stablehlo.power %c67, %c68 : tensor<3xi64>
  check.expect_eq_const %r69, dense<[-420491770248316829, -9223372036854775808, 0]> : tensor<3xi64> : tensor<3xi64>
  // leading zeros and ones of the type's own width
  %c70 = stablehlo.constant dense<[0, 1]> : tensor<2xi64>
  %r71 = stablehlo.count_leading_zeros %c70 : tensor<2xi64>
  check.expect_eq_const %r71, dense<[64, 63]> : tensor<2xi64> : tensor<2xi64>
  %c72 = stablehlo.constant dense<[0, -1, 256]> : tensor<3xi16>
  %r73 = stablehlo.count_leading_zeros %c72 : tensor<3xi16>
  check.expect_eq_const %r73, dense<[16, 0, 7]> : tensor<3xi16> : tensor<3xi16>
  %c74 = stablehlo.constant dense<[0, 1, 15]> : tensor<3xui4>
  %r75 = stablehlo.count_leading_zeros %c74 : tensor<3xui4>
  check.expect_eq_const %r75, dense<[4, 3, 0]> : tensor<3xui4> : tensor<3xui4>
  %c76 = stablehlo.constant dense<[-1, 6]> : tensor<2xi64>
  %r77 = stablehlo.popcnt %c76 : tensor<2xi64>
  check.expect_eq_const %r77, dense<[64, 2]> : tensor<2xi64> : tensor<2xi64>
  %c78 = stablehlo.constant dense<[-1, -8, 7]> : tensor<3xi4>
  %r79 = stablehlo.popcnt %c78 : tensor<3xi4>
  check.expect_eq_const %r79, dense<[4, 1, 3]> : tensor<3xi4> : tensor<3xi4>
  %c80 = stablehlo.constant dense<[0, 127]> : tensor<2xi8>
  %r81 = stablehlo.not %c80 : tensor<2xi8>
  check.expect_eq_const %r81, dense<[-1, -128]> : tensor<2xi8> : tensor<2xi8>
  // false is below true
  %c82 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c83 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %r84 = stablehlo.maximum %c82, %c83 : tensor<4xi1>
  check.expect_eq_const %r84, dense<[false, true, true, true]> : tensor<4xi1> : tensor<4xi1>
  %c85 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c86 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %r87 = stablehlo.minimum %c85, %c86 : tensor<4xi1>
  check.expect_eq_const %r87, dense<[false, false, false, true]> : tensor<4xi1> : tensor<4xi1>
  %c88 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c89 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %r90 = stablehlo.xor %c88, %c89 : tensor<4xi1>
  check.expect_eq_const %r90, dense<[false, true, true, false]> : tensor<4xi1> : tensor<4xi1>
  %c91 = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %c92 = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %r93 = stablehlo.compare LT, %c91, %c92 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  check.expect_eq_const %r93, dense<[false, true, false, false]> : tensor<4xi1> : tensor<4xi1>
  // unsigned numbers are compared as such
  %c94 = stablehlo.constant dense<[200, 1]> : tensor<2xui8>
  %c95 = stablehlo.constant dense<[100, 255]> : tensor<2xui8>
  %r96 = stablehlo.compare GT, %c94, %c95 : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xi1>
  check.expect_eq_const %r96, dense<[true, false]> : tensor<2xi1> : tensor<2xi1>
  // a lower bound above the upper one gives the upper one
  %c97 = stablehlo.constant dense<5> : tensor<i32>
  %c98 = stablehlo.constant dense<[1, 4, 9]> : tensor<3xi32>
  %c99 = stablehlo.constant dense<3> : tensor<i32>
  %r100 = stablehlo.clamp %c97, %c98, %c99 : (tensor<i32>, tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %r100, dense<3> : tensor<3xi32> : tensor<3xi32>
  // bits: 4 of an i4, the least significant first
  %c101 = stablehlo.constant dense<[-2, 33]> : tensor<2xi8>
  %r102 = stablehlo.bitcast_convert %c101 : (tensor<2xi8>) -> tensor<2x2xi4>
  check.expect_eq_const %r102, dense<[[-2, -1], [1, 2]]> : tensor<2x2xi4> : tensor<2x2xi4>
  %r103 = stablehlo.bitcast_convert %r102 : (tensor<2x2xi4>) -> tensor<2xui8>
  check.expect_eq_const %r103, dense<[254, 33]> : tensor<2xui8> : tensor<2xui8>
  %c104 = stablehlo.constant dense<[1.0, -2.0]> : tensor<2xbf16>
  %r105 = stablehlo.bitcast_convert %c104 : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %r105, dense<[0x3F80, 0xC000]> : tensor<2xui16> : tensor<2xui16>
  // constants: bytes, one of which is all; hexadecimal numbers of integers are numbers
  %c106 = stablehlo.constant dense<"0x0001000101"> : tensor<5xi1>
  check.expect_eq_const %c106, dense<[false, true, false, true, true]> : tensor<5xi1> : tensor<5xi1>
  %c107 = stablehlo.constant dense<"0x0F0102"> : tensor<3xi4>
  check.expect_eq_const %c107, dense<[-1, 1, 2]> : tensor<3xi4> : tensor<3xi4>
  %c108 = stablehlo.constant dense<"0x0100"> : tensor<3xi16>
  check.expect_eq_const %c108, dense<1> : tensor<3xi16> : tensor<3xi16>
  %c109 = stablehlo.constant dense<0x7F> : tensor<2xi8>
  check.expect_eq_const %c109, dense<127> : tensor<2xi8> : tensor<2xi8>
  return
}
