// sdyrt-opt -sdy-insert-explicit-reshards=enable-full-version=true -split-input-file
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func public @main(%a1: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>}, %a2: tensor<8x8xf32>, %a3: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", "b", "c"}]>}, %a4: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b"}], unreduced={"c"}>}) -> (tensor<2x16x16xf32>, tensor<2x16x16xf32>) {
  %v5 = stablehlo.negate %a4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}]>]>} : tensor<16x16xf32>
  sdy.sharding_group %a2 group_id=6 : tensor<8x8xf32>
  sdy.sharding_group %a3 group_id=6 : tensor<8x8xf32>
  %v7 = stablehlo.broadcast_in_dim %v5, dims = [1, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}, {?}]>]>} : (tensor<16x16xf32>) -> tensor<2x16x16xf32>
  %c8 = stablehlo.constant dense<0.0> : tensor<f32>
  %v9 = stablehlo.reduce(%v7 init: %c8) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x16x16xf32>, tensor<f32>) -> tensor<16xf32>
  %c10 = stablehlo.constant dense<0.0> : tensor<f32>
  %v11 = stablehlo.pad %v9, %c10, low = [1], high = [0], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a"}], replicated={"b"}>]>} : (tensor<16xf32>, tensor<f32>) -> tensor<17xf32>
  %v12 = stablehlo.maximum %v11, %v11 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}]>]>} : tensor<17xf32>
  %v13 = stablehlo.multiply %v12, %v12 : tensor<17xf32>
  %v14 = stablehlo.dot_general %v13, %v13, contracting_dims = [0] x [0] : (tensor<17xf32>, tensor<17xf32>) -> tensor<f32>
  %v15 = stablehlo.negate %v7 : tensor<2x16x16xf32>
  %v16 = stablehlo.negate %v15 : tensor<2x16x16xf32>
  return %v16, %v16 : tensor<2x16x16xf32>, tensor<2x16x16xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
func.func private @f0(%a1: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) -> (tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) {
  %v2 = stablehlo.dot_general %a1, %a1, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
  %v3 = stablehlo.tanh %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}]>]>} : tensor<16xf32>
  return %v3 : tensor<16xf32>
}
func.func public @main(%a4: tensor<16xf32>, %a5: tensor<2x4x4xf32>, %a6: tensor<2x4x4xf32>, %a7: tensor<6x4xf32>) -> (tensor<f32>, tensor<16xf32>) {
  %v8:3 = stablehlo.while(%w9 = %a4, %w10 = %a7, %w11 = %a6) : tensor<16xf32>, tensor<6x4xf32>, tensor<2x4x4xf32>
  cond {
    %p12 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p12 : tensor<i1>
  } do {
    %v13 = stablehlo.custom_call @unknown(%w10) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}]>]>} : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %v14 = sdy.sharding_constraint %a6 <@mesh, [{"a"}, {?}, {?}]> : tensor<2x4x4xf32>
    %c15 = stablehlo.constant dense<0> : tensor<i32>
    %v16 = stablehlo.dynamic_slice %w11, %c15, %c15, %c15, sizes = [2, 3, 4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {}]>]>} : (tensor<2x4x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x4xf32>
    stablehlo.return %w9, %v13, %a6 : tensor<16xf32>, tensor<6x4xf32>, tensor<2x4x4xf32>
  }
  %v17 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a":(1)2, ?}, {?}]>]>} dense<2.0> : tensor<2x4x4xf32>
  %v18 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)4, ?}, {?}, {?}]>]>} dense<2.0> : tensor<2x4x4xf32>
  %v19 = stablehlo.maximum %a7, %v8#1 : tensor<6x4xf32>
  %v20 = stablehlo.dot_general %v8#0, %v8#0, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<16xf32>, tensor<16xf32>) -> tensor<f32>
  return %v20, %a4 : tensor<f32>, tensor<16xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
