// sdyrt-opt -sdy-pad-for-divisibility -split-input-file
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @slice(%a: tensor<7x15xf32>) -> (tensor<7x15xf32>) {
  %0 = sdy.all_slice [{"x"}, {"y"}] %a out_sharding=<@m, [{"x"}, {"y"}]> : tensor<7x15xf32>
  %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<7x15xf32>
  %2 = stablehlo.add %0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<7x15xf32>
  %3 = sdy.all_gather [{"x"}, {"y"}] %2 out_sharding=<@m, [{}, {}]> : tensor<7x15xf32>
  return %3 : tensor<7x15xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @a2a(%a: tensor<7x15xf32>) -> (tensor<7x15xf32>) {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x15xf32>
  %1 = sdy.all_to_all [{"x"}: 0->1] %0 out_sharding=<@m, [{}, {"x"}]> : tensor<7x15xf32>
  %3 = sdy.all_gather [{}, {"x"}] %1 out_sharding=<@m, [{}, {}]> : tensor<7x15xf32>
  return %3 : tensor<7x15xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @cp(%a: tensor<7x15xf32>) -> (tensor<7x15xf32>) {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x15xf32>
  %1 = sdy.collective_permute %0 out_sharding=<@m, [{"z"}, {}]> : tensor<7x15xf32>
  %3 = sdy.all_gather [{"z"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<7x15xf32>
  return %3 : tensor<7x15xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @dot(%a: tensor<7x15xf32>, %b: tensor<15x8xf32>) -> (tensor<7x8xf32>) {
  %0 = sdy.all_slice [{"x"}, {"y"}] %a out_sharding=<@m, [{"x"}, {"y"}]> : tensor<7x15xf32>
  %1 = sdy.all_slice [{"y"}, {}] %b out_sharding=<@m, [{"y"}, {}]> : tensor<15x8xf32>
  %n = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<7x15xf32>
  %2 = stablehlo.dot_general %n, %1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x15xf32>, tensor<15x8xf32>) -> tensor<7x8xf32>
  %3 = sdy.all_reduce {"y"} %2 out_sharding=<@m, [{"x"}, {}]> : tensor<7x8xf32>
  %4 = sdy.all_gather [{"x"}, {}] %3 out_sharding=<@m, [{}, {}]> : tensor<7x8xf32>
  return %4 : tensor<7x8xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @rs(%a: tensor<7x15xf32>) -> (tensor<7x15xf32>) {
  %1 = sdy.reduce_scatter [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x15xf32>
  %3 = sdy.all_gather [{"x"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<7x15xf32>
  return %3 : tensor<7x15xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @consts(%p: tensor<f32>) -> (tensor<7x15xf32>) {
  %0 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} dense<1.0> : tensor<7x15xf32>
  %i = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<7x15xf32>
  %1 = stablehlo.add %i, %i {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<7x15xf32>
  %b = stablehlo.broadcast_in_dim %p, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<f32>) -> tensor<7x15xf32>
  %r = stablehlo.reshape %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}, {}]>]>} : (tensor<7x15xf32>) -> tensor<7x3x5xf32>
  %t = stablehlo.transpose %b, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<7x15xf32>) -> tensor<15x7xf32>
  %s = stablehlo.slice %1 [0:7, 2:10] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x15xf32>) -> tensor<7x8xf32>
  %s2 = stablehlo.slice %1 [0:7:2, 2:10] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<7x15xf32>) -> tensor<4x8xf32>
  %3 = sdy.all_gather [{"x"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<7x15xf32>
  return %3 : tensor<7x15xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @pad(%a: tensor<7x15xf32>, %p: tensor<f32>) -> (tensor<9x15xf32>) {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x15xf32>
  %1 = stablehlo.pad %0, %p, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x15xf32>, tensor<f32>) -> tensor<9x15xf32>
  %3 = sdy.all_gather [{"x"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<9x15xf32>
  return %3 : tensor<9x15xf32>
}
func.func @reduce(%a: tensor<7x15xf32>, %p: tensor<f32>) -> (tensor<7xf32>) {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x15xf32>
  %1 = stablehlo.reduce(%0 init: %p) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<7x15xf32>, tensor<f32>) -> tensor<7xf32>
  %2 = stablehlo.concatenate %0, %0, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x15xf32>, tensor<7x15xf32>) -> tensor<7x30xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %3 = sdy.all_gather [{"x"}] %1 out_sharding=<@m, [{}]> : tensor<7xf32>
  return %3 : tensor<7xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @w(%a: tensor<7x14xf32>) -> (tensor<7x14xf32>) {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x14xf32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %1:2 = stablehlo.while(%i = %c, %v = %0) : tensor<i32>, tensor<7x14xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, []>, <@m, [{"x"}, {}]>]>}
    cond {
      %p = stablehlo.compare LT, %i, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %2 = stablehlo.negate %v {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<7x14xf32>
      stablehlo.return %i, %2 : tensor<i32>, tensor<7x14xf32>
    }
  %3 = sdy.all_gather [{"x"}, {}] %1#1 out_sharding=<@m, [{}, {}]> : tensor<7x14xf32>
  return %3 : tensor<7x14xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @dot(%a: tensor<7x15xf32>, %b: tensor<15x8xf32>) -> (tensor<7x15xf32>) {
  %0 = sdy.all_slice [{"x"}, {"y"}] %a out_sharding=<@m, [{"x"}, {"y"}]> : tensor<7x15xf32>
  %1 = sdy.all_slice [{"y"}, {}] %b out_sharding=<@m, [{"y"}, {}]> : tensor<15x8xf32>
  %n = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<7x15xf32>
  %2 = stablehlo.dot_general %n, %1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x15xf32>, tensor<15x8xf32>) -> tensor<7x8xf32>
  return %a : tensor<7x15xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @constants() -> tensor<3xf32> {
  %0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %1 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} dense<2.0> : tensor<3xf32>
  %2 = stablehlo.add %0, %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<3xf32>
  %3 = sdy.all_gather [{"x"}] %2 out_sharding=<@m, [{}]> : tensor<3xf32>
  return %3 : tensor<3xf32>
}
func.func @sums(%a: tensor<7x15xf32>, %b: tensor<15x8xf32>, %c: tensor<f32>) -> (tensor<8xf32>, tensor<15xf32>) {
  %0 = sdy.all_slice [{"x"}, {"y"}] %a out_sharding=<@m, [{"x"}, {"y"}]> : tensor<7x15xf32>
  %1 = stablehlo.cosine %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<7x15xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}], unreduced={"x"}>]>} : (tensor<7x15xf32>, tensor<f32>) -> tensor<15xf32>
  %3 = sdy.all_reduce {"x"} %2 out_sharding=<@m, [{"y"}]> : tensor<15xf32>
  %c_1 = stablehlo.constant dense<1.0> : tensor<7xf32>
  %c_2 = stablehlo.constant dense<1.0> : tensor<7x8xf32>
  %4 = sdy.all_slice [{"x"}] %c_1 out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %5 = sdy.all_slice [{"x"}, {}] %c_2 out_sharding=<@m, [{"x"}, {}]> : tensor<7x8xf32>
  %6 = stablehlo.cosine %4 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<7xf32>
  %7 = stablehlo.dot %6, %5 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<7xf32>, tensor<7x8xf32>) -> tensor<8xf32>
  %8 = sdy.all_reduce {"x"} %7 out_sharding=<@m, [{}]> : tensor<8xf32>
  %9 = sdy.all_gather [{"y"}] %3 out_sharding=<@m, [{}]> : tensor<15xf32>
  return %8, %9 : tensor<8xf32>, tensor<15xf32>
}
func.func @indexed(%a: tensor<7x3xf32>, %i: tensor<4x1xi64>, %u: tensor<7x3xf32>, %j: tensor<7x1xi64>) -> (tensor<4x3xf32>, tensor<7x3xf32>, tensor<4x7xf32>) {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x3xf32>
  %1 = "stablehlo.gather"(%0, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<7x3xf32>, tensor<4x1xi64>) -> tensor<4x3xf32>
  %2 = sdy.all_reduce {"x"} %1 out_sharding=<@m, [{}, {}]> : tensor<4x3xf32>
  %3 = sdy.all_slice [{"x"}, {}] %u out_sharding=<@m, [{"x"}, {}]> : tensor<7x3xf32>
  %4 = sdy.all_slice [{"x"}, {}] %j out_sharding=<@m, [{"x"}, {}]> : tensor<7x1xi64>
  %5 = "stablehlo.scatter"(%a, %4, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<7x3xf32>, tensor<7x1xi64>, tensor<7x3xf32>) -> tensor<7x3xf32>
  %6 = sdy.all_reduce {"x"} %5 out_sharding=<@m, [{}, {}]> : tensor<7x3xf32>
  %t = stablehlo.transpose %0, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<7x3xf32>) -> tensor<3x7xf32>
  %8 = "stablehlo.gather"(%t, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 7>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<3x7xf32>, tensor<4x1xi64>) -> tensor<4x7xf32>
  %9 = sdy.all_gather [{}, {"x"}] %8 out_sharding=<@m, [{}, {}]> : tensor<4x7xf32>
  return %2, %6, %9 : tensor<4x3xf32>, tensor<7x3xf32>, tensor<4x7xf32>
}
func.func @indexed_by_narrow_integers(%a: tensor<300xf32>, %i: tensor<4x1xi8>, %j: tensor<7x1xui8>, %u: tensor<7xf32>, %k: tensor<i64>, %c: tensor<7x6xf32>) -> (tensor<4xf32>, tensor<6xf32>, tensor<7x2xf32>, tensor<300xf32>) {
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<300xf32>
  %1 = "stablehlo.gather"(%0, %i) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<300xf32>, tensor<4x1xi8>) -> tensor<4xf32>
  %2 = sdy.all_reduce {"x"} %1 out_sharding=<@m, [{}]> : tensor<4xf32>
  %3 = sdy.all_slice [{"x"}] %u out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %4 = sdy.all_slice [{"x"}, {}] %j out_sharding=<@m, [{"x"}, {}]> : tensor<7x1xui8>
  %z = stablehlo.constant dense<0.0> : tensor<6xf32>
  %5 = "stablehlo.scatter"(%z, %4, %3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<6xf32>, tensor<7x1xui8>, tensor<7xf32>) -> tensor<6xf32>
  %6 = sdy.all_reduce {"x"} %5 out_sharding=<@m, [{}]> : tensor<6xf32>
  %7 = sdy.all_slice [{"x"}, {}] %c out_sharding=<@m, [{"x"}, {}]> : tensor<7x6xf32>
  %8 = stablehlo.dynamic_slice %7, %k, %k, sizes = [7, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x6xf32>, tensor<i64>, tensor<i64>) -> tensor<7x2xf32>
  %9 = sdy.all_gather [{"x"}, {}] %8 out_sharding=<@m, [{}, {}]> : tensor<7x2xf32>
  %10 = "stablehlo.scatter"(%0, %j, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<300xf32>, tensor<7x1xui8>, tensor<7xf32>) -> tensor<300xf32>
  %11 = sdy.all_gather [{"x"}] %10 out_sharding=<@m, [{}]> : tensor<300xf32>
  return %2, %6, %9, %11 : tensor<4xf32>, tensor<6xf32>, tensor<7x2xf32>, tensor<300xf32>
}
