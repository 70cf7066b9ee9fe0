// Conversions: each pair of types rounds once, to what it has at its ends.
func.func @main() {
  // through f32, or f64, these would be ties
  %c1 = stablehlo.constant dense<[1103806595073, 1103806595072]> : tensor<2xi64>
  %r2 = stablehlo.convert %c1 : (tensor<2xi64>) -> tensor<2xbf16>
  %r3 = stablehlo.bitcast_convert %r2 : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %r3, dense<[0x5381, 0x5380]> : tensor<2xui16> : tensor<2xui16>
  %c4 = stablehlo.constant dense<[1.00390625000090949, 1.00390625]> : tensor<2xf64>
  %r5 = stablehlo.convert %c4 : (tensor<2xf64>) -> tensor<2xbf16>
  %r6 = stablehlo.bitcast_convert %r5 : (tensor<2xbf16>) -> tensor<2xui16>
  check.expect_eq_const %r6, dense<[0x3F81, 0x3F80]> : tensor<2xui16> : tensor<2xui16>
  %c7 = stablehlo.constant dense<[1.12500000000090949, 1.125]> : tensor<2xf64>
  %r8 = stablehlo.convert %c7 : (tensor<2xf64>) -> tensor<2xf8E5M2>
  %r9 = stablehlo.bitcast_convert %r8 : (tensor<2xf8E5M2>) -> tensor<2xui8>
  check.expect_eq_const %r9, dense<[0x3D, 0x3C]> : tensor<2xui8> : tensor<2xui8>
  %c10 = stablehlo.constant dense<[18446744073709551615, 9223373136366403585]> : tensor<2xui64>
  %r11 = stablehlo.convert %c10 : (tensor<2xui64>) -> tensor<2xf32>
  %r12 = stablehlo.bitcast_convert %r11 : (tensor<2xf32>) -> tensor<2xui32>
  check.expect_eq_const %r12, dense<[0x5F800000, 0x5F000001]> : tensor<2xui32> : tensor<2xui32>
  %c13 = stablehlo.constant dense<[9007199254740993, -9007199254740995]> : tensor<2xi64>
  %r14 = stablehlo.convert %c13 : (tensor<2xi64>) -> tensor<2xf64>
  check.expect_eq_const %r14, dense<[9007199254740992.0, -9007199254740996.0]> : tensor<2xf64> : tensor<2xf64>
  // from the tie on it is infinite; denormals
  %c15 = stablehlo.constant dense<[65519.0, 65520.0, 1.0e-7, 2.0e-8]> : tensor<4xf32>
  %r16 = stablehlo.convert %c15 : (tensor<4xf32>) -> tensor<4xf16>
  %r17 = stablehlo.bitcast_convert %r16 : (tensor<4xf16>) -> tensor<4xui16>
  check.expect_eq_const %r17, dense<[0x7BFF, 0x7C00, 2, 0]> : tensor<4xui16> : tensor<4xui16>
  %c18 = stablehlo.constant dense<[61439.0, 61440.0, 0xFF800000, 1.0e-5]> : tensor<4xf32>
  %r19 = stablehlo.convert %c18 : (tensor<4xf32>) -> tensor<4xf8E5M2>
  %r20 = stablehlo.bitcast_convert %r19 : (tensor<4xf8E5M2>) -> tensor<4xui8>
  check.expect_eq_const %r20, dense<[0x7B, 0x7C, 0xFC, 1]> : tensor<4xui8> : tensor<4xui8>
  %c21 = stablehlo.constant dense<[0x7F800000, -500.0, 0x7FC00000]> : tensor<3xf32>
  %r22 = stablehlo.convert %c21 : (tensor<3xf32>) -> tensor<3xf8E4M3FN>
  %r23 = stablehlo.bitcast_convert %r22 : (tensor<3xf8E4M3FN>) -> tensor<3xui8>
  check.expect_eq_const %r23, dense<[0x7F, 0xFF, 0x7F]> : tensor<3xui8> : tensor<3xui8>
  %c24 = stablehlo.constant dense<[240.0, 249.0, 0x7F800000, -1.0e-9]> : tensor<4xf32>
  %r25 = stablehlo.convert %c24 : (tensor<4xf32>) -> tensor<4xf8E4M3FNUZ>
  %r26 = stablehlo.bitcast_convert %r25 : (tensor<4xf8E4M3FNUZ>) -> tensor<4xui8>
  check.expect_eq_const %r26, dense<[0x7F, 0x80, 0x80, 0]> : tensor<4xui8> : tensor<4xui8>
  %c27 = stablehlo.constant dense<[30.0, 31.5, -0.0]> : tensor<3xf32>
  %r28 = stablehlo.convert %c27 : (tensor<3xf32>) -> tensor<3xf8E4M3B11FNUZ>
  %r29 = stablehlo.bitcast_convert %r28 : (tensor<3xf8E4M3B11FNUZ>) -> tensor<3xui8>
  check.expect_eq_const %r29, dense<[0x7F, 0x80, 0]> : tensor<3xui8> : tensor<3xui8>
  %c30 = stablehlo.constant dense<[57344.0, 70000.0, -0.0]> : tensor<3xf32>
  %r31 = stablehlo.convert %c30 : (tensor<3xf32>) -> tensor<3xf8E5M2FNUZ>
  %r32 = stablehlo.bitcast_convert %r31 : (tensor<3xf8E5M2FNUZ>) -> tensor<3xui8>
  check.expect_eq_const %r32, dense<[0x7F, 0x80, 0]> : tensor<3xui8> : tensor<3xui8>
  %c33 = stablehlo.constant dense<[5.0, 100.0, -0.75]> : tensor<3xf32>
  %r34 = stablehlo.convert %c33 : (tensor<3xf32>) -> tensor<3xf4E2M1FN>
  check.expect_eq_const %r34, dense<[4.0, 6.0, -1.0]> : tensor<3xf4E2M1FN> : tensor<3xf4E2M1FN>
  %c35 = stablehlo.constant dense<[30.0, -29.0, 0.03125]> : tensor<3xf32>
  %r36 = stablehlo.convert %c35 : (tensor<3xf32>) -> tensor<3xf6E3M2FN>
  check.expect_eq_const %r36, dense<[28.0, -28.0, 0.0]> : tensor<3xf6E3M2FN> : tensor<3xf6E3M2FN>
  // saturated, of each width and sign
  %c37 = stablehlo.constant dense<[3.0e9, -3.0e9, 2147483520.0, 0x7FC00000]> : tensor<4xf32>
  %r38 = stablehlo.convert %c37 : (tensor<4xf32>) -> tensor<4xi32>
  check.expect_eq_const %r38, dense<[2147483647, -2147483648, 2147483520, 0]> : tensor<4xi32> : tensor<4xi32>
  %c39 = stablehlo.constant dense<[1.0e30, -1.0, 18446744073709549568.0, 0x7FF0000000000000]> : tensor<4xf64>
  %r40 = stablehlo.convert %c39 : (tensor<4xf64>) -> tensor<4xui64>
  check.expect_eq_const %r40, dense<[18446744073709551615, 0, 18446744073709549568, 18446744073709551615]> : tensor<4xui64> : tensor<4xui64>
  %c41 = stablehlo.constant dense<[32768.0, -32769.0, -1.99]> : tensor<3xf32>
  %r42 = stablehlo.convert %c41 : (tensor<3xf32>) -> tensor<3xi16>
  check.expect_eq_const %r42, dense<[32767, -32768, -1]> : tensor<3xi16> : tensor<3xi16>
  %c43 = stablehlo.constant dense<[9.0, -9.0, 7.9, -0.5]> : tensor<4xf32>
  %r44 = stablehlo.convert %c43 : (tensor<4xf32>) -> tensor<4xi4>
  check.expect_eq_const %r44, dense<[7, -8, 7, 0]> : tensor<4xi4> : tensor<4xi4>
  %c45 = stablehlo.constant dense<[16.0, -1.0, 15.9]> : tensor<3xf16>
  %r46 = stablehlo.convert %c45 : (tensor<3xf16>) -> tensor<3xui4>
  check.expect_eq_const %r46, dense<[15, 0, 15]> : tensor<3xui4> : tensor<3xui4>
  // not 0 is true, and so is NaN; true is 1
  %c47 = stablehlo.constant dense<[0x7FC00000, -0.0, 0x00000001, 0.5]> : tensor<4xf32>
  %r48 = stablehlo.convert %c47 : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %r48, dense<[true, false, true, true]> : tensor<4xi1> : tensor<4xi1>
  %c49 = stablehlo.constant dense<[0, -128, 1]> : tensor<3xi8>
  %r50 = stablehlo.convert %c49 : (tensor<3xi8>) -> tensor<3xi1>
  check.expect_eq_const %r50, dense<[false, true, true]> : tensor<3xi1> : tensor<3xi1>
  %c51 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r52 = stablehlo.convert %c51 : (tensor<2xi1>) -> tensor<2xi8>
  check.expect_eq_const %r52, dense<[1, 0]> : tensor<2xi8> : tensor<2xi8>
  %c53 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r54 = stablehlo.convert %c53 : (tensor<2xi1>) -> tensor<2xbf16>
  check.expect_eq_const %r54, dense<[1.0, 0.0]> : tensor<2xbf16> : tensor<2xbf16>
  %c55 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %r56 = stablehlo.convert %c55 : (tensor<2xi1>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r56, dense<[(1.0, 0.0), (0.0, 0.0)]> : tensor<2xcomplex<f32>> : tensor<2xcomplex<f32>>
  // a sign extends by the type it comes from
  %c57 = stablehlo.constant dense<[255, 128]> : tensor<2xui8>
  %r58 = stablehlo.convert %c57 : (tensor<2xui8>) -> tensor<2xi64>
  check.expect_eq_const %r58, dense<[255, 128]> : tensor<2xi64> : tensor<2xi64>
  %c59 = stablehlo.constant dense<[-1, -128]> : tensor<2xi8>
  %r60 = stablehlo.convert %c59 : (tensor<2xi8>) -> tensor<2xui64>
  check.expect_eq_const %r60, dense<[18446744073709551615, 18446744073709551488]> : tensor<2xui64> : tensor<2xui64>
  %c61 = stablehlo.constant dense<[-1, 7]> : tensor<2xi4>
  %r62 = stablehlo.convert %c61 : (tensor<2xi4>) -> tensor<2xui8>
  check.expect_eq_const %r62, dense<[255, 7]> : tensor<2xui8> : tensor<2xui8>
  %c63 = stablehlo.constant dense<[2, 5]> : tensor<2xi32>
  %r64 = stablehlo.convert %c63 : (tensor<2xi32>) -> tensor<2xi2>
  check.expect_eq_const %r64, dense<[-2, 1]> : tensor<2xi2> : tensor<2xi2>
  %c65 = stablehlo.constant dense<[(1.0e300, -1.0e-300), (0.1, 2.0)]> : tensor<2xcomplex<f64>>
  %r66 = stablehlo.convert %c65 : (tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %r66, dense<[(0x7F800000, -0.0), (0.1, 2.0)]> : tensor<2xcomplex<f32>> : tensor<2xcomplex<f32>>
  return
}
