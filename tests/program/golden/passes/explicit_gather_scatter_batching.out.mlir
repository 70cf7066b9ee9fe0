module {
  sdy.mesh @mesh = <["x"=2]>
  func.func @concat(%arg0: tensor<4x8x16xf32>, %arg1: tensor<4x5x1xi32>) -> tensor<4x5x16xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 16>}> {foo, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}, {}]>]>} : (tensor<4x8x16xf32>, tensor<4x5x1xi32>) -> tensor<4x5x16xf32>
    return %0 : tensor<4x5x16xf32>
  }
  func.func @three(%arg0: tensor<4x8x16xf32>, %arg1: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
    %0 = stablehlo.concatenate %arg1, %arg1, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x8x16xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
    return %1 : tensor<4x5xf32>
  }
  func.func @multi(%arg0: tensor<4x8x16xf32>, %arg1: tensor<4x5x2xi32>) -> tensor<4x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5x1xi32>
    %1 = stablehlo.concatenate %0, %arg1, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x2xi32>) -> tensor<4x5x3xi32>
    %2 = stablehlo.slice %1 [0:4, 0:5, 1:3] : (tensor<4x5x3xi32>) -> tensor<4x5x2xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x8x16xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
    return %3 : tensor<4x5xf32>
  }
  func.func @multi_middle(%arg0: tensor<4x8x16xf32>, %arg1: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5x3xi32>
    %1 = stablehlo.slice %0 [0:4, 0:5, 0:1] : (tensor<4x5x3xi32>) -> tensor<4x5x1xi32>
    %2 = stablehlo.slice %0 [0:4, 0:5, 2:3] : (tensor<4x5x3xi32>) -> tensor<4x5x1xi32>
    %3 = stablehlo.concatenate %1, %2, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
    %4 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x8x16xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
    return %4 : tensor<4x5xf32>
  }
  func.func @last(%arg0: tensor<4x8x16xf32>, %arg1: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5x3xi32>
    %1 = stablehlo.slice %0 [0:4, 0:5, 0:2] : (tensor<4x5x3xi32>) -> tensor<4x5x2xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<4x8x16xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
    return %2 : tensor<4x5xf32>
  }
  func.func @scatter(%arg0: tensor<4x8x16xf32>, %arg1: tensor<4x5x1xi32>, %arg2: tensor<4x5x16xf32>) -> tensor<4x8x16xf32> {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 2>, unique_indices = true}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4x8x16xf32>, tensor<4x5x1xi32>, tensor<4x5x16xf32>) -> tensor<4x8x16xf32>
    return %0 : tensor<4x8x16xf32>
  }
  func.func @wrong_dim(%arg0: tensor<4x8xf32>, %arg1: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
    %0 = stablehlo.iota dim = 1 : tensor<4x5x1xi32>
    %1 = stablehlo.concatenate %0, %arg1, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5xf32>
    return %2 : tensor<4x5xf32>
  }
  func.func @not_collapsed(%arg0: tensor<4x8xf32>, %arg1: tensor<4x5x1xi32>) -> tensor<4x5x1xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4x5x1xi32>
    %1 = stablehlo.concatenate %0, %arg1, dim = 2 : (tensor<4x5x1xi32>, tensor<4x5x1xi32>) -> tensor<4x5x2xi32>
    %2 = "stablehlo.gather"(%arg0, %1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x2xi32>) -> tensor<4x5x1xf32>
    return %2 : tensor<4x5x1xf32>
  }
  func.func @vector_first(%arg0: tensor<4x8xf32>, %arg1: tensor<1x4xi32>) -> tensor<4xf32> {
    %0 = stablehlo.iota dim = 0 : tensor<4xi32>
    %1 = stablehlo.reshape %0 : (tensor<4xi32>) -> tensor<1x4xi32>
    %2 = stablehlo.concatenate %1, %arg1, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1]>, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<2x4xi32>) -> tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func @clamp_and_select(%arg0: tensor<4x8xf32>, %arg1: tensor<4x5x1xi32>) -> tensor<4x5xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x8xf32>, tensor<4x5x1xi32>) -> tensor<4x5xf32>
    return %0 : tensor<4x5xf32>
  }
  func.func @holds_all(%arg0: tensor<128x6xf32>, %arg1: tensor<128x1xi8>) -> tensor<128xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<128x6xf32>, tensor<128x1xi8>) -> tensor<128xf32>
    return %0 : tensor<128xf32>
  }
  func.func @holds_all_unsigned(%arg0: tensor<256x6xf32>, %arg1: tensor<256x1xui8>) -> tensor<256xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<256x6xf32>, tensor<256x1xui8>) -> tensor<256xf32>
    return %0 : tensor<256xf32>
  }
  func.func @gather_all(%arg0: tensor<4x5xf32>, %arg1: tensor<4x3x1xi32>) -> tensor<4x3x1x1xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<4x3x1xi32>) -> tensor<4x3x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<4x3x1xf32>) -> tensor<4x3x1x1xf32>
    return %1 : tensor<4x3x1x1xf32>
  }
  func.func @scatter_all(%arg0: tensor<4x3xf32>, %arg1: tensor<4x2x3xi32>, %arg2: tensor<4x3x1xf32>) -> tensor<4x3xf32> {
    %0 = stablehlo.slice %arg1 [0:4, 0:1, 0:3] : (tensor<4x2x3xi32>) -> tensor<4x1x3xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x3xf32>, tensor<4x1x3xi32>, tensor<4x3x1xf32>) -> tensor<4x3xf32>
    return %1 : tensor<4x3xf32>
  }
}
