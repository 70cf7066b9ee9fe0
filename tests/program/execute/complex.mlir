// Complex functions where parts are tiny, huge, or cancel. Values of 113 bits, rounded.
func.func @main() {
  %x = stablehlo.constant dense<[(-0.99999904632568359, 1.0e-10), (-0.99999904632568359, 1.0e-3), (8.0e307, 1.7e308)]> : tensor<3xcomplex<f64>>
  %log = stablehlo.log_plus_one %x : tensor<3xcomplex<f64>>
  %log_is = stablehlo.constant dense<[(-13.862943605701348, 0.00010485759961569283), (-6.9077548242349929, 1.5698426527676108), (709.8268575776386, 1.1309537439791604)]> : tensor<3xcomplex<f64>>
  check.expect_close %log, %log_is, max_ulp_difference = 3 : tensor<3xcomplex<f64>>, tensor<3xcomplex<f64>>
  %tiny = stablehlo.constant dense<(4.94065645841246544e-324, 4.94065645841246544e-324)> : tensor<complex<f64>>
  %sign = stablehlo.sign %tiny : tensor<complex<f64>>
  %sign_is = stablehlo.constant dense<(0.70710678118654757, 0.70710678118654757)> : tensor<complex<f64>>
  check.expect_close %sign, %sign_is, max_ulp_difference = 1 : tensor<complex<f64>>
  %root = stablehlo.cbrt %tiny : tensor<complex<f64>>
  %root_is = stablehlo.constant dense<(1.8466177099685351e-108, 4.947997241150782e-109)> : tensor<complex<f64>>
  check.expect_close %root, %root_is, max_ulp_difference = 3 : tensor<complex<f64>>
  %y = stablehlo.constant dense<(0.001, 4.94065645841246544e-324)> : tensor<complex<f64>>
  %rsqrt = stablehlo.rsqrt %y : tensor<complex<f64>>
  %rsqrt_is = stablehlo.constant dense<(31.622776601683793, -7.8116719263959491e-320)> : tensor<complex<f64>>
  check.expect_close %rsqrt, %rsqrt_is, max_ulp_difference = 3 : tensor<complex<f64>>
  %z = stablehlo.constant dense<(0.0, 1.0e30)> : tensor<complex<f64>>
  %logistic = stablehlo.logistic %z : tensor<complex<f64>>
  %logistic_is = stablehlo.constant dense<(0.5, 107.16193107680203)> : tensor<complex<f64>>
  check.expect_close %logistic, %logistic_is, max_ulp_difference = 3 : tensor<complex<f64>>
  %w = stablehlo.constant dense<(0.5, 0.99999904632568359)> : tensor<complex<f64>>
  %expm1 = stablehlo.exponential_minus_one %w : tensor<complex<f64>>
  %expm1_is = stablehlo.constant dense<(-0.10919077262615376, 1.3873502617885134)> : tensor<complex<f64>>
  check.expect_close %expm1, %expm1_is, max_ulp_difference = 3 : tensor<complex<f64>>
  %huge = stablehlo.constant dense<(1.7976931348623157e308, 4.94065645841246544e-324)> : tensor<complex<f64>>
  %square = chlo.square %huge : tensor<complex<f64>> -> tensor<complex<f64>>
  %square_is = stablehlo.constant dense<(0x7FF0000000000000, 1.7763568394002503e-15)> : tensor<complex<f64>>
  check.expect_close %square, %square_is, max_ulp_difference = 1 : tensor<complex<f64>>
  return
}
