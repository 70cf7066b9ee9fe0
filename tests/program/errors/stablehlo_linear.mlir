func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5x?xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x4x5x?xf32>) -> (tensor<2x3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> (tensor<2x3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x4x5xi3>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>}> : (tensor<2x3x4xf32>, tensor<2x4x5xi3>) -> (tensor<2x4x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x4x5xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<2x4x5xf32>) -> (tensor<16x3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xbf16>, %a1: tensor<4x5xbf16>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x3xbf16>, %a1: tensor<4x5xbf16>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<4x3xbf16>, tensor<4x5xbf16>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xbf16>, %a1: tensor<4x5xbf16>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [-2]>}> : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xtf32>, %a1: tensor<4x5xbf16>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<3x4xtf32>, tensor<4x5xbf16>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xbf16>, %a1: tensor<4x5xbf16>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<3x4xbf16>, tensor<4x5xbf16>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x3xbf16>, %a1: tensor<4x5xbf16>) {
  "stablehlo.dot_general"(%a0, %a1) <{algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>}> : (tensor<4x3xbf16>, tensor<4x5xbf16>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<4x5xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<4x5xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<4x5xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>, %a1: tensor<4x5xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<4x5xf32>) {
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ij,jk->ik"}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf8E4M3FN>, %a1: tensor<4x5xf8E4M3FN>) {
  "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ij,jk->ik"}> : (tensor<3x4xf8E4M3FN>, tensor<4x5xf8E4M3FN>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<4x5xf32>) {
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ij,jk->ik"}> : (tensor<3x4xf32>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xui32>, %a1: tensor<4x5xui32>) {
  %r = "stablehlo.einsum"(%a0, %a1) : (tensor<3x4xui32>, tensor<4x5xui32>) -> (tensor<3x5xui32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf80>, %a1: tensor<4x5xf32>) {
  %r = "stablehlo.einsum"(%a0, %a1) <{einsum_config = "ij,jk->ik"}> : (tensor<3x4xf80>, tensor<4x5xf32>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>) {
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ij->i"}> : (tensor<3x4xf32>) -> (tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf8E4M3FN>) {
  %r = "stablehlo.unary_einsum"(%a0) <{einsum_config = "ij->i"}> : (tensor<3x4xf8E4M3FN>) -> (tensor<3xf8E4M3FN>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 0, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 4>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<0x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<0x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x1x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, -1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x1x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8x8x6xf32>, %a1: tensor<3x3x2x6xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<4x8x8x6xf32>, tensor<3x3x2x6xf32>) -> (tensor<4x6x6x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8x8x6xf32>, %a1: tensor<3x3x2x6xf32>, %a2: tensor<3x3x2x6xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<4x8x8x6xf32>, tensor<3x3x2x6xf32>, tensor<3x3x2x6xf32>) -> (tensor<4x6x6x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8x8x6xbf16>, %a1: tensor<3x3x2x6xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<4x8x8x6xbf16>, tensor<3x3x2x6xf32>) -> (tensor<4x6x6x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8x8x6xi16>, %a1: tensor<3x3x2x6xi16>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 3 : i64, batch_group_count = 1 : i64}> : (tensor<4x8x8x6xi16>, tensor<3x3x2x6xi16>) -> (tensor<4x6x6x6xi16>)
  return
}
// -----
func.func @f(%a0: tensor<4x8x6xf32>, %a1: tensor<3x3x2x6xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) : (tensor<4x8x6xf32>, tensor<3x3x2x6xf32>) -> (tensor<4x6x6x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8x8x6xf32>, %a1: tensor<3x3x6x6xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64}> : (tensor<4x8x8x6xf32>, tensor<3x3x6x6xf32>) -> (tensor<2x6x6x6xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>, %a2: tensor<2x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>, tensor<2x2xi64>) -> (tensor<1x?x?x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x6x4x4xf32>, %a1: tensor<3x3x4x8xf32>, %a2: tensor<2x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x6x4x4xf32>, tensor<3x3x4x8xf32>, tensor<2x2xi64>) -> (tensor<1x?x?x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>, %a2: tensor<12x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>, tensor<12x2xi64>) -> (tensor<1x?x?x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xi8>, %a2: tensor<2x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xi8>, tensor<2x2xi64>) -> (tensor<1x?x?x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>, %a2: tensor<2x2xi64>) {
  %r = "stablehlo.dynamic_conv"(%a0, %a1, %a2) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>, tensor<2x2xi64>) -> (vector<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4xf32>, tensor<f32>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4xf32>, tensor<f32>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<complex<f64>>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 1>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<2x3x4xf32>, tensor<complex<f64>>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x3x4xf32>, %a2: tensor<f32>, %a3: tensor<f32>) {
  %r:2 = "stablehlo.reduce"(%a0, %a1, %a2, %a3) <{dimensions = array<i64: 1, 2>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x2) : (tensor<f32>, tensor<f32>) -> tensor<f32> %z1 = "stablehlo.add"(%x1, %x3) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0, %z1) : (tensor<f32>, tensor<f32>) -> ()}) : (tensor<2x3x4xf32>, tensor<2x3x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<2xf32>, tensor<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<4x8xf32>, tensor<f32>) -> (tensor<2x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<f32>, %a2: tensor<f32>) {
  %r = "stablehlo.reduce_window"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<2x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8xcomplex<f32>>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce_window"(%a0, %a1) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<4x8xcomplex<f32>>, tensor<f32>) -> (tensor<2x7xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xf32>, %a2: tensor<f32>, %a3: tensor<f32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x2) : (tensor<f32>, tensor<f32>) -> tensor<f32> %z1 = "stablehlo.add"(%x1, %x3) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0, %z1) : (tensor<f32>, tensor<f32>) -> ()}) : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4x8xf32>, %a1: tensor<4x8xui64>, %a2: tensor<f32>, %a3: tensor<f32>) {
  %r:2 = "stablehlo.reduce_window"(%a0, %a1, %a2, %a3) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, base_dilations = array<i64: 2, 1>, window_dilations = array<i64: 2, 2>, padding = dense<[[1, 0], [2, 1]]> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>, %x2: tensor<f32>, %x3: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x2) : (tensor<f32>, tensor<f32>) -> tensor<f32> %z1 = "stablehlo.add"(%x1, %x3) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0, %z1) : (tensor<f32>, tensor<f32>) -> ()}) : (tensor<4x8xf32>, tensor<4x8xui64>, tensor<f32>, tensor<f32>) -> (tensor<3x5xf32>, tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<10x24xf32>, %a1: tensor<5x12xf32>, %a2: tensor<f32>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<10x24xf32>, tensor<5x12xf32>, tensor<f32>) -> (tensor<10x24xf32>)
  return
}
// -----
func.func @f(%a0: tensor<10x24xf32>, %a1: tensor<5x?xtf32, #stablehlo.bounds<?, 3>>, %a2: tensor<f32>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 0, 2>, window_strides = array<i64: 2, 2>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<10x24xf32>, tensor<5x?xtf32, #stablehlo.bounds<?, 3>>, tensor<f32>) -> (tensor<10x24xf32>)
  return
}
// -----
func.func @f(%a0: tensor<10x24xf32>, %a1: tensor<12x5xf32>, %a2: tensor<f32>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<10x24xf32>, tensor<12x5xf32>, tensor<f32>) -> (tensor<10x24xsi8>)
  return
}
// -----
func.func @f(%a0: tensor<10x24xf32>, %a1: tensor<5x12xf32>, %a2: tensor<1xf32>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2, 2>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<10x24xf32>, tensor<5x12xf32>, tensor<1xf32>) -> (tensor<10x24xf32>)
  return
}
// -----
func.func @f(%a0: tensor<10x24xf32>, %a1: tensor<5x12xf32>, %a2: tensor<f32>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 2, 2>, window_strides = array<i64: 2>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<f32>, %x1: tensor<f32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<f32>, tensor<f32>) -> tensor<f32> "stablehlo.return"(%z0) : (tensor<f32>) -> ()}) : (tensor<10x24xf32>, tensor<5x12xf32>, tensor<f32>) -> (tensor<10x24xf32>)
  return
}
// -----
func.func @f(%a0: tensor<10x24xf32>, %a1: tensor<5x12xf32>, %a2: tensor<i64>) {
  %r = "stablehlo.select_and_scatter"(%a0, %a1, %a2) <{window_dimensions = array<i64: 4, 2>, window_strides = array<i64: 2, 2>, padding = dense<0> : tensor<2x2xi64>}> ({^bb0(%x0: tensor<3xf32>, %x1: tensor<3xf32>): %z = "stablehlo.compare"(%x0, %x1) <{comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<i1> "stablehlo.return"(%z) : (tensor<i1>) -> ()}, {^bb0(%x0: tensor<3xf32>, %x1: tensor<3xf32>): %z0 = "stablehlo.add"(%x0, %x1) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32> "stablehlo.return"(%z0) : (tensor<3xf32>) -> ()}) : (tensor<10x24xf32>, tensor<5x12xf32>, tensor<i64>) -> (tensor<10x24xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 9>}> : (tensor<3x9xcomplex<f32>>) -> (tensor<3x9xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xcomplex<f64>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 2>}> : (tensor<3x9xcomplex<f64>>) -> (tensor<3x9xcomplex<f64>>)
  return
}
// -----
func.func @f(%a0: tensor<3x?xf32, #stablehlo.bounds<?, 2>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 9>}> : (tensor<3x?xf32, #stablehlo.bounds<?, 2>>) -> (tensor<3x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>}> : (tensor<3x9xcomplex<f32>>) -> (tensor<3x9xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 9>}> : (tensor<3x9xf32>) -> (tensor<3x5xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 9>}> : (tensor<3x9xf32>) -> (tensor<3x5xsi8>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xf32>, %a1: tensor<3x9xf32>) {
  %r = "stablehlo.fft"(%a0, %a1) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 9>}> : (tensor<3x9xf32>, tensor<3x9xf32>) -> (tensor<4x16xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x9x?xtf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>}> : (tensor<3x9x?xtf32>) -> (tensor<3x5xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x5xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 9>}> : (tensor<3x5xcomplex<f32>>) -> (tensor<3x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<?x12xcomplex<f32>, #stablehlo.bounds<2, ?>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 9>}> : (tensor<?x12xcomplex<f32>, #stablehlo.bounds<2, ?>>) -> (tensor<3x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x5xi8>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 9>}> : (tensor<3x5xi8>) -> (tensor<3x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf32>) {
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>)
  return
}
// -----
func.func @f() {
  %r = "stablehlo.cholesky"() <{lower = true}> : () -> (tensor<2x0x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4x2xf8E4M3FN>) {
  "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<2x4x4x2xf8E4M3FN>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf8E4M3FN>) {
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<2x4x4xf8E4M3FN>) -> (tensor<2x4x4xf8E4M3FN>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4x3xf32>) {
  %r = "stablehlo.cholesky"(%a0) <{lower = true}> : (tensor<2x4x4x3xf32>) -> (tensor<2x4x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf32>, %a1: tensor<2x4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf32>, %a1: tensor<3x4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<3x4x3xf32>) -> (tensor<2x2x4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf32>, %a1: tensor<4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<4x3xf32>) -> (tensor<2x4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xui64>, %a1: tensor<2x4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xui64>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf32>, %a1: tensor<2x4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> (tensor<2x4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf32>, %a1: tensor<2x4x3xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xf32>, tensor<2x4x3xf32>) -> (vector<2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xi3>, %a1: tensor<2x4x3xf32>, %a2: tensor<2x4x4xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1, %a2) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<2x4x4xi3>, tensor<2x4x3xf32>, tensor<2x4x4xf32>) -> (tensor<4x3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf32>, %a1: tensor<2x3x4xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xcomplex<f64>>, %a1: tensor<2x3x4xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xcomplex<f64>>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x4x4xf32>, %a1: tensor<2x3x8xf32>) {
  %r = "stablehlo.triangular_solve"(%a0, %a1) <{left_side = false, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>}> : (tensor<2x4x4xf32>, tensor<2x3x8xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<2x3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-3 : f32, feature_index = 100 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x5xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<3x5xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<3x5xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<5xf32>, %a3: tensor<3xf32>, %a4: tensor<3xf32>) {
  %r = "stablehlo.batch_norm_inference"(%a0, %a1, %a2, %a3, %a4) <{feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<5xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3x3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3x3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-3 : f32, feature_index = 0 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-1 : f32, feature_index = 4 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>) {
  %r:3 = "stablehlo.batch_norm_training"(%a0, %a1, %a2) <{epsilon = 1.0e-3 : f32, feature_index = -1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x3x4xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x3x4xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-1 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xf32>, %a1: tensor<3xf32>, %a2: tensor<3xf32>, %a3: tensor<3xf32>, %a4: tensor<2x3x4xf32>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-3 : f32, feature_index = 4 : i64}> : (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x4xf32>) -> (tensor<2x3x4xf32>, tensor<3xf32>, tensor<3xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3x4xi1>, %a1: tensor<?xi1, #stablehlo.bounds<3>>, %a2: tensor<3xi1>, %a3: tensor<3xi1>, %a4: tensor<2x3x4xi1>) {
  %r:3 = "stablehlo.batch_norm_grad"(%a0, %a1, %a2, %a3, %a4) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<2x3x4xi1>, tensor<?xi1, #stablehlo.bounds<3>>, tensor<3xi1>, tensor<3xi1>, tensor<2x3x4xi1>) -> (tensor<2x3x4xi1>, tensor<3xi1>, tensor<3xi1>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<bf16>): "stablehlo.return"(%x0) : (tensor<f32>) -> ()}) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<bf16>, %x1: tensor<f32>): "stablehlo.return"(%x1) : (tensor<f32>) -> ()}) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<3xf32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<bf16>, %x1: tensor<f32>): "stablehlo.return"(%x1) : (tensor<f32>) -> ()}) : (tensor<4xf32>, tensor<3xf32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: index, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<f32>, %x1: tensor<f32>): "stablehlo.return"(%x1) : (tensor<f32>) -> ()}) : (index, tensor<f32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<?xf32>, %x1: tensor<?xf32>): "stablehlo.return"(%x0) : (tensor<?xf32>) -> ()}) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%extra: tensor<f32>, %x0: tensor<?xf32>, %x1: tensor<?xf32>): "stablehlo.return"(%x0) : (tensor<?xf32>) -> ()}) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<?xf32>, %x1: tensor<?xf32>): "stablehlo.return"(%x0) : (tensor<?xf32>) -> ()}) : (tensor<4xf32>, tensor<f32>) -> (tensor<3xindex>)
  return
}
// -----
func.func @f(%a0: tensor<4xi16>, %a1: tensor<i16>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<?xi16>, %x1: tensor<?xi16>): "stablehlo.return"(%x0) : (tensor<?xi16>) -> ()}) : (tensor<4xi16>, tensor<i16>) -> (tensor<i16>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<?xf32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<?xf32>, %x1: tensor<?xf32>): "stablehlo.return"(%x0) : (tensor<?xf32>) -> ()}) : (tensor<4xf32>, tensor<?xf32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<4xf32>, %x1: tensor<4xf32>): "stablehlo.return"(%x0) : (tensor<4xf32>) -> ()}) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3xf32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<3xf32>, %x1: tensor<3xf32>): "stablehlo.return"(%x0) : (tensor<3xf32>) -> ()}) : (tensor<3x4xf32>, tensor<3xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<4xf32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<4xf32>, %x1: tensor<4xf32>): "stablehlo.return"(%x0) : (tensor<4xf32>) -> ()}) : (tensor<3x4xf32>, tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x4xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: tensor<3x4xf32>, %x1: tensor<3x4xf32>): "stablehlo.return"(%x0) : (tensor<3x4xf32>) -> ()}) : (tensor<3x4xf32>, tensor<3x4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: f32, %x1: f32): "stablehlo.return"(%x0) : (f32) -> ()}) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) <{dimensions = array<i64: 0>}> ({^bb0(%x0: f32, %x1: f32): "stablehlo.return"(%x0) : (f32) -> ()}) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<4xf32>, %a1: tensor<f32>) {
  %r = "stablehlo.reduce"(%a0, %a1) ({^bb0(%x0: f32, %x1: f32): "stablehlo.return"(%x0) : (f32) -> ()}) : (tensor<4xf32>, tensor<f32>) -> (tensor<f32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<2x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<2x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x5x4x1xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x5x4x1xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x1x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x3x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x3x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xi16>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1]]> : tensor<1x2xi64>, lhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<?x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf80>, %a1: tensor<3x3x4x8xf80>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf80>, tensor<3x3x4x8xf80>) -> (tensor<1x2x2x8xf80>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1, 1]]> : tensor<1x3xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1, 1]]> : tensor<1x3xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x8x4x3xf32>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x8x4x3xf32>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<1x4x4x4xf32>, %a1: tensor<3x3x4x8xsi8>) {
  %r = "stablehlo.convolution"(%a0, %a1) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 4, 4>, padding = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x4x4x4xf32>, tensor<3x3x4x8xsi8>) -> (tensor<1x2x2x8xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [7], rhs_batching_dimensions = [8], lhs_contracting_dimensions = [9], rhs_contracting_dimensions = [10]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [3], rhs_batching_dimensions = [8], lhs_contracting_dimensions = [9], rhs_contracting_dimensions = [10]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [7], rhs_batching_dimensions = [5, 8], lhs_contracting_dimensions = [9], rhs_contracting_dimensions = [10]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [8], lhs_contracting_dimensions = [9], rhs_contracting_dimensions = [10]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [9], rhs_contracting_dimensions = [10]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [9], rhs_contracting_dimensions = [1, 10]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 0], rhs_batching_dimensions = [0, 0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 0], rhs_batching_dimensions = [0, 0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<3xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<2x3x2xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, -2], rhs_batching_dimensions = [0, 0], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>}> : (tensor<2x3xf32>, tensor<2x3x2xf32>) -> (tensor<2x2xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi8>, %a1: tensor<3x4xi8>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi8>, tensor<3x4xi8>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x2x4xf32>) {
  %r = "stablehlo.dot_general"(%a0, %a1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x2x4xf32>) -> (tensor<2x4xi3>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x4xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xf32>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xf32>, tensor<3x4xf32>) -> (tensor<2x1xf32>)
  return
}
// -----
func.func @f(%a0: tensor<2x3xi3>, %a1: tensor<3x4xf32>) {
  %r = "stablehlo.dot"(%a0, %a1) <{precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3xi3>, tensor<3x4xf32>) -> (tensor<2x16xf32>)
  return
}
// -----
func.func @f(%a0: tensor<0x0xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 0>}> : (tensor<0x0xf32>) -> (tensor<0x0xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<0x0xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 4>}> : (tensor<0x0xf32>) -> (tensor<?x0xcomplex<f32>, #stablehlo.bounds<3, ?>>)
  return
}
// -----
func.func @f(%a0: tensor<0x0xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64>}> : (tensor<0x0xf32>) -> (tensor<0x0xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 0>}> : (tensor<3xf32>) -> (tensor<3x1xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x0xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 9>}> : (tensor<3x0xf32>) -> (tensor<3x0xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x5xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 8, 9>}> : (tensor<3x5xcomplex<f32>>) -> (tensor<3x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x5xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 8, 8>}> : (tensor<3x5xcomplex<f32>>) -> (tensor<3x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x5x2xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 8, 9>}> : (tensor<3x5x2xcomplex<f32>>) -> (tensor<3x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x5xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 8, 11>}> : (tensor<3x5xcomplex<f32>>) -> (tensor<3x9xf32>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8, 9>}> : (tensor<3x9xf32>) -> (tensor<3x5xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xf32>) {
  "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8, 9>}> : (tensor<3x9xf32>) -> ()
  return
}
// -----
func.func @f(%a0: tensor<3x9xf32>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 8, -2>}> : (tensor<3x9xf32>) -> (tensor<5xcomplex<f32>>)
  return
}
// -----
func.func @f(%a0: tensor<3x9xcomplex<f32>>) {
  %r = "stablehlo.fft"(%a0) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 1, 2, 3, 4>}> : (tensor<3x9xcomplex<f32>>) -> (tensor<3x9xcomplex<f32>>)
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, b, 0, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, b, 0, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, q]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, q]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, ?, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, ?, f]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = []x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[]x[0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f][0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f][0, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]x[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]x[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f, window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1, f]x[1, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[1, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 9, 1, f]x[1, 0, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 9, 1, f]x[1, 0, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, 1 f]x[1, 0, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, 1 f]x[1, 0, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [f, b, f]x[1, 0, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[f, b, f]x[1, 0, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = stablehlo.convolution(%a, %b) dim_numbers = [b, 0, batch, f]x[?, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
// -----
func.func @f(%a: tensor<1x8x8x4xf32>, %b: tensor<3x3x4x6xf32>) {
  %0 = "stablehlo.convolution"(%a, %b) <{dimension_numbers = #stablehlo.conv<[b, 0, batch, f]x[?, 1, i, o]->[b, 0, 1, f]>, batch_group_count = 1 : i64, feature_group_count = 1 : i64}> : (tensor<1x8x8x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x6x6xf32>
  return
}
