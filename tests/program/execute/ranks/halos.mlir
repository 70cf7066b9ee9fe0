// Halos, and offsets of a sharding, that a run knows.
shard.grid @g(shape = 3)
func.func @main(%x: tensor<7xi8>, %lo: tensor<i64>) -> (tensor<7xi8>, tensor<2xi64>) {
  %l = tensor.extract %lo[] : tensor<i64>
  %two = arith.constant 2 : i64
  %0 = shard.update_halo %x on @g split_axes = [[0]] halo_sizes = [%l, %two] : tensor<7xi8>
  %i = shard.process_linear_index on @g : index
  %c = arith.constant 5 : i64
  %s = shard.sharding @g split_axes = [[0], []] sharded_dims_offsets = [0, %l, %c, 9] : !shard.sharding
  %d:2 = shard.shard_shape dims = [9, 4] sharding = %s device = [%i] : index, index
  %a = arith.index_cast %d#0 : index to i64
  %b = arith.index_cast %d#1 : index to i64
  %t = tensor.from_elements %a, %b : tensor<2xi64>
  return %0, %t : tensor<7xi8>, tensor<2xi64>
}
