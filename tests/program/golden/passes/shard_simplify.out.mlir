module {
  shard.grid @g(shape = 2x?x4)
  func.func @f(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<4x16xf64>, index, index, index, tensor<8x16xf32>) {
    %c4 = arith.constant 4 : index
    %c2 = arith.constant 2 : index
    %0 = arith.addf %arg0, %arg1 : tensor<8x16xf32>
    %all_reduce = shard.all_reduce %0 on @g grid_axes = [0] : tensor<8x16xf32> -> tensor<8x16xf32>
    %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [0] scatter_axis = 0 : tensor<8x16xf32> -> tensor<4x16xf64>
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
  func.func @sets(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>) -> (tensor<1x16xf32>, tensor<4x16xf32>) {
    %reduce_scatter = shard.reduce_scatter %arg0 on @g grid_axes = [2, 0] scatter_axis = 0 : tensor<8x16xf32> -> tensor<1x16xf32>
    %all_reduce = shard.all_reduce %arg1 on @g grid_axes = [0, 2] : tensor<8x16xf32> -> tensor<8x16xf32>
    %all_slice = shard.all_slice %all_reduce on @g grid_axes = [0] slice_axis = 0 : tensor<8x16xf32> -> tensor<4x16xf32>
    return %reduce_scatter, %all_slice : tensor<1x16xf32>, tensor<4x16xf32>
  }
  func.func @shared(%arg0: tensor<8xf32>, %arg1: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00, 5.000000e+00, 6.000000e+00, 7.000000e+00, 8.000000e+00]> : tensor<8xf32>
    %broadcast = shard.broadcast %arg0 on @g grid_axes = [0] root = [1] : (tensor<8xf32>) -> tensor<8xf32>
    %all_reduce = shard.all_reduce %arg0 on @g grid_axes = [2, 0] : tensor<8xf32> -> tensor<8xf32>
    %all_gather = shard.all_gather %arg1 on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [0] slice_axis = 0 : tensor<8xf32> -> tensor<4xf32>
    %all_gather_0 = shard.all_gather %all_slice on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
    %all_reduce_1 = shard.all_reduce %arg0 on @g grid_axes = [2] : tensor<8xf32> -> tensor<8xf32>
    %all_slice_2 = shard.all_slice %all_reduce_1 on @g grid_axes = [0] slice_axis = 0 : tensor<8xf32> -> tensor<4xf32>
    %all_gather_3 = shard.all_gather %all_slice_2 on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
    return %broadcast, %all_reduce, %cst, %all_gather, %all_gather_0, %all_gather_3 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  }
  func.func @open_sizes(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %all_gather = shard.all_gather %arg0 on @g grid_axes = [0] gather_axis = 0 : tensor<?xf32> -> tensor<?xf32>
    %all_slice = shard.all_slice %all_gather on @g grid_axes = [0] slice_axis = 0 : tensor<?xf32> -> tensor<?xf32>
    return %all_slice : tensor<?xf32>
  }
  shard.grid @three(shape = 3x4x5)
  func.func @neighbors(%arg0: index) -> (index, index, index, index, index, index, index, index) {
    %c1 = arith.constant 1 : index
    %c4 = arith.constant 4 : index
    %c44 = arith.constant 44 : index
    %c-1 = arith.constant -1 : index
    %c29 = arith.constant 29 : index
    %c23 = arith.constant 23 : index
    %c25 = arith.constant 25 : index
    %down_linear_idx, %up_linear_idx = shard.neighbors_linear_indices on @three[%c1, %arg0, %c4] split_axes = [2] : index, index
    return %c4, %c44, %c-1, %c29, %c23, %c25, %down_linear_idx, %up_linear_idx : index, index, index, index, index, index, index, index
  }
}
