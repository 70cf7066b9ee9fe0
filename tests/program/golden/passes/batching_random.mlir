// sdyrt-opt -sdy-explicit-gather-scatter-batching
// Functions of random_batching.py, which bear the numbers of their seeds.
func.func @f501(%a: tensor<4x5x5xf32>, %i: tensor<4x3x2xi32>, %u: tensor<4x3x5xf32>) -> tensor<4x3x5xf32> {
  %v0 = stablehlo.slice %i [0:4, 0:3, 0:1] : (tensor<4x3x2xi32>) -> tensor<4x3x1xi32>
  %v1 = stablehlo.iota dim = 0 : tensor<4x3x1xi32>
  %v2 = stablehlo.concatenate %v0, %v1, dim = 2 : (tensor<4x3x1xi32>, tensor<4x3x1xi32>) -> tensor<4x3x2xi32>
  %r = "stablehlo.gather"(%a, %v2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 2], start_index_map = [2, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 5, 1>}> : (tensor<4x5x5xf32>, tensor<4x3x2xi32>) -> tensor<4x3x5xf32>
  return %r : tensor<4x3x5xf32>
}
func.func @f502(%a: tensor<4x3x8xf32>, %i: tensor<4x2x2x2xi32>, %u: tensor<4x2x2x1x1xf32>) -> tensor<4x3x8xf32> {
  %v0 = stablehlo.slice %i [0:4, 0:2, 0:2, 0:1] : (tensor<4x2x2x2xi32>) -> tensor<4x2x2x1xi32>
  %v1 = stablehlo.iota dim = 1 : tensor<4x2x2x1xi32>
  %v2 = stablehlo.concatenate %v0, %v1, dim = 3 : (tensor<4x2x2x1xi32>, tensor<4x2x2x1xi32>) -> tensor<4x2x2x2xi32>
  %r = "stablehlo.scatter"(%a, %v2, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4x3x8xf32>, tensor<4x2x2x2xi32>, tensor<4x2x2x1x1xf32>) -> tensor<4x3x8xf32>
  return %r : tensor<4x3x8xf32>
}
func.func @f503(%a: tensor<2x8x5xf32>, %i: tensor<2x2xi32>, %u: tensor<2x1xf32>) -> tensor<2x1xf32> {
  %v0 = stablehlo.iota dim = 0 : tensor<2x1xi32>
  %v1 = stablehlo.constant dense<0> : tensor<2x1xi32>
  %v2 = stablehlo.constant dense<2> : tensor<2x1xi32>
  %v3 = stablehlo.compare LT, %v0, %v1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
  %v4 = stablehlo.add %v0, %v2 : tensor<2x1xi32>
  %v5 = stablehlo.select %v3, %v4, %v0 : tensor<2x1xi1>, tensor<2x1xi32>
  %v6 = stablehlo.slice %i [0:2, 1:2] : (tensor<2x2xi32>) -> tensor<2x1xi32>
  %v7 = stablehlo.concatenate %v5, %v6, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  %v8 = stablehlo.constant dense<0> : tensor<i32>
  %v9 = stablehlo.constant dense<2> : tensor<i32>
  %v10 = stablehlo.clamp %v8, %v7, %v9 : (tensor<i32>, tensor<2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  %r = "stablehlo.gather"(%a, %v10) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = true}> : (tensor<2x8x5xf32>, tensor<2x2xi32>) -> tensor<2x1xf32>
  return %r : tensor<2x1xf32>
}
func.func @f504(%a: tensor<8x3x2x3xf32>, %i: tensor<8x2x3xi32>, %u: tensor<8x2x3xf32>) -> tensor<8x2x3xf32> {
  %v0 = stablehlo.slice %i [0:8, 0:2, 0:1] : (tensor<8x2x3xi32>) -> tensor<8x2x1xi32>
  %v1 = stablehlo.slice %i [0:8, 0:2, 1:2] : (tensor<8x2x3xi32>) -> tensor<8x2x1xi32>
  %v2 = stablehlo.iota dim = 0 : tensor<8x2x1xi32>
  %v3 = stablehlo.constant dense<0> : tensor<i32>
  %v4 = stablehlo.constant dense<8> : tensor<i32>
  %v5 = stablehlo.clamp %v3, %v2, %v4 : (tensor<i32>, tensor<8x2x1xi32>, tensor<i32>) -> tensor<8x2x1xi32>
  %v6 = stablehlo.concatenate %v0, %v1, %v5, dim = 2 : (tensor<8x2x1xi32>, tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x3xi32>
  %r = "stablehlo.gather"(%a, %v6) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1, 2], start_index_map = [1, 2, 0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<8x3x2x3xf32>, tensor<8x2x3xi32>) -> tensor<8x2x3xf32>
  return %r : tensor<8x2x3xf32>
}
func.func @f505(%a: tensor<2x8x5xf32>, %i: tensor<2x2xi32>, %u: tensor<2x8xf32>) -> tensor<2x8x5xf32> {
  %v0 = stablehlo.slice %i [0:2, 0:1] : (tensor<2x2xi32>) -> tensor<2x1xi32>
  %v1 = stablehlo.slice %i [0:2, 1:2] : (tensor<2x2xi32>) -> tensor<2x1xi32>
  %v2 = stablehlo.concatenate %v0, %v1, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  %r = "stablehlo.scatter"(%a, %v2, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x8x5xf32>, tensor<2x2xi32>, tensor<2x8xf32>) -> tensor<2x8x5xf32>
  return %r : tensor<2x8x5xf32>
}
func.func @f509(%a: tensor<8x2x5xf32>, %i: tensor<8x2x2xi32>, %u: tensor<8x2x5xf32>) -> tensor<8x2x5xf32> {
  %v0 = stablehlo.iota dim = 0 : tensor<8x2xi32>
  %v1 = stablehlo.reshape %v0 : (tensor<8x2xi32>) -> tensor<8x1x2xi32>
  %v2 = stablehlo.slice %i [0:8, 1:2, 0:2] : (tensor<8x2x2xi32>) -> tensor<8x1x2xi32>
  %v3 = stablehlo.concatenate %v1, %v2, dim = 1 : (tensor<8x1x2xi32>, tensor<8x1x2xi32>) -> tensor<8x2x2xi32>
  %r = "stablehlo.gather"(%a, %v3) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<8x2x5xf32>, tensor<8x2x2xi32>) -> tensor<8x2x5xf32>
  return %r : tensor<8x2x5xf32>
}
func.func @f516(%a: tensor<2x2x5xf32>, %i: tensor<2x3x3xi32>, %u: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %v0 = stablehlo.iota dim = 0 : tensor<2x3x1xi32>
  %v1 = stablehlo.constant dense<0> : tensor<i32>
  %v2 = stablehlo.constant dense<1> : tensor<i32>
  %v3 = stablehlo.clamp %v1, %v0, %v2 : (tensor<i32>, tensor<2x3x1xi32>, tensor<i32>) -> tensor<2x3x1xi32>
  %v4 = stablehlo.slice %i [0:2, 0:3, 1:2] : (tensor<2x3x3xi32>) -> tensor<2x3x1xi32>
  %v5 = stablehlo.slice %i [0:2, 0:3, 2:3] : (tensor<2x3x3xi32>) -> tensor<2x3x1xi32>
  %v6 = stablehlo.concatenate %v3, %v4, %v5, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x3xi32>
  %r = "stablehlo.gather"(%a, %v6) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 2, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x5xf32>, tensor<2x3x3xi32>) -> tensor<2x3xf32>
  return %r : tensor<2x3xf32>
}
func.func @f517(%a: tensor<8x3x8x5xf32>, %i: tensor<8x3xi32>, %u: tensor<8x1xf32>) -> tensor<8x3x8x5xf32> {
  %v0 = stablehlo.slice %i [0:8, 0:1] : (tensor<8x3xi32>) -> tensor<8x1xi32>
  %v1 = stablehlo.slice %i [0:8, 1:2] : (tensor<8x3xi32>) -> tensor<8x1xi32>
  %v2 = stablehlo.iota dim = 0 : tensor<8xi32>
  %v3 = stablehlo.constant dense<0> : tensor<i32>
  %v4 = stablehlo.constant dense<8> : tensor<i32>
  %v5 = stablehlo.clamp %v3, %v2, %v4 : (tensor<i32>, tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [0] : (tensor<8xi32>) -> tensor<8x1xi32>
  %v7 = stablehlo.concatenate %v0, %v1, %v6, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x3xi32>
  %r = "stablehlo.scatter"(%a, %v7, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1, 2, 0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x3x8x5xf32>, tensor<8x3xi32>, tensor<8x1xf32>) -> tensor<8x3x8x5xf32>
  return %r : tensor<8x3x8x5xf32>
}
func.func @f522(%a: tensor<1x2x3x2xf32>, %i: tensor<1x3x3x2xi32>, %u: tensor<1x3x3x2x2xf32>) -> tensor<1x2x3x2xf32> {
  %v0 = stablehlo.iota dim = 0 : tensor<1x3x3x1xi32>
  %v1 = stablehlo.slice %i [0:1, 0:3, 0:3, 1:2] : (tensor<1x3x3x2xi32>) -> tensor<1x3x3x1xi32>
  %v2 = stablehlo.concatenate %v0, %v1, dim = 3 : (tensor<1x3x3x1xi32>, tensor<1x3x3x1xi32>) -> tensor<1x3x3x2xi32>
  %r = "stablehlo.scatter"(%a, %v2, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [0, 2], index_vector_dim = 3>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1x2x3x2xf32>, tensor<1x3x3x2xi32>, tensor<1x3x3x2x2xf32>) -> tensor<1x2x3x2xf32>
  return %r : tensor<1x2x3x2xf32>
}
func.func @f531(%a: tensor<2x2x2x8xf32>, %i: tensor<2x3xi32>, %u: tensor<2x2xf32>) -> tensor<2x2x2x8xf32> {
  %v0 = stablehlo.iota dim = 0 : tensor<2x1xi32>
  %v1 = stablehlo.slice %i [0:2, 1:2] : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %v2 = stablehlo.slice %i [0:2, 2:3] : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %v3 = stablehlo.concatenate %v0, %v1, %v2, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x3xi32>
  %r = "stablehlo.scatter"(%a, %v3, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1, 3], scatter_dims_to_operand_dims = [0, 1, 3], index_vector_dim = 1>, indices_are_sorted = true}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<2x2x2x8xf32>, tensor<2x3xi32>, tensor<2x2xf32>) -> tensor<2x2x2x8xf32>
  return %r : tensor<2x2x2x8xf32>
}
func.func @f533(%a: tensor<8x8x2xf32>, %i: tensor<8x2xi32>, %u: tensor<8x1xf32>) -> tensor<8x8x2xf32> {
  %v0 = stablehlo.slice %i [0:8, 0:1] : (tensor<8x2xi32>) -> tensor<8x1xi32>
  %v1 = stablehlo.iota dim = 0 : tensor<8x1xi32>
  %v2 = stablehlo.concatenate %v0, %v1, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  %r = "stablehlo.scatter"(%a, %v2, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<8x8x2xf32>, tensor<8x2xi32>, tensor<8x1xf32>) -> tensor<8x8x2xf32>
  return %r : tensor<8x8x2xf32>
}
func.func @f539(%a: tensor<4x5xf32>, %i: tensor<4x2xi32>, %u: tensor<4xf32>) -> tensor<4xf32> {
  %v0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %v1 = stablehlo.constant dense<0> : tensor<4xi32>
  %v2 = stablehlo.constant dense<4> : tensor<4xi32>
  %v3 = stablehlo.compare LT, %v0, %v1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  %v4 = stablehlo.add %v0, %v2 : tensor<4xi32>
  %v5 = stablehlo.select %v3, %v4, %v0 : tensor<4xi1>, tensor<4xi32>
  %v6 = stablehlo.reshape %v5 : (tensor<4xi32>) -> tensor<4x1xi32>
  %v7 = stablehlo.slice %i [0:4, 1:2] : (tensor<4x2xi32>) -> tensor<4x1xi32>
  %v8 = stablehlo.concatenate %v6, %v7, dim = 1 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  %r = "stablehlo.gather"(%a, %v8) <{dimension_numbers = #stablehlo.gather<offset_dims = [], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = true}> : (tensor<4x5xf32>, tensor<4x2xi32>) -> tensor<4xf32>
  return %r : tensor<4xf32>
}
