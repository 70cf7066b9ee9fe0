// Exchanges on a ring of any size: each recv stands in front of the send that it
// needs, which comes with it. What two ranks send to each other meets in order.
shard.grid @g(shape = ?)
func.func @main() -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) {
  %i = shard.process_linear_index on @g : index
  %n = shard.grid_shape @g axes = [0] : index
  %one = arith.constant 1 : index
  %i1 = arith.addi %i, %one : index
  %right = arith.remui %i1, %n : index
  %n1 = arith.subi %n, %one : index
  %in = arith.addi %i, %n1 : index
  %left = arith.remui %in, %n : index
  %v = arith.index_cast %i : index to i64
  %x = tensor.from_elements %v : tensor<1xi64>
  %ten = arith.constant dense<10> : tensor<1xi64>
  %s = shard.send %x on @g grid_axes = [0] destination = [%right] : (tensor<1xi64>, index) -> tensor<1xi64>
  %r = shard.recv %x on @g grid_axes = [0] source = [%right] : (tensor<1xi64>, index) -> tensor<1xi64>
  %y = arith.addi %x, %ten : tensor<1xi64>
  %s1 = shard.send %y on @g grid_axes = [0] destination = [%left] : (tensor<1xi64>, index) -> tensor<1xi64>
  %r1 = shard.recv %x on @g grid_axes = [0] source = [%left] : (tensor<1xi64>, index) -> tensor<1xi64>
  %z = arith.addi %y, %ten : tensor<1xi64>
  %s2 = shard.send %z on @g grid_axes = [0] destination = [%right] : (tensor<1xi64>, index) -> tensor<1xi64>
  %r2 = shard.recv %x on @g grid_axes = [0] source = [%left] : (tensor<1xi64>, index) -> tensor<1xi64>
  // this one needs what comes before
  %s3 = shard.send %r2 on @g grid_axes = [0] destination = [%right] : (tensor<1xi64>, index) -> tensor<1xi64>
  %r3 = shard.recv %x on @g grid_axes = [0] source = [%left] : (tensor<1xi64>, index) -> tensor<1xi64>
  return %r, %r1, %r2, %r3 : tensor<1xi64>, tensor<1xi64>, tensor<1xi64>, tensor<1xi64>
}
