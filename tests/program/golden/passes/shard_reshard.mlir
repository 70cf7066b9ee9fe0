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
// More than a step for each dimension: the way of the fewest bytes.
func.func @swap(%a: tensor<24x24xf32>) -> tensor<24x24xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[1], [0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<24x24xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<24x24xf32>
  return %1 : tensor<24x24xf32>
}
func.func @drop_major(%a: tensor<24x24xf32>) -> tensor<24x24xf32> {
  %s = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<24x24xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<24x24xf32>
  return %1 : tensor<24x24xf32>
}
func.func @split2(%a: tensor<24x24xf32>) -> tensor<24x24xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0, 1, 2]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<24x24xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<24x24xf32>
  return %1 : tensor<24x24xf32>
}
func.func @minor(%a: tensor<24x24xf32>) -> tensor<24x24xf32> {
  %s = shard.sharding @g split_axes = [[0, 1], [2]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0], [1, 2]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<24x24xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<24x24xf32>
  return %1 : tensor<24x24xf32>
}
func.func @halos(%a: tensor<24x24xf32>) -> tensor<24x24xf32> {
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 2] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [0]] halo_sizes = [0, 1] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<24x24xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<24x24xf32>
  return %1 : tensor<24x24xf32>
}
func.func @order(%a: tensor<24xf32>) -> tensor<24xf32> {
  %s = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[1, 0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<24xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<24xf32>
  return %1 : tensor<24xf32>
}
// Sizes that are not known: parts of parts may be other parts.
func.func @unknown(%a: tensor<?x24xf32>) -> tensor<?x24xf32> {
  %s = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0, 2]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<?x24xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<?x24xf32>
  return %1 : tensor<?x24xf32>
}
func.func @unknown_moved(%a: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %s = shard.sharding @g split_axes = [[0, 1], [2]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[2], [0, 1]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<?x?xf32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}
