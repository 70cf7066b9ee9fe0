// sdyrt-opt -sdy-lift-inlined-meshes
// Shardy drops the ids: the groups would be others.
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 2>], device_ids = dense<[3, 1, 2, 0]> : tensor<4xi64>>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.collective_broadcast"(%0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 2>], device_ids = dense<[[0, 2], [1, 3]]> : tensor<2x2xi32>>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  %2 = "stablehlo.collective_broadcast"(%1) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<[0, 1]> : tensor<2xi64>>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}
