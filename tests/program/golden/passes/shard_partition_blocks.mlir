// sdyrt-opt -shard-partition
shard.grid @g(shape = 4)
func.func @blocks() -> tensor<8xi32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[]] : !shard.sharding
  %c = arith.constant dense<[1,2,3,4,5,6,7,8]> : tensor<8xi32>
  %0 = shard.shard %c to %r : tensor<8xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xi32>
  %2 = tosa.negate %1 : (tensor<8xi32>) -> tensor<8xi32>
  %3 = shard.shard %2 to %s : tensor<8xi32>
  %4 = shard.shard %3 to %s annotate_for_users : tensor<8xi32>
  %true = arith.constant true
  cf.cond_br %true, ^bb1, ^bb2(%4 : tensor<8xi32>)
^bb1:
  %5 = tosa.abs %4 : (tensor<8xi32>) -> tensor<8xi32>
  %6 = shard.shard %5 to %s : tensor<8xi32>
  %7 = shard.shard %6 to %s annotate_for_users : tensor<8xi32>
  cf.br ^bb2(%7 : tensor<8xi32>)
^bb2(%a: tensor<8xi32>):
  %8 = shard.shard %a to %s : tensor<8xi32>
  %9 = shard.shard %8 to %r annotate_for_users : tensor<8xi32>
  return %9 : tensor<8xi32>
}
func.func @made_behind(%p: i1) -> tensor<8xi32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[]] : !shard.sharding
  cf.br ^bb2
^bb1:
  %4 = shard.shard %3 to %r annotate_for_users : tensor<8xi32>
  return %4 : tensor<8xi32>
^bb2:
  %c = arith.constant dense<7> : tensor<8xi32>
  %0 = shard.shard %c to %s : tensor<8xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xi32>
  %2 = tosa.abs %1 : (tensor<8xi32>) -> tensor<8xi32>
  %3 = shard.shard %2 to %s : tensor<8xi32>
  cf.cond_br %p, ^bb1, ^bb2
}
func.func @unannotated_block() -> tensor<8xi32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %c = arith.constant dense<7> : tensor<8xi32>
  %0 = shard.shard %c to %s : tensor<8xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xi32>
  cf.br ^bb1
^bb1:
  return %1 : tensor<8xi32>
}
