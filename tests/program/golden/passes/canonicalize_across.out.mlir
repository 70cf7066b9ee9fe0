module {
  sdy.mesh @m = <["p"=2, "q"=2]>
  sdy.mesh @n = <["p"=3, "q"=2, "r"=2]>
  sdy.mesh @k = <["k"=4]>
  func.func @flat(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"p", "q"}]> : tensor<12xf32>
    %1 = stablehlo.reshape %0 : (tensor<12xf32>) -> tensor<2x6xf32>
    return %0, %1 : tensor<12xf32>, tensor<2x6xf32>
  }
  func.func @other_order(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"q", "p"}]> : tensor<12xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<12xf32>) -> tensor<2x6xf32>
    %2 = sdy.reshard %1 <@m, [{"p"}, {"q"}]> : tensor<2x6xf32>
    return %0, %2 : tensor<12xf32>, tensor<2x6xf32>
  }
  func.func @sorted(%arg0: tensor<3x4x1xf32>) -> (tensor<3x4x1xf32>, tensor<1x6x2x1xf32>) {
    %0 = sdy.reshard %arg0 <@n, [{}, {"p", "q"}, {"r"}]> : tensor<3x4x1xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x4x1xf32>) -> tensor<1x6x2x1xf32>
    return %0, %1 : tensor<3x4x1xf32>, tensor<1x6x2x1xf32>
  }
  func.func @not_full(%arg0: tensor<10xf32>) -> (tensor<10xf32>, tensor<2x5xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"p", "q"}]> : tensor<10xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<10xf32>) -> tensor<2x5xf32>
    %2 = sdy.reshard %1 <@m, [{"p"}, {"q"}]> : tensor<2x5xf32>
    return %0, %2 : tensor<10xf32>, tensor<2x5xf32>
  }
  func.func @not_full_but_same(%arg0: tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<7x2x2xf32>) {
    %0 = sdy.reshard %arg0 <@k, [{"k"}, {}]> : tensor<7x4xf32>
    %1 = stablehlo.reshape %0 : (tensor<7x4xf32>) -> tensor<7x2x2xf32>
    return %0, %1 : tensor<7x4xf32>, tensor<7x2x2xf32>
  }
  func.func @empty(%arg0: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<6xf32>) {
    %0 = sdy.reshard %arg0 <@k, [{"k"}, {}]> : tensor<3x2xf32>
    %1 = stablehlo.reshape %0 : (tensor<3x2xf32>) -> tensor<6xf32>
    return %0, %1 : tensor<3x2xf32>, tensor<6xf32>
  }
  func.func @of_size_1(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<1x12x1xf32>) {
    %0 = sdy.reshard %arg0 <@k, [{"k"}]> : tensor<12xf32>
    %1 = stablehlo.reshape %0 : (tensor<12xf32>) -> tensor<1x12x1xf32>
    return %0, %1 : tensor<12xf32>, tensor<1x12x1xf32>
  }
  func.func @first_of_size_1(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<1x12xf32>) {
    %0 = sdy.reshard %arg0 <@k, [{"k"}]> : tensor<12xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<12xf32>) -> tensor<1x12xf32>
    %2 = sdy.reshard %1 <@k, [{"k"}, {}]> : tensor<1x12xf32>
    return %0, %2 : tensor<12xf32>, tensor<1x12xf32>
  }
  func.func @between_of_size_1(%arg0: tensor<12xf32>) -> (tensor<12xf32>, tensor<4x1x3xf32>) {
    %0 = sdy.reshard %arg0 <@k, [{"k"}]> : tensor<12xf32>
    %1 = stablehlo.reshape %0 : (tensor<12xf32>) -> tensor<4x1x3xf32>
    return %0, %1 : tensor<12xf32>, tensor<4x1x3xf32>
  }
}
