// sdyrt-opt -split-input-file -sdy-add-func-data-flow-edges -sdy-aggressive-propagate
// The first call's argument wins. Calls are in the order of uses: all of a region
// before those in its ops, the last region first; functions as they stand.
sdy.mesh @mesh = <["a"=2]>
func.func private @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.tanh %x : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func @main(%i: tensor<i32>, %p: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, %q: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}) -> tensor<4x4xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = func.call @f(%q) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }) : (tensor<i32>) -> tensor<4x4xf32>
  %2 = call @f(%p) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2]>
func.func private @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.tanh %x : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func @main(%i: tensor<i32>, %p: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, %q: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}) -> tensor<4x4xf32> {
  %0 = "stablehlo.case"(%i) ({
    %1 = func.call @f(%q) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }, {
    %1 = func.call @f(%p) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %1 : tensor<4x4xf32>
  }) : (tensor<i32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2]>
func.func @main(%p: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, %q: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}) -> tensor<4x4xf32> {
  %0 = call @f(%q) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func private @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %0 = stablehlo.tanh %x : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
func.func @other(%p: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<4x4xf32> {
  %0 = call @f(%p) : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
