// sdyrt-opt -sdy-inline-meshes
// StableHLO writes no mesh without axes.
sdy.mesh @m = <[]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{replica_groups: mesh symbol 'm' not found}}
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @m, axes = []>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
