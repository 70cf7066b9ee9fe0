sdy.mesh @mesh = <["a"=8]>
func.func public @main(%a1: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}], replicated={"a":(1)2}, unreduced={"a":(2)4}>}, %xa0_5: tensor<3x12x5x4xf32>) -> (tensor<6x8xf32>) {
  %v2 = stablehlo.tanh %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)4, ?}]>]>} : tensor<2x8xf32>
  %v3 = stablehlo.concatenate %v2, %v2, %a1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<6x8xf32>
  %v4 = stablehlo.dot_general %v3, %v2, contracting_dims = [1] x [1] : (tensor<6x8xf32>, tensor<2x8xf32>) -> tensor<6x2xf32>
  %r_5:1 = "stablehlo.round_nearest_even"(%xa0_5) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {?}, {?}]>]>} : (tensor<3x12x5x4xf32>) -> (tensor<3x12x5x4xf32>)
  %v6 = stablehlo.multiply %r_5#0, %r_5#0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {?}, {?}]>]>} : tensor<3x12x5x4xf32>
  %v7 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} dense<0.0> : tensor<2x8xf32>
  %v8 = stablehlo.tanh %v4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a"}]>]>} : tensor<6x2xf32>
  %v9 = stablehlo.slice %v8 [0:6, 0:2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}]>]>} : (tensor<6x2xf32>) -> tensor<6x2xf32>
  return %v3 : tensor<6x8xf32>
}
