module {
  sdy.mesh @m = <["p"=2, "q"=4]>
  sdy.mesh @only = <[], device_ids=[1]>
  func.func @main(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0:2 = sdy.named_computation<"g">(%arg0, %arg0) (%arg1: tensor<8xf32>, %arg2: tensor<8xf32>) {
      %5 = sdy.data_flow_edge %arg1 : tensor<8xf32>
      %6 = sdy.data_flow_edge %arg2 : tensor<8xf32>
      %7 = stablehlo.add %5, %6 : tensor<8xf32>
      sdy.return %7, %7 : tensor<8xf32>, tensor<8xf32>
    } : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %1 = sdy.data_flow_edge %0#0 : tensor<8xf32>
    %2 = sdy.data_flow_edge %0#1 : tensor<8xf32>
    %3 = sdy.named_computation<"h">(%2, %1) in_shardings=[<@only, []>, <@m, [{"q"}]>] (%arg1: tensor<8xf32>, %arg2: tensor<8xf32>) {
      %5 = sdy.data_flow_edge %arg1 sharding=<@only, []> : tensor<8xf32>
      %6 = sdy.data_flow_edge %arg2 sharding=<@m, [{"q"}]> : tensor<8xf32>
      %7 = stablehlo.add %5, %6 : tensor<8xf32>
      sdy.return %7 : tensor<8xf32>
    } : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %4 = sdy.data_flow_edge %3 : tensor<8xf32>
    return %4 : tensor<8xf32>
  }
}
