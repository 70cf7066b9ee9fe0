// sdyrt-opt -sdy-reshard-to-collectives=keep-redundant-reshards=true -split-input-file
sdy.mesh @m = <["p"=2, "q"=2, "r"=2, "s"=8]>
func.func @slices(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", "q"}, {}]>}, %y: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {"q"}, {}]>}, %z: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"s":(1)4}, {}]>}, %w: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"s":(1)4}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8x8xf32>, tensor<16x16xf32>, tensor<4x16xf32>) {
  %0 = sdy.reshard %x <@m, [{"r"}, {"q"}]> : tensor<8x8xf32>
  %1 = sdy.reshard %y <@m, [{"q"}, {}, {"p", "r"}]> : tensor<8x8x8xf32>
  %2 = sdy.reshard %z <@m, [{}, {"s"}]> : tensor<16x16xf32>
  %3 = sdy.reshard %w <@m, [{}, {"s"}]> : tensor<4x16xf32>
  return %0, %1, %2, %3 : tensor<8x8xf32>, tensor<8x8x8xf32>, tensor<16x16xf32>, tensor<4x16xf32>
}
func.func @changes_little(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}, %y: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %2 = sdy.reshard %x <@m, [{"p"}, {}]> : tensor<8x8xf32>
  %3 = sdy.propagation_barrier %x allowed_direction=NONE : tensor<8x8xf32>
  %4 = sdy.reshard %3 <@m, [{"q"}, {}]> : tensor<8x8xf32>
  %5 = sdy.reshard %y <@m, [{"q"}, {}]> : tensor<8x8xf32>
  %6 = stablehlo.add %4, %5 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q"}, {}], unreduced={"p"}>]>} : tensor<8x8xf32>
  %7 = sdy.reshard %6 <@m, [{}, {"q"}], unreduced={"p"}> : tensor<8x8xf32>
  return %2, %7 : tensor<8x8xf32>, tensor<8x8xf32>
}
