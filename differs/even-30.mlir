sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<8x24xf32>) -> (tensor<8x24xf32>, tensor<8x24xf32>) {
  %v3 = stablehlo.maximum %a1, %a1 : tensor<8x24xf32>
  %v4 = sdy.sharding_constraint %v3 <@mesh, [{?}, {"b":(2)2}]> : tensor<8x24xf32>
  %v5 = stablehlo.add %v4, %v4 : tensor<8x24xf32>
  %c6 = stablehlo.constant dense<0.0> : tensor<f32>
  %v7 = stablehlo.reduce(%v3 init: %c6) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x24xf32>, tensor<f32>) -> tensor<f32>
  return %v5, %v5 : tensor<8x24xf32>, tensor<8x24xf32>
}
