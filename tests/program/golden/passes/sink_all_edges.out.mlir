module {
  sdy.mesh @m = <["p"=2, "q"=4]>
  func.func @f(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> tensor<8xf32> {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0 = stablehlo.while(%iterArg = %arg0) : tensor<8xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q"}]>]>}
    cond {
      stablehlo.return %c : tensor<i1>
    } do {
      %3 = stablehlo.negate %iterArg : tensor<8xf32>
      stablehlo.return %3 : tensor<8xf32>
    }
    %1 = stablehlo.negate %0 : tensor<8xf32>
    %2 = stablehlo.add %1, %arg1 : tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}
