func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [x] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.transpose %a, dims = [x] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [x] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1, x] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1 x] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.broadcast_in_dim %a, dims = 1 : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [x] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.transpose %a, dims = [] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 0, ] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.transpose %a, dims = [1, 99999999999999999999999] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.transpose %a, dims = array<i64: 1, 0> : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.pad %a, %a, low = [x], high = [0], interior = [0] : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.reverse %a, dims = [1.5] : tensor<2x3xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.reverse %a, dims = [-] : tensor<2x3xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [x] : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.slice %a [x:1] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.fft %a, type = RFFT, length = [x] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.transpose %a, dims = [x : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.transpose %a, dims = [%a] : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.transpose %a, dims = [. : (tensor<2x3xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%c: tensor<1x1x1xf32>) {
  %0 = stablehlo.convolution(%c, %c) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [x]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
}
// -----
func.func @f(%c: tensor<1x1x1xf32>) {
  %0 = stablehlo.convolution(%c, %c) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {reverse = [x]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
}
// -----
func.func @f(%c: tensor<1x1x1xf32>) {
  %0 = stablehlo.convolution(%c, %c) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[x]]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.dot<lhs_batching_dimensions = [x]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.gather<offset_dims = [1, x]>} { return }
// -----
func.func @f() attributes {a = #stablehlo.output_operand_alias<output_tuple_indices = [x], operand_index = 0, operand_tuple_indices = []>} { return }
// -----
func.func @f() attributes {a = #stablehlo.conv<raw input_spatial_dimensions = [x]>} { return }
// -----
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1 x] : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = stablehlo.transpose %a, dims = [99999999999999999999 x] : (tensor<2x3xf32>) -> tensor<3x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = stablehlo.transpose %a, dims = [1, - x] : (tensor<2x3xf32>) -> tensor<3x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = stablehlo.transpose %a, dims = [1,
   x] : (tensor<2x3xf32>) -> tensor<3x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) {
  %0 = stablehlo.transpose %a, dims = [1, "x] : (tensor<2x3xf32>) -> tensor<3x2xf32>
}
// -----
func.func @f() attributes {a = !sdy<3>} { return }
// -----
func.func @f(%c: tensor<1x1x1xf32>) {
  %0 = stablehlo.convolution(%c, %c) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {reverse = [1]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] algorithm [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = x : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = < : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = [] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision =  : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [x] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT x] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = DEFAULT : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [1] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], x : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], {a} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {a} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] {precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> {algorithm = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {algorithm = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {dot_dimension_numbers = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = x, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <x = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32 rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = x, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = x> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = 2> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = 1> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] precision : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] , algorithm <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] ,, algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] x : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] = : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] x : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = x : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] < : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = < : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], "x" : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] algorithm : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] algorithm = : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] precision = : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] precision = [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] precision = [DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] x [0] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] algorithm [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm [ : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = x : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = < : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = [] : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] {a} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] {precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> {algorithm = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] {algorithm = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] {dot_dimension_numbers = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>, algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <lhs_precision_type = x, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT], algorithm = <x = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?, x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<?, x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<?>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<4>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<4>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?, ?, ?>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<?, ?, ?>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<4, 4>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<4, 4>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<-1>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<-1>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<-1, ?>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<-1, ?>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?, 1.5>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<?, 1.5>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?, 1 2>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<?, 1 2>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?, -9223372036854775808>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<?, -9223372036854775808>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?, 99999999999999999999>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<?, 99999999999999999999>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<?, ?, 3>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<?, ?, 3} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.bounds<[?, 3]>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.bounds<[?, 3]>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<bounds<?, 3>>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<bounds<?, 3>>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<bounds <?, 3>>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<bounds <?, 3>>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<bounds<?, 3> x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<bounds<?, 3> x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<bounds<?, 3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<bounds<?, 3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.x>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.x} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.x<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.x<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<"x">>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<"x">} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<@x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<@x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<(>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<(>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<[>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<[>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<{}>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<{}>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<-1>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<-1>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<->>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<->} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<#x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<#x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<%x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<%x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #sdy<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #sdy<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #chlo<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #chlo<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #arith<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #arith<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #sdy.x>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.type_extensions<bounds = [?, 3]>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.type_extensions<bounds = [?, 3]>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.type_extensions<bounds = [x]>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.type_extensions<bounds = [x]>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.type_extensions<bounds = [?, 3, ?]>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.type_extensions<bounds = [?, 3, ?]>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.type_extensions<bounds = [?, 3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.type_extensions<bounds = [?, 3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.type_extensions<bounds [?, 3]>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.type_extensions<bounds [?, 3]>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.type_extensions<[?, 3]>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.type_extensions<[?, 3]>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.type_extensions>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.type_extensions} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.type_extensions<>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.type_extensions<>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<precision x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<precision x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<precision>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<precision>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<precision DEFAULT>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<precision DEFAULT>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.precision<X>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.precision<X>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.precision<DEFAULT>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.precision<DEFAULT} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.precision DEFAULT>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.precision DEFAULT} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.precision<1>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.precision<1>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.precision< >>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.precision< >} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<precision 1>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<precision 1>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<1 precision>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<1 precision>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #sdy.mesh<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #sdy.mesh<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #sdy<mesh>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f(%a: tensor<2x?xf32, #sdy>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f(%a: tensor<2x?xf32, #builtin<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #builtin<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #builtin>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #builtin} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #builtin.x>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #builtin.x} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #func.x>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #func.x} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #func<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #func<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #foo<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #foo<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #foo.x>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #foo.x} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #foo>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #foo} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<mesh>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<mesh>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #quant<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #quant<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #tensor<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #tensor<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<>>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<>>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<3>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<3} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<3>>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<3>>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<"x>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<"x>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<x y>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<x y>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<dot>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<dot>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo<dot 3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo<dot 3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #stablehlo.dot<3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #stablehlo.dot<3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #sdy<sharding>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f(%a: tensor<2x?xf32, #sdy<sharding 3>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #sdy<sharding 3>} {
  return
}
// -----
func.func @f(%a: tensor<2x?xf32, #sdy<sharding<3>>>) -> tensor<2x?xf32> {
  return %a : tensor<2x?xf32>
}
// -----
func.func @f() attributes {a = #sdy<sharding<3>>} {
  return
}
// -----
func.func @f(){return}
// -----
func.func @f() attributes {a = !stablehlo<3>} { return }
// -----
func.func @f() attributes {a = !stablehlo<>} { return }
// -----
func.func @f() attributes {a = !stablehlo<x>} { return }
// -----
func.func @f() attributes {a = #stablehlo<"x>} { return }
// -----
func.func @f() attributes {a = !stablehlo<"x>} { return }
// -----
func.func @f() attributes {a = #stablehlo<_x>} { return }
