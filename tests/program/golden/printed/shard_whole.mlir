module {
  shard.grid @g(shape = 2x2)
  func.func @f(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %sharding = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[0], [1]] {x} : !shard.sharding
    %sharding_1 = shard.sharding @g split_axes = [[0], []] : !shard.sharding
    %sharding_2 = shard.sharding @g split_axes = [[0], [1]] {x} : !shard.sharding
    %all_reduce = shard.all_reduce %arg0 on @g grid_axes = [0] reduction = max : tensor<4x4xf32> -> tensor<4x4xf32>
    %all_reduce_3 = shard.all_reduce %all_reduce on @g grid_axes = [0] reduction = max {x} : tensor<4x4xf32> -> tensor<4x4xf32>
    %all_reduce_4 = shard.all_reduce %all_reduce_3 on @g grid_axes = [0] reduction = max {x} : tensor<4x4xf32> -> tensor<4x4xf32>
    %all_gather = shard.all_gather %all_reduce_4 on @g grid_axes = [0] gather_axis = 0 : tensor<4x4xf32> -> tensor<8x4xf32>
    %all_slice = shard.all_slice %all_gather on @g grid_axes = [0] slice_axis = 0 : tensor<8x4xf32> -> tensor<4x4xf32>
    %shift = shard.shift %all_slice on @g grid_axes = [0] shift_axis = 0 offset = 1 : tensor<4x4xf32> -> tensor<4x4xf32>
    %update_halo = shard.update_halo %shift on @g split_axes = [[0], [1]] halo_sizes = [1, 1, 1, 1] : tensor<4x4xf32>
    %proc_linear_idx = shard.process_multi_index on @g axes = [0] : index
    return %update_halo : tensor<4x4xf32>
  }
}
