// sdyrt-opt "-sdy-per-instruction-partitioning=filter=' add , dot,slice,pad,reshard,reduce,reshape,selectLow=0 ,selectHigh=12'"
sdy.mesh @m = <["u"=2, "v"=3]>
// 8 is what two shards need and 9 what three do; neither serves both.
func.func @no_size(%x: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<7xf32> {
  %0 = sdy.reshard %x <@m, [{"v"}]> : tensor<7xf32>
  return %0 : tensor<7xf32>
}
func.func @add(%x: tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %y: tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<5xf32> {
  %0 = stablehlo.add %x, %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<5xf32>
  return %0 : tensor<5xf32>
}
// Axes as they come; a result is a whole sum; a reshard has one type.
func.func @dot(%x: tensor<5x7xf32> {sdy.sharding = #sdy.sharding<@m, [{"v"}, {"u"}]>}, %y: tensor<7x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}, {}]>}) -> tensor<5x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}, {}], unreduced={"u"}>]>} : (tensor<5x7xf32>, tensor<7x4xf32>) -> tensor<5x4xf32>
  %1 = sdy.reshard %0 <@m, [{}, {"u"}]> : tensor<5x4xf32>
  return %1 : tensor<5x4xf32>
}
func.func @sizes(%x: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %y: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> (tensor<5xf32>, tensor<9xf32>, tensor<7x1xf32>, tensor<f32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.slice %x [1:6] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<7xf32>) -> tensor<5xf32>
  %1 = stablehlo.pad %y, %c, low = [1], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<6xf32>, tensor<f32>) -> tensor<9xf32>
  %2 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {}]>]>} : (tensor<7xf32>) -> tensor<7x1xf32>
  %3 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<f32>
  return %0, %1, %2, %3 : tensor<5xf32>, tensor<9xf32>, tensor<7x1xf32>, tensor<f32>
}
// What stays: numbers count ops that are not named too; zeros would change the
// maximum, and come first in a reverse; a sum's terms; what is not at the top.
func.func @stays(%x: tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %y: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %c: tensor<f32>, %i: tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>) {
  %0 = stablehlo.tanh %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<5xf32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.reduce(%y init: %c) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
  %3 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<5xf32>
  %4 = stablehlo.dot %y, %y : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
  %5 = sdy.all_reduce {"u"} %4 out_sharding=<@m, []> : tensor<f32>
  %6 = "stablehlo.case"(%i) ({
    %8 = stablehlo.add %y, %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<6xf32>
    stablehlo.return %8 : tensor<6xf32>
  }, {
    stablehlo.return %y : tensor<6xf32>
  }) : (tensor<i32>) -> tensor<6xf32>
  %7 = stablehlo.add %y, %y {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<6xf32>
  return %1, %2, %3, %5, %6, %7 : tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>
}
