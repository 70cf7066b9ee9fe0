// sdyrt-opt -sdyrt-shard-annotate
shard.grid @g(shape = 2x2)
// One annotation for a user: all others follow.
func.func @one(%x: tensor<8x4xf32>, %y: tensor<1x4xf32>, %none: tensor<4xf32>) -> tensor<8x4xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = shard.shard %x to %s annotate_for_users : tensor<8x4xf32>
  %1 = tosa.add %0, %y : (tensor<8x4xf32>, tensor<1x4xf32>) -> tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
// Annotations that do not go together: the operation is whole.
func.func @conflict(%x: tensor<4x4xf32>, %y: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %0 = shard.shard %x to %s annotate_for_users : tensor<4x4xf32>
  %1 = shard.shard %y to %t annotate_for_users : tensor<4x4xf32>
  %2 = arith.addf %0, %1 : tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
// One that no sharding goes through, and what its region uses, are whole.
func.func @region(%x: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<4xf32>
  %1 = "stablehlo.if"(%c) ({
    %2 = stablehlo.negate %0 : tensor<4xf32>
    stablehlo.return %2 : tensor<4xf32>
  }, {
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %3 = shard.shard %1 to %s : tensor<4xf32>
  return %3 : tensor<4xf32>
}
// Arguments and what is returned are without halos, and keep offsets.
func.func @sides(%x: tensor<8xf32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %two = arith.constant 2 : i64
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, %two] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  %1 = shard.shard %y to %t : tensor<8xf32>
  return %0, %1 : tensor<8xf32>, tensor<8xf32>
}
// A constant is cut as its first user wants it.
func.func @constant() -> tensor<4xf32> {
  %0 = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %s = shard.sharding @g split_axes = [[1]] : !shard.sharding
  %1 = shard.shard %0 to %s annotate_for_users : tensor<4xf32>
  %2 = arith.mulf %1, %0 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
func.func @nothing(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = arith.negf %x : tensor<4xf32>
  return %0 : tensor<4xf32>
}
