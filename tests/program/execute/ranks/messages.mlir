// Pairs of shard.send and shard.recv whose members are known, are found in a run,
// or are those that send: a ring.
shard.grid @g(shape = ?)
func.func @main() -> (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) {
  %i = shard.process_linear_index on @g : index
  %n = shard.grid_shape @g axes = [0] : index
  %one = arith.constant 1 : index
  %zero = arith.constant 0 : index
  %i1 = arith.addi %i, %one : index
  %is_last = arith.cmpi eq, %i1, %n : index
  %right = arith.select %is_last, %zero, %i1 : index
  %n1 = arith.subi %n, %one : index
  %im = arith.subi %i, %one : index
  %is_first = arith.cmpi eq, %i, %zero : index
  %left = arith.select %is_first, %n1, %im : index
  %v = arith.index_cast %i : index to i64
  %x = tensor.from_elements %v, %v : tensor<2xi64>
  %s = shard.send %x on @g grid_axes = [0] destination = [%right] : (tensor<2xi64>, index) -> tensor<2xi64>
  %r = shard.recv %x on @g grid_axes = [0] source = [%left] : (tensor<2xi64>, index) -> tensor<2xi64>
  %s2 = shard.send %x on @g grid_axes = [0] destination = [%right] : (tensor<2xi64>, index) -> tensor<2xi64>
  %r2 = shard.recv %x on @g grid_axes = [0] : (tensor<2xi64>) -> tensor<2xi64>
  %s3 = shard.send %x on @g grid_axes = [0] destination = [2] : (tensor<2xi64>) -> tensor<2xi64>
  %r3 = shard.recv %x on @g grid_axes = [0] source = [1] : (tensor<2xi64>) -> tensor<2xi64>
  return %r, %r2, %r3 : tensor<2xi64>, tensor<2xi64>, tensor<2xi64>
}
