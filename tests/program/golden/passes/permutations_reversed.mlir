// sdyrt-opt -sdy-resolve-permutation-factors -split-input-file
sdy.mesh @z = <["q"=2]>
sdy.mesh @m = <["a"=2, "b"=2]>
sdy.mesh @same = <["a"=2, "b"=2], device_ids=[2,3,0,1]>
func.func @withids(%x: tensor<4x4xi1> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a"}]>}) -> tensor<4x4xi1> {
  %1 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a"}]>]>} : tensor<4x4xi1>
  %2 = stablehlo.reverse %1, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a"}]>]>} : tensor<4x4xi1>
  %3 = stablehlo.reverse %2, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a"}]>]>} : tensor<4x4xi1>
  return %3 : tensor<4x4xi1>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @hops(%x: tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}]>}) -> tensor<5xf32> {
  %1 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}]>]>} : tensor<5xf32>
  return %1 : tensor<5xf32>
}
func.func @unevenother(%x: tensor<8x3x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a"}, {}]>}) -> tensor<8x3x5xf32> {
  %1 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a"}, {}]>]>} : tensor<8x3x5xf32>
  return %1 : tensor<8x3x5xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
sdy.mesh @m_reversed = <["q"=3]>
func.func @twice(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {?}], replicated={"a"}>}) -> tensor<8x4xf32> {
  %1 = stablehlo.reverse %x, dims = [0] {my.a = 1, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {?}]>]>} : tensor<8x4xf32>
  %2 = stablehlo.reverse %1, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : tensor<8x4xf32>
  %3 = stablehlo.reverse %2, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : tensor<8x4xf32>
  return %3 : tensor<8x4xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=4]>
func.func @even_split(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> tensor<2x4x4xf32> {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}, {"b"}]>]>} : (tensor<8x4xf32>) -> tensor<2x4x4xf32>
  return %1 : tensor<2x4x4xf32>
}
func.func @uneven_split(%x: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> tensor<3x2x4xf32> {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}, {"b"}]>]>} : (tensor<6x4xf32>) -> tensor<3x2x4xf32>
  return %1 : tensor<3x2x4xf32>
}
func.func @uneven_same(%x: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<3x2x2xf32> {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}, {}]>]>} : (tensor<3x4xf32>) -> tensor<3x2x2xf32>
  return %1 : tensor<3x2x2xf32>
}
func.func @ones(%x: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<1x3x4xf32> {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}, {}]>]>} : (tensor<3x4xf32>) -> tensor<1x3x4xf32>
  return %1 : tensor<1x3x4xf32>
}
