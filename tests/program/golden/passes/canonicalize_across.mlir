// sdyrt-opt -canonicalize
// Reshards on both sides of a reshape, of which the second goes where axes have
// the same strides.
sdy.mesh @m = <["p"=2, "q"=2]>
sdy.mesh @n = <["p"=3, "q"=2, "r"=2]>
sdy.mesh @k = <["k"=4]>
// Strides 6 and 3.
func.func @flat(%x: tensor<12xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
  %0 = sdy.reshard %x <@m, [{"p", "q"}]> : tensor<12xf32>
  %1 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<2x6xf32>
  %2 = sdy.reshard %1 <@m, [{"p"}, {"q"}]> : tensor<2x6xf32>
  return %0, %2 : tensor<12xf32>, tensor<2x6xf32>
}
// In 12 "q" has 6 and "p" 3.
func.func @other_order(%x: tensor<12xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
  %0 = sdy.reshard %x <@m, [{"q", "p"}]> : tensor<12xf32>
  %1 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<2x6xf32>
  %2 = sdy.reshard %1 <@m, [{"p"}, {"q"}]> : tensor<2x6xf32>
  return %0, %2 : tensor<12xf32>, tensor<2x6xf32>
}
// "q" 2, "p" and "r" 1 and 2: in another order of dimensions.
func.func @sorted(%x: tensor<3x4x1xf32>) -> (tensor<3x4x1xf32>, tensor<1x6x2x1xf32>) {
  %0 = sdy.reshard %x <@n, [{}, {"p", "q"}, {"r"}]> : tensor<3x4x1xf32>
  %1 = stablehlo.reshape %x : (tensor<3x4x1xf32>) -> tensor<1x6x2x1xf32>
  %2 = sdy.reshard %1 <@n, [{}, {}, {"q"}, {"p", "r"}]> : tensor<1x6x2x1xf32>
  return %0, %2 : tensor<3x4x1xf32>, tensor<1x6x2x1xf32>
}
// Shards of 3 elements, the last of 1, begin at 0, 3, 6, 9; those of a
// row of 5 at 0, 3, 5, 8.
func.func @not_full(%x: tensor<10xf32>) -> (tensor<10xf32>, tensor<2x5xf32>) {
  %0 = sdy.reshard %x <@m, [{"p", "q"}]> : tensor<10xf32>
  %1 = stablehlo.reshape %x : (tensor<10xf32>) -> tensor<2x5xf32>
  %2 = sdy.reshard %1 <@m, [{"p"}, {"q"}]> : tensor<2x5xf32>
  return %0, %2 : tensor<10xf32>, tensor<2x5xf32>
}
// Two rows each, one of the last.
func.func @not_full_but_same(%x: tensor<7x4xf32>) -> (tensor<7x4xf32>, tensor<7x2x2xf32>) {
  %0 = sdy.reshard %x <@k, [{"k"}, {}]> : tensor<7x4xf32>
  %1 = stablehlo.reshape %x : (tensor<7x4xf32>) -> tensor<7x2x2xf32>
  %2 = sdy.reshard %1 <@k, [{"k"}, {}, {}]> : tensor<7x2x2xf32>
  return %0, %2 : tensor<7x4xf32>, tensor<7x2x2xf32>
}
// Three of four shards have a row of 2, or 2 elements.
func.func @empty(%x: tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<6xf32>) {
  %0 = sdy.reshard %x <@k, [{"k"}, {}]> : tensor<3x2xf32>
  %1 = stablehlo.reshape %x : (tensor<3x2xf32>) -> tensor<6xf32>
  %2 = sdy.reshard %1 <@k, [{"k"}]> : tensor<6xf32>
  return %0, %2 : tensor<3x2xf32>, tensor<6xf32>
}
// Dimensions of size 1 without axes.
func.func @of_size_1(%x: tensor<12xf32>) -> (tensor<12xf32>, tensor<1x12x1xf32>) {
  %0 = sdy.reshard %x <@k, [{"k"}]> : tensor<12xf32>
  %1 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<1x12x1xf32>
  %2 = sdy.reshard %1 <@k, [{}, {"k"}, {}]> : tensor<1x12x1xf32>
  return %0, %2 : tensor<12xf32>, tensor<1x12x1xf32>
}
// An axis on a dimension of size 1: stride 12, and not 3.
func.func @first_of_size_1(%x: tensor<12xf32>) -> (tensor<12xf32>, tensor<1x12xf32>) {
  %0 = sdy.reshard %x <@k, [{"k"}]> : tensor<12xf32>
  %1 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<1x12xf32>
  %2 = sdy.reshard %1 <@k, [{"k"}, {}]> : tensor<1x12xf32>
  return %0, %2 : tensor<12xf32>, tensor<1x12xf32>
}
// Stride 3, though on the dimension of size 1 the first part alone has
// elements: only strides are looked at.
func.func @between_of_size_1(%x: tensor<12xf32>) -> (tensor<12xf32>, tensor<4x1x3xf32>) {
  %0 = sdy.reshard %x <@k, [{"k"}]> : tensor<12xf32>
  %1 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<4x1x3xf32>
  %2 = sdy.reshard %1 <@k, [{}, {"k"}, {}]> : tensor<4x1x3xf32>
  return %0, %2 : tensor<12xf32>, tensor<4x1x3xf32>
}
