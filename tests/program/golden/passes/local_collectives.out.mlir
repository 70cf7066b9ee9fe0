module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @ag1(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 8], [1, 9], [2, 10], [3, 11], [4, 12], [5, 13], [6, 14], [7, 15]]> : tensor<8x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @ag2(%arg0: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y", "z"}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y":(1)2}]>}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4x2xf32>) -> tensor<1x4x2xf32>
    %1 = "stablehlo.all_gather"(%0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 8, 9, 10, 11], [4, 5, 6, 7, 12, 13, 14, 15]]> : tensor<2x8xi64>, use_global_device_ids}> : (tensor<1x4x2xf32>) -> tensor<8x4x2xf32>
    %2 = stablehlo.reshape %1 : (tensor<8x4x2xf32>) -> tensor<2x4x4x2xf32>
    %3 = stablehlo.transpose %2, dims = [0, 2, 1, 3] : (tensor<2x4x4x2xf32>) -> tensor<2x4x4x2xf32>
    %4 = stablehlo.reshape %3 : (tensor<2x4x4x2xf32>) -> tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
  func.func @as(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "z"}, {"y"}]>}) {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<[0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2, 0, 2]> : tensor<16xi64>
    %2 = stablehlo.dynamic_slice %c, %1, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %3 = stablehlo.reshape %2 : (tensor<1xi64>) -> tensor<i64>
    %4 = stablehlo.partition_id : tensor<ui32>
    %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<[0, 0, 4, 4, 8, 8, 12, 12, 0, 0, 4, 4, 8, 8, 12, 12]> : tensor<16xi64>
    %6 = stablehlo.dynamic_slice %c_0, %5, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %7 = stablehlo.reshape %6 : (tensor<1xi64>) -> tensor<i64>
    %8 = stablehlo.dynamic_slice %arg0, %3, %7, sizes = [2, 4] : (tensor<4x16xf32>, tensor<i64>, tensor<i64>) -> tensor<2x4xf32>
    return %8 : tensor<2x4xf32>
  }
  func.func @a2a1(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) {
    %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 8], [1, 9], [2, 10], [3, 11], [4, 12], [5, 13], [6, 14], [7, 15]]> : tensor<8x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x16xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @a2a2(%arg0: tensor<4x16x8x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {"y"}]>}) -> (tensor<8x4x4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}, {"x"}, {}]>}) {
    %0 = stablehlo.reshape %arg0 : (tensor<4x16x8x1xf32>) -> tensor<4x4x4x2x4x1xf32>
    %1 = stablehlo.transpose %0, dims = [1, 3, 0, 2, 4, 5] : (tensor<4x4x4x2x4x1xf32>) -> tensor<4x2x4x4x4x1xf32>
    %2 = stablehlo.reshape %1 : (tensor<4x2x4x4x4x1xf32>) -> tensor<8x4x4x4x1xf32>
    %3 = "stablehlo.all_to_all"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, concat_dimension = 0 : i64, replica_groups = dense<[[0, 8, 2, 10, 4, 12, 6, 14], [1, 9, 3, 11, 5, 13, 7, 15]]> : tensor<2x8xi64>, split_count = 8 : i64, split_dimension = 0 : i64}> : (tensor<8x4x4x4x1xf32>) -> tensor<8x4x4x4x1xf32>
    %4 = stablehlo.reshape %3 : (tensor<8x4x4x4x1xf32>) -> tensor<4x2x4x4x4x1xf32>
    %5 = stablehlo.transpose %4, dims = [1, 2, 3, 4, 0, 5] : (tensor<4x2x4x4x4x1xf32>) -> tensor<2x4x4x4x4x1xf32>
    %6 = stablehlo.reshape %5 : (tensor<2x4x4x4x4x1xf32>) -> tensor<8x4x4x4xf32>
    return %6 : tensor<8x4x4x4xf32>
  }
  func.func @cp(%arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y":(2)2}]>}) -> (tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(2)2}, {"x"}]>}) {
    %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 0], [1, 1], [2, 8], [3, 9], [4, 4], [5, 5], [6, 12], [7, 13], [8, 2], [9, 3], [10, 10], [11, 11], [12, 6], [13, 7], [14, 14], [15, 15]]> : tensor<16x2xi64>}> : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @ar(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %arg1: tensor<4x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}], unreduced={"z"}>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, tensor<4x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13], [14, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = "stablehlo.all_reduce"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13], [14, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4x4xi32>) -> tensor<4x4xi32>
    return %0, %1 : tensor<4x4xf32>, tensor<4x4xi32>
  }
  func.func @rs1(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"y"}]>}) {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 8, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13], [14, 15]]> : tensor<8x2xi64>, scatter_dimension = 0 : i64, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<8x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
  func.func @rs2(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) -> (tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"y", "x"}]>}) {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 9, type = 1>, replica_groups = dense<[[0, 8, 1, 9], [2, 10, 3, 11], [4, 12, 5, 13], [6, 14, 7, 15]]> : tensor<4x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %10 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %10 : tensor<f32>
    }) : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : tensor<16xi64>
    %3 = stablehlo.dynamic_slice %c, %2, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %4 = stablehlo.reshape %3 : (tensor<1xi64>) -> tensor<i64>
    %5 = stablehlo.partition_id : tensor<ui32>
    %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2]> : tensor<16xi64>
    %7 = stablehlo.dynamic_slice %c_0, %6, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %8 = stablehlo.reshape %7 : (tensor<1xi64>) -> tensor<i64>
    %9 = stablehlo.dynamic_slice %0, %4, %8, sizes = [4, 2] : (tensor<8x4xf32>, tensor<i64>, tensor<i64>) -> tensor<4x2xf32>
    return %9 : tensor<4x2xf32>
  }
}
