sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a", ?}]>}, %a2: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b":(1)2, ?}]>}, %a3: tensor<24x24xf32>, %a4: tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b":(2)2, "b":(1)2}, {?}]>}) -> (tensor<24x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}, tensor<24xf32>) {
  %c5 = stablehlo.constant dense<0.0> : tensor<f32>
  %v6 = stablehlo.reduce(%a4 init: %c5) applies stablehlo.add across dimensions = [1] : (tensor<24x24xf32>, tensor<f32>) -> tensor<24xf32>
  return %a4, %v6 : tensor<24x24xf32>, tensor<24xf32>
}
