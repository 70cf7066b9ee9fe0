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
