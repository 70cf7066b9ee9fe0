module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @ag1(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
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
}
