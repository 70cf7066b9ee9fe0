module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=4, "d"=8]>
  func.func @pad(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) -> (tensor<10x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<10x4xf32>
    return %0 : tensor<10x4xf32>
  }
  func.func @slice(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<6x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
    %0 = sdy.reshard %arg0 <@m, [{}, {}]> : tensor<8x4xf32>
    %1 = stablehlo.slice %0 [1:7, 1:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>) -> tensor<6x3xf32>
    %2 = sdy.reshard %1 <@m, [{"c"}, {"b"}]> : tensor<6x3xf32>
    return %2 : tensor<6x3xf32>
  }
  func.func @concat(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<12x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"b"}]> : tensor<8x4xf32>
    %1 = stablehlo.slice %0 [1:5, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : (tensor<8x4xf32>) -> tensor<4x4xf32>
    %2 = sdy.reshard %1 <@m, [{"c"}, {"b"}]> : tensor<4x4xf32>
    %3 = stablehlo.concatenate %arg0, %2, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {"b"}]>]>} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<12x4xf32>
    return %3 : tensor<12x4xf32>
  }
  func.func @window(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<7x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = sdy.reshard %arg0 <@m, [{}, {"b"}]> : tensor<8x4xf32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{window_dimensions = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<7x4xf32>
    %2 = sdy.reshard %1 <@m, [{"c"}, {"b"}]> : tensor<7x4xf32>
    return %2 : tensor<7x4xf32>
  }
  func.func @reverse(%arg0: tensor<7x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<7x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
    %0 = sdy.reshard %arg0 <@m, [{}, {"b"}]> : tensor<7x4xf32>
    %1 = stablehlo.reverse %0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : tensor<7x4xf32>
    %2 = sdy.reshard %1 <@m, [{"c"}, {"b"}]> : tensor<7x4xf32>
    return %2 : tensor<7x4xf32>
  }
  func.func @mismatch(%arg0: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {"a"}]>}) -> tensor<18x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = sdy.reshard %arg0 <@m, [{}, {"a"}]> : tensor<16x4xf32>
    %1 = stablehlo.pad %0, %cst, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : (tensor<16x4xf32>, tensor<f32>) -> tensor<18x4xf32>
    %2 = sdy.reshard %1 <@m, [{"c"}, {"b"}]> : tensor<18x4xf32>
    return %2 : tensor<18x4xf32>
  }
  func.func @missing(%arg0: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {"a", ?}], replicated={"b"}>}) -> tensor<18x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = sdy.reshard %arg0 <@m, [{?}, {"a", ?}], replicated={"b"}> : tensor<16x4xf32>
    %1 = stablehlo.pad %0, %cst, low = [1, 0], high = [1, 0], interior = [0, 0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<18x4xf32>
    return %1 : tensor<18x4xf32>
  }
  func.func @missing2(%arg0: tensor<16x4xf32>) -> tensor<18x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b"}]>]>} : (tensor<16x4xf32>, tensor<f32>) -> tensor<18x4xf32>
    %1 = sdy.reshard %0 <@m, [{"c", ?}p1, {"b"}]> : tensor<18x4xf32>
    return %1 : tensor<18x4xf32>
  }
  func.func @padfree2(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"a"}]>}) -> tensor<16x4xf32> {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = sdy.reshard %arg0 <@m, [{}, {"a"}]> : tensor<8x4xf32>
    %1 = stablehlo.pad %0, %cst, low = [0, 0], high = [1, 0], interior = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<16x4xf32>
    %2 = sdy.reshard %1 <@m, [{"c"}, {"a"}]> : tensor<16x4xf32>
    return %2 : tensor<16x4xf32>
  }
  func.func @stride(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b"}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %0 = sdy.reshard %arg0 <@m, [{}, {"b"}]> : tensor<8x4xf32>
    %1 = "stablehlo.reduce_window"(%0, %cst) <{window_dimensions = array<i64: 2, 1>, window_strides = array<i64: 2, 1>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.add %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : (tensor<8x4xf32>, tensor<f32>) -> tensor<4x4xf32>
    %2 = sdy.reshard %1 <@m, [{"c"}, {"b"}]> : tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
  func.func @conv(%arg0: tensor<2x12x12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}, {"c"}, {}]>}, %arg1: tensor<3x3x3x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"d"}]>}) -> tensor<2x10x10x8xf32> {
    %0 = sdy.reshard %arg0 <@m, [{"a"}, {}, {}, {}]> : tensor<2x12x12x3xf32>
    %1 = stablehlo.convolution(%0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}, {}, {"d"}]>]>} : (tensor<2x12x12x3xf32>, tensor<3x3x3x8xf32>) -> tensor<2x10x10x8xf32>
    %2 = sdy.reshard %1 <@m, [{"a"}, {"b"}, {"c"}, {"d"}]> : tensor<2x10x10x8xf32>
    return %2 : tensor<2x10x10x8xf32>
  }
}
