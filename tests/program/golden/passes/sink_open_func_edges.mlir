// sdyrt-opt -sdy-sink-func-data-flow-edges
sdy.mesh @m = <["p"=2,"q"=4]>
func.func private @g(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}], replicated={"q"}>}, %b: tensor<8x8xf32>) -> tensor<8xf32> {
  %0 = sdy.func_data_flow_edge %a : tensor<8xf32>
  %1 = sdy.func_data_flow_edge %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {?}]>]>} : tensor<8x8xf32>
  return %0 : tensor<8xf32>
}
func.func @main(%a: tensor<8xf32>, %b: tensor<8x8xf32>) -> tensor<8xf32> {
  %0 = call @g(%a, %b) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q"}]>]>}: (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  %1 = sdy.func_data_flow_edge %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
