module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %arg1: tensor<3x1xi64>, %arg2: tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) -> (tensor<10x4xf32>, tensor<4x4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [1, 0], high = [1, 0], interior = [0, 0] {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<10x4xf32>
    %1 = stablehlo.slice %arg0 [0:4, 0:4] {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.iota dim = 0 {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : tensor<4x4xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<4x4xf32>
    %3 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>, tensor<3x1xi64>) -> tensor<3x4xf32>
    %4 = stablehlo.pad %arg2, %cst, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<8x2xf32>, tensor<f32>) -> tensor<10x2xf32>
    %5 = stablehlo.slice %arg2 [0:4, 0:2] : (tensor<8x2xf32>) -> tensor<4x2xf32>
    %6 = stablehlo.iota dim = 0 : tensor<4x2xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<4x2xf32>
    %7 = "stablehlo.gather"(%arg2, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>} : (tensor<8x2xf32>, tensor<3x1xi64>) -> tensor<3x2xf32>
    %8 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [0] x [0] {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
    %9 = stablehlo.dot_general %arg2, %arg0, contracting_dims = [0] x [0] {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<8x2xf32>, tensor<8x4xf32>) -> tensor<2x4xf32>
    %10 = "stablehlo.scatter"(%arg0, %arg1, %3) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %11 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %11 : tensor<f32>
    }) {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>, tensor<3x1xi64>, tensor<3x4xf32>) -> tensor<8x4xf32>
    return %0, %1 : tensor<10x4xf32>, tensor<4x4xf32>
  }
  func.func @placed(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<3x1xi64>, %arg2: tensor<3x2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<[0, 0, 4, 4]> : tensor<4xi64>
    %2 = stablehlo.dynamic_slice %c, %1, sizes = [1] : (tensor<4xi64>, tensor<i64>) -> tensor<1xi64>
    %3 = stablehlo.reshape %2 : (tensor<1xi64>) -> tensor<i64>
    %4 = stablehlo.convert %3 : tensor<i64>
    %5 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i64>) -> tensor<3x1xi64>
    %6 = stablehlo.subtract %arg1, %5 : tensor<3x1xi64>
    %7 = "stablehlo.scatter"(%arg0, %6, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1, 2], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %8 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %8 : tensor<f32>
    }) {my.attr = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<4x4xf32>, tensor<3x1xi64>, tensor<3x2x4xf32>) -> tensor<4x4xf32>
    return %7 : tensor<4x4xf32>
  }
}
