// sdyrt-opt -sdy-explicit-gather-scatter-batching
// Shardy takes these for batches, though index 0 is another than the place.
func.func @clamp_select(%a: tensor<4x8xf32>, %i: tensor<4x5x1xi32>, %p: tensor<4x5x1xi1>) -> tensor<4x5xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4x5x1xi32>
  %lo = stablehlo.constant dense<0> : tensor<4x5x1xi32>
  %c = stablehlo.clamp %lo, %0, %lo : tensor<4x5x1xi32>
  %s = stablehlo.select %p, %c, %i : tensor<4x5x1xi1>, tensor<4x5x1xi32>
  %t = stablehlo.select %p, %i, %0 : tensor<4x5x1xi1>, tensor<4x5x1xi32>
  %1 = stablehlo.concatenate %s, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
  %3 = stablehlo.concatenate %t, %i, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
  %4 = "stablehlo.gather"(%a, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
  %5 = stablehlo.add %2, %4 : tensor<4x5xf32>
  return %5 : tensor<4x5xf32>
}
func.func @broadcast_other(%a: tensor<4x8xf32>, %i: tensor<4x4x1xi32>) -> tensor<4x4xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<4xi32>
  %b = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<4x4x1xi32>
  %1 = stablehlo.concatenate %b, %i, dim = 2 : (tensor<4x4x1xi32>, tensor<4x4x1xi32>) -> tensor<4x4x2xi32>
  %2 = "stablehlo.gather"(%a, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x4x2xi32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
func.func @begins_anew(%a: tensor<300x6xf32>, %i: tensor<300x1xi8>) -> tensor<300xf32> {
  %0 = stablehlo.iota dim = 0 : tensor<300x1xi8>
  %3 = stablehlo.concatenate %0, %i, dim = 1 : (tensor<300x1xi8>, tensor<300x1xi8>) -> tensor<300x2xi8>
  %4 = "stablehlo.gather"(%a, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<300x6xf32>, tensor<300x2xi8>) -> tensor<300xf32>
  return %4 : tensor<300xf32>
}
