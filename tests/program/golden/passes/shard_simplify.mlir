// sdyrt-opt -shard-simplify
shard.grid @g(shape = 2x?x4)
func.func @f(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<4x16xf64>, index, index, index, tensor<8x16xf32>) {
  %0 = shard.all_reduce %a on @g grid_axes = [0] : tensor<8x16xf32> -> tensor<8x16xf32>
  %1 = shard.all_reduce %b on @g grid_axes = [0] : tensor<8x16xf32> -> tensor<8x16xf32>
  %2 = arith.addf %0, %1 : tensor<8x16xf32>
  %3 = shard.all_reduce %a on @g grid_axes = [0] : tensor<8x16xf32> -> tensor<8x16xf64>
  %4 = shard.all_slice %3 on @g grid_axes = [0] slice_axis = 0 : tensor<8x16xf64> -> tensor<4x16xf64>
  %5:3 = shard.grid_shape @g : index, index, index
  %6 = shard.all_gather %a on @g grid_axes = [0] gather_axis = 0 : tensor<8x16xf32> -> tensor<16x16xf32>
  %7 = shard.all_slice %6 on @g grid_axes = [0] slice_axis = 0 : tensor<16x16xf32> -> tensor<8x16xf32>
  return %2, %4, %5#0, %5#1, %5#2, %7 : tensor<8x16xf32>, tensor<4x16xf64>, index, index, index, tensor<8x16xf32>
}
func.func @unsigned(%a: tensor<8xi32>, %b: tensor<8xi32>) -> (tensor<8xi32>, tensor<8xi32>) {
  %0 = shard.all_reduce %a on @g grid_axes = [0] reduction = max : tensor<8xi32> -> tensor<8xi32>
  %1 = shard.all_reduce %b on @g grid_axes = [0] reduction = max : tensor<8xi32> -> tensor<8xi32>
  %2 = arith.maxui %0, %1 : tensor<8xi32>
  %3 = shard.all_reduce %a on @g grid_axes = [0] reduction = min : tensor<8xi32> -> tensor<8xi32>
  %4 = shard.all_reduce %b on @g grid_axes = [0] reduction = min : tensor<8xi32> -> tensor<8xi32>
  %5 = arith.minsi %3, %4 : tensor<8xi32>
  return %2, %5 : tensor<8xi32>, tensor<8xi32>
}
func.func @sets(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> (tensor<1x16xf32>, tensor<4x16xf32>) {
  %0 = shard.all_reduce %a on @g grid_axes = [0, 2] : tensor<8x16xf32> -> tensor<8x16xf32>
  %1 = shard.all_slice %0 on @g grid_axes = [2, 0] slice_axis = 0 : tensor<8x16xf32> -> tensor<1x16xf32>
  %2 = shard.all_reduce %b on @g grid_axes = [0, 2] : tensor<8x16xf32> -> tensor<8x16xf32>
  %3 = shard.all_slice %2 on @g grid_axes = [0] slice_axis = 0 : tensor<8x16xf32> -> tensor<4x16xf32>
  return %1, %3 : tensor<1x16xf32>, tensor<4x16xf32>
}
func.func @shared(%a: tensor<8xf32>, %b: tensor<4xf32>) -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) {
  %0 = shard.broadcast %a on @g grid_axes = [0] root = [1] : (tensor<8xf32>) -> tensor<8xf32>
  %1 = shard.all_slice %0 on @g grid_axes = [0] slice_axis = 0 : tensor<8xf32> -> tensor<4xf32>
  %2 = shard.all_gather %1 on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
  %3 = shard.all_reduce %a on @g grid_axes = [2, 0] : tensor<8xf32> -> tensor<8xf32>
  %4 = shard.all_slice %3 on @g grid_axes = [0] slice_axis = 0 : tensor<8xf32> -> tensor<4xf32>
  %5 = shard.all_gather %4 on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
  %6 = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf32>
  %7 = shard.all_slice %6 on @g grid_axes = [0] slice_axis = 0 : tensor<8xf32> -> tensor<4xf32>
  %8 = shard.all_gather %7 on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
  %9 = shard.all_gather %b on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
  %10 = shard.all_slice %9 on @g grid_axes = [0] slice_axis = 0 : tensor<8xf32> -> tensor<4xf32>
  %11 = shard.all_gather %10 on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
  %12 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<8xf32> -> tensor<4xf32>
  %13 = shard.all_gather %12 on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
  %14 = shard.all_reduce %a on @g grid_axes = [2] : tensor<8xf32> -> tensor<8xf32>
  %15 = shard.all_slice %14 on @g grid_axes = [0] slice_axis = 0 : tensor<8xf32> -> tensor<4xf32>
  %16 = shard.all_gather %15 on @g grid_axes = [0] gather_axis = 0 : tensor<4xf32> -> tensor<8xf32>
  return %2, %5, %8, %11, %13, %16 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
}
// Pieces that are gathered may be others than those that are cut.
func.func @open_sizes(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = shard.all_gather %x on @g grid_axes = [0] gather_axis = 0 : tensor<?xf32> -> tensor<?xf32>
  %1 = shard.all_slice %0 on @g grid_axes = [0] slice_axis = 0 : tensor<?xf32> -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
shard.grid @three(shape = 3x4x5)
func.func @neighbors(%i: index) -> (index, index, index, index, index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0:2 = shard.neighbors_linear_indices on @three[%c1, %c0, %c4] split_axes = [0] : index, index
  %1:2 = shard.neighbors_linear_indices on @three[%c1, %c0, %c4] split_axes = [1] : index, index
  // The next of (1, 0, 4) by two axes is (1, 1, 0).
  %2:2 = shard.neighbors_linear_indices on @three[%c1, %c0, %c4] split_axes = [1, 2] : index, index
  %3:2 = shard.neighbors_linear_indices on @three[%c1, %i, %c4] split_axes = [2] : index, index
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1 : index, index, index, index, index, index, index, index
}
