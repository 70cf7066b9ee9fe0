#g = @g
#axes = array<i16: 0>
#split = #shard<axisarray[[0], [1]]>
#max = #shard<partial max>
#zero = 0 : index
#one = 1 : i64
shard.grid @g(shape = 2x2)
func.func @f(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %s = shard.sharding #g split_axes = #split : !shard.sharding
  %s1 = shard.sharding @g split_axes = #shard<axisarray[[0], [1]]> {x} : !shard.sharding
  %s2 = shard.sharding @g split_axes = [#axes, []] : !shard.sharding
  %s3 = shard.sharding @g split_axes = #shard<axisarray[#axes, [1]]> {x} : !shard.sharding
  %0 = shard.all_reduce %a on #g grid_axes = #axes reduction = #max : tensor<4x4xf32> -> tensor<4x4xf32>
  %1 = shard.all_reduce %0 on @g grid_axes = [0] reduction = #max {x} : tensor<4x4xf32> -> tensor<4x4xf32>
  %2 = shard.all_reduce %1 on @g grid_axes = [0] reduction = #shard<partial max> {x} : tensor<4x4xf32> -> tensor<4x4xf32>
  %3 = shard.all_gather %2 on #g grid_axes = #axes gather_axis = #zero : tensor<4x4xf32> -> tensor<8x4xf32>
  %4 = shard.all_slice %3 on @g grid_axes = #axes slice_axis = #zero : tensor<8x4xf32> -> tensor<4x4xf32>
  %5 = shard.shift %4 on @g grid_axes = #axes shift_axis = #zero offset = #one : tensor<4x4xf32> -> tensor<4x4xf32>
  %6 = shard.update_halo %5 on #g split_axes = #split halo_sizes = [1, 1, 1, 1] : tensor<4x4xf32>
  %7 = shard.process_multi_index on #g axes = #axes : index
  return %6 : tensor<4x4xf32>
}
