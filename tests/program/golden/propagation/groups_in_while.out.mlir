module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %arg1: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) {
    %0:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg1) : tensor<4x4xf32>, tensor<4x4xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>, <@mesh, [{"a", ?}, {?}]>]>}
    cond {
      %c = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %c : tensor<i1>
    } do {
      %1 = sdy.propagation_barrier %iterArg allowed_direction=NONE : tensor<4x4xf32>
      sdy.sharding_group %1 group_id=0 : tensor<4x4xf32>
      sdy.sharding_group %iterArg_0 group_id=0 : tensor<4x4xf32>
      %2 = stablehlo.multiply %iterArg_0, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
      stablehlo.return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
    }
    return %0#0, %0#1 : tensor<4x4xf32>, tensor<4x4xf32>
  }
}
