// sdyrt-opt -sdy-resolve-permutation-factors=enable-halo-exchange=false
sdy.mesh @m = <["a"=2, "b"=2, "c"=4, "d"=8]>
func.func @pad(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> (tensor<10x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<10x4xf32>
  return %1 : tensor<10x4xf32>
}
func.func @slice(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<6x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
  %1 = stablehlo.slice %x [1:7, 1:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b"}]>]>} : (tensor<8x4xf32>) -> tensor<6x3xf32>
  return %1 : tensor<6x3xf32>
}
func.func @concat(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<12x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
  %1 = stablehlo.slice %x [1:5, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b"}]>]>} : (tensor<8x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.concatenate %x, %1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b"}]>]>} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
  return %2 : tensor<12x4xf32>
}
func.func @window(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<7x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2, 1>}> ({ ^bb0(%p: tensor<f32>, %q: tensor<f32>): 
   %z = stablehlo.add %p, %q : tensor<f32>
   stablehlo.return %z : tensor<f32>}) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<7x4xf32>
  return %2 : tensor<7x4xf32>
}
func.func @reverse(%x: tensor<7x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<7x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
  %1 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b"}]>]>} : tensor<7x4xf32>
  return %1 : tensor<7x4xf32>
}
func.func @mismatch(%x: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"a"}]>}) -> tensor<18x4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b"}]>]>} : (tensor<16x4xf32>, tensor<f32>) -> tensor<18x4xf32>
  return %1 : tensor<18x4xf32>
}
func.func @missing(%x: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {"a", ?}], replicated={"b"}>}) -> tensor<18x4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<18x4xf32>
  return %1 : tensor<18x4xf32>
}
func.func @missing2(%x: tensor<16x4xf32>) -> tensor<18x4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [1, 0], high = [1, 0], interior = [0, 0]  {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}p1, {"b"}]>]>} : (tensor<16x4xf32>, tensor<f32>) -> tensor<18x4xf32>
  return %1 : tensor<18x4xf32>
}
func.func @padfree2(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"a"}]>}) -> tensor<16x4xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %1 = stablehlo.pad %x, %c, low = [0, 0], high = [1, 0], interior = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"a"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<16x4xf32>
  return %1 : tensor<16x4xf32>
}
func.func @stride(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = "stablehlo.reduce_window"(%x, %c) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({ ^bb0(%p: tensor<f32>, %q: tensor<f32>): 
   %z = stablehlo.add %p, %q : tensor<f32>
   stablehlo.return %z : tensor<f32>}) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}
func.func @conv(%x: tensor<2x12x12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}, {"c"}, {}]>}, %k: tensor<3x3x3x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"d"}]>}) -> tensor<2x10x10x8xf32> {
  %0 = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}, {"c"}, {"d"}]>]>} : (tensor<2x12x12x3xf32>, tensor<3x3x3x8xf32>) -> tensor<2x10x10x8xf32>
  return %0 : tensor<2x10x10x8xf32>
}
