// sdyrt-opt -test-grid-process-multi-index-op-lowering
shard.grid @g(shape = 2x?x4)
func.func @f() -> (index, index) {
  %5:2 = shard.process_multi_index on @g axes = [2, 0] : index, index
  return %5#0, %5#1 : index, index
}
func.func @s(%a: tensor<8x?xf32>) -> tensor<?x?xf32> {
  %0 = shard.all_slice %a on @g grid_axes = [1] slice_axis = 0 : tensor<8x?xf32> -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @s2(%a: tensor<8x?xf32>) -> tensor<8x?xf32> {
  %0 = shard.all_slice %a on @g grid_axes = [2, 0] slice_axis = 1 : tensor<8x?xf32> -> tensor<8x?xf32>
  return %0 : tensor<8x?xf32>
}
