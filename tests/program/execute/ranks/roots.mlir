// Reductions to a root of each group, and values of a root: the first of a group,
// or the one that an operand says. Rank 3 is in no group of the last two.
func.func @main() -> (tensor<2xi64>, tensor<2xi64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>) {
  %id = stablehlo.replica_id : tensor<ui32>
  %n = stablehlo.convert %id : (tensor<ui32>) -> tensor<i64>
  %ten = stablehlo.constant dense<10> : tensor<i64>
  %y = stablehlo.add %n, %ten : tensor<i64>
  %d = stablehlo.broadcast_in_dim %y, dims = [] : (tensor<i64>) -> tensor<2xi64>
  %k = stablehlo.constant dense<[0, 100]> : tensor<2xi64>
  %x = stablehlo.add %d, %k : tensor<2xi64>
  %roots = stablehlo.constant dense<[1, 0]> : tensor<2xi32>
  %0 = "stablehlo.collective_reduce"(%x) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.add %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[2, 0], [1, 3]]> : tensor<2x2xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  %1:2 = "stablehlo.collective_reduce"(%x, %y, %roots) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.maximum %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[2, 0], [1, 3]]> : tensor<2x2xi64>, has_dynamic_root = true} : (tensor<2xi64>, tensor<i64>, tensor<2xi32>) -> (tensor<2xi64>, tensor<i64>)
  %last = stablehlo.constant dense<2> : tensor<1xi32>
  %2 = "stablehlo.collective_reduce"(%y, %last) ({
  ^bb0(%a: tensor<i64>, %b: tensor<i64>):
    %s = stablehlo.subtract %a, %b : tensor<i64>
    stablehlo.return %s : tensor<i64>
  }) {replica_groups = dense<[[3, 1, 0, 2]]> : tensor<1x4xi64>, has_dynamic_root = true} : (tensor<i64>, tensor<1xi32>) -> tensor<i64>
  %3:2 = "stablehlo.collective_broadcast"(%x, %y) {replica_groups = dense<[[2, 1]]> : tensor<1x2xi64>} : (tensor<2xi64>, tensor<i64>) -> (tensor<2xi64>, tensor<i64>)
  %4:2 = "stablehlo.collective_broadcast"(%x, %y, %roots) {replica_groups = dense<[[2, 0, 1]]> : tensor<1x3xi64>, has_dynamic_root = true} : (tensor<2xi64>, tensor<i64>, tensor<2xi32>) -> (tensor<2xi64>, tensor<i64>)
  return %0, %1#0, %1#1, %2, %3#0, %3#1, %4#0, %4#1 : tensor<2xi64>, tensor<2xi64>, tensor<i64>, tensor<i64>, tensor<2xi64>, tensor<i64>, tensor<2xi64>, tensor<i64>
}
