// sdyrt-opt --sdy-version=jaxlib-0.10.2 -sdy-propagation-pipeline -split-input-file
sdy.mesh @mesh = <["a"=8]>
sdy.mesh @twin = <["a"=8]>
func.func public @main(%a1: tensor<6x4x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{?}, {?}, {?}]>}, %a2: tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@twin, [{}, {?}]>}, %a3: tensor<16x2x1x6xf32> {sdy.sharding = #sdy.sharding<@twin, [{?}, {?}, {?}, {?}]>}, %a4: tensor<6x4x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{}, {?}, {?}]>}) -> (tensor<16x2x1x6xf32>) {
  %v5 = stablehlo.reshape %a2 : (tensor<12x12xf32>) -> tensor<2x2x12x3xf32>
  %v6 = sdy.sharding_constraint %v5 <@mesh, [{?}, {}, {?}, {"a"}]> : tensor<2x2x12x3xf32>
  %v7 = sdy.sharding_constraint %v6 <@twin, [{?}, {?}, {?}, {"a", ?}]> : tensor<2x2x12x3xf32>
  %v8 = stablehlo.reshape %v5 : (tensor<2x2x12x3xf32>) -> tensor<144xf32>
  %v9 = stablehlo.reshape %v6 : (tensor<2x2x12x3xf32>) -> tensor<1x2x72xf32>
  %v10 = stablehlo.tanh %v9 : tensor<1x2x72xf32>
  sdy.sharding_group %v10 group_id=11 : tensor<1x2x72xf32>
  sdy.sharding_group %v9 group_id=11 : tensor<1x2x72xf32>
  %v12 = stablehlo.custom_call @mine(%v10) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([k, i, j]) {i=1, j=2, k=72}, custom>} : (tensor<1x2x72xf32>) -> tensor<72x1x2xf32>
  %v13 = stablehlo.custom_call @mine(%v5) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([j, i, k, l]) {i=2, j=2, k=12, l=3} need_replication={i}, custom>} : (tensor<2x2x12x3xf32>) -> tensor<2x2x12x3xf32>
  %v15 = sdy.manual_computation(%v13) in_shardings=[<@mesh, [{}, {?}, {?}, {?}], replicated={"a"}>] out_shardings=[<@mesh, [{"a", ?}, {?}, {}, {?}]>] manual_axes={"a"} (%m14: tensor<2x2x12x3xf32>) {
    %v16 = sdy.sharding_constraint %m14 <@twin, [{?}, {?}, {?}, {?}]> : tensor<2x2x12x3xf32>
    %i18 = stablehlo.constant dense<0> : tensor<i32>
    %v17:2 = "stablehlo.case"(%i18) ({
      %v19 = stablehlo.exponential %v16 : tensor<2x2x12x3xf32>
      %v20 = stablehlo.custom_call @mine(%v19) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([l, j, i, k]) {i=2, j=2, k=12, l=3} permutation={k}, custom>} : (tensor<2x2x12x3xf32>) -> tensor<3x2x2x12xf32>
      %v21 = stablehlo.maximum %v20, %v20 : tensor<3x2x2x12xf32>
      stablehlo.return %v19, %v16 : tensor<2x2x12x3xf32>, tensor<2x2x12x3xf32>
    }, {
      %c22 = stablehlo.constant dense<0.0> : tensor<f32>
      %v23 = stablehlo.reduce(%v16 init: %c22) applies stablehlo.add across dimensions = [3] : (tensor<2x2x12x3xf32>, tensor<f32>) -> tensor<2x2x12xf32>
      stablehlo.return %v16, %v16 : tensor<2x2x12x3xf32>, tensor<2x2x12x3xf32>
    }) : (tensor<i32>) -> (tensor<2x2x12x3xf32>, tensor<2x2x12x3xf32>)
    %v24:1 = stablehlo.optimization_barrier %v17#1 : tensor<2x2x12x3xf32>
    sdy.return %v16 : tensor<2x2x12x3xf32>
  } : (tensor<2x2x12x3xf32>) -> tensor<16x2x12x3xf32>
  %v25 = stablehlo.exponential %a3 : tensor<16x2x1x6xf32>
  return %v25 : tensor<16x2x1x6xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func private @f0(%a1: tensor<2x4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}p1, {"b", "a"}p0, {?}, {"d"}]>}) -> (tensor<2x4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, ?}p1, {"b", ?}, {?}, {}], replicated={"d"}>}) {
  %v2:1 = stablehlo.optimization_barrier %a1 : tensor<2x4x16x3xf32>
  %v3 = stablehlo.constant dense<1.0> : tensor<2x4x16x3xf32>
  %v4 = stablehlo.reshape %v3 : (tensor<2x4x16x3xf32>) -> tensor<2x192xf32>
  return %v3 : tensor<2x4x16x3xf32>
}
func.func public @main(%a5: tensor<2x8x4xf32>, %a6: tensor<2x4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}p0, {"c", ?}, {}, {?}p3]>}, %a7: tensor<2x4x16x3xf32>, %a8: tensor<2x8x4xf32>) -> (tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}p3, {?}]>}) {
  sdy.sharding_group %a8 group_id=9 : tensor<2x8x4xf32>
  sdy.sharding_group %a5 group_id=9 : tensor<2x8x4xf32>
  %v10 = "stablehlo.sort"(%a7) <{dimension = 0 : i64}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1>}) : (tensor<2x4x16x3xf32>) -> tensor<2x4x16x3xf32>
  %v11:2 = stablehlo.while(%w12 = %a5, %w13 = %v10) : tensor<2x8x4xf32>, tensor<2x4x16x3xf32>
  cond {
    %p14 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p14 : tensor<i1>
  } do {
    %v15 = stablehlo.constant dense<0.0> : tensor<2x4x16x3xf32>
    stablehlo.return %a5, %a6 : tensor<2x8x4xf32>, tensor<2x4x16x3xf32>
  }
  %v16 = stablehlo.tanh %v11#1 : tensor<2x4x16x3xf32>
  %c17 = stablehlo.constant dense<0.0> : tensor<f32>
  %v18 = stablehlo.reduce(%v16 init: %c17) applies stablehlo.add across dimensions = [0] : (tensor<2x4x16x3xf32>, tensor<f32>) -> tensor<4x16x3xf32>
  %v19 = stablehlo.reshape %v18 : (tensor<4x16x3xf32>) -> tensor<16x4x3xf32>
  %v20 = stablehlo.reshape %v19 : (tensor<16x4x3xf32>) -> tensor<1x16x2x6xf32>
  %v21 = func.call @f0(%v10) : (tensor<2x4x16x3xf32>) -> tensor<2x4x16x3xf32>
  %c22 = stablehlo.constant dense<0> : tensor<i32>
  %v23 = stablehlo.dynamic_update_slice %v21, %v10, %c22, %c22, %c22, %c22 : (tensor<2x4x16x3xf32>, tensor<2x4x16x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x4x16x3xf32>
  %v24 = stablehlo.reshape %v23 : (tensor<2x4x16x3xf32>) -> tensor<16x24xf32>
  return %v24 : tensor<16x24xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}p2, {"b", ?}]>}, %a2: tensor<4x2x12x8xf32>, %a3: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a", "c", ?}]>}) -> (tensor<32x24x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}, {?}p3]>}, tensor<10x84xf32>) {
  %v4 = stablehlo.maximum %a3, %a3 : tensor<4x6xf32>
  %v5:2 = stablehlo.while(%w6 = %v4, %w7 = %v4) : tensor<4x6xf32>, tensor<4x6xf32>
  cond {
    %p8 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p8 : tensor<i1>
  } do {
    %v9 = sdy.sharding_constraint %a2 <@mesh, [{?}, {?}p3, {}, {"c", ?}p0]> : tensor<4x2x12x8xf32>
    %v10 = stablehlo.custom_call @mine(%a2) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([l, j, k, i]) {i=4, j=2, k=12, l=8} need_replication={j} permutation={k}, custom>} : (tensor<4x2x12x8xf32>) -> tensor<8x2x12x4xf32>
    stablehlo.return %a1, %w6 : tensor<4x6xf32>, tensor<4x6xf32>
  }
  %v11 = stablehlo.reshape %a2 : (tensor<4x2x12x8xf32>) -> tensor<32x24x1xf32>
  %v12 = stablehlo.negate %v11 : tensor<32x24x1xf32>
  %v13:1 = stablehlo.optimization_barrier %v12 : tensor<32x24x1xf32>
  %v14 = sdy.sharding_constraint %v13#0 <@mesh, [{"b", "c", ?}p2, {}, {"a"}]> : tensor<32x24x1xf32>
  %c15 = stablehlo.constant dense<0.0> : tensor<f32>
  %v16 = stablehlo.reduce(%v14 init: %c15) applies stablehlo.add across dimensions = [1] : (tensor<32x24x1xf32>, tensor<f32>) -> tensor<32x1xf32>
  %i18 = stablehlo.constant dense<0> : tensor<i32>
  %v17:1 = "stablehlo.case"(%i18) ({
    %v19 = stablehlo.dot_general %v16, %v16, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32xf32>
    %v20 = stablehlo.dot_general %v14, %v19, contracting_dims = [0] x [0] : (tensor<32x24x1xf32>, tensor<32xf32>) -> tensor<24x1xf32>
    %v21 = stablehlo.custom_call @mine(%v20) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=24, j=1} need_replication={i} blocked_propagation={i, j}, custom>} : (tensor<24x1xf32>) -> tensor<1x24xf32>
    stablehlo.return %a2 : tensor<4x2x12x8xf32>
  }, {
    %v22 = stablehlo.transpose %v11, dims = [0, 1, 2] : (tensor<32x24x1xf32>) -> tensor<32x24x1xf32>
    %v23 = stablehlo.exponential %v4 : tensor<4x6xf32>
    stablehlo.return %a2 : tensor<4x2x12x8xf32>
  }) : (tensor<i32>) -> (tensor<4x2x12x8xf32>)
  %c24 = stablehlo.constant dense<0.0> : tensor<f32>
  %v25 = stablehlo.pad %v17#0, %c24, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<4x2x12x8xf32>, tensor<f32>) -> tensor<5x2x12x8xf32>
  %c26 = stablehlo.constant dense<0.0> : tensor<f32>
  %v27 = stablehlo.reduce(%v25 init: %c26) applies stablehlo.add across dimensions = [1] : (tensor<5x2x12x8xf32>, tensor<f32>) -> tensor<5x12x8xf32>
  %v28 = sdy.propagation_barrier %v27 allowed_direction=BACKWARD : tensor<5x12x8xf32>
  %v29 = stablehlo.maximum %v28, %v27 : tensor<5x12x8xf32>
  %v30 = stablehlo.constant dense<0.0> : tensor<5x2x12x8xf32>
  %v31 = stablehlo.slice %v30 [0:5, 0:2, 0:12, 0:7] : (tensor<5x2x12x8xf32>) -> tensor<5x2x12x7xf32>
  %v32 = stablehlo.reshape %v31 : (tensor<5x2x12x7xf32>) -> tensor<10x84xf32>
  %v33 = stablehlo.transpose %v32, dims = [0, 1] : (tensor<10x84xf32>) -> tensor<10x84xf32>
  return %v14, %v33 : tensor<32x24x1xf32>, tensor<10x84xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x", ?}]>}) -> (tensor<f32>, tensor<f32>) {
  %v2 = stablehlo.dot_general %a1, %a1, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  %v3 = stablehlo.dot_general %a1, %a1, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  %v4 = stablehlo.sine %v3 : tensor<f32>
  %v5:2 = stablehlo.optimization_barrier %v3, %v4 : tensor<f32>, tensor<f32>
  %v6 = stablehlo.reshape %a1 : (tensor<8xf32>) -> tensor<8xf32>
  %v9 = sdy.manual_computation(%v6, %v6) in_shardings=[<@mesh, [{}], replicated={"z"}>, <@mesh, [{?}], replicated={"z"}>] out_shardings=[<@mesh, [{"z", ?}]>] manual_axes={"z"} (%m7: tensor<8xf32>, %m8: tensor<8xf32>) {
    %v10 = stablehlo.constant dense<0.0> : tensor<8xf32>
    %v11 = stablehlo.concatenate %v10, %v10, %v10, dim = 0 : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) -> tensor<24xf32>
    sdy.return %v10 : tensor<8xf32>
  } : (tensor<8xf32>, tensor<8xf32>) -> tensor<24xf32>
  sdy.sharding_group %v9 group_id=12 : tensor<24xf32>
  %v13 = stablehlo.tanh %v9 : tensor<24xf32>
  %v14 = stablehlo.constant dense<2.0> : tensor<f32>
  %v15 = sdy.sharding_constraint %v2 <@mesh, []> : tensor<f32>
  %v16 = stablehlo.sine %v15 : tensor<f32>
  %v17 = stablehlo.reshape %v16 : (tensor<f32>) -> tensor<f32>
  %v18 = stablehlo.maximum %v4, %v14 : tensor<f32>
  %v19 = stablehlo.dot_general %v13, %v13, contracting_dims = [0] x [0] : (tensor<24xf32>, tensor<24xf32>) -> tensor<f32>
  return %v17, %v19 : tensor<f32>, tensor<f32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func public @main(%a1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}p0, {"c", "d"}p0], unreduced={"a"}>}, %a2: tensor<16xf32>) -> (tensor<4x2x2x8xf32>, tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d", "b", ?}]>}) {
  %c3 = stablehlo.constant dense<0> : tensor<i32>
  %v4 = stablehlo.dynamic_update_slice %a1, %a1, %c3, %c3 : (tensor<16x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
  %v5:1 = stablehlo.optimization_barrier %v4 : tensor<16x8xf32>
  %v7 = sdy.manual_computation(%v5#0) in_shardings=[<@mesh, [{}, {"a", ?}]>] out_shardings=[<@mesh, [{"a", ?}, {?}, {?}, {?}]>] manual_axes={"a"} (%m6: tensor<16x4xf32>) {
    %v8 = stablehlo.negate %m6 : tensor<16x4xf32>
    %v9 = stablehlo.reshape %v8 : (tensor<16x4xf32>) -> tensor<1x2x2x16xf32>
    %v10 = stablehlo.custom_call @mine(%v9) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([i, j, l, k]) {i=1, j=2, k=2, l=16} need_replication={j}, custom>} : (tensor<1x2x2x16xf32>) -> tensor<1x2x16x2xf32>
    sdy.return %v9 : tensor<1x2x2x16xf32>
  } : (tensor<16x8xf32>) -> tensor<2x2x2x16xf32>
  %v11 = stablehlo.reshape %v5#0 : (tensor<16x8xf32>) -> tensor<4x2x2x8xf32>
  %c12 = stablehlo.constant dense<0> : tensor<i32>
  %v13 = stablehlo.dynamic_update_slice %v7, %v7, %c12, %c12, %c12, %c12 : (tensor<2x2x2x16xf32>, tensor<2x2x2x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x2x2x16xf32>
  %v14 = stablehlo.reshape %a2 : (tensor<16xf32>) -> tensor<8x2xf32>
  sdy.sharding_group %v13 group_id=15 : tensor<2x2x2x16xf32>
  sdy.sharding_group %v7 group_id=15 : tensor<2x2x2x16xf32>
  %v16 = stablehlo.concatenate %v4, dim = 1 : (tensor<16x8xf32>) -> tensor<16x8xf32>
  %v17 = stablehlo.maximum %v16, %v5#0 : tensor<16x8xf32>
  %v18 = sdy.sharding_constraint %v17 <@mesh, [{"b", ?}, {"c", "d"}p1]> : tensor<16x8xf32>
  return %v11, %v18 : tensor<4x2x2x8xf32>, tensor<16x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
sdy.mesh @twin = <["a"=8]>
func.func private @f0(%a1: tensor<16x3x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a", ?}, {?}p2, {?}p3]>}) -> (tensor<16x3x8xf32>) {
  %v2 = stablehlo.add %a1, %a1 : tensor<16x3x8xf32>
  %v3 = stablehlo.maximum %v2, %v2 : tensor<16x3x8xf32>
  %v4 = sdy.sharding_constraint %v3 <@twin, [{}, {?}p2, {}]> : tensor<16x3x8xf32>
  return %v4 : tensor<16x3x8xf32>
}
func.func public @main(%a5: tensor<16x3x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{}, {?}, {?}]>}, %a6: tensor<16x8x3xf32>) -> (tensor<16x8x3xf32>, tensor<16x8x3xf32>) {
  sdy.sharding_group %a6 group_id=7 : tensor<16x8x3xf32>
  sdy.sharding_group %a5 group_id=8 : tensor<16x3x8xf32>
  %v9 = stablehlo.add %a6, %a6 : tensor<16x8x3xf32>
  %v10 = stablehlo.add %a5, %a5 : tensor<16x3x8xf32>
  sdy.sharding_group %v10 group_id=11 : tensor<16x3x8xf32>
  sdy.sharding_group %a5 group_id=11 : tensor<16x3x8xf32>
  %v12 = stablehlo.transpose %a6, dims = [0, 1, 2] : (tensor<16x8x3xf32>) -> tensor<16x8x3xf32>
  %v13 = sdy.propagation_barrier %a6 allowed_direction=BACKWARD : tensor<16x8x3xf32>
  %v14 = stablehlo.sine %v13 : tensor<16x8x3xf32>
  %v15 = sdy.sharding_constraint %v14 <@twin, [{?}p2, {"a", ?}, {?}p1]> : tensor<16x8x3xf32>
  return %a6, %v15 : tensor<16x8x3xf32>, tensor<16x8x3xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<4x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {?}, {"x", ?}], unreduced={"z"}>}, %a2: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"z"}]>}) -> (tensor<2x16x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", ?}, {?}, {"x", ?}, {}]>}, tensor<2x16x2x2xf32>) {
  %v3 = stablehlo.broadcast_in_dim %a2, dims = [0, 1] : (tensor<2x8xf32>) -> tensor<2x8x2xf32>
  %v4 = stablehlo.reshape %a1 : (tensor<4x4x8xf32>) -> tensor<2x16x2x2xf32>
  %v5 = stablehlo.maximum %v4, %v4 : tensor<2x16x2x2xf32>
  %v6:3 = stablehlo.while(%w7 = %v5, %w8 = %v3, %w9 = %v5) : tensor<2x16x2x2xf32>, tensor<2x8x2xf32>, tensor<2x16x2x2xf32>
  cond {
    %p10 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p10 : tensor<i1>
  } do {
    %c11 = stablehlo.constant dense<0.0> : tensor<f32>
    %v12 = stablehlo.reduce(%v4 init: %c11) applies stablehlo.add across dimensions = [1, 2] : (tensor<2x16x2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
    stablehlo.return %v4, %v3, %w9 : tensor<2x16x2x2xf32>, tensor<2x8x2xf32>, tensor<2x16x2x2xf32>
  }
  return %v6#0, %v6#2 : tensor<2x16x2x2xf32>, tensor<2x16x2x2xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(2)2, "z", "x":(1)2, ?}, {}]>}, %a2: tensor<12x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "x", ?}, {}]>}) -> (tensor<8x2xf32>) {
  %v3:1 = stablehlo.optimization_barrier %a1 : tensor<12x2xf32>
  %v4 = stablehlo.dot_general %a2, %v3#0, contracting_dims = [0] x [0] : (tensor<12x2xf32>, tensor<12x2xf32>) -> tensor<2x2xf32>
  %v6 = sdy.manual_computation(%v4) in_shardings=[<@mesh, [{?}, {?}], replicated={"x"}>] out_shardings=[<@mesh, [{"x", ?}, {?}]>] manual_axes={"x"} (%m5: tensor<2x2xf32>) {
    %v7 = stablehlo.exponential %m5 : tensor<2x2xf32>
    %v8 = stablehlo.reshape %v7 : (tensor<2x2xf32>) -> tensor<2x2xf32>
    sdy.return %m5 : tensor<2x2xf32>
  } : (tensor<2x2xf32>) -> tensor<8x2xf32>
  %v11 = sdy.manual_computation(%v6, %v3#0) in_shardings=[<@mesh, [{}, {"y", ?}]>, <@mesh, [{}, {"y", ?}]>] out_shardings=[<@mesh, [{"y", ?}, {}]>] manual_axes={"y"} (%m9: tensor<8x1xf32>, %m10: tensor<12x1xf32>) {
    %v12 = stablehlo.tanh %m9 : tensor<8x1xf32>
    sdy.return %m9 : tensor<8x1xf32>
  } : (tensor<8x2xf32>, tensor<12x2xf32>) -> tensor<16x1xf32>
  %v13 = stablehlo.reshape %a1 : (tensor<12x2xf32>) -> tensor<2x1x6x2xf32>
  %v14 = stablehlo.sine %v13 : tensor<2x1x6x2xf32>
  %v15:3 = stablehlo.while(%w16 = %v14, %w17 = %a1, %w18 = %v14) : tensor<2x1x6x2xf32>, tensor<12x2xf32>, tensor<2x1x6x2xf32>
  cond {
    %p19 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p19 : tensor<i1>
  } do {
    %v20 = sdy.sharding_constraint %v13 <@mesh, [{?}, {"y"}, {?}, {"x":(2)2}], unreduced={"x":(1)2}> : tensor<2x1x6x2xf32>
    %v21 = stablehlo.concatenate %v20, dim = 2 : (tensor<2x1x6x2xf32>) -> tensor<2x1x6x2xf32>
    %v22 = stablehlo.dot_general %w17, %v21, contracting_dims = [1] x [0] : (tensor<12x2xf32>, tensor<2x1x6x2xf32>) -> tensor<12x1x6x2xf32>
    %v23 = stablehlo.exponential %v22 : tensor<12x1x6x2xf32>
    stablehlo.return %v20, %a1, %w18 : tensor<2x1x6x2xf32>, tensor<12x2xf32>, tensor<2x1x6x2xf32>
  }
  %v24:3 = stablehlo.while(%w25 = %v6, %w26 = %v15#2, %w27 = %v15#2) : tensor<8x2xf32>, tensor<2x1x6x2xf32>, tensor<2x1x6x2xf32>
  cond {
    %p28 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p28 : tensor<i1>
  } do {
    %v29 = stablehlo.dot_general %v3#0, %w27, contracting_dims = [1] x [3] : (tensor<12x2xf32>, tensor<2x1x6x2xf32>) -> tensor<12x2x1x6xf32>
    %v30 = "stablehlo.sort"(%v29) <{dimension = 3 : i64}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1>}) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"y", "x":(2)2}], replicated={"z"}, unreduced={"x":(1)2}>]>} : (tensor<12x2x1x6xf32>) -> tensor<12x2x1x6xf32>
    stablehlo.return %v6, %w26, %w27 : tensor<8x2xf32>, tensor<2x1x6x2xf32>, tensor<2x1x6x2xf32>
  }
  %v31 = stablehlo.multiply %v14, %v14 : tensor<2x1x6x2xf32>
  sdy.sharding_group %v3#0 group_id=32 : tensor<12x2xf32>
  sdy.sharding_group %a2 group_id=32 : tensor<12x2xf32>
  %v33 = stablehlo.sine %v14 : tensor<2x1x6x2xf32>
  return %v24#0 : tensor<8x2xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func public @main(%a1: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"d", ?}]>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [], replicated={"d"}, unreduced={"b"}>}, tensor<16xf32>) {
  %v2 = sdy.sharding_constraint %a1 <@mesh, [{}, {"b", "c"}]> : tensor<6x16xf32>
  %i4 = stablehlo.constant dense<0> : tensor<i32>
  %v3:1 = "stablehlo.case"(%i4) ({
    %v5 = stablehlo.multiply %v2, %v2 : tensor<6x16xf32>
    %v6 = stablehlo.multiply %v2, %v2 : tensor<6x16xf32>
    %v7 = sdy.propagation_barrier %v2 allowed_direction=FORWARD : tensor<6x16xf32>
    stablehlo.return %v2 : tensor<6x16xf32>
  }, {
    %v10 = sdy.manual_computation(%v2, %v2) in_shardings=[<@mesh, [{?}, {"c"}]>, <@mesh, [{}, {?}], replicated={"c"}>] out_shardings=[<@mesh, [{?}, {"c", ?}]>] manual_axes={"c"} (%m8: tensor<6x4xf32>, %m9: tensor<6x16xf32>) {
      %v11 = stablehlo.reshape %m9 : (tensor<6x16xf32>) -> tensor<2x12x2x2xf32>
      %c12 = stablehlo.constant dense<0> : tensor<2x1xi32>
      %v13 = "stablehlo.gather"(%m9, %c12) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 16>}> : (tensor<6x16xf32>, tensor<2x1xi32>) -> tensor<2x16xf32>
      %v14 = stablehlo.reshape %v13 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {?}, {?}]>]>} : (tensor<2x16xf32>) -> tensor<2x4x4xf32>
      %v15 = sdy.sharding_constraint %m9 <@mesh, [{"d", ?}, {?}], replicated={"b"}> : tensor<6x16xf32>
      sdy.return %v13 : tensor<2x16xf32>
    } : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<2x64xf32>
    %v16 = stablehlo.maximum %a1, %a1 : tensor<6x16xf32>
    stablehlo.return %a1 : tensor<6x16xf32>
  }) : (tensor<i32>) -> (tensor<6x16xf32>)
  %v17 = stablehlo.constant dense<2.0> : tensor<6x16xf32>
  %c18 = stablehlo.constant dense<0.0> : tensor<f32>
  %v19 = stablehlo.reduce(%v17 init: %c18) applies stablehlo.add across dimensions = [0, 1] : (tensor<6x16xf32>, tensor<f32>) -> tensor<f32>
  %v20:2 = stablehlo.while(%w21 = %v17, %w22 = %a1) : tensor<6x16xf32>, tensor<6x16xf32>
  cond {
    %p23 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p23 : tensor<i1>
  } do {
    %v24 = stablehlo.concatenate %a1, dim = 0 : (tensor<6x16xf32>) -> tensor<6x16xf32>
    stablehlo.return %v2, %w22 : tensor<6x16xf32>, tensor<6x16xf32>
  }
  %v25 = stablehlo.dot_general %v20#1, %v2, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<6x16xf32>, tensor<6x16xf32>) -> tensor<16xf32>
  %v26 = sdy.sharding_constraint %v25 <@mesh, [{?}], unreduced={"a"}> : tensor<16xf32>
  %v27 = stablehlo.exponential %v17 : tensor<6x16xf32>
  %v28 = stablehlo.reshape %v2 : (tensor<6x16xf32>) -> tensor<96xf32>
  %c29 = stablehlo.constant dense<0.0> : tensor<f32>
  %v30 = stablehlo.reduce(%v28 init: %c29) applies stablehlo.add across dimensions = [0] : (tensor<96xf32>, tensor<f32>) -> tensor<f32>
  return %v19, %v25 : tensor<f32>, tensor<16xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<8xf32>, %a2: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}], unreduced={"b":(1)2}>}) -> (tensor<8xf32>) {
  %v3 = stablehlo.custom_call @mine(%a1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}, custom>} : (tensor<8xf32>) -> tensor<8xf32>
  %v4 = stablehlo.slice %v3 [0:8] : (tensor<8xf32>) -> tensor<8xf32>
  %v5 = stablehlo.custom_call @mine(%a2) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=3}, custom>} : (tensor<8x3xf32>) -> tensor<8x3xf32>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [0, 1] : (tensor<8x3xf32>) -> tensor<8x3x4xf32>
  return %a1 : tensor<8xf32>
}
