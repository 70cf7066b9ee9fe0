// Moved elements: where indices are clamped, cropped, or not in order.
func.func @main() {
  %x = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  // dimensions that do not ascend, and one that is stretched
  %b = stablehlo.broadcast_in_dim %x, dims = [2, 0] : (tensor<2x3xi32>) -> tensor<3x2x2xi32>
  check.expect_eq_const %b, dense<[[[1, 4], [1, 4]], [[2, 5], [2, 5]], [[3, 6], [3, 6]]]> : tensor<3x2x2xi32> : tensor<3x2x2xi32>
  %one = stablehlo.constant dense<[[7], [8]]> : tensor<2x1xi32>
  %stretched = stablehlo.broadcast_in_dim %one, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %stretched, dense<[[7, 7, 7], [8, 8, 8]]> : tensor<2x3xi32> : tensor<2x3xi32>
  // negative padding crops, together with holes too
  %v = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %pad = stablehlo.pad %v, %zero, low = [-1], high = [2], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<8xi32>
  check.expect_eq_const %pad, dense<[0, 2, 0, 3, 0, 4, 0, 0]> : tensor<8xi32> : tensor<8xi32>
  %crop = stablehlo.pad %v, %zero, low = [-3], high = [-3], interior = [1] : (tensor<4xi32>, tensor<i32>) -> tensor<1xi32>
  check.expect_eq_const %crop, dense<0> : tensor<1xi32> : tensor<1xi32>
  %nothing = stablehlo.constant dense<> : tensor<0xi32>
  %padded = stablehlo.pad %nothing, %zero, low = [1], high = [1], interior = [5] : (tensor<0xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %padded, dense<0> : tensor<2xi32> : tensor<2xi32>
  %joined = stablehlo.concatenate %v, %nothing, %v, dim = 0 : (tensor<4xi32>, tensor<0xi32>, tensor<4xi32>) -> tensor<8xi32>
  check.expect_eq_const %joined, dense<[1, 2, 3, 4, 1, 2, 3, 4]> : tensor<8xi32> : tensor<8xi32>
  // padding of any size: to none of the elements, to none of the padding
  %far_right = stablehlo.pad %v, %zero, low = [9223372036854775807], high = [-9223372036854775807], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  check.expect_eq_const %far_right, dense<0> : tensor<4xi32> : tensor<4xi32>
  %far_left = stablehlo.pad %v, %zero, low = [-9223372036854775808], high = [9223372036854775807], interior = [0] : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %far_left, dense<0> : tensor<3xi32> : tensor<3xi32>
  %lone = stablehlo.constant dense<6> : tensor<1xi32>
  %apart = stablehlo.pad %lone, %zero, low = [1], high = [1], interior = [9223372036854775807] : (tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %apart, dense<[0, 6, 0]> : tensor<3xi32> : tensor<3xi32>
  %holes = stablehlo.pad %v, %zero, low = [1], high = [-9223372036854775800], interior = [3074457345618258600] : (tensor<4xi32>, tensor<i32>) -> tensor<5xi32>
  check.expect_eq_const %holes, dense<[0, 1, 0, 0, 0]> : tensor<5xi32> : tensor<5xi32>
  // lists of a window that are there and empty
  %windows = "stablehlo.reduce_window"(%v, %zero) <{window_dimensions = array<i64: 2>, window_strides = array<i64>, base_dilations = array<i64>, window_dilations = array<i64>, padding = dense<> : tensor<0x2xi64>}> ({
  ^bb0(%p: tensor<i32>, %q: tensor<i32>):
    %sum = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %sum : tensor<i32>
  }) : (tensor<4xi32>, tensor<i32>) -> tensor<3xi32>
  check.expect_eq_const %windows, dense<[3, 5, 7]> : tensor<3xi32> : tensor<3xi32>
  %lined = stablehlo.reshape %v : (tensor<4xi32>) -> tensor<1x4x1xi32>
  %kernel = stablehlo.constant dense<[[[1]], [[10]]]> : tensor<2x1x1xi32>
  %slid = "stablehlo.convolution"(%lined, %kernel) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64, window_strides = array<i64>, padding = dense<> : tensor<0x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64>, window_reversal = array<i1>}> : (tensor<1x4x1xi32>, tensor<2x1x1xi32>) -> tensor<1x3x1xi32>
  check.expect_eq_const %slid, dense<[[[21], [32], [43]]]> : tensor<1x3x1xi32> : tensor<1x3x1xi32>
  %same = stablehlo.reverse %x, dims = [] : tensor<2x3xi32>
  check.expect_eq %same, %x : tensor<2x3xi32>, tensor<2x3xi32>
  %reversed = stablehlo.reverse %x, dims = [1, 0] : tensor<2x3xi32>
  check.expect_eq_const %reversed, dense<[[6, 5, 4], [3, 2, 1]]> : tensor<2x3xi32> : tensor<2x3xi32>
  // starts are clamped, unsigned ones as unsigned numbers
  %far = stablehlo.constant dense<200> : tensor<ui8>
  %clamped = stablehlo.dynamic_slice %v, %far, sizes = [2] : (tensor<4xi32>, tensor<ui8>) -> tensor<2xi32>
  check.expect_eq_const %clamped, dense<[3, 4]> : tensor<2xi32> : tensor<2xi32>
  %below = stablehlo.constant dense<-9> : tensor<i64>
  %first = stablehlo.dynamic_slice %v, %below, sizes = [2] : (tensor<4xi32>, tensor<i64>) -> tensor<2xi32>
  check.expect_eq_const %first, dense<[1, 2]> : tensor<2xi32> : tensor<2xi32>
  %most = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %part = stablehlo.constant dense<[8, 9]> : tensor<2xi32>
  %updated = stablehlo.dynamic_update_slice %v, %part, %most : (tensor<4xi32>, tensor<2xi32>, tensor<ui64>) -> tensor<4xi32>
  check.expect_eq_const %updated, dense<[1, 2, 8, 9]> : tensor<4xi32> : tensor<4xi32>
  %iota = stablehlo.iota dim = 1 : tensor<2x3xcomplex<f32>>
  check.expect_eq_const %iota, dense<[[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)], [(0.0, 0.0), (1.0, 0.0), (2.0, 0.0)]]> : tensor<2x3xcomplex<f32>> : tensor<2x3xcomplex<f32>>
  // products: of sizes 0 too; integers wrap; operands of other types convert first
  %bytes = stablehlo.constant dense<[[100, 100], [1, -1]]> : tensor<2x2xi8>
  %dot = stablehlo.dot_general %bytes, %bytes, contracting_dims = [1] x [1] : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi32>
  check.expect_eq_const %dot, dense<[[20000, 0], [0, 2]]> : tensor<2x2xi32> : tensor<2x2xi32>
  %wrapped = stablehlo.dot_general %bytes, %bytes, contracting_dims = [1] x [1] : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi8>
  check.expect_eq_const %wrapped, dense<[[32, 0], [0, 2]]> : tensor<2x2xi8> : tensor<2x2xi8>
  %thin = stablehlo.constant dense<> : tensor<2x0xf32>
  %none = stablehlo.dot_general %thin, %thin, contracting_dims = [1] x [1] : (tensor<2x0xf32>, tensor<2x0xf32>) -> tensor<2x2xf32>
  check.expect_eq_const %none, dense<0.0> : tensor<2x2xf32> : tensor<2x2xf32>
  %batched = stablehlo.dot_general %x, %x, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2xi32>
  check.expect_eq_const %batched, dense<[14, 77]> : tensor<2xi32> : tensor<2xi32>
  return
}
