module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f51(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = stablehlo.sine %arg0 : tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
}
