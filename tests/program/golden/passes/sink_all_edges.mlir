// sdyrt-opt -sdy-sink-data-flow-edges
sdy.mesh @m = <["p"=2,"q"=4]>
func.func @f(%a: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<8xf32> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %1 = stablehlo.while(%x = %a) : tensor<8xf32>
    cond {
      stablehlo.return %c : tensor<i1>
    } do {
      %4 = sdy.data_flow_edge %x sharding=<@m, [{"p"}]> : tensor<8xf32>
      %5 = stablehlo.negate %4 : tensor<8xf32>
      stablehlo.return %5 : tensor<8xf32>
    }
  %2 = sdy.data_flow_edge %1 sharding=<@m, [{"q"}]> : tensor<8xf32>
  %n = stablehlo.negate %2 : tensor<8xf32>
  %3 = sdy.data_flow_edge %n sharding=<@m, [{"q"}]> : tensor<8xf32>
  %d = sdy.data_flow_edge %b sharding=<@m, [{"q"}]> : tensor<8xf32>
  %6 = stablehlo.add %3, %d : tensor<8xf32>
  return %6 : tensor<8xf32>
}
