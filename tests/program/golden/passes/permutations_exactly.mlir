// sdyrt-opt -sdy-resolve-permutation-factors -split-input-file
sdy.mesh @m = <["u"=3, "v"=2]>
func.func @pad(%x: tensor<9x5xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}, {}]>}) -> tensor<13x7xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.pad %x, %c, low = [2, 1], high = [2, 1], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {}]>]>} : (tensor<9x5xi32>, tensor<i32>) -> tensor<13x7xi32>
  return %0 : tensor<13x7xi32>
}
// channels are counted on
func.func @slice(%x: tensor<12x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"u", "v"}, {}]>}) -> tensor<6x2xi32> {
  %0 = stablehlo.slice %x [3:9, 2:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u", "v"}, {}]>]>} : (tensor<12x4xi32>) -> tensor<6x2xi32>
  return %0 : tensor<6x2xi32>
}
func.func @reverse(%x: tensor<5x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}, {"v"}]>}) -> tensor<5x4xi32> {
  %0 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {"v"}]>]>} : tensor<5x4xi32>
  return %0 : tensor<5x4xi32>
}
// -----
// Shards get the padding value where they have no neighbour.
sdy.mesh @m = <["u"=3]>
func.func @other_value(%x: tensor<9xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<12xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.pad %x, %c, low = [2], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<9xi32>, tensor<i32>) -> tensor<12xi32>
  return %0 : tensor<12xi32>
}
// A stride makes the dimension whole; along others it goes on.
func.func @strides(%x: tensor<9x8xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}, {}]>}) -> (tensor<3x8xi32>, tensor<6x4xi32>) {
  %0 = stablehlo.slice %x [0:9:3, 0:8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {}]>]>} : (tensor<9x8xi32>) -> tensor<3x8xi32>
  %1 = stablehlo.slice %x [1:7, 0:8:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {}]>]>} : (tensor<9x8xi32>) -> tensor<6x4xi32>
  return %0, %1 : tensor<3x8xi32>, tensor<6x4xi32>
}
// No shard needs another one.
func.func @stays(%x: tensor<6x9xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {"u"}]>}) -> tensor<10x9xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.pad %x, %c, low = [2, 0], high = [2, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"u"}]>]>} : (tensor<6x9xi32>, tensor<i32>) -> tensor<10x9xi32>
  return %0 : tensor<10x9xi32>
}
// -----
sdy.mesh @m = <["u"=2]>
func.func @free(%x: tensor<6xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<10xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.pad %x, %c, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<6xi32>, tensor<i32>) -> tensor<10xi32>
  return %0 : tensor<10xi32>
}
// The part of a shard is its own, but not its front.
func.func @inside(%x: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [3:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<8xi32>) -> tensor<1xi32>
  return %0 : tensor<1xi32>
}
// -----
sdy.mesh @m = <["u"=6]>
func.func @split(%x: tensor<10xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<2x5xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u":(1)2}, {"u":(2)3}]>]>} : (tensor<10xi32>) -> tensor<2x5xi32>
  return %0 : tensor<2x5xi32>
}
func.func @join(%x: tensor<2x5xi32> {sdy.sharding = #sdy.sharding<@m, [{"u":(1)2}, {"u":(2)3}]>}) -> tensor<10xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<2x5xi32>) -> tensor<10xi32>
  return %0 : tensor<10xi32>
}
func.func @same_places(%x: tensor<12xi32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<2x6xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u":(1)2}, {"u":(2)3}]>]>} : (tensor<12xi32>) -> tensor<2x6xi32>
  return %0 : tensor<2x6xi32>
}
func.func @one_dimension(%x: tensor<5xi32> {sdy.sharding = #sdy.sharding<@m, [{"u":(1)2}]>}) -> tensor<5x1xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u":(1)2}, {}]>]>} : (tensor<5xi32>) -> tensor<5x1xi32>
  return %0 : tensor<5x1xi32>
}
func.func @other_places(%x: tensor<4x6xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {"u"}]>}) -> tensor<24xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<4x6xi32>) -> tensor<24xi32>
  return %0 : tensor<24xi32>
}
func.func @other_axes(%x: tensor<4x9xi32> {sdy.sharding = #sdy.sharding<@m, [{"u":(1)2}, {"u":(2)3}]>}) -> tensor<4x3x3xi32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u":(1)2}, {}, {}]>]>} : (tensor<4x9xi32>) -> tensor<4x3x3xi32>
  return %0 : tensor<4x3x3xi32>
}
// -----
// Devices in another order, and dimensions along two axes, one of them in part.
sdy.mesh @m = <["u"=2, "v"=4], device_ids=[3, 1, 2, 0, 7, 5, 6, 4]>
func.func @ids(%x: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"v"}]>}) -> tensor<6xi32> {
  %0 = stablehlo.slice %x [1:7] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : (tensor<8xi32>) -> tensor<6xi32>
  return %0 : tensor<6xi32>
}
func.func @reversed_ids(%x: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"v"}]>}) -> tensor<8xi32> {
  %0 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : tensor<8xi32>
  return %0 : tensor<8xi32>
}
// -----
// Two hops; behind them a shard gets nothing but zeros.
sdy.mesh @m = <["u"=2, "v"=4]>
func.func @hops(%x: tensor<5xi32> {sdy.sharding = #sdy.sharding<@m, [{"v"}]>}) -> tensor<5xi32> {
  %0 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : tensor<5xi32>
  return %0 : tensor<5xi32>
}
func.func @one_element(%x: tensor<1xi32> {sdy.sharding = #sdy.sharding<@m, [{"v"}]>}) -> tensor<1xi32> {
  %0 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}]>]>} : tensor<1xi32>
  return %0 : tensor<1xi32>
}
func.func @parts(%x: tensor<12x3xi32> {sdy.sharding = #sdy.sharding<@m, [{"v":(1)2, "u"}, {}]>}) -> tensor<14x3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.pad %x, %c, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v":(1)2, "u"}, {}]>]>} : (tensor<12x3xi32>, tensor<i32>) -> tensor<14x3xi32>
  return %0 : tensor<14x3xi32>
}