func.func public @main(%a1: tensor<3x2x12x12xf32>, %a2: tensor<16x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}]>}, %a3: tensor<2x2x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {?}]>}) -> (tensor<2x2x3xf32>, tensor<2x2x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {?}]>}) {
  %v4 = stablehlo.add %a1, %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(4)2, ?}, {?}, {?}, {"a":(1)4, ?}]>]>} : tensor<3x2x12x12xf32>
  %v5 = stablehlo.maximum %v4, %v4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a":(4)2}, {"a":(1)4, ?}]>]>} : tensor<3x2x12x12xf32>
  %v6 = stablehlo.reshape %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}, {?}]>]>} : (tensor<3x2x12x12xf32>) -> tensor<6x2x72xf32>
  %v7 = stablehlo.dot_general %v6, %v6, contracting_dims = [2] x [2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {?}, {"a", ?}]>]>} : (tensor<6x2x72xf32>, tensor<6x2x72xf32>) -> tensor<6x2x6x2xf32>
  %v8 = sdy.sharding_constraint %a2 <@mesh, [{}, {"a":(2)4, ?}]> : tensor<16x3xf32>
  %c9 = stablehlo.constant dense<0.0> : tensor<f32>
  %v10 = stablehlo.reduce(%v8 init: %c9) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<16x3xf32>, tensor<f32>) -> tensor<3xf32>
  %v11 = stablehlo.multiply %v10, %v10 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(4)2, ?}]>]>} : tensor<3xf32>
  %c12 = stablehlo.constant dense<0> : tensor<2x1xi32>
  %v14 = sdy.manual_computation(%a3) in_shardings=[<@mesh, [{?}, {?}, {?}], replicated={"a"}>] out_shardings=[<@mesh, [{?}, {?}, {?}], replicated={"a"}>] manual_axes={"a"} (%m13: tensor<2x2x3xf32>) {
    %v15 = stablehlo.custom_call @mine(%m13) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, j, k]) {i=2, j=2, k=3} need_replication={k} permutation={i}, custom>} : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
    %c16 = stablehlo.constant dense<0.0> : tensor<f32>
    %v17 = stablehlo.pad %m13, %c16, low = [0, 0, 1], high = [0, 0, 0], interior = [0, 0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {}]>]>} : (tensor<2x2x3xf32>, tensor<f32>) -> tensor<2x2x4xf32>
    %v18 = stablehlo.sine %v15 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {?}]>]>} : tensor<2x2x3xf32>
    %v19 = sdy.sharding_constraint %v18 <@mesh, [{?}, {?}, {}]> : tensor<2x2x3xf32>
    sdy.return %v19 : tensor<2x2x3xf32>
  } : (tensor<2x2x3xf32>) -> tensor<2x2x3xf32>
  return %v14, %v14 : tensor<2x2x3xf32>, tensor<2x2x3xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func public @main(%a1: tensor<2x1x12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", "a", ?}, {?}, {}]>}, %a2: tensor<2x1x12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", ?}, {"a", ?}, {?}]>}) -> (tensor<2x1x12x4xf32>, tensor<2x1x12x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"c":(1)2, ?}, {"b"}, {}], replicated={"c":(2)2, "d"}>}) {
  %c3 = stablehlo.constant dense<0> : tensor<i32>
  %v4 = stablehlo.dynamic_update_slice %a2, %a1, %c3, %c3, %c3, %c3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {"b", ?}, {?}]>]>} : (tensor<2x1x12x4xf32>, tensor<2x1x12x4xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x1x12x4xf32>
  return %v4, %v4 : tensor<2x1x12x4xf32>, tensor<2x1x12x4xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func private @f0(%a1: tensor<4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {"z"}]>}) -> (tensor<2x2x2x6xf32>) {
  %v2 = stablehlo.reshape %a1 : (tensor<4x12xf32>) -> tensor<2x2x2x6xf32>
  %v3 = stablehlo.exponential %v2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"y", ?}, {"x"}, {}, {?}]>]>} : tensor<2x2x2x6xf32>
  %v4 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x", ?}, {}, {"y", ?}, {?}]>]>} dense<0.0> : tensor<2x2x2x6xf32>
  %v5:2 = stablehlo.optimization_barrier %v2, %a1 : tensor<2x2x2x6xf32>, tensor<4x12xf32>
  return %v2 : tensor<2x2x2x6xf32>
}
func.func public @main(%a6: tensor<4x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", ?}, {"z"}, {"x", ?}]>}, %a7: tensor<4x8x8xf32>) -> (tensor<4x4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"z", ?}, {"x", ?}]>}) {
  %v8 = stablehlo.reshape %a7 : (tensor<4x8x8xf32>) -> tensor<4x16x4xf32>
  %v9:3 = stablehlo.while(%w10 = %v8, %w11 = %v8, %w12 = %v8) : tensor<4x16x4xf32>, tensor<4x16x4xf32>, tensor<4x16x4xf32>
  cond {
    %p13 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p13 : tensor<i1>
  } do {
    %v14 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, "y", ?}, {?}, {"z", "x":(2)2}]>]>} dense<0.0> : tensor<4x16x4xf32>
    stablehlo.return %w10, %w12, %w12 : tensor<4x16x4xf32>, tensor<4x16x4xf32>, tensor<4x16x4xf32>
  }
  %v15 = stablehlo.concatenate %a7, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"y", ?}, {"x":(2)2, ?}], unreduced={"x":(1)2}>]>} : (tensor<4x8x8xf32>) -> tensor<4x8x8xf32>
  %v16 = stablehlo.custom_call @mine(%v9#1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([k, i, j]) {i=4, j=16, k=4}, custom>} : (tensor<4x16x4xf32>) -> tensor<4x4x16xf32>
  return %v16 : tensor<4x4x16xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func private @f0(%a1: tensor<2x2x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {"b", ?}, {?}]>}) -> (tensor<8x4xf32>) {
  %v2 = stablehlo.reshape %a1 : (tensor<2x2x4x2xf32>) -> tensor<8x4xf32>
  %v3 = "stablehlo.sort"(%v2) <{dimension = 0 : i64}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1>}) : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %v4 = stablehlo.exponential %v2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "d"}, {?}], unreduced={"c"}>]>} : tensor<8x4xf32>
  return %v2 : tensor<8x4xf32>
}
func.func public @main(%a5: tensor<3x4x4x2xf32>) -> (tensor<3x4x4x60xf32>) {
  %c6 = stablehlo.constant dense<0.0> : tensor<f32>
  %v7 = stablehlo.pad %a5, %c6, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] : (tensor<3x4x4x2xf32>, tensor<f32>) -> tensor<3x5x4x2xf32>
  %v8 = stablehlo.slice %v7 [0:1, 0:5, 0:4, 0:2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b"}, {}, {?}]>]>} : (tensor<3x5x4x2xf32>) -> tensor<1x5x4x2xf32>
  %v9 = stablehlo.multiply %v8, %v8 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "c", "b"}, {?}, {?}, {}]>]>} : tensor<1x5x4x2xf32>
  %v10 = sdy.propagation_barrier %v7 allowed_direction=BACKWARD : tensor<3x5x4x2xf32>
  %v11 = stablehlo.reshape %v10 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}], replicated={"c"}>]>} : (tensor<3x5x4x2xf32>) -> tensor<60x2xf32>
  %v12 = stablehlo.dot_general %a5, %v11, contracting_dims = [3] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c":(2)2, "b", "d", ?}, {"c":(1)2, ?}, {?}]>]>} : (tensor<3x4x4x2xf32>, tensor<60x2xf32>) -> tensor<3x4x4x60xf32>
  return %v12 : tensor<3x4x4x60xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
