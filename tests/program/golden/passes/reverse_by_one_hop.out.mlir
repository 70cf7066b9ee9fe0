module {
  sdy.mesh @m_reversed = <["u"=4], device_ids=[3, 2, 1, 0]>
  sdy.mesh @m = <["u"=4]>
  func.func @reverse(%arg0: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"u"}]>] out_shardings=[<@m, [{"u"}]>] manual_axes={"u"} (%arg1: tensor<2xf32>) {
      %5 = stablehlo.slice %arg1 [1:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<1xf32>
      %6 = "stablehlo.collective_permute"(%5) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 1], [1, 2], [2, 3]]> : tensor<3x2xi64>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1xf32>) -> tensor<1xf32>
      %7 = stablehlo.slice %arg1 [0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<2xf32>) -> tensor<1xf32>
      %8 = stablehlo.concatenate %6, %7, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      sdy.return %8 : tensor<2xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %2 = sdy.reshard %1 <@m_reversed, [{"u"}]> : tensor<8xf32>
    %3 = stablehlo.reverse %2, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<8xf32>
    %4 = stablehlo.slice %3 [0:7] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<8xf32>) -> tensor<7xf32>
    return %4 : tensor<7xf32>
  }
}
