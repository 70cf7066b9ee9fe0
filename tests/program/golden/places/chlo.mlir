module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f0(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.acos %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f1(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.acosh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f2(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.asin %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f3(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.asinh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f4(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.atan %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f5(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.atanh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f6(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.bessel_i1e %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f7(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.cosh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f8(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.digamma %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f9(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.erf %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f10(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.erf_inv %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f11(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.erfc %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f12(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.lgamma %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f13(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.sinh %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f14(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.square %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f15(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.tan %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f16(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.erf %arg0 {a} : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f17(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0 = chlo._asin_acos_kernel %arg0 : tensor<2x3xcomplex<f32>> -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f18(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0 = chlo.conj %arg0 : tensor<2x3xcomplex<f32>> -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f19(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.conj %arg0 : tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f20(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0 = chlo.tan %arg0 : tensor<2x3xcomplex<f32>> -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f21(%arg0: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
    %0 = chlo.square %arg0 : tensor<2x3xcomplex<f32>> -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f22(%arg0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = chlo.is_inf %arg0 : tensor<2x3xf32> -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f23(%arg0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = chlo.is_neg_inf %arg0 : tensor<2x3xf32> -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f24(%arg0: tensor<2x3xf32>) -> tensor<2x3xi1> {
    %0 = chlo.is_pos_inf %arg0 : tensor<2x3xf32> -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f25(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_add %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f26(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_add %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f27(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f28(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_divide %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f29(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_maximum %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f30(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_maximum %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f31(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_minimum %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f32(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_minimum %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f33(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_multiply %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f34(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_multiply %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f35(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_power %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f36(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_power %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f37(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f38(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_remainder %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f39(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f40(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_subtract %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f41(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_atan2 %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f42(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_atan2 %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f43(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_next_after %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f44(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_next_after %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f45(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_polygamma %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f46(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_polygamma %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f47(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_zeta %arg0, %arg1 : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f48(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_zeta %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f49(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> tensor<2x3xi32> {
    %0 = chlo.broadcast_and %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f50(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> tensor<2x3xi32> {
    %0 = chlo.broadcast_or %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f51(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> tensor<2x3xi32> {
    %0 = chlo.broadcast_xor %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f52(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> tensor<2x3xi32> {
    %0 = chlo.broadcast_shift_left %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f53(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> tensor<2x3xi32> {
    %0 = chlo.broadcast_shift_right_arithmetic %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f54(%arg0: tensor<2x3xi32>, %arg1: tensor<3xi32>) -> tensor<2x3xi32> {
    %0 = chlo.broadcast_shift_right_logical %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, u} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f55(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>> {
    %0 = chlo.broadcast_complex %arg0, %arg1 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f56(%arg0: tensor<3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>> {
    %0 = chlo.broadcast_complex %arg0, %arg1 {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>, tensor<2x3xf32>) -> tensor<2x3xcomplex<f32>>
    return %0 : tensor<2x3xcomplex<f32>>
  }
  func.func @f57(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xi1> {
    %0 = chlo.broadcast_compare %arg0, %arg1 {comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f58(%arg0: tensor<2x3xf32>, %arg1: tensor<3xf32>) -> tensor<2x3xi1> {
    %0 = chlo.broadcast_compare %arg0, %arg1 {broadcast_dimensions = array<i64: 1>, compare_type = #chlo<comparison_type TOTALORDER>, comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xi1>
    return %0 : tensor<2x3xi1>
  }
  func.func @f59(%arg0: tensor<i1>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<i1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f60(%arg0: tensor<2x3xi1>, %arg1: tensor<2x3xf32>, %arg2: tensor<3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f61() -> tensor<2xf32> {
    %0 = chlo.constant dense<1.000000e+00> : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f62() -> tensor<2xf32> {
    %0 = chlo.constant {b} dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
    return %0 : tensor<2xf32>
  }
  func.func @f63() -> tensor<i32> {
    %0 = chlo.constant dense<1> : tensor<i32>
    return %0 : tensor<i32>
  }
  func.func @f64(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = "chlo.constant_like"(%arg0) <{value = 1.000000e+00 : f32}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f65(%arg0: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = "chlo.constant_like"(%arg0) <{value = 1 : i32}> : (tensor<2x3xi32>) -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f66(%arg0: tensor<2x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x3xi32> {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<2x3xi32>, tensor<2x3xi32> -> tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f67(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.next_after %arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f68(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.polygamma %arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f69(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.zeta %arg0, %arg1 : tensor<2x3xf32>, tensor<2x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f70(%arg0: tensor<2x3xf32>, %arg1: tensor<?x3xf32>) -> tensor<2x3xf32> {
    %0 = chlo.zeta %arg0, %arg1 : tensor<2x3xf32>, tensor<?x3xf32> -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f71(%arg0: tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %values, %indices = chlo.top_k(%arg0, k = 3) : tensor<2x8xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
    return %values, %indices : tensor<2x3xf32>, tensor<2x3xi32>
  }
  func.func @f72(%arg0: tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>) {
    %values, %indices = chlo.top_k(%arg0, k = 3) {a} : tensor<2x8xf32> -> (tensor<2x3xf32>, tensor<2x3xi32>)
    return %values, %indices : tensor<2x3xf32>, tensor<2x3xi32>
  }
  func.func @f73(%arg0: tensor<11x5xf32>, %arg1: tensor<3x5x7xf32>, %arg2: tensor<3xi64>) -> tensor<11x7xf32> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{precision_config = [#chlo<precision DEFAULT>, #chlo<precision DEFAULT>], ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<11x5xf32>, tensor<3x5x7xf32>, tensor<3xi64>) -> tensor<11x7xf32>
    return %0 : tensor<11x7xf32>
  }
  func.func @f74(%arg0: tensor<2x11x5xf32>, %arg1: tensor<3x2x5x7xf32>, %arg2: tensor<3xi64>) -> tensor<2x11x7xf32> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [0]>}> : (tensor<2x11x5xf32>, tensor<3x2x5x7xf32>, tensor<3xi64>) -> tensor<2x11x7xf32>
    return %0 : tensor<2x11x7xf32>
  }
  func.func @f75(%arg0: tensor<8x3xf32>, %arg1: tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>) {
    %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      %1 = stablehlo.add %input, %carry : tensor<3xf32>
      stablehlo.return %1, %1 : tensor<3xf32>, tensor<3xf32>
    } : (tensor<8x3xf32>, tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
    return %0#0, %0#1 : tensor<8x3xf32>, tensor<3xf32>
  }
  func.func @f76(%arg0: tensor<8x3xf32>, %arg1: tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>) {
    %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  attributes {is_associative = true, is_reverse = true} {
    ^bb0(%input: tensor<3xf32>, %carry: tensor<3xf32>):
      %1 = stablehlo.add %input, %carry : tensor<3xf32>
      stablehlo.return %1, %1 : tensor<3xf32>, tensor<3xf32>
    } : (tensor<8x3xf32>, tensor<3xf32>) -> (tensor<8x3xf32>, tensor<3xf32>)
    return %0#0, %0#1 : tensor<8x3xf32>, tensor<3xf32>
  }
}
