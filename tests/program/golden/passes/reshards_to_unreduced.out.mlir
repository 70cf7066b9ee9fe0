module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}, %arg1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"b"}]> : tensor<8xf32>
    %1 = sdy.replicated_to_unreduced {"a"} %0 out_sharding=<@m, [{"b"}], unreduced={"a"}> : tensor<8xf32>
    %2 = stablehlo.add %arg1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : tensor<8xf32>
    %3 = sdy.replicated_to_unreduced {"b"} %2 out_sharding=<@m, [{}], unreduced={"b"}> : tensor<8xf32>
    %4 = sdy.all_reduce {"a"} %1 out_sharding=<@m, [{"b"}]> : tensor<8xf32>
    %5 = sdy.reshard %4 <@m, [{}]> : tensor<8xf32>
    %6 = sdy.all_reduce {"b"} %3 out_sharding=<@m, [{}]> : tensor<8xf32>
    return %5, %6 : tensor<8xf32>, tensor<8xf32>
  }
}
