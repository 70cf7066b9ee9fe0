// On two ranks: a reduction to a root that is started and awaited, a permutation
// of a rank to itself, and a tuple that a function gives.
func.func private @tuple(%x: tensor<4xi32>) -> tuple<tensor<4xi32>, tensor<2xi32>> {
  %v, %i = chlo.top_k(%x, k = 2, is_stable = false) : tensor<4xi32> -> (tensor<2xi32>, tensor<2xi32>)
  %0 = stablehlo.tuple %x, %i : tuple<tensor<4xi32>, tensor<2xi32>>
  return %0 : tuple<tensor<4xi32>, tensor<2xi32>>
}
func.func @main() -> (tensor<4xi32>, tensor<4xi32>, tensor<2xi32>) {
  %id = stablehlo.replica_id : tensor<ui32>
  %n = stablehlo.convert %id : (tensor<ui32>) -> tensor<i32>
  %all = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<i32>) -> tensor<4xi32>
  %k = stablehlo.constant dense<[1, 4, 2, 3]> : tensor<4xi32>
  %x = stablehlo.add %all, %k : tensor<4xi32>
  %0 = "stablehlo.async_start"(%x) ({
  ^bb0(%y: tensor<4xi32>):
    %1 = "stablehlo.collective_reduce"(%y) <{replica_groups = dense<[[1, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%a: tensor<i32>, %b: tensor<i32>):
      %s = stablehlo.add %a, %b : tensor<i32>
      stablehlo.return %s : tensor<i32>
    }) : (tensor<4xi32>) -> tensor<4xi32>
    stablehlo.return %1 : tensor<4xi32>
  }) : (tensor<4xi32>) -> !stablehlo.future<tensor<4xi32>>
  %2 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4xi32>>) -> tensor<4xi32>
  %3 = "stablehlo.collective_permute"(%x) {source_target_pairs = dense<[[1, 1]]> : tensor<1x2xi64>} : (tensor<4xi32>) -> tensor<4xi32>
  %4 = func.call @tuple(%x) : (tensor<4xi32>) -> tuple<tensor<4xi32>, tensor<2xi32>>
  %5 = stablehlo.get_tuple_element %4[1] : (tuple<tensor<4xi32>, tensor<2xi32>>) -> tensor<2xi32>
  return %2, %3, %5 : tensor<4xi32>, tensor<4xi32>, tensor<2xi32>
}
