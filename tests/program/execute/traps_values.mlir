// Floats: zeros and NaN by their bits, functions at their ends, one rounding of
// each operation.
func.func @main() {
  // the sign alone changes, of NaN too
  %c1 = stablehlo.constant dense<[-0.0, 0xFFC00000, 0xFF800000, -1.0]> : tensor<4xf32>
  %r2 = stablehlo.abs %c1 : tensor<4xf32>
  %r3 = stablehlo.bitcast_convert %r2 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r3, dense<[0, 0x7FC00000, 0x7F800000, 0x3F800000]> : tensor<4xui32> : tensor<4xui32>
  %c4 = stablehlo.constant dense<[0.0, 0x7FC00001, 0x7F800000, -0.0]> : tensor<4xf32>
  %r5 = stablehlo.negate %c4 : tensor<4xf32>
  %r6 = stablehlo.bitcast_convert %r5 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r6, dense<[0x80000000, 0xFFC00001, 0xFF800000, 0]> : tensor<4xui32> : tensor<4xui32>
  // -0 stays
  %c7 = stablehlo.constant dense<[-0.5, -0.0, 0.5, -1.5]> : tensor<4xf32>
  %r8 = stablehlo.ceil %c7 : tensor<4xf32>
  %r9 = stablehlo.bitcast_convert %r8 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r9, dense<[0x80000000, 0x80000000, 0x3F800000, 0xBF800000]> : tensor<4xui32> : tensor<4xui32>
  %c10 = stablehlo.constant dense<[-0.5, -0.0, 0.5, 1.5]> : tensor<4xf32>
  %r11 = stablehlo.floor %c10 : tensor<4xf32>
  %r12 = stablehlo.bitcast_convert %r11 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r12, dense<[0xBF800000, 0x80000000, 0, 0x3F800000]> : tensor<4xui32> : tensor<4xui32>
  %c13 = stablehlo.constant dense<[-0.5, 0.5, 1.5, -0.0]> : tensor<4xf32>
  %r14 = stablehlo.round_nearest_even %c13 : tensor<4xf32>
  %r15 = stablehlo.bitcast_convert %r14 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r15, dense<[0x80000000, 0, 0x40000000, 0x80000000]> : tensor<4xui32> : tensor<4xui32>
  %c16 = stablehlo.constant dense<[-0.5, 0.5, -0.0, 8388609.0]> : tensor<4xf32>
  %r17 = stablehlo.round_nearest_afz %c16 : tensor<4xf32>
  %r18 = stablehlo.bitcast_convert %r17 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r18, dense<[0xBF800000, 0x3F800000, 0x80000000, 0x4B000001]> : tensor<4xui32> : tensor<4xui32>
  %c19 = stablehlo.constant dense<[-0.0, 4.0, 0x7F800000, 2.0]> : tensor<4xf32>
  %r20 = stablehlo.sqrt %c19 : tensor<4xf32>
  %r21 = stablehlo.bitcast_convert %r20 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r21, dense<[0x80000000, 0x40000000, 0x7F800000, 0x3FB504F3]> : tensor<4xui32> : tensor<4xui32>
  // a NaN's bits stay where values are moved
  %c22 = stablehlo.constant dense<true> : tensor<i1>
  %c23 = stablehlo.constant dense<[0x7FC01234, 0xFF812345, 1.0, 0.0]> : tensor<4xf32>
  %c24 = stablehlo.constant dense<0.0> : tensor<4xf32>
  %r25 = stablehlo.select %c22, %c23, %c24 : tensor<i1>, tensor<4xf32>
  %r26 = stablehlo.reverse %r25, dims = [0] : tensor<4xf32>
  %r27 = stablehlo.bitcast_convert %r26 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r27, dense<[0, 0x3F800000, 0xFF812345, 0x7FC01234]> : tensor<4xui32> : tensor<4xui32>
  // NaN: wins in minimum too, is its own sign
  %c28 = stablehlo.constant dense<[0x7FC00000, 1.0, -0.0, 1.0]> : tensor<4xf32>
  %c29 = stablehlo.constant dense<[1.0, 0x7FC00000, 0.0, 0xFF800000]> : tensor<4xf32>
  %r30 = stablehlo.minimum %c28, %c29 : tensor<4xf32>
  %r31 = stablehlo.compare NE, %r30, %r30 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r31, dense<[true, true, false, false]> : tensor<4xi1> : tensor<4xi1>
  %c32 = stablehlo.constant dense<[0x7FC00000, -3.0, 0xFF800000, 2.0]> : tensor<4xf32>
  %r33 = stablehlo.sign %c32 : tensor<4xf32>
  %r34 = stablehlo.compare NE, %r33, %r33 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r34, dense<[true, false, false, false]> : tensor<4xi1> : tensor<4xi1>
  %c35 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %c36 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %c37 = stablehlo.constant dense<2.0> : tensor<f32>
  %r38 = stablehlo.clamp %c35, %c36, %c37 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %r39 = stablehlo.compare NE, %r38, %r38 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r39, dense<true> : tensor<4xi1> : tensor<4xi1>
  %c40 = stablehlo.constant dense<0.0> : tensor<f32>
  %c41 = stablehlo.constant dense<[0x7FC00000, 3.0, -1.0, 1.0]> : tensor<4xf32>
  %c42 = stablehlo.constant dense<2.0> : tensor<f32>
  %r43 = stablehlo.clamp %c40, %c41, %c42 : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %r44 = stablehlo.compare NE, %r43, %r43 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r44, dense<[true, false, false, false]> : tensor<4xi1> : tensor<4xi1>
  // comparisons of NaN, in each direction; numbers of 16 bits too
  %c45 = stablehlo.constant dense<[0x7FC0, 1.0]> : tensor<2xbf16>
  %c46 = stablehlo.constant dense<[1.0, 0x7FC0]> : tensor<2xbf16>
  %r47 = stablehlo.compare EQ, %c45, %c46 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %r47, dense<false> : tensor<2xi1> : tensor<2xi1>
  %c48 = stablehlo.constant dense<[0x7FC0, 1.0]> : tensor<2xbf16>
  %c49 = stablehlo.constant dense<[1.0, 0x7FC0]> : tensor<2xbf16>
  %r50 = stablehlo.compare NE, %c48, %c49 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %r50, dense<true> : tensor<2xi1> : tensor<2xi1>
  %c51 = stablehlo.constant dense<[0x7FC0, 1.0]> : tensor<2xbf16>
  %c52 = stablehlo.constant dense<[1.0, 0x7FC0]> : tensor<2xbf16>
  %r53 = stablehlo.compare GE, %c51, %c52 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %r53, dense<false> : tensor<2xi1> : tensor<2xi1>
  %c54 = stablehlo.constant dense<[0x7FC0, 1.0]> : tensor<2xbf16>
  %c55 = stablehlo.constant dense<[1.0, 0x7FC0]> : tensor<2xbf16>
  %r56 = stablehlo.compare GT, %c54, %c55 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %r56, dense<false> : tensor<2xi1> : tensor<2xi1>
  %c57 = stablehlo.constant dense<[0x7FC0, 1.0]> : tensor<2xbf16>
  %c58 = stablehlo.constant dense<[1.0, 0x7FC0]> : tensor<2xbf16>
  %r59 = stablehlo.compare LE, %c57, %c58 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %r59, dense<false> : tensor<2xi1> : tensor<2xi1>
  %c60 = stablehlo.constant dense<[0x7FC0, 1.0]> : tensor<2xbf16>
  %c61 = stablehlo.constant dense<[1.0, 0x7FC0]> : tensor<2xbf16>
  %r62 = stablehlo.compare LT, %c60, %c61 : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<2xi1>
  check.expect_eq_const %r62, dense<false> : tensor<2xi1> : tensor<2xi1>
  // total order: -NaN, -inf, -1, -0, 0, 1, inf, NaN
  %c63 = stablehlo.constant dense<[0xFFC00000, 0xFF800000, -1.0, -0.0, 0.0, 1.0, 0x7F800000, 0x7FC00000]> : tensor<8xf32>
  %r64 = stablehlo.slice %c63 [0:7] : (tensor<8xf32>) -> tensor<7xf32>
  %r65 = stablehlo.slice %c63 [1:8] : (tensor<8xf32>) -> tensor<7xf32>
  %r66 = stablehlo.compare LT, %r64, %r65, TOTALORDER : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
  check.expect_eq_const %r66, dense<true> : tensor<7xi1> : tensor<7xi1>
  %r67 = stablehlo.compare EQ, %c63, %c63, TOTALORDER : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
  check.expect_eq_const %r67, dense<true> : tensor<8xi1> : tensor<8xi1>
  %c68 = stablehlo.constant dense<[0xFFC0, 0xFF80, -1.0, -0.0, 0.0, 1.0, 0x7F80, 0x7FC0]> : tensor<8xbf16>
  %r69 = stablehlo.slice %c68 [0:7] : (tensor<8xbf16>) -> tensor<7xbf16>
  %r70 = stablehlo.slice %c68 [1:8] : (tensor<8xbf16>) -> tensor<7xbf16>
  %r71 = stablehlo.compare LT, %r69, %r70, TOTALORDER : (tensor<7xbf16>, tensor<7xbf16>) -> tensor<7xi1>
  check.expect_eq_const %r71, dense<true> : tensor<7xi1> : tensor<7xi1>
  %r72 = stablehlo.compare EQ, %c68, %c68, TOTALORDER : (tensor<8xbf16>, tensor<8xbf16>) -> tensor<8xi1>
  check.expect_eq_const %r72, dense<true> : tensor<8xi1> : tensor<8xi1>
  %c73 = stablehlo.constant dense<[0xFFF8000000000000, 0xFFF0000000000000, -1.0, -0.0, 0.0, 1.0, 0x7FF0000000000000, 0x7FF8000000000000]> : tensor<8xf64>
  %r74 = stablehlo.slice %c73 [0:7] : (tensor<8xf64>) -> tensor<7xf64>
  %r75 = stablehlo.slice %c73 [1:8] : (tensor<8xf64>) -> tensor<7xf64>
  %r76 = stablehlo.compare LT, %r74, %r75, TOTALORDER : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xi1>
  check.expect_eq_const %r76, dense<true> : tensor<7xi1> : tensor<7xi1>
  %r77 = stablehlo.compare EQ, %c73, %c73, TOTALORDER : (tensor<8xf64>, tensor<8xf64>) -> tensor<8xi1>
  check.expect_eq_const %r77, dense<true> : tensor<8xi1> : tensor<8xi1>
  // powers of a negative base, remainders without a number
  %c78 = stablehlo.constant dense<[-8.0, 2.0, -0.0, 0x7FC00000]> : tensor<4xf32>
  %c79 = stablehlo.constant dense<[0.5, 0xFF800000, -1.0, 1.0]> : tensor<4xf32>
  %r80 = stablehlo.power %c78, %c79 : tensor<4xf32>
  %r81 = stablehlo.compare NE, %r80, %r80 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r81, dense<[true, false, false, true]> : tensor<4xi1> : tensor<4xi1>
  %r82 = stablehlo.slice %r80 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
  check.expect_eq_const %r82, dense<[0.0, 0xFF800000]> : tensor<2xf32> : tensor<2xf32>
  %c83 = stablehlo.constant dense<[0x7F800000, 1.0, 5.0, 0x7FC00000]> : tensor<4xf32>
  %c84 = stablehlo.constant dense<[2.0, 0.0, 3.0, 1.0]> : tensor<4xf32>
  %r85 = stablehlo.remainder %c83, %c84 : tensor<4xf32>
  %r86 = stablehlo.compare NE, %r85, %r85 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r86, dense<[true, true, false, true]> : tensor<4xi1> : tensor<4xi1>
  // beyond 2^24 times the divisor
  %c87 = stablehlo.constant dense<[1.0e10, -16777217.5]> : tensor<2xf32>
  %c88 = stablehlo.constant dense<[3.0, 7.0]> : tensor<2xf32>
  %r89 = stablehlo.remainder %c87, %c88 : tensor<2xf32>
  check.expect_eq_const %r89, dense<[1.0, -3.0]> : tensor<2xf32> : tensor<2xf32>
  // quadrants by the signs of zeros
  %c90 = stablehlo.constant dense<[0.0, -0.0, 0.0, -0.0]> : tensor<4xf32>
  %c91 = stablehlo.constant dense<[-1.0, -1.0, -0.0, 0.0]> : tensor<4xf32>
  %r92 = stablehlo.atan2 %c90, %c91 : tensor<4xf32>
  %c93 = stablehlo.constant dense<[3.14159274, -3.14159274, 3.14159274, -0.0]> : tensor<4xf32>
  check.expect_close %r92, %c93, max_ulp_difference = 1 : tensor<4xf32>, tensor<4xf32>
  // no infinities: the largest number is finite, and so is what has none
  %c94 = stablehlo.constant dense<[240.0, 0x80]> : tensor<2xf8E4M3FNUZ>
  %r95 = stablehlo.is_finite %c94 : (tensor<2xf8E4M3FNUZ>) -> tensor<2xi1>
  check.expect_eq_const %r95, dense<[true, false]> : tensor<2xi1> : tensor<2xi1>
  %c96 = stablehlo.constant dense<[0x7F800000, 0xFF800000, 0x7FC00000, 3.4e38]> : tensor<4xf32>
  %r97 = stablehlo.is_finite %c96 : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r97, dense<[false, false, false, true]> : tensor<4xi1> : tensor<4xi1>
  // denormals: results of functions and sums
  %c98 = stablehlo.constant dense<[-100.0, -104.0]> : tensor<2xf32>
  %r99 = stablehlo.exponential %c98 : tensor<2xf32>
  %r100 = stablehlo.bitcast_convert %r99 : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %r100, dense<[27, 0]> : tensor<2xui32> : tensor<2xui32>
  %c101 = stablehlo.constant dense<[0x00000001, 0x007FFFFF]> : tensor<2xf32>
  %c102 = stablehlo.constant dense<[0.0, 0x00000001]> : tensor<2xf32>
  %r103 = stablehlo.add %c101, %c102 : tensor<2xf32>
  %r104 = stablehlo.bitcast_convert %r103 : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %r104, dense<[1, 0x00800000]> : tensor<2xui32> : tensor<2xui32>
  %c105 = stablehlo.constant dense<[0x0400, 0x0001]> : tensor<2xf16>
  %c106 = stablehlo.constant dense<[2.0, 2.0]> : tensor<2xf16>
  %r107 = stablehlo.divide %c105, %c106 : tensor<2xf16>
  %r108 = stablehlo.bitcast_convert %r107 : (tensor<2xf16>) -> tensor<2xui16>
  check.expect_eq_const %r108, dense<[0x0200, 0]> : tensor<2xui16> : tensor<2xui16>
  // a product rounds before it is added, and halves after each operation of a chain
  %c109 = stablehlo.constant dense<[1.000244140625, 1.000244140625]> : tensor<2xf32>
  %r110 = stablehlo.multiply %c109, %c109 : tensor<2xf32>
  %c111 = stablehlo.constant dense<[1.00048828125, 1.0]> : tensor<2xf32>
  %r112 = stablehlo.subtract %r110, %c111 : tensor<2xf32>
  check.expect_eq_const %r112, dense<[0.0, 4.8828125e-4]> : tensor<2xf32> : tensor<2xf32>
  %c113 = stablehlo.constant dense<[2048.0, 2049.0]> : tensor<2xf16>
  %c114 = stablehlo.constant dense<1.0> : tensor<2xf16>
  %r115 = stablehlo.add %c113, %c114 : tensor<2xf16>
  %c116 = stablehlo.constant dense<2048.0> : tensor<2xf16>
  %r117 = stablehlo.subtract %r115, %c116 : tensor<2xf16>
  check.expect_eq_const %r117, dense<[0.0, 0.0]> : tensor<2xf16> : tensor<2xf16>
  %c118 = stablehlo.constant dense<[-3.0, 20.0]> : tensor<2xbf16>
  %r119 = stablehlo.logistic %c118 : tensor<2xbf16>
  %c120 = stablehlo.constant dense<[0.0474, 1.0]> : tensor<2xbf16>
  check.expect_close %r119, %c120, max_ulp_difference = 1 : tensor<2xbf16>, tensor<2xbf16>
  // decimal digits are read as MLIR reads them, through f64: near a tie
  %c121 = stablehlo.constant dense<1.00000017881393432617187499> : tensor<1xf32>
  %r122 = stablehlo.bitcast_convert %c121 : (tensor<1xf32>) -> tensor<1xui32>
  check.expect_eq_const %r122, dense<0x3F800002> : tensor<1xui32> : tensor<1xui32>
  // reduce_precision: of NaN and of no fraction; a format's smallest number
  %c123 = stablehlo.constant dense<[0x7FC00000, 1.0, 3.5, 0xFF800000]> : tensor<4xf32>
  %r124 = stablehlo.reduce_precision %c123, format = e8m0 : tensor<4xf32>
  %r125 = stablehlo.bitcast_convert %r124 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r125, dense<[0x7F800000, 0x3F800000, 0x40800000, 0xFF800000]> : tensor<4xui32> : tensor<4xui32>
  %c126 = stablehlo.constant dense<[6.0e-5, 1.0e-6, -1.0e-6, 61439.0]> : tensor<4xf32>
  %r127 = stablehlo.reduce_precision %c126, format = e5m2 : tensor<4xf32>
  %r128 = stablehlo.bitcast_convert %r127 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r128, dense<[0x38800000, 0, 0x80000000, 0x47600000]> : tensor<4xui32> : tensor<4xui32>
  %c129 = stablehlo.constant dense<[61440.0, 1.125, 1.375, -0.0]> : tensor<4xf32>
  %r130 = stablehlo.reduce_precision %c129, format = e5m2 : tensor<4xf32>
  %r131 = stablehlo.bitcast_convert %r130 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %r131, dense<[0x7F800000, 0x3F800000, 0x3FC00000, 0x80000000]> : tensor<4xui32> : tensor<4xui32>
  %c132 = stablehlo.constant dense<[0x7FC00000, 1.0, 2.0, 3.0]> : tensor<4xf32>
  %r133 = stablehlo.reduce_precision %c132, format = e5m2 : tensor<4xf32>
  %r134 = stablehlo.compare NE, %r133, %r133 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r134, dense<[true, false, false, false]> : tensor<4xi1> : tensor<4xi1>
  // sums of halves round step by step: at once 2048 + 1 + 1 would be 2050
  %c135 = stablehlo.constant dense<[2048.0, 1.0, 1.0]> : tensor<3xf16>
  %c136 = stablehlo.constant dense<1.0> : tensor<3xf16>
  %r137 = stablehlo.dot_general %c135, %c136, contracting_dims = [0] x [0] : (tensor<3xf16>, tensor<3xf16>) -> tensor<f16>
  check.expect_eq_const %r137, dense<2048.0> : tensor<f16> : tensor<f16>
  %c138 = stablehlo.constant dense<[256.0, 1.0]> : tensor<2xbf16>
  %c139 = stablehlo.constant dense<1.0> : tensor<2xbf16>
  %r140 = stablehlo.dot_general %c138, %c139, contracting_dims = [0] x [0] : (tensor<2xbf16>, tensor<2xbf16>) -> tensor<f32>
  check.expect_eq_const %r140, dense<257.0> : tensor<f32> : tensor<f32>
  // numbers of an iota round too
  %r141 = stablehlo.iota dim = 0 : tensor<260xbf16>
  %r142 = stablehlo.slice %r141 [255:260] : (tensor<260xbf16>) -> tensor<5xbf16>
  check.expect_eq_const %r142, dense<[255.0, 256.0, 256.0, 258.0, 260.0]> : tensor<5xbf16> : tensor<5xbf16>
  return
}
