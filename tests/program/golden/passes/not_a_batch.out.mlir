module {
  func.func @clamp_select(%arg0: tensor<4x8xf32>, %arg1: tensor<4x5x1xi32>, %arg2: tensor<4x5x1xi1>) -> tensor<4x5xf32> {
    %c = stablehlo.constant dense<0> : tensor<4x5x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<4x5x1xi32>
    %1 = stablehlo.clamp %c, %0, %c : tensor<4x5x1xi32>
    %2 = stablehlo.select %arg2, %1, %arg1 : tensor<4x5x1xi1>, tensor<4x5x1xi32>
    %3 = stablehlo.select %arg2, %arg1, %0 : tensor<4x5x1xi1>, tensor<4x5x1xi32>
    %4 = stablehlo.concatenate %2, %arg1, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
    %5 = "stablehlo.gather"(%arg0, %4) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
    %6 = stablehlo.concatenate %3, %arg1, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
    %8 = stablehlo.add %5, %7 : tensor<4x5xf32>
    return %8 : tensor<4x5xf32>
  }
  func.func @broadcast_other(%arg0: tensor<4x8xf32>, %arg1: tensor<4x4x1xi32>) -> tensor<4x4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<4x4x1xi32>
    %2 = stablehlo.concatenate %1, %arg1, dim = 2 : (tensor<4x4x1xi32>, tensor<4x4x1xi32>) -> tensor<4x4x2xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x4x2xi32>) -> tensor<4x4xf32>
    return %3 : tensor<4x4xf32>
  }
  func.func @begins_anew(%arg0: tensor<300x6xf32>, %arg1: tensor<300x1xi8>) -> tensor<300xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<300x1xi8>
    %1 = stablehlo.concatenate %0, %arg1, dim = 1 : (tensor<300x1xi8>, tensor<300x1xi8>) -> tensor<300x2xi8>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1>}> : (tensor<300x6xf32>, tensor<300x2xi8>) -> tensor<300xf32>
    return %2 : tensor<300xf32>
  }
}
