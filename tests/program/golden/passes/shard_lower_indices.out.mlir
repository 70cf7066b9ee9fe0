module {
  shard.grid @g(shape = 2x?x4)
  func.func @f() -> (index, index) {
    %proc_linear_idx = shard.process_linear_index on @g : index
    %grid_shape:3 = shard.grid_shape @g : index, index, index
    %0:3 = affine.delinearize_index %proc_linear_idx into (%grid_shape#0, %grid_shape#1, %grid_shape#2) : index, index, index
    return %0#2, %0#0 : index, index
  }
  func.func @s(%arg0: tensor<8x?xf32>) -> tensor<?x?xf32> {
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [1] slice_axis = 0 : tensor<8x?xf32> -> tensor<?x?xf32>
    return %all_slice : tensor<?x?xf32>
  }
  func.func @s2(%arg0: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %all_slice = shard.all_slice %arg0 on @g grid_axes = [2, 0] slice_axis = 1 : tensor<8x?xf32> -> tensor<8x?xf32>
    return %all_slice : tensor<8x?xf32>
  }
}
