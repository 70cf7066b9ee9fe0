#map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
module {
  shard.grid @g(shape = 2x?x4)
  func.func @f() -> (index, index) {
    %proc_linear_idx:2 = shard.process_multi_index on @g axes = [2, 0] : index, index
    return %proc_linear_idx#0, %proc_linear_idx#1 : index, index
  }
  func.func @s(%arg0: tensor<8x?xf32>) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %proc_linear_idx = shard.process_multi_index on @g axes = [1] : index
    %grid_shape = shard.grid_shape @g axes = [1] : index
    %0 = arith.remui %c8, %grid_shape : index
    %1 = arith.cmpi eq, %0, %c0 : index
    cf.assert %1, "Slicing a tensor with axis size that is not exactly divisible by the grid process group size is not supported."
    %2 = arith.divui %c8, %grid_shape : index
    %dim = tensor.dim %arg0, %c1 : tensor<8x?xf32>
    %3 = arith.muli %proc_linear_idx, %2 : index
    %extracted_slice = tensor.extract_slice %arg0[%3, 0] [%2, %dim] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
    return %extracted_slice : tensor<?x?xf32>
  }
  func.func @s2(%arg0: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %proc_linear_idx:2 = shard.process_multi_index on @g axes = [2, 0] : index, index
    %grid_shape:2 = shard.grid_shape @g axes = [2, 0] : index, index
    %grid_shape_0:2 = shard.grid_shape @g axes = [2, 0] : index, index
    %0 = arith.muli %grid_shape_0#0, %grid_shape_0#1 : index
    %dim = tensor.dim %arg0, %c1 : tensor<8x?xf32>
    %1 = arith.remui %dim, %0 : index
    %2 = arith.cmpi eq, %1, %c0 : index
    cf.assert %2, "Slicing a tensor with axis size that is not exactly divisible by the grid process group size is not supported."
    %3 = arith.divui %dim, %0 : index
    %4 = affine.apply #map()[%proc_linear_idx#0, %grid_shape#1, %proc_linear_idx#1]
    %5 = arith.muli %4, %3 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %5] [%c8, %3] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
    %cast = tensor.cast %extracted_slice : tensor<?x?xf32> to tensor<8x?xf32>
    return %cast : tensor<8x?xf32>
  }
}
