module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"c":(2)2, ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"c":(1)2}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"c":(2)2, ?}]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"c":(2)2, ?}]>]>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<i1>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a", ?}]>}) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg2) : tensor<8x8xf32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_0 : tensor<i1>
    } do {
      %5 = stablehlo.add %iterArg, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
      stablehlo.return %5, %iterArg_0 : tensor<8x8xf32>, tensor<i1>
    }
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"a", ?}, {"c"}], replicated={"b"}> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 : tensor<i1>
    %3 = sdy.sharding_constraint %1 <@m, [{"b", ?}, {"c", ?}]> : tensor<8x8xf32>
    %4 = stablehlo.negate %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a"}]>]>} : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
