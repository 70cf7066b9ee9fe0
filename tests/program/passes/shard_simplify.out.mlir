module {
  shard.grid @g(shape = 2x?x4)
  func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<4x16xf64>, index, index, index, tensor<8x16xf32>) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = arith.addf %arg0, %arg1 : tensor<8x16xf32>
    %all_reduce = shard.all_reduce %0 on @g grid_axes = [0] : tensor<8x16xf32> -> tensor<8x16xf32>
    %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [0] scatter_dim = 0 : tensor<8x16xf32> -> tensor<4x16xf64>
    %grid_shape = shard.grid_shape @g axes = [1] : index
    return %all_reduce, %reduce_scatter, %c2, %grid_shape, %c4, %arg0 : tensor<8x16xf32>, tensor<4x16xf64>, index, index, index, tensor<8x16xf32>
  }
  func.func @unsigned(%arg0: tensor<8xi32>, %arg1: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>) {
    %all_reduce = shard.all_reduce %arg0 on @g grid_axes = [0] reduction = max : tensor<8xi32> -> tensor<8xi32>
    %all_reduce_0 = shard.all_reduce %arg1 on @g grid_axes = [0] reduction = max : tensor<8xi32> -> tensor<8xi32>
    %0 = arith.maxui %all_reduce, %all_reduce_0 : tensor<8xi32>
    %1 = arith.minsi %arg0, %arg1 : tensor<8xi32>
    %all_reduce_1 = shard.all_reduce %1 on @g grid_axes = [0] reduction = min : tensor<8xi32> -> tensor<8xi32>
    return %0, %all_reduce_1 : tensor<8xi32>, tensor<8xi32>
  }
}