sdy.mesh @twin = <["a"=8]>
func.func public @main(%a1: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(4)2}, {?}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@twin, [{?}]>}) {
  %v2 = stablehlo.sine %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : tensor<2x8xf32>
  %c3 = stablehlo.constant dense<0> : tensor<8x1xi32>
  %c4 = stablehlo.constant dense<0.0> : tensor<f32>
  %v5 = stablehlo.reduce(%v2 init: %c4) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{"a", ?}]>]>} : (tensor<2x8xf32>, tensor<f32>) -> tensor<8xf32>
  %v6 = stablehlo.reshape %v5 : (tensor<8xf32>) -> tensor<1x8xf32>
  %v7 = stablehlo.reshape %v6 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<1x8xf32>) -> tensor<8xf32>
  %v8 = stablehlo.add %v5, %v5 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{"a", ?}]>]>} : tensor<8xf32>
  %v9:1 = stablehlo.optimization_barrier %v6 : tensor<1x8xf32>
  %v10 = stablehlo.sine %v9#0 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}, {?}]>]>} : tensor<1x8xf32>
  %v11 = stablehlo.reshape %v2 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}, {?}, {"a"}]>]>} : (tensor<2x8xf32>) -> tensor<4x2x2xf32>
  %i13 = stablehlo.constant dense<0> : tensor<i32>
  %v12:2 = "stablehlo.case"(%i13) ({
    %v14 = stablehlo.tanh %v11 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a":(2)4, ?}, {?}]>]>} : tensor<4x2x2xf32>
    stablehlo.return %v14, %v5 : tensor<4x2x2xf32>, tensor<8xf32>
  }, {
    %v15 = stablehlo.maximum %v10, %v9#0 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{}, {}]>]>} : tensor<1x8xf32>
    %v16 = stablehlo.dot_general %v7, %v15, contracting_dims = [0] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}], replicated={"a"}>]>} : (tensor<8xf32>, tensor<1x8xf32>) -> tensor<1xf32>
    stablehlo.return %v11, %v7 : tensor<4x2x2xf32>, tensor<8xf32>
  }) : (tensor<i32>) -> (tensor<4x2x2xf32>, tensor<8xf32>)
  return %v7 : tensor<8xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
