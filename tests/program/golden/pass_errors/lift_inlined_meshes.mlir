// sdyrt-opt -sdy-lift-inlined-meshes
// A mesh in groups that is none.
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{replica_groups: duplicate axis name: "x"}}
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "x", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{replica_groups: device id must be non-negative, got: -1}}
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<[-1, 0]> : tensor<2xi64>>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{replica_groups: total product of axis sizes must match total number of device ids, got: 2 != 1}}
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>], device_ids = dense<0> : tensor<1xi64>>, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
