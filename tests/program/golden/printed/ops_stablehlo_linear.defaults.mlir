module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f38(%arg0: tensor<3x3xf32>) -> tensor<3x3xf32> {
    %0 = stablehlo.cholesky %arg0 : tensor<3x3xf32>
    return %0 : tensor<3x3xf32>
  }
}
