// sdyrt-opt -sdy-explicit-gather-scatter-batching
sdy.mesh @mesh = <["x"=2]>
func.func @concat(%a: tensor<4x8x16xf32>, %i: tensor<4x5x1xi32>) -> tensor<4x5x16xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x5x1xi32>
  %1 = stablehlo.concatenate %0, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 16>}> {foo, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}, {}]>]>} : (tensor<4x8x16xf32>, tensor<4x5x2xi32>) -> tensor<4x5x16xf32>
  return %2 : tensor<4x5x16xf32>
}
func.func @three(%a: tensor<4x8x16xf32>, %i: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %b = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xi32>) -> tensor<4x5x1xi32>
  %1 = stablehlo.concatenate %i, %b, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x3xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [1, 0, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x8x16xf32>, tensor<4x5x3xi32>) -> tensor<4x5xf32>
  return %2 : tensor<4x5xf32>
}
func.func @multi(%a: tensor<4x8x16xf32>, %i: tensor<4x5x2xi32>) -> tensor<4x5xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x5x1xi32>
  %1 = stablehlo.concatenate %0, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x2xi32>) -> tensor<4x5x3xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x8x16xf32>, tensor<4x5x3xi32>) -> tensor<4x5xf32>
  return %2 : tensor<4x5xf32>
}
func.func @multi_middle(%a: tensor<4x8x16xf32>, %i: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x5x3xi32>
  %2 = "stablehlo.gather"(%a, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [1, 0, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x8x16xf32>, tensor<4x5x3xi32>) -> tensor<4x5xf32>
  return %2 : tensor<4x5xf32>
}
func.func @last(%a: tensor<4x8x16xf32>, %i: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x5x3xi32>
  %2 = "stablehlo.gather"(%a, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [1, 2, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x8x16xf32>, tensor<4x5x3xi32>) -> tensor<4x5xf32>
  return %2 : tensor<4x5xf32>
}
func.func @scatter(%a: tensor<4x8x16xf32>, %i: tensor<4x5x1xi32>, %u: tensor<4x5x16xf32>) -> tensor<4x8x16xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x5xi32>
  %r = stablehlo.reshape %0 : (tensor<4x5xi32>) -> tensor<4x5x1xi32>
  %1 = stablehlo.concatenate %r, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
  %2 = "stablehlo.scatter"(%a, %1, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, unique_indices = true}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %s = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x8x16xf32>, tensor<4x5x2xi32>, tensor<4x5x16xf32>) -> tensor<4x8x16xf32>
  return %2 : tensor<4x8x16xf32>
}
func.func @wrong_dim(%a: tensor<4x8xf32>, %i: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
  %0 = stablehlo.iota dim = 1 : tensor<4x5x1xi32>
  %1 = stablehlo.concatenate %0, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
  return %2 : tensor<4x5xf32>
}
func.func @not_collapsed(%a: tensor<4x8xf32>, %i: tensor<4x5x1xi32>) -> tensor<4x5x1xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x5x1xi32>
  %1 = stablehlo.concatenate %0, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5x1xf32>
  return %2 : tensor<4x5x1xf32>
}
func.func @vector_first(%a: tensor<4x8xf32>, %i: tensor<1x4xi32>) -> tensor<4xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<2x4xi32>
  %1 = stablehlo.iota dim = 0 : tensor<4xi32>
  %r = stablehlo.reshape %1 : (tensor<4xi32>) -> tensor<1x4xi32>
  %c = stablehlo.concatenate %r, %i, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %2 = "stablehlo.gather"(%a, %c) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<2x4xi32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func @clamp_and_select(%a: tensor<4x8xf32>, %i: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x5x1xi32>
  %lo = stablehlo.constant dense<0> : tensor<4x5x1xi32>
  %hi = stablehlo.constant dense<3> : tensor<4x5x1xi32>
  %n = stablehlo.constant dense<4> : tensor<i32>
  %c = stablehlo.clamp %lo, %0, %hi : tensor<4x5x1xi32>
  %p = stablehlo.compare LT, %0, %lo, SIGNED : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x1xi1>
  %b = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<4x5x1xi32>
  %s = stablehlo.add %0, %b : tensor<4x5x1xi32>
  %t = stablehlo.select %p, %s, %0 : tensor<4x5x1xi1>, tensor<4x5x1xi32>
  %q = stablehlo.clamp %lo, %t, %hi : tensor<4x5x1xi32>
  %1 = stablehlo.concatenate %q, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
  return %2 : tensor<4x5xf32>
}
func.func @holds_all(%a: tensor<128x6xf32>, %i: tensor<128x1xi8>) -> tensor<128xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<128x1xi8>
  %3 = stablehlo.concatenate %0, %i, dim = 1 : (tensor<128x1xi8>, tensor<128x1xi8>) -> tensor<128x2xi8>
  %4 = "stablehlo.gather"(%a, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<128x6xf32>, tensor<128x2xi8>) -> tensor<128xf32>
  return %4 : tensor<128xf32>
}
func.func @holds_all_unsigned(%a: tensor<256x6xf32>, %i: tensor<256x1xui8>) -> tensor<256xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<256x1xui8>
  %3 = stablehlo.concatenate %0, %i, dim = 1 : (tensor<256x1xui8>, tensor<256x1xui8>) -> tensor<256x2xui8>
  %4 = "stablehlo.gather"(%a, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<256x6xf32>, tensor<256x2xui8>) -> tensor<256xf32>
  return %4 : tensor<256xf32>
}
// No dimension is collapsed, or inserted, any more.
func.func @gather_all(%a: tensor<4x5xf32>, %i: tensor<4x3x1xi32>) -> tensor<4x3x1x1xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x3x1xi32>
  %1 = stablehlo.concatenate %0, %i, dim = 2 : (tensor<4x3x1xi32>, tensor<4x3x1xi32>) -> tensor<4x3x2xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<4x3x2xi32>) -> tensor<4x3x1xf32>
  %3 = stablehlo.reshape %2 : (tensor<4x3x1xf32>) -> tensor<4x3x1x1xf32>
  return %3 : tensor<4x3x1x1xf32>
}
func.func @scatter_all(%a: tensor<4x3xf32>, %i: tensor<4x2x3xi32>, %u: tensor<4x3x1xf32>) -> tensor<4x3xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x1x3xi32>
  %1 = stablehlo.slice %i [0:4, 0:1, 0:3] : (tensor<4x2x3xi32>) -> tensor<4x1x3xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<4x1x3xi32>, tensor<4x1x3xi32>) -> tensor<4x2x3xi32>
  %3 = "stablehlo.scatter"(%a, %2, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3xf32>, tensor<4x2x3xi32>, tensor<4x3x1xf32>) -> tensor<4x3xf32>
  return %3 : tensor<4x3xf32>
}
