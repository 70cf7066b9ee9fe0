module {
  func.func @small(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @large(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    %1 = stablehlo.abs %0 : tensor<4xf32>
    %2 = stablehlo.sine %1 : tensor<4xf32>
    %3 = stablehlo.cosine %2 : tensor<4xf32>
    return %3 : tensor<4xf32>
  }
  func.func @of_small(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    %1 = stablehlo.abs %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @of_large(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @large(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.abs %0 : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
