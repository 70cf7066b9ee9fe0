// i1 is an integer modulo 2, whose true is -1. Rank 0 alone has it.
shard.grid @g(shape = 3)
func.func @main() -> (tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>) {
  %rank = shard.process_linear_index on @g : index
  %zero = arith.constant 0 : index
  %is_first = arith.cmpi eq, %rank, %zero : index
  %x = tensor.from_elements %is_first : tensor<1xi1>
  %0 = shard.all_reduce %x on @g grid_axes = [0] : tensor<1xi1> -> tensor<1xi1>
  %1 = shard.all_reduce %x on @g grid_axes = [0] reduction = product : tensor<1xi1> -> tensor<1xi1>
  %2 = shard.all_reduce %x on @g grid_axes = [0] reduction = max : tensor<1xi1> -> tensor<1xi1>
  %3 = shard.all_reduce %x on @g grid_axes = [0] reduction = min : tensor<1xi1> -> tensor<1xi1>
  return %0, %1, %2, %3 : tensor<1xi1>, tensor<1xi1>, tensor<1xi1>, tensor<1xi1>
}
