module {
  func.func @f501(%arg0: tensor<4x5x5xf32>, %arg1: tensor<4x3x2xi32>, %arg2: tensor<4x3x5xf32>) -> tensor<4x3x5xf32> {
    %0 = stablehlo.slice %arg1 [0:4, 0:3, 0:1] : (tensor<4x3x2xi32>) -> tensor<4x3x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1>}> : (tensor<4x5x5xf32>, tensor<4x3x1xi32>) -> tensor<4x3x5xf32>
    return %1 : tensor<4x3x5xf32>
  }
  func.func @f502(%arg0: tensor<4x3x8xf32>, %arg1: tensor<4x2x2x2xi32>, %arg2: tensor<4x2x2x1x1xf32>) -> tensor<4x3x8xf32> {
    %0 = stablehlo.slice %arg1 [0:4, 0:2, 0:2, 0:1] : (tensor<4x2x2x2xi32>) -> tensor<4x2x2x1xi32>
    %1 = stablehlo.iota dim = 1 : tensor<4x2x2x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 3 : (tensor<4x2x2x1xi32>, tensor<4x2x2x1xi32>) -> tensor<4x2x2x2xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %arg2) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 3>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<4x3x8xf32>, tensor<4x2x2x2xi32>, tensor<4x2x2x1x1xf32>) -> tensor<4x3x8xf32>
    return %3 : tensor<4x3x8xf32>
  }
  func.func @f503(%arg0: tensor<2x8x5xf32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x1xf32>) -> tensor<2x1xf32> {
    %c = stablehlo.constant dense<2> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %c_1 = stablehlo.constant dense<2> : tensor<2x1xi32>
    %c_2 = stablehlo.constant dense<0> : tensor<2x1xi32>
    %0 = stablehlo.iota dim = 0 : tensor<2x1xi32>
    %1 = stablehlo.compare LT, %0, %c_2 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %2 = stablehlo.add %0, %c_1 : tensor<2x1xi32>
    %3 = stablehlo.select %1, %2, %0 : tensor<2x1xi1>, tensor<2x1xi32>
    %4 = stablehlo.slice %arg1 [0:2, 1:2] : (tensor<2x2xi32>) -> tensor<2x1xi32>
    %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %6 = stablehlo.clamp %c_0, %5, %c : (tensor<i32>, tensor<2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
    %7 = "stablehlo.gather"(%arg0, %6) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [0, 2], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x8x5xf32>, tensor<2x2xi32>) -> tensor<2x1xf32>
    return %7 : tensor<2x1xf32>
  }
  func.func @f504(%arg0: tensor<8x3x2x3xf32>, %arg1: tensor<8x2x3xi32>, %arg2: tensor<8x2x3xf32>) -> tensor<8x2x3xf32> {
    %0 = stablehlo.slice %arg1 [0:8, 0:2, 0:1] : (tensor<8x2x3xi32>) -> tensor<8x2x1xi32>
    %1 = stablehlo.slice %arg1 [0:8, 0:2, 1:2] : (tensor<8x2x3xi32>) -> tensor<8x2x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<8x2x1xi32>, tensor<8x2x1xi32>) -> tensor<8x2x2xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1, 3>}> : (tensor<8x3x2x3xf32>, tensor<8x2x2xi32>) -> tensor<8x2x3xf32>
    return %3 : tensor<8x2x3xf32>
  }
  func.func @f505(%arg0: tensor<2x8x5xf32>, %arg1: tensor<2x2xi32>, %arg2: tensor<2x8xf32>) -> tensor<2x8x5xf32> {
    %0 = stablehlo.slice %arg1 [0:2, 0:1] : (tensor<2x2xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.slice %arg1 [0:2, 1:2] : (tensor<2x2xi32>) -> tensor<2x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0, 2], scatter_dims_to_operand_dims = [2, 0], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x8x5xf32>, tensor<2x2xi32>, tensor<2x8xf32>) -> tensor<2x8x5xf32>
    return %3 : tensor<2x8x5xf32>
  }
  func.func @f509(%arg0: tensor<8x2x5xf32>, %arg1: tensor<8x2x2xi32>, %arg2: tensor<8x2x5xf32>) -> tensor<8x2x5xf32> {
    %0 = stablehlo.slice %arg1 [0:8, 1:2, 0:2] : (tensor<8x2x2xi32>) -> tensor<8x1x2xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 5>}> : (tensor<8x2x5xf32>, tensor<8x1x2xi32>) -> tensor<8x2x5xf32>
    return %1 : tensor<8x2x5xf32>
  }
  func.func @f516(%arg0: tensor<2x2x5xf32>, %arg1: tensor<2x3x3xi32>, %arg2: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.slice %arg1 [0:2, 0:3, 1:2] : (tensor<2x3x3xi32>) -> tensor<2x3x1xi32>
    %1 = stablehlo.slice %arg1 [0:2, 0:3, 2:3] : (tensor<2x3x3xi32>) -> tensor<2x3x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 2 : (tensor<2x3x1xi32>, tensor<2x3x1xi32>) -> tensor<2x3x2xi32>
    %3 = "stablehlo.gather"(%arg0, %2) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1, 2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2, 1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 1>}> : (tensor<2x2x5xf32>, tensor<2x3x2xi32>) -> tensor<2x3xf32>
    return %3 : tensor<2x3xf32>
  }
  func.func @f517(%arg0: tensor<8x3x8x5xf32>, %arg1: tensor<8x3xi32>, %arg2: tensor<8x1xf32>) -> tensor<8x3x8x5xf32> {
    %0 = stablehlo.slice %arg1 [0:8, 0:1] : (tensor<8x3xi32>) -> tensor<8x1xi32>
    %1 = stablehlo.slice %arg1 [0:8, 1:2] : (tensor<8x3xi32>) -> tensor<8x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1, 2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<8x3x8x5xf32>, tensor<8x2xi32>, tensor<8x1xf32>) -> tensor<8x3x8x5xf32>
    return %3 : tensor<8x3x8x5xf32>
  }
  func.func @f522(%arg0: tensor<1x2x3x2xf32>, %arg1: tensor<1x3x3x2xi32>, %arg2: tensor<1x3x3x2x2xf32>) -> tensor<1x2x3x2xf32> {
    %0 = stablehlo.slice %arg1 [0:1, 0:3, 0:3, 1:2] : (tensor<1x3x3x2xi32>) -> tensor<1x3x3x1xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3, 4], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<1x2x3x2xf32>, tensor<1x3x3x1xi32>, tensor<1x3x3x2x2xf32>) -> tensor<1x2x3x2xf32>
    return %1 : tensor<1x2x3x2xf32>
  }
  func.func @f531(%arg0: tensor<2x2x2x8xf32>, %arg1: tensor<2x3xi32>, %arg2: tensor<2x2xf32>) -> tensor<2x2x2x8xf32> {
    %0 = stablehlo.slice %arg1 [0:2, 1:2] : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %1 = stablehlo.slice %arg1 [0:2, 2:3] : (tensor<2x3xi32>) -> tensor<2x1xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
    %3 = "stablehlo.scatter"(%arg0, %2, %arg2) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1, 3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1, 3], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %4 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %4 : tensor<f32>
    }) : (tensor<2x2x2x8xf32>, tensor<2x2xi32>, tensor<2x2xf32>) -> tensor<2x2x2x8xf32>
    return %3 : tensor<2x2x2x8xf32>
  }
  func.func @f533(%arg0: tensor<8x8x2xf32>, %arg1: tensor<8x2xi32>, %arg2: tensor<8x1xf32>) -> tensor<8x8x2xf32> {
    %0 = stablehlo.slice %arg1 [0:8, 0:1] : (tensor<8x2xi32>) -> tensor<8x1xi32>
    %1 = "stablehlo.scatter"(%arg0, %0, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<8x8x2xf32>, tensor<8x1xi32>, tensor<8x1xf32>) -> tensor<8x8x2xf32>
    return %1 : tensor<8x8x2xf32>
  }
  func.func @f539(%arg0: tensor<4x5xf32>, %arg1: tensor<4x2xi32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.slice %arg1 [0:4, 1:2] : (tensor<4x2xi32>) -> tensor<4x1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<4x5xf32>, tensor<4x1xi32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
