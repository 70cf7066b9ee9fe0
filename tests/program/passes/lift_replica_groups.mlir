// sdyrt-opt -split-input-file -sdy-lift-inlined-meshes
sdy.mesh @m = <["x"=2], device_ids=[1,0]>
sdy.mesh @k = <["x"=2], device_ids=[1,0]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @k, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<16xf32>
  return %a : tensor<8xf32>
}
