module {
  sdy.mesh @m = <["p"=2, "q"=4]>
  func.func private @g(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @g_0(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @g_1(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @g_2(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @g_3(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<8xf32> {
    %0 = stablehlo.negate %arg0 : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func private @never(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    return %arg0 : tensor<8xf32>
  }
  func.func @main(%arg0: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %0 = call @g(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %1 = call @g_0(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %2 = call @g_0(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %3 = call @g_2(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    %4 = call @g_2(%arg0) : (tensor<8xf32>) -> tensor<8xf32>
    return %0, %1, %2, %3, %4 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
}
