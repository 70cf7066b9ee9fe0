// sdyrt-opt -sdy-convert-global-to-local
// What has no form on one device. The texts that Shardy has are its own.
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @joined(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %b: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  // expected-error@+1 {{'stablehlo.concatenate' op operand 0 is sharded on concatenation dimension 1. This is not supported.}}
  %0 = stablehlo.concatenate %a, %b, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<8x20xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @join(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %b: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  // expected-error@+1 {{'stablehlo.concatenate' op dimension 1 is sharded but the concatenation is on this dimension.}}
  %0 = stablehlo.concatenate %a, %b, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<8x20xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @join_unalike(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}, %b: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  // expected-error@+1 {{'stablehlo.concatenate' op dimension 0 has mismatched sharding axes ([axis_ref"z"] vs [axis_ref"x"]). This requires a reshard which should have been handled by previous passes.}}
  %0 = stablehlo.concatenate %a, %b, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x16xf32>, tensor<8x4xf32>) -> tensor<8x20xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @slice(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z", "y":(1)2}]>}) {
  // expected-error@+1 {{'stablehlo.slice' op dimension 1 has mismatched sharding axes ([axis_ref"z", axis_ref"y":(1)2] vs []). This requires a reshard which should have been handled by previous passes.}}
  %0 = stablehlo.slice %a [0:8, 0:8] : (tensor<8x16xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @slice_of_neighbours(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) {
  // expected-error@+1 {{'stablehlo.slice' op dimension 1 is sharded but the slice is not a full slice and requires device communication.}}
  %0 = stablehlo.slice %a [0:8, 2:10] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<8x16xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @dynamic(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}, %i: tensor<i32>) {
  // expected-error@+1 {{'stablehlo.dynamic_slice' op dimension 1 is sharded but the slice is not a full slice and requires device communication.}}
  %0 = stablehlo.dynamic_slice %a, %i, %i, sizes = [8, 8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<8x16xf32>, tensor<i32>, tensor<i32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @dynamic_update(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}, %u: tensor<8x1xf32>, %i: tensor<i32>) {
  // expected-error@+1 {{'stablehlo.dynamic_update_slice' op dimension 1 is sharded but the slice is not a full slice and requires device communication.}}
  %0 = stablehlo.dynamic_update_slice %a, %u, %i, %i {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<8x16xf32>, tensor<8x1xf32>, tensor<i32>, tensor<i32>) -> tensor<8x16xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @random(%s: tensor<2xui64>) {
  // expected-error@+1 {{'stablehlo.rng_bit_generator' op random numbers are sharded: each shard would have the same}}
  %0, %1 = stablehlo.rng_bit_generator %s, algorithm = THREE_FRY {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>, <@m, [{"x"}]>]>} : (tensor<2xui64>) -> (tensor<2xui64>, tensor<8xf32>)
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @dot(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}, %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  // expected-error@+1 {{'stablehlo.dot' op Expected sharded contracting dot to have one user and the user is an sdy.all_reduce.}}
  %0 = stablehlo.dot %a, %b : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @dot_of_other_axes(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}, %b: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  // expected-error@+1 {{'stablehlo.dot_general' op The axes of the sdy.all_reduce should match the sharded contracting dimensions of the dot_general.}}
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.all_reduce {"y"} %0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @gather(%a: tensor<16x32xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}, %i: tensor<8x1xi64>) {
  // expected-error@+1 {{'stablehlo.gather' op Expected the gather to have one user and the user is an sdy.all_reduce.}}
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 32>}> : (tensor<16x32xf32>, tensor<8x1xi64>) -> tensor<8x32xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @replacing_scatter(%a: tensor<16xf32>, %i: tensor<8x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %u: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  // expected-error@+1 {{'stablehlo.scatter' op updates are sharded, and its computation is no reduction}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    stablehlo.return %y : tensor<f32>
  }) : (tensor<16xf32>, tensor<8x1xi32>, tensor<8xf32>) -> tensor<16xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @window(%a: tensor<16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %c: tensor<f32>) {
  // expected-error@+1 {{'stablehlo.reduce_window' op dimension 0 is sharded but is not a pass-through dimension.}}
  %0 = "stablehlo.reduce_window"(%a, %c) <{window_dimensions = array<i64: 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<16xf32>, tensor<f32>) -> tensor<14xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
// expected-error@+1 {{Failed to compute local type due to non-divisible sharding}}
func.func @uneven(%a: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @reshard(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  // expected-error@+1 {{'sdy.reshard' op has no form on one device}}
  %0 = sdy.reshard %a <@m, [{}]> : tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @uneven_exchange(%a: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
  // expected-error@+1 {{Failed to compute local type due to non-divisible sharding}}
  %0 = sdy.all_to_all [{"x"}: 0->1] %a out_sharding=<@m, [{}, {"x"}]> : tensor<8x3xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @reversed(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  // expected-error@+1 {{dimension 0 is sharded and reversed, but the order of its shards is not}}
  %0 = stablehlo.reverse %a, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @cut_windows(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %i: tensor<3x1xi64>, %u: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) {
  // expected-error@+1 {{dimension 0 is sharded, and windows are not placed in its shards}}
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %q : tensor<f32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>, tensor<3x1xi64>, tensor<3x4xf32>) -> tensor<8xf32>
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func private @negated(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  %0 = sdy.all_gather [{"x"}] %a out_sharding=<@m, [{}]> : tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func @calls(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  // expected-error@+1 {{result 0 has another sharding than its function says; sdy-insert-func-call-reshards makes them one}}
  %0 = func.call @negated(%a) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func private @same(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  return
}
func.func @calls(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}]>}) {
  // expected-error@+1 {{operand 0 has another sharding than its function says}}
  func.call @same(%a) : (tensor<8xf32>) -> ()
  return
}
// -----
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @later(%a: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %i: tensor<i32>) {
  // expected-error@+1 {{what it reduces is sharded, and its computation of result 0 is not one op of two elements}}
  %0 = stablehlo.reduce(%a init: %i) across dimensions = [0] : (tensor<8xi32>, tensor<i32>) -> tensor<i32>
   reducer(%p: tensor<i32>, %q: tensor<i32>) {
    stablehlo.return %q : tensor<i32>
  }
  return
}
// -----
sdy.mesh @m = <["a"=2]>
func.func @no_sum(%x: tensor<4x8x8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"a"}]>}, %w: tensor<3x3x4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {"a"}, {}]>}) -> tensor<4x6x6x8xf32> {
  // expected-error@+1 {{Expected sharded contracting convolution to have one user and the user is an sdy.all_reduce.}}
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}, {}]>]>} : (tensor<4x8x8x4xf32>, tensor<3x3x4x8xf32>) -> tensor<4x6x6x8xf32>
  return %0 : tensor<4x6x6x8xf32>
}
