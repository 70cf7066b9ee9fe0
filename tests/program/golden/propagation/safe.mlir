// sdyrt-opt -split-input-file -sdy-aggressive-propagate
// What Shardy goes wrong with or stops at. Parts of an axis that cannot both be
// cut out of it: Shardy takes x:(1)4 for a front of x:(1)6, and the first
// argument would lose its own.
sdy.mesh @m = <["x"=12]>
func.func @main(%a: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)4, ?}]>}, %b: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)6, ?}]>}) -> tensor<24xf32> {
  %0 = stablehlo.add %a, %b : tensor<24xf32>
  return %0 : tensor<24xf32>
}
// -----
// An edge on a value that nothing flows into.
sdy.mesh @m = <["a"=2]>
func.func @main(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.negate %a : tensor<8xf32>
  %1 = sdy.data_flow_edge %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
// Results of an op that has several; meshes in the shardings.
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=2]>, [{"a", ?}, {?}]>}, %b: tensor<8x8xi32>) -> (tensor<8xf32>, tensor<8xi32>) {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.constant dense<0> : tensor<i32>
  %2:2 = stablehlo.reduce(%a init: %0), (%b init: %1) across dimensions = [1] : (tensor<8x8xf32>, tensor<8x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<8xf32>, tensor<8xi32>)
   reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<i32>, %s: tensor<i32>)  {
    %3 = stablehlo.add %p, %q : tensor<f32>
    %4 = stablehlo.add %r, %s : tensor<i32>
    stablehlo.return %3, %4 : tensor<f32>, tensor<i32>
  }
  return %2#0, %2#1 : tensor<8xf32>, tensor<8xi32>
}
