module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}, %arg1: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}) -> tensor<8x6xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {"b"}]>] out_shardings=[<@m, [{"a"}, {"b"}]>] manual_axes={"a", "b"} (%arg2: tensor<4x2xf32>) {
      %3 = stablehlo.reverse %arg2, dims = [0, 1] : tensor<4x2xf32>
      %4 = "stablehlo.collective_permute"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 3], [1, 2], [2, 1], [3, 0]]> : tensor<4x2xi64>}> : (tensor<4x2xf32>) -> tensor<4x2xf32>
      sdy.return %4 : tensor<4x2xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : tensor<8x4xf32>
    %2 = sdy.manual_computation(%1, %arg1) in_shardings=[<@m, [{"a"}, {"b"}]>, <@m, [{"b"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a", "b"} (%arg2: tensor<4x2xf32>, %arg3: tensor<2x6xf32>) {
      %3 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0] : (tensor<4x2xf32>, tensor<2x6xf32>) -> tensor<4x6xf32>
      %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
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
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg4: tensor<4x4xf32>) {
      %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %5 = stablehlo.concatenate %arg4, dim = 0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %6 = stablehlo.pad %5, %cst, low = [3, 0], high = [3, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<10x4xf32>
      %7 = stablehlo.partition_id : tensor<ui32>
      %8 = stablehlo.convert %7 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<2> : tensor<i64>
      %9 = stablehlo.divide %8, %c : tensor<i64>
      %c_0 = stablehlo.constant dense<2> : tensor<i64>
      %10 = stablehlo.remainder %9, %c_0 : tensor<i64>
      %c_1 = stablehlo.constant dense<-1> : tensor<i64>
      %c_2 = stablehlo.constant dense<4> : tensor<i64>
      %11 = stablehlo.multiply %10, %c_1 : tensor<i64>
      %12 = stablehlo.add %11, %c_2 : tensor<i64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %13 = stablehlo.maximum %12, %c_3 : tensor<i64>
      %14 = stablehlo.dynamic_slice %6, %13, %c_3, sizes = [3, 4] : (tensor<10x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
      sdy.return %14 : tensor<3x4xf32>
    } : (tensor<8x4xf32>) -> tensor<6x4xf32>
    %1 = stablehlo.reverse %arg1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : tensor<7xf32>
    %2 = stablehlo.reverse %arg2, dims = [0] : tensor<8x4xf32>
    %3 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg4: tensor<4x4xf32>) {
      %5 = "stablehlo.collective_permute"(%arg4) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, source_target_pairs = dense<[[0, 2], [2, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %6 = stablehlo.reverse %5, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : tensor<4x4xf32>
      sdy.return %6 : tensor<4x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %4 = "stablehlo.case"(%arg3) ({
      %5 = stablehlo.reverse %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x4xf32>
      stablehlo.return %5 : tensor<8x4xf32>
    }, {
      stablehlo.return %arg0 : tensor<8x4xf32>
    }) : (tensor<i32>) -> tensor<8x4xf32>
    return %0, %1, %2, %3, %4 : tensor<6x4xf32>, tensor<7xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
  }
}
