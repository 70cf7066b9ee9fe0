// A layer, as JAX writes it: shardings of its arguments, and of nothing else.
sdy.mesh @mesh = <["data"=2, "model"=4]>
func.func @main(
    %x: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"data"}, {}]>},
    %w: tensor<8x32xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"model"}]>})
    -> tensor<16x32xf32> {
  %0 = stablehlo.dot %x, %w
      : (tensor<16x8xf32>, tensor<8x32xf32>) -> tensor<16x32xf32>
  %1 = stablehlo.tanh %0 : tensor<16x32xf32>
  return %1 : tensor<16x32xf32>
}
