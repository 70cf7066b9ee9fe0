// Conversion: saturates, wraps, rounds once.
func.func @main() {
  %f = stablehlo.constant dense<[300.0, -300.0, 0x7FC00000, 0x7F800000, -0.9, 1.9]> : tensor<6xf32>
  %i8 = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xi8>
  check.expect_eq_const %i8, dense<[127, -128, 0, 127, 0, 1]> : tensor<6xi8> : tensor<6xi8>
  %u8 = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xui8>
  check.expect_eq_const %u8, dense<[255, 0, 0, 255, 0, 1]> : tensor<6xui8> : tensor<6xui8>
  %i64 = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xi64>
  check.expect_eq_const %i64, dense<[300, -300, 0, 9223372036854775807, 0, 1]> : tensor<6xi64> : tensor<6xi64>
  %i1 = stablehlo.convert %f : (tensor<6xf32>) -> tensor<6xi1>
  check.expect_eq_const %i1, dense<true> : tensor<6xi1> : tensor<6xi1>
  %zeros = stablehlo.constant dense<[0.0, -0.0]> : tensor<2xf32>
  %no = stablehlo.convert %zeros : (tensor<2xf32>) -> tensor<2xi1>
  check.expect_eq_const %no, dense<false> : tensor<2xi1> : tensor<2xi1>
  // integers to integers wrap, and extend by the sign of the source
  %w = stablehlo.constant dense<[300, -1, 128]> : tensor<3xi32>
  %narrow = stablehlo.convert %w : (tensor<3xi32>) -> tensor<3xi8>
  check.expect_eq_const %narrow, dense<[44, -1, -128]> : tensor<3xi8> : tensor<3xi8>
  %wide = stablehlo.convert %w : (tensor<3xi32>) -> tensor<3xui64>
  check.expect_eq_const %wide, dense<[300, 18446744073709551615, 128]> : tensor<3xui64> : tensor<3xui64>
  // one rounding: through f64, or f32, these would be others
  %tie = stablehlo.constant dense<[9007199791611905, 7]> : tensor<2xi64>
  %f32 = stablehlo.convert %tie : (tensor<2xi64>) -> tensor<2xf32>
  check.expect_eq_const %f32, dense<[0x5A000001, 7.0]> : tensor<2xf32> : tensor<2xf32>
  %d = stablehlo.constant dense<[1.00048828125000001, 65519.999999]> : tensor<2xf64>
  %f16 = stablehlo.convert %d : (tensor<2xf64>) -> tensor<2xf16>
  check.expect_eq_const %f16, dense<[1.0, 65504.0]> : tensor<2xf16> : tensor<2xf16>
  // the small floats: saturated, infinite or NaN as each has it
  %l = stablehlo.constant dense<[448.0, 464.0, 465.0, -0.0, 0.3]> : tensor<5xf32>
  %fn = stablehlo.convert %l : (tensor<5xf32>) -> tensor<5xf8E4M3FN>
  %fn_bits = stablehlo.bitcast_convert %fn : (tensor<5xf8E4M3FN>) -> tensor<5xui8>
  check.expect_eq_const %fn_bits, dense<[0x7E, 0x7E, 0x7F, 0x80, 0x2A]> : tensor<5xui8> : tensor<5xui8>
  %nuz = stablehlo.convert %l : (tensor<5xf32>) -> tensor<5xf8E4M3FNUZ>
  %nuz_bits = stablehlo.bitcast_convert %nuz : (tensor<5xf8E4M3FNUZ>) -> tensor<5xui8>
  check.expect_eq_const %nuz_bits, dense<[0x80, 0x80, 0x80, 0, 0x32]> : tensor<5xui8> : tensor<5xui8>
  %back = stablehlo.convert %fn : (tensor<5xf8E4M3FN>) -> tensor<5xf32>
  %moved = stablehlo.slice %back [4:5] : (tensor<5xf32>) -> tensor<1xf32>
  check.expect_eq_const %moved, dense<0.3125> : tensor<1xf32> : tensor<1xf32>
  // complex to real drops the imaginary part, also to i1
  %c = stablehlo.constant dense<[(0.0, 1.0), (2.0, 3.0)]> : tensor<2xcomplex<f32>>
  %real = stablehlo.convert %c : (tensor<2xcomplex<f32>>) -> tensor<2xf64>
  check.expect_eq_const %real, dense<[0.0, 2.0]> : tensor<2xf64> : tensor<2xf64>
  %any = stablehlo.convert %c : (tensor<2xcomplex<f32>>) -> tensor<2xi1>
  check.expect_eq_const %any, dense<[false, true]> : tensor<2xi1> : tensor<2xi1>
  // bits: the least significant part first
  %p = stablehlo.constant dense<[0x01020304, 0x80000000]> : tensor<2xui32>
  %parts = stablehlo.bitcast_convert %p : (tensor<2xui32>) -> tensor<2x4xui8>
  check.expect_eq_const %parts, dense<[[4, 3, 2, 1], [0, 0, 0, 128]]> : tensor<2x4xui8> : tensor<2x4xui8>
  %whole = stablehlo.bitcast_convert %parts : (tensor<2x4xui8>) -> tensor<2xui32>
  check.expect_eq_const %whole, dense<[0x01020304, 0x80000000]> : tensor<2xui32> : tensor<2xui32>
  %byte = stablehlo.constant dense<[5, -128]> : tensor<2xi8>
  %bits = stablehlo.bitcast_convert %byte : (tensor<2xi8>) -> tensor<2x8xi1>
  check.expect_eq_const %bits, dense<[[true, false, true, false, false, false, false, false], [false, false, false, false, false, false, false, true]]> : tensor<2x8xi1> : tensor<2x8xi1>
  %packed = stablehlo.bitcast_convert %bits : (tensor<2x8xi1>) -> tensor<2xi8>
  check.expect_eq_const %packed, dense<[5, -128]> : tensor<2xi8> : tensor<2xi8>
  // f8E8M0FNU: between two powers of two the larger one, whether its code is even or not
  %ties = stablehlo.constant dense<[0.75, 1.5, 3.0, 6.0, 2.99]> : tensor<5xf32>
  %scales = stablehlo.convert %ties : (tensor<5xf32>) -> tensor<5xf8E8M0FNU>
  %scale_bits = stablehlo.bitcast_convert %scales : (tensor<5xf8E8M0FNU>) -> tensor<5xui8>
  check.expect_eq_const %scale_bits, dense<[127, 128, 129, 130, 128]> : tensor<5xui8> : tensor<5xui8>
  return
}
