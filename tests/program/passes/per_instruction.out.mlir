module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}, %arg1: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}) -> tensor<8x6xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {"b"}]>] out_shardings=[<@m, [{"a"}, {"b"}]>] manual_axes={"a", "b"} (%arg2: tensor<4x2xf32>) {
      %3 = "stablehlo.collective_permute"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 3], [1, 2], [2, 1], [3, 0]]> : tensor<4x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
      %4 = stablehlo.reverse %3, dims = [0, 1] : tensor<4x2xf32>
      sdy.return %4 : tensor<4x2xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : tensor<8x4xf32>
    %2 = sdy.manual_computation(%1, %arg1) in_shardings=[<@m, [{"a"}, {"b"}]>, <@m, [{"b"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a", "b"} (%arg2: tensor<4x2xf32>, %arg3: tensor<2x6xf32>) {
      %3 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x6xf32>) -> tensor<4x6xf32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %5 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %5 : tensor<f32>
      }) : (tensor<4x6xf32>) -> tensor<4x6xf32>
      sdy.return %4 : tensor<4x6xf32>
    } : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
    return %2 : tensor<8x6xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}, %arg2: tensor<8x4xf32>, %arg3: tensor<i32>) -> (tensor<6x4xf32>, tensor<7xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a", "b"} (%arg4: tensor<4x4xf32>) {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<[1, 1, 0, 0]> : tensor<4xi64>
      %7 = stablehlo.dynamic_slice %c, %6, sizes = [1] : (tensor<4xi64>, tensor<i64>) -> tensor<1xi64>
      %8 = stablehlo.reshape %7 : (tensor<1xi64>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<0> : tensor<i64>
      %9 = stablehlo.dynamic_slice %arg4, %8, %c_0, sizes = [3, 4] : (tensor<4x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
      sdy.return %9 : tensor<3x4xf32>
    } : (tensor<8x4xf32>) -> tensor<6x4xf32>
    %1 = stablehlo.reverse %arg1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : tensor<7xf32>
    %2 = stablehlo.reverse %arg2, dims = [0] : tensor<8x4xf32>
    %3 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg4: tensor<4x4xf32>) {
      %5 = "stablehlo.collective_permute"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, source_target_pairs = dense<[[0, 2], [2, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %6 = stablehlo.reverse %5, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : tensor<4x4xf32>
      sdy.return %6 : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %4 = "stablehlo.case"(%arg3) ({
      %5 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a", "b"} (%arg4: tensor<4x4xf32>) {
        %6 = "stablehlo.collective_permute"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 8, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [2, 0], [3, 1]]> : tensor<4x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
        %7 = stablehlo.reverse %6, dims = [0] : tensor<4x4xf32>
        sdy.return %7 : tensor<4x4xf32>
      } : (tensor<8x4xf32>) -> tensor<8x4xf32>
      stablehlo.return %5 : tensor<8x4xf32>
    }, {
      stablehlo.return %arg0 : tensor<8x4xf32>
    }) : (tensor<i32>) -> tensor<8x4xf32>
    return %0, %1, %2, %3, %4 : tensor<6x4xf32>, tensor<7xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
  }
}
