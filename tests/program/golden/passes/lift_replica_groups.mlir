// sdyrt-opt -split-input-file -sdy-lift-inlined-meshes
sdy.mesh @m = <["x"=2], device_ids=[1,0]>
sdy.mesh @k = <["x"=2], device_ids=[1,0]>
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @k, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<16xf32>
  return %a : tensor<8xf32>
}
// -----
// Those that are written in groups: one symbol of each, beside those of
// shardings, and behind them.
func.func @g(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=2, "y"=4]>, [{"x"}]>}) -> tensor<8xf32> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "x">]>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %3 = "stablehlo.collective_broadcast"(%p) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "z", size = 2>]>, axes = [#stablehlo.axis_ref<name = "z">]>}> : (tensor<f32>) -> tensor<f32>
    %4 = stablehlo.add %3, %q : tensor<f32>
    stablehlo.return %4 : tensor<f32>
  }) {foo = #stablehlo.mesh<axes = [<name = "x", size = 2>]>} : (tensor<8xf32>) -> tensor<8xf32>
  %1 = stablehlo.negate %0 {sdy.sharding = #sdy.sharding_per_value<[<mesh<["w"=2]>, [{"w"}]>]>} : tensor<8xf32>
  %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>, <name = "y", size = 4>]>, axes = [#stablehlo.axis_ref<name = "y", sub_axis_info = (1)2>]>}> : (tensor<8xf32>) -> tensor<16xf32>
  return %1 : tensor<8xf32>
}
// -----
sdy.mesh @m = <["x"=2]>
sdy.mesh @k = <["x"=2]>
func.func @mesh(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_to_all"(%a) <{concat_dimension = 0 : i64, replica_groups = #stablehlo.replica_group_mesh_axes<mesh = #stablehlo.mesh<axes = [<name = "x", size = 2>]>, axes = [#stablehlo.axis_ref<name = "x">]>, split_count = 2 : i64, split_dimension = 0 : i64}> : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "stablehlo.collective_broadcast"(%0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @k, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