func.func public @main(%a1: tensor<8x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {?}]>}, %a2: tensor<1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", ?}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %v3 = stablehlo.negate %a2 : tensor<1x4xf32>
  %v4 = stablehlo.add %a1, %a1 : tensor<8x2xf32>
  %v5 = stablehlo.dot_general %a2, %a2, contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a"}]>]>} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x1xf32>
  %v6 = stablehlo.dot_general %v5, %v3, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a":(4)2}]>]>} : (tensor<1x1xf32>, tensor<1x4xf32>) -> tensor<1x4xf32>
  %v7 = sdy.sharding_constraint %v6 <@mesh, [{?}, {"a", ?}]> : tensor<1x4xf32>
  %v8 = stablehlo.maximum %v4, %v4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(2)4, "a":(1)2, ?}, {?}]>]>} : tensor<8x2xf32>
  %v9 = stablehlo.dot_general %v8, %v8, contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : (tensor<8x2xf32>, tensor<8x2xf32>) -> tensor<8x8xf32>
  return %v9, %v9 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<4x8xf32>, %a2: tensor<8x4x2xf32>, %a3: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %a4: tensor<8x4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"a", "b", ?}]>}) -> (tensor<4x8x2xf32>, tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}) {
  %v5 = stablehlo.transpose %a2, dims = [1, 0, 2] : (tensor<8x4x2xf32>) -> tensor<4x8x2xf32>
  %v6 = stablehlo.negate %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {}]>]>} : tensor<4x8x2xf32>
  %v7 = stablehlo.multiply %v6, %v6 : tensor<4x8x2xf32>
  %c8 = stablehlo.constant dense<0> : tensor<8x1xi32>
  %v9 = "stablehlo.gather"(%a3, %c8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {?}], replicated={"b":(1)2}>]>} : (tensor<8x4xf32>, tensor<8x1xi32>) -> tensor<8x4xf32>
  %v10 = stablehlo.sine %v9 : tensor<8x4xf32>
  return %v7, %a1 : tensor<4x8x2xf32>, tensor<4x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func private @f0(%a1: tensor<4x12xf32>) -> (tensor<4x36xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {"c"}]>}) {
  %v2 = stablehlo.concatenate %a1, %a1, %a1, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}], replicated={"b"}>]>} : (tensor<4x12xf32>, tensor<4x12xf32>, tensor<4x12xf32>) -> tensor<4x36xf32>
  %v3 = stablehlo.multiply %v2, %v2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", "b", ?}]>]>} : tensor<4x36xf32>
  return %v3 : tensor<4x36xf32>
}
func.func public @main(%a4: tensor<4x12xf32>) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [], unreduced={"c"}>}) {
  %v5 = stablehlo.negate %a4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"a"}]>]>} : tensor<4x12xf32>
  %v6 = func.call @f0(%a4) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>} : (tensor<4x12xf32>) -> tensor<4x36xf32>
  %v7 = stablehlo.sine %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {}]>]>} : tensor<4x12xf32>
  %c8 = stablehlo.constant dense<0.0> : tensor<f32>
  %v9 = stablehlo.reduce(%v7 init: %c8) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a"}]>]>} : (tensor<4x12xf32>, tensor<f32>) -> tensor<12xf32>
  %v10 = stablehlo.maximum %v9, %v9 : tensor<12xf32>
  %v11 = stablehlo.dot_general %v10, %v10, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [], replicated={"c"}, unreduced={"a"}>]>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<f32>
  %v12 = stablehlo.multiply %v10, %v10 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}]>]>} : tensor<12xf32>
  %c13 = stablehlo.constant dense<0> : tensor<4x1xi32>
  %v14 = "stablehlo.scatter"(%v7, %c13, %v5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.add %p, %q : tensor<f32> stablehlo.return %s : tensor<f32>}) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : (tensor<4x12xf32>, tensor<4x1xi32>, tensor<4x12xf32>) -> tensor<4x12xf32>
  %v15 = stablehlo.add %v14, %a4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : tensor<4x12xf32>
  %v16 = stablehlo.reshape %v11 : (tensor<f32>) -> tensor<f32>
  return %v11 : tensor<f32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func private @f0(%a1: tensor<8x2x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}, {?}, {?}]>}) -> (tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c"}]>}) {
  %v2 = sdy.propagation_barrier %a1 allowed_direction=NONE : tensor<8x2x1x4xf32>
  %v3:3 = stablehlo.while(%w4 = %v2, %w5 = %v2, %w6 = %v2) : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
  cond {
    %p7 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p7 : tensor<i1>
  } do {
    %v8 = stablehlo.tanh %v2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {}, {"a", "c", ?}]>]>} : tensor<8x2x1x4xf32>
    %v9 = stablehlo.concatenate %v8, dim = 1 : (tensor<8x2x1x4xf32>) -> tensor<8x2x1x4xf32>
    stablehlo.return %w4, %v8, %w4 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
  }
  %i11 = stablehlo.constant dense<0> : tensor<i32>
  %v10:2 = "stablehlo.case"(%i11) ({
    %i13 = stablehlo.constant dense<0> : tensor<i32>
    %v12:2 = "stablehlo.case"(%i13) ({
      %v14 = stablehlo.maximum %v3#2, %v2 : tensor<8x2x1x4xf32>
      stablehlo.return %a1, %v14 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
    }, {
      %v15 = stablehlo.reshape %v3#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {}, {?}], replicated={"a"}>]>} : (tensor<8x2x1x4xf32>) -> tensor<2x2x16x1xf32>
      stablehlo.return %v3#0, %v3#0 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
    }) : (tensor<i32>) -> (tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>)
    stablehlo.return %v2, %v12#1 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
  }, {
    %v16 = sdy.sharding_constraint %v3#2 <@mesh, [{}, {?}, {"c", ?}, {"a", ?}]> : tensor<8x2x1x4xf32>
    %v17 = sdy.sharding_constraint %v16 <@mesh, [{?}, {"b", ?}, {}, {"a"}]> : tensor<8x2x1x4xf32>
    stablehlo.return %v3#2, %v17 : tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>
  }) : (tensor<i32>) -> (tensor<8x2x1x4xf32>, tensor<8x2x1x4xf32>)
  %v18 = stablehlo.reshape %v10#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : (tensor<8x2x1x4xf32>) -> tensor<4x16xf32>
  return %v18 : tensor<4x16xf32>
}
func.func private @f1(%a19: tensor<8x3xf32>) -> (tensor<8x9xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}) {
  %v20 = stablehlo.dot_general %a19, %a19, contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"b", "a", ?}]>]>} : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<8x8xf32>
  %v21 = stablehlo.transpose %v20, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %c22 = stablehlo.constant dense<0.0> : tensor<f32>
  %v23 = stablehlo.pad %v21, %c22, low = [0, 1], high = [0, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}], unreduced={"b"}>]>} : (tensor<8x8xf32>, tensor<f32>) -> tensor<8x9xf32>
  return %v23 : tensor<8x9xf32>
}
func.func public @main(%a24: tensor<8x2x1x4xf32>, %a25: tensor<2x4xf32>) -> (tensor<8x2x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}, {"c", ?}]>}) {
  %v26 = stablehlo.add %a24, %a24 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}, {?}, {"a", "b", ?}]>]>} : tensor<8x2x1x4xf32>
  %v27 = stablehlo.maximum %v26, %a24 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {}, {"b", ?}, {"a", ?}]>]>} : tensor<8x2x1x4xf32>
  return %v26 : tensor<8x2x1x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
