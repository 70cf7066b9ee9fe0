// sdyrt-opt -cse
sdy.mesh @mesh = <["a"=2]>
// Equal ops, operands in their order; what only a dead op has used stays.
func.func @equal(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %a, %a : tensor<4xf32>
  %1 = stablehlo.add %a, %a : tensor<4xf32>
  %2 = stablehlo.add %a, %0 : tensor<4xf32>
  %3 = stablehlo.add %1, %a : tensor<4xf32>
  %4 = stablehlo.multiply %2, %3 : tensor<4xf32>
  %5 = stablehlo.negate %4 : tensor<4xf32>
  %6 = stablehlo.exponential %5 : tensor<4xf32>
  return %4 : tensor<4xf32>
}
// Attributes count, and so do results' types and regions.
func.func @attributes(%a: tensor<4xf32>, %i: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
  %0 = stablehlo.abs %a : tensor<4xf32>
  %1 = stablehlo.abs %a {x} : tensor<4xf32>
  %2 = stablehlo.abs %a {x} : tensor<4xf32>
  %3 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %4 = stablehlo.reduce(%a init: %i) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  %5 = stablehlo.reduce(%a init: %i) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
}
// Ops of a region see those around it, not those of its neighbour; an isolated
// region sees its own.
func.func @regions(%a: tensor<4xf32>, %p: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.negate %a : tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    %5 = stablehlo.negate %a : tensor<4xf32>
    %6 = stablehlo.abs %a : tensor<4xf32>
    %7 = stablehlo.add %5, %6 : tensor<4xf32>
    stablehlo.return %7 : tensor<4xf32>
  }, {
    %5 = stablehlo.abs %a : tensor<4xf32>
    stablehlo.return %5 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %2 = stablehlo.abs %a : tensor<4xf32>
  %3 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"a"} (%b: tensor<4xf32>) {
    %5 = stablehlo.negate %b : tensor<4xf32>
    %6 = stablehlo.negate %b : tensor<4xf32>
    %7 = stablehlo.add %5, %6 : tensor<4xf32>
    sdy.return %7 : tensor<4xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.add %0, %2 : tensor<4xf32>
  return %1, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
// What has effects, or may have them, stays.
func.func @effects(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @f(%a) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @f(%a) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.custom_call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %3 = stablehlo.custom_call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = sdy.sharding_constraint %a <@mesh, [{"a"}]> : tensor<4xf32>
  %5 = sdy.sharding_constraint %a <@mesh, [{"a"}]> : tensor<4xf32>
  %6 = stablehlo.add %2, %3 : tensor<4xf32>
  %7 = stablehlo.add %4, %5 : tensor<4xf32>
  %8 = stablehlo.add %6, %7 : tensor<4xf32>
  return %8 : tensor<4xf32>
}
// A bit is one, however it is written.
func.func @bits(%arg0: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.cholesky %arg0, lower = true : tensor<4x4xf32>
  %1 = stablehlo.cholesky %arg0, lower = 1 : tensor<4x4xf32>
  %2 = "stablehlo.cholesky"(%arg0) {lower = -1 : i1} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %0, %1, %2 : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4x4xf32>
}
