module {
  sdy.mesh @m = <["p"=2, "q"=4]>
  func.func private @g(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {?}]>}) -> tensor<8xf32> {
    return %arg0 : tensor<8xf32>
  }
  func.func @main(%arg0: tensor<8xf32>, %arg1: tensor<8x8xf32>) -> tensor<8xf32> {
    %0 = call @g(%arg0, %arg1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}]>]>} : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
