module {
  func.func @main(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=4]>, [{"a"}, {}]>}) -> tensor<8x4xf32> {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<mesh<["a"=4]>, [{"a"}, {}]>] out_shardings=[<mesh<["a"=4]>, [{"a"}, {}]>] manual_axes={"a"} (%arg1: tensor<2x4xf32>) {
      %3 = stablehlo.reverse %arg1, dims = [0] : tensor<2x4xf32>
      %4 = "stablehlo.collective_permute"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 3], [1, 2], [2, 1], [3, 0]]> : tensor<4x2xi64>}> : (tensor<2x4xf32>) -> tensor<2x4xf32>
      sdy.return %4 : tensor<2x4xf32>
    } : (tensor<8x4xf32>) -> tensor<8x4xf32>
    %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["a"=4]>, [{"a"}, {}]>]>} : tensor<8x4xf32>
    %2 = sdy.reshard %1 <mesh<["a"=4]>, [{}, {}]> : tensor<8x4xf32>
    return %2 : tensor<8x4xf32>
  }
}
