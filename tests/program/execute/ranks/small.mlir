// Reductions in integers of less than 8 bits wrap, and convert before.
shard.grid @g(shape = 3)
func.func @main() -> (tensor<2xi4>, tensor<2xi4>, tensor<2xui4>, tensor<2xui4>, tensor<2xi4>, tensor<2xi4>, tensor<2xi4>, tensor<1xi4>, tensor<2xi8>) {
  %x = arith.constant dense<[7, -3]> : tensor<2xi4>
  %u = stablehlo.constant dense<[9, 15]> : tensor<2xui4>
  %w = arith.constant dense<[100, 23]> : tensor<2xi8>
  %y = arith.constant dense<[5, 6, 7]> : tensor<3xi4>
  %rank = shard.process_linear_index on @g : index
  %two = arith.constant 2 : index
  %zero = arith.subi %rank, %rank : index
  %0 = shard.all_reduce %x on @g grid_axes = [0] : tensor<2xi4> -> tensor<2xi4>
  %1 = shard.all_reduce %x on @g grid_axes = [0] reduction = product : tensor<2xi4> -> tensor<2xi4>
  %2 = shard.all_reduce %u on @g grid_axes = [0] : tensor<2xui4> -> tensor<2xui4>
  %3 = shard.all_reduce %u on @g grid_axes = [0] reduction = average : tensor<2xui4> -> tensor<2xui4>
  %4 = shard.all_reduce %x on @g grid_axes = [0] reduction = average : tensor<2xi4> -> tensor<2xi4>
  %5 = shard.all_reduce %w on @g grid_axes = [0] reduction = max : tensor<2xi8> -> tensor<2xi4>
  %6 = shard.reduce %w on @g grid_axes = [0] root = [%zero] : (tensor<2xi8>, index) -> tensor<2xi4>
  %7 = shard.reduce_scatter %y on @g grid_axes = [0] scatter_dim = 0 : tensor<3xi4> -> tensor<1xi4>
  %8 = shard.all_reduce %x on @g grid_axes = [0] : tensor<2xi4> -> tensor<2xi8>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<2xi4>, tensor<2xi4>, tensor<2xui4>, tensor<2xui4>, tensor<2xi4>, tensor<2xi4>, tensor<2xi4>, tensor<1xi4>, tensor<2xi8>
}
