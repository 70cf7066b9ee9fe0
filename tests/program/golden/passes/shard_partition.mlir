// sdyrt-opt -shard-partition -test-single-fold
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[]] : !shard.sharding
  %x = shard.shard %a to %r : tensor<8x16xf32>
  %xx = shard.shard %x to %s annotate_for_users : tensor<8x16xf32>
  %0 = tosa.abs %xx : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %y = shard.shard %0 to %s : tensor<8x16xf32>
  %yy = shard.shard %y to %r annotate_for_users : tensor<8x16xf32>
  return %yy : tensor<8x16xf32>
}
func.func @get(%a: tensor<8x16xf32>) -> !shard.sharding {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %x = shard.shard %a to %s : tensor<8x16xf32>
  %y = shard.get_sharding %x : tensor<8x16xf32> -> !shard.sharding
  return %y : !shard.sharding
}
func.func @mm(%a: tensor<2x8x16xf32>, %b: tensor<2x16x4xf32>, %z: tensor<1xf32>) -> tensor<2x8x4xf32> {
  %s = shard.sharding @g split_axes = [[], [0], [1]] : !shard.sharding
  %xx = shard.shard %a to %s annotate_for_users : tensor<2x8x16xf32>
  %t = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
  %bb = shard.shard %b to %t annotate_for_users : tensor<2x16x4xf32>
  %r = shard.sharding @g split_axes = [[]] : !shard.sharding
  %zz = shard.shard %z to %r annotate_for_users : tensor<1xf32>
  %0 = tosa.matmul %xx, %bb, %zz, %zz : (tensor<2x8x16xf32>, tensor<2x16x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
  %u = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
  %y = shard.shard %0 to %u : tensor<2x8x4xf32>
  %yy = shard.shard %y to %u annotate_for_users : tensor<2x8x4xf32>
  return %yy : tensor<2x8x4xf32>
}
func.func @constants(%z: tensor<f32>) -> (tensor<8x16xf32>, tensor<f32>) {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %c = arith.constant dense<1.0> : tensor<8x16xf32>
  %x = shard.shard %c to %s : tensor<8x16xf32>
  %xx = shard.shard %x to %s annotate_for_users : tensor<8x16xf32>
  %0 = arith.addf %xx, %xx : tensor<8x16xf32>
  %y = shard.shard %0 to %s : tensor<8x16xf32>
  %yy = shard.shard %y to %s annotate_for_users : tensor<8x16xf32>
  %1 = tosa.abs %z : (tensor<f32>) -> tensor<f32>
  return %yy, %1 : tensor<8x16xf32>, tensor<f32>
}
func.func @untouched(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %0 = tosa.abs %a : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func private @declared(tensor<8x16xf32>) -> tensor<8x16xf32>
func.func @halos(%a: tensor<16x8xf32>) -> tensor<16x8xf32> {
  %s = shard.sharding @g split_axes = [[], [1]] halo_sizes = [1, 2] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [1]] halo_sizes = [2, 0] : !shard.sharding
  %x = shard.shard %a to %s : tensor<16x8xf32>
  %xx = shard.shard %x to %t annotate_for_users : tensor<16x8xf32>
  return %xx : tensor<16x8xf32>
}
func.func @got(%a: tensor<8x16xf32>) -> (tensor<8x16xf32>, index) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[]] : !shard.sharding
  %0 = shard.shard %a to %r : tensor<8x16xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8x16xf32>
  %t = shard.get_sharding %1 : tensor<8x16xf32> -> !shard.sharding
  %2 = tosa.abs %1 : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %3 = shard.shard %2 to %t : tensor<8x16xf32>
  %u = shard.get_sharding %3 : tensor<8x16xf32> -> !shard.sharding
  %c:2 = shard.shard_shape dims = [8, 16] sharding = %u device = [1, 0] : index, index
  %4 = shard.shard %3 to %r annotate_for_users : tensor<8x16xf32>
  return %4, %c#0 : tensor<8x16xf32>, index
}
func.func @kept(%a: tensor<8xf32>) -> (tensor<8xf32>, index) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xf32>
  %c = shard.shard_shape dims = [8] sharding = %s device = [1, 0] : index
  return %1, %c : tensor<8xf32>, index
}
func.func @kept_for_blocks(%a: tensor<8xf32>) -> (tensor<8xf32>, index, index) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  %t = shard.get_sharding %0 : tensor<8xf32> -> !shard.sharding
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xf32>
  cf.br ^bb1(%1 : tensor<8xf32>)
^bb1(%b: tensor<8xf32>):
  %c = shard.shard_shape dims = [8] sharding = %s device = [1, 0] : index
  %d = shard.shard_shape dims = [8] sharding = %t device = [0, 0] : index
  %2 = shard.shard %b to %t : tensor<8xf32>
  %3 = shard.shard %2 to %s annotate_for_users : tensor<8xf32>
  return %3, %c, %d : tensor<8xf32>, index, index
}
