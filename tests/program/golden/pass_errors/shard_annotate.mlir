// sdyrt-opt -sdyrt-shard-annotate
shard.grid @g(shape = 2)
func.func @halos(%x: tensor<8xf32>, %h: i64) -> tensor<8xf32> {
  // expected-error @+1 {{Cannot annotate: the sharding has halo sizes or offsets that only a run knows; write them as numbers.}}
  %s = shard.sharding @g split_axes = [[0]] halo_sizes = [1, %h] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
shard.grid @g(shape = 2)
// expected-error @+1 {{only one block is supported!}}
func.func @blocks(%x: tensor<8xf32>) -> tensor<8xf32> {
  %s = shard.sharding @g split_axes = [[0]] : !shard.sharding
  %0 = shard.shard %x to %s : tensor<8xf32>
  cf.br ^end
^end:
  return %0 : tensor<8xf32>
}
