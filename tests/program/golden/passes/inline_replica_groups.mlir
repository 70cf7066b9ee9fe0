// sdyrt-opt -split-input-file -sdy-inline-meshes
// Shardy refuses these: the groups name a mesh that has gone.
sdy.mesh @m = <["x"=2, "y"=4]>
sdy.mesh @k = <["x"=2], device_ids=[1,0]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.collective_broadcast"(%0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @k, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  %2 = "stablehlo.collective_broadcast"(%1) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @f, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
