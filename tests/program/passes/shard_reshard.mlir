// sdyrt-opt -test-grid-resharding-partition
shard.grid @g(shape = 2x3x4)
func.func @halo(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0]] halo_sizes = [2, 1] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8x16xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
func.func @unsplit(%a: tensor<8x12xf32>) -> tensor<8x12xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8x12xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8x12xf32>
  return %1 : tensor<8x12xf32>
}
func.func @unsplit3(%a: tensor<24x12xf32>) -> tensor<24x12xf32> {
  %s = shard.sharding @g split_axes = [[0, 1, 2]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<24x12xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<24x12xf32>
  return %1 : tensor<24x12xf32>
}
func.func @split(%a: tensor<8x12xf32>) -> tensor<8x12xf32> {
  %s = shard.sharding @g split_axes = [[]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8x12xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8x12xf32>
  return %1 : tensor<8x12xf32>
}
func.func @move(%a: tensor<8x12xf32>) -> tensor<8x12xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8x12xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8x12xf32>
  return %1 : tensor<8x12xf32>
}
func.func @other(%a: tensor<8x12xf32>) -> tensor<8x12xf32> {
  %s = shard.sharding @g split_axes = [[0], []] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8x12xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8x12xf32>
  return %1 : tensor<8x12xf32>
}
func.func @move_back(%a: tensor<4x8x4xf32>) -> tensor<4x8x4xf32> {
  %s = shard.sharding @g split_axes = [[], [], [0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[2], [0], []] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<4x8x4xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<4x8x4xf32>
  return %1 : tensor<4x8x4xf32>
}
