// sdyrt-opt -split-input-file -sdy-user-priority-propagate
// Members that differ go through constraints of their own.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}, %z: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  sdy.sharding_group %x group_id=0 : tensor<4x4xf32>
  sdy.sharding_group %y group_id=0 : tensor<4x4xf32>
  %n = stablehlo.negate %z : tensor<4x4xf32>
  sdy.sharding_group %n group_id=0 : tensor<4x4xf32>
  %0 = stablehlo.negate %x : tensor<4x4xf32>
  %1 = stablehlo.negate %y : tensor<4x4xf32>
  %2 = stablehlo.negate %n : tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
// One of them has a sharding; another's says nothing.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<4x4xf32>, %y: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}]>}, %z: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b", ?}p1]>}, %u: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  sdy.sharding_group %x group_id=3 : tensor<4x4xf32>
  sdy.sharding_group %y group_id=3 : tensor<4x4xf32>
  sdy.sharding_group %z group_id=3 : tensor<4x4xf32>
  sdy.sharding_group %u group_id=4 : tensor<4x4xf32>
  %0 = stablehlo.negate %x : tensor<4x4xf32>
  %1 = stablehlo.add %y, %u : tensor<4x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}
