module {
  sdy.mesh @mesh = <["a"=2]>
  func.func @equal(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.add %arg0, %arg0 : tensor<4xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<4xf32>
    %2 = stablehlo.add %0, %arg0 : tensor<4xf32>
    %3 = stablehlo.multiply %1, %2 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func @attributes(%arg0: tensor<4xf32>, %arg1: tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>) {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    %1 = stablehlo.abs %arg0 {x} : tensor<4xf32>
    %2 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.maximum across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    return %0, %1, %1, %2, %3, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<f32>, tensor<f32>, tensor<f32>
  }
  func.func @regions(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    %1 = "stablehlo.if"(%arg1) ({
      %5 = stablehlo.abs %arg0 : tensor<4xf32>
      %6 = stablehlo.add %0, %5 : tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }, {
      %5 = stablehlo.abs %arg0 : tensor<4xf32>
      stablehlo.return %5 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %2 = stablehlo.abs %arg0 : tensor<4xf32>
    %3 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"a"} (%arg2: tensor<4xf32>) {
      %5 = stablehlo.negate %arg2 : tensor<4xf32>
      %6 = stablehlo.add %5, %5 : tensor<4xf32>
      sdy.return %6 : tensor<4xf32>
    } : (tensor<4xf32>) -> tensor<4xf32>
    %4 = stablehlo.add %0, %2 : tensor<4xf32>
    return %1, %3, %4 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
  func.func @effects(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @f(%arg0) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.custom_call @f(%arg0) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.custom_call @f(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %3 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}]> : tensor<4xf32>
    %4 = sdy.sharding_constraint %arg0 <@mesh, [{"a"}]> : tensor<4xf32>
    %5 = stablehlo.add %2, %2 : tensor<4xf32>
    %6 = stablehlo.add %3, %4 : tensor<4xf32>
    %7 = stablehlo.add %5, %6 : tensor<4xf32>
    return %7 : tensor<4xf32>
  }
}
