module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) -> (tensor<4x4xf32>, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, tensor<4x4xf32>, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<4x4xf32>
    %1 = sdy.propagation_barrier %arg0 allowed_direction=FORWARD {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
    %2 = sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<4x4xf32>
    %3 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b", ?}]>]>} : tensor<4x4xf32>
    %4 = sdy.propagation_barrier %3 allowed_direction=BACKWARD {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b", ?}]>]>} : tensor<4x4xf32>
    %5 = sdy.sharding_constraint %4 <@m, [{?}, {"b"}]> : tensor<4x4xf32>
    return %0, %1, %2, %5 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
  }
}
