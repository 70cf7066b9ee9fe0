// sdyrt-opt -test-grid-all-slice-op-lowering -shard-simplify -canonicalize
shard.grid @g(shape = 2)
func.func @lowered(%a: tensor<4xi32>) -> tensor<2xi32> {
  %0 = shard.all_slice %a on @g grid_axes = [0] slice_axis = 0 : tensor<4xi32> -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
func.func @mixed(%a: tensor<8x8xi32>, %n: index) -> (tensor<?x3xi32>, tensor<?xi32>, tensor<?x?xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %minus = arith.constant -1 : index
  %0 = tensor.extract_slice %a[%c2, %n] [%n, %c3] [%c2, 1] : tensor<8x8xi32> to tensor<?x?xi32>
  %1 = tensor.cast %0 : tensor<?x?xi32> to tensor<?x3xi32>
  %2 = tensor.extract_slice %a[%c2, 0] [1, %c3] [1, 1] : tensor<8x8xi32> to tensor<?xi32>
  %3 = tensor.extract_slice %a[%n, 0] [%minus, %n] [%c0, 1] : tensor<8x8xi32> to tensor<?x?xi32>
  return %1, %2, %3 : tensor<?x3xi32>, tensor<?xi32>, tensor<?x?xi32>
}
