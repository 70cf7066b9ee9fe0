// Integers of 2 and 4 bits: one a byte, and they wrap at their own width.
func.func @main() {
  %a = stablehlo.constant dense<[7, -8, -1, 3]> : tensor<4xi4>
  %b = stablehlo.constant dense<[1, -1, -8, 2]> : tensor<4xi4>
  %add = stablehlo.add %a, %b : tensor<4xi4>
  check.expect_eq_const %add, dense<[-8, 7, 7, 5]> : tensor<4xi4> : tensor<4xi4>
  %mul = stablehlo.multiply %a, %b : tensor<4xi4>
  check.expect_eq_const %mul, dense<[7, -8, -8, 6]> : tensor<4xi4> : tensor<4xi4>
  %div = stablehlo.divide %a, %b : tensor<4xi4>
  check.expect_eq_const %div, dense<[7, -8, 0, 1]> : tensor<4xi4> : tensor<4xi4>
  %not = stablehlo.not %a : tensor<4xi4>
  check.expect_eq_const %not, dense<[-8, 7, 0, -4]> : tensor<4xi4> : tensor<4xi4>
  %amount = stablehlo.constant dense<[1, 4, 3, -1]> : tensor<4xi4>
  %shl = stablehlo.shift_left %a, %amount : tensor<4xi4>
  check.expect_eq_const %shl, dense<[-2, 0, -8, 0]> : tensor<4xi4> : tensor<4xi4>
  %u = stablehlo.constant dense<[15, 0, 9, 3]> : tensor<4xui4>
  %one = stablehlo.constant dense<1> : tensor<4xui4>
  %sum = stablehlo.add %u, %one : tensor<4xui4>
  check.expect_eq_const %sum, dense<[0, 1, 10, 4]> : tensor<4xui4> : tensor<4xui4>
  %lt = stablehlo.compare LT, %u, %sum : (tensor<4xui4>, tensor<4xui4>) -> tensor<4xi1>
  check.expect_eq_const %lt, dense<[false, true, true, true]> : tensor<4xi1> : tensor<4xi1>
  // integers wrap, floats saturate
  %w = stablehlo.constant dense<[9, -9, 300, 15]> : tensor<4xi32>
  %i4 = stablehlo.convert %w : (tensor<4xi32>) -> tensor<4xi4>
  check.expect_eq_const %i4, dense<[-7, 7, -4, -1]> : tensor<4xi4> : tensor<4xi4>
  %f = stablehlo.constant dense<[9.5, -9.5, 0x7FC00000, 2.9]> : tensor<4xf32>
  %s4 = stablehlo.convert %f : (tensor<4xf32>) -> tensor<4xi4>
  check.expect_eq_const %s4, dense<[7, -8, 0, 2]> : tensor<4xi4> : tensor<4xi4>
  %u2 = stablehlo.convert %f : (tensor<4xf32>) -> tensor<4xui2>
  check.expect_eq_const %u2, dense<[3, 0, 0, 2]> : tensor<4xui2> : tensor<4xui2>
  %back = stablehlo.convert %a : (tensor<4xi4>) -> tensor<4xf32>
  check.expect_eq_const %back, dense<[7.0, -8.0, -1.0, 3.0]> : tensor<4xf32> : tensor<4xf32>
  // moved, folded, multiplied into a wider type
  %r = stablehlo.reverse %a, dims = [0] : tensor<4xi4>
  check.expect_eq_const %r, dense<[3, -1, -8, 7]> : tensor<4xi4> : tensor<4xi4>
  %zero = stablehlo.constant dense<0> : tensor<i4>
  %total = stablehlo.reduce(%b init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xi4>, tensor<i4>) -> tensor<i4>
  check.expect_eq_const %total, dense<-6> : tensor<i4> : tensor<i4>
  %dot = stablehlo.dot_general %a, %b, contracting_dims = [0] x [0] : (tensor<4xi4>, tensor<4xi4>) -> tensor<i32>
  check.expect_eq_const %dot, dense<29> : tensor<i32> : tensor<i32>
  %splat = stablehlo.constant dense<-3> : tensor<3xi4>
  check.expect_eq_const %splat, dense<[-3, -3, -3]> : tensor<3xi4> : tensor<3xi4>
  // convolutions round each step, saturate and wrap
  %f4 = stablehlo.constant dense<[[[1.5], [4.0], [0.5]]]> : tensor<1x3x1xf4E2M1FN>
  %f4_kernel = stablehlo.constant dense<[[[1.5, -1.0]], [[1.0, 4.0]]]> : tensor<2x1x2xf4E2M1FN>
  %f4_out = stablehlo.convolution(%f4, %f4_kernel) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xf4E2M1FN>, tensor<2x1x2xf4E2M1FN>) -> tensor<1x2x2xf4E2M1FN>
  check.expect_eq_const %f4_out, dense<[[[6.0, 4.0], [6.0, -2.0]]]> : tensor<1x2x2xf4E2M1FN> : tensor<1x2x2xf4E2M1FN>
  %f6 = stablehlo.constant dense<[[[7.5], [-7.5], [0.125]]]> : tensor<1x3x1xf6E2M3FN>
  %f6_kernel = stablehlo.constant dense<[[[1.125]], [[-1.0]]]> : tensor<2x1x1xf6E2M3FN>
  %f6_out = stablehlo.convolution(%f6, %f6_kernel) dim_numbers = [b, 0, f]x[0, i, o]->[f, b, 0], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x1xf6E2M3FN>, tensor<2x1x1xf6E2M3FN>) -> tensor<1x1x2xf6E2M3FN>
  check.expect_eq_const %f6_out, dense<[[[7.5, -7.5]]]> : tensor<1x1x2xf6E2M3FN> : tensor<1x1x2xf6E2M3FN>
  %n4 = stablehlo.constant dense<[[[7, 7], [-8, 1]]]> : tensor<1x2x2xi4>
  %n4_kernel = stablehlo.constant dense<[[[1, 2], [1, -1]]]> : tensor<1x2x2xi4>
  %n4_out = stablehlo.convolution(%n4, %n4_kernel) dim_numbers = [b, 0, f]x[0, i, o]->[f, 0, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x2x2xi4>, tensor<1x2x2xi4>) -> tensor<2x2x1xi4>
  check.expect_eq_const %n4_out, dense<[[[-2], [-7]], [[7], [-1]]]> : tensor<2x2x1xi4> : tensor<2x2x1xi4>
  return
}
