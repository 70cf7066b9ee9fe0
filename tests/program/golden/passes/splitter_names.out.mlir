module {
  func.func @hx(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
    %1 = sdy.named_computation<"f">(%0) (%arg1: tensor<8xf32>) {
      %6 = stablehlo.abs %arg1 : tensor<8xf32>
      sdy.return %6 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %2 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8xf32>) {
      %6 = stablehlo.reverse %arg1, dims = [0] : tensor<8xf32>
      sdy.return %6 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %3 = stablehlo.add %arg0, %1 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<8xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<8xf32>
    return %5 : tensor<8xf32>
  }
}
// -----
module {
  func.func private @g(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8xf32>) {
      %1 = stablehlo.reverse %arg1, dims = [0] : tensor<8xf32>
      sdy.return %1 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @hx(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
    %1 = sdy.named_computation<"f">(%0) (%arg1: tensor<8xf32>) {
      %6 = stablehlo.abs %arg1 : tensor<8xf32>
      sdy.return %6 : tensor<8xf32>
    } : (tensor<8xf32>) -> tensor<8xf32>
    %2 = call @g(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = stablehlo.add %arg0, %1 : tensor<8xf32>
    %4 = stablehlo.multiply %3, %1 : tensor<8xf32>
    %5 = stablehlo.multiply %4, %2 : tensor<8xf32>
    return %5 : tensor<8xf32>
  }
}
