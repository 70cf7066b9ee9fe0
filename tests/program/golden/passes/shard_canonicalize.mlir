// sdyrt-opt -canonicalize
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>, %i: i64) -> (tensor<8x16xf32>, tensor<8x16xf64>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>) {
  %0 = shard.all_reduce %a on @g : tensor<8x16xf32> -> tensor<8x16xf32>
  %1 = shard.all_reduce %a on @g : tensor<8x16xf32> -> tensor<8x16xf64>
  %c = arith.constant 2 : i64
  %z = arith.constant 0 : i64
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [%c, %i] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0]] halo_sizes = [%z, 0] : !shard.sharding
  %u = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 4, 8] : !shard.sharding
  %v = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
  %2 = shard.shard %0 to %s : tensor<8x16xf32>
  %3 = shard.shard %0 to %t : tensor<8x16xf32>
  %4 = shard.shard %0 to %u : tensor<8x16xf32>
  %5 = shard.shard %0 to %v : tensor<8x16xf32>
  return %2, %1, %0, %3, %4, %5 : tensor<8x16xf32>, tensor<8x16xf64>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>, tensor<8x16xf32>
}
shard.grid @pair(shape = 2)
func.func @offsets_that_are_wrong(%x: tensor<8xf32>, %y: tensor<5xf32>) -> (tensor<8xf32>, tensor<5xf32>, index) {
  %two = arith.constant 2 : i64
  %four = arith.constant 4 : i64
  %s = shard.sharding @pair split_axes = [[0]] sharded_dims_offsets = [%two, 5, 8] : !shard.sharding
  %t = shard.sharding @pair split_axes = [[0]] sharded_dims_offsets = [0, 2, %four] : !shard.sharding
  %u = shard.sharding @pair split_axes = [[0]] sharded_dims_offsets = [0, 2, 4] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = shard.shard %y to %t : tensor<5xf32>
  %2 = shard.shard_shape dims = [5] sharding = %u device = [1] : index
  return %0, %1, %2 : tensor<8xf32>, tensor<5xf32>, index
}
