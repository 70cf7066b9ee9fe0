// sdyrt-opt -split-input-file -sdy-basic-propagate
// The order in which ops are looked at. An op whose result has got a sharding
// comes before those that are still to be seen for the first time: %2 pulls
// {?}, {"a"} through %1 into %0 before %3 is seen.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %p: tensor<8x8xf32>, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.sine %p : tensor<8x8xf32>
  %1 = stablehlo.cosine %0 : tensor<8x8xf32>
  %2 = stablehlo.add %1, %y : tensor<8x8xf32>
  %3 = stablehlo.add %0, %x : tensor<8x8xf32>
  %4 = stablehlo.add %2, %3 : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
// -----
// Of several users the first of the text is told first, though its use is the
// oldest: %1 takes "a" for the dimension that %2 wants to have it in.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%p: tensor<8x8xf32>, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}, %z: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.sine %p : tensor<8x8xf32>
  %1 = stablehlo.transpose %0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = stablehlo.cosine %0 : tensor<8x8xf32>
  %3 = stablehlo.add %1, %2 : tensor<8x8xf32>
  %4 = stablehlo.add %0, %y : tensor<8x8xf32>
  %5 = stablehlo.add %4, %z : tensor<8x8xf32>
  return %3, %5 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
// A value that an op has twice.
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %y: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) -> tensor<8x8xf32> {
  %0 = stablehlo.dot_general %x, %x, contracting_dims = [1] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.add %0, %0 : tensor<8x8xf32>
  %2 = stablehlo.add %1, %y : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
