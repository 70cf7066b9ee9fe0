// sdyrt-opt -sdy-user-priority-propagate -sdy-close-shardings -sdy-insert-explicit-reshards=enable-full-version=true -split-input-file
sdy.mesh @mesh = <["a"=8]>
func.func public @main(%a1: tensor<3x12x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"a", ?}, {?}]>}, %a2: tensor<3x12x8x4xf32>, %a3: tensor<3x12x8x4xf32>) -> (tensor<3x12x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}, {?}], replicated={"a":(1)2}>}, tensor<3x12x8x4xf32>) {
  %v4 = sdy.sharding_constraint %a3 <@mesh, [{?}, {?}, {?}, {"a", ?}]> : tensor<3x12x8x4xf32>
  %v5 = stablehlo.maximum %a2, %a3 : tensor<3x12x8x4xf32>
  %v6 = stablehlo.custom_call @unknown(%v5) : (tensor<3x12x8x4xf32>) -> tensor<3x12x8x4xf32>
  %v7 = stablehlo.add %v6, %a1 : tensor<3x12x8x4xf32>
  %v8 = stablehlo.tanh %v5 : tensor<3x12x8x4xf32>
  %v9 = sdy.propagation_barrier %a3 allowed_direction=FORWARD : tensor<3x12x8x4xf32>
  return %v9, %v9 : tensor<3x12x8x4xf32>, tensor<3x12x8x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func private @f0(%a1: tensor<4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c":(1)2, "b", "d"}]>}) -> (tensor<4x12xf32>) {
  %v2 = stablehlo.sine %a1 : tensor<4x12xf32>
  %v3 = sdy.propagation_barrier %v2 allowed_direction=NONE : tensor<4x12xf32>
  return %v3 : tensor<4x12xf32>
}
func.func public @main(%a4: tensor<1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "d", "b", ?}]>}, %a5: tensor<3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, ?}, {"b"}]>}) -> (tensor<3x8xf32>) {
  %v6:2 = stablehlo.optimization_barrier %a4, %a5 : tensor<1x4xf32>, tensor<3x8xf32>
  %v7:2 = stablehlo.optimization_barrier %a5, %v6#1 : tensor<3x8xf32>, tensor<3x8xf32>
  return %v7#1 : tensor<3x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func private @f0(%a1: tensor<16x4x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {?}, {"b":(1)2, ?}]>}) -> (tensor<4x8xf32>) {
  %c2 = stablehlo.constant dense<0.0> : tensor<f32>
  %v3 = stablehlo.reduce(%a1 init: %c2) applies stablehlo.add across dimensions = [0, 2] : (tensor<16x4x3x8xf32>, tensor<f32>) -> tensor<4x8xf32>
  %v4 = stablehlo.multiply %v3, %v3 : tensor<4x8xf32>
  %v5 = stablehlo.add %v4, %v4 : tensor<4x8xf32>
  return %v5 : tensor<4x8xf32>
}
func.func public @main(%a6: tensor<16x4x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "a", ?}, {}, {}]>}, %a7: tensor<16x4x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2, ?}, {"a"}, {?}, {"b":(2)2}]>}) -> (tensor<16x3x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {?}]>}) {
  %c8 = stablehlo.constant dense<0> : tensor<i32>
  %v9 = stablehlo.dynamic_update_slice %a7, %a6, %c8, %c8, %c8, %c8 : (tensor<16x4x3x8xf32>, tensor<16x4x3x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x4x3x8xf32>
  %c10 = stablehlo.constant dense<0> : tensor<i32>
  %v11 = stablehlo.dynamic_update_slice %a6, %a6, %c10, %c10, %c10, %c10 : (tensor<16x4x3x8xf32>, tensor<16x4x3x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<16x4x3x8xf32>
  %v12 = stablehlo.negate %v11 : tensor<16x4x3x8xf32>
  %v13 = sdy.sharding_constraint %v11 <@mesh, [{?}, {?}, {?}, {"a", "b":(1)2, ?}]> : tensor<16x4x3x8xf32>
  %v14 = stablehlo.exponential %v11 : tensor<16x4x3x8xf32>
  %c15 = stablehlo.constant dense<0.0> : tensor<f32>
  %v16 = stablehlo.reduce(%v14 init: %c15) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"b", ?}, {}]>]>} : (tensor<16x4x3x8xf32>, tensor<f32>) -> tensor<16x3x8xf32>
  return %v16 : tensor<16x3x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<4x16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}, {"a"}]>}) -> (tensor<4x16x3xf32>) {
  %i3 = stablehlo.constant dense<0> : tensor<i32>
  %v2:2 = "stablehlo.case"(%i3) ({
    %v4 = stablehlo.dot_general %a1, %a1, batching_dims = [1] x [1], contracting_dims = [2] x [2] : (tensor<4x16x3xf32>, tensor<4x16x3xf32>) -> tensor<16x4x4xf32>
    %v5 = stablehlo.add %v4, %v4 : tensor<16x4x4xf32>
    %v6 = stablehlo.add %v4, %v4 : tensor<16x4x4xf32>
    stablehlo.return %a1, %a1 : tensor<4x16x3xf32>, tensor<4x16x3xf32>
  }, {
    %v7 = stablehlo.multiply %a1, %a1 : tensor<4x16x3xf32>
    %v8 = stablehlo.multiply %v7, %v7 : tensor<4x16x3xf32>
    %v9 = stablehlo.negate %v8 : tensor<4x16x3xf32>
    stablehlo.return %v8, %v8 : tensor<4x16x3xf32>, tensor<4x16x3xf32>
  }) : (tensor<i32>) -> (tensor<4x16x3xf32>, tensor<4x16x3xf32>)
  %v10 = stablehlo.reshape %v2#1 : (tensor<4x16x3xf32>) -> tensor<4x2x24xf32>
  %v11 = sdy.propagation_barrier %v2#1 allowed_direction=NONE : tensor<4x16x3xf32>
  %v12 = stablehlo.broadcast_in_dim %v11, dims = [0, 1, 2] : (tensor<4x16x3xf32>) -> tensor<4x16x3x4xf32>
  %v13 = sdy.propagation_barrier %v12 allowed_direction=BACKWARD : tensor<4x16x3x4xf32>
  %v14 = stablehlo.reshape %v13 : (tensor<4x16x3x4xf32>) -> tensor<2x2x4x48xf32>
  %v15 = stablehlo.tanh %v14 : tensor<2x2x4x48xf32>
  %v16 = stablehlo.maximum %v2#1, %v2#0 : tensor<4x16x3xf32>
  return %v16 : tensor<4x16x3xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func private @f0(%a1: tensor<4x2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "b"}p3, {?}p1]>}) -> (tensor<4x2x4xf32>) {
  %v2 = stablehlo.dot_general %a1, %a1, contracting_dims = [2] x [0] : (tensor<4x2x4xf32>, tensor<4x2x4xf32>) -> tensor<4x2x2x4xf32>
  %v3 = stablehlo.maximum %a1, %a1 : tensor<4x2x4xf32>
  %v4 = stablehlo.broadcast_in_dim %v3, dims = [0, 2, 3] : (tensor<4x2x4xf32>) -> tensor<4x4x2x4xf32>
  %v5 = stablehlo.transpose %v4, dims = [2, 1, 0, 3] : (tensor<4x4x2x4xf32>) -> tensor<2x4x4x4xf32>
  return %v3 : tensor<4x2x4xf32>
}
func.func public @main(%a6: tensor<4x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", ?}p1, {}]>}) -> (tensor<4x4x4xf32>) {
  %v7 = sdy.sharding_constraint %a6 <@mesh, [{"b", ?}p2, {"a", ?}, {}]> : tensor<4x4x2xf32>
  %i9 = stablehlo.constant dense<0> : tensor<i32>
  %v8:2 = "stablehlo.case"(%i9) ({
    %v10 = stablehlo.dot_general %a6, %v7, batching_dims = [2] x [2], contracting_dims = [0] x [0] : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<2x4x4xf32>
    stablehlo.return %a6, %a6 : tensor<4x4x2xf32>, tensor<4x4x2xf32>
  }, {
    %v11 = stablehlo.custom_call @mine(%v7) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=4, j=4, k=2} need_replication={j} blocked_propagation={i, k}, custom>} : (tensor<4x4x2xf32>) -> tensor<4x4x2xf32>
    stablehlo.return %v11, %v11 : tensor<4x4x2xf32>, tensor<4x4x2xf32>
  }) : (tensor<i32>) -> (tensor<4x4x2xf32>, tensor<4x4x2xf32>)
  %v12 = stablehlo.dot_general %v8#1, %v8#1, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<4x4x2xf32>, tensor<4x4x2xf32>) -> tensor<4x4x4xf32>
  %v13 = sdy.sharding_constraint %v12 <@mesh, [{"a"}, {"b"}p1, {?}p0]> : tensor<4x4x4xf32>
  %v14 = sdy.sharding_constraint %v13 <@mesh, [{?}, {"b", ?}, {?}p2]> : tensor<4x4x4xf32>
  %v15 = stablehlo.multiply %v12, %v14 : tensor<4x4x4xf32>
  %v16 = sdy.propagation_barrier %v8#0 allowed_direction=BACKWARD : tensor<4x4x2xf32>
  %v17 = stablehlo.custom_call @mine(%v15) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([k, j, i]) {i=4, j=4, k=4} permutation={k} blocked_propagation={i}, custom>} : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  %v18 = stablehlo.constant dense<0.0> : tensor<4x4x4xf32>
  %v19 = sdy.propagation_barrier %v15 allowed_direction=FORWARD : tensor<4x4x4xf32>
  %v20 = sdy.sharding_constraint %v19 <@mesh, [{?}, {"b", ?}, {}]> : tensor<4x4x4xf32>
  %v21 = stablehlo.transpose %v20, dims = [2, 1, 0] : (tensor<4x4x4xf32>) -> tensor<4x4x4xf32>
  %v22 = stablehlo.negate %v21 : tensor<4x4x4xf32>
  %v23 = sdy.sharding_constraint %v22 <@mesh, [{?}, {"a"}p0, {?}]> : tensor<4x4x4xf32>
  %v24:1 = stablehlo.optimization_barrier %v23 : tensor<4x4x4xf32>
  return %v24#0 : tensor<4x4x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func private @f0(%a1: tensor<4x4x1x8xf32>) -> (tensor<4x4x1x8xf32>) {
  %v2 = stablehlo.add %a1, %a1 : tensor<4x4x1x8xf32>
  %v3 = stablehlo.maximum %v2, %v2 : tensor<4x4x1x8xf32>
  %v4:3 = stablehlo.while(%w5 = %v2, %w6 = %v3, %w7 = %v3) : tensor<4x4x1x8xf32>, tensor<4x4x1x8xf32>, tensor<4x4x1x8xf32>
  cond {
    %p8 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p8 : tensor<i1>
  } do {
    %v9 = stablehlo.exponential %v2 : tensor<4x4x1x8xf32>
    %v10 = stablehlo.concatenate %a1, dim = 0 : (tensor<4x4x1x8xf32>) -> tensor<4x4x1x8xf32>
    %v11 = stablehlo.multiply %v9, %v2 : tensor<4x4x1x8xf32>
    stablehlo.return %w7, %w7, %a1 : tensor<4x4x1x8xf32>, tensor<4x4x1x8xf32>, tensor<4x4x1x8xf32>
  }
  return %v4#2 : tensor<4x4x1x8xf32>
}
func.func public @main(%a12: tensor<3x3xf32>, %a13: tensor<3x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}p1, {"a", "c", ?}]>}) -> (tensor<3x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "b", ?}p3]>}) {
  %v14 = stablehlo.negate %a12 : tensor<3x3xf32>
  %v15:2 = stablehlo.while(%w16 = %a13, %w17 = %v14) : tensor<3x3xf32>, tensor<3x3xf32>
  cond {
    %p18 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p18 : tensor<i1>
  } do {
    %v19 = stablehlo.maximum %w17, %w17 : tensor<3x3xf32>
    stablehlo.return %w16, %v19 : tensor<3x3xf32>, tensor<3x3xf32>
  }
  %v20 = stablehlo.transpose %v15#0, dims = [0, 1] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %v21 = stablehlo.maximum %a13, %v15#0 : tensor<3x3xf32>
  %v22 = sdy.propagation_barrier %a13 allowed_direction=FORWARD : tensor<3x3xf32>
  %v23 = stablehlo.dot_general %v22, %v22, contracting_dims = [0] x [1] : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
  %v24 = stablehlo.multiply %v23, %a12 : tensor<3x3xf32>
  %v25 = stablehlo.sine %v15#0 : tensor<3x3xf32>
  %v26 = stablehlo.constant dense<1.0> : tensor<3x3xf32>
  return %v15#1 : tensor<3x3xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
sdy.mesh @twin = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func public @main(%a1: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@twin, [{?}, {"c", ?}]>}, %a2: tensor<2x8xf32>) -> (tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>) {
  %v3 = stablehlo.reshape %a2 : (tensor<2x8xf32>) -> tensor<2x1x2x4xf32>
  %v4 = sdy.propagation_barrier %v3 allowed_direction=NONE : tensor<2x1x2x4xf32>
  %v5 = stablehlo.reshape %v4 : (tensor<2x1x2x4xf32>) -> tensor<4x2x2xf32>
  %i7 = stablehlo.constant dense<0> : tensor<i32>
  %v6:2 = "stablehlo.case"(%i7) ({
    %v8 = stablehlo.constant dense<2.0> : tensor<2x8xf32>
    stablehlo.return %v3, %v5 : tensor<2x1x2x4xf32>, tensor<4x2x2xf32>
  }, {
    %v9 = sdy.sharding_constraint %v3 <@mesh, [{}, {}, {"c", ?}, {?}], replicated={"a", "d"}> : tensor<2x1x2x4xf32>
    %v10:3 = stablehlo.while(%w11 = %v9, %w12 = %v9, %w13 = %v9) : tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>
    cond {
      %p14 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %p14 : tensor<i1>
    } do {
      %v15 = stablehlo.maximum %w13, %v4 : tensor<2x1x2x4xf32>
      %v16 = stablehlo.concatenate %v15, dim = 3 : (tensor<2x1x2x4xf32>) -> tensor<2x1x2x4xf32>
      %v17 = sdy.propagation_barrier %v16 allowed_direction=BACKWARD : tensor<2x1x2x4xf32>
      %v18 = stablehlo.cholesky %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {?}, {"b", ?}]>]>} : tensor<4x2x2xf32>
      stablehlo.return %v9, %w11, %v4 : tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>
    }
    %v19 = stablehlo.constant dense<0.0> : tensor<4x16xf32>
    stablehlo.return %v10#1, %v5 : tensor<2x1x2x4xf32>, tensor<4x2x2xf32>
  }) : (tensor<i32>) -> (tensor<2x1x2x4xf32>, tensor<4x2x2xf32>)
  %v20 = stablehlo.sine %v6#1 : tensor<4x2x2xf32>
  %v21 = stablehlo.add %v20, %v20 : tensor<4x2x2xf32>
  %v22 = stablehlo.sine %v3 : tensor<2x1x2x4xf32>
  %v23 = stablehlo.maximum %v5, %v6#1 : tensor<4x2x2xf32>
  %c24 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v25 = stablehlo.dynamic_update_slice %v23, %v21, %c24, %c24, %c24 : (tensor<4x2x2xf32>, tensor<4x2x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x2x2xf32>
  %v26 = stablehlo.custom_call @mine(%v4) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([j, i, l, k]) {i=2, j=1, k=2, l=4} need_replication={l}, custom>} : (tensor<2x1x2x4xf32>) -> tensor<1x2x4x2xf32>
  %v27 = stablehlo.constant dense<0.0> : tensor<2x1x2x4xf32>
  %v28 = stablehlo.exponential %v27 : tensor<2x1x2x4xf32>
  sdy.sharding_group %v28 group_id=29 : tensor<2x1x2x4xf32>
  sdy.sharding_group %v3 group_id=29 : tensor<2x1x2x4xf32>
  return %v28, %v27 : tensor<2x1x2x4xf32>, tensor<2x1x2x4xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<4x8xf32>, %a2: tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"z", "x"}p0]>}, %a3: tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "y", "x", ?}]>}) -> (tensor<3x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", "y", ?}p0, {"z"}]>}) {
  %v4 = stablehlo.transpose %a3, dims = [0] : (tensor<8xf32>) -> tensor<8xf32>
  %v5 = stablehlo.constant dense<1.0> : tensor<8xf32>
  %v6 = stablehlo.exponential %v5 : tensor<8xf32>
  %v7 = sdy.sharding_constraint %v6 <@mesh, [{"x", ?}p3], unreduced={"y"}> : tensor<8xf32>
  %v8 = stablehlo.dot_general %v6, %v6, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  %v9 = stablehlo.tanh %a2 : tensor<3x16xf32>
  %i11 = stablehlo.constant dense<0> : tensor<i32>
  %v10:1 = "stablehlo.case"(%i11) ({
    %c12 = stablehlo.constant dense<0> : tensor<i32>
    %v13 = stablehlo.dynamic_update_slice %v9, %a2, %c12, %c12 : (tensor<3x16xf32>, tensor<3x16xf32>, tensor<i32>, tensor<i32>) -> tensor<3x16xf32>
    %v14 = stablehlo.add %v9, %v9 : tensor<3x16xf32>
    stablehlo.return %v13 : tensor<3x16xf32>
  }, {
    %v15 = sdy.sharding_constraint %v4 <@mesh, [{"z", "y", ?}]> : tensor<8xf32>
    stablehlo.return %v9 : tensor<3x16xf32>
  }) : (tensor<i32>) -> (tensor<3x16xf32>)
  %v16 = stablehlo.transpose %v10#0, dims = [0, 1] : (tensor<3x16xf32>) -> tensor<3x16xf32>
  return %v16 : tensor<3x16xf32>
}
