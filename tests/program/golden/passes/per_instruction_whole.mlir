// sdyrt-opt "-sdy-per-instruction-partitioning=enable-halo-exchange=false replica-count=4"
sdy.mesh @m = <["a"=4], device_ids=[2, 0, 3, 1]>
func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %y: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) -> (tensor<8x4xf32>, tensor<4xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x4xf32>
  %1 = stablehlo.add %0, %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x4xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %1, %2 : tensor<8x4xf32>, tensor<4xf32>
}
func.func @one_element(%x: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<1xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
