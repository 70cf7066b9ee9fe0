// sdyrt-opt -split-input-file -sdy-add-data-flow-edges -sdy-add-func-data-flow-edges -sdy-op-priority-propagate=propagation-strategy=basic-then-aggressive
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func private @f0(%f00: tensor<12x4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {?}, {}], replicated={"y"}>}, %f01: tensor<12x4x8xf32>) -> (tensor<12x4x8xf32>) {
  %v1 = stablehlo.floor %f00 : tensor<12x4x8xf32>
  return %v1 : tensor<12x4x8xf32>
}
func.func @main(%main0: tensor<f32>, %main1: tensor<2x12xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x":(2)3}p1]>}, %main2: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}], unreduced={"y"}>}, %main3: tensor<f32>) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) {
  %v2 = stablehlo.reshape %main0 {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : (tensor<f32>) -> tensor<f32>
  return %v2 : tensor<f32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<6x6x24xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}, {"y", ?}]>}, %main1: tensor<16x16x6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {}, {?}, {"z", ?}]>}, %main2: tensor<4x24xf32>) -> (tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>) {
  %v1 = stablehlo.constant dense<1.0> : tensor<24x24x8xf32>
  %v2 = stablehlo.subtract %main2, %main2 : tensor<4x24xf32>
  %v3:3 = sdy.manual_computation(%v2, %main0, %v2) in_shardings=[<@m, [{"x", ?}, {"z"}]>, <@m, [{"x", "y"}, {?}, {"z", ?}]>, <@m, [{?}, {}], replicated={"z"}>] out_shardings=[<@m, [{}, {"z", ?}]>, <@m, [{"x"}, {}, {"z", ?}]>, <@m, [{"x", "y", ?}, {}], replicated={"z"}>] manual_axes={"z"} (%v4: tensor<4x12xf32>, %v5: tensor<6x6x12xf32>, %v6: tensor<4x24xf32>) {
    %v7 = stablehlo.transpose %v4, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<4x12xf32>) -> tensor<12x4xf32>
    %v8 = stablehlo.add %v6, %v6 : tensor<4x24xf32>
    %v9 = stablehlo.concatenate %v5, %v5, dim = 1 : (tensor<6x6x12xf32>, tensor<6x6x12xf32>) -> tensor<6x12x12xf32>
    %v10 = stablehlo.transpose %v5, dims = [0, 1, 2] : (tensor<6x6x12xf32>) -> tensor<6x6x12xf32>
    sdy.return %v4, %v5, %v6 : tensor<4x12xf32>, tensor<6x6x12xf32>, tensor<4x24xf32>
  } : (tensor<4x24xf32>, tensor<6x6x24xf32>, tensor<4x24xf32>) -> (tensor<4x24xf32>, tensor<6x6x24xf32>, tensor<4x24xf32>)
  %v11:3 = stablehlo.optimization_barrier %v3#2, %main2, %v2 : tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>
  return %v11#0, %v11#1, %v11#2 : tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "x":(2)3, ?}, {"x":(1)2, ?}, {?}]>}, %main1: tensor<2x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(2)3, ?}, {"y", ?}]>}, %main2: tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "z"}, {}, {?}]>}) -> (tensor<16x16xf32>, tensor<16x16x16xf32>, tensor<2x24xf32>, tensor<16x16x16xf32>) {
  %v1:2 = "stablehlo.sort"(%main0, %main2) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>):
    %pc = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %pc : tensor<i1>
  }) : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> (tensor<16x16x16xf32>, tensor<16x16x16xf32>)
  %v2 = stablehlo.cosine %v1#1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}, {?}], replicated={"x"}>]>} : tensor<16x16x16xf32>
  %v3 = stablehlo.reshape %v1#1 : (tensor<16x16x16xf32>) -> tensor<16x1x16x16xf32>
  %v4 = sdy.propagation_barrier %v1#1 allowed_direction=NONE : tensor<16x16x16xf32>
  %v5 = sdy.sharding_constraint %main1 <@m, [{"x", "z", ?}, {?}]> : tensor<2x24xf32>
  %v6 = stablehlo.constant dense<0.0> : tensor<f32>
  %v7 = stablehlo.reduce(%v4 init: %v6) applies stablehlo.add across dimensions = [0] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
  %v8 = stablehlo.custom_call @f(%v4) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([k, j, i]) {i=16, j=16, k=16} need_replication={i}, custom>} : (tensor<16x16x16xf32>) -> tensor<16x16x16xf32>
  %v9 = stablehlo.constant dense<0> : tensor<i32>
  %v10 = stablehlo.dynamic_update_slice %v5, %main1, %v9, %v9 : (tensor<2x24xf32>, tensor<2x24xf32>, tensor<i32>, tensor<i32>) -> tensor<2x24xf32>
  %v11 = stablehlo.broadcast_in_dim %main2, dims = [0, 1, 2] : (tensor<16x16x16xf32>) -> tensor<16x16x16xf32>
  return %v7, %v8, %v10, %v11 : tensor<16x16xf32>, tensor<16x16x16xf32>, tensor<2x24xf32>, tensor<16x16x16xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func private @f0(%f00: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}]>}, %f01: tensor<24x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "z"}, {?}]>}, %f02: tensor<f32>, %f03: tensor<f32> {sdy.sharding = #sdy.sharding<@m, [], replicated={"z"}>}, %f04: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", ?}p0]>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) {
  %v1 = stablehlo.reshape %f02 : (tensor<f32>) -> tensor<f32>
  %v2 = stablehlo.reshape %f03 : (tensor<f32>) -> tensor<f32>
  %v3 = stablehlo.transpose %f02, dims = [] : (tensor<f32>) -> tensor<f32>
  %v4 = stablehlo.dot_general %f00, %f04, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %v1 : tensor<f32>
}
func.func @main(%main0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}p0, {?}p2], replicated={"z"}>}, %main1: tensor<4x6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}p0, {"z", "x"}p0]>}, %main2: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(2)3, ?}, {?}]>}) -> (tensor<32x8xf32>, tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}p0, {"x":(1)2, "z", ?}p0]>}) {
  %v5 = stablehlo.reshape %main0 : (tensor<16x16xf32>) -> tensor<32x8xf32>
  %v6 = stablehlo.cosine %main2 : tensor<16x16xf32>
  return %v5, %v6 : tensor<32x8xf32>, tensor<16x16xf32>
}
// -----
sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
func.func @main(%main0: tensor<3x1xf32>, %main1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %main2: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}p0]>}, %main3: tensor<1x24x8x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)2, "b", ?}, {"a":(2)2, ?}p1, {?}p0, {?}p2]>}) -> (tensor<3x1xf32>, tensor<24x3x16x1xf32>, tensor<f32>, tensor<2x3xf32>) {
  %v1 = stablehlo.reshape %main0 : (tensor<3x1xf32>) -> tensor<3x1xf32>
  %v2 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(1)2}, {"b":(2)2}]>]>} dense<1.0> : tensor<2x4xf32>
  sdy.sharding_group %v2 group_id=1 : tensor<2x4xf32>
  %v3 = stablehlo.dot_general %v1, %main0, contracting_dims = [0] x [0] : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<1x1xf32>
  %v4 = stablehlo.transpose %main2, dims = [0] : (tensor<4xf32>) -> tensor<4xf32>
  %v5 = stablehlo.subtract %v4, %v4 : tensor<4xf32>
  %v6 = stablehlo.dot_general %main3, %main3, contracting_dims = [2] x [2] : (tensor<1x24x8x2xf32>, tensor<1x24x8x2xf32>) -> tensor<1x24x2x1x24x2xf32>
  %v7 = stablehlo.slice %v2 [0:2, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a":(1)2, ?}]>]>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %v8 = stablehlo.transpose %v7, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4xf32>
  %v9 = stablehlo.constant dense<0.0> : tensor<f32>
  %v10 = stablehlo.reduce(%v3 init: %v9) applies stablehlo.add across dimensions = [0, 1] : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
  %v11 = stablehlo.multiply %v2, %v2 : tensor<2x4xf32>
  %v12 = stablehlo.subtract %main2, %v4 : tensor<4xf32>
  sdy.sharding_group %v5 group_id=2 : tensor<4xf32>
  sdy.sharding_group %main2 group_id=2 : tensor<4xf32>
  sdy.sharding_group %v4 group_id=2 : tensor<4xf32>
  %v13 = stablehlo.concatenate %v2, %v7, dim = 1 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x8xf32>
  %v14 = stablehlo.reshape %v1 : (tensor<3x1xf32>) -> tensor<1x3x1xf32>
  %v15 = sdy.sharding_constraint %v1 <@m, [{"a":(2)2, "b", ?}, {"a":(4)2, ?}]> : tensor<3x1xf32>
  %v16 = stablehlo.broadcast_in_dim %v1, dims = [1, 3] : (tensor<3x1xf32>) -> tensor<24x3x16x1xf32>
  %v17 = stablehlo.cosine %main1 {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : tensor<f32>
  %v18 = stablehlo.slice %v8 [0:2, 0:3] : (tensor<2x4xf32>) -> tensor<2x3xf32>
  return %v15, %v16, %v17, %v18 : tensor<3x1xf32>, tensor<24x3x16x1xf32>, tensor<f32>, tensor<2x3xf32>
}
// -----
sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
func.func @main(%main0: tensor<4xf32>, %main1: tensor<24x8xf32>, %main2: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}p2], replicated={"a"}>}, %main3: tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}p1]>}) -> (tensor<4xf32>, tensor<4xf32>, tensor<1x8xf32>, tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}p2, {?}]>}) {
  %v1 = stablehlo.reshape %main0 : (tensor<4xf32>) -> tensor<1x4xf32>
  %v2:2 = "stablehlo.sort"(%main0, %main0) <{dimension = 0 : i64}> ({
  ^bb0(%p0: tensor<f32>, %p1: tensor<f32>, %p2: tensor<f32>, %p3: tensor<f32>):
    %pc = stablehlo.compare LT, %p0, %p1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %pc : tensor<i1>
  }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %v3 = stablehlo.concatenate %v1, %v1, dim = 1 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x8xf32>
  %v4 = stablehlo.concatenate %v1, %v1, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
  return %v2#0, %v2#1, %v3, %v4 : tensor<4xf32>, tensor<4xf32>, tensor<1x8xf32>, tensor<2x4xf32>
}
