// Each operation of the dialect shard, on a grid of 2x3: device (i, j) has
// [10i + j, 10i + j + 100].
shard.grid @g(shape = 2x3)
func.func @main() -> (tensor<2xi16>, tensor<6xi16>, tensor<12xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi32>, tensor<2xf32>, tensor<1xi64>, tensor<2xi16>, tensor<2xi16>, tensor<4xi16>, tensor<2xi16>, tensor<1xi16>, tensor<1xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi16>, tensor<6xi64>) {
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c100 = arith.constant 100 : index
  %i, %j = shard.process_multi_index on @g : index, index
  %linear = shard.process_linear_index on @g : index
  %down, %up = shard.neighbors_linear_indices on @g[%i, %j] split_axes = [1] : index, index
  %shape:2 = shard.grid_shape @g axes = [1, 0] : index, index
  %tens = arith.muli %i, %c10 : index
  %first = arith.addi %tens, %j : index
  %second = arith.addi %first, %c100 : index
  %a = arith.index_cast %first : index to i16
  %b = arith.index_cast %second : index to i16
  %x = tensor.from_elements %a, %b : tensor<2xi16>
  %gathered = shard.all_gather %x on @g grid_axes = [1] gather_axis = 0 : tensor<2xi16> -> tensor<6xi16>
  %all = shard.all_gather %x on @g grid_axes = [1, 0] gather_axis = 0 : tensor<2xi16> -> tensor<12xi16>
  %sum = shard.all_reduce %x on @g grid_axes = [0] : tensor<2xi16> -> tensor<2xi16>
  %max = shard.all_reduce %x on @g grid_axes = [0, 1] reduction = max : tensor<2xi16> -> tensor<2xi16>
  %wide = shard.all_reduce %x on @g grid_axes = [0] reduction = product : tensor<2xi16> -> tensor<2xi32>
  %y = arith.sitofp %x : tensor<2xi16> to tensor<2xf32>
  %mean = shard.all_reduce %y on @g grid_axes = [0] reduction = average : tensor<2xf32> -> tensor<2xf32>
  %c789 = arith.constant dense<[7, 8, 9]> : tensor<3xi64>
  %slice = shard.all_slice %c789 on @g grid_axes = [1] slice_axis = 0 : tensor<3xi64> -> tensor<1xi64>
  %exchanged = shard.all_to_all %x on @g grid_axes = [0] split_axis = 0 concat_axis = 0 : tensor<2xi16> -> tensor<2xi16>
  %broadcast = shard.broadcast %x on @g grid_axes = [1] root = [2] : (tensor<2xi16>) -> tensor<2xi16>
  %gather = shard.gather %x on @g grid_axes = [0] gather_axis = 0 root = [1] : (tensor<2xi16>) -> tensor<4xi16>
  %reduce = shard.reduce %x on @g grid_axes = [0] root = [0] : (tensor<2xi16>) -> tensor<2xi16>
  %scattered = shard.reduce_scatter %x on @g grid_axes = [0] scatter_axis = 0 : tensor<2xi16> -> tensor<1xi16>
  %scatter = shard.scatter %x on @g grid_axes = [0] scatter_axis = 0 root = [1] : (tensor<2xi16>) -> tensor<1xi16>
  %shifted = shard.shift %x on @g grid_axes = [1] shift_axis = 1 offset = 1 : tensor<2xi16> -> tensor<2xi16>
  %rotated = shard.shift %x on @g grid_axes = [0, 1] shift_axis = 1 offset = -1 rotate : tensor<2xi16> -> tensor<2xi16>
  %sent = shard.send %x on @g grid_axes = [1, 0] destination = [2, 0] : (tensor<2xi16>) -> tensor<2xi16>
  %received = shard.recv %x on @g grid_axes = [1, 0] source = [0, 1] : (tensor<2xi16>) -> tensor<2xi16>
  %l = arith.index_cast %linear : index to i64
  %d = arith.index_cast %down : index to i64
  %u = arith.index_cast %up : index to i64
  %s0 = arith.index_cast %shape#0 : index to i64
  %s1 = arith.index_cast %shape#1 : index to i64
  %lin = affine.linearize_index [%i, %j] by (2, 3) : index
  %l2 = arith.index_cast %lin : index to i64
  %place = tensor.from_elements %l, %d, %u, %s0, %s1, %l2 : tensor<6xi64>
  return %x, %gathered, %all, %sum, %max, %wide, %mean, %slice, %exchanged, %broadcast, %gather, %reduce, %scattered, %scatter, %shifted, %rotated, %sent, %received, %place : tensor<2xi16>, tensor<6xi16>, tensor<12xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi32>, tensor<2xf32>, tensor<1xi64>, tensor<2xi16>, tensor<2xi16>, tensor<4xi16>, tensor<2xi16>, tensor<1xi16>, tensor<1xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi16>, tensor<6xi64>
}
