shard.grid @g(shape = [])
// -----
shard.grid @g(shape = -1)
// -----
shard.grid @g(shape = 2x)
// -----
"shard.grid"() <{shape = array<i64: -1>, sym_name = "g"}> : () -> ()
// -----
shard.grid @g(shape 2)
// -----
shard.grid @g(shape = [2])
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0], [-1]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0], [1, 0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 2] sharded_dims_offsets = [0, 1, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0], [1]] halo_sizes = [1, 2] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @x split_axes = [[0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g::@x split_axes = [[0]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[2]] sharded_dims_offsets = [0, 1] : !shard.sharding
  return
}
// -----
shard.grid @k(shape = 2x4)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0]] sharded_dims_offsets = [0, 1] : !shard.sharding
  return
}
// -----
shard.grid @k(shape = 2x4)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0, 1]] sharded_dims_offsets = [0, 1, 2, 3, 4, 5, 6] : !shard.sharding
  return
}
// -----
shard.grid @k(shape = 2x4)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0]] sharded_dims_offsets = [0, 1, 2, 3] : !shard.sharding
  return
}
// -----
shard.grid @k(shape = 2x4)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0]] sharded_dims_offsets = [0, 2, 1] : !shard.sharding
  return
}
// -----
shard.grid @k(shape = 2x4)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0]] sharded_dims_offsets = [0, %h, 4] : !shard.sharding
  return
}
// -----
shard.grid @k(shape = 2x4)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[7]] sharded_dims_offsets = [0, 4] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, x] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0]] : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.what
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = "shard.sharding"(%h) <{grid = @g, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64: 1, -9223372036854775808>, operandSegmentSizes = array<i32: 0, 0>}> : (i64) -> !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = "shard.sharding"(%i) <{grid = @g, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64: 1, -9223372036854775808>, operandSegmentSizes = array<i32: 0, 1>}> : (index) -> !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = "shard.sharding"() <{grid = @g, split_axes = [[0]]}> : () -> !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.shard %a to %i : tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = "shard.shard"(%a, %i) : (tensor<4x6xf32>, index) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.get_sharding %i : index -> !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.shard_shape dims = [4, 6] sharding = %s device = [0, 0, 0] : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r:2 = shard.grid_shape @x : index, index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r:2 = shard.grid_shape @g axes = [0, 0] : index, index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r:2 = shard.grid_shape @g axes = [0, 3] : index, index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.grid_shape @g axes = [0, 1] : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.grid_shape @g : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r:2 = shard.process_multi_index on @x : index, index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r:2 = shard.process_multi_index on @g axes = [0, 0] : index, index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r:2 = shard.process_multi_index on @g axes = [0, 3] : index, index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.process_multi_index on @g axes = [0, 1] : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.process_multi_index on @g : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.process_linear_index on @x : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.process_linear_index on @g : i64
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r:2 = shard.neighbors_linear_indices on @x[%i] split_axes = [0] : index, index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r:2 = shard.neighbors_linear_indices on @g[%i] split_axes = [0] : index, index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @x grid_axes = [0] gather_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g grid_axes = [0, 0] gather_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g grid_axes = [3] gather_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_reduce %a on @x grid_axes = [0] : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_reduce %a on @g grid_axes = [0, 0] : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_reduce %a on @g grid_axes = [3] : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @x grid_axes = [0] slice_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g grid_axes = [0, 0] slice_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g grid_axes = [3] slice_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @x grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [0, 0] split_axis = 0 concat_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [3] split_axis = 0 concat_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @x grid_axes = [0] root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @g grid_axes = [0, 0] root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @g grid_axes = [3] root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @x grid_axes = [0] gather_axis = 0 root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [0, 0] gather_axis = 0 root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [3] gather_axis = 0 root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.recv %a on @x grid_axes = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.recv %a on @g grid_axes = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.recv %a on @g grid_axes = [3] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce %a on @x grid_axes = [0] root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce %a on @g grid_axes = [0, 0] root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce %a on @g grid_axes = [3] root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @x grid_axes = [0] scatter_dim = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g grid_axes = [0, 0] scatter_dim = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g grid_axes = [3] scatter_dim = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @x grid_axes = [0] scatter_dim = 0 root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [0, 0] scatter_dim = 0 root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [3] scatter_dim = 0 root = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.send %a on @x grid_axes = [0] destination = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.send %a on @g grid_axes = [0, 0] destination = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.send %a on @g grid_axes = [3] destination = [] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.shift %a on @x grid_axes = [0] shift_axis = 0 offset = 1 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.shift %a on @g grid_axes = [0, 0] shift_axis = 0 offset = 1 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.shift %a on @g grid_axes = [3] shift_axis = 0 offset = 1 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.update_halo %a on @x split_axes = [[0]] : tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.update_halo %a on @g split_axes = [[0]] halo_sizes = [1] : tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_reduce %a on @g : tensor<4x6xf32> -> tensor<4x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_reduce %a on @x : tensor<4x6xf32> -> tensor<4x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.shift %a on @g shift_axis = 0 offset = 1 : tensor<4x6xf32> -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.shift %a on @g shift_axis = 0 offset = 1 : tensor<4x6xf32> -> tensor<4xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.shift %a on @g grid_axes = [0] shift_axis = 1 offset = 1 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @g root = [] : (tensor<4x6xf32>) -> tensor<4x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @g root = [] : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.send %a on @g destination = [] : (tensor<4x6xf32>) -> tensor<4x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.send %a on @g destination = [] : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.recv %a on @g source = [] : (tensor<4x6xf32>) -> tensor<4x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.recv %a on @g source = [] : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce %a on @g root = [] : (tensor<4x6xf32>) -> tensor<4x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce %a on @g root = [] : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g gather_axis = 0 root = [] : (tensor<4x6xf32>) -> tensor<4xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g gather_axis = 0 root = [] : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g scatter_dim = 0 root = [] : (tensor<4x6xf32>) -> tensor<4xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g scatter_dim = 0 root = [] : (tensor<4x6xf32>) -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g gather_axis = 0 : tensor<4x6xf32> -> tensor<4xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g gather_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g slice_axis = 0 : tensor<4x6xf32> -> tensor<4xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g slice_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g split_axis = 0 concat_axis = 0 : tensor<4x6xf32> -> tensor<4xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g split_axis = 0 concat_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g scatter_axis = 0 : tensor<4x6xf32> -> tensor<4xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g scatter_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf64>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %i on @g gather_axis = 0 : index -> index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%z: tensor<f32>) {
  %r = shard.all_gather %z on @g gather_axis = 0 : tensor<f32> -> tensor<f32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_reduce %i on @g : index -> index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a, %h on @g root = [] : (tensor<4x6xf32>, i64) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @g grid_axes = [0] root = [%h] : (tensor<4x6xf32>, i64) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%z: tensor<f32>) {
  %r = shard.update_halo %z on @g split_axes = [] : tensor<f32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @g grid_axes = [0] root = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @g grid_axes = [2, 1] root = [7, 3] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce %a on @g grid_axes = [0] root = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce %a on @g grid_axes = [2, 1] root = [7, 3] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.send %a on @g grid_axes = [0] destination = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.send %a on @g grid_axes = [2, 1] destination = [7, 3] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.recv %a on @g grid_axes = [0] source = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.recv %a on @g grid_axes = [2, 1] source = [7, 3] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [0] gather_axis = 1 root = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [2, 1] gather_axis = 1 root = [7, 3] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [0] scatter_axis = 1 root = [0, 0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [2, 1] scatter_axis = 1 root = [7, 3] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.broadcast %a on @g grid_axes = [0] root = [-1] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g grid_axes = [0] gather_axis = 2 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<4x6xf32> -> tensor<8x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g grid_axes = [2] gather_axis = 0 : tensor<4x6xf32> -> tensor<8x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @g grid_axes = [1] gather_axis = -1 : tensor<4x6xf32> -> tensor<8x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [0] gather_axis = 2 root = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [0] gather_axis = 0 root = [0] : (tensor<4x6xf32>) -> tensor<8x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [2] gather_axis = 0 root = [0] : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.gather %a on @g grid_axes = [1] gather_axis = -1 root = [0] : (tensor<4x6xf32>) -> tensor<8x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g grid_axes = [0] slice_axis = 2 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g grid_axes = [1] slice_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4x6xf32> -> tensor<2x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g grid_axes = [2] slice_axis = 0 : tensor<4x6xf32> -> tensor<2x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g grid_axes = [0] scatter_dim = 2 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g grid_axes = [1] scatter_dim = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g grid_axes = [0] scatter_dim = 0 : tensor<4x6xf32> -> tensor<2x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g grid_axes = [2] scatter_dim = 0 : tensor<4x6xf32> -> tensor<2x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g grid_axes = [0] scatter_dim = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [0] scatter_axis = 2 root = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [1] scatter_axis = 0 root = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [0] scatter_axis = 0 root = [0] : (tensor<4x6xf32>) -> tensor<2x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [2] scatter_axis = 0 root = [0] : (tensor<4x6xf32>) -> tensor<2x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.scatter %a on @g grid_axes = [0] scatter_axis = 0 root = [0] : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [0] split_axis = 2 concat_axis = 0 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 3 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<4x6xf32> -> tensor<4x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<2x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [0] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<3x12xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<2x18xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [2] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<4x?xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_to_all %a on @g grid_axes = [1] split_axis = 0 concat_axis = 1 : tensor<4x6xf32> -> tensor<?x18xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_reduce %a on @g reduction = what : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.reduce_scatter %a on @g : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.what %a
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "shard.all_gather"(%a) <{grid = @g}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "shard.all_gather"(%a) <{grid = @g, gather_axis = 1 : i64}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "shard.all_gather"(%a) <{grid = @g, gather_axis = 1 : index, grid_axes = array<i32: 0>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_gather %a on @f gather_axis = 1 : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "shard.broadcast"(%a) <{grid = @g, grid_axes = array<i16: 0>, root = array<i64: -9223372036854775808>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "shard.recv"(%a, %i) <{grid = @g, grid_axes = array<i16: 0>}> : (tensor<4x6xf32>, index) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "shard.update_halo"(%a) <{grid = @g, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64: 1, -9223372036854775808>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = "shard.sharding"(%h) <{grid = @g, split_axes = #shard<axisarray[[0]]>, static_halo_sizes = array<i64: 1, -9223372036854775808>, operandSegmentSizes = array<i32: 1, 0>}> : (i64) -> !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = "shard.shard_shape"(%i) <{dims = array<i64: 1>, device = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (index) -> index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "shard.update_halo"(%a) <{grid = @g, split_axes = #shard.axisarray<[[0]]>}> : (tensor<4x6xf32>) -> tensor<4x5xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[70000]] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = shard.all_reduce %a on @g grid_axes = [40000] : tensor<4x6xf32> -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "shard.all_reduce"(%a) <{grid = @g, reduction = #shard.partial<max>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
func.func @f(%a: tensor<4x6xf32>, %i: index, %h: i64) {
  %r = "mesh.all_reduce"(%a) <{mesh = @g, mesh_axes = array<i16: 9>}> : (tensor<4x6xf32>) -> tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0]] sharded_dims_offsets = [1, 2, 3] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [-1, 1] : !shard.sharding
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0]] sharded_dims_offsets = [0, 1, 3] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0], [1]] sharded_dims_offsets = [0, 1, 4, 0, 3, 7] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<4x6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
  %0 = shard.shard %v to %s : tensor<6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @g split_axes = [[0], []] : !shard.sharding
  %0 = shard.shard %v to %s : tensor<6xf32>
  %d = shard.shard_shape dims = [6] sharding = %s device = [0] : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0]] : !shard.sharding
  %d = shard.shard_shape dims = [6] sharding = %s device = [0, 0, 0] : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %s = shard.sharding @k split_axes = [[0]] : !shard.sharding
  %d = shard.shard_shape dims = [6] sharding = %s device = [0, 9] : index
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %0 = shard.update_halo %v on @g split_axes = [[0, 0]] halo_sizes = [1, 1] : tensor<6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %0 = shard.update_halo %v on @g split_axes = [[7]] halo_sizes = [1, 1] : tensor<6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %0 = shard.update_halo %v on @g split_axes = [[0], [1]] halo_sizes = [1, 1, 1, 1] : tensor<6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %0 = shard.update_halo %v on @g split_axes = [[0]] halo_sizes = [-1, 1] : tensor<6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %0 = shard.update_halo %v on @g split_axes = [[0]] halo_sizes = [5, 5] : tensor<6xf32>
  return
}
// -----
shard.grid @g(shape = 2x3x?)
shard.grid @k(shape = 2x2)
func.func @f(%a: tensor<4x6xf32>, %v: tensor<6xf32>, %i: index, %h: i64) {
  %0 = shard.update_halo %v on @g split_axes = [[0]] halo_sizes = [3, 1] : tensor<6xf32>
  return
}
// -----
shard.grid @k(shape = 2x2)
func.func @f() {
  %s = shard.sharding @k split_axes = [[0]] sharded_dims_offsets = [2, 1] : !shard.sharding
  return
}
// -----
shard.grid @k(shape = 2x2)
func.func @f() {
  %s = shard.sharding @k split_axes = [[0], [1]] sharded_dims_offsets = [1, 2, 3, 0, 4, 2] : !shard.sharding
  return
}
