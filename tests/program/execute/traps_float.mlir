// Floats: NaN, the signs of zeros, halves, denormals. Signs are seen in the bits.
func.func @bits(%x: tensor<4xf32>) -> tensor<4xui32> {
  %0 = stablehlo.bitcast_convert %x : (tensor<4xf32>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}
func.func @main() {
  %zeros = stablehlo.constant dense<[-0.0, 0.0, -0.0, 0.0]> : tensor<4xf32>
  %other = stablehlo.constant dense<[0.0, -0.0, -0.0, 0.0]> : tensor<4xf32>
  // -0 is below +0
  %max = stablehlo.maximum %zeros, %other : tensor<4xf32>
  %max_bits = func.call @bits(%max) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %max_bits, dense<[0, 0, 0x80000000, 0]> : tensor<4xui32> : tensor<4xui32>
  %min = stablehlo.minimum %zeros, %other : tensor<4xf32>
  %min_bits = func.call @bits(%min) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %min_bits, dense<[0x80000000, 0x80000000, 0x80000000, 0]> : tensor<4xui32> : tensor<4xui32>
  // NaN wins from either side
  %a = stablehlo.constant dense<[0x7FC00000, 1.0, 0x7FC00000, 1.0]> : tensor<4xf32>
  %b = stablehlo.constant dense<[1.0, 0x7FC00000, 0x7FC00000, 2.0]> : tensor<4xf32>
  %nans = stablehlo.maximum %a, %b : tensor<4xf32>
  %is = stablehlo.compare NE, %nans, %nans : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %is, dense<[true, true, true, false]> : tensor<4xi1> : tensor<4xi1>
  // comparisons with NaN are false but NE; +0 = -0; in total order neither
  %lt = stablehlo.compare LT, %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %lt, dense<[false, false, false, true]> : tensor<4xi1> : tensor<4xi1>
  %eq = stablehlo.compare EQ, %zeros, %other : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %eq, dense<true> : tensor<4xi1> : tensor<4xi1>
  %total = stablehlo.compare LT, %zeros, %other, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %total, dense<[true, false, false, false]> : tensor<4xi1> : tensor<4xi1>
  %total_nan = stablehlo.compare GT, %a, %b, TOTALORDER : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %total_nan, dense<[true, false, false, false]> : tensor<4xi1> : tensor<4xi1>
  // rounding: 0.49999997 is no half; halves away from 0, and to even; -0 stays
  %h = stablehlo.constant dense<[0x3EFFFFFF, 2.5, -2.5, -0.25]> : tensor<4xf32>
  %afz = stablehlo.round_nearest_afz %h : tensor<4xf32>
  %afz_bits = func.call @bits(%afz) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %afz_bits, dense<[0, 0x40400000, 0xC0400000, 0x80000000]> : tensor<4xui32> : tensor<4xui32>
  %even = stablehlo.round_nearest_even %h : tensor<4xf32>
  check.expect_eq_const %even, dense<[0.0, 2.0, -2.0, 0.0]> : tensor<4xf32> : tensor<4xf32>
  // powers
  %x = stablehlo.constant dense<[0x7FC00000, 1.0, 0.0, -8.0]> : tensor<4xf32>
  %y = stablehlo.constant dense<[0.0, 0x7FC00000, -1.0, 3.0]> : tensor<4xf32>
  %pow = stablehlo.power %x, %y : tensor<4xf32>
  check.expect_eq_const %pow, dense<[1.0, 1.0, 0x7F800000, -512.0]> : tensor<4xf32> : tensor<4xf32>
  // the remainder has the sign of the dividend
  %r = stablehlo.constant dense<[-5.5, 5.5, -0.0, 7.0]> : tensor<4xf32>
  %s = stablehlo.constant dense<[2.0, -2.0, 1.0, 0x7F800000]> : tensor<4xf32>
  %rem = stablehlo.remainder %r, %s : tensor<4xf32>
  %rem_bits = func.call @bits(%rem) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %rem_bits, dense<[0xBFC00000, 0x3FC00000, 0x80000000, 0x40E00000]> : tensor<4xui32> : tensor<4xui32>
  // denormals stay
  %tiny = stablehlo.constant dense<[0x00000001, 0x00800000, 0x80000001, 0.0]> : tensor<4xf32>
  %half = stablehlo.constant dense<[1.0, 0.5, 2.0, 1.0]> : tensor<4xf32>
  %product = stablehlo.multiply %tiny, %half : tensor<4xf32>
  %product_bits = func.call @bits(%product) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %product_bits, dense<[1, 0x00400000, 0x80000002, 0]> : tensor<4xui32> : tensor<4xui32>
  // clamp: low above high gives high; NaN anywhere NaN
  %low = stablehlo.constant dense<2.0> : tensor<f32>
  %high = stablehlo.constant dense<1.0> : tensor<f32>
  %clamp = stablehlo.clamp %low, %h, %high : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  check.expect_eq_const %clamp, dense<1.0> : tensor<4xf32> : tensor<4xf32>
  %nan = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %nan_clamp = stablehlo.clamp %low, %h, %nan : (tensor<f32>, tensor<4xf32>, tensor<f32>) -> tensor<4xf32>
  %finite = stablehlo.is_finite %nan_clamp : (tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %finite, dense<false> : tensor<4xi1> : tensor<4xi1>
  // a sign keeps zeros and NaN; a logistic of -1000 is 0
  %sign = stablehlo.sign %zeros : tensor<4xf32>
  %sign_bits = func.call @bits(%sign) : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %sign_bits, dense<[0x80000000, 0, 0x80000000, 0]> : tensor<4xui32> : tensor<4xui32>
  %far = stablehlo.constant dense<[-1000.0, 1000.0, 0.0, 0xFF800000]> : tensor<4xf32>
  %logistic = stablehlo.logistic %far : tensor<4xf32>
  check.expect_eq_const %logistic, dense<[0.0, 1.0, 0.5, 0.0]> : tensor<4xf32> : tensor<4xf32>
  // each op of bf16 rounds: 256 + 1 is a tie and stays even
  %big = stablehlo.constant dense<[256.0, 258.0]> : tensor<2xbf16>
  %one = stablehlo.constant dense<1.0> : tensor<2xbf16>
  %sum = stablehlo.add %big, %one : tensor<2xbf16>
  check.expect_eq_const %sum, dense<[256.0, 260.0]> : tensor<2xbf16> : tensor<2xbf16>
  // and so does each step of a sum
  %ones = stablehlo.constant dense<1.0> : tensor<4096xbf16>
  %zero = stablehlo.constant dense<0.0> : tensor<bf16>
  %all = stablehlo.reduce(%ones init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4096xbf16>, tensor<bf16>) -> tensor<bf16>
  check.expect_eq_const %all, dense<256.0> : tensor<bf16> : tensor<bf16>
  // the initial value counts once, also of an empty sum
  %none = stablehlo.constant dense<> : tensor<0x3xf32>
  %seven = stablehlo.constant dense<7.0> : tensor<f32>
  %empty = stablehlo.reduce(%none init: %seven) applies stablehlo.add across dimensions = [0] : (tensor<0x3xf32>, tensor<f32>) -> tensor<3xf32>
  check.expect_eq_const %empty, dense<7.0> : tensor<3xf32> : tensor<3xf32>
  // reduce_precision: rounds first, then flushes and overflows
  %small = stablehlo.constant dense<[6.0e-5, 1.0e-6, 65520.0, 65519.0]> : tensor<4xf32>
  %reduced = stablehlo.reduce_precision %small, format = e5m10 : tensor<4xf32>
  check.expect_eq_const %reduced, dense<[0.0, 0.0, 0x7F800000, 65504.0]> : tensor<4xf32> : tensor<4xf32>
  // digamma has a pole at 0 as at -1: no number
  %poles = stablehlo.constant dense<[0.0, -0.0, -1.0, 1.0]> : tensor<4xf32>
  %digamma = chlo.digamma %poles : tensor<4xf32> -> tensor<4xf32>
  %is_number = stablehlo.compare EQ, %digamma, %digamma : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  check.expect_eq_const %is_number, dense<[false, false, false, true]> : tensor<4xi1> : tensor<4xi1>
  // f8E5M2 with all of its bits is what it was: denormals too
  %rp5 = stablehlo.constant dense<[1.52587890625e-05, -57344.0, 3.0]> : tensor<3xf8E5M2>
  %rp5r = stablehlo.reduce_precision %rp5, format = e5m2 : tensor<3xf8E5M2>
  check.expect_eq %rp5r, %rp5 : tensor<3xf8E5M2>
  return
}
