module {
  shard.grid @m0(shape = 2x2x4)
  shard.grid @g(shape = 2x2x4)
  shard.grid "private" @g1(shape = 4x?)
  shard.grid "private" @g2(shape = 3)
  func.func @f(%arg0: tensor<4x8xf32>, %arg1: index, %arg2: i64, %arg3: tensor<?x8xf32>, %arg4: memref<4x8xf32>) {
    %sharding = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[0], [1, 2]] halo_sizes = [1, %arg2, 2, 3] : !shard.sharding
    %sharding_1 = shard.sharding @g2 split_axes = [[], [0]] sharded_dims_offsets = [0, %arg2, 5, 8] : !shard.sharding
    %sharding_2 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<4x8xf32>
    %sharding_annotated_3 = shard.shard %sharding_annotated to %sharding_0 annotate_for_users {x = 1 : i64} : tensor<4x8xf32>
    %sharding_4 = shard.get_sharding %sharding_annotated_3 : tensor<4x8xf32> -> !shard.sharding
    %shard_shape:2 = shard.shard_shape dims = [4, %arg1] sharding = %sharding_0 device = [0, %arg1, 1] : index, index
    %grid_shape:3 = shard.grid_shape @g : index, index, index
    %grid_shape_5 = shard.grid_shape @g axes = [2] : index
    %proc_linear_idx:3 = shard.process_multi_index on @g : index, index, index
    %proc_linear_idx_6:2 = shard.process_multi_index on @g axes = [2, 0] : index, index
    %proc_linear_idx_7 = shard.process_linear_index on @g : index
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @g[%arg1, %arg1, %proc_linear_idx_7] split_axes = [1] : index, index
    %all_gather = shard.all_gather %arg0 on @g grid_axes = [2] gather_axis = 1 : tensor<4x8xf32> -> tensor<4x32xf32>
    %all_reduce = shard.all_reduce %arg0 on @g grid_axes = [1, 0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf64>
    %all_reduce_8 = shard.all_reduce %arg4 on @g grid_axes = [1, 0] : memref<4x8xf32> -> memref<4x8xf32>
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [2] slice_axis = 1 : tensor<4x8xf32> -> tensor<4x2xf32>
    %all_to_all = shard.all_to_all %arg0 on @g grid_axes = [2] split_axis = 1 concat_axis = 0 : tensor<4x8xf32> -> tensor<16x2xf32>
    %broadcast = shard.broadcast %arg0 on @g grid_axes = [2, 0] root = [1, %arg1] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %gather = shard.gather %arg0 on @g grid_axes = [2] gather_axis = 0 root = [1] : (tensor<4x8xf32>) -> tensor<16x8xf32>
    %recv = shard.recv %arg0 on @g grid_axes = [2] source = [%arg1] : (tensor<4x8xf32>, index) -> tensor<4x8xf32>
    %recv_9 = shard.recv %arg0 on @g grid_axes = [2] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %send = shard.send %arg0 on @g grid_axes = [2] destination = [3] : (tensor<4x8xf32>) -> tensor<4x8xf32>
    %reduce = shard.reduce %arg0 on @g grid_axes = [2] reduction = bitwise_xor root = [3] : (tensor<4x8xf32>) -> tensor<4x8xi8>
    %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [2] reduction = generic scatter_dim = 1 : tensor<4x8xf32> -> tensor<4x2xf64>
    %reduce_scatter_10 = shard.reduce_scatter %arg0 on @g grid_axes = [2] scatter_axis = 1 : tensor<4x8xf32> -> tensor<4x2xf64>
    %scatter = shard.scatter %arg0 on @g grid_axes = [2] scatter_axis = 1 root = [0] : (tensor<4x8xf32>) -> tensor<4x2xf32>
    %shift = shard.shift %arg0 on @g grid_axes = [2] shift_axis = 2 offset = -2 rotate : tensor<4x8xf32> -> tensor<4x8xf32>
    %shift_11 = shard.shift %arg0 on @g grid_axes = [2] shift_axis = 2 offset = 2 : tensor<4x8xf32> -> tensor<4x8xf32>
    %update_halo = shard.update_halo %arg0 on @g split_axes = [[0], [1]] halo_sizes = [1, %arg2, 2, %arg2] : tensor<4x8xf32>
    %update_halo_12 = shard.update_halo %arg4 on @g split_axes = [[0]] : memref<4x8xf32>
    %all_reduce_13 = shard.all_reduce %arg0 on @g grid_axes = [1, 0] reduction = max : tensor<4x8xf32> -> tensor<4x8xf64>
    %grid_shape_14 = shard.grid_shape @g axes = [0] : index
    return
  }
}
