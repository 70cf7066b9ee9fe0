module {
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %1 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    %2:2 = sdy.named_computation<"f">(%0) (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3:2 = sdy.named_computation<"f">(%1) (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    sdy.sharding_group %3#1 group_id=1 : tensor<8x8xf32>
    %4 = stablehlo.add %2#0, %arg0 : tensor<8x8xf32>
    return %3#1 : tensor<8x8xf32>
  }
}
// -----
module {
  func.func public @main(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    sdy.sharding_group %0 group_id=4 : tensor<8x8xf32>
    %1 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    sdy.sharding_group %1 group_id=4 : tensor<8x8xf32>
    %2 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
    sdy.sharding_group %2 group_id=4 : tensor<8x8xf32>
    %3:2 = sdy.named_computation<"f">(%0) (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    sdy.sharding_group %3#0 group_id=2 : tensor<8x8xf32>
    %4:2 = sdy.named_computation<"f">(%1) (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    sdy.sharding_group %4#1 group_id=1 : tensor<8x8xf32>
    %5:2 = sdy.named_computation<"f">(%2) (%arg1: tensor<8x8xf32>) {
      sdy.return %arg1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    sdy.sharding_group %5#0 group_id=2 : tensor<8x8xf32>
    %6 = stablehlo.negate %3#0 : tensor<8x8xf32>
    sdy.sharding_group %6 group_id=3 : tensor<8x8xf32>
    %7 = stablehlo.negate %4#0 : tensor<8x8xf32>
    sdy.sharding_group %7 group_id=3 : tensor<8x8xf32>
    %8 = stablehlo.add %4#1, %7 : tensor<8x8xf32>
    %9 = stablehlo.add %6, %arg0 : tensor<8x8xf32>
    %10 = stablehlo.add %8, %arg0 : tensor<8x8xf32>
    %11 = stablehlo.add %5#0, %arg0 : tensor<8x8xf32>
    return %9, %10, %11 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
