module {
  sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
  func.func @main(%arg0: tensor<2x3xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a", "b", ?}]>}) -> (tensor<2x3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", "b", ?}]>}, tensor<2x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a", ?}]>}, tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}]>}) {
    %0 = stablehlo.custom_call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}, {?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=2, j=3}, custom>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = stablehlo.multiply %0, %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}, {?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=3, j=2}>} : tensor<3x2xf32>
    %2 = stablehlo.transpose %1, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", "b", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([j, i])->([i, j]) {i=2, j=3}>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %3 = sdy.sharding_constraint %arg0 <@m, [{"b"}, {"a", ?}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=2, j=3}>} : tensor<2x3xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [])->([i]) {i=3, j=2} reduction={j}>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
    return %2, %3, %4 : tensor<2x3xf32>, tensor<2x3xf32>, tensor<3xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func @main(%arg0: tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {?}]>}, %arg1: tensor<8x3x4x4xf32>, %arg2: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>}, %arg3: tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"y", "x"}], replicated={"z"}>}) -> (tensor<3xf32>, tensor<3x32xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}]>}, tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {?}]>}) {
    %0 = sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<3x16xf32>
    %1 = stablehlo.optimization_barrier %arg3 : tensor<3x16xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.reduce(%arg3 init: %cst) applies stablehlo.add across dimensions = [1] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [])->([i]) {i=3, j=16} reduction={j}>} : (tensor<3x16xf32>, tensor<f32>) -> tensor<3xf32>
    %3 = stablehlo.reverse %0, dims = [] {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=3, j=16}>} : tensor<3x16xf32>
    %4 = stablehlo.concatenate %3, %1, dim = 1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, j])->([i, j]) {i=3, j=32} need_replication={j}>} : (tensor<3x16xf32>, tensor<3x16xf32>) -> tensor<3x32xf32>
    %5 = sdy.sharding_constraint %arg0 <@m, [{"x", ?}, {?}], replicated={"y"}> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=3, j=16}>} : tensor<3x16xf32>
    return %2, %4, %5 : tensor<3xf32>, tensor<3x32xf32>, tensor<3x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<3x12x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", "b"}, {"a", ?}, {"c", ?}]>}, %arg1: tensor<6x1x3x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {"a", "b"}, {?}, {"d", ?}]>}, %arg2: tensor<2x1x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {"a"}, {"b", ?}]>}, %arg3: tensor<3x12x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", "b", ?}, {?}, {?}]>}) -> (tensor<2x1x1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"d", ?}, {"a", ?}]>}, tensor<24x3x1x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "d", ?}, {?}, {"c", "b"}, {?}]>}, tensor<1x2x1x1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"d", ?}, {?}, {?}]>}, tensor<3x12x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", "b", ?}, {?}, {?}]>}) {
    %0 = sdy.sharding_constraint %arg2 <@m, [{?}, {"d", ?}, {"a", ?}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=1, k=1}>} : tensor<2x1x1xf32>
    %1 = stablehlo.transpose %arg1, dims = [3, 2, 1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "d", ?}, {?}, {"c", "b", ?}, {?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([l, k, j, i])->([i, j, k, l]) {i=24, j=3, k=1, l=6}>} : (tensor<6x1x3x24xf32>) -> tensor<24x3x1x6xf32>
    %2 = stablehlo.slice %arg2 [0:2, 0:1, 0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d", ?}, {"a", ?}, {"b", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=1, k=1}>} : (tensor<2x1x1xf32>) -> tensor<2x1x1xf32>
    %3 = stablehlo.reshape %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"d", ?}, {?}, {?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([j, k, l])->([i, j, m, n]) {i=1, j=2, k=1, l=1, m=1, n=1}>} : (tensor<2x1x1xf32>) -> tensor<1x2x1x1xf32>
    %4 = sdy.propagation_barrier %arg3 allowed_direction=BACKWARD {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d", "b", ?}, {?}, {?}]>]>} : tensor<3x12x12xf32>
    return %0, %1, %3, %4 : tensor<2x1x1xf32>, tensor<24x3x1x6xf32>, tensor<1x2x1x1xf32>, tensor<3x12x12xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func @main(%arg0: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> (tensor<f32>, tensor<f32>, tensor<6xf32>, tensor<12xf32>) {
    %0 = stablehlo.concatenate %arg0, %arg0, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=12} need_replication={i}>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
    %1 = stablehlo.transpose %arg0, dims = [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=6}>} : (tensor<6xf32>) -> tensor<6xf32>
    %2 = stablehlo.dot_general %0, %0, contracting_dims = [0] x [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([]) {i=12} reduction={i}>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %3 = stablehlo.concatenate %1, %1, dim = 0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=12} need_replication={i}>} : (tensor<6xf32>, tensor<6xf32>) -> tensor<12xf32>
    %4 = stablehlo.dot_general %3, %3, contracting_dims = [0] x [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([]) {i=12} reduction={i}>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
    %5 = stablehlo.multiply %1, %1 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i])->([i]) {i=6}>} : tensor<6xf32>
    %6 = stablehlo.transpose %0, dims = [0] {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=12}>} : (tensor<12xf32>) -> tensor<12xf32>
    return %2, %4, %5, %6 : tensor<f32>, tensor<f32>, tensor<6xf32>, tensor<12xf32>
  }
}
