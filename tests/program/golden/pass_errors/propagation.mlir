// sdyrt-opt -sdy-aggressive-propagate
// What propagation refuses: the module is as it was.
func.func @main(%x: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error@+1 {{Shardy propagation only supports ranked tensors with a static shape. type: 'tensor<?xf32>'}}
  %0 = stablehlo.negate %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tuple<tensor<4xf32>> {
  // expected-error@+1 {{Shardy propagation doesn't support tuples: 'tuple<tensor<4xf32>>'}}
  %0 = stablehlo.tuple %x : tuple<tensor<4xf32>>
  return %0 : tuple<tensor<4xf32>>
}
// -----
// expected-error@+1 {{there are 2 functions, and none is called @main}}
func.func @f(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
func.func @g(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{a value is in sharding group 1 and in another: sdy-sharding-group-import makes one of them}}
  %0 = stablehlo.negate %x : tensor<4xf32>
  sdy.sharding_group %0 group_id=0 : tensor<4xf32>
  sdy.sharding_group %0 group_id=1 : tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  // expected-warning@+1 {{The initial operand shardings on the sharding groups of groupID: 5 do not match.}}
  %0 = stablehlo.negate %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : tensor<4xf32>
  %1 = stablehlo.negate %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}]>]>} : tensor<4xf32>
  sdy.sharding_group %0 group_id=5 : tensor<4xf32>
  sdy.sharding_group %1 group_id=5 : tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
