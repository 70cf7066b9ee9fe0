// sdyrt-opt -sdy-op-priority-propagate
// Barriers let axes through in their direction alone, constraints in both.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = sdy.propagation_barrier %x allowed_direction=NONE : tensor<4x4xf32>
  %1 = sdy.propagation_barrier %x allowed_direction=FORWARD : tensor<4x4xf32>
  %2 = sdy.propagation_barrier %x allowed_direction=BACKWARD : tensor<4x4xf32>
  %4 = stablehlo.negate %y : tensor<4x4xf32>
  %5 = sdy.propagation_barrier %4 allowed_direction=BACKWARD : tensor<4x4xf32>
  %6 = sdy.sharding_constraint %5 <@m, [{?}, {"b"}]> : tensor<4x4xf32>
  return %0, %1, %2, %6 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
