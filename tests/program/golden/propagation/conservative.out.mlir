module {
  sdy.mesh @mesh = <["a"=8, "b"=2]>
  func.func @main(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)4, ?}]>}, %arg1: tensor<16xf32>) -> (tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)4, ?}]>}, tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)4, ?}]>}, tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)4, ?}]>}) {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=FORWARD {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)4, ?}]>]>} : tensor<16xf32>
    %1 = stablehlo.sine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)4, ?}]>]>} : tensor<16xf32>
    %2 = stablehlo.optimization_barrier %arg0 : tensor<16xf32>
    %3 = sdy.data_flow_edge %2 sharding=<@mesh, [{"a":(1)4, ?}]> : tensor<16xf32>
    %4 = stablehlo.optimization_barrier %1 : tensor<16xf32>
    %5 = sdy.data_flow_edge %4 sharding=<@mesh, [{"a":(1)4, ?}]> : tensor<16xf32>
    return %0, %3, %5 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
  }
  func.func @other(%arg0: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)4, ?}]>}) -> tensor<16xf32> {
    %0 = stablehlo.sine %arg0 : tensor<16xf32>
    return %0 : tensor<16xf32>
  }
}
