#map = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
module {
  shard.grid @g(shape = 2x?x4)
  func.func @f() -> (index, index) {
    %proc_linear_idx = shard.process_linear_index on @g : index
    %grid_shape = shard.grid_shape @g axes = [1] : index
    %0:3 = affine.delinearize_index %proc_linear_idx into (2, %grid_shape, 4) : index, index, index
    return %0#2, %0#0 : index, index
  }
  func.func @s(%arg0: tensor<8x?xf32>) -> tensor<?x?xf32> {
    %c1 = arith.constant 1 : index
    %c0 = arith.constant 0 : index
    %c8 = arith.constant 8 : index
    %proc_linear_idx = shard.process_linear_index on @g : index
    %grid_shape = shard.grid_shape @g axes = [1] : index
    %0:3 = affine.delinearize_index %proc_linear_idx into (2, %grid_shape, 4) : index, index, index
    %1 = arith.remui %c8, %grid_shape : index
    %2 = arith.cmpi eq, %1, %c0 : index
    cf.assert %2, "Slicing a tensor with axis size that is not exactly divisible by the grid process group size is not supported."
    %3 = arith.divui %c8, %grid_shape : index
    %dim = tensor.dim %arg0, %c1 : tensor<8x?xf32>
    %4 = arith.muli %0#1, %3 : index
    %extracted_slice = tensor.extract_slice %arg0[%4, 0] [%3, %dim] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
    return %extracted_slice : tensor<?x?xf32>
  }
  func.func @s2(%arg0: tensor<8x?xf32>) -> tensor<8x?xf32> {
    %c8 = arith.constant 8 : index
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %proc_linear_idx = shard.process_linear_index on @g : index
    %grid_shape = shard.grid_shape @g axes = [1] : index
    %0:3 = affine.delinearize_index %proc_linear_idx into (2, %grid_shape, 4) : index, index, index
    %dim = tensor.dim %arg0, %c1 : tensor<8x?xf32>
    %1 = arith.remui %dim, %c8 : index
    %2 = arith.cmpi eq, %1, %c0 : index
    cf.assert %2, "Slicing a tensor with axis size that is not exactly divisible by the grid process group size is not supported."
    %3 = arith.divui %dim, %c8 : index
    %4 = affine.apply #map()[%0#2, %0#0]
    %5 = arith.muli %4, %3 : index
    %extracted_slice = tensor.extract_slice %arg0[0, %5] [8, %3] [1, 1] : tensor<8x?xf32> to tensor<8x?xf32>
    return %extracted_slice : tensor<8x?xf32>
  }
}
