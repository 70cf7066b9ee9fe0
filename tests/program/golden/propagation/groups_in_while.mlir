// sdyrt-opt -sdy-basic-propagate
sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %y: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %0:2 = stablehlo.while(%v = %y, %w = %y) : tensor<4x4xf32>, tensor<4x4xf32>
  cond {
    %p = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %1 = sdy.propagation_barrier %v allowed_direction=NONE : tensor<4x4xf32>
    sdy.sharding_group %1 group_id=0 : tensor<4x4xf32>
    sdy.sharding_group %w group_id=0 : tensor<4x4xf32>
    %2 = stablehlo.multiply %w, %x : tensor<4x4xf32>
    stablehlo.return %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>
  }
  return %0#0, %0#1 : tensor<4x4xf32>, tensor<4x4xf32>
}
