// sdyrt-opt -split-input-file -sdy-basic-propagate=keep-sharding-rules=true
sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
func.func @main(%main0: tensor<2x3xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}]>}) -> (tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>) {
  %v1 = stablehlo.custom_call @f(%main0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=2, j=3}, custom>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
  %v2 = stablehlo.multiply %v1, %v1 : tensor<3x2xf32>
  %v3 = stablehlo.transpose %v2, dims = [1, 0] : (tensor<3x2xf32>) -> tensor<2x3xf32>
  %v4 = sdy.sharding_constraint %main0 <@m, [{"b"}, {"a", ?}]> : tensor<2x3xf32>
  %v5 = stablehlo.constant dense<0.0> : tensor<f32>
  %v6 = stablehlo.reduce(%v2 init: %v5) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}]>]>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %v3, %v4, %v6 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<3x16xf32>, %main1: tensor<8x3x4x4xf32>, %main2: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>}, %main3: tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"y", "x"}], replicated={"z"}>}) -> (tensor<3xf32>, tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}]>}, tensor<3x16xf32>) {
  %v1 = sdy.propagation_barrier %main0 allowed_direction=BACKWARD : tensor<3x16xf32>
  %v2:1 = stablehlo.optimization_barrier %main3 : tensor<3x16xf32>
  %v3 = stablehlo.constant dense<0.0> : tensor<f32>
  %v4 = stablehlo.reduce(%main3 init: %v3) applies stablehlo.add across dimensions = [1] : (tensor<3x16xf32>, tensor<f32>) -> tensor<3xf32>
  %v5 = stablehlo.reverse %v1, dims = [] : tensor<3x16xf32>
  %v6 = stablehlo.concatenate %v5, %v2#0, dim = 1 : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x32xf32>
  %v7 = sdy.sharding_constraint %main0 <@m, [{"x", ?}, {?}], replicated={"y"}> : tensor<3x16xf32>
  return %v4, %v6, %v7 : tensor<3xf32>, tensor<3x32xf32>, tensor<3x16xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%main0: tensor<3x12x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", "b"}, {"a", ?}, {"c", ?}]>}, %main1: tensor<6x1x3x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {"a", "b"}, {?}, {"d", ?}]>}, %main2: tensor<2x1x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {"a"}, {"b", ?}]>}, %main3: tensor<3x12x12xf32>) -> (tensor<2x1x1xf32>, tensor<24x3x1x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "d", ?}, {?}, {"c", "b"}, {?}]>}, tensor<1x2x1x1xf32>, tensor<3x12x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", "b", ?}, {?}, {?}]>}) {
  %v1 = stablehlo.cosine %main1 : tensor<6x1x3x24xf32>
  %v2 = sdy.sharding_constraint %main2 <@m, [{?}, {"d", ?}, {"a", ?}]> : tensor<2x1x1xf32>
  %v3 = stablehlo.transpose %main1, dims = [3, 2, 1, 0] : (tensor<6x1x3x24xf32>) -> tensor<24x3x1x6xf32>
  %v4 = stablehlo.slice %main2 [0:2, 0:1, 0:1] : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
  %v5 = stablehlo.reshape %v4 : (tensor<2x1x1xf32>) -> tensor<1x2x1x1xf32>
  %v6 = sdy.propagation_barrier %main3 allowed_direction=BACKWARD : tensor<3x12x12xf32>
  return %v2, %v3, %v5, %v6 : tensor<2x1x1xf32>, tensor<24x3x1x6xf32>, tensor<1x2x1x1xf32>, tensor<3x12x12xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> (tensor<f32>, tensor<f32>, tensor<6xf32>, tensor<12xf32>) {
  %v1 = stablehlo.concatenate %main0, %main0, dim = 0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
  %v2 = stablehlo.transpose %main0, dims = [0] : (tensor<6xf32>) -> tensor<6xf32>
  %v3 = stablehlo.dot_general %v1, %v1, contracting_dims = [0] x [0] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
  %v4 = stablehlo.concatenate %v2, %v2, dim = 0 : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
  %v5 = stablehlo.dot_general %v4, %v4, contracting_dims = [0] x [0] : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
  %v6 = stablehlo.multiply %v2, %v2 : tensor<6xf32>
  %v7 = stablehlo.transpose %v1, dims = [0] : (tensor<12xf32>) -> tensor<12xf32>
  return %v3, %v5, %v6, %v7 : tensor<f32>, tensor<f32>, tensor<6xf32>, tensor<12xf32>
}
