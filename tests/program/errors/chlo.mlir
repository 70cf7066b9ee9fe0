func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.acos"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.acos"(%a0) : (tensor<2x3xf32>) -> (tensor<16x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<3, ?>>) {
  %r = "chlo.acos"(%a0) : (tensor<?x3xf32, #stablehlo.bounds<3, ?>>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.acos"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.acosh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "chlo.acosh"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x4xf32>) {
  %r = "chlo.acosh"(%a0) : (tensor<2x4xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.asin"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.asin"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x2xi64>) {
  %r = "chlo.asin"(%a0) : (tensor<3x2xi64>) -> (tensor<2x1x3xi64>)
  return
}
// -----
func.func @f(%a0: tensor<2x1xf32>) {
  %r = "chlo.asin"(%a0) : (tensor<2x1xf32>) -> (tensor<5x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.asinh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.asinh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.asinh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi3>)
  return
}
// -----
func.func @f(%a0: tensor<16x3xf32>) {
  %r = "chlo.asinh"(%a0) : (tensor<16x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.atan"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi3>) {
  %r = "chlo.atan"(%a0) : (tensor<2x3xi3>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.atan"(%a0) : (tensor<8x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x16xf32>) {
  %r = "chlo.atan"(%a0) : (tensor<2x16xf32>) -> (tensor<2x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.atanh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f() {
  %r = "chlo.atanh"() : () -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xbf16>) {
  %r = "chlo.atanh"(%a0) : (tensor<2x3xbf16>) -> (tensor<2x3xbf16>)
  return
}
// -----
func.func @f(%a0: tensor<2x?x3xf32>) {
  %r = "chlo.atanh"(%a0) : (tensor<2x?x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<2x3xf32>) -> (tensor<2x2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.bessel_i1e"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "chlo.bessel_i1e"(%a0) : (f32) -> (tensor<2x3x1xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.conj"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xi16>) {
  %r = "chlo.conj"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xi16>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.conj"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<5x3xf64>) {
  %r = "chlo.conj"(%a0) : (tensor<5x3xf64>) -> (tensor<2x3xf64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.cosh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.cosh"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x12xcomplex<f32>>) {
  %r = "chlo.cosh"(%a0) : (tensor<2x12xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi16>) {
  %r = "chlo.cosh"(%a0) : (tensor<2x3xi16>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.cosh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.sinh"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui64>) {
  %r = "chlo.sinh"(%a0) : (tensor<2x3xui64>) -> (tensor<2x3xui64>)
  return
}
// -----
func.func @f(%a0: tensor<3x2xf32>) {
  %r = "chlo.sinh"(%a0) : (tensor<3x2xf32>) -> (tensor<3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>) {
  %r = "chlo.sinh"(%a0) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.square"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.square"(%a0) : (tensor<2x3xf32>) -> (tensor<2x?xf32, #stablehlo.bounds<?, 2>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui32>) {
  %r = "chlo.square"(%a0) : (tensor<2x3xui32>) -> (tensor<2x3xui32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.square"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.square"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.tan"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2xf32>) {
  %r = "chlo.tan"(%a0) : (tensor<2x2xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f() {
  %r = "chlo.tan"() : () -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.tan"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.digamma"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.digamma"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi64>, %a1: tensor<2x3xi64>) {
  %r = "chlo.digamma"(%a0, %a1) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi16>) {
  %r = "chlo.digamma"(%a0) : (tensor<2x3xi16>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<*xf32>) {
  %r = "chlo.digamma"(%a0) : (tensor<*xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<0x3xf32>) {
  %r = "chlo.digamma"(%a0) : (tensor<0x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.erf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.erf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r:2 = "chlo.erf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>, tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi64>) {
  %r = "chlo.erf"(%a0) : (tensor<2x3xi64>) -> (tensor<2x3xf64>)
  return
}
// -----
func.func @f() {
  %r = "chlo.erf"() : () -> (tensor<1x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.erf"(%a0) : (tensor<2x3xf32>) -> (tensor<16x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.erf_inv"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x2xf32>) {
  %r = "chlo.erf_inv"(%a0) : (tensor<2x2xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.erf_inv"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>) {
  %r = "chlo.erf_inv"(%a0) : (tensor<2x3xi1>) -> (tensor<2x3xf16>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.erfc"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.erfc"(%a0) : (tensor<2x3xf32>) -> (tensor<16x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>) {
  %r = "chlo.erfc"(%a0) : (tensor<2x3xi1>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.lgamma"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x3xi64>) {
  %r = "chlo.lgamma"(%a0) : (tensor<1x3xi64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r = "chlo.lgamma"(%a0) : (tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.lgamma"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.is_inf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xui32>) {
  %r = "chlo.is_inf"(%a0) : (tensor<2x3xui32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.is_inf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x12xf32>) {
  %r = "chlo.is_inf"(%a0) : (tensor<2x12xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<2x3xf32>) -> (tensor<0x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xi8, #stablehlo.bounds<2, ?>>) {
  %r = "chlo.is_neg_inf"(%a0) : (tensor<?x3xi8, #stablehlo.bounds<2, ?>>) -> (tensor<2x3xi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x3x1xf32>) {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<2x3x3x1xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<3xf32>) -> (tensor<2x3xi8>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi16>) {
  %r = "chlo.is_pos_inf"(%a0) : (tensor<2x3xi16>) -> (tensor<2x3xi16>)
  return
}
// -----
func.func @f(%a0: tensor<2x8xf32>) {
  %r:2 = "chlo.top_k"(%a0) <{k = 3 : i64}> : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r:2 = "chlo.top_k"(%a0) <{k = 100 : i64}> : (tensor<2xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<0x8xf32>) {
  %r:2 = "chlo.top_k"(%a0) : (tensor<0x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<*xf32>) {
  %r:2 = "chlo.top_k"(%a0) <{k = 3 : i64}> : (tensor<*xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<*xf32>) {
  %r:2 = "chlo.top_k"(%a0) <{k = 3 : i64}> : (tensor<*xf32>) -> (tensor<4x3xf32>, tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<f16>) {
  %r:2 = "chlo.top_k"(%a0) <{k = 2 : i64}> : (tensor<f16>) -> (tensor<2x3xf16>, tensor<2x3xf16>)
  return
}
