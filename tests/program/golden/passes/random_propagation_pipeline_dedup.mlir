// sdyrt-opt --sdy-version=jaxlib-0.10.2 -sdy-propagation-pipeline='dedup-functions-fully=true' -split-input-file
sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
func.func @main(%main0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %main1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> (tensor<f32>, tensor<f32>, tensor<1x16xf32>, tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", "b", ?}]>}) {
  %v2 = stablehlo.constant dense<true> : tensor<i1>
  %v1:2 = stablehlo.while(%v3 = %main1, %t = %v2) : tensor<f32>, tensor<i1>
  cond {
    stablehlo.return %t : tensor<i1>
  } do {
    stablehlo.return %v3, %t : tensor<f32>, tensor<i1>
  }
  %v4 = sdy.propagation_barrier %v1#0 allowed_direction=FORWARD : tensor<f32>
  %v5 = stablehlo.constant dense<1.0> : tensor<1x16xf32>
  %v6 = stablehlo.dot_general %v5, %v5, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<1xf32>
  %v7 = stablehlo.constant dense<0> : tensor<i32>
  %v8 = stablehlo.dynamic_update_slice %v5, %v5, %v7, %v7 : (tensor<1x16xf32>, tensor<1x16xf32>, tensor<i32>, tensor<i32>) -> tensor<1x16xf32>
  %v9:2 = stablehlo.optimization_barrier %main0, %main0 : tensor<f32>, tensor<f32>
  %v11 = stablehlo.constant dense<true> : tensor<i1>
  %v10:2 = stablehlo.while(%v12 = %v8, %t = %v11) : tensor<1x16xf32>, tensor<i1>
  cond {
    stablehlo.return %t : tensor<i1>
  } do {
    %v13 = stablehlo.dot_general %v12, %v12, contracting_dims = [1] x [1] : (tensor<1x16xf32>, tensor<1x16xf32>) -> tensor<1x1xf32>
    %v14 = stablehlo.negate %v12 : tensor<1x16xf32>
    %v15 = stablehlo.maximum %v13, %v13 : tensor<1x1xf32>
    %v16 = stablehlo.floor %v15 : tensor<1x1xf32>
    stablehlo.return %v12, %t : tensor<1x16xf32>, tensor<i1>
  }
  %v17 = stablehlo.divide %v9#1, %v9#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : tensor<f32>
  %v18 = sdy.propagation_barrier %v10#0 allowed_direction=NONE : tensor<1x16xf32>
  %v19 = stablehlo.slice %main0 [] : (tensor<f32>) -> tensor<f32>
  %v20 = stablehlo.add %v6, %v6 : tensor<1xf32>
  %v21 = stablehlo.reshape %v17 : (tensor<f32>) -> tensor<f32>
  %v22 = stablehlo.subtract %v5, %v10#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(1)4, "b", ?}, {"a":(4)2}]>]>} : tensor<1x16xf32>
  %v23 = stablehlo.transpose %v17, dims = [] : (tensor<f32>) -> tensor<f32>
  %v24 = sdy.propagation_barrier %v8 allowed_direction=BACKWARD : tensor<1x16xf32>
  %v25:2 = sdy.named_computation<"f">(%v22, %v17) (%v26: tensor<1x16xf32>, %v27: tensor<f32>) {
    %v28 = sdy.sharding_constraint %v27 <@m, [], replicated={"a":(1)4}> : tensor<f32>
    %v29 = sdy.propagation_barrier %v28 allowed_direction=NONE : tensor<f32>
    %v30 = stablehlo.transpose %v27, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [], unreduced={"b"}>]>} : (tensor<f32>) -> tensor<f32>
    sdy.return %v26, %v30 : tensor<1x16xf32>, tensor<f32>
  } : (tensor<1x16xf32>, tensor<f32>) -> (tensor<1x16xf32>, tensor<f32>)
  %v31 = stablehlo.broadcast_in_dim %v25#0, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a":(4)2, ?}]>]>} : (tensor<1x16xf32>) -> tensor<8x16xf32>
  return %v21, %v23, %v24, %v31 : tensor<f32>, tensor<f32>, tensor<1x16xf32>, tensor<8x16xf32>
}
// -----
sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
func.func @main(%main0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}, %main1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %main2: tensor<12x6xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a":(4)2, ?}]>}, %main3: tensor<8xf32>) -> (tensor<8xf32>, tensor<12x6xf32>, tensor<8xf32>, tensor<8xf32>) {
  %v1 = stablehlo.constant dense<0> : tensor<i32>
  %v2 = stablehlo.dynamic_slice %main0, %v1, sizes = [8] : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
  %v3 = stablehlo.dot_general %main2, %main2, contracting_dims = [0] x [0] : (tensor<12x6xf32>, tensor<12x6xf32>) -> tensor<6x6xf32>
  %v4:2 = "stablehlo.sort"(%main2, %main2) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>):
    %pc = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %pc : tensor<i1>
  }) : (tensor<12x6xf32>, tensor<12x6xf32>) -> (tensor<12x6xf32>, tensor<12x6xf32>)
  %v5 = stablehlo.custom_call @f(%v4#0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=12, j=6}, custom>} : (tensor<12x6xf32>) -> tensor<12x6xf32>
  %v6 = stablehlo.reshape %main0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(2)2}], unreduced={"b":(2)2}>]>} : (tensor<8xf32>) -> tensor<8xf32>
  %v7 = stablehlo.dot_general %v5, %main2, contracting_dims = [0] x [0] : (tensor<12x6xf32>, tensor<12x6xf32>) -> tensor<6x6xf32>
  %v8 = stablehlo.maximum %main0, %main0 : tensor<8xf32>
  %v9 = sdy.propagation_barrier %v4#0 allowed_direction=NONE : tensor<12x6xf32>
  %v10:2 = "stablehlo.sort"(%main0, %v6) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>):
    %pc = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %pc : tensor<i1>
  }) : (tensor<8xf32>, tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  return %v8, %v9, %v10#0, %v10#1 : tensor<8xf32>, tensor<12x6xf32>, tensor<8xf32>, tensor<8xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<24x24xf32>, %main1: tensor<24x24xf32>) -> (tensor<20x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}]>}, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>) {
  %v1 = stablehlo.transpose %main0, dims = [0, 1] : (tensor<24x24xf32>) -> tensor<24x24xf32>
  %v2:2 = sdy.named_computation<"f">(%main0, %main0) (%v3: tensor<24x24xf32>, %v4: tensor<24x24xf32>) {
    %v5:2 = sdy.named_computation<"f">(%v4, %v4) out_shardings=[<@m, [{"x", ?}, {}]>, <@m, [{}, {"x", ?}]>] (%v6: tensor<24x24xf32>, %v7: tensor<24x24xf32>) {
      %v8 = stablehlo.custom_call @f(%v6) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=24, j=24} need_replication={i}, custom>} : (tensor<24x24xf32>) -> tensor<24x24xf32>
      %v9 = sdy.sharding_constraint %v7 <@m, [{"z", ?}, {?}]> : tensor<24x24xf32>
      %v10 = stablehlo.maximum %v6, %v6 : tensor<24x24xf32>
      sdy.return %v6, %v9 : tensor<24x24xf32>, tensor<24x24xf32>
    } : (tensor<24x24xf32>, tensor<24x24xf32>) -> (tensor<24x24xf32>, tensor<24x24xf32>)
    %v11 = stablehlo.dot_general %v3, %v3, contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %v12 = stablehlo.dot_general %v5#1, %v5#1, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24xf32>
    sdy.return %v3, %v5#1 : tensor<24x24xf32>, tensor<24x24xf32>
  } : (tensor<24x24xf32>, tensor<24x24xf32>) -> (tensor<24x24xf32>, tensor<24x24xf32>)
  %v13:3 = sdy.named_computation<"f">(%main1, %v2#0, %v2#1) in_shardings=[<@m, [{?}, {"x"}]>, <@m, [{"x", "z", ?}, {}]>, <@m, [{"y", ?}, {"x", "z", ?}]>] out_shardings=[<@m, [{"x", "z"}, {"y"}]>, <@m, [{"x", "y", ?}, {"z", ?}]>, <@m, [{"z", ?}, {"y", ?}]>] (%v14: tensor<24x24xf32>, %v15: tensor<24x24xf32>, %v16: tensor<24x24xf32>) {
    %v17 = stablehlo.dot_general %v14, %v14, batching_dims = [0] x [1], contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24xf32>
    %v18 = stablehlo.reshape %v14 : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %v19 = sdy.sharding_constraint %v17 <@m, [{"z"}]> : tensor<24xf32>
    %v20 = stablehlo.dot_general %v14, %v15, contracting_dims = [1] x [0] : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    sdy.return %v15, %v20, %v18 : tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>
  } : (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>) -> (tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>)
  %v21 = stablehlo.slice %main1 [0:20, 0:24] : (tensor<24x24xf32>) -> tensor<20x24xf32>
  %v22 = stablehlo.broadcast_in_dim %v13#2, dims = [0, 1] : (tensor<24x24xf32>) -> tensor<24x24xf32>
  %v23 = stablehlo.floor %v13#0 : tensor<24x24xf32>
  %v24 = stablehlo.reverse %v23, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"x", ?}]>]>} : tensor<24x24xf32>
  %v25 = stablehlo.broadcast_in_dim %v13#2, dims = [0, 1] : (tensor<24x24xf32>) -> tensor<24x24xf32>
  return %v21, %v22, %v24, %v25 : tensor<20x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>, tensor<24x24xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%main0: tensor<6x4xf32>, %main1: tensor<16x3x1xf32>, %main2: tensor<12x2x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", "b", ?}p1, {"c"}p2, {"a", ?}]>}, %main3: tensor<8x3x12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"d", ?}p2, {"c", "b"}p1, {"a", ?}p1]>}) -> (tensor<2x12x16xf32>, tensor<8x3x12x16xf32>, tensor<192x3xf32>, tensor<16x12x3xf32>) {
  %v1:3 = sdy.named_computation<"f">(%main1, %main3, %main3) in_shardings=[<@m, [{?}, {}, {"d", "c", ?}]>, <@m, [{"c", ?}p0, {"a", ?}, {"d", ?}p0, {?}]>, <@m, [{"d"}p1, {}, {"b", ?}, {"c", "a", ?}]>] (%v2: tensor<16x3x1xf32>, %v3: tensor<8x3x12x16xf32>, %v4: tensor<8x3x12x16xf32>) {
    %v5 = stablehlo.transpose %v4, dims = [2, 3, 0, 1] : (tensor<8x3x12x16xf32>) -> tensor<12x16x8x3xf32>
    sdy.return %v2, %v4, %v4 : tensor<16x3x1xf32>, tensor<8x3x12x16xf32>, tensor<8x3x12x16xf32>
  } : (tensor<16x3x1xf32>, tensor<8x3x12x16xf32>, tensor<8x3x12x16xf32>) -> (tensor<16x3x1xf32>, tensor<8x3x12x16xf32>, tensor<8x3x12x16xf32>)
  %v6 = stablehlo.concatenate %main1, %v1#0, dim = 2 : (tensor<16x3x1xf32>, tensor<16x3x1xf32>) -> tensor<16x3x2xf32>
  %v7 = stablehlo.transpose %main2, dims = [1, 0, 2] : (tensor<12x2x16xf32>) -> tensor<2x12x16xf32>
  %v8 = stablehlo.multiply %main0, %main0 : tensor<6x4xf32>
  %v9 = stablehlo.transpose %v1#1, dims = [0, 2, 3, 1] : (tensor<8x3x12x16xf32>) -> tensor<8x12x16x3xf32>
  %v10 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}p0, {}]>]>} dense<1.0> : tensor<24x16xf32>
  %v11 = stablehlo.dot_general %main2, %v6, batching_dims = [2] x [0], contracting_dims = [1] x [2] : (tensor<12x2x16xf32>, tensor<16x3x2xf32>) -> tensor<16x12x3xf32>
  %v12 = stablehlo.subtract %v7, %v7 : tensor<2x12x16xf32>
  %v13 = stablehlo.constant dense<0> : tensor<i32>
  %v14 = stablehlo.dynamic_slice %v11, %v13, %v13, %v13, sizes = [16, 9, 3] : (tensor<16x12x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x9x3xf32>
  %v15 = stablehlo.subtract %v11, %v11 : tensor<16x12x3xf32>
  %v16 = stablehlo.reshape %v10 : (tensor<24x16xf32>) -> tensor<4x6x16xf32>
  %v17 = stablehlo.custom_call @f(%v1#0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=16, j=3, k=1}, custom>} : (tensor<16x3x1xf32>) -> tensor<16x3x1xf32>
  %v18 = stablehlo.reverse %main1, dims = [2] : tensor<16x3x1xf32>
  %v19 = stablehlo.constant dense<0> : tensor<i32>
  %v20 = stablehlo.dynamic_slice %main3, %v19, %v19, %v19, %v19, sizes = [6, 1, 12, 16] : (tensor<8x3x12x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x1x12x16xf32>
  %v21:2 = stablehlo.optimization_barrier %v20, %v18 : tensor<6x1x12x16xf32>, tensor<16x3x1xf32>
  %v22 = stablehlo.add %main3, %v1#2 : tensor<8x3x12x16xf32>
  %v23 = stablehlo.constant dense<0> : tensor<i32>
  %v24 = stablehlo.dynamic_slice %v9, %v23, %v23, %v23, %v23, sizes = [5, 7, 9, 3] : (tensor<8x12x16x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x7x9x3xf32>
  %v25 = stablehlo.concatenate %main2, %main2, dim = 2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}p0, {?}]>]>} : (tensor<12x2x16xf32>, tensor<12x2x16xf32>) -> tensor<12x2x32xf32>
  %v26 = stablehlo.constant dense<0> : tensor<i32>
  %v27 = stablehlo.dynamic_slice %v7, %v26, %v26, %v26, sizes = [2, 12, 16] : (tensor<2x12x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x12x16xf32>
  %v28 = stablehlo.floor %v22 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}p0, {"b", "a", ?}p0, {"d", ?}, {"c"}p2]>]>} : tensor<8x3x12x16xf32>
  %v29 = stablehlo.reshape %v15 : (tensor<16x12x3xf32>) -> tensor<192x3xf32>
  %v30 = stablehlo.reverse %v11, dims = [0, 2] : tensor<16x12x3xf32>
  return %v27, %v28, %v29, %v30 : tensor<2x12x16xf32>, tensor<8x3x12x16xf32>, tensor<192x3xf32>, tensor<16x12x3xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)3, ?}, {"z", "y", ?}]>}) -> (tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x4xf32>) {
  %v1 = sdy.sharding_constraint %main0 <@m, [{?}, {}], replicated={"z"}> : tensor<4x8xf32>
  %v2 = stablehlo.reshape %main0 : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %v3 = stablehlo.reshape %main0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "y"}, {"x"}]>]>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %v4 = stablehlo.maximum %v2, %v3 : tensor<4x8xf32>
  %v5 = sdy.propagation_barrier %v1 allowed_direction=NONE : tensor<4x8xf32>
  %v6 = stablehlo.reshape %v1 : (tensor<4x8xf32>) -> tensor<8x4xf32>
  return %v4, %v5, %v6 : tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x4xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func private @f0(%f00: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}], replicated={"a"}>}, %f01: tensor<4x16xf32>) -> (tensor<4x16xf32>) {
  %v1:1 = stablehlo.optimization_barrier %f01 : tensor<4x16xf32>
  %v2 = stablehlo.subtract %f00, %v1#0 : tensor<4x16xf32>
  return %v2 : tensor<4x16xf32>
}
func.func @main(%main0: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"d", ?}]>}, %main1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %main2: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {"a", ?}], unreduced={"c"}>}) -> (tensor<2xf32>, tensor<2x6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}, {?}]>}, tensor<16xf32>, tensor<12x8x4xf32>) {
  %v3 = stablehlo.transpose %main2, dims = [0, 1] : (tensor<6x16xf32>) -> tensor<6x16xf32>
  %v4 = stablehlo.dot_general %v3, %main2, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16xf32>
  sdy.sharding_group %main2 group_id=1 : tensor<6x16xf32>
  sdy.sharding_group %main0 group_id=1 : tensor<6x16xf32>
  %v6 = stablehlo.constant dense<true> : tensor<i1>
  %v5:4 = stablehlo.while(%v7 = %main2, %v8 = %main2, %v9 = %v4, %t = %v6) : tensor<6x16xf32>, tensor<6x16xf32>, tensor<16xf32>, tensor<i1>
  cond {
    stablehlo.return %t : tensor<i1>
  } do {
    %v10 = stablehlo.sine %v8 : tensor<6x16xf32>
    stablehlo.return %v7, %v10, %v9, %t : tensor<6x16xf32>, tensor<6x16xf32>, tensor<16xf32>, tensor<i1>
  }
  %v11 = stablehlo.reshape %v4 : (tensor<16xf32>) -> tensor<16xf32>
  %v12 = stablehlo.maximum %v4, %v5#2 : tensor<16xf32>
  %v14 = stablehlo.constant dense<0> : tensor<i32>
  %v13:1 = "stablehlo.case"(%v14) ({
    %v15 = stablehlo.slice %main0 [0:6, 0:11] : (tensor<6x16xf32>) -> tensor<6x11xf32>
    %v16 = stablehlo.constant dense<1.0> : tensor<12x16x24xf32>
    stablehlo.return %v3 : tensor<6x16xf32>
  }, {
    %v17 = stablehlo.constant dense<0.0> : tensor<f32>
    %v18 = stablehlo.reduce(%main2 init: %v17) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<f32>
    %v19 = stablehlo.slice %v5#2 [0:1] : (tensor<16xf32>) -> tensor<1xf32>
    stablehlo.return %v3 : tensor<6x16xf32>
  }) : (tensor<i32>) -> (tensor<6x16xf32>)
  %v20 = stablehlo.transpose %v4, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<16xf32>) -> tensor<16xf32>
  %v21 = stablehlo.reverse %main0, dims = [0, 1] : tensor<6x16xf32>
  %v22 = stablehlo.constant dense<1.0> : tensor<2xf32>
  %v23 = stablehlo.broadcast_in_dim %v21, dims = [1, 2] : (tensor<6x16xf32>) -> tensor<2x6x16xf32>
  %v24 = stablehlo.slice %v20 [0:16] : (tensor<16xf32>) -> tensor<16xf32>
  %v25 = stablehlo.constant dense<1.0> : tensor<12x8x4xf32>
  %v26 = stablehlo.reverse %v25, dims = [0, 1, 2] : tensor<12x8x4xf32>
  return %v22, %v23, %v24, %v26 : tensor<2xf32>, tensor<2x6x16xf32>, tensor<16xf32>, tensor<12x8x4xf32>
}
// -----
sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
func.func private @f0(%f00: tensor<3x12xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"p", ?}]>}) -> (tensor<12xf32>) {
  %v1 = stablehlo.dot_general %f00, %f00, contracting_dims = [0] x [0] : (tensor<3x12xf32>, tensor<3x12xf32>) -> tensor<12x12xf32>
  %v2 = stablehlo.constant dense<0.0> : tensor<f32>
  %v3 = stablehlo.reduce(%v1 init: %v2) applies stablehlo.add across dimensions = [0] : (tensor<12x12xf32>, tensor<f32>) -> tensor<12xf32>
  %v4:2 = stablehlo.optimization_barrier %v3, %v1 : tensor<12xf32>, tensor<12x12xf32>
  %v5 = stablehlo.subtract %f00, %f00 : tensor<3x12xf32>
  return %v4#0 : tensor<12xf32>
}
func.func private @f1(%f10: tensor<f32>, %f11: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %f12: tensor<f32>) -> (tensor<f32>) {
  %v6 = stablehlo.transpose %f11, dims = [] : (tensor<f32>) -> tensor<f32>
  %v7 = stablehlo.subtract %f10, %v6 : tensor<f32>
  %v8:3 = stablehlo.optimization_barrier %v7, %f10, %f10 : tensor<f32>, tensor<f32>, tensor<f32>
  return %v8#0 : tensor<f32>
}
func.func @main(%main0: tensor<4x3x1xf32>, %main1: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "r", ?}p2, {"p", ?}]>}, %main2: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %main3: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> (tensor<f32>, tensor<f32>, tensor<f32>) {
  %v9 = sdy.sharding_constraint %main2 <@m, []> : tensor<f32>
  %v10 = sdy.sharding_constraint %v9 <@m, []> : tensor<f32>
  %v11 = stablehlo.transpose %v9, dims = [] : (tensor<f32>) -> tensor<f32>
  %v12 = stablehlo.floor %v9 : tensor<f32>
  return %v10, %v11, %v12 : tensor<f32>, tensor<f32>, tensor<f32>
}
// -----
sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
func.func @main(%main0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %main1: tensor<f32>) -> (tensor<f32>, tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) {
  %v1 = sdy.propagation_barrier %main1 allowed_direction=FORWARD : tensor<f32>
  %v2:3 = sdy.named_computation<"f">(%v1, %main0, %main1) (%v3: tensor<f32>, %v4: tensor<f32>, %v5: tensor<f32>) {
    %v6 = stablehlo.reshape %v3 : (tensor<f32>) -> tensor<f32>
    %v7 = stablehlo.logistic %v4 : tensor<f32>
    %v8 = stablehlo.cosine %v7 : tensor<f32>
    sdy.return %v5, %v4, %v3 : tensor<f32>, tensor<f32>, tensor<f32>
  } : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  %v9:3 = sdy.manual_computation(%v1, %main1, %v2#1) in_shardings=[<@m, [], replicated={"r"}>, <@m, [], replicated={"r"}>, <@m, [], replicated={"r"}>] out_shardings=[<@m, [], replicated={"r"}>, <@m, [], replicated={"r"}>, <@m, [], replicated={"r"}>] manual_axes={"r"} (%v10: tensor<f32>, %v11: tensor<f32>, %v12: tensor<f32>) {
    %v13:1 = stablehlo.optimization_barrier %v10 : tensor<f32>
    %v14 = stablehlo.reshape %v10 : (tensor<f32>) -> tensor<f32>
    sdy.return %v13#0, %v11, %v11 : tensor<f32>, tensor<f32>, tensor<f32>
  } : (tensor<f32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>, tensor<f32>)
  %v15 = stablehlo.transpose %v1, dims = [] : (tensor<f32>) -> tensor<f32>
  %v16 = stablehlo.reverse %v9#2, dims = [] : tensor<f32>
  return %v15, %v16 : tensor<f32>, tensor<f32>
}
