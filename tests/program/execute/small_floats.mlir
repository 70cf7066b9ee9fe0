// Floats of a byte and less: reduce_precision in f32, top_k in the order of f32;
// and the kernel of asin and acos, by what it is for.
func.func @main() {
  %bits = stablehlo.constant dense<[0x39, 0x7E, 0x77, 0x01, 0x04, 0x0E, 0xBF, 0x7F]> : tensor<8xui8>
  %a = stablehlo.bitcast_convert %bits : (tensor<8xui8>) -> tensor<8xf8E4M3FN>
  // 448 is beyond the 240 of e4m3, and there is no infinity; denormals are 0
  %0 = stablehlo.reduce_precision %a, format = e4m3 : tensor<8xf8E4M3FN>
  %1 = stablehlo.bitcast_convert %0 : (tensor<8xf8E4M3FN>) -> tensor<8xui8>
  check.expect_eq_const %1, dense<[0x39, 0x7F, 0x77, 0, 0, 0x0E, 0xBF, 0x7F]> : tensor<8xui8> : tensor<8xui8>
  // 1.125 is halfway from 1 to 1.25, -1.875 from -1.75 to -2
  %2 = stablehlo.reduce_precision %a, format = e8m2 : tensor<8xf8E4M3FN>
  %3 = stablehlo.bitcast_convert %2 : (tensor<8xf8E4M3FN>) -> tensor<8xui8>
  check.expect_eq_const %3, dense<[0x38, 0x7E, 0x78, 0x01, 0x04, 0x0E, 0xC0, 0x7F]> : tensor<8xui8> : tensor<8xui8>
  %f4 = stablehlo.constant dense<[1.5, 3.0, -6.0, 0.5]> : tensor<4xf4E2M1FN>
  // 3 is halfway from 2 to 4, -6 from -4 to -8, which is too large
  %4 = stablehlo.reduce_precision %f4, format = e8m0 : tensor<4xf4E2M1FN>
  check.expect_eq_const %4, dense<[2.0, 2.0, -6.0, 0.5]> : tensor<4xf4E2M1FN> : tensor<4xf4E2M1FN>

  // NaN above all, -0 below 0, -NaN below all
  %mixed = stablehlo.constant dense<[[0x7F, 0xFF, 0x38, 0x80, 0, 0xFE]]> : tensor<1x6xui8>
  %b = stablehlo.bitcast_convert %mixed : (tensor<1x6xui8>) -> tensor<1x6xf8E4M3FN>
  %top:2 = chlo.top_k(%b, k = 6) : tensor<1x6xf8E4M3FN> -> (tensor<1x6xf8E4M3FN>, tensor<1x6xi32>)
  %top_bits = stablehlo.bitcast_convert %top#0 : (tensor<1x6xf8E4M3FN>) -> tensor<1x6xui8>
  check.expect_eq_const %top_bits, dense<[[0x7F, 0x38, 0, 0x80, 0xFE, 0xFF]]> : tensor<1x6xui8> : tensor<1x6xui8>
  check.expect_eq_const %top#1, dense<[[0, 2, 4, 3, 5, 1]]> : tensor<1x6xi32> : tensor<1x6xi32>
  // the numbers of f8E8M0FNU have no sign
  %powers = stablehlo.constant dense<[1, 255, 127]> : tensor<3xui8>
  %c = stablehlo.bitcast_convert %powers : (tensor<3xui8>) -> tensor<3xf8E8M0FNU>
  %largest:2 = chlo.top_k(%c, k = 2) : tensor<3xf8E8M0FNU> -> (tensor<2xf8E8M0FNU>, tensor<2xi32>)
  check.expect_eq_const %largest#1, dense<[1, 2]> : tensor<2xi32> : tensor<2xi32>
  %f4_top:2 = chlo.top_k(%f4, k = 3) : tensor<4xf4E2M1FN> -> (tensor<3xf4E2M1FN>, tensor<3xi32>)
  check.expect_eq_const %f4_top#0, dense<[3.0, 1.5, 0.5]> : tensor<3xf4E2M1FN> : tensor<3xf4E2M1FN>
  check.expect_eq_const %f4_top#1, dense<[1, 0, 3]> : tensor<3xi32> : tensor<3xi32>

  // asin(z) = atan2(re z, re w) + i sign(im z) im w
  %z = stablehlo.constant dense<[(0.5, 0.25), (-2.0, 3.0), (1.0e10, -1.0), (0.0, -0.5), (-1.0, 1.0e-9), (3.0, 4.0)]> : tensor<6xcomplex<f64>>
  %w = chlo._asin_acos_kernel %z : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  %x = stablehlo.real %z : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %y = stablehlo.imag %z : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %u = stablehlo.real %w : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %v = stablehlo.imag %w : (tensor<6xcomplex<f64>>) -> tensor<6xf64>
  %re = stablehlo.atan2 %x, %u : tensor<6xf64>
  %sign = stablehlo.sign %y : tensor<6xf64>
  %im = stablehlo.multiply %sign, %v : tensor<6xf64>
  %asin = stablehlo.complex %re, %im : tensor<6xcomplex<f64>>
  %expected = chlo.asin %z : tensor<6xcomplex<f64>> -> tensor<6xcomplex<f64>>
  check.expect_close %asin, %expected, max_ulp_difference = 4 : tensor<6xcomplex<f64>>, tensor<6xcomplex<f64>>
  return
}
