// sdyrt-opt -sdy-insert-explicit-reshards -split-input-file
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<2x2x16xf32>) -> (tensor<1x2x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2, ?}, {}, {}], replicated={"b":(2)2}>}, tensor<2x16x2xf32>) {
  %v2 = stablehlo.custom_call @mine(%a1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([j, k, i]) {i=2, j=2, k=16} need_replication={j}, custom>} : (tensor<2x2x16xf32>) -> tensor<2x16x2xf32>
  %v3 = sdy.sharding_constraint %v2 <@mesh, [{}, {}, {"b", "a"}]> : tensor<2x16x2xf32>
  %v4 = sdy.sharding_constraint %v3 <@mesh, [{?}, {?}, {}]> : tensor<2x16x2xf32>
  %v5 = sdy.propagation_barrier %a1 allowed_direction=FORWARD : tensor<2x2x16xf32>
  %v6 = stablehlo.custom_call @mine(%v5) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=2, k=16} need_replication={j, k}, custom>} : (tensor<2x2x16xf32>) -> tensor<2x2x16xf32>
  %v7 = stablehlo.slice %v6 [0:1, 0:2, 0:16] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b":(2)2, ?}, {?}], unreduced={"b":(1)2}>]>} : (tensor<2x2x16xf32>) -> tensor<1x2x16xf32>
  return %v7, %v2 : tensor<1x2x16xf32>, tensor<2x16x2xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<16xf32>, %a2: tensor<4x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a", ?}], unreduced={"b":(1)2}>}) -> (tensor<1024xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) {
  %v3 = stablehlo.broadcast_in_dim %a2, dims = [1, 2, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"b":(2)2, ?}, {?}]>]>} : (tensor<4x8x8xf32>) -> tensor<8x4x8x8xf32>
  %v4 = stablehlo.broadcast_in_dim %a2, dims = [1, 2, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {}, {"b", ?}]>]>} : (tensor<4x8x8xf32>) -> tensor<4x4x8x8xf32>
  %v5 = stablehlo.reshape %v4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b":(2)2, ?}]>]>} : (tensor<4x4x8x8xf32>) -> tensor<1024xf32>
  %v6 = stablehlo.reshape %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {?}, {}]>]>} : (tensor<1024xf32>) -> tensor<8x2x64xf32>
  %v7 = stablehlo.reshape %v6 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}, {}]>]>} : (tensor<8x2x64xf32>) -> tensor<2x4x4x32xf32>
  %v8 = stablehlo.tanh %v7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {?}, {?}], replicated={"b"}>]>} : tensor<2x4x4x32xf32>
  %v9 = stablehlo.transpose %v4, dims = [1, 0, 2, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {?}, {}], unreduced={"b"}>]>} : (tensor<4x4x8x8xf32>) -> tensor<4x4x8x8xf32>
  %v10 = stablehlo.add %v8, %v7 : tensor<2x4x4x32xf32>
  %v11 = stablehlo.sine %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}]>]>} : tensor<1024xf32>
  return %v11 : tensor<1024xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func private @f0(%a1: tensor<1x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "a", ?}]>}) -> (tensor<1x2xf32>) {
  %v2 = stablehlo.sine %a1 : tensor<1x2xf32>
  %v3 = stablehlo.concatenate %v2, %a1, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  %v4 = stablehlo.maximum %v3, %v3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {"a", ?}]>]>} : tensor<2x2xf32>
  %v5 = stablehlo.reshape %v4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<2x2xf32>) -> tensor<4xf32>
  %v6 = stablehlo.sine %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}]>]>} : tensor<4xf32>
  return %a1 : tensor<1x2xf32>
}
func.func private @f1(%a7: tensor<1x16xf32>) -> (tensor<1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "c", ?}]>}) {
  %v8 = stablehlo.custom_call @mine(%a7) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=1, j=16} need_replication={i}, custom>} : (tensor<1x16xf32>) -> tensor<1x16xf32>
  %v9 = stablehlo.multiply %v8, %a7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {}]>]>} : tensor<1x16xf32>
  %v10 = stablehlo.concatenate %v9, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c"}, {?}]>]>} : (tensor<1x16xf32>) -> tensor<1x16xf32>
  return %v10 : tensor<1x16xf32>
}
func.func public @main(%a11: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b", ?}]>}, %a12: tensor<2xf32>) -> (tensor<1xf32>) {
  %v13 = stablehlo.slice %a12 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %i15 = stablehlo.constant dense<0> : tensor<i32>
  %v14:1 = "stablehlo.case"(%i15) ({
    %c16 = stablehlo.constant dense<0.0> : tensor<f32>
    %v17 = stablehlo.reduce(%v13 init: %c16) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %v18 = stablehlo.transpose %v13, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}]>]>} : (tensor<1xf32>) -> tensor<1xf32>
    stablehlo.return %v18 : tensor<1xf32>
  }, {
    %v19 = stablehlo.custom_call @mine(%v13) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=1} blocked_propagation={i}, custom>} : (tensor<1xf32>) -> tensor<1xf32>
    stablehlo.return %v19 : tensor<1xf32>
  }) : (tensor<i32>) -> (tensor<1xf32>)
  sdy.sharding_group %a12 group_id=20 : tensor<2xf32>
  sdy.sharding_group %a11 group_id=20 : tensor<2xf32>
  %v21 = sdy.sharding_constraint %v13 <@mesh, [{"c", "a", "b", ?}]> : tensor<1xf32>
  return %v21 : tensor<1xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"b", ?}]>}, %a2: tensor<6x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {"a", "c"}]>}, %a3: tensor<6x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}, {"c", ?}]>}) -> (tensor<2x6x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {}, {"b", ?}]>}, tensor<2x6x2xf32>) {
  %v4 = sdy.sharding_constraint %a2 <@mesh, [{"b"}, {}, {?}]> : tensor<6x1x4xf32>
  %v5 = stablehlo.multiply %v4, %a2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "c":(1)2}, {?}]>]>} : tensor<6x1x4xf32>
  %c6 = stablehlo.constant dense<0> : tensor<i32>
  %v7 = stablehlo.dynamic_slice %a1, %c6, %c6, sizes = [3, 4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}], replicated={"b"}>]>} : (tensor<4x4xf32>, tensor<i32>, tensor<i32>) -> tensor<3x4xf32>
  %v8 = stablehlo.reshape %v4 : (tensor<6x1x4xf32>) -> tensor<2x6x2xf32>
  %v9 = stablehlo.dot_general %v8, %v5, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}, {?}, {?}]>]>} : (tensor<2x6x2xf32>, tensor<6x1x4xf32>) -> tensor<2x2x1x4xf32>
  %v10 = stablehlo.add %v8, %v8 : tensor<2x6x2xf32>
  %v11 = stablehlo.dot_general %v10, %v5, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {?}, {?}, {?}]>]>} : (tensor<2x6x2xf32>, tensor<6x1x4xf32>) -> tensor<2x2x1x4xf32>
  %v12 = stablehlo.constant dense<2.0> : tensor<2x2x1x4xf32>
  %v13 = stablehlo.maximum %v12, %v9 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"b", "c":(2)2, ?}]>]>} : tensor<2x2x1x4xf32>
  %v14 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}], unreduced={"a"}>]>} dense<1.0> : tensor<2x6x2xf32>
  return %v14, %v14 : tensor<2x6x2xf32>, tensor<2x6x2xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func private @f0(%a1: tensor<4x4x3x2xf32>) -> (tensor<6x2x8x1xf32>) {
  %v2 = stablehlo.maximum %a1, %a1 : tensor<4x4x3x2xf32>
  %v3 = stablehlo.multiply %v2, %a1 : tensor<4x4x3x2xf32>
  %v4 = stablehlo.custom_call @mine(%a1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([l, k, i, j]) {i=4, j=4, k=3, l=2} blocked_propagation={k}, custom>} : (tensor<4x4x3x2xf32>) -> tensor<2x3x4x4xf32>
  %v5 = stablehlo.reshape %v4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}, {?}, {"b":(1)2}]>]>} : (tensor<2x3x4x4xf32>) -> tensor<6x2x8x1xf32>
  return %v5 : tensor<6x2x8x1xf32>
}
func.func public @main(%a6: tensor<4x4x3x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}, {?}, {?}]>}, %a7: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %a8: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b"}], replicated={"a"}>}, %a9: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}) -> (tensor<6x2x8x1xf32>, tensor<16x4xf32>) {
  %v10 = stablehlo.add %a9, %a8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {?}], unreduced={"a"}>]>} : tensor<16x4xf32>
  %v11 = sdy.sharding_constraint %v10 <@mesh, [{"b":(1)2, ?}, {}]> : tensor<16x4xf32>
  %v12 = sdy.sharding_constraint %v11 <@mesh, [{?}, {"b", ?}]> : tensor<16x4xf32>
  %v13 = stablehlo.transpose %v12, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %c14 = stablehlo.constant dense<0> : tensor<2x1xi32>
  %v15 = "stablehlo.gather"(%v13, %c14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 16>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}], replicated={"a"}>]>} : (tensor<4x16xf32>, tensor<2x1xi32>) -> tensor<2x16xf32>
  %v16 = func.call @f0(%a6) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"b":(1)2, ?}], unreduced={"b":(2)2}>]>} : (tensor<4x4x3x2xf32>) -> tensor<6x2x8x1xf32>
  return %v16, %a8 : tensor<6x2x8x1xf32>, tensor<16x4xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<8x8xf32>, %a2: tensor<8x6xf32>, %a3: tensor<8x8xf32>) -> (tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"y", ?}]>}) {
  %v4 = stablehlo.maximum %a3, %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(2)2, ?}, {"x":(1)2, "z"}]>]>} : tensor<8x8xf32>
  %i6 = stablehlo.constant dense<0> : tensor<i32>
  %v5:1 = "stablehlo.case"(%i6) ({
    %i8 = stablehlo.constant dense<0> : tensor<i32>
    %v7:2 = "stablehlo.case"(%i8) ({
      %v9 = stablehlo.negate %v4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {"x", ?}]>]>} : tensor<8x8xf32>
      %v10 = stablehlo.exponential %a1 : tensor<8x8xf32>
      stablehlo.return %v4, %v10 : tensor<8x8xf32>, tensor<8x8xf32>
    }, {
      %c11 = stablehlo.constant dense<0.0> : tensor<f32>
      %v12 = stablehlo.reduce(%a3 init: %c11) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}], unreduced={"y", "z"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8xf32>
      stablehlo.return %a1, %v4 : tensor<8x8xf32>, tensor<8x8xf32>
    }) : (tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %v13 = stablehlo.reshape %v7#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {?}, {"z", ?}, {"x"}], replicated={"y"}>]>} : (tensor<8x8xf32>) -> tensor<1x2x8x2x2xf32>
    stablehlo.return %a1 : tensor<8x8xf32>
  }, {
    sdy.sharding_group %v4 group_id=14 : tensor<8x8xf32>
    sdy.sharding_group %a1 group_id=14 : tensor<8x8xf32>
    stablehlo.return %v4 : tensor<8x8xf32>
  }) : (tensor<i32>) -> (tensor<8x8xf32>)
  %v15 = stablehlo.dot_general %v5#0, %v5#0, batching_dims = [0] x [1], contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  %v16 = stablehlo.transpose %v15, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  %v17 = stablehlo.exponential %v16 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y"}]>]>} : tensor<8xf32>
  %v18 = stablehlo.maximum %a2, %a2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"z"}], unreduced={"y"}>]>} : tensor<8x6xf32>
  %c19 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v20 = stablehlo.dynamic_slice %a1, %c19, %c19, sizes = [5, 8] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {"x", ?}], replicated={"y"}>]>} : (tensor<8x8xf32>, tensor<i32>, tensor<i32>) -> tensor<5x8xf32>
  %c21 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v22 = stablehlo.dynamic_update_slice %v20, %v20, %c21, %c21 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"y", ?}]>]>} : (tensor<5x8xf32>, tensor<5x8xf32>, tensor<i32>, tensor<i32>) -> tensor<5x8xf32>
  %v23 = stablehlo.transpose %v18, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", "z", ?}, {}]>]>} : (tensor<8x6xf32>) -> tensor<6x8xf32>
  %v24 = stablehlo.multiply %v23, %v23 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x", ?}, {"y", ?}]>]>} : tensor<6x8xf32>
  return %v24 : tensor<6x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func private @f0(%a1: tensor<4x1xf32>) -> (tensor<4x1xf32>) {
  %v2:2 = stablehlo.optimization_barrier %a1, %a1 : tensor<4x1xf32>, tensor<4x1xf32>
  %v3 = "stablehlo.sort"(%a1) <{dimension = 1 : i64}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1>}) : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %v4 = stablehlo.dot_general %v3, %v2#0, batching_dims = [0] x [0], contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "c", ?}], unreduced={"a"}>]>} : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4xf32>
  return %a1 : tensor<4x1xf32>
}
func.func private @f1(%a5: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "c", "a", ?}]>}) -> (tensor<4xf32>) {
  %v6 = stablehlo.dot_general %a5, %a5, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %v7 = stablehlo.reverse %a5, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", "a", ?}]>]>} : tensor<4xf32>
  %v8:1 = stablehlo.while(%w9 = %v7) : tensor<4xf32>
  cond {
    %p10 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p10 : tensor<i1>
  } do {
    %v11 = stablehlo.slice %w9 [0:2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", ?}], replicated={"a"}>]>} : (tensor<4xf32>) -> tensor<2xf32>
    %v12 = stablehlo.dot_general %v11, %v11, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], unreduced={"a"}>]>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %v13 = stablehlo.exponential %v12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], unreduced={"a"}>]>} : tensor<f32>
    stablehlo.return %v7 : tensor<4xf32>
  }
  %v14 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", "a"}]>]>} dense<0.0> : tensor<4xf32>
  return %v14 : tensor<4xf32>
}
func.func public @main(%a15: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c"}]>}, %a16: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a", "c", ?}]>}) -> (tensor<8xf32>) {
  %v17 = stablehlo.dot_general %a16, %a16, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  %v18 = stablehlo.concatenate %a16, %a16, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %v19 = sdy.sharding_constraint %a16 <@mesh, [{"c", "a", "b", ?}]> : tensor<4xf32>
  %v20 = sdy.sharding_constraint %v19 <@mesh, [{"a", ?}]> : tensor<4xf32>
  return %v18 : tensor<8xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<4x12x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "x", ?}, {?}, {?}]>}, %a2: tensor<4x12x12xf32>) -> (tensor<4x36x2xf32>) {
  %c3 = stablehlo.constant dense<0.0> : tensor<f32>
  %v4 = stablehlo.pad %a2, %c3, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"z", "x", ?}]>]>} : (tensor<4x12x12xf32>, tensor<f32>) -> tensor<4x12x13xf32>
  %v5 = stablehlo.dot_general %v4, %v4, batching_dims = [1] x [1], contracting_dims = [2] x [2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}, {"z"}, {?}]>]>} : (tensor<4x12x13xf32>, tensor<4x12x13xf32>) -> tensor<12x4x4xf32>
  %c6 = stablehlo.constant dense<0> : tensor<i32>
  %v7 = stablehlo.dynamic_update_slice %v4, %v4, %c6, %c6, %c6 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {?}]>]>} : (tensor<4x12x13xf32>, tensor<4x12x13xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<4x12x13xf32>
  %v8 = stablehlo.reshape %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {"x", ?}, {}, {?}]>]>} : (tensor<4x12x12xf32>) -> tensor<2x2x4x36xf32>
  %c9 = stablehlo.constant dense<0.0> : tensor<f32>
  %v10 = stablehlo.reduce(%v8 init: %c9) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2}, {?}, {?}], replicated={"x":(2)2, "y"}>]>} : (tensor<2x2x4x36xf32>, tensor<f32>) -> tensor<2x4x36xf32>
  %i12 = stablehlo.constant dense<0> : tensor<i32>
  %v11:1 = "stablehlo.case"(%i12) ({
    stablehlo.return %v10 : tensor<2x4x36xf32>
  }, {
    %v13 = stablehlo.multiply %v10, %v10 : tensor<2x4x36xf32>
    %v14 = sdy.sharding_constraint %v10 <@mesh, [{}, {?}, {"z", ?}], unreduced={"y"}> : tensor<2x4x36xf32>
    stablehlo.return %v14 : tensor<2x4x36xf32>
  }) : (tensor<i32>) -> (tensor<2x4x36xf32>)
  %v15 = stablehlo.transpose %a1, dims = [1, 0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"x", "z", ?}, {"y"}]>]>} : (tensor<4x12x12xf32>) -> tensor<12x4x12xf32>
  %v16 = stablehlo.broadcast_in_dim %v15, dims = [0, 1, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {?}, {"y", ?}]>]>} : (tensor<12x4x12xf32>) -> tensor<12x4x8x12xf32>
  %v17 = stablehlo.transpose %v10, dims = [1, 2, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", ?}, {?}, {"y", ?}]>]>} : (tensor<2x4x36xf32>) -> tensor<4x36x2xf32>
  %v18 = sdy.propagation_barrier %v17 allowed_direction=BACKWARD : tensor<4x36x2xf32>
  %v19 = stablehlo.negate %v18 : tensor<4x36x2xf32>
  return %v19 : tensor<4x36x2xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func private @f0(%a1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", "b", ?}, {}]>}) -> (tensor<8x8xf32>) {
  %c2 = stablehlo.constant dense<0.0> : tensor<f32>
  %v3 = stablehlo.reduce(%a1 init: %c2) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x8xf32>, tensor<f32>) -> tensor<f32>
  %i5 = stablehlo.constant dense<0> : tensor<i32>
  %v4:2 = "stablehlo.case"(%i5) ({
    %v6 = stablehlo.reshape %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}, {"c"}]>]>} : (tensor<8x8xf32>) -> tensor<2x16x2xf32>
    %v7 = sdy.sharding_constraint %a1 <@mesh, [{?}, {"c", ?}]> : tensor<8x8xf32>
    %c8 = stablehlo.constant dense<0> : tensor<i32>
    %v9 = stablehlo.dynamic_slice %v7, %c8, %c8, sizes = [8, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}], unreduced={"c"}>]>} : (tensor<8x8xf32>, tensor<i32>, tensor<i32>) -> tensor<8x2xf32>
    stablehlo.return %v3, %v7 : tensor<f32>, tensor<8x8xf32>
  }, {
    %c10 = stablehlo.constant dense<0.0> : tensor<f32>
    %v11 = stablehlo.pad %a1, %c10, low = [1, 0], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"c", ?}]>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<9x8xf32>
    stablehlo.return %v3, %a1 : tensor<f32>, tensor<8x8xf32>
  }) : (tensor<i32>) -> (tensor<f32>, tensor<8x8xf32>)
  %v12 = stablehlo.concatenate %a1, %a1, %v4#1, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {"c"}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x24xf32>
  %v13 = sdy.propagation_barrier %a1 allowed_direction=FORWARD : tensor<8x8xf32>
  return %v4#1 : tensor<8x8xf32>
}
func.func private @f1(%a14: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "a", "c"}]>}) -> (tensor<4x4xf32>) {
  %v15 = sdy.propagation_barrier %a14 allowed_direction=NONE : tensor<4x4xf32>
  return %v15 : tensor<4x4xf32>
}
func.func public @main(%a16: tensor<12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "b", ?}, {"a", ?}]>}, %a17: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", "a", ?}, {?}]>}) -> (tensor<8x6xf32>) {
  %v18 = sdy.sharding_constraint %a17 <@mesh, [{"c", "a", ?}, {?}]> : tensor<8x8xf32>
  %v19 = stablehlo.dot_general %v18, %v18, batching_dims = [1] x [0], contracting_dims = [0] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}], replicated={"c"}>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  %v20 = sdy.sharding_constraint %v18 <@mesh, [{"a", "c", ?}, {?}]> : tensor<8x8xf32>
  %v21:2 = stablehlo.optimization_barrier %a17, %v20 : tensor<8x8xf32>, tensor<8x8xf32>
  %v22 = stablehlo.negate %v21#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"c", ?}], unreduced={"a"}>]>} : tensor<8x8xf32>
  %c23 = stablehlo.constant dense<0.0> : tensor<f32>
  %v24 = stablehlo.pad %v22, %c23, low = [0, 1], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}]>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x9xf32>
  %v25 = stablehlo.slice %v21#0 [0:8, 0:6] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a"}], unreduced={"c"}>]>} : (tensor<8x8xf32>) -> tensor<8x6xf32>
  return %v25 : tensor<8x6xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func public @main(%a1: tensor<16x8x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}, {"c", "b", ?}], unreduced={"a"}>}, %a2: tensor<3x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {"b", "a"}]>}) -> (tensor<16x8x2x2xf32>, tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {
  %v3 = stablehlo.multiply %a2, %a2 : tensor<3x6xf32>
  %v4 = stablehlo.multiply %a2, %a2 : tensor<3x6xf32>
  %c5 = stablehlo.constant dense<0.0> : tensor<f32>
  %v6 = stablehlo.pad %v4, %c5, low = [1, 0], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", "d"}]>]>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<4x6xf32>
  %v7 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {}, {}, {?}], replicated={"a"}, unreduced={"b"}>]>} dense<0.0> : tensor<16x8x2x2xf32>
  %v8 = sdy.sharding_constraint %a1 <@mesh, [{"d", ?}, {}, {"a"}, {"c", ?}]> : tensor<16x8x2x2xf32>
  %v9 = sdy.sharding_constraint %a2 <@mesh, [{"a", "d", ?}, {"b", ?}]> : tensor<3x6xf32>
  %c10 = stablehlo.constant dense<0.0> : tensor<f32>
  %v11 = stablehlo.reduce(%v9 init: %c10) applies stablehlo.add across dimensions = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<3x6xf32>, tensor<f32>) -> tensor<f32>
  return %a1, %v11 : tensor<16x8x2x2xf32>, tensor<f32>
}
