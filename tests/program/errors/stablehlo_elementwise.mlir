func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.abs"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.abs"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xtf32>) {
  %r = "stablehlo.abs"(%a0) : (tensor<2x3xtf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<12x3xf8E4M3FN>) {
  %r = "stablehlo.abs"(%a0) : (tensor<12x3xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.cbrt"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui8>) {
  %r = "stablehlo.cbrt"(%a0) : (tensor<2x3xui8>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "stablehlo.cbrt"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  "stablehlo.cbrt"(%a0) : (tensor<2x3xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.ceil"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "stablehlo.ceil"(%a0) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x6xui64>) {
  %r = "stablehlo.ceil"(%a0) : (tensor<2x6xui64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.ceil"(%a0) : (tensor<2x3xf32>) -> (tensor<2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.cosine"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.cosine"(%a0) : (tensor<f32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.cosine"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<0x3xui8>) {
  %r = "stablehlo.cosine"(%a0) : (tensor<0x3xui8>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.exponential"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.exponential"(%a0) : (tensor<2x3xf32>) -> (tensor<16x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>) {
  %r = "stablehlo.exponential"(%a0) : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r:2 = "stablehlo.exponential"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.exponential"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi8>) {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<2x3xi8>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x1x3xf32>) {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<2x1x3xf32>) -> (tensor<2x?xi32, #stablehlo.bounds<?, 4>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf16>) {
  %r = "stablehlo.exponential_minus_one"(%a0) : (tensor<2x3xf16>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.floor"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.floor"(%a0) : (tensor<2x3xf32>) -> (tuple<tensor<2xf32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi64>) {
  %r = "stablehlo.floor"(%a0) : (tensor<2x3xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x8xf32>) {
  %r = "stablehlo.floor"(%a0) : (tensor<2x8xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.log"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "stablehlo.log"(%a0) : (tensor<8x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x2xi16>) {
  %r = "stablehlo.log"(%a0) : (tensor<3x2xi16>) -> (tensor<2x3xi16>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xui32>)
  return
}
// -----
func.func @f(%a0: tensor<*xf32>) {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<*xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xbf16>) {
  %r = "stablehlo.log_plus_one"(%a0) : (tensor<2x3xbf16>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.logistic"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.logistic"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x3xf32>) {
  %r = "stablehlo.logistic"(%a0) : (tensor<3x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xsi8>) {
  %r = "stablehlo.logistic"(%a0) : (tensor<2x3xsi8>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.negate"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf8E4M3FN>) {
  %r = "stablehlo.negate"(%a0) : (tensor<2x3xf8E4M3FN>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>) {
  %r = "stablehlo.negate"(%a0) : (tensor<2x3xi1>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.negate"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x3xf32>) {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<16x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.round_nearest_afz"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.round_nearest_afz"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>) {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<f32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x2x3xcomplex<f32>>) {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<3x2x3xcomplex<f32>>) -> (tensor<2x3xi16>)
  return
}
// -----
func.func @f(%a0: tensor<16x1x3xf32>) {
  %r = "stablehlo.round_nearest_even"(%a0) : (tensor<16x1x3xf32>) -> (tensor<16x1x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x1xf32>) {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<2x1xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi64>) {
  %r = "stablehlo.rsqrt"(%a0) : (tensor<2x3xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.sign"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.sign"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xi3>) {
  %r = "stablehlo.sign"(%a0) : (tensor<2xi3>) -> (tensor<2x3xindex>)
  return
}
// -----
func.func @f(%a0: tensor<6x3xf16>) {
  %r = "stablehlo.sign"(%a0) : (tensor<6x3xf16>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.sine"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x5xf32>) {
  %r = "stablehlo.sine"(%a0) : (tensor<2x5xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.sine"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.sqrt"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.sqrt"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x5xf32>) {
  %r = "stablehlo.sqrt"(%a0) : (tensor<2x5xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf80>) {
  %r = "stablehlo.sqrt"(%a0) : (tensor<2x3xf80>) -> (tensor<2x3xf80>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.tan"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<12x2x3xf32>) {
  %r = "stablehlo.tan"(%a0) : (tensor<12x2x3xf32>) -> (tensor<2x3x?xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x2xf32>) {
  %r = "stablehlo.tan"(%a0) : (tensor<3x2xf32>) -> (tensor<3x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xsi8>) {
  %r = "stablehlo.tan"(%a0) : (tensor<2x3xsi8>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.tanh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xindex>) {
  %r = "stablehlo.tanh"(%a0) : (tensor<2x3xindex>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.tanh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<6x3xf32>) {
  %r = "stablehlo.tanh"(%a0) : (tensor<6x3xf32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  %r = "stablehlo.not"(%a0) : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  %r = "stablehlo.not"(%a0) : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x2xi32>) {
  %r = "stablehlo.not"(%a0) : (tensor<2x3x2xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  "stablehlo.not"(%a0) : (tensor<2x3xi32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x3xf64>) {
  %r = "stablehlo.not"(%a0) : (tensor<2x3xf64>) -> (tensor<2x3xf64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  %r = "stablehlo.popcnt"(%a0) : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xi32, #stablehlo.bounds<2, ?>>) {
  %r = "stablehlo.popcnt"(%a0) : (tensor<?x3xi32, #stablehlo.bounds<2, ?>>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  %r = "stablehlo.popcnt"(%a0) : (tensor<2x3xi32>) -> (tensor<2x3x?xi32>)
  return
}
// -----
func.func @f(%a0: tensor<12x3xi32>) {
  %r = "stablehlo.popcnt"(%a0) : (tensor<12x3xi32>) -> (tensor<2x3xtf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xsi8>) {
  %r = "stablehlo.popcnt"(%a0) : (tensor<2x3xsi8>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf16>) {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<2x3xf16>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  %r:2 = "stablehlo.count_leading_zeros"(%a0) : (tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>) {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi16>) {
  %r = "stablehlo.count_leading_zeros"(%a0) : (tensor<2x3xi16>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<5x3xcomplex<f64>>) {
  %r = "stablehlo.add"(%a0, %a1) : (tensor<2x3xcomplex<f64>>, tensor<5x3xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x5xf32>, %a1: tensor<2x3xi8>) {
  %r = "stablehlo.atan2"(%a0, %a1) : (tensor<2x5xf32>, tensor<2x3xi8>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>) {
  "stablehlo.divide"(%a0, %a1) : (tensor<2x3xi1>, tensor<2x3xi1>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.divide"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x?x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<?x2x3xf32>) {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<2x3xf32>, tensor<?x2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.maximum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<?x3xf32, #stablehlo.bounds<3, ?>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x5xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<2x5xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui64>, %a1: tensor<2x3xui64>) {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<2x3xui64>, tensor<2x3xui64>) -> (tensor<2x3xui64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xindex>, %a1: tensor<2x3xindex>) {
  %r = "stablehlo.minimum"(%a0, %a1) : (tensor<2x3xindex>, tensor<2x3xindex>) -> (tensor<2x3xindex>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.multiply"(%a0, %a1, %a2) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<5x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<5x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: i32, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.multiply"(%a0, %a1) : (i32, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xbf16>, %a1: tensor<2x3xbf16>) {
  %r = "stablehlo.multiply"(%a0, %a1) : (tensor<2x3xbf16>, tensor<2x3xbf16>) -> (tensor<2x3xbf16>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x0xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<2x0xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xi3>) {
  %r = "stablehlo.power"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xi3>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x1xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.remainder"(%a0, %a1, %a2) : (tensor<2x1xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi3>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.remainder"(%a0, %a1) : (tensor<2x3xi3>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3x3xf32>) {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  "stablehlo.subtract"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x3xui64>, %a1: tensor<2x3xui64>) {
  %r = "stablehlo.subtract"(%a0, %a1) : (tensor<2x3xui64>, tensor<2x3xui64>) -> (tensor<2x3xui64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xi1>, %a2: tensor<2x3xi1>) {
  %r = "stablehlo.subtract"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xi1>, tensor<2x3xi1>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2xi32>) {
  %r = "stablehlo.and"(%a0, %a1) : (tensor<2x3xi32>, tensor<2xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<2x3xcomplex<f32>>) {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> (tensor<2x3xsi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x1xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<2x3x1xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.or"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.xor"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>, %a2: tensor<2x3xi32>) {
  %r = "stablehlo.xor"(%a0, %a1, %a2) : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<2x2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xindex>, %a1: tensor<2x3xindex>) {
  %r = "stablehlo.shift_left"(%a0, %a1) : (tensor<2x3xindex>, tensor<2x3xindex>) -> (tensor<2x3xindex>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<5x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2x3xi32>, %a1: tensor<2x2x3xi32>) {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<2x2x3xi32>, tensor<2x2x3xi32>) -> (tensor<2x2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi3>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_right_arithmetic"(%a0, %a1) : (tensor<2x3xi3>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f64>>, %a1: tensor<2x3xcomplex<f64>>) {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<2x3xcomplex<f64>>, tensor<2x3xcomplex<f64>>) -> (tensor<2x3xcomplex<f64>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<3x2xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<3x2xi32>, tensor<2x3xi32>) -> (tensor<8x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r:2 = "stablehlo.shift_right_logical"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>, tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "stablehlo.abs"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r:2 = "stablehlo.abs"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.is_finite"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<6x3xf32>) {
  %r = "stablehlo.is_finite"(%a0) : (tensor<6x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.is_finite"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xui64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.is_finite"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "stablehlo.real"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<16x3xcomplex<f32>>) {
  %r = "stablehlo.real"(%a0) : (tensor<16x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r:2 = "stablehlo.real"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "stablehlo.real"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>) {
  %r = "stablehlo.real"(%a0) : (tensor<2x3xi1>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "stablehlo.imag"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "stablehlo.imag"(%a0) : (tensor<2x3xcomplex<f32>>) -> (!stablehlo.token)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.imag"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui8>) {
  %r = "stablehlo.imag"(%a0) : (tensor<2x3xui8>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.real"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<5x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<5x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>, %a1: tensor<2x3xf80>) {
  %r = "stablehlo.complex"(%a0, %a1) : (tensor<2x3xcomplex<f32>>, tensor<2x3xf80>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r:2 = "stablehlo.complex"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf80>) {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3xf80>) -> (tensor<2x3xf80>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3xf32>) -> (tensor<6x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf8E4M3FN>) {
  %r = "stablehlo.convert"(%a0) : (tensor<2x3xf8E4M3FN>) -> (tensor<2x3xf8E4M3FN>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x2x3xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{compare_type = #stablehlo<comparison_type FLOAT>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf16>, %a1: tensor<2x4xi32>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xf16>, tensor<2x4xi32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xui8>) {
  %r = "stablehlo.compare"(%a0, %a1) <{comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>}> : (tensor<2x3xi32>, tensor<2x3xui8>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<?x3xf32, #stablehlo.bounds<4, ?>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r:2 = "stablehlo.select"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<2x3xf32>, %a2: tensor<2x2xf32>) {
  %r = "stablehlo.select"(%a0, %a1, %a2) : (tensor<i1>, tensor<2x3xf32>, tensor<2x2xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<2x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<8x3xf32>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<?x3xf32, #stablehlo.bounds<1, ?>>, %a2: tensor<2x3xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<2x3xf32>, tensor<?x3xf32, #stablehlo.bounds<1, ?>>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<2x3xf32>, %a2: tensor<f32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<2x3xf32>, tensor<f32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>, %a1: tensor<2x3xf32>, %a2: tensor<*xf32>) {
  %r = "stablehlo.clamp"(%a0, %a1, %a2) : (tensor<f32>, tensor<2x3xf32>, tensor<*xf32>) -> (tensor<?x3xf32, #stablehlo.bounds<1, ?>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.reduce_precision"(%a0, %a1) <{exponent_bits = 5 : i32, mantissa_bits = 4 : i32}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui64>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<2x3xui64>) -> (tensor<2x3xui64>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 0 : i32, mantissa_bits = 10 : i32}> : (tensor<2xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x3xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 5 : i32, mantissa_bits = 10 : i32}> : (tensor<4x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.reduce_precision"(%a0) <{exponent_bits = 4 : i32, mantissa_bits = 10 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<0x3xf32>) {
  %r:2 = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({^bb0(%x0: tensor<1xf32>, %x1: tensor<1xf32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32> "stablehlo.return"(%z0) : (tensor<1xf32>) -> ()}) : (tensor<2x3xf32>, tensor<0x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<16x3xf32>) {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>, tensor<16x3xf32>) -> (i32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x5xf32>) {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 4>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>, tensor<2x5xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.map"(%a0, %a1) <{dimensions = array<i64: 0, 1>}> ({^bb0(%extra: tensor<f32>, %x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "stablehlo.abs"(%a0) <{foo = 1 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xsi8>) {
  %r = "stablehlo.abs"(%a0) <{foo = 1 : i32}> : (tensor<2x3xsi8>) -> (tensor<2x3xf32>)
  return
}
