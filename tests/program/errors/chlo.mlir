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
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>, precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>, #chlo<precision HIGH>]}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<5xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<6xf32>, tensor<3xi32>) -> (tensor<7x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<5xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [2]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0, 0]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5xf32>, %a2: tensor<i32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<5xf32>, tensor<i32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<rhs_batching_dimensions = [0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<?x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<?x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x5xf32>, %a1: tensor<2x5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [3]>}> : (tensor<2x4x5xf32>, tensor<2x5x6xf32>, tensor<3xi32>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5x2xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5x2xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x5xf32>, %a1: tensor<2x5x6x?xf32>, %a2: tensor<2x3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : (tensor<2x4x5xf32>, tensor<2x5x6x?xf32>, tensor<2x3xi32>) -> (tensor<3x2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<f32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<f32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<2x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x5xf32>, %a1: tensor<2x5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [9], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<2x4x5xf32>, tensor<2x5x6xf32>, tensor<3xi32>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<5xf32>, %a1: tensor<5xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<5xf32>, tensor<5xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [2]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x4x5xf32>, %a1: tensor<2x5x6xf32>, %a2: tensor<2x3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [2]>}> : (tensor<?x4x5xf32>, tensor<2x5x6xf32>, tensor<2x3xi32>) -> (tensor<3x2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x5xf32>, %a1: tensor<2x5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x4x5xf32>, tensor<2x5x6xf32>, tensor<3xi32>) -> (tensor<2x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5x3xf32>, %a1: tensor<5x2x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5x3xf32>, tensor<5x2x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x?x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<5x?x6xf32>, tensor<3xi32>) -> (tensor<3x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<3x5xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x5xf32>, tensor<3x5xf32>, tensor<3xi32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [0, 0], lhs_ragged_dimensions = [1]>}> : (tensor<4x5xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<1x5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x5xf32>, tensor<1x5x6xf32>, tensor<3xi32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<3x5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0]>}> : (tensor<4x5xf32>, tensor<3x5x6xf32>, tensor<3xi32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x5xf32>, %a1: tensor<3x5x?x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<4x5xf32>, tensor<3x5x?x6xf32>, tensor<3xi32>) -> (tensor<4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x5x3xf32>, %a1: tensor<5x6xf32>, %a2: tensor<3xi32>) {
  %r = "chlo.ragged_dot"(%a0, %a1, %a2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<?x5x3xf32>, tensor<5x6xf32>, tensor<3xi32>) -> (tensor<3x4x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>):  "stablehlo.return"() : () -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>, tensor<4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>):  "stablehlo.return"() : () -> ()}) : (tensor<8x3xf32>) -> (tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1, 0>, resultSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<f32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, is_reverse = 1 : i32, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: f32): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 1 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0, %r1) : (tensor<3xf32>, tensor<3xf32>) -> ()}) : (tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = 4 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<i32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: f32): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (f32) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> f32 "stablehlo.return"(%r0) : (f32) -> ()}) : (tensor<2xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf64>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<3xf64>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f() {
  %r = "chlo.scan"() <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>):  "stablehlo.return"() : () -> ()}) : () -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>, %a1: tensor<8xi32>, %a2: tensor<3xf32>, %a3: tensor<i32>) {
  %r:3 = "chlo.scan"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 2>, resultSegmentSizes = array<i32: 1, 2>}> ({^bb0(%x0: tensor<3xf32>, %x1: tensor<i32>, %x2: tensor<3xf32>, %x3: tensor<i32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<2xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r2 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> %r3 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> "stablehlo.return"(%r0, %r1, %r2, %r3) : (tensor<2xf32>, tensor<3xf32>, tensor<i32>, tensor<i32>) -> ()}) : (tensor<8x3xf32>, tensor<8xi32>, tensor<3xf32>, tensor<i32>) -> (tensor<8x2xf32>, tensor<3xf32>, tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = 8 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> "stablehlo.return"(%r0) : (tensor<i32>) -> ()}) : (tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>) {
  %r = "chlo.scan"(%a0) <{dimension = -1 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<f32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = 8 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<f32> %r2 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> "stablehlo.return"(%r0, %r1, %r2) : (tensor<3xf32>, tensor<f32>, tensor<i32>) -> ()}) : (tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf64> "stablehlo.return"(%r0) : (tensor<3xf64>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: f32): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = 8 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0, %r1) : (tensor<3xf32>, tensor<3xf32>) -> ()}) : (tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>, %a1: tensor<8xi32>, %a2: tensor<3xf32>, %a3: tensor<i32>) {
  %r:3 = "chlo.scan"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 2>, resultSegmentSizes = array<i32: 1, 2>}> ({^bb0(%x0: tensor<3xf32>, %x1: tensor<i32>, %x2: tensor<3xf32>, %x3: tensor<i32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> "stablehlo.return"(%r0, %r1) : (tensor<3xf32>, tensor<i32>) -> ()}) : (tensor<8x3xf32>, tensor<8xi32>, tensor<3xf32>, tensor<i32>) -> (tensor<8x2xf32>, tensor<3xf32>, tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>, %a1: tensor<8xi32>, %a2: tensor<3xf32>, %a3: tensor<i32>) {
  %r:3 = "chlo.scan"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 2>, resultSegmentSizes = array<i32: 1, 2>}> ({^bb0(%x0: tensor<3xf32>, %x1: tensor<i32>, %x2: tensor<3xf32>, %x3: tensor<i32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r2 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> "stablehlo.return"(%r0, %r1, %r2) : (tensor<i32>, tensor<3xf32>, tensor<i32>) -> ()}) : (tensor<8x3xf32>, tensor<8xi32>, tensor<3xf32>, tensor<i32>) -> (tensor<8x2xf32>, tensor<3xf32>, tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<f32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<f32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = -1 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: -1, 3>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 1, 0>}> ({^bb0(%x0: tensor<3xf32>):  "stablehlo.return"() : () -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = 8 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 0, 2>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0, %r1) : (tensor<3xf32>, tensor<3xf32>) -> ()}) : (tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<*xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<*xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = 8 : i64, operandSegmentSizes = array<i32: 1>, resultSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f() {
  %r = "chlo.scan"() <{dimension = 0 : i64, operandSegmentSizes = array<i32: -1, 3>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : () -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = 8 : i64, operandSegmentSizes = array<i32: 0, 1>, resultSegmentSizes = array<i32: 1, 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<*xf32> "stablehlo.return"(%r0, %r1) : (tensor<3xf32>, tensor<*xf32>) -> ()}) : (tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0, %r1) : (tensor<i32>, tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1>, resultSegmentSizes = array<i32: 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>) {
  %r = "chlo.scan"(%a0) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 0>, resultSegmentSizes = array<i32: 1, 0>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> %r2 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<?xf32> "stablehlo.return"(%r0, %r1, %r2) : (tensor<3xf32>, tensor<i32>, tensor<?xf32>) -> ()}) : (tensor<8x3xf32>) -> (tensor<8x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>, %a1: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x0: tensor<3xf32>, %x1: tensor<3xf32>):  "stablehlo.return"() : () -> ()}) : (tensor<8x3xf32>, tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>, %a1: tensor<8xf32>) {
  %r:2 = "chlo.scan"(%a0, %a1) <{dimension = 0 : i64, is_associative = true, operandSegmentSizes = array<i32: 1>, resultSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x0: tensor<8xf32>, %x1: tensor<8xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<8xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<8xf32> "stablehlo.return"(%r0, %r1) : (tensor<8xf32>, tensor<8xf32>) -> ()}) : (tensor<8x3xf32>, tensor<8xf32>) -> (tensor<8x3xf32>, tensor<8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r:2 = "chlo.scan"(%a0) <{dimension = 0 : i64, scan_dim_size = 8 : i64, operandSegmentSizes = array<i32: 1, 1, 0>, resultSegmentSizes = array<i32: 1, 1>}> ({^bb0(%x0: tensor<3xf32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> "stablehlo.return"(%r0) : (tensor<3xf32>) -> ()}) : (tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<8x3xf32>, %a1: tensor<8xi32>, %a2: tensor<3xf32>, %a3: tensor<i32>) {
  %r:3 = "chlo.scan"(%a0, %a1, %a2, %a3) <{dimension = 0 : i64, operandSegmentSizes = array<i32: 2, 2>, resultSegmentSizes = array<i32: 1, 2>}> ({^bb0(%x0: tensor<3xf32>, %x1: tensor<i32>, %x2: tensor<3xf32>, %x3: tensor<i32>): %r0 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<2xf32> %r1 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf64> %r2 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<3xf32> %r3 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> %r4 = "stablehlo.custom_call"() {call_target_name = "x"} : () -> tensor<i32> "stablehlo.return"(%r0, %r1, %r2, %r3, %r4) : (tensor<2xf32>, tensor<3xf64>, tensor<3xf32>, tensor<i32>, tensor<i32>) -> ()}) : (tensor<8x3xf32>, tensor<8xi32>, tensor<3xf32>, tensor<i32>) -> (tensor<8x2xf32>, tensor<3xf32>, tensor<i32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<3xi32>) {
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi64>) {
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi64>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: i7) {
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<2x3xi32>, i7) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.broadcast_and"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_atan2"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_atan2"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_atan2"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_atan2"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_atan2"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_complex"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_divide"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_divide"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_divide"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_divide"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_divide"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_maximum"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_maximum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_maximum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_maximum"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_maximum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_minimum"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_minimum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_minimum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_minimum"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_minimum"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_multiply"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_multiply"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_multiply"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_multiply"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_multiply"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_next_after"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_next_after"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_next_after"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_next_after"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_next_after"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<3xi32>) {
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi64>) {
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi64>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: i7) {
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<2x3xi32>, i7) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.broadcast_or"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_polygamma"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_polygamma"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_polygamma"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_polygamma"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_polygamma"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_power"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_power"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_power"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_power"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_power"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_remainder"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_remainder"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_remainder"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_remainder"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_remainder"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_shift_left"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_shift_right_arithmetic"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_shift_right_logical"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_subtract"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_subtract"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_subtract"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_subtract"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_subtract"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<3xi32>) {
  %r = "chlo.broadcast_xor"(%a0, %a1) : (tensor<2x3xi32>, tensor<3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi64>) {
  %r = "chlo.broadcast_xor"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi64>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.broadcast_xor"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: i7) {
  %r = "chlo.broadcast_xor"(%a0, %a1) : (tensor<2x3xi32>, i7) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.broadcast_xor"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_zeta"(%a0, %a1) : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_zeta"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_zeta"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_zeta"(%a0, %a1) : (tensor<2x3xf32>, i7) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_zeta"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_compare"(%a0, %a1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf64>) {
  %r = "chlo.broadcast_compare"(%a0, %a1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf64>) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_compare"(%a0, %a1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<4xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: i7) {
  %r = "chlo.broadcast_compare"(%a0, %a1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3xf32>, i7) -> (tensor<2x3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_compare"(%a0, %a1) <{comparison_direction = #chlo<comparison_direction EQ>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (f32)
  return
}
// -----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<?xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?xf32>, tensor<?xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<1xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?xf32>, tensor<1xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<2xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?xf32>, tensor<2xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?xf32>, %a1: tensor<0xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?xf32>, tensor<0xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1xf32>, %a1: tensor<2xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<1xf32>, tensor<2xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xf32>, %a1: tensor<0xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<2xf32>, tensor<0xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<0xf32>, %a1: tensor<1xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<0xf32>, tensor<1xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x3x4xf32>, tensor<3x4xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3x4xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<2x3x4xf32>, tensor<3x4xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>, tensor<2x3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 5>}> : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 9>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x3xf32>, %a1: tensor<4xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1x3xf32>, tensor<4xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %a1: tensor<2x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<2x3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %a1: tensor<?x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<?x3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %a1: tensor<?x3xf32, #stablehlo.bounds<4, ?>>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<?x3xf32, #stablehlo.bounds<4, ?>>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %a1: tensor<1x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<1x3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %a1: tensor<f32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<f32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %a1: tensor<2x?x3xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<2x?x3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %a1: tensor<?x3xf32, #stablehlo.bounds<7, ?>>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<?x3xf32, #stablehlo.bounds<7, ?>>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %a1: tensor<*xf32>) {
  %r = "chlo.broadcast_add"(%a0, %a1) : (tensor<?x3xf32, #stablehlo.bounds<4, ?>>, tensor<*xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<i1>, %a1: tensor<2x3xf32>, %a2: tensor<3xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<i1>, tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xi32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xi32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<*xf32>, %a2: tensor<2x3xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<*xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<*xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<*xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<2xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi1>, %a1: tensor<2x3xf32>, %a2: tensor<2x3xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<?xi1>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r = "chlo.broadcast_select"(%a0, %a1, %a2) : (tensor<?xi1>, tensor<3xf32>, tensor<3xf32>) -> (tensor<7x7x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x4xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xi32>) {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xi32>) -> (tensor<2x3xi64>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.mulhi"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.next_after"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.polygamma"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.zeta"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.zeta"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi32>, %a1: tensor<2x3xf32>) {
  %r = "chlo.zeta"(%a0, %a1) : (tensor<2x3xi32>, tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "chlo._asin_acos_kernel"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "chlo._asin_acos_kernel"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x4xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xcomplex<f32>>) {
  %r = "chlo._asin_acos_kernel"(%a0) : (tensor<2x3xcomplex<f32>>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.constant_like"(%a0) <{value = 1.0 : f32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.constant_like"(%a0) <{value = 1 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.constant_like"(%a0) <{value = 1.0 : f32}> : (tensor<2x3xf32>) -> (tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.constant_like"(%a0) <{value = 1 : i32}> : (tensor<2x3xf32>) -> (tensor<2x3xi32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.constant_like"(%a0) <{value = "x"}> : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: f32) {
  %r = "chlo.constant_like"(%a0) <{value = 1.0 : f32}> : (f32) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>) {
  %r = "chlo.constant_like"(%a0) : (tensor<2x3xf32>) -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f() {
  %r = "chlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> (tensor<f32>)
  return
}
// -----
func.func @f() {
  %r = "chlo.constant"() <{value = dense<1.0> : tensor<f32>}> : () -> (tensor<2x3xf32>)
  return
}
// -----
func.func @f() {
  %r = "chlo.constant"() <{value = 1.0 : f32}> : () -> (tensor<f32>)
  return
}
// -----
func.func @f() {
  %r = "chlo.constant"() <{value = dense<1.0> : tensor<2x3xf32>}> : () -> (tensor<?x3xf32>)
  return
}
