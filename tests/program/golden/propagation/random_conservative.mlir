// sdyrt-opt -split-input-file -sdy-aggressive-propagate=conservative-propagation=true
sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
func.func @main(%main0: tensor<12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {"r", ?}]>}, %main1: tensor<16x8xf32>, %main2: tensor<12x3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"r", ?}]>}) -> (tensor<8x24xf32>, tensor<12x3xf32>, tensor<12x3xf32>, tensor<12x3xf32>) {
  %v1 = stablehlo.constant dense<1.0> : tensor<8x24xf32>
  %v2 = stablehlo.broadcast_in_dim %v1, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", "p", ?}, {}]>]>} : (tensor<8x24xf32>) -> tensor<8x24xf32>
  %v3 = stablehlo.slice %main0 [0:9, 0:2] : (tensor<12x3xf32>) -> tensor<9x2xf32>
  %v4 = stablehlo.reverse %main1, dims = [] : tensor<16x8xf32>
  %v5 = stablehlo.reshape %v1 : (tensor<8x24xf32>) -> tensor<8x24xf32>
  %v6 = stablehlo.dot_general %v3, %v3, contracting_dims = [1] x [1] : (tensor<9x2xf32>, tensor<9x2xf32>) -> tensor<9x9xf32>
  %v7 = stablehlo.broadcast_in_dim %v2, dims = [0, 2] : (tensor<8x24xf32>) -> tensor<8x6x24xf32>
  %v8 = stablehlo.cosine %v5 : tensor<8x24xf32>
  %v9 = stablehlo.reshape %main2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"p", ?}]>]>} : (tensor<12x3xf32>) -> tensor<12x3xf32>
  %v10 = stablehlo.broadcast_in_dim %v9, dims = [0, 1] : (tensor<12x3xf32>) -> tensor<12x3xf32>
  %v11:2 = "stablehlo.sort"(%main0, %v9) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>):
    %pc = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %pc : tensor<i1>
  }) : (tensor<12x3xf32>, tensor<12x3xf32>) -> (tensor<12x3xf32>, tensor<12x3xf32>)
  %v12 = sdy.sharding_constraint %v10 <@m, [{?}, {}]> : tensor<12x3xf32>
  return %v8, %v11#0, %v11#1, %v12 : tensor<8x24xf32>, tensor<12x3xf32>, tensor<12x3xf32>, tensor<12x3xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%main0: tensor<16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"c"}, {"b", ?}], replicated={"d"}>}, %main1: tensor<16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}, {"a"}]>}) -> (tensor<16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", "b"}, {?}]>}, tensor<16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"d":(1)2, ?}, {?}], replicated={"c"}>}) {
  %v2 = stablehlo.constant dense<0> : tensor<i32>
  %v1:2 = "stablehlo.case"(%v2) ({
    %v3:2 = sdy.named_computation<"f">(%main1, %main0) (%v4: tensor<16x16x2xf32>, %v5: tensor<16x16x2xf32>) {
      %v6 = stablehlo.reshape %v5 : (tensor<16x16x2xf32>) -> tensor<2x128x2xf32>
      %v7 = stablehlo.reverse %v5, dims = [0, 1] : tensor<16x16x2xf32>
      %v8 = stablehlo.constant dense<0> : tensor<i32>
      %v9 = stablehlo.dynamic_update_slice %v5, %v5, %v8, %v8, %v8 : (tensor<16x16x2xf32>, tensor<16x16x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x16x2xf32>
      sdy.return %v9, %v9 : tensor<16x16x2xf32>, tensor<16x16x2xf32>
    } : (tensor<16x16x2xf32>, tensor<16x16x2xf32>) -> (tensor<16x16x2xf32>, tensor<16x16x2xf32>)
    stablehlo.return %v3#1, %main1 : tensor<16x16x2xf32>, tensor<16x16x2xf32>
  }, {
    %v10 = stablehlo.reshape %main1 : (tensor<16x16x2xf32>) -> tensor<16x8x2x2xf32>
    %v11 = stablehlo.reshape %v10 : (tensor<16x8x2x2xf32>) -> tensor<128x1x2x2xf32>
    %v12 = stablehlo.dot_general %main0, %main0, contracting_dims = [2] x [2] : (tensor<16x16x2xf32>, tensor<16x16x2xf32>) -> tensor<16x16x16x16xf32>
    stablehlo.return %main0, %main0 : tensor<16x16x2xf32>, tensor<16x16x2xf32>
  }) : (tensor<i32>) -> (tensor<16x16x2xf32>, tensor<16x16x2xf32>)
  %v13 = stablehlo.reverse %main1, dims = [1] : tensor<16x16x2xf32>
  %v14 = stablehlo.divide %v1#1, %v1#1 : tensor<16x16x2xf32>
  %v15 = stablehlo.broadcast_in_dim %v13, dims = [0, 1, 2] : (tensor<16x16x2xf32>) -> tensor<16x16x2xf32>
  return %v14, %v15 : tensor<16x16x2xf32>, tensor<16x16x2xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%main0: tensor<1x12x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "c", ?}p1, {"d", "a"}p2, {?}]>}, %main1: tensor<16x6x6xf32>, %main2: tensor<1x12x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}p0, {"d", "a", ?}]>}) -> (tensor<12x2x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", "a", ?}, {}, {"b", "c"}]>}, tensor<16x6x6xf32>) {
  %v1 = stablehlo.floor %main0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {?}p2, {"a", "b", ?}], replicated={"c"}>]>} : tensor<1x12x2xf32>
  %v2 = stablehlo.custom_call @f(%v1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([j, k, i]) {i=1, j=12, k=2}, custom>} : (tensor<1x12x2xf32>) -> tensor<12x2x1xf32>
  %v3 = sdy.sharding_constraint %main1 <@m, [{?}, {"b", "c", ?}, {?}p1]> : tensor<16x6x6xf32>
  return %v2, %v3 : tensor<12x2x1xf32>, tensor<16x6x6xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", "x", ?}]>}, %main1: tensor<12xf32>) -> (tensor<1xf32>) {
  %v1 = stablehlo.constant dense<0> : tensor<i32>
  %v2 = stablehlo.dynamic_update_slice %main0, %main0, %v1 : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
  %v3 = stablehlo.constant dense<0> : tensor<i32>
  %v4 = stablehlo.dynamic_update_slice %v2, %v2, %v3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}]>]>} : (tensor<1xf32>, tensor<1xf32>, tensor<i32>) -> tensor<1xf32>
  %v5 = stablehlo.custom_call @f(%v4) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=1}, custom>} : (tensor<1xf32>) -> tensor<1xf32>
  return %v5 : tensor<1xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %main1: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", ?}, {?}]>}, %main2: tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}], replicated={"y"}>}) -> (tensor<6x4xf32>, tensor<1xf32>) {
  %v1 = stablehlo.maximum %main1, %main1 : tensor<6x4xf32>
  %v2 = stablehlo.slice %main2 [0:1] : (tensor<3xf32>) -> tensor<1xf32>
  return %v1, %v2 : tensor<6x4xf32>, tensor<1xf32>
}
// -----
sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
func.func private @f0(%f00: tensor<4x2x1x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", "r", ?}, {"q", ?}, {?}, {}]>}, %f01: tensor<24x3xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}]>}, %f02: tensor<24x8x8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"r", ?}, {"q", ?}, {}, {"p", ?}]>}, %f03: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}]>}, %f04: tensor<4x2x1x6xf32>) -> (tensor<24x8x8x6xf32>) {
  %v1 = sdy.propagation_barrier %f02 allowed_direction=NONE : tensor<24x8x8x6xf32>
  %v2 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} dense<1.0> : tensor<f32>
  %v3 = stablehlo.subtract %f04, %f00 : tensor<4x2x1x6xf32>
  %v4 = sdy.propagation_barrier %f00 allowed_direction=BACKWARD : tensor<4x2x1x6xf32>
  %v5 = stablehlo.custom_call @f(%f00) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([k, j, l, i]) {i=4, j=2, k=1, l=6} need_replication={i}, custom>} : (tensor<4x2x1x6xf32>) -> tensor<1x2x6x4xf32>
  %v6 = stablehlo.abs %f01 : tensor<24x3xf32>
  return %v1 : tensor<24x8x8x6xf32>
}
func.func @main(%main0: tensor<f32>, %main1: tensor<16x3x16xf32>, %main2: tensor<4x16x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}, {"r", "q", ?}]>}, %main3: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p", ?}, {?}]>}) -> (tensor<24x6x1xf32>, tensor<4xf32>, tensor<16x3x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}, {"q"}], replicated={"p"}>}, tensor<f32>) {
  %v7 = stablehlo.transpose %main1, dims = [1, 2, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q"}, {"r", ?}, {?}]>]>} : (tensor<16x3x16xf32>) -> tensor<3x16x16xf32>
  %v8 = stablehlo.constant dense<1.0> : tensor<24x6x1xf32>
  %v10 = stablehlo.constant dense<true> : tensor<i1>
  %v9:3 = stablehlo.while(%v11 = %main0, %v12 = %v7, %t = %v10) : tensor<f32>, tensor<3x16x16xf32>, tensor<i1>
  cond {
    stablehlo.return %t : tensor<i1>
  } do {
    %v13 = stablehlo.divide %v7, %v12 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p", "r", ?}, {?}, {}]>]>} : tensor<3x16x16xf32>
    %v14 = stablehlo.constant dense<0> : tensor<i32>
    %v15 = stablehlo.dynamic_update_slice %v12, %v13, %v14, %v14, %v14 : (tensor<3x16x16xf32>, tensor<3x16x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<3x16x16xf32>
    %v16:2 = sdy.named_computation<"f">(%v7, %v7) out_shardings=[<@m, [{?}, {}, {"r", "p"}]>, <@m, [{"r", ?}, {"p", ?}, {"q", ?}]>] (%v17: tensor<3x16x16xf32>, %v18: tensor<3x16x16xf32>) {
      %v19 = stablehlo.transpose %v17, dims = [0, 1, 2] : (tensor<3x16x16xf32>) -> tensor<3x16x16xf32>
      %v20 = stablehlo.concatenate %v18, %v17, dim = 1 : (tensor<3x16x16xf32>, tensor<3x16x16xf32>) -> tensor<3x32x16xf32>
      %v21 = stablehlo.transpose %v18, dims = [2, 1, 0] : (tensor<3x16x16xf32>) -> tensor<16x16x3xf32>
      sdy.return %v18, %v17 : tensor<3x16x16xf32>, tensor<3x16x16xf32>
    } : (tensor<3x16x16xf32>, tensor<3x16x16xf32>) -> (tensor<3x16x16xf32>, tensor<3x16x16xf32>)
    %v22 = stablehlo.broadcast_in_dim %v12, dims = [0, 1, 2] : (tensor<3x16x16xf32>) -> tensor<3x16x16xf32>
    %v23 = stablehlo.reshape %v11 : (tensor<f32>) -> tensor<f32>
    stablehlo.return %v23, %v16#1, %t : tensor<f32>, tensor<3x16x16xf32>, tensor<i1>
  }
  %v24 = stablehlo.dot_general %main1, %v9#1, batching_dims = [2] x [2], contracting_dims = [0] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"r", "p"}, {"q", ?}, {?}]>]>} : (tensor<16x3x16xf32>, tensor<3x16x16xf32>) -> tensor<16x3x3xf32>
  %v25 = stablehlo.reverse %v8, dims = [0, 1] : tensor<24x6x1xf32>
  %v26 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %v27 = stablehlo.dot_general %v24, %main1, batching_dims = [0] x [2], contracting_dims = [2] x [1] : (tensor<16x3x3xf32>, tensor<16x3x16xf32>) -> tensor<16x3x16xf32>
  %v28 = stablehlo.reverse %main0, dims = [] : tensor<f32>
  return %v25, %v26, %v27, %v28 : tensor<24x6x1xf32>, tensor<4xf32>, tensor<16x3x16xf32>, tensor<f32>
}
