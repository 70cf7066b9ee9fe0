module {
  sdy.mesh @m_reversed = <["a"=2, "b"=2], device_ids=[1, 0, 3, 2]>
  sdy.mesh @z = <["q"=2]>
  sdy.mesh @m = <["a"=2, "b"=2]>
  sdy.mesh @same = <["a"=2, "b"=2], device_ids=[2, 3, 0, 1]>
  func.func @withids(%arg0: tensor<4x4xi1> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a"}]>}) -> tensor<4x4xi1> {
    %0 = stablehlo.reverse %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed, [{"b"}, {"a"}]>]>} : tensor<4x4xi1>
    %1 = sdy.reshard %0 <@m, [{"b"}, {"a"}]> : tensor<4x4xi1>
    %2 = stablehlo.reverse %1, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@same, [{"b"}, {"a"}]>]>} : tensor<4x4xi1>
    %3 = sdy.reshard %2 <@m, [{"b"}, {"a"}]> : tensor<4x4xi1>
    %4 = stablehlo.reverse %3, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@same, [{"b"}, {"a"}]>]>} : tensor<4x4xi1>
    %5 = sdy.reshard %4 <@m, [{"b"}, {"a"}]> : tensor<4x4xi1>
    return %5 : tensor<4x4xi1>
  }
}
// -----
module {
  sdy.mesh @m_reversed = <["a"=2, "b"=4], device_ids=[3, 2, 1, 0, 7, 6, 5, 4]>
  sdy.mesh @m = <["a"=2, "b"=4]>
  func.func @hops(%arg0: tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}]>}) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [3], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}]>]>} : (tensor<5xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"b"}]>] out_shardings=[<@m, [{"b"}]>] manual_axes={"b"} (%arg1: tensor<2xf32>) {
      %5 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3], [4, 5], [5, 6], [6, 7]]> : tensor<6x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<2xf32>
      %6 = "stablehlo.collective_permute"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[0, 2], [1, 3], [4, 6], [5, 7]]> : tensor<4x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<2xf32>
      %7 = stablehlo.slice %6 [1:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<1xf32>
      %8 = stablehlo.slice %5 [0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<1xf32>
      %9 = stablehlo.concatenate %7, %8, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      sdy.return %9 : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %2 = stablehlo.reverse %1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed, [{"b"}]>]>} : tensor<8xf32>
    %3 = sdy.reshard %2 <@m, [{"b"}]> : tensor<8xf32>
    %4 = stablehlo.slice %3 [0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}]>]>} : (tensor<8xf32>) -> tensor<5xf32>
    return %4 : tensor<5xf32>
  }
  func.func @unevenother(%arg0: tensor<8x3x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a"}, {}]>}) -> tensor<8x3x5xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed, [{"b"}, {"a"}, {}]>]>} : tensor<8x3x5xf32>
    %1 = sdy.reshard %0 <@m, [{"b"}, {"a"}, {}]> : tensor<8x3x5xf32>
    return %1 : tensor<8x3x5xf32>
  }
}
// -----
module {
  sdy.mesh @m_reversed_0 = <["a"=2, "b"=4], device_ids=[3, 2, 1, 0, 7, 6, 5, 4]>
  sdy.mesh @m = <["a"=2, "b"=4]>
  sdy.mesh @m_reversed = <["q"=3]>
  func.func @twice(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {?}], replicated={"a"}>}) -> tensor<8x4xf32> {
    %0 = stablehlo.reverse %arg0, dims = [0] {my.a = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m_reversed_0, [{"b"}, {?}], replicated={"a"}>]>} : tensor<8x4xf32>
    %1 = sdy.reshard %0 <@m, [{"b"}, {?}]> : tensor<8x4xf32>
    %2 = stablehlo.reverse %1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m_reversed_0, [{"b"}, {?}]>]>} : tensor<8x4xf32>
    %3 = sdy.reshard %2 <@m, [{"b"}, {}]> : tensor<8x4xf32>
    %4 = stablehlo.reverse %3, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : tensor<8x4xf32>
    return %4 : tensor<8x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @even_split(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> tensor<2x4x4xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}, {"b"}]>]>} : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
    return %0 : tensor<2x4x4xf32>
  }
  func.func @uneven_split(%arg0: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> tensor<3x2x4xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}, {"b"}]>]>} : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
    return %0 : tensor<3x2x4xf32>
  }
  func.func @uneven_same(%arg0: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<3x2x2xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}, {}]>]>} : (tensor<3x4xf32>) -> tensor<3x2x2xf32>
    return %0 : tensor<3x2x2xf32>
  }
  func.func @ones(%arg0: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<1x3x4xf32> {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}, {}]>]>} : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
    return %0 : tensor<1x3x4xf32>
  }
}
