// sdyrt-opt -shard-partition
shard.grid @g(shape = 2x4)
// expected-error @+1 {{Cannot partition: expected a single use for block argument 0 in block 0}}
func.func @f(%a: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s annotate_for_users : tensor<8x16xf32>
  %1 = shard.shard %a to %s annotate_for_users : tensor<8x16xf32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xf32>
}
// -----
shard.grid @g(shape = 2x4)
// expected-error @+1 {{Cannot partition: expected a shard.shard op for block argument 1 in block 0}}
func.func @f(%a: tensor<8x16xf32>, %b: tensor<8x16xf32>) -> (tensor<8x16xf32>, tensor<8x16xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s annotate_for_users : tensor<8x16xf32>
  return %0, %b : tensor<8x16xf32>, tensor<8x16xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>, %z: tensor<f32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8x16xf32>
  // expected-error @+1 {{Cannot partition: shard.shard for operand 0 must set 'annotate_for_users'.}}
  %1 = tosa.abs %0 : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s annotate_for_users : tensor<8x16xf32>
  // expected-error @+1 {{Cannot partition: user of result 0 must be shard.shard operation.}}
  %1 = tosa.abs %0 : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s annotate_for_users : tensor<8x16xf32>
  // expected-error @+1 {{Cannot partition: result 0 must have exactly one use.}}
  %1 = tosa.abs %0 : (tensor<8x16xf32>) -> tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s annotate_for_users : tensor<8x16xf32>
  // expected-error @+1 {{Cannot partition: shard.shard for result 0 must not set 'annotate_for_users'.}}
  %1 = tosa.abs %0 : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %2 = shard.shard %1 to %s annotate_for_users : tensor<8x16xf32>
  return %2 : tensor<8x16xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>) -> tensor<8x16xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s annotate_for_users : tensor<8x16xf32>
  %c = arith.constant dense<0.0> : tensor<8x16xf32>
  // expected-error @+1 {{Cannot partition: tensor operand 1 must be defined by a shard.shard operation.}}
  %1 = arith.addf %0, %c : tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @f(%a: tensor<8x16xf32>) -> !shard.sharding {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %x = shard.shard %a to %s : tensor<8x16xf32>
  %c = arith.constant dense<0.0> : tensor<8x16xf32>
  // expected-error @+1 {{expected a shard op as source of get_sharding}}
  %0 = shard.get_sharding %c : tensor<8x16xf32> -> !shard.sharding
  return %0 : !shard.sharding
}
// -----
shard.grid @g(shape = 2)
shard.grid @h(shape = 2)
func.func @grids(%a: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @h split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  // expected-error @+3 {{Failed to reshard; probably hitting an unknown resharding pattern}}
  // expected-error @+2 {{Failed to reshard from [[0]] on @g to [[0]] on @h}}
  // expected-note @+1 {{a value stays on one grid: annotate it with shardings of that one alone}}
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2)
func.func @halos(%a: tensor<8xf32>, %h: i64) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, %h] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0]] halo_sizes = [%h, 1] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  // expected-error @+3 {{Failed to reshard; probably hitting an unknown resharding pattern: got [[0]] halo_sizes = [1, ?] expected [[0]] halo_sizes = [?, 1]}}
  // expected-error @+2 {{Failed to reshard from [[0]] halo_sizes = [1, ?] to [[0]] halo_sizes = [?, 1]}}
  // expected-note @+1 {{halos that only a run knows cannot change: write their sizes as numbers}}
  %1 = shard.shard %0 to %t annotate_for_users : tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2)
func.func @unknown(%a: tensor<8xf32>, %s: !shard.sharding) -> tensor<8xf32> {
  // expected-error @+1 {{Cannot partition: the sharding must come from a shard.sharding operation.}}
  %0 = shard.shard %a to %s : tensor<8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @axis(%a: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[5]] : !shard.sharding
  // expected-error @+1 {{Cannot partition: the sharding has grid axis 5, and its grid is of rank 2.}}
  %0 = shard.shard %a to %s : tensor<8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @branch(%a: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xf32>
  // expected-error @+1 {{Cannot partition: operand 0 of the branch has sharding [[0]], and argument 0 of the block [[]]}}
  cf.br ^bb1(%1 : tensor<8xf32>)
^bb1(%b: tensor<8xf32>):
  %2 = shard.shard %b to %r : tensor<8xf32>
  %3 = shard.shard %2 to %r annotate_for_users : tensor<8xf32>
  return %3 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @unannotated_branch(%a: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  // expected-error @+1 {{Cannot partition: shard.shard for operand 0 must set 'annotate_for_users'.}}
  cf.br ^bb1(%0 : tensor<8xf32>)
^bb1(%b: tensor<8xf32>):
  %2 = shard.shard %b to %s : tensor<8xf32>
  %3 = shard.shard %2 to %s annotate_for_users : tensor<8xf32>
  return %3 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @captured(%a: tensor<8xf32>, %p: tensor<i1>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %r = shard.sharding @g split_axes = [[]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xf32>
  // expected-error @+1 {{Cannot partition: a region uses a value that is cut.}}
  %2 = "stablehlo.if"(%p) ({
    stablehlo.return %1 : tensor<8xf32>
  }, {
    stablehlo.return %1 : tensor<8xf32>
  }) : (tensor<i1>) -> tensor<8xf32>
  %3 = shard.shard %2 to %r : tensor<8xf32>
  %4 = shard.shard %3 to %r annotate_for_users : tensor<8xf32>
  return %4 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2x4)
func.func @unreached(%a: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %a to %s : tensor<8xf32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xf32>
  return %1 : tensor<8xf32>
^bb1:
  // expected-error @+1 {{Cannot partition: a value is used before it is made, where nothing comes to.}}
  %2 = shard.shard %3 to %s : tensor<8xf32>
  %3 = shard.shard %2 to %s annotate_for_users : tensor<8xf32>
  return %3 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 3)
func.func @cut_with_halos(%h: i64) -> tensor<8xi32> {
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, %h] : !shard.sharding
  %c = arith.constant dense<7> : tensor<8xi32>
  // expected-error @+3 {{got [] expected [[0]] halo_sizes = [1, ?]}}
  // expected-error @+2 {{Failed to reshard from [] to [[0]] halo_sizes = [1, ?]}}
  // expected-note @+1 {{halos that only a run knows cannot change: write their sizes as numbers}}
  %0 = shard.shard %c to %s : tensor<8xi32>
  %1 = shard.shard %0 to %s annotate_for_users : tensor<8xi32>
  return %1 : tensor<8xi32>
}
// -----
shard.grid @g(shape = 2x2)
func.func @constant() -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
  // expected-error @+1 {{Cannot partition: annotations of a constant differ: [[], [1]] and [[0]]}}
  %c = arith.constant dense<0.0> : tensor<4x4xf32>
  %0 = shard.shard %c to %s annotate_for_users : tensor<4x4xf32>
  %1 = shard.shard %c to %t annotate_for_users : tensor<4x4xf32>
  return %0, %1 : tensor<4x4xf32>, tensor<4x4xf32>
}
