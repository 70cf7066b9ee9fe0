func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) <{dimension = 0 : i64}> {dimension = -1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) <{dimension = 0 : i64}> {dimension = "x"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] {operand_segment_sizes = array<i32: 1, 0, 0>} : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    cf.cond_br %c, ^bb0, ^bb0 {operandSegmentSizes = array<i32: 1, 0>}
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    cf.cond_br %c, ^bb0, ^bb0 {operandSegmentSizes = 3}
  ^bb0:
    return
}
// -----
func.func @f(%c: index) {
    %0 = affine.linearize_index [%c, %c] by (2, 3) {static_basis = array<i64: 4, 5>} : index
    return
}
// -----
func.func @f(%c: tensor<4xf32>) {
    %0 = tensor.extract_slice %c[0] [2] [1] {static_offsets = array<i64: 1>} : tensor<4xf32> to tensor<2xf32>
    return
}
// -----
module @x attributes {sym_name = "y"} {}
// -----
func.func @f(%c: tensor<4xf32>) attributes {arg_attrs = 3} { return }
// -----
func.func @f(%c: tensor<4xf32>) attributes {res_attrs = 3, no_inline = 3} { return }
// -----
func.func @f(%c: tensor<4xf32>) attributes {no_inline = 3} { return }
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] <{operand_segment_sizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] {operand_segment_sizes = array<i32: 1, 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] <{operand_segment_sizes = array<i32: 1, 0, 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] <{operandSegmentSizes = array<i32: 1, 0, 0>}> {operandSegmentSizes = 3} : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    cf.cond_br %c, ^bb0, ^bb0 {operand_segment_sizes = array<i32: 1, 0, 0>}
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    cf.cond_br %c, ^bb0, ^bb0 {operand_segment_sizes = 3}
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    cf.br ^bb0 {operand_segment_sizes = 3}
  ^bb0:
    return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] {precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {algorithm = #stablehlo.dot_algorithm<lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> {algorithm = #stablehlo.dot_algorithm<lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = bf16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false>} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {other = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.compare EQ, %a, %a {comparison_direction = #stablehlo<comparison_direction LT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.compare EQ, %a, %a, FLOAT {compare_type = #stablehlo<comparison_type TOTALORDER>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.iota dim = 0 {iota_dimension = 1 : i64} : tensor<3x2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.slice %a [0:1, 0:2] {strides = array<i64: 1, 1>} : (tensor<2x3xf32>) -> tensor<1x2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.custom_call @g(%a) {call_target_name = "h"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.custom_call @g(%a) {call_target_name = "bad"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = sdy.sharding_constraint %a <@mesh, [{}, {}]> {sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.reverse %a, dims = [0] {dimensions = array<i64: 1>} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.exponential %a {result_accuracy = #stablehlo.result_accuracy<mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.reduce_precision %a, format = e5m10 {exponent_bits = 8 : i32} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.convolution(%c, %c) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = array<i64: 2>} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = sdy.reshard %a <@mesh, [{}, {}]> {sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = chlo.broadcast_add %a, %a {broadcast_dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = arith.constant {value = 2 : i32} 1 : i32
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = arith.cmpi eq, %q, %q {predicate = 2 : i64} : i32
  return
}
// -----
func.func @f(){return}
