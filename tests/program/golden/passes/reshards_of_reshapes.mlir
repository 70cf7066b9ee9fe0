// sdyrt-opt -split-input-file -sdy-insert-explicit-reshards=enable-full-version=true
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func @f(%x: tensor<3x12x2xf32>) -> tensor<6x2x6xf32> {
 %4 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}, {"c"}]>]>} : (tensor<3x12x2xf32>) -> tensor<6x2x6xf32>
 return %4 : tensor<6x2x6xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func @f(%x: tensor<1x6x4xf32>) -> tensor<24xf32> {
 %4 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", "c"}]>]>} : (tensor<1x6x4xf32>) -> tensor<24xf32>
 return %4 : tensor<24xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func @f(%x: tensor<6x2xf32>) -> tensor<1x2x6xf32> {
 %4 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c":(2)2}, {"b"}, {"c":(1)2}]>]>} : (tensor<6x2xf32>) -> tensor<1x2x6xf32>
 return %4 : tensor<1x2x6xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func @f(%x: tensor<3x12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}]>}) -> tensor<6x2x6xf32> {
 %4 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}, {"c"}]>]>} : (tensor<3x12x2xf32>) -> tensor<6x2x6xf32>
 return %4 : tensor<6x2x6xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func @f(%x: tensor<3x12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {}]>}) -> tensor<6x2x6xf32> {
 %4 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}, {"c"}]>]>} : (tensor<3x12x2xf32>) -> tensor<6x2x6xf32>
 return %4 : tensor<6x2x6xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func @f(%x: tensor<3x12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {}, {}]>}) -> tensor<6x2x6xf32> {
 %4 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}, {"c"}]>]>} : (tensor<3x12x2xf32>) -> tensor<6x2x6xf32>
 return %4 : tensor<6x2x6xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func @f(%x: tensor<8x7x7x2xf32>) -> tensor<4x14x14x1xf32> {
  %v13 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"x"}, {"y", ?}, {"z"}]>]>} : (tensor<8x7x7x2xf32>) -> tensor<4x14x14x1xf32>
  return %v13: tensor<4x14x14x1xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func @f(%x: tensor<2x4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2}, {"c":(2)2, "a"}, {"b"}]>}) -> tensor<4x2x2x6xf32> {
  %0 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"a"}, {"b"}, {}]>]>} : (tensor<2x4x12xf32>) -> tensor<4x2x2x6xf32>
  return %0 : tensor<4x2x2x6xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func @f(%x: tensor<16x2xf32>{sdy.sharding = #sdy.sharding<@mesh, [{"y", "x":(2)2}, {"z"}]>}) -> tensor<2x2x8xf32> {
    %2 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", "z"}, {?}, {"x":(2)2, ?}]>]>} : (tensor<16x2xf32>) -> tensor<2x2x8xf32>
  return %2: tensor<2x2x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func @f(%x: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, "b", "a", ?}, {"d", ?}]>}) -> tensor<8xf32> {
  %1 = stablehlo.reshape %x : (tensor<2x4xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func @f(%x: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "z"}, {"x":(2)2}]>}) -> tensor<12xf32> {
  %1 = stablehlo.reshape %x {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "y"}]>]>} : (tensor<4x3xf32>) -> tensor<12xf32>
  return %1 : tensor<12xf32>
}
