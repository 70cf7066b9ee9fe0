// Shapes that are operands, of results whose types are static.
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %size = stablehlo.get_dimension_size %x, dim = 1 : (tensor<2x3xi32>) -> tensor<i32>
  check.expect_eq_const %size, dense<3> : tensor<i32>
  %s32 = stablehlo.constant dense<[3, 2]> : tensor<2xi64>
  %reshaped = stablehlo.dynamic_reshape %x, %s32 : (tensor<2x3xi32>, tensor<2xi64>) -> tensor<3x2xi32>
  check.expect_eq_const %reshaped, dense<[[1, 2], [3, 4], [5, 6]]> : tensor<3x2xi32>
  %row = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %s223 = stablehlo.constant dense<[2, 3, 2]> : tensor<3xi32>
  %spread = stablehlo.dynamic_broadcast_in_dim %row, %s223, dims = [2, 1] : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3x2xi32>
  check.expect_eq_const %spread, dense<[[[1, 2], [1, 2], [1, 2]], [[1, 2], [1, 2], [1, 2]]]> : tensor<2x3x2xi32>
  %s23 = stablehlo.constant dense<[2, 3]> : tensor<2xui8>
  %iota = stablehlo.dynamic_iota %s23, dim = 1 : (tensor<2xui8>) -> tensor<2x3xf16>
  check.expect_eq_const %iota, dense<[[0.0, 1.0, 2.0], [0.0, 1.0, 2.0]]> : tensor<2x3xf16>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %low = stablehlo.constant dense<[0, -1]> : tensor<2xi64>
  %high = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %inside = stablehlo.constant dense<[1, 0]> : tensor<2xi64>
  %padded = stablehlo.dynamic_pad %x, %zero, %low, %high, %inside : (tensor<2x3xi32>, tensor<i32>, tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<4x4xi32>
  check.expect_eq_const %padded, dense<[[2, 3, 0, 0], [0, 0, 0, 0], [5, 6, 0, 0], [0, 0, 0, 0]]> : tensor<4x4xi32>
  %start = stablehlo.constant dense<[0, 0]> : tensor<2xi32>
  %limit = stablehlo.constant dense<[2, 3]> : tensor<2xi32>
  %step = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %sliced = stablehlo.real_dynamic_slice %x, %start, %limit, %step : (tensor<2x3xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %sliced, dense<[[1, 3], [4, 6]]> : tensor<2x2xi32>
  %places = stablehlo.constant dense<[[0, 0], [1, 5]]> : tensor<2x2xi64>
  %sizes = stablehlo.constant dense<[1, 2]> : tensor<2xi64>
  %gathered = "stablehlo.dynamic_gather"(%x, %places, %sizes) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 1>}> : (tensor<2x3xi32>, tensor<2x2xi64>, tensor<2xi64>) -> tensor<2x2xi32>
  check.expect_eq_const %gathered, dense<[[1, 2], [5, 6]]> : tensor<2x2xi32>
  %lhs = stablehlo.constant dense<[[[1], [2], [3], [4]]]> : tensor<1x4x1xi32>
  %rhs = stablehlo.constant dense<[[[1]], [[10]]]> : tensor<2x1x1xi32>
  %padding = stablehlo.constant dense<[[1, 0]]> : tensor<1x2xi64>
  %conv = "stablehlo.dynamic_conv"(%lhs, %rhs, %padding) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64}> : (tensor<1x4x1xi32>, tensor<2x1x1xi32>, tensor<1x2xi64>) -> tensor<1x4x1xi32>
  check.expect_eq_const %conv, dense<[[[10], [21], [32], [43]]]> : tensor<1x4x1xi32>
  return
}
