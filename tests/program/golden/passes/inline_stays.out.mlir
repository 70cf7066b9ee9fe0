module {
  func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
  func.func private @marked(%arg0: tensor<4xf32>) -> tensor<4xf32> attributes {no_inline} {
    %0 = stablehlo.negate %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @once(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.abs %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @itself(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @itself(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @shown(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sine %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @main(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @declared(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    %1 = call @marked(%0) : (tensor<4xf32>) -> tensor<4xf32>
    %2 = call @once(%1) {no_inline} : (tensor<4xf32>) -> tensor<4xf32>
    %3 = call @itself(%2) : (tensor<4xf32>) -> tensor<4xf32>
    %4 = stablehlo.sine %3 : tensor<4xf32>
    return %4 : tensor<4xf32>
  }
}
