module {
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst_1 : tensor<4xf32>
    %2 = stablehlo.add %arg0, %cst : tensor<4xf32>
    %3 = stablehlo.multiply %2, %cst_1 : tensor<4xf32>
    %4 = stablehlo.add %1, %3 : tensor<4xf32>
    %5 = stablehlo.subtract %4, %cst_0 : tensor<4xf32>
    %6 = "stablehlo.if"(%arg1) ({
      %8 = stablehlo.add %5, %cst : tensor<4xf32>
      %9 = stablehlo.multiply %8, %cst_1 : tensor<4xf32>
      stablehlo.return %9 : tensor<4xf32>
    }, {
      %8 = stablehlo.add %arg0, %cst : tensor<4xf32>
      %9 = stablehlo.multiply %8, %cst_1 : tensor<4xf32>
      stablehlo.return %9 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %7 = stablehlo.add %6, %cst : tensor<4xf32>
    return %7, %arg0 : tensor<4xf32>, tensor<4xf32>
  }
  func.func @public(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @other(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @of_dead(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
