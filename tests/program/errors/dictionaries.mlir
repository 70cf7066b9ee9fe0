func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = 0 : i7} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = -1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = "x"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = "x"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = "x"} : (tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = "x"} : (tensor<2x3xf64>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = "x"} : tensor<2x3xf64>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0:2 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = "x"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) {dimension = "x"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32> loc(3)
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) <{}> {dimension = "x"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) <{}> {dimension = 0 : i7} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg0) <{}> {dimension = -1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    "sdy.mesh"() {mesh = 3, sym_name = 3} : () -> ()
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "func.constant"() {value = 3} : () -> (() -> ())
    return
}
// -----
func.func @f(%arg0: tensor<2x3xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = -1 : i64} : () -> tensor<2xi32>
    func.call @g() : () -> (
    return
}
// -----
"func.func"() {function_type = 3, sym_name = 3} ({}) : () -> ()
// -----
"func.func"() ({}) {function_type = () -> (), sym_name = 3} : () -> ()
// -----
"func.func"() ({}) {function_type = 3, sym_name = "a"} : () -> ()
// -----
"builtin.module"() ({^bb0:}) {sym_name = 3} : () -> ()
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] {operandSegmentSizes = array<i32: 1, 0>} : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] {operandSegmentSizes = 3} : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] {operandSegmentSizes = array<i64: 1, 0, 0>} : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    cf.cond_br %c, ^bb0, ^bb0 {operandSegmentSizes = array<i32: 1, 1, 0>}
  ^bb0:
    return
}
// -----
func.func @f(%c: index) {
    %0 = affine.apply affine_map<(d0) -> (d0)>(%c) {map = affine_map<(d0) -> (d0 + 1)>}
    return
}
// -----
func.func @f(%c: index) {
    %0 = affine.apply affine_map<(d0) -> (d0)>(%c) {map = 3}
    return
}
// -----
func.func @f(%c: tensor<4xf32>) {
    %0 = tensor.extract_slice %c[0] [2] [1] {operandSegmentSizes = array<i32: 1, 0, 0, 1>} : tensor<4xf32> to tensor<2xf32>
    return
}
// -----
module @x attributes {sym_name = 3} {}
// -----
module attributes {sym_visibility = 3} {}
// -----
func.func @f(%c: tensor<4xf32>) attributes {sym_name = "x"} { return }
// -----
func.func @f(%c: tensor<4xf32> {sdy.sharding = 3}) { return }
// -----
func.func @f(%c: i32) { 
  %0 = stablehlo.constant dense<1> : tensor<i32> {a = 3}
  return }
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] <{operand_segment_sizes = 3}> : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] <{operand_segment_sizes = array<i32: 1>}> : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] {operand_segment_sizes = 3} : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] {operand_segment_sizes = array<i32: 1, 0, 1>, operandSegmentSizes = array<i32: 1, 0, 0>} : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%c: i1) {
    "cf.cond_br"(%c)[^bb0, ^bb0] <{}> : (i1) -> ()
  ^bb0:
    return
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {precision_config = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] {precision_config = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0]>} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {dot_dimension_numbers = #stablehlo.dot<>} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {precision_config = 3, algorithm = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>, %b: tensor<3x2xf32>) -> tensor<2x2xf32> {
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {algorithm = 3, precision_config = 3} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.transpose %a, dims = [1, 0] {permutation = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.transpose %a, dims = [1, 0] {permutation = "bad"} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1, 0] {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.broadcast_in_dim %a, dims = [1, 0] {broadcast_dimensions = "bad"} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.compare EQ, %a, %a {comparison_direction = "bad"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.compare EQ, %a, %a, FLOAT {compare_type = "bad"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.iota dim = 0 {iota_dimension = "bad"} : tensor<3x2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.concatenate %a, %a, dim = 0 {dimension = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.concatenate %a, %a, dim = 0 {dimension = "bad"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.slice %a [0:1, 0:2] {strides = "bad"} : (tensor<2x3xf32>) -> tensor<1x2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.constant {value = dense<2> : tensor<2xi32>} dense<1> : tensor<2xi32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.constant {value = "bad"} dense<1> : tensor<2xi32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = func.call @f(%a) {callee = @g} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = func.call @f(%a) {callee = "bad"} : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = sdy.sharding_constraint %a <@mesh, [{}, {}]> {sharding = "bad"} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.reverse %a, dims = [0] {dimensions = "bad"} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.fft %a, type = FFT, length = [3] {fft_type = #stablehlo<fft_type IFFT>} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.fft %a, type = FFT, length = [3] {fft_type = "bad"} : (tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.pad %a, %i, low = [0, 0], high = [0, 0], interior = [0, 0] {edge_padding_low = array<i64: 1, 1>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.pad %a, %i, low = [0, 0], high = [0, 0], interior = [0, 0] {edge_padding_low = "bad"} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.exponential %a {result_accuracy = "bad"} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.cholesky %a, lower = true {lower = false} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.cholesky %a, lower = true {lower = "bad"} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.reduce_precision %a, format = e5m10 {exponent_bits = "bad"} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.get_tuple_element %t[0] {index = 1 : i32} : (tuple<tensor<2x3xf32>>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.get_tuple_element %t[0] {index = "bad"} : (tuple<tensor<2x3xf32>>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] {dimensions = array<i64: 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [1] {dimensions = "bad"} : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.convolution(%c, %c) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {stride = [1]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, window_strides = "bad"} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.all_gather %a, dims = [1] {x = 3} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.all_gather %a, dims = [1] {x = "bad"} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.dynamic_slice %a, %j, %j, sizes = [1, 1] {slice_sizes = array<i64: 2, 2>} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = stablehlo.dynamic_slice %a, %j, %j, sizes = [1, 1] {slice_sizes = "bad"} : (tensor<2x3xf32>, tensor<i32>, tensor<i32>) -> tensor<1x1xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = sdy.reshard %a <@mesh, [{}, {}]> {sharding = "bad"} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = sdy.all_gather [{}, {}] %a out_sharding=<@mesh, [{}, {}]> {out_sharding = #sdy.sharding<@mesh, [{"x"}, {}]>} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = sdy.all_gather [{}, {}] %a out_sharding=<@mesh, [{}, {}]> {out_sharding = "bad"} : tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = chlo.broadcast_add %a, %a {broadcast_dimensions = "bad"} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = chlo.top_k(%a, k = 1) {k = 2 : i64} : tensor<2x3xf32> -> (tensor<2x1xf32>, tensor<2x1xi32>)
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = chlo.top_k(%a, k = 1) {k = "bad"} : tensor<2x3xf32> -> (tensor<2x1xf32>, tensor<2x1xi32>)
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = arith.constant {value = "bad"} 1 : i32
  return
}
// -----
sdy.mesh @mesh = <["x"=2]>
func.func @f(%a: tensor<2x3xf32>, %i: tensor<f32>, %j: tensor<i32>, %t: tuple<tensor<2x3xf32>>, %c: tensor<1x1x1xf32>, %q: i32) {
  %0 = arith.cmpi eq, %q, %q {predicate = "bad"} : i32
  return
}
// -----
func.func @epsilon_of_other_kind(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %b, %b, %b) <{epsilon = 1 : i32, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @epsilon_of_other_type(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %b, %b, %b) <{epsilon = 1.0 : f64, feature_index = 1 : i64}> : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @no_epsilon(%a: tensor<2x3xf32>, %b: tensor<3xf32>) {
  %0 = "stablehlo.batch_norm_inference"(%a, %b, %b, %b, %b) <{feature_index = 1 : i64}> {epsilon} : (tensor<2x3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @count_of_other_type(%a: tensor<2x8xf32>) {
  %0:2 = "chlo.top_k"(%a) <{k = 3 : i32}> : (tensor<2x8xf32>) -> (tensor<2x3xf32>, tensor<2x3xi32>)
  return
}
// -----
func.func @precision_of_other_kind(%a: tensor<4x8xf32>, %b: tensor<8x5xf32>) {
  %0 = "stablehlo.dot_general"(%a, %b) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [1]}> : (tensor<4x8xf32>, tensor<8x5xf32>) -> tensor<4x5xf32>
  return
}
// -----
func.func @precision_of_convolution(%a: tensor<1x1x1xf32>) {
  %0 = stablehlo.convolution(%a, %a) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [1]} : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
  return
}
// -----
func.func @direction_of_other_type(%a: tensor<2x3xf32>) {
  %0 = "sdy.propagation_barrier"(%a) <{allowed_direction = 1 : i64}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
  return
}
// -----
func.func @attributes_of_arguments(%f: (tensor<2xf32>) -> tensor<2xf32>, %a: tensor<2xf32>) {
  %0 = "func.call_indirect"(%f, %a) {arg_attrs = 3} : ((tensor<2xf32>) -> tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return
}
// -----
func.func @type_of_comparison(%a: tensor<2xf32>) {
  %0 = chlo.broadcast_compare %a, %a {comparison_direction = #chlo<comparison_direction LT>, compare_type = 3} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
  return
}
// -----
func.func @in_region_of_own_form(%a: tensor<2xi32>, %i: tensor<i32>) {
  %0 = stablehlo.reduce(%a init: %i) across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
   reducer(%b: tensor<i32>, %c: tensor<i32>) {
    %1 = "stablehlo.iota"() {iota_dimension = "x"} : () -> tensor<2xi32>
    stablehlo.return %b : tensor<i32>
  }
  return
}
