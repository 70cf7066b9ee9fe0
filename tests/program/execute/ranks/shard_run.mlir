// What only a run knows: roots, the shape of a shard, and branches; on 2x3.
shard.grid @g(shape = 2x3)
func.func @main() -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<1xi64>, tensor<6xi64>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %c10 = arith.constant 10 : index
  %seven = arith.constant 7 : index
  %i, %j = shard.process_multi_index on @g : index, index
  %linear = shard.process_linear_index on @g : index
  %a = affine.apply affine_map<(d0)[s0] -> (d0 * 10 + s0)>(%i)[%j]
  %b = affine.apply affine_map<(d0, d1) -> (-d0 + (d1 - 7) floordiv 2 + d0 mod 3 + d1 ceildiv 4)>(%linear, %j)
  %x0 = arith.index_cast %a : index to i64
  %x1 = arith.index_cast %b : index to i64
  %x = tensor.from_elements %x0, %x1 : tensor<2xi64>
  %row = shard.broadcast %x on @g grid_axes = [1] root = [%c1] : (tensor<2xi64>, index) -> tensor<2xi64>
  %all = shard.broadcast %x on @g grid_axes = [0, 1] root = [1, %c0] : (tensor<2xi64>, index) -> tensor<2xi64>
  cf.br ^next(%row, %c1 : tensor<2xi64>, index)
^next(%r: tensor<2xi64>, %root: index):
  %sum = shard.reduce %r on @g grid_axes = [0] root = [%root] : (tensor<2xi64>, index) -> tensor<2xi64>
  %s = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
  %t = shard.sharding @g split_axes = [[0, 1], []] : !shard.sharding
  %u = shard.sharding @g split_axes = [[1]] sharded_dims_offsets = [0, 1, 4, 9] : !shard.sharding
  %m:2 = shard.shard_shape dims = [5, %seven] sharding = %s device = [%i, %j] : index, index
  %n:2 = shard.shard_shape dims = [%c10, 4] sharding = %t device = [%i, %j] : index, index
  %o = shard.shard_shape dims = [9] sharding = %u device = [0, %j] : index
  %m0 = arith.index_cast %m#0 : index to i64
  %m1 = arith.index_cast %m#1 : index to i64
  %n0 = arith.index_cast %n#0 : index to i64
  %n1 = arith.index_cast %n#1 : index to i64
  %o0 = arith.index_cast %o : index to i64
  %part = shard.scatter %x on @g grid_axes = [0] scatter_axis = 0 root = [%c0] : (tensor<2xi64>, index) -> tensor<1xi64>
  cf.br ^end
^end:
  %l = arith.index_cast %linear : index to i64
  %shapes = tensor.from_elements %l, %m0, %m1, %n0, %n1, %o0 : tensor<6xi64>
  return %row, %all, %sum, %part, %shapes : tensor<2xi64>, tensor<2xi64>, tensor<2xi64>, tensor<1xi64>, tensor<6xi64>
}
