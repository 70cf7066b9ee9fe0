module {
  sdy.mesh @m = <["a"=4], device_ids=[2, 0, 3, 1]>
  func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) -> (tensor<8x4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg2: tensor<2x4xf32>) {
      %3 = "stablehlo.all_gather"(%arg2) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, use_global_device_ids}> : (tensor<2x4xf32>) -> tensor<8x4xf32>
      %4 = stablehlo.reverse %3, dims = [0] : tensor<8x4xf32>
      %5 = stablehlo.replica_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<[2, 6, 0, 4]> : tensor<4xi64>
      %7 = stablehlo.dynamic_slice %c, %6, sizes = [1] : (tensor<4xi64>, tensor<i64>) -> tensor<1xi64>
      %8 = stablehlo.reshape %7 : (tensor<1xi64>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<0> : tensor<i64>
      %9 = stablehlo.dynamic_slice %4, %8, %c_0, sizes = [2, 4] : (tensor<8x4xf32>, tensor<i64>, tensor<i64>) -> tensor<2x4xf32>
      sdy.return %9 : tensor<2x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = sdy.manual_computation(%0, %arg1) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{}, {"a"}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg2: tensor<2x4xf32>, %arg3: tensor<8x1xf32>) {
      %3 = "stablehlo.all_to_all"(%arg3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, concat_dimension = 1 : i64, replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, split_count = 4 : i64, split_dimension = 0 : i64}> : (tensor<8x1xf32>) -> tensor<2x4xf32>
      %4 = stablehlo.add %arg2, %3 : tensor<2x4xf32>
      sdy.return %4 : tensor<2x4xf32>
    } : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = sdy.manual_computation(%1, %cst) in_shardings=[<@m, [{"a"}, {}]>, <@m, []>] out_shardings=[<@m, [{"a"}]>] manual_axes={"a"} (%arg2: tensor<2x4xf32>, %arg3: tensor<f32>) {
      %3 = stablehlo.reduce(%arg2 init: %arg3) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[2, 0, 3, 1]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %10 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %10 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %5 = stablehlo.replica_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<[1, 3, 0, 2]> : tensor<4xi64>
      %7 = stablehlo.dynamic_slice %c, %6, sizes = [1] : (tensor<4xi64>, tensor<i64>) -> tensor<1xi64>
      %8 = stablehlo.reshape %7 : (tensor<1xi64>) -> tensor<i64>
      %9 = stablehlo.dynamic_slice %4, %8, sizes = [1] : (tensor<4xf32>, tensor<i64>) -> tensor<1xf32>
      sdy.return %9 : tensor<1xf32>
    } : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
    return %1, %2 : tensor<8x4xf32>, tensor<4xf32>
  }
  func.func @one_element(%arg0: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
