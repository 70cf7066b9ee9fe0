// Messages behind branches: there and back, and in a loop, where both ranks send
// first; then a pair to which all ranks come.
shard.grid @g(shape = 2)
func.func @main() -> (tensor<1xi64>, tensor<1xi64>, tensor<1xi64>) {
  %rank = shard.process_linear_index on @g : index
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %n = arith.index_cast %rank : index to i64
  %x = tensor.from_elements %n : tensor<1xi64>
  %c5 = arith.constant dense<5> : tensor<1xi64>
  %y = arith.addi %x, %c5 : tensor<1xi64>
  %is_zero = arith.cmpi eq, %rank, %zero : index
  cf.cond_br %is_zero, ^a, ^b
^a:
  %sa = shard.send %y on @g grid_axes = [0] destination = [1] : (tensor<1xi64>) -> tensor<1xi64>
  %ra = shard.recv %y on @g grid_axes = [0] source = [1] : (tensor<1xi64>) -> tensor<1xi64>
  cf.br ^c(%ra : tensor<1xi64>)
^b:
  %rb = shard.recv %y on @g grid_axes = [0] source = [0] : (tensor<1xi64>) -> tensor<1xi64>
  %tw = arith.addi %rb, %rb : tensor<1xi64>
  %sb = shard.send %tw on @g grid_axes = [0] destination = [0] : (tensor<1xi64>) -> tensor<1xi64>
  cf.br ^c(%rb : tensor<1xi64>)
^c(%p: tensor<1xi64>):
  %other = arith.subi %one, %rank : index
  cf.br ^head(%zero, %p : index, tensor<1xi64>)
^head(%i: index, %v: tensor<1xi64>):
  %more = arith.cmpi slt, %i, %three : index
  cf.cond_br %more, ^body, ^done
^body:
  %next = arith.addi %i, %one : index
  %w = arith.addi %v, %x : tensor<1xi64>
  %s = shard.send %w on @g grid_axes = [0] destination = [%other] : (tensor<1xi64>, index) -> tensor<1xi64>
  %r = shard.recv %w on @g grid_axes = [0] source = [%other] : (tensor<1xi64>, index) -> tensor<1xi64>
  cf.br ^head(%next, %r : index, tensor<1xi64>)
^done:
  %sd = shard.send %v on @g grid_axes = [0] destination = [1] : (tensor<1xi64>) -> tensor<1xi64>
  %rd = shard.recv %v on @g grid_axes = [0] : (tensor<1xi64>) -> tensor<1xi64>
  return %p, %v, %rd : tensor<1xi64>, tensor<1xi64>, tensor<1xi64>
}
