module {
  sdy.mesh @m = <["b"=2, "d"=8]>
  func.func @pad(%arg0: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {}]>}) -> (tensor<18x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = sdy.manual_computation(%arg0, %cst) in_shardings=[<@m, [{"d"}, {}]>, <@m, []>] out_shardings=[<@m, [{"d"}, {}]>] manual_axes={"d"} (%arg1: tensor<2x4xf32>, %arg2: tensor<f32>) {
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [4, 3], [5, 4], [6, 5], [7, 6], [9, 8], [10, 9], [11, 10], [12, 11], [13, 12], [14, 13], [15, 14]]> : tensor<14x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %3 = stablehlo.partition_id : tensor<ui32>
      %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<[true, true, true, true, true, true, true, false, true, true, true, true, true, true, true, false]> : tensor<16xi1>
      %5 = stablehlo.dynamic_slice %c, %4, sizes = [1] : (tensor<16xi1>, tensor<i64>) -> tensor<1xi1>
      %6 = stablehlo.broadcast_in_dim %5, dims = [0] : (tensor<1xi1>) -> tensor<2x4xi1>
      %7 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
      %8 = stablehlo.select %6, %2, %7 : tensor<2x4xi1>, tensor<2x4xf32>
      %9 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[2, 0], [3, 1], [4, 2], [5, 3], [6, 4], [7, 5], [10, 8], [11, 9], [12, 10], [13, 11], [14, 12], [15, 13]]> : tensor<12x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %10 = stablehlo.partition_id : tensor<ui32>
      %11 = stablehlo.convert %10 : (tensor<ui32>) -> tensor<i64>
      %c_0 = stablehlo.constant dense<[true, true, true, true, true, true, false, false, true, true, true, true, true, true, false, false]> : tensor<16xi1>
      %12 = stablehlo.dynamic_slice %c_0, %11, sizes = [1] : (tensor<16xi1>, tensor<i64>) -> tensor<1xi1>
      %13 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<1xi1>) -> tensor<2x4xi1>
      %14 = stablehlo.broadcast_in_dim %arg2, dims = [] : (tensor<f32>) -> tensor<2x4xf32>
      %15 = stablehlo.select %13, %9, %14 : tensor<2x4xi1>, tensor<2x4xf32>
      %16 = stablehlo.concatenate %arg1, %8, %15, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
      %17 = stablehlo.pad %16, %arg2, low = [3, 0], high = [3, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x4xf32>, tensor<f32>) -> tensor<12x4xf32>
      %18 = stablehlo.partition_id : tensor<ui32>
      %19 = stablehlo.convert %18 : (tensor<ui32>) -> tensor<i64>
      %c_1 = stablehlo.constant dense<8> : tensor<i64>
      %20 = stablehlo.remainder %19, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<1> : tensor<i64>
      %c_3 = stablehlo.constant dense<2> : tensor<i64>
      %21 = stablehlo.multiply %20, %c_2 : tensor<i64>
      %22 = stablehlo.add %21, %c_3 : tensor<i64>
      %c_4 = stablehlo.constant dense<0> : tensor<i64>
      %23 = stablehlo.maximum %22, %c_4 : tensor<i64>
      %24 = stablehlo.dynamic_slice %17, %23, %c_4, sizes = [3, 4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<12x4xf32>, tensor<i64>, tensor<i64>) -> tensor<3x4xf32>
      sdy.return %24 : tensor<3x4xf32>
    } : (tensor<16x4xf32>, tensor<f32>) -> tensor<24x4xf32>
    %1 = stablehlo.slice %0 [0:18, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {}]>]>} : (tensor<24x4xf32>) -> tensor<18x4xf32>
    return %1 : tensor<18x4xf32>
  }
  func.func @slice(%arg0: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"b"}]>}) -> (tensor<14x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"b"}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = sdy.manual_computation(%arg0, %cst) in_shardings=[<@m, [{"d"}, {"b"}]>, <@m, []>] out_shardings=[<@m, [{"d"}, {"b"}]>] manual_axes={"b", "d"} (%arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [4, 3], [5, 4], [6, 5], [7, 6], [9, 8], [10, 9], [11, 10], [12, 11], [13, 12], [14, 13], [15, 14]]> : tensor<14x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %3 = stablehlo.concatenate %arg1, %2, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
      %4 = stablehlo.pad %3, %arg2, low = [2, 0], high = [2, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<4x2xf32>, tensor<f32>) -> tensor<8x2xf32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<8> : tensor<i64>
      %7 = stablehlo.remainder %6, %c : tensor<i64>
      %c_0 = stablehlo.constant dense<0> : tensor<i64>
      %c_1 = stablehlo.constant dense<3> : tensor<i64>
      %8 = stablehlo.multiply %7, %c_0 : tensor<i64>
      %9 = stablehlo.add %8, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.maximum %9, %c_2 : tensor<i64>
      %11 = stablehlo.dynamic_slice %4, %10, %c_2, sizes = [2, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x2xf32>, tensor<i64>, tensor<i64>) -> tensor<2x2xf32>
      sdy.return %11 : tensor<2x2xf32>
    } : (tensor<16x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = stablehlo.slice %0 [0:14, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {"b"}]>]>} : (tensor<16x4xf32>) -> tensor<14x4xf32>
    return %1 : tensor<14x4xf32>
  }
  func.func @two_shards(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) -> (tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = sdy.manual_computation(%arg0, %cst) in_shardings=[<@m, [{}, {"b"}]>, <@m, []>] out_shardings=[<@m, [{}, {"b"}]>] manual_axes={"b"} (%arg1: tensor<8x2xf32>, %arg2: tensor<f32>) {
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, source_target_pairs = dense<[[8, 0], [9, 1], [10, 2], [11, 3], [12, 4], [13, 5], [14, 6], [15, 7]]> : tensor<8x2xi64>}> : (tensor<8x2xf32>) -> tensor<8x2xf32>
      %3 = stablehlo.concatenate %arg1, %2, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x4xf32>
      %4 = stablehlo.pad %3, %arg2, low = [0, 2], high = [0, 2], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x8xf32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<8> : tensor<i64>
      %7 = stablehlo.divide %6, %c : tensor<i64>
      %c_0 = stablehlo.constant dense<2> : tensor<i64>
      %8 = stablehlo.remainder %7, %c_0 : tensor<i64>
      %c_1 = stablehlo.constant dense<0> : tensor<i64>
      %c_2 = stablehlo.constant dense<3> : tensor<i64>
      %9 = stablehlo.multiply %8, %c_1 : tensor<i64>
      %10 = stablehlo.add %9, %c_2 : tensor<i64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %11 = stablehlo.maximum %10, %c_3 : tensor<i64>
      %12 = stablehlo.dynamic_slice %4, %c_3, %11, sizes = [8, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x8xf32>, tensor<i64>, tensor<i64>) -> tensor<8x2xf32>
      sdy.return %12 : tensor<8x2xf32>
    } : (tensor<8x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1 = stablehlo.slice %0 [0:8, 0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : (tensor<8x4xf32>) -> tensor<8x3xf32>
    return %1 : tensor<8x3xf32>
  }
  func.func @padfree(%arg0: tensor<13x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {}]>}) -> tensor<15x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [3, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {}]>]>} : (tensor<13x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %1 = sdy.manual_computation(%0, %cst) in_shardings=[<@m, [{"d"}, {}]>, <@m, []>] out_shardings=[<@m, [{"d"}, {}]>] manual_axes={"d"} (%arg1: tensor<2x4xf32>, %arg2: tensor<f32>) {
      %3 = stablehlo.concatenate %arg1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
      %4 = stablehlo.pad %3, %arg2, low = [2, 0], high = [2, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x4xf32>, tensor<f32>) -> tensor<6x4xf32>
      %5 = stablehlo.partition_id : tensor<ui32>
      %6 = stablehlo.convert %5 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<8> : tensor<i64>
      %7 = stablehlo.remainder %6, %c : tensor<i64>
      %c_0 = stablehlo.constant dense<0> : tensor<i64>
      %c_1 = stablehlo.constant dense<2> : tensor<i64>
      %8 = stablehlo.multiply %7, %c_0 : tensor<i64>
      %9 = stablehlo.add %8, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %10 = stablehlo.maximum %9, %c_2 : tensor<i64>
      %11 = stablehlo.dynamic_slice %4, %10, %c_2, sizes = [2, 4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x4xf32>, tensor<i64>, tensor<i64>) -> tensor<2x4xf32>
      sdy.return %11 : tensor<2x4xf32>
    } : (tensor<16x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %2 = stablehlo.slice %1 [0:15, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {}]>]>} : (tensor<16x4xf32>) -> tensor<15x4xf32>
    return %2 : tensor<15x4xf32>
  }
  func.func @zeros(%arg0: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"b"}]>}) -> tensor<33x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = sdy.manual_computation(%arg0, %cst) in_shardings=[<@m, [{"d"}, {"b"}]>, <@m, []>] out_shardings=[<@m, [{"d"}, {"b"}]>] manual_axes={"b", "d"} (%arg1: tensor<2x2xf32>, %arg2: tensor<f32>) {
      %2 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [8, 9], [9, 10], [10, 11], [11, 12], [12, 13], [13, 14], [14, 15]]> : tensor<14x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %3 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>, source_target_pairs = dense<[[1, 0], [2, 1], [3, 2], [4, 3], [5, 4], [6, 5], [7, 6], [9, 8], [10, 9], [11, 10], [12, 11], [13, 12], [14, 13], [15, 14]]> : tensor<14x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %4 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, source_target_pairs = dense<[[2, 0], [3, 1], [4, 2], [5, 3], [6, 4], [7, 5], [10, 8], [11, 9], [12, 10], [13, 11], [14, 12], [15, 13]]> : tensor<12x2xi64>}> : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %5 = stablehlo.concatenate %2, %arg1, %3, %4, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<8x2xf32>
      %6 = stablehlo.pad %5, %arg2, low = [10, 0], high = [10, 0], interior = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x2xf32>, tensor<f32>) -> tensor<35x2xf32>
      %7 = stablehlo.partition_id : tensor<ui32>
      %8 = stablehlo.convert %7 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<8> : tensor<i64>
      %9 = stablehlo.remainder %8, %c : tensor<i64>
      %c_0 = stablehlo.constant dense<1> : tensor<i64>
      %c_1 = stablehlo.constant dense<12> : tensor<i64>
      %10 = stablehlo.multiply %9, %c_0 : tensor<i64>
      %11 = stablehlo.add %10, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %12 = stablehlo.maximum %11, %c_2 : tensor<i64>
      %13 = stablehlo.dynamic_slice %6, %12, %c_2, sizes = [5, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<35x2xf32>, tensor<i64>, tensor<i64>) -> tensor<5x2xf32>
      sdy.return %13 : tensor<5x2xf32>
    } : (tensor<16x4xf32>, tensor<f32>) -> tensor<40x4xf32>
    %1 = stablehlo.slice %0 [0:33, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {"b"}]>]>} : (tensor<40x4xf32>) -> tensor<33x4xf32>
    return %1 : tensor<33x4xf32>
  }
  func.func @same_size(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}]>}) -> tensor<16xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = sdy.manual_computation(%arg0, %cst) in_shardings=[<@m, [{"d"}]>, <@m, []>] out_shardings=[<@m, [{"d"}]>] manual_axes={"d"} (%arg1: tensor<2xf32>, %arg2: tensor<f32>) {
      %1 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 8, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [8, 9], [9, 10], [10, 11], [11, 12], [12, 13], [13, 14], [14, 15]]> : tensor<14x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
      %2 = stablehlo.concatenate %1, %arg1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
      %3 = stablehlo.pad %2, %arg2, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xf32>, tensor<f32>) -> tensor<8xf32>
      %4 = stablehlo.partition_id : tensor<ui32>
      %5 = stablehlo.convert %4 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<8> : tensor<i64>
      %6 = stablehlo.remainder %5, %c : tensor<i64>
      %c_0 = stablehlo.constant dense<0> : tensor<i64>
      %c_1 = stablehlo.constant dense<3> : tensor<i64>
      %7 = stablehlo.multiply %6, %c_0 : tensor<i64>
      %8 = stablehlo.add %7, %c_1 : tensor<i64>
      %c_2 = stablehlo.constant dense<0> : tensor<i64>
      %9 = stablehlo.maximum %8, %c_2 : tensor<i64>
      %10 = stablehlo.dynamic_slice %3, %9, sizes = [2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<8xf32>, tensor<i64>) -> tensor<2xf32>
      sdy.return %10 : tensor<2xf32>
    } : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
    return %0 : tensor<16xf32>
  }
  func.func @inside_shards(%arg0: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}) -> tensor<2x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = sdy.manual_computation(%arg0, %cst) in_shardings=[<@m, [{"b"}, {}]>, <@m, []>] out_shardings=[<@m, [{"b"}, {}]>] manual_axes={"b"} (%arg1: tensor<3x4xf32>, %arg2: tensor<f32>) {
      %1 = stablehlo.concatenate %arg1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<3x4xf32>) -> tensor<3x4xf32>
      %2 = stablehlo.pad %1, %arg2, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<3x4xf32>, tensor<f32>) -> tensor<5x4xf32>
      %3 = stablehlo.partition_id : tensor<ui32>
      %4 = stablehlo.convert %3 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<8> : tensor<i64>
      %5 = stablehlo.divide %4, %c : tensor<i64>
      %c_0 = stablehlo.constant dense<2> : tensor<i64>
      %6 = stablehlo.remainder %5, %c_0 : tensor<i64>
      %c_1 = stablehlo.constant dense<-2> : tensor<i64>
      %c_2 = stablehlo.constant dense<3> : tensor<i64>
      %7 = stablehlo.multiply %6, %c_1 : tensor<i64>
      %8 = stablehlo.add %7, %c_2 : tensor<i64>
      %c_3 = stablehlo.constant dense<0> : tensor<i64>
      %9 = stablehlo.maximum %8, %c_3 : tensor<i64>
      %10 = stablehlo.dynamic_slice %2, %9, %c_3, sizes = [1, 4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<5x4xf32>, tensor<i64>, tensor<i64>) -> tensor<1x4xf32>
      sdy.return %10 : tensor<1x4xf32>
    } : (tensor<6x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    return %0 : tensor<2x4xf32>
  }
}
// -----
module {
  sdy.mesh @m_reversed_1 = <["a"=2, "b"=4], device_ids=[3, 2, 1, 0, 7, 6, 5, 4]>
  sdy.mesh @m_reversed_0 = <["a"=2, "b"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
  sdy.mesh @m_reversed = <["a"=2, "b"=4], device_ids=[2, 3, 0, 1, 6, 7, 4, 5]>
  sdy.mesh @m = <["a"=2, "b"=4]>
  func.func @subuneven(%arg0: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(1)2}]>}) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(1)2}]>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"b":(1)2}]>] out_shardings=[<@m, [{"b":(1)2}]>] manual_axes={"b"} (%arg1: tensor<4xf32>) {
      %5 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xf32>) -> tensor<4xf32>
      %6 = stablehlo.slice %5 [3:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xf32>) -> tensor<1xf32>
      %7 = stablehlo.slice %arg1 [0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xf32>) -> tensor<3xf32>
      %8 = stablehlo.concatenate %6, %7, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
      sdy.return %8 : tensor<4xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %2 = stablehlo.reverse %1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed, [{"b":(1)2}]>]>} : tensor<8xf32>
    %3 = sdy.reshard %2 <@m, [{"b":(1)2}]> : tensor<8xf32>
    %4 = stablehlo.slice %3 [0:7] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(1)2}]>]>} : (tensor<8xf32>) -> tensor<7xf32>
    return %4 : tensor<7xf32>
  }
  func.func @twoaxes(%arg0: tensor<15x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "a"}, {}]>}) -> tensor<15x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", "a"}, {}]>]>} : (tensor<15x3xf32>, tensor<f32>) -> tensor<16x3xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"b", "a"}, {}]>] out_shardings=[<@m, [{"b", "a"}, {}]>] manual_axes={"a", "b"} (%arg1: tensor<2x3xf32>) {
      %5 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[0, 4], [1, 5], [2, 6], [3, 7], [4, 1], [5, 2], [6, 3]]> : tensor<7x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x3xf32>) -> tensor<2x3xf32>
      %6 = stablehlo.slice %5 [1:2, 0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %7 = stablehlo.slice %arg1 [0:1, 0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x3xf32>) -> tensor<1x3xf32>
      %8 = stablehlo.concatenate %6, %7, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
      sdy.return %8 : tensor<2x3xf32>
    } : (tensor<16x3xf32>) -> tensor<16x3xf32>
    %2 = stablehlo.reverse %1, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed_0, [{"b", "a"}, {}]>]>} : tensor<16x3xf32>
    %3 = sdy.reshard %2 <@m, [{"b", "a"}, {}]> : tensor<16x3xf32>
    %4 = stablehlo.slice %3 [0:15, 0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", "a"}, {}]>]>} : (tensor<16x3xf32>) -> tensor<15x3xf32>
    return %4 : tensor<15x3xf32>
  }
  func.func @both(%arg0: tensor<7x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a"}]>}) -> tensor<7x3xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 1], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a"}]>]>} : (tensor<7x3xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"b"}, {"a"}]>] out_shardings=[<@m, [{"b"}, {"a"}]>] manual_axes={"a", "b"} (%arg1: tensor<2x2xf32>) {
      %5 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [6, 7]]> : tensor<6x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %6 = stablehlo.slice %5 [1:2, 0:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
      %7 = stablehlo.slice %arg1 [0:1, 0:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x2xf32>) -> tensor<1x2xf32>
      %8 = stablehlo.concatenate %6, %7, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
      %9 = "stablehlo.collective_permute"(%8) <{channel_handle = #stablehlo.channel_handle<handle = 4, type = 1>, source_target_pairs = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
      %10 = stablehlo.slice %9 [0:2, 1:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %11 = stablehlo.slice %8 [0:2, 0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x2xf32>) -> tensor<2x1xf32>
      %12 = stablehlo.concatenate %10, %11, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x2xf32>
      sdy.return %12 : tensor<2x2xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %2 = stablehlo.reverse %1, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed_0, [{"b"}, {"a"}]>]>} : tensor<8x4xf32>
    %3 = sdy.reshard %2 <@m, [{"b"}, {"a"}]> : tensor<8x4xf32>
    %4 = stablehlo.slice %3 [0:7, 0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a"}]>]>} : (tensor<8x4xf32>) -> tensor<7x3xf32>
    return %4 : tensor<7x3xf32>
  }
  func.func @wholeshift(%arg0: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}]>}) -> tensor<6xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}]>]>} : (tensor<6xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"b"}]>] out_shardings=[<@m, [{"b"}]>] manual_axes={"b"} (%arg1: tensor<2xf32>) {
      %5 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [6, 7]]> : tensor<6x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<2xf32>
      %6 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 6, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<2xf32>
      %7 = stablehlo.slice %6 [2:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<0xf32>
      %8 = stablehlo.slice %5 [0:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<2xf32>
      %9 = stablehlo.concatenate %7, %8, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<0xf32>, tensor<2xf32>) -> tensor<2xf32>
      sdy.return %9 : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %2 = stablehlo.reverse %1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed_1, [{"b"}]>]>} : tensor<8xf32>
    %3 = sdy.reshard %2 <@m, [{"b"}]> : tensor<8xf32>
    %4 = stablehlo.slice %3 [0:6] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}]>]>} : (tensor<8xf32>) -> tensor<6xf32>
    return %4 : tensor<6xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @uneven_merge(%arg0: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<6xf32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<3x2xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<3x2xf32>) -> tensor<6xf32>
    %2 = sdy.reshard %1 <@m, [{"a"}]> : tensor<6xf32>
    return %2 : tensor<6xf32>
  }
  func.func @other_axes(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"c"}]>}) -> (tensor<32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<8x4xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<8x4xf32>) -> tensor<32xf32>
    %2 = sdy.reshard %1 <@m, [{"a"}]> : tensor<32xf32>
    return %2 : tensor<32xf32>
  }
  func.func @mixed(%arg0: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> tensor<4x6xf32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<6x4xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x4xf32>) -> tensor<4x6xf32>
    %2 = sdy.reshard %1 <@m, [{"a"}, {"b"}]> : tensor<4x6xf32>
    return %2 : tensor<4x6xf32>
  }
  func.func @uneven_two(%arg0: tensor<10x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> tensor<5x2x4xf32> {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<10x4xf32>
    %1 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}]>]>} : (tensor<10x4xf32>) -> tensor<5x2x4xf32>
    %2 = sdy.reshard %1 <@m, [{"c"}, {}, {}]> : tensor<5x2x4xf32>
    return %2 : tensor<5x2x4xf32>
  }
}
