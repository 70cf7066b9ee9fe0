module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x16xf32>, %arg1: i64) -> (tensor<8x16xf32>, tensor<8x16xf64>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
    %all_reduce = shard.all_reduce %arg0 on @g : tensor<8x16xf32> -> tensor<8x16xf64>
    %sharding = shard.sharding @g split_axes = [[0]] halo_sizes = [2, %arg1] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_1 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_2 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<8x16xf32>
    %sharding_annotated_3 = shard.shard %sharding_annotated to %sharding_0 : tensor<8x16xf32>
    %sharding_annotated_4 = shard.shard %sharding_annotated to %sharding_1 : tensor<8x16xf32>
    %sharding_annotated_5 = shard.shard %sharding_annotated to %sharding_2 : tensor<8x16xf32>
    return %sharding_annotated, %all_reduce, %arg0, %sharding_annotated_3, %sharding_annotated_4, %sharding_annotated_5 : tensor<8x16xf32>, tensor<8x16xf64>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
  }
  shard.grid @pair(shape = 2)
  func.func @offsets_that_are_wrong(%arg0: tensor<8xf32>, %arg1: tensor<5xf32>) -> (tensor<8xf32>, tensor<5xf32>, index) {
    %c2_i64 = arith.constant 2 : i64
    %c4_i64 = arith.constant 4 : i64
    %sharding = shard.sharding @pair split_axes = [[0]] sharded_dims_offsets = [%c2_i64, 5, 8] : !shard.sharding
    %sharding_0 = shard.sharding @pair split_axes = [[0]] sharded_dims_offsets = [0, 2, %c4_i64] : !shard.sharding
    %sharding_1 = shard.sharding @pair split_axes = [[0]] sharded_dims_offsets = [0, 2, 4] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<8xf32>
    %sharding_annotated_2 = shard.shard %arg1 to %sharding_0 : tensor<5xf32>
    %shard_shape = shard.shard_shape dims = [5] sharding = %sharding_1 device = [1] : index
    return %sharding_annotated, %sharding_annotated_2, %shard_shape : tensor<8xf32>, tensor<5xf32>, index
  }
}
