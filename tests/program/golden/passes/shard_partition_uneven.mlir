// sdyrt-opt -shard-partition -canonicalize
shard.grid @g(shape = 3)
shard.grid @h(shape = 2x2)
// Constants are cut, arguments say what they are the shards of.
func.func @moved(%a: tensor<7x5xi32>) -> tensor<7x5xi32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
  %c = arith.constant dense<2> : tensor<7x5xi32>
  %0 = shard.shard %a to %s : tensor<7x5xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<7x5xi32>
  %d = shard.shard %c to %s : tensor<7x5xi32>
  %e = shard.shard %d to %s annotate_for_users : tensor<7x5xi32>
  %2 = tosa.add %1, %e : (tensor<7x5xi32>, tensor<7x5xi32>) -> tensor<7x5xi32>
  %3 = shard.shard %2 to %s : tensor<7x5xi32>
  %4 = shard.shard %3 to %t annotate_for_users : tensor<7x5xi32>
  return %4 : tensor<7x5xi32>
}
// Parts of a part are not parts of the whole: 6 are cut into 3 and 3, and into
// 1, 1, 2 and 2.
func.func @nested(%a: tensor<6xi32>) -> tensor<6xi32> {
  %s = shard.sharding @h split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @h split_axes = [[0, 1]] : !shard.sharding
  %0 = shard.shard %a to %t : tensor<6xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<6xi32>
  return %1 : tensor<6xi32>
}
// Halos around shards of sizes that differ.
func.func @halos(%a: tensor<7x4xi32>) -> tensor<7x4xi32> {
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 0] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 1] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<7x4xi32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<7x4xi32>
  return %1 : tensor<7x4xi32>
}
// Offsets: those of an even cut are none.
func.func @even_offsets(%a: tensor<6x4xi32>) -> tensor<6x4xi32> {
  %s = shard.sharding @h split_axes = [[0], [1]] sharded_dims_offsets = [0, 3, 6, 0, 2, 4] : !shard.sharding
  %t = shard.sharding @h split_axes = [[], [1]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<6x4xi32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<6x4xi32>
  return %1 : tensor<6x4xi32>
}
func.func @offsets(%a: tensor<7xi32>) -> tensor<7xi32> {
  %s = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 3, 7] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 1, 5, 7] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<7xi32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<7xi32>
  return %1 : tensor<7xi32>
}
func.func @empty() -> tensor<7xi32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %e = tensor.empty() : tensor<7xi32>
  %0 = shard.shard %e to %s : tensor<7xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<7xi32>
  return %1 : tensor<7xi32>
}
// Elements that differ are cut from the whole, in any case.
func.func @constant() -> tensor<6xi32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %c = arith.constant dense<[1, 2, 3, 4, 5, 6]> : tensor<6xi32>
  %0 = shard.shard %c to %s : tensor<6xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<6xi32>
  return %1 : tensor<6xi32>
}
shard.grid @three(shape = 3)
func.func @other_halos(%a: tensor<8x8xi32>) -> tensor<8x8xi32> {
  %s = shard.sharding @three split_axes = [[0]] halo_sizes = [1, 1] : !shard.sharding
  %t = shard.sharding @three split_axes = [[], [0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8x8xi32>
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8x8xi32>
  return %1 : tensor<8x8xi32>
}
func.func @cut_with_halos() -> tensor<8xi32> {
  %s = shard.sharding @three split_axes = [[0]] halo_sizes = [1, 1] : !shard.sharding
  %c = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : tensor<8xi32>
  %0 = shard.shard %c to %s : tensor<8xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xi32>
  return %1 : tensor<8xi32>
}
