// sdyrt-opt -sdy-basic-propagate=conservative-propagation=true
sdy.mesh @mesh = <["a"=8, "b"=2]>
func.func @main(%y: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)4, ?}]>}, %z: tensor<16xf32>) -> (tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) {
  %1 = sdy.propagation_barrier %y allowed_direction=FORWARD : tensor<16xf32>
  %0 = stablehlo.sine %y : tensor<16xf32>
  %c = stablehlo.optimization_barrier %y : tensor<16xf32>
  %e = sdy.data_flow_edge %c : tensor<16xf32>
  %c2 = stablehlo.optimization_barrier %0 : tensor<16xf32>
  %e2 = sdy.data_flow_edge %c2 sharding=<@mesh, [{"a":(1)4, ?}]> : tensor<16xf32>
  return %1, %e, %e2 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>
}
func.func @other(%x: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)4, ?}]>}) -> tensor<16xf32> {
  %0 = stablehlo.sine %x : tensor<16xf32>
  return %0 : tensor<16xf32>
}
