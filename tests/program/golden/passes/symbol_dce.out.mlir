module {
  sdy.mesh @used = <["a"=2]> {sym_visibility = "private"}
  sdy.mesh @open = <["a"=2]>
  func.func @main(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@used, [{"a"}]>}) -> tensor<4xf32> {
    %0 = call @f(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @f(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = call @g(%arg0) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @g(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    return %arg0 : tensor<4xf32>
  }
}
