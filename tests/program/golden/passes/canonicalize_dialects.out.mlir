module {
  func.func @constants(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<3.000000e+00> : tensor<4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %cst_1 = stablehlo.constant {x} dense<1.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %cst_0, %arg0 : tensor<4xf32>
    %1 = stablehlo.multiply %0, %cst_1 : tensor<4xf32>
    %2 = "stablehlo.if"(%arg1) ({
      stablehlo.return %cst_0 : tensor<4xf32>
    }, {
      stablehlo.return %cst : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    return %1, %2 : tensor<4xf32>, tensor<4xf32>
  }
  func.func @dead(%arg0: tensor<4xf32>, %arg1: tensor<i1>) {
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<4xf32>
    cond {
      stablehlo.return %arg1 : tensor<i1>
    } do {
      %1 = stablehlo.custom_call @f(%iterArg) {has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
    }
    return
  }
  func.func @case(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4xf32>
    %c = stablehlo.constant dense<-1> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    %1:2 = "stablehlo.case"(%c_0) ({
      %3 = stablehlo.add %cst, %0 : tensor<4xf32>
      %4 = stablehlo.add %3, %0 : tensor<4xf32>
      stablehlo.return %4, %3 : tensor<4xf32>, tensor<4xf32>
    }, {
      stablehlo.return %0, %0 : tensor<4xf32>, tensor<4xf32>
    }) : (tensor<i32>) -> (tensor<4xf32>, tensor<4xf32>)
    %2 = "stablehlo.case"(%c) ({
      stablehlo.return %arg0 : tensor<4xf32>
    }, {
      stablehlo.return %arg1 : tensor<4xf32>
    }) : (tensor<i32>) -> tensor<4xf32>
    return %1#0, %1#1, %2 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
  }
}
