// sdyrt-opt -sdy-resolve-permutation-factors -split-input-file
sdy.mesh @m = <["b"=2, "d"=8]>
func.func @pad(%x: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {}]>}) -> (tensor<18x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {}]>}) {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {}]>]>} : (tensor<16x4xf32>, tensor<f32>) -> tensor<18x4xf32>
  return %1 : tensor<18x4xf32>
}
func.func @slice(%x: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"b"}]>}) -> (tensor<14x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"b"}]>}) {
  %1 = stablehlo.slice %x [1:15, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {"b"}]>]>} : (tensor<16x4xf32>) -> tensor<14x4xf32>
  return %1 : tensor<14x4xf32>
}
func.func @two_shards(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) -> (tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}]>}) {
  %1 = stablehlo.slice %x [0:8, 1:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : (tensor<8x4xf32>) -> tensor<8x3xf32>
  return %1 : tensor<8x3xf32>
}
func.func @padfree(%x: tensor<13x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {}]>}) -> tensor<15x4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [0, 0], high = [2, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {}]>]>} : (tensor<13x4xf32>, tensor<f32>) -> tensor<15x4xf32>
  return %1 : tensor<15x4xf32>
}
func.func @zeros(%x: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"b"}]>}) -> tensor<33x4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [2, 0], high = [0, 0], interior = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}, {"b"}]>]>} : (tensor<16x4xf32>, tensor<f32>) -> tensor<33x4xf32>
  return %1 : tensor<33x4xf32>
}
func.func @same_size(%x: tensor<16xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}]>}) -> tensor<16xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [1], high = [-1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d"}]>]>} : (tensor<16xf32>, tensor<f32>) -> tensor<16xf32>
  return %1 : tensor<16xf32>
}
func.func @inside_shards(%x: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}) -> tensor<2x4xf32> {
  %1 = stablehlo.slice %x [2:4, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<6x4xf32>) -> tensor<2x4xf32>
  return %1 : tensor<2x4xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @subuneven(%x: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(1)2}]>}) -> tensor<7xf32> {
  %1 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(1)2}]>]>} : tensor<7xf32>
  return %1 : tensor<7xf32>
}
func.func @twoaxes(%x: tensor<15x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "a"}, {}]>}) -> tensor<15x3xf32> {
  %1 = stablehlo.reverse %x, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", "a"}, {}]>]>} : tensor<15x3xf32>
  return %1 : tensor<15x3xf32>
}
func.func @both(%x: tensor<7x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a"}]>}) -> tensor<7x3xf32> {
  %1 = stablehlo.reverse %x, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a"}]>]>} : tensor<7x3xf32>
  return %1 : tensor<7x3xf32>
}
func.func @wholeshift(%x: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}]>}) -> tensor<6xf32> {
  %1 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}]>]>} : tensor<6xf32>
  return %1 : tensor<6xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
func.func @uneven_merge(%x: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<6xf32> {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : (tensor<3x2xf32>) -> tensor<6xf32>
  return %1 : tensor<6xf32>
}
func.func @other_axes(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"c"}]>}) -> (tensor<32xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : (tensor<8x4xf32>) -> tensor<32xf32>
  return %1 : tensor<32xf32>
}
func.func @mixed(%x: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> tensor<4x6xf32> {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : (tensor<6x4xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}
func.func @uneven_two(%x: tensor<10x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}) -> tensor<5x2x4xf32> {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}, {}]>]>} : (tensor<10x4xf32>) -> tensor<5x2x4xf32>
  return %1 : tensor<5x2x4xf32>
}