sdy.mesh @twin = <["a"=8]>
func.func public @main(%a1: tensor<6x16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a"}]>}) -> (tensor<6x8x16x8xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a":(1)4, ?}, {?}, {?}, {}]>}) {
  %v2 = sdy.propagation_barrier %a1 allowed_direction=NONE : tensor<6x16x8xf32>
  %v3 = sdy.sharding_constraint %v2 <@twin, [{"a", ?}, {?}, {?}]> : tensor<6x16x8xf32>
  %v4:2 = stablehlo.optimization_barrier %v3, %v3 : tensor<6x16x8xf32>, tensor<6x16x8xf32>
  %v5 = stablehlo.broadcast_in_dim %v2, dims = [0, 2, 3] : (tensor<6x16x8xf32>) -> tensor<6x8x16x8xf32>
  %v6 = stablehlo.multiply %v5, %v5 : tensor<6x8x16x8xf32>
  %v7 = stablehlo.transpose %v6, dims = [3, 0, 2, 1] {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}, {}, {"a"}, {?}]>]>} : (tensor<6x8x16x8xf32>) -> tensor<8x6x16x8xf32>
  %v8 = stablehlo.sine %v7 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{}, {?}, {"a":(2)4, ?}, {?}]>]>} : tensor<8x6x16x8xf32>
  %v9 = stablehlo.concatenate %v4#0, %a1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{?}, {?}, {"a"}]>]>} : (tensor<6x16x8xf32>, tensor<6x16x8xf32>) -> tensor<12x16x8xf32>
  %v10 = stablehlo.sine %v8 {sdy.sharding = #sdy.sharding_per_value<[<@twin, [{}, {?}, {?}, {?}]>]>} : tensor<8x6x16x8xf32>
  %v11 = sdy.sharding_constraint %v10 <@twin, [{?}, {"a":(1)2, ?}, {"a":(2)4}, {?}]> : tensor<8x6x16x8xf32>
  %v12:1 = stablehlo.optimization_barrier %v11 : tensor<8x6x16x8xf32>
  %v13 = stablehlo.add %v4#1, %v3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}, {"a"}]>]>} : tensor<6x16x8xf32>
  %v14 = stablehlo.maximum %v4#1, %v4#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}]>]>} : tensor<6x16x8xf32>
  %v15:3 = stablehlo.while(%w16 = %v3, %w17 = %v14, %w18 = %v14) : tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>
  cond {
    %p19 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p19 : tensor<i1>
  } do {
    sdy.sharding_group %v9 group_id=20 : tensor<12x16x8xf32>
    stablehlo.return %w16, %w17, %w18 : tensor<6x16x8xf32>, tensor<6x16x8xf32>, tensor<6x16x8xf32>
  }
  %v21 = stablehlo.maximum %v13, %v2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {"a"}]>]>} : tensor<6x16x8xf32>
  return %v6 : tensor<6x8x16x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<2x8xf32>, %a2: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}], replicated={"c"}>}, %a3: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c":(1)2, ?}, {"b"}]>}, %a4: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c":(1)2, "b", "a", ?}]>}) -> (tensor<4x16xf32>, tensor<4x16xf32>) {
  %v5 = stablehlo.add %a3, %a4 : tensor<4x16xf32>
  %c6 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v7 = stablehlo.dynamic_slice %v5, %c6, %c6, sizes = [4, 16] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"a", ?}]>]>} : (tensor<4x16xf32>, tensor<i32>, tensor<i32>) -> tensor<4x16xf32>
  %v8 = stablehlo.multiply %a1, %a1 : tensor<2x8xf32>
  %v9 = sdy.sharding_constraint %v8 <@mesh, [{"a", ?}, {"c"}]> : tensor<2x8xf32>
  %v12 = sdy.manual_computation(%v9, %a4) in_shardings=[<@mesh, [{?}, {?}], replicated={"b"}>, <@mesh, [{?}, {}], replicated={"b"}>] out_shardings=[<@mesh, [{?}, {?}], replicated={"b"}>] manual_axes={"b"} (%m10: tensor<2x8xf32>, %m11: tensor<4x16xf32>) {
    %v13 = stablehlo.exponential %m11 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {}], replicated={"c"}>]>} : tensor<4x16xf32>
    sdy.return %m11 : tensor<4x16xf32>
  } : (tensor<2x8xf32>, tensor<4x16xf32>) -> tensor<4x16xf32>
  %v14:2 = stablehlo.optimization_barrier %v8, %v12 : tensor<2x8xf32>, tensor<4x16xf32>
  %i16 = stablehlo.constant dense<0> : tensor<i32>
  %v15:1 = "stablehlo.case"(%i16) ({
    %v17 = stablehlo.maximum %v14#1, %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(1)2}, {?}]>]>} : tensor<4x16xf32>
    %v18 = stablehlo.maximum %v17, %v14#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", "a", ?}]>]>} : tensor<4x16xf32>
    stablehlo.return %v17 : tensor<4x16xf32>
  }, {
    %v19 = stablehlo.multiply %v14#1, %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : tensor<4x16xf32>
    stablehlo.return %v5 : tensor<4x16xf32>
  }) : (tensor<i32>) -> (tensor<4x16xf32>)
  %v20 = sdy.sharding_constraint %a3 <@mesh, [{"c":(2)2, "a"}, {}]> : tensor<4x16xf32>
  return %v20, %v15#0 : tensor<4x16xf32>, tensor<4x16xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func public @main(%a1: tensor<12x3xf32>, %a2: tensor<4x2x8x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {?}, {?}], replicated={"b"}, unreduced={"d"}>}) -> (tensor<2x2x2x8xf32>, tensor<2x2x2x8xf32>) {
  %v3 = stablehlo.reshape %a2 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a", "c":(2)2, "b"}]>]>} : (tensor<4x2x8x1xf32>) -> tensor<8x2x4xf32>
  %v4 = sdy.propagation_barrier %v3 allowed_direction=NONE : tensor<8x2x4xf32>
  %v5 = stablehlo.reshape %v4 : (tensor<8x2x4xf32>) -> tensor<2x2x2x8xf32>
  %v6 = stablehlo.maximum %v5, %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"a", ?}]>]>} : tensor<2x2x2x8xf32>
  %v7 = stablehlo.add %v5, %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {"d", ?}, {"c", ?}]>]>} : tensor<2x2x2x8xf32>
  %v10 = sdy.manual_computation(%v7, %v7) in_shardings=[<@mesh, [{?}, {?}, {?}, {}], replicated={"b"}>, <@mesh, [{}, {?}, {?}, {?}], replicated={"b"}>] out_shardings=[<@mesh, [{"b", ?}, {?}, {}, {}]>] manual_axes={"b"} (%m8: tensor<2x2x2x8xf32>, %m9: tensor<2x2x2x8xf32>) {
    %i12 = stablehlo.constant dense<0> : tensor<i32>
    %v11:1 = "stablehlo.case"(%i12) ({
      %c13 = stablehlo.constant dense<0.0> : tensor<f32>
      %v14 = stablehlo.pad %m8, %c13, low = [0, 1, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a", "d", ?}, {}], unreduced={"c"}>]>} : (tensor<2x2x2x8xf32>, tensor<f32>) -> tensor<2x3x2x8xf32>
      stablehlo.return %m8 : tensor<2x2x2x8xf32>
    }, {
      %c15 = stablehlo.constant dense<0.0> : tensor<f32>
      %v16 = stablehlo.reduce(%m9 init: %c15) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {}]>]>} : (tensor<2x2x2x8xf32>, tensor<f32>) -> tensor<2x2x8xf32>
      %v17 = stablehlo.exponential %v16 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c", ?}, {?}]>]>} : tensor<2x2x8xf32>
      stablehlo.return %m8 : tensor<2x2x2x8xf32>
    }) : (tensor<i32>) -> (tensor<2x2x2x8xf32>)
    %v18 = stablehlo.slice %v11#0 [0:2, 0:2, 0:2, 0:5] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a"}, {?}, {"c", ?}], unreduced={"d"}>]>} : (tensor<2x2x2x8xf32>) -> tensor<2x2x2x5xf32>
    sdy.return %v18 : tensor<2x2x2x5xf32>
  } : (tensor<2x2x2x8xf32>, tensor<2x2x2x8xf32>) -> tensor<6x2x2x5xf32>
  %v19 = sdy.sharding_constraint %v4 <@mesh, [{?}, {}, {?}]> : tensor<8x2x4xf32>
  %v20 = stablehlo.custom_call @mine(%v19) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([j, i, k]) {i=8, j=2, k=4} need_replication={j} permutation={k}, custom>} : (tensor<8x2x4xf32>) -> tensor<2x8x4xf32>
  %v21 = stablehlo.broadcast_in_dim %v20, dims = [0, 1, 3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"d", ?}, {?}, {}]>]>} : (tensor<2x8x4xf32>) -> tensor<2x8x8x4xf32>
  %v22 = stablehlo.negate %v7 : tensor<2x2x2x8xf32>
  return %v22, %v22 : tensor<2x2x2x8xf32>, tensor<2x2x2x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func public @main(%a1: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a"}]>}, %a2: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}], unreduced={"b"}>}, %a3: tensor<6x4xf32>) -> (tensor<6x4xf32>, tensor<3x8xf32>) {
  %v4 = stablehlo.exponential %a3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"c", ?}]>]>} : tensor<6x4xf32>
  %v5 = stablehlo.transpose %v4, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %v6:2 = stablehlo.optimization_barrier %v5, %v4 : tensor<6x4xf32>, tensor<6x4xf32>
  %v7 = stablehlo.maximum %v6#0, %v5 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<6x4xf32>
  %v8 = sdy.propagation_barrier %v7 allowed_direction=NONE : tensor<6x4xf32>
  %v9 = stablehlo.reshape %v4 : (tensor<6x4xf32>) -> tensor<24xf32>
  %v10 = stablehlo.add %a2, %v6#0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}]>]>} : tensor<6x4xf32>
  %c11 = stablehlo.constant dense<0.0> : tensor<f32>
  %v12 = stablehlo.reduce(%v6#0 init: %c11) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}]>]>} : (tensor<6x4xf32>, tensor<f32>) -> tensor<6xf32>
  %v13 = stablehlo.exponential %v7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", "c", ?}]>]>} : tensor<6x4xf32>
  %v15 = sdy.manual_computation(%a1) in_shardings=[<@mesh, [{"b", ?}, {}]>] out_shardings=[<@mesh, [{?}, {"b", ?}]>] manual_axes={"b"} (%m14: tensor<3x4xf32>) {
    %v16 = stablehlo.sine %m14 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "c", ?}, {?}]>]>} : tensor<3x4xf32>
    sdy.return %m14 : tensor<3x4xf32>
  } : (tensor<6x4xf32>) -> tensor<3x8xf32>
  %v17 = stablehlo.reshape %v15 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"b", ?}], replicated={"a"}>]>} : (tensor<3x8xf32>) -> tensor<3x2x2x2xf32>
  %v18 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} dense<0.0> : tensor<3x8xf32>
  return %v13, %v18 : tensor<6x4xf32>, tensor<3x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<8x3xf32>) -> (tensor<4xf32>, tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, "b"}], replicated={"c":(1)2}>}) {
  %v2 = stablehlo.dot_general %a1, %a1, batching_dims = [1] x [1], contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}], replicated={"b"}, unreduced={"c"}>]>} : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<3xf32>
  %v3 = stablehlo.transpose %v2, dims = [0] : (tensor<3xf32>) -> tensor<3xf32>
  %v4:1 = stablehlo.while(%w5 = %v2) : tensor<3xf32>
  cond {
    %p6 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p6 : tensor<i1>
  } do {
    %v7 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}], replicated={"a"}>]>} dense<2.0> : tensor<8x3xf32>
    stablehlo.return %w5 : tensor<3xf32>
  }
  %v8 = stablehlo.reshape %v4#0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}]>]>} : (tensor<3xf32>) -> tensor<3xf32>
  %c9 = stablehlo.constant dense<0.0> : tensor<f32>
  %v10 = stablehlo.pad %v8, %c9, low = [1], high = [0], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}]>]>} : (tensor<3xf32>, tensor<f32>) -> tensor<4xf32>
  %v11 = stablehlo.negate %v10 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}]>]>} : tensor<4xf32>
  %v12 = sdy.sharding_constraint %v10 <@mesh, [{"a", ?}], replicated={"c"}> : tensor<4xf32>
  %v13 = sdy.propagation_barrier %v12 allowed_direction=BACKWARD : tensor<4xf32>
  return %v10, %v13 : tensor<4xf32>, tensor<4xf32>
}
