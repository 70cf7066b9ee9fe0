// sdyrt-opt -cse
// The dialect mesh, in its own form and in the generic one.
mesh.mesh @own(shape = 2x2)
"mesh.mesh"() <{sym_name = "m", shape = array<i64: 2, 2>}> : () -> ()
func.func @own_forms(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, index) {
  %s = mesh.sharding @own split_axes = [[0]] : !mesh.sharding
  %0 = mesh.shard %x to %s annotate_for_users : tensor<4x6xf32>
  %1 = mesh.all_reduce %x on @own mesh_axes = [0] reduction = <max> : tensor<4x6xf32> -> tensor<4x6xf32>
  %2 = mesh.mesh_shape @own axes = [1] : index
  return %0, %1, %2 : tensor<4x6xf32>, tensor<4x6xf32>, index
}
func.func @generic(%x: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
  %s = "mesh.sharding"() <{mesh = @m, split_axes = #mesh.axisarray<[[0], [1]]>, static_halo_sizes = array<i64>, static_sharded_dims_offsets = array<i64>, operandSegmentSizes = array<i32: 0, 0>}> : () -> !mesh.sharding
  %0 = "mesh.shard"(%x, %s) <{annotate_for_users}> : (tensor<4x6xf32>, !mesh.sharding) -> tensor<4x6xf32>
  %1 = "mesh.all_reduce"(%x) <{mesh = @m, mesh_axes = array<i16: 0>, reduction = #mesh.partial<max>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = "mesh.all_reduce"(%x) <{mesh = @m, mesh_axes = array<i16: 1>, reduction = #mesh<partial min>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0, %1, %2 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
}
