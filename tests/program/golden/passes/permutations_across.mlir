// sdyrt-opt -sdy-resolve-permutation-factors
// Reshapes whose shards have the same elements, and reshapes whose axes have the
// same strides alone.
sdy.mesh @m = <["p"=2, "q"=4]>
sdy.mesh @k = <["k"=8]>
sdy.mesh @u = <["q"=2, "u"=6]>
// Parts 6 and 3 apart are one axis.
func.func @parts(%x: tensor<12xi32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<2x6xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q":(1)2}, {"q":(2)2}]>]>} : (tensor<12xi32>) -> tensor<2x6xi32>
  return %0 : tensor<2x6xi32>
}
// Shards of 2 elements are rows; two of eight are empty.
func.func @rows(%x: tensor<12xi32> {sdy.sharding = #sdy.sharding<@k, [{"k"}]>}) -> tensor<6x2xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@k, [{"k"}, {}]>]>} : (tensor<12xi32>) -> tensor<6x2xi32>
  return %0 : tensor<6x2xi32>
}
// Three of eight shards are empty.
func.func @more_than_elements(%x: tensor<5xi32> {sdy.sharding = #sdy.sharding<@k, [{"k"}]>}) -> tensor<5x1xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@k, [{"k"}, {}]>]>} : (tensor<5xi32>) -> tensor<5x1xi32>
  return %0 : tensor<5x1xi32>
}
// Strides 4 and 1 in both, but "q" begins anew with each row, of which two
// shards have none.
func.func @begins_anew(%x: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"p", "q"}]>}) -> tensor<4x2xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {"q"}]>]>} : (tensor<8xi32>) -> tensor<4x2xi32>
  return %0 : tensor<4x2xi32>
}
// The same in parts of an axis.
func.func @parts_begin_anew(%x: tensor<8xi32> {sdy.sharding = #sdy.sharding<@k, [{"k"}]>}) -> tensor<4x2xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@k, [{"k":(1)2}, {"k":(2)4}]>]>} : (tensor<8xi32>) -> tensor<4x2xi32>
  return %0 : tensor<4x2xi32>
}
// The first shard has all elements, and then two.
func.func @of_size_1(%x: tensor<1x5xi32> {sdy.sharding = #sdy.sharding<@m, [{"q"}, {}]>}) -> tensor<5xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q"}]>]>} : (tensor<1x5xi32>) -> tensor<5xi32>
  return %0 : tensor<5xi32>
}
// As strides 3, but the first shard has all elements.
func.func @between_of_size_1(%x: tensor<12xi32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>}) -> tensor<4x1x3xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"q"}, {}]>]>} : (tensor<12xi32>) -> tensor<4x1x3xi32>
  return %0 : tensor<4x1x3xi32>
}
// Another dimension keeps its axes.
func.func @beside(%x: tensor<3x1x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {"q"}, {}]>}) -> tensor<3x4xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {"q"}]>]>} : (tensor<3x1x4xi32>) -> tensor<3x4xi32>
  return %0 : tensor<3x4xi32>
}
// Shards of 10 to 2x5 could get what they miss of their neighbours, if "q" were
// in place.
func.func @beside_neighbours(%x: tensor<1x5x10xi32> {sdy.sharding = #sdy.sharding<@u, [{"q"}, {}, {"u"}]>}) -> tensor<5x2x5xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@u, [{"q"}, {"u":(1)2}, {"u":(2)3}]>]>} : (tensor<1x5x10xi32>) -> tensor<5x2x5xi32>
  return %0 : tensor<5x2x5xi32>
}
// Other replicated axes: the same shards, by other shardings.
func.func @replicated(%x: tensor<12xi32> {sdy.sharding = #sdy.sharding<@m, [{"p"}], replicated={"q"}>}) -> tensor<2x6xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {}]>]>} : (tensor<12xi32>) -> tensor<2x6xi32>
  return %0 : tensor<2x6xi32>
}
