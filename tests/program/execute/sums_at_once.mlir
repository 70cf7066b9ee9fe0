// Sums of a program without ops of the dialects check and interpreter: they
// round once, at their end. The custom call is none of these. Functions, which
// are in vectors, keep the sign of a zero.
func.func @main() {
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %ones = stablehlo.constant dense<1.0> : tensor<4096xbf16>
  %0 = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4096xbf16>, tensor<bf16>) -> tensor<bf16>
  %sum = stablehlo.constant dense<4096.0> : tensor<bf16>
  stablehlo.custom_call @check.expect_eq(%0, %sum) : (tensor<bf16>, tensor<bf16>) -> ()
  %a = stablehlo.constant dense<[2048.0, 1.0, 1.0]> : tensor<3xf16>
  %b = stablehlo.constant dense<1.0> : tensor<3xf16>
  %1 = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<3xf16>, tensor<3xf16>) -> tensor<f16>
  %dot = stablehlo.constant dense<2050.0> : tensor<f16>
  stablehlo.custom_call @check.expect_eq(%1, %dot) : (tensor<f16>, tensor<f16>) -> ()
  %f4 = stablehlo.constant dense<[[[1.5], [4.0], [0.5]]]> : tensor<1x3x1xf4E2M1FN>
  %kernel = stablehlo.constant dense<[[[1.5, -1.0]], [[1.0, 4.0]]]> : tensor<2x1x2xf4E2M1FN>
  %2 = stablehlo.convolution(%f4, %kernel) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xf4E2M1FN>, tensor<2x1x2xf4E2M1FN>) -> tensor<1x2x2xf4E2M1FN>
  %windows = stablehlo.constant dense<[[[6.0, 6.0], [6.0, -2.0]]]> : tensor<1x2x2xf4E2M1FN>
  stablehlo.custom_call @check.expect_eq(%2, %windows) : (tensor<1x2x2xf4E2M1FN>, tensor<1x2x2xf4E2M1FN>) -> ()
  %zeros = stablehlo.constant dense<-0.0> : tensor<9xf32>
  %infinities = stablehlo.constant dense<0xFF800000> : tensor<9xf32>
  %3 = stablehlo.tanh %zeros : tensor<9xf32>
  %4 = stablehlo.exponential_minus_one %zeros : tensor<9xf32>
  %ones32 = stablehlo.constant dense<1.0> : tensor<9xf32>
  %5 = stablehlo.divide %ones32, %3 : tensor<9xf32>
  %6 = stablehlo.divide %ones32, %4 : tensor<9xf32>
  stablehlo.custom_call @check.expect_eq(%5, %infinities) : (tensor<9xf32>, tensor<9xf32>) -> ()
  stablehlo.custom_call @check.expect_eq(%6, %infinities) : (tensor<9xf32>, tensor<9xf32>) -> ()
  return
}
