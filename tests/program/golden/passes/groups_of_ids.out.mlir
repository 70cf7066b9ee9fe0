module {
  sdy.mesh @mesh = <["x"=2, "y"=2], device_ids=[3, 1, 2, 0]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}], device_ids = dense<[3, 1, 2, 0]> : tensor<4xi64>}}
  sdy.mesh @mesh_0 = <["x"=2, "y"=2], device_ids=[0, 2, 1, 3]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}, {name = "y", size = 2 : i64}], device_ids = dense<[0, 2, 1, 3]> : tensor<4xi64>}}
  sdy.mesh @mesh_1 = <["x"=2]> {stablehlo.mesh = {axes = [{name = "x", size = 2 : i64}]}}
  func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
    %0 = "stablehlo.collective_broadcast"(%arg0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
    %1 = "stablehlo.collective_broadcast"(%0) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_0, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
    %2 = "stablehlo.collective_broadcast"(%1) <{replica_groups = #stablehlo.replica_group_mesh_axes<mesh = @mesh_1, axes = [#stablehlo.axis_ref<name = "x">]>}> : (tensor<8xf32>) -> tensor<8xf32>
    return %2 : tensor<8xf32>
  }
}
