// sdyrt-opt -sharding-propagation
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %x = shard.shard %a to %s : tensor<8x16xf32>
  %xx = shard.shard %x to %s annotate_for_users : tensor<8x16xf32>
  %0 = tosa.abs %xx : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = tosa.tanh %0 : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
func.func @mm(%a: tensor<2x8x16xf32>, %b: tensor<2x16x4xf32>, %z: tensor<1xf32>) -> tensor<2x8x4xf32> {
  %s = shard.sharding @g split_axes = [[], [0], [1]] : !shard.sharding
  %xx = shard.shard %a to %s annotate_for_users : tensor<2x8x16xf32>
  %0 = tosa.matmul %xx, %b, %z, %z : (tensor<2x8x16xf32>, tensor<2x16x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
  return %0 : tensor<2x8x4xf32>
}
func.func @mm2(%a: tensor<2x8x16xf32>, %b: tensor<2x16x4xf32>, %z: tensor<1xf32>) -> tensor<2x8x4xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<2x8x16xf32>, tensor<2x16x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
  %xx = shard.shard %0 to %s : tensor<2x8x4xf32>
  return %xx : tensor<2x8x4xf32>
}
// What is wanted by users goes back to what makes it, and what differs is
// resharded between.
func.func @chain(%a: tensor<8x16xf32>, %b: tensor<8x1xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
  %x = shard.shard %a to %s : tensor<8x16xf32>
  %0 = tosa.add %x, %b : (tensor<8x16xf32>, tensor<8x1xf32>) -> tensor<8x16xf32>
  %1 = tosa.tanh %0 : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %y = shard.shard %1 to %t annotate_for_users : tensor<8x16xf32>
  %2 = tosa.abs %y : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}
// One value twice, a scalar, and a constant.
func.func @twice(%a: tensor<8x16xf32>, %z: tensor<f32>) -> (tensor<8x16xf32>, tensor<f32>) {
  %s = shard.sharding @g split_axes = [[0, 1]] halo_sizes = [1, 1] : !shard.sharding
  %c = arith.constant dense<1.0> : tensor<8x16xf32>
  %0 = arith.addf %a, %a : tensor<8x16xf32>
  %1 = arith.addf %0, %c : tensor<8x16xf32>
  %x = shard.shard %1 to %s : tensor<8x16xf32>
  %2 = tosa.abs %z : (tensor<f32>) -> tensor<f32>
  return %x, %2 : tensor<8x16xf32>, tensor<f32>
}
// A conflict: the result's axes are taken, those of an operand are not.
func.func @conflict(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
  %x = shard.shard %a to %s : tensor<8x16xf32>
  %y = shard.shard %b to %t : tensor<8x16xf32>
  %0 = arith.mulf %x, %y : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
// An annotation of what made the value may be left: it is resharded.
func.func @split_one(%a: tensor<1x16xf32>, %b: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<1x16xf32>
  %1 = shard.shard %b to %t annotate_for_users : tensor<8x16xf32>
  %2 = tosa.add %0, %1 : (tensor<1x16xf32>, tensor<8x16xf32>) -> tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}
