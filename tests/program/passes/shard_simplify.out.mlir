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
}
