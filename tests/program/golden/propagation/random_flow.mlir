// sdyrt-opt -split-input-file -sdy-add-data-flow-edges -sdy-user-priority-propagate
sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
func.func @main(%main0: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"r", ?}, {"q", "p", ?}p0]>}, %main1: tensor<f32>, %main2: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}p0, {?}]>}, %main3: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p", ?}, {"r", ?}]>}) -> (tensor<f32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"p", "q", ?}]>}) {
  %v1 = stablehlo.broadcast_in_dim %main1, dims = [] : (tensor<f32>) -> tensor<16xf32>
  %v2 = stablehlo.constant dense<1.0> : tensor<24x1x8xf32>
  %v3:1 = sdy.named_computation<"f">(%main0) in_shardings=[<@m, [{"q", ?}, {?}p1]>] (%v4: tensor<2x8xf32>) {
    %v5 = sdy.propagation_barrier %v4 allowed_direction=FORWARD : tensor<2x8xf32>
    sdy.return %v5 : tensor<2x8xf32>
  } : (tensor<2x8xf32>) -> (tensor<2x8xf32>)
  %v6 = stablehlo.slice %main2 [0:4, 0:16] : (tensor<4x16xf32>) -> tensor<4x16xf32>
  %v7 = stablehlo.constant dense<0.0> : tensor<f32>
  %v8 = stablehlo.reduce(%main0 init: %v7) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x8xf32>, tensor<f32>) -> tensor<f32>
  %v9 = stablehlo.add %main3, %main3 : tensor<2x8xf32>
  %v10 = stablehlo.constant dense<1.0> : tensor<4x6x16xf32>
  %v11 = stablehlo.transpose %main3, dims = [1, 0] : (tensor<2x8xf32>) -> tensor<8x2xf32>
  %v12 = stablehlo.transpose %main1, dims = [] : (tensor<f32>) -> tensor<f32>
  %v13 = stablehlo.slice %v9 [0:2, 0:8] : (tensor<2x8xf32>) -> tensor<2x8xf32>
  %v14 = stablehlo.constant dense<0> : tensor<i32>
  %v15 = stablehlo.dynamic_update_slice %main0, %main3, %v14, %v14 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", ?}, {"r"}p1]>]>} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
  %v16 = sdy.sharding_constraint %main2 <@m, [{"q", "p", ?}, {"r", ?}]> : tensor<4x16xf32>
  return %v12, %v13, %v15, %v16 : tensor<f32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<4x16xf32>
}
// -----
sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
func.func @main(%main0: tensor<1x1xf32>, %main1: tensor<12x4x2xf32>, %main2: tensor<8xf32>, %main3: tensor<1x1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}p1, {?}], unreduced={"q"}>}) -> (tensor<1xf32>, tensor<12x4x2xf32>, tensor<1x1xf32>, tensor<6x1xf32>) {
  %v1 = stablehlo.subtract %main3, %main3 : tensor<1x1xf32>
  %v2 = stablehlo.reshape %main0 : (tensor<1x1xf32>) -> tensor<1xf32>
  sdy.sharding_group %v1 group_id=1 : tensor<1x1xf32>
  %v3:3 = sdy.named_computation<"f">(%main0, %main3, %main1) (%v4: tensor<1x1xf32>, %v5: tensor<1x1xf32>, %v6: tensor<12x4x2xf32>) {
    %v7 = stablehlo.constant dense<1.0> : tensor<16xf32>
    %v8 = stablehlo.abs %v5 : tensor<1x1xf32>
    %v9 = stablehlo.maximum %v8, %v5 : tensor<1x1xf32>
    sdy.return %v4, %v4, %v6 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<12x4x2xf32>
  } : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<12x4x2xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<12x4x2xf32>)
  %v10 = stablehlo.multiply %v3#2, %main1 : tensor<12x4x2xf32>
  %v11 = stablehlo.reverse %main3, dims = [] : tensor<1x1xf32>
  %v12 = stablehlo.broadcast_in_dim %main0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x1xf32>
  return %v2, %v10, %v11, %v12 : tensor<1xf32>, tensor<12x4x2xf32>, tensor<1x1xf32>, tensor<6x1xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func private @f0(%f00: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %f01: tensor<12x2x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {"z", ?}, {?}]>}, %f02: tensor<2x4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"z", "x"}, {?}], replicated={"y"}>}, %f03: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %f04: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> (tensor<2x4x8xf32>) {
  %v2 = stablehlo.constant dense<0> : tensor<i32>
  %v1:1 = "stablehlo.case"(%v2) ({
    %v3 = stablehlo.reshape %f02 : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %v4 = sdy.sharding_constraint %f00 <@m, [], replicated={"y"}> : tensor<f32>
    %v5 = stablehlo.constant dense<1.0> : tensor<f32>
    stablehlo.return %v3 : tensor<2x4x8xf32>
  }, {
    %v6 = sdy.sharding_constraint %f03 <@m, [{"x", ?}], replicated={"y"}> : tensor<24xf32>
    %v7 = stablehlo.maximum %f03, %v6 : tensor<24xf32>
    %v8 = stablehlo.constant dense<0.0> : tensor<f32>
    %v9 = stablehlo.reduce(%f03 init: %v8) applies stablehlo.add across dimensions = [0] : (tensor<24xf32>, tensor<f32>) -> tensor<f32>
    stablehlo.return %f02 : tensor<2x4x8xf32>
  }) : (tensor<i32>) -> (tensor<2x4x8xf32>)
  %v10:1 = sdy.manual_computation(%f02) in_shardings=[<@m, [{"x"}, {?}, {"z", ?}], replicated={"y"}>] out_shardings=[<@m, [{"x", ?}, {?}, {"z", ?}], replicated={"y"}>] manual_axes={"y"} (%v11: tensor<2x4x8xf32>) {
    %v12 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "x", ?}, {?}, {?}]>]>} dense<1.0> : tensor<8x4x8xf32>
    %v13 = stablehlo.multiply %v12, %v12 : tensor<8x4x8xf32>
    sdy.return %v11 : tensor<2x4x8xf32>
  } : (tensor<2x4x8xf32>) -> (tensor<2x4x8xf32>)
  return %v10#0 : tensor<2x4x8xf32>
}
func.func private @f1(%f10: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %f11: tensor<f32>, %f12: tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "x"}, {?}], unreduced={"z"}>}, %f13: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %f14: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}], unreduced={"y"}>}) -> (tensor<f32>) {
  %v14 = stablehlo.dot_general %f10, %f14, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  %v15 = stablehlo.transpose %f10, dims = [0] : (tensor<2xf32>) -> tensor<2xf32>
  %v16:2 = stablehlo.optimization_barrier %v15, %f13 : tensor<2xf32>, tensor<f32>
  return %v14 : tensor<f32>
}
func.func @main(%main0: tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {}, {"z", ?}]>}, %main1: tensor<4x12x24xf32>) -> (tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z", ?}, {"y", "x"}]>}, tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {"z"}, {"x"}]>}, tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)3, ?}, {"z", ?}, {"x":(3)2, "y":(2)2, ?}]>}) {
  %v17:3 = stablehlo.optimization_barrier %main1, %main1, %main0 : tensor<4x12x24xf32>, tensor<4x12x24xf32>, tensor<4x12x24xf32>
  return %v17#0, %v17#1, %v17#2 : tensor<4x12x24xf32>, tensor<4x12x24xf32>, tensor<4x12x24xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%main0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}]>}, %main1: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}]>}) -> (tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<6x12xf32>) {
  %v2 = stablehlo.constant dense<true> : tensor<i1>
  %v1:3 = stablehlo.while(%v3 = %main0, %v4 = %main0, %t = %v2) : tensor<2xf32>, tensor<2xf32>, tensor<i1>
  cond {
    stablehlo.return %t : tensor<i1>
  } do {
    %v5 = sdy.sharding_constraint %v4 <@m, [{"b", "a", ?}]> : tensor<2xf32>
    %v6 = stablehlo.subtract %v5, %v3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}]>]>} : tensor<2xf32>
    %v7 = stablehlo.constant dense<1.0> : tensor<4x8xf32>
    %v8 = stablehlo.concatenate %v6, %v3, dim = 0 : (tensor<2xf32>, tensor<2xf32>) -> tensor<4xf32>
    %v9 = stablehlo.dot_general %v3, %v5, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    stablehlo.return %v3, %v6, %t : tensor<2xf32>, tensor<2xf32>, tensor<i1>
  }
  %v10 = stablehlo.constant dense<0.0> : tensor<f32>
  %v11 = stablehlo.reduce(%v1#1 init: %v10) applies stablehlo.add across dimensions = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
  %v12 = stablehlo.reverse %v1#0, dims = [0] : tensor<2xf32>
  %v13 = stablehlo.reverse %v12, dims = [] : tensor<2xf32>
  %v14 = stablehlo.reverse %main1, dims = [] : tensor<2xf32>
  %v15 = stablehlo.constant dense<1.0> : tensor<f32>
  %v17 = stablehlo.constant dense<true> : tensor<i1>
  %v16:2 = stablehlo.while(%v18 = %v1#0, %t = %v17) : tensor<2xf32>, tensor<i1>
  cond {
    stablehlo.return %t : tensor<i1>
  } do {
    %v19 = sdy.propagation_barrier %v18 allowed_direction=FORWARD : tensor<2xf32>
    stablehlo.return %v18, %t : tensor<2xf32>, tensor<i1>
  }
  %v20 = stablehlo.constant dense<1.0> : tensor<6x12xf32>
  return %v14, %v15, %v16#0, %v20 : tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<6x12xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func private @f0(%f00: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %f01: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %f02: tensor<3x4x24xf32>, %f03: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> (tensor<24x3x4xf32>) {
  %v1 = stablehlo.transpose %f02, dims = [2, 0, 1] : (tensor<3x4x24xf32>) -> tensor<24x3x4xf32>
  %v2 = stablehlo.cosine %v1 : tensor<24x3x4xf32>
  %v3 = stablehlo.divide %f03, %f00 : tensor<f32>
  %v4:1 = stablehlo.optimization_barrier %v3 : tensor<f32>
  return %v2 : tensor<24x3x4xf32>
}
func.func private @f1(%f10: tensor<6x4x4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {}, {"d"}, {"b", "a", ?}]>}, %f11: tensor<2x16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a", ?}, {"b", "c", ?}]>}, %f12: tensor<6x8x16x16xf32>, %f13: tensor<4x8xf32>) -> (tensor<6x6xf32>) {
  %v5 = stablehlo.reverse %f12, dims = [0, 2] : tensor<6x8x16x16xf32>
  %v6 = sdy.sharding_constraint %f13 <@m, [{?}, {"d", ?}]> : tensor<4x8xf32>
  %v7 = stablehlo.constant dense<1.0> : tensor<6x6xf32>
  %v8 = stablehlo.concatenate %f13, %v6, dim = 0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %v9 = stablehlo.dot_general %f13, %v5, contracting_dims = [1] x [1] : (tensor<4x8xf32>, tensor<6x8x16x16xf32>) -> tensor<4x6x16x16xf32>
  return %v7 : tensor<6x6xf32>
}
func.func @main(%main0: tensor<6x6xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}]>}, %main1: tensor<6x6xf32>) -> (tensor<6x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {?}]>}, tensor<6x12xf32>) {
  %v10 = stablehlo.subtract %main1, %main1 : tensor<6x6xf32>
  sdy.sharding_group %v10 group_id=1 : tensor<6x6xf32>
  sdy.sharding_group %main0 group_id=1 : tensor<6x6xf32>
  sdy.sharding_group %main1 group_id=1 : tensor<6x6xf32>
  %v11 = stablehlo.concatenate %main1, %main1, dim = 1 : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x12xf32>
  %v12 = stablehlo.maximum %main0, %main1 : tensor<6x6xf32>
  %v14 = stablehlo.constant dense<true> : tensor<i1>
  %v13:2 = stablehlo.while(%v15 = %v11, %t = %v14) : tensor<6x12xf32>, tensor<i1>
  cond {
    stablehlo.return %t : tensor<i1>
  } do {
    %v16 = stablehlo.concatenate %v15, %v15, dim = 0 : (tensor<6x12xf32>, tensor<6x12xf32>) -> tensor<12x12xf32>
    stablehlo.return %v15, %t : tensor<6x12xf32>, tensor<i1>
  }
  return %v12, %v13#0 : tensor<6x6xf32>, tensor<6x12xf32>
}
// -----
sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
func.func @main(%main0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, [], unreduced={"q":(3)4}>}, %main1: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"p"}]>}, %main2: tensor<24x6x4x4xf32>, %main3: tensor<12xf32>, %main4: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> (tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"q":(1)3, ?}]>}, tensor<16x16xf32>, tensor<12xf32>, tensor<12xf32>) {
  %v2 = stablehlo.constant dense<0> : tensor<i32>
  %v1:3 = "stablehlo.case"(%v2) ({
    %v3 = stablehlo.transpose %main4, dims = [] : (tensor<f32>) -> tensor<f32>
    %v4 = stablehlo.reshape %main4 : (tensor<f32>) -> tensor<f32>
    %v5 = stablehlo.logistic %v3 {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : tensor<f32>
    stablehlo.return %main1, %main2, %main1 : tensor<16x16xf32>, tensor<24x6x4x4xf32>, tensor<16x16xf32>
  }, {
    %v6 = stablehlo.add %main1, %main1 : tensor<16x16xf32>
    %v7 = stablehlo.reverse %main3, dims = [] : tensor<12xf32>
    %v8 = stablehlo.maximum %main4, %main0 : tensor<f32>
    stablehlo.return %main1, %main2, %v6 : tensor<16x16xf32>, tensor<24x6x4x4xf32>, tensor<16x16xf32>
  }) : (tensor<i32>) -> (tensor<16x16xf32>, tensor<24x6x4x4xf32>, tensor<16x16xf32>)
  %v10 = stablehlo.constant dense<true> : tensor<i1>
  %v9:3 = stablehlo.while(%v11 = %v1#2, %v12 = %main4, %t = %v10) : tensor<16x16xf32>, tensor<f32>, tensor<i1>
  cond {
    stablehlo.return %t : tensor<i1>
  } do {
    %v13 = stablehlo.concatenate %v11, %v11, dim = 1 : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x32xf32>
    %v14 = stablehlo.custom_call @f(%v11) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=16, j=16} blocked_propagation={i}, custom>} : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %v15 = stablehlo.transpose %v14, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    stablehlo.return %v14, %v12, %t : tensor<16x16xf32>, tensor<f32>, tensor<i1>
  }
  %v16 = stablehlo.reshape %main2 : (tensor<24x6x4x4xf32>) -> tensor<12x4x3x2x2x4xf32>
  %v17 = stablehlo.constant dense<0.0> : tensor<f32>
  %v18 = stablehlo.reduce(%v1#2 init: %v17) applies stablehlo.add across dimensions = [1] : (tensor<16x16xf32>, tensor<f32>) -> tensor<16xf32>
  %v19 = stablehlo.constant dense<0> : tensor<i32>
  %v20 = stablehlo.dynamic_update_slice %main1, %v1#2, %v19, %v19 : (tensor<16x16xf32>, tensor<16x16xf32>, tensor<i32>, tensor<i32>) -> tensor<16x16xf32>
  %v21 = stablehlo.divide %main0, %main0 : tensor<f32>
  %v22 = sdy.sharding_constraint %main1 <@m, [{"r"}, {?}]> : tensor<16x16xf32>
  %v23 = stablehlo.logistic %v1#2 : tensor<16x16xf32>
  %v24 = stablehlo.multiply %main3, %main3 : tensor<12xf32>
  %v25 = stablehlo.maximum %main3, %main3 : tensor<12xf32>
  %v26 = stablehlo.subtract %main3, %v25 : tensor<12xf32>
  return %v22, %v23, %v24, %v26 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<12xf32>, tensor<12xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func @main(%main0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %main1: tensor<1x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}p2]>}, %main2: tensor<6x8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y":(1)2, "z", ?}, {?}p2], replicated={"x"}>}, %main3: tensor<4x16x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", ?}, {"y":(1)2, ?}, {"x"}]>}, %main4: tensor<2xf32>) -> (tensor<4x6x8xf32>) {
  %v1 = stablehlo.transpose %main2, dims = [2, 0, 1] : (tensor<6x8x4xf32>) -> tensor<4x6x8xf32>
  return %v1 : tensor<4x6x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
func.func @main(%main0: tensor<8x1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"d", ?}]>}) -> (tensor<8x1xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"d", "c", ?}]>}, tensor<8x1x8xf32>, tensor<1x4xf32>) {
  %v1 = stablehlo.reverse %main0, dims = [0] : tensor<8x1xf32>
  %v2 = stablehlo.concatenate %v1, %main0, dim = 1 : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x2xf32>
  %v3 = stablehlo.reshape %v2 : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
  %v4 = stablehlo.reshape %v1 : (tensor<8x1xf32>) -> tensor<8x1xf32>
  %v5 = stablehlo.dot_general %v3, %v2, contracting_dims = [2] x [1] : (tensor<8x1x2xf32>, tensor<8x2xf32>) -> tensor<8x1x8xf32>
  %v6 = sdy.sharding_constraint %v3 <@m, [{"c", ?}, {}, {}]> : tensor<8x1x2xf32>
  sdy.sharding_group %v6 group_id=1 : tensor<8x1x2xf32>
  sdy.sharding_group %v3 group_id=1 : tensor<8x1x2xf32>
  %v7 = stablehlo.constant dense<1.0> : tensor<1x4xf32>
  return %v4, %v5, %v7 : tensor<8x1xf32>, tensor<8x1x8xf32>, tensor<1x4xf32>
}
// -----
sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
func.func @main(%main0: tensor<12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, %main1: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}p1, {?}p2]>}, %main2: tensor<12x24x4xf32>, %main3: tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a":(1)2, ?}, {"a":(2)4, ?}]>}, %main4: tensor<12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(2)4, ?}p1, {?}p0]>}) -> (tensor<16x16x16xf32>, tensor<12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}], replicated={"a"}>}, tensor<12x16xf32>) {
  %v1 = stablehlo.floor %main3 : tensor<16x16x16xf32>
  %v2 = sdy.propagation_barrier %main0 allowed_direction=BACKWARD : tensor<12x16xf32>
  %v3 = stablehlo.abs %main0 : tensor<12x16xf32>
  return %v1, %v2, %v3 : tensor<16x16x16xf32>, tensor<12x16xf32>, tensor<12x16xf32>
}
// -----
sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
func.func private @f0(%f00: tensor<6x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {?}]>}, %f01: tensor<2x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}]>}, %f02: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}], replicated={"b"}>}, %f03: tensor<2x3xf32>, %f04: tensor<6x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}], replicated={"b"}>}) -> (tensor<6x3xf32>) {
  %v1 = stablehlo.broadcast_in_dim %f00, dims = [0, 1] : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %v2 = stablehlo.broadcast_in_dim %f04, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(4)2, ?}, {"a":(1)4, "b", ?}]>]>} : (tensor<6x3xf32>) -> tensor<6x3xf32>
  %v3 = sdy.sharding_constraint %f02 <@m, [{?}]> : tensor<24xf32>
  %v4 = stablehlo.reshape %f01 : (tensor<2x24xf32>) -> tensor<2x2x12xf32>
  %v5 = stablehlo.floor %f01 : tensor<2x24xf32>
  return %v1 : tensor<6x3xf32>
}
func.func private @f1(%f10: tensor<f32> {sdy.sharding = #sdy.sharding<@m, [], unreduced={"b"}>}, %f11: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %f12: tensor<8x4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b"}, {?}]>}, %f13: tensor<16x3x2x6xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", "a":(1)4}, {"a":(4)2, ?}, {?}]>}, %f14: tensor<f32>) -> (tensor<8x4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)4, ?}, {"a":(4)2, ?}, {"b", ?}]>}) {
  %v6 = stablehlo.constant dense<0> : tensor<i32>
  %v7 = stablehlo.dynamic_update_slice %f12, %f12, %v6, %v6, %v6 : (tensor<8x4x6xf32>, tensor<8x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x4x6xf32>
  %v8 = stablehlo.reverse %f14, dims = [] : tensor<f32>
  %v9 = stablehlo.transpose %f12, dims = [0, 2, 1] : (tensor<8x4x6xf32>) -> tensor<8x6x4xf32>
  %v10 = stablehlo.divide %f10, %v8 {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : tensor<f32>
  %v11 = stablehlo.concatenate %v9, %v9, dim = 2 : (tensor<8x6x4xf32>, tensor<8x6x4xf32>) -> tensor<8x6x8xf32>
  return %v7 : tensor<8x4x6xf32>
}
func.func @main(%main0: tensor<3x1x16xf32>, %main1: tensor<3x1x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}, {"b"}]>}) -> (tensor<16x3x1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {}, {"b", ?}], replicated={"a":(1)4}>}, tensor<3x12x1xf32>, tensor<16x3x3xf32>, tensor<3x1x16xf32>) {
  %v12 = stablehlo.multiply %main1, %main0 : tensor<3x1x16xf32>
  %v13 = stablehlo.multiply %main1, %v12 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}, {"a":(4)2, "b"}], replicated={"a":(1)4}>]>} : tensor<3x1x16xf32>
  %v14 = stablehlo.reverse %main0, dims = [1] : tensor<3x1x16xf32>
  %v15 = stablehlo.reshape %v13 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {}, {"a":(4)2, ?}, {?}], replicated={"a":(1)4}>]>} : (tensor<3x1x16xf32>) -> tensor<3x1x8x2xf32>
  %v16 = stablehlo.reverse %main1, dims = [] : tensor<3x1x16xf32>
  %v17 = stablehlo.reshape %v13 : (tensor<3x1x16xf32>) -> tensor<3x1x16xf32>
  %v18 = stablehlo.slice %v13 [0:3, 0:1, 0:6] : (tensor<3x1x16xf32>) -> tensor<3x1x6xf32>
  %v19 = sdy.sharding_constraint %main1 <@m, [{"b", "a":(1)4}, {"a":(4)2}, {?}]> : tensor<3x1x16xf32>
  %v21 = stablehlo.constant dense<0> : tensor<i32>
  %v20:1 = "stablehlo.case"(%v21) ({
    %v22 = stablehlo.reverse %v19, dims = [] : tensor<3x1x16xf32>
    stablehlo.return %v13 : tensor<3x1x16xf32>
  }, {
    %v23 = stablehlo.reverse %main1, dims = [1] : tensor<3x1x16xf32>
    %v24 = stablehlo.reshape %v16 : (tensor<3x1x16xf32>) -> tensor<3x8x2xf32>
    stablehlo.return %v12 : tensor<3x1x16xf32>
  }) : (tensor<i32>) -> (tensor<3x1x16xf32>)
  %v25 = stablehlo.reshape %main0 : (tensor<3x1x16xf32>) -> tensor<3x1x16xf32>
  %v26 = stablehlo.transpose %v25, dims = [2, 0, 1] : (tensor<3x1x16xf32>) -> tensor<16x3x1xf32>
  %v27 = stablehlo.constant dense<1.0> : tensor<3x12x1xf32>
  %v28 = stablehlo.dot_general %v16, %v19, batching_dims = [2] x [2], contracting_dims = [1] x [1] : (tensor<3x1x16xf32>, tensor<3x1x16xf32>) -> tensor<16x3x3xf32>
  %v29 = stablehlo.multiply %v19, %main0 : tensor<3x1x16xf32>
  return %v26, %v27, %v28, %v29 : tensor<16x3x1xf32>, tensor<3x12x1xf32>, tensor<16x3x3xf32>, tensor<3x1x16xf32>
}
// -----
sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
func.func private @f0(%f00: tensor<8x3x3x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"z"}, {?}p0, {"y"}p1]>}, %f01: tensor<8x3x3x2xf32>) -> (tensor<3x3x2x3x3x2xf32>) {
  %v1 = stablehlo.reshape %f01 : (tensor<8x3x3x2xf32>) -> tensor<1x24x6xf32>
  %v2 = stablehlo.transpose %v1, dims = [1, 0, 2] : (tensor<1x24x6xf32>) -> tensor<24x1x6xf32>
  %v3 = stablehlo.dot_general %f00, %f01, contracting_dims = [0] x [0] : (tensor<8x3x3x2xf32>, tensor<8x3x3x2xf32>) -> tensor<3x3x2x3x3x2xf32>
  %v4 = stablehlo.divide %v2, %v2 : tensor<24x1x6xf32>
  return %v3 : tensor<3x3x2x3x3x2xf32>
}
func.func private @f1(%f10: tensor<16x12xf32>, %f11: tensor<6x1xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z", "x", ?}p2]>}, %f12: tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}p2, {}]>}) -> (tensor<4x4x7xf32>) {
  %v5 = stablehlo.reshape %f12 : (tensor<16x12xf32>) -> tensor<4x4x12xf32>
  %v6 = stablehlo.slice %v5 [0:4, 0:4, 0:7] : (tensor<4x4x12xf32>) -> tensor<4x4x7xf32>
  %v7:1 = stablehlo.optimization_barrier %v6 : tensor<4x4x7xf32>
  %v8 = stablehlo.constant dense<1.0> : tensor<12x3xf32>
  return %v7#0 : tensor<4x4x7xf32>
}
func.func @main(%main0: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {?}]>}, %main1: tensor<6x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "z"}, {?}]>}, %main2: tensor<12xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}) -> (tensor<12xf32>, tensor<12x8xf32>, tensor<6x24xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y", "z", ?}]>}, tensor<24x4xf32>) {
  sdy.sharding_group %main2 group_id=1 : tensor<12xf32>
  %v9 = stablehlo.floor %main2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", "z"}]>]>} : tensor<12xf32>
  %v10 = sdy.sharding_constraint %main2 <@m, [{"x", ?}]> : tensor<12xf32>
  %v11 = sdy.propagation_barrier %main0 allowed_direction=FORWARD : tensor<12x8xf32>
  %v12 = stablehlo.concatenate %v10, %v10, dim = 0 : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
  %v13:3 = sdy.manual_computation(%main0, %main0, %v12) in_shardings=[<@m, [{"x", "y", ?}, {?}], replicated={"z"}>, <@m, [{"y", ?}, {"x", ?}], replicated={"z"}>, <@m, [{"z", ?}p1], replicated={"y"}>] out_shardings=[<@m, [{"x", "y", ?}p1, {?}], replicated={"z"}>, <@m, [{?}, {"y"}], replicated={"z"}>, <@m, [{"z", "y"}p1], unreduced={"x"}>] manual_axes={"z"} (%v14: tensor<12x8xf32>, %v15: tensor<12x8xf32>, %v16: tensor<12xf32>) {
    sdy.return %v15, %v14, %v16 : tensor<12x8xf32>, tensor<12x8xf32>, tensor<12xf32>
  } : (tensor<12x8xf32>, tensor<12x8xf32>, tensor<24xf32>) -> (tensor<12x8xf32>, tensor<12x8xf32>, tensor<24xf32>)
  %v17 = stablehlo.multiply %main1, %main1 : tensor<6x24xf32>
  %v18 = stablehlo.broadcast_in_dim %v13#2, dims = [0] : (tensor<24xf32>) -> tensor<24x4xf32>
  return %v9, %v11, %v17, %v18 : tensor<12xf32>, tensor<12x8xf32>, tensor<6x24xf32>, tensor<24x4xf32>
}
// -----
sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
func.func @main(%main0: tensor<6x16xf32>, %main1: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %main2: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b", ?}]>}) -> (tensor<6x16xf32>, tensor<6x12xf32>, tensor<2x1x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}, {"b", ?}]>}, tensor<6x1x6x1xf32>) {
  %v1 = stablehlo.constant dense<0> : tensor<i32>
  %v2 = stablehlo.dynamic_slice %main0, %v1, %v1, sizes = [6, 6] : (tensor<6x16xf32>, tensor<i32>, tensor<i32>) -> tensor<6x6xf32>
  %v3:2 = sdy.named_computation<"f">(%v2, %v2) in_shardings=[<@m, [{}, {"b", "a", ?}]>, <@m, [{?}, {"a"}], replicated={"b"}>] (%v4: tensor<6x6xf32>, %v5: tensor<6x6xf32>) {
    %v6 = stablehlo.floor %v5 : tensor<6x6xf32>
    %v7 = stablehlo.dot_general %v6, %v4, contracting_dims = [1] x [0] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %v8 = stablehlo.constant dense<1.0> : tensor<12x16xf32>
    sdy.return %v6, %v6 : tensor<6x6xf32>, tensor<6x6xf32>
  } : (tensor<6x6xf32>, tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
  %v9 = stablehlo.dot_general %v3#0, %v2, contracting_dims = [0] x [0] : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
  %v10 = stablehlo.slice %main0 [0:6, 0:12] : (tensor<6x16xf32>) -> tensor<6x12xf32>
  %v11 = stablehlo.transpose %v3#0, dims = [1, 0] : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %v12:2 = sdy.manual_computation(%main2, %v10) in_shardings=[<@m, [{}, {?}], replicated={"b"}>, <@m, [{"a", ?}, {"b", ?}]>] out_shardings=[<@m, [{"a"}, {?}], replicated={"b"}>, <@m, [{"a", ?}, {"b", ?}]>] manual_axes={"b"} (%v13: tensor<6x16xf32>, %v14: tensor<6x3xf32>) {
    %v15 = sdy.sharding_constraint %v14 <@m, [{"a", ?}, {}]> : tensor<6x3xf32>
    %v16 = stablehlo.broadcast_in_dim %v15, dims = [1, 3] : (tensor<6x3xf32>) -> tensor<1x6x12x3xf32>
    %v17 = stablehlo.constant dense<0.0> : tensor<f32>
    %v18 = stablehlo.reduce(%v13 init: %v17) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<f32>
    %v19 = stablehlo.reshape %v13 : (tensor<6x16xf32>) -> tensor<6x16xf32>
    sdy.return %v13, %v15 : tensor<6x16xf32>, tensor<6x3xf32>
  } : (tensor<6x16xf32>, tensor<6x12xf32>) -> (tensor<6x16xf32>, tensor<6x12xf32>)
  %v20 = stablehlo.constant dense<1.0> : tensor<2x1x3xf32>
  %v21 = stablehlo.broadcast_in_dim %v11, dims = [0, 2] : (tensor<6x6xf32>) -> tensor<6x1x6x1xf32>
  return %v12#0, %v12#1, %v20, %v21 : tensor<6x16xf32>, tensor<6x12xf32>, tensor<2x1x3xf32>, tensor<6x1x6x1xf32>
}
