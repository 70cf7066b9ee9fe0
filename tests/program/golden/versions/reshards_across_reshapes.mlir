// sdyrt-opt -canonicalize
// Parts of an axis, which are one where the next goes on where one ends.
sdy.mesh @k = <["k"=4]>
sdy.mesh @n = <["a"=2, "b"=8]>
// Parts 3 and 6 apart are one axis, 3 apart.
func.func @parts(%x: tensor<12xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
  %0 = sdy.reshard %x <@k, [{"k"}]> : tensor<12xf32>
  %1 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<2x6xf32>
  %2 = sdy.reshard %1 <@k, [{"k":(1)2}, {"k":(2)2}]> : tensor<2x6xf32>
  return %0, %2 : tensor<12xf32>, tensor<2x6xf32>
}
// Rows of 5, shards of 3: 3 and 5 apart.
func.func @apart(%x: tensor<10xf32>) -> (tensor<10xf32>, tensor<2x5xf32>) {
  %0 = sdy.reshard %x <@k, [{"k"}]> : tensor<10xf32>
  %1 = stablehlo.reshape %x : (tensor<10xf32>) -> tensor<2x5xf32>
  %2 = sdy.reshard %1 <@k, [{"k":(1)2}, {"k":(2)2}]> : tensor<2x5xf32>
  return %0, %2 : tensor<10xf32>, tensor<2x5xf32>
}
// 3 and 6 apart, the wrong way round.
func.func @other_order(%x: tensor<12xf32>) -> (tensor<12xf32>, tensor<2x6xf32>) {
  %0 = sdy.reshard %x <@k, [{"k"}]> : tensor<12xf32>
  %1 = stablehlo.reshape %x : (tensor<12xf32>) -> tensor<2x6xf32>
  %2 = sdy.reshard %1 <@k, [{"k":(2)2}, {"k":(1)2}]> : tensor<2x6xf32>
  return %0, %2 : tensor<12xf32>, tensor<2x6xf32>
}
// Three parts, behind another axis.
func.func @behind_another(%x: tensor<16xf32>) -> (tensor<16xf32>, tensor<4x2x2xf32>) {
  %0 = sdy.reshard %x <@n, [{"a", "b"}]> : tensor<16xf32>
  %1 = stablehlo.reshape %x : (tensor<16xf32>) -> tensor<4x2x2xf32>
  %2 = sdy.reshard %1 <@n, [{"a", "b":(1)2}, {"b":(2)2}, {"b":(4)2}]> : tensor<4x2x2xf32>
  return %0, %2 : tensor<16xf32>, tensor<4x2x2xf32>
}
