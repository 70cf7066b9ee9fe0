module {
  shard.grid @own(shape = 2x2)
  shard.grid @m(shape = 2x2)
  func.func @own_forms(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, index) {
    %sharding = shard.sharding @own split_axes = [[0]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding annotate_for_users : tensor<4x6xf32>
    %all_reduce = shard.all_reduce %arg0 on @own grid_axes = [0] reduction = max : tensor<4x6xf32> -> tensor<4x6xf32>
    %grid_shape = shard.grid_shape @own axes = [1] : index
    return %sharding_annotated, %all_reduce, %grid_shape : tensor<4x6xf32>, tensor<4x6xf32>, index
  }
  func.func @generic(%arg0: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>) {
    %sharding = shard.sharding @m split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding annotate_for_users : tensor<4x6xf32>
    %all_reduce = shard.all_reduce %arg0 on @m grid_axes = [0] reduction = max : tensor<4x6xf32> -> tensor<4x6xf32>
    %all_reduce_0 = shard.all_reduce %arg0 on @m grid_axes = [1] reduction = min : tensor<4x6xf32> -> tensor<4x6xf32>
    return %sharding_annotated, %all_reduce, %all_reduce_0 : tensor<4x6xf32>, tensor<4x6xf32>, tensor<4x6xf32>
  }
}
