// sdyrt-opt -split-input-file -sdy-user-priority-propagate
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<1x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}p2, {?}p3], replicated={"c"}>}, %a2: tensor<2x2xf32>) -> (tensor<2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, "a", ?}, {"c":(1)2, ?}p1]>}) {
  %v3 = sdy.sharding_constraint %a2 <@mesh, [{?}, {?}]> : tensor<2x2xf32>
  %v4 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  return %v3 : tensor<2x2xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<4x16xf32>) -> (tensor<f32>, tensor<f32>) {
  %v2 = stablehlo.reshape %a1 : (tensor<4x16xf32>) -> tensor<2x2x4x4xf32>
  %v3 = stablehlo.convolution(%v2, %v2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<2x2x4x4xf32>, tensor<2x2x4x4xf32>) -> tensor<2x1x3x4xf32>
  %v4 = sdy.sharding_constraint %v2 <@mesh, [{?}, {?}, {"x", ?}, {}]> : tensor<2x2x4x4xf32>
  %v5 = stablehlo.custom_call @mine(%v4) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k, l])->([jk, l, i]) {i=2, j=2, k=4, l=4}, custom>} : (tensor<2x2x4x4xf32>) -> tensor<8x4x2xf32>
  %v6 = stablehlo.custom_call @mine(%a1) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i]) {i=4, j=16} reduction={j}, custom>} : (tensor<4x16xf32>) -> tensor<4xf32>
  sdy.sharding_group %v5 group_id=7 : tensor<8x4x2xf32>
  %v8:1 = stablehlo.while(%w9 = %v6) : tensor<4xf32>
  cond {
    %p10 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p10 : tensor<i1>
  } do {
    %v11 = stablehlo.slice %w9 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
    %v12 = stablehlo.add %v6, %v11 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(1)2, "z", ?}]>]>} : tensor<4xf32>
    stablehlo.return %v12 : tensor<4xf32>
  }
  %v13 = stablehlo.reverse %v8#0, dims = [0] : tensor<4xf32>
  %c14 = stablehlo.constant dense<0.0> : tensor<f32>
  %v15 = stablehlo.reduce(%v13 init: %c14) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %v15, %v15 : tensor<f32>, tensor<f32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<2xf32>, %xa0_2: tensor<f32>, %xa0_6: tensor<5xi32>, %xa0_10: tensor<3xui64> {sdy.sharding = #sdy.sharding<@mesh, [{"y", ?}p1], unreduced={"x"}>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {
  %r_2:1 = "stablehlo.dynamic_slice"(%xa0_2) <{slice_sizes = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  %v3 = stablehlo.multiply %xa0_2, %r_2#0 : tensor<f32>
  %v4 = stablehlo.reshape %a1 : (tensor<2xf32>) -> tensor<2xf32>
  %v5 = sdy.propagation_barrier %v3 allowed_direction=BACKWARD : tensor<f32>
  %r_6:1 = "stablehlo.count_leading_zeros"(%xa0_6) : (tensor<5xi32>) -> (tensor<5xi32>)
  %v7:2 = stablehlo.optimization_barrier %v5, %v4 : tensor<f32>, tensor<2xf32>
  %v8 = "stablehlo.sort"(%v7#1) <{dimension = 0 : i64}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1>}) : (tensor<2xf32>) -> tensor<2xf32>
  %v9 = stablehlo.dot_general %v8, %v8, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, []>]>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  %r_10:2 = "stablehlo.rng_bit_generator"(%xa0_10) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<3xui64>) -> (tensor<3xui64>, tensor<4x3x6xui32>)
  %v11 = stablehlo.maximum %v9, %r_2#0 : tensor<f32>
  return %v11 : tensor<f32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {}]>}) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %c2 = stablehlo.constant dense<0.0> : tensor<f32>
  %v3 = stablehlo.pad %a1, %c2, low = [0, 1], high = [0, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x5xf32>
  %v4 = stablehlo.concatenate %a1, dim = 0 : (tensor<4x4xf32>) -> tensor<4x4xf32>
  return %v4, %a1 : tensor<4x4xf32>, tensor<4x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func private @f0(%a1: tensor<16x4xf32>) -> (tensor<16x4x4xf32>) {
  %v2 = stablehlo.broadcast_in_dim %a1, dims = [0, 1] : (tensor<16x4xf32>) -> tensor<16x4x4xf32>
  %v5 = sdy.manual_computation(%a1, %a1) in_shardings=[<@mesh, [{}, {"b", ?}]>, <@mesh, [{"b"}, {?}]>] out_shardings=[<@mesh, [{?}, {}], replicated={"b"}>] manual_axes={"b"} (%m3: tensor<16x1xf32>, %m4: tensor<4x4xf32>) {
    %v6 = stablehlo.tanh %m4 : tensor<4x4xf32>
    %v7 = stablehlo.custom_call @mine(%v6, %m3) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [kl, m])->([j, m, l, k, i]) {i=4, j=4, k=8, l=2, m=1} blocked_propagation={i, l}, custom>} : (tensor<4x4xf32>, tensor<16x1xf32>) -> tensor<4x1x2x8x4xf32>
    sdy.return %m4 : tensor<4x4xf32>
  } : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<4x4xf32>
  return %v2 : tensor<16x4x4xf32>
}
func.func public @main(%a8: tensor<2x8x4xf32>, %a9: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}p2, {"b", ?}]>}, %a10: tensor<16x4xf32>, %a11: tensor<2x8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b":(2)2, ?}p0, {?}p1, {?}p2]>}) -> (tensor<16x4xf32>, tensor<2x8x4xf32>) {
  %v12 = sdy.sharding_constraint %a10 <@mesh, [{?}, {"a", ?}]> : tensor<16x4xf32>
  %v13 = stablehlo.dot_general %v12, %a9, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<16x4xf32>, tensor<16x4xf32>) -> tensor<4xf32>
  %v14 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} dense<1.0> : tensor<16x4xf32>
  %v15 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}, {?}]>]>} dense<2.0> : tensor<2x8x4xf32>
  %v16 = stablehlo.maximum %v14, %a10 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b":(1)2, ?}], replicated={"a", "b":(2)2}>]>} : tensor<16x4xf32>
  sdy.sharding_group %v12 group_id=17 : tensor<16x4xf32>
  sdy.sharding_group %a9 group_id=17 : tensor<16x4xf32>
  return %v16, %a8 : tensor<16x4xf32>, tensor<2x8x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", "c"}]>}, %a2: tensor<4x4xf32>, %a3: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, ?}, {"a", "c":(1)2, ?}]>}, %xa0_11: tensor<2xf32>, %xa1_11: tensor<0xi32>) -> (tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}]>}) {
  %v4 = stablehlo.reshape %a3 : (tensor<4x4xf32>) -> tensor<16xf32>
  %v5 = stablehlo.cholesky %a1 : tensor<4x4xf32>
  %v6 = stablehlo.reshape %v5 : (tensor<4x4xf32>) -> tensor<16xf32>
  %v7 = stablehlo.tanh %v5 : tensor<4x4xf32>
  %i9 = stablehlo.constant dense<0> : tensor<i32>
  %v8:1 = "stablehlo.case"(%i9) ({
    %v10 = stablehlo.maximum %a1, %a3 : tensor<4x4xf32>
    %r_11:1 = "stablehlo.gather"(%xa0_11, %xa1_11) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], index_vector_dim = 0>, slice_sizes = array<i64: 0>}> : (tensor<2xf32>, tensor<0xi32>) -> (tensor<0xf32>)
    %v12 = stablehlo.broadcast_in_dim %xa0_11, dims = [0] : (tensor<2xf32>) -> tensor<2x8xf32>
    stablehlo.return %v10 : tensor<4x4xf32>
  }, {
    %v13 = stablehlo.dot_general %v7, %a1, contracting_dims = [0] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
    sdy.sharding_group %v13 group_id=14 : tensor<4x4xf32>
    sdy.sharding_group %a1 group_id=14 : tensor<4x4xf32>
    stablehlo.return %v7 : tensor<4x4xf32>
  }) : (tensor<i32>) -> (tensor<4x4xf32>)
  %v15 = sdy.sharding_constraint %v7 <@mesh, [{"a"}, {}], unreduced={"b"}> : tensor<4x4xf32>
  %c16 = stablehlo.constant dense<0.0> : tensor<f32>
  %v17 = stablehlo.pad %v15, %c16, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<5x4xf32>
  %v18 = sdy.sharding_constraint %v15 <@mesh, [{?}, {?}]> : tensor<4x4xf32>
  return %v4 : tensor<16xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"a", "b"}]>}, %xa0_3: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [], unreduced={"a"}>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, [], unreduced={"b"}>}) {
  %v2 = sdy.propagation_barrier %a1 allowed_direction=NONE : tensor<4x16xf32>
  %r_3:1 = "stablehlo.dynamic_update_slice"(%xa0_3, %xa0_3) : (tensor<f32>, tensor<f32>) -> (tensor<f32>)
  %v4 = stablehlo.exponential %r_3#0 : tensor<f32>
  return %r_3#0, %v4 : tensor<f32>, tensor<f32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<2xf32>, %a2: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", ?}p0], replicated={"y"}>}, %a3: tensor<4xf32>, %xa0_4: tensor<4xcomplex<f32>> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "x":(1)2, ?}p3]>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) {
  %r_4:1 = "stablehlo.fft"(%xa0_4) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 4>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}]>]>} : (tensor<4xcomplex<f32>>) -> (tensor<4xcomplex<f32>>)
  %v5 = stablehlo.dot_general %a3, %a3, contracting_dims = [0] x [0] : (tensor<4xf32>, tensor<4xf32>) -> tensor<f32>
  return %v5 : tensor<f32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
sdy.mesh @twin = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<2x2x1x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}, {"b", ?}]>}) -> (tensor<2x2x1x12xf32>, tensor<8x2x1x3xf32>) {
  %v2 = stablehlo.sine %a1 : tensor<2x2x1x12xf32>
  sdy.sharding_group %v2 group_id=3 : tensor<2x2x1x12xf32>
  sdy.sharding_group %a1 group_id=3 : tensor<2x2x1x12xf32>
  %v6 = sdy.manual_computation(%a1, %v2) in_shardings=[<@mesh, [{}, {?}, {?}, {"b", ?}]>, <@mesh, [{}, {?}, {?}, {?}], replicated={"b"}>] out_shardings=[<@mesh, [{"b", ?}, {?}, {}, {?}]>] manual_axes={"b"} (%m4: tensor<2x2x1x3xf32>, %m5: tensor<2x2x1x12xf32>) {
    sdy.return %m4 : tensor<2x2x1x3xf32>
  } : (tensor<2x2x1x12xf32>, tensor<2x2x1x12xf32>) -> tensor<8x2x1x3xf32>
  return %a1, %v6 : tensor<2x2x1x12xf32>, tensor<8x2x1x3xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
func.func public @main(%a1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a"}]>}, %a2: tensor<6x1x8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {}, {?}]>}, %a3: tensor<16x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {?}], unreduced={"a"}>}, %a4: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}]>}, %xa0_19: tensor<2x0xf32>, %xa1_19: tensor<f32>) -> (tensor<2xf32>, tensor<4x4xf32>) {
  %v5 = stablehlo.dot_general %a4, %a4, contracting_dims = [0] x [1] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %v6 = stablehlo.concatenate %a2, dim = 0 : (tensor<6x1x8x8xf32>) -> tensor<6x1x8x8xf32>
  %c7 = stablehlo.constant dense<0> : tensor<2x1xi32>
  %v8 = "stablehlo.gather"(%v5, %c7) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> : (tensor<4x4xf32>, tensor<2x1xi32>) -> tensor<2x4xf32>
  %c9 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v10 = stablehlo.dynamic_slice %a2, %c9, %c9, %c9, %c9, sizes = [1, 1, 3, 6] : (tensor<6x1x8x8xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x3x6xf32>
  %c11 = stablehlo.constant dense<0> : tensor<4x1xi32>
  %v12 = "stablehlo.scatter"(%v8, %c11, %a4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.subtract %p, %q : tensor<f32> stablehlo.return %s : tensor<f32>}) : (tensor<2x4xf32>, tensor<4x1xi32>, tensor<4x4xf32>) -> tensor<2x4xf32>
  %v13:3 = stablehlo.while(%w14 = %v10, %w15 = %v12, %w16 = %v12) : tensor<1x1x3x6xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  cond {
    %p17 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p17 : tensor<i1>
  } do {
    %v18 = stablehlo.reverse %w16, dims = [1] : tensor<2x4xf32>
    %r_19:1 = "stablehlo.reduce_window"(%xa0_19, %xa1_19) <{window_dimensions = array<i64: 1, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [0, 0]]> : tensor<2x2xi64>}> ({^bb0(%p0_19: tensor<f32>, %p1_19: tensor<f32>): %q0_19 = stablehlo.maximum %p0_19, %p1_19 : tensor<f32> stablehlo.return %q0_19 : tensor<f32>}) : (tensor<2x0xf32>, tensor<f32>) -> (tensor<2x0xf32>)
    stablehlo.return %v10, %w15, %w16 : tensor<1x1x3x6xf32>, tensor<2x4xf32>, tensor<2x4xf32>
  }
  %v20 = stablehlo.tanh %v12 : tensor<2x4xf32>
  %v21 = stablehlo.dot_general %v20, %v20, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2xf32>
  return %v21, %a1 : tensor<2xf32>, tensor<4x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=2]>
func.func public @main(%a1: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c"}]>}, %a2: tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b"}]>}, %a3: tensor<8x3xf32>, %xa0_4: tensor<4xf32>, %xa2_4: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) -> (tensor<8xf32>, tensor<8xf32>) {
  %r_4:1 = "stablehlo.select_and_scatter"(%xa0_4, %xa0_4, %xa2_4) <{window_dimensions = array<i64: 1>, window_strides = array<i64: 1>, padding = dense<[[0, 0]]> : tensor<1x2xi64>}> ({^bb0(%p0_4: tensor<f32>, %p1_4: tensor<f32>): %q_4 = stablehlo.compare GE, %p0_4, %p1_4 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q_4 : tensor<i1>}, {^bb0(%p0_4: tensor<f32>, %p1_4: tensor<f32>): %q0_4 = stablehlo.add %p0_4, %p1_4 : tensor<f32> stablehlo.return %q0_4 : tensor<f32>}) : (tensor<4xf32>, tensor<4xf32>, tensor<f32>) -> (tensor<4xf32>)
  %v5 = stablehlo.sine %r_4#0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", ?}]>]>} : tensor<4xf32>
  %c6 = stablehlo.constant dense<0> : tensor<4x1xi32>
  %v7 = stablehlo.add %v5, %r_4#0 : tensor<4xf32>
  %v8 = stablehlo.reshape %r_4#0 : (tensor<4xf32>) -> tensor<2x2xf32>
  %c9 = stablehlo.constant dense<0.0> : tensor<f32>
  %v10 = stablehlo.pad %v8, %c9, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<3x2xf32>
  %v11 = stablehlo.broadcast_in_dim %xa2_4, dims = [] : (tensor<f32>) -> tensor<8xf32>
  %v12 = sdy.sharding_constraint %v11 <@mesh, [{?}]> : tensor<8xf32>
  %v13 = stablehlo.add %v12, %v12 : tensor<8xf32>
  %c14 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v15 = stablehlo.dynamic_slice %v13, %c14, sizes = [8] : (tensor<8xf32>, tensor<i32>) -> tensor<8xf32>
  return %v15, %v15 : tensor<8xf32>, tensor<8xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func private @f0(%a1: tensor<6x2xf32>) -> (tensor<6x2xf32>) {
  %v2 = stablehlo.multiply %a1, %a1 : tensor<6x2xf32>
  return %v2 : tensor<6x2xf32>
}
func.func private @f1(%a3: tensor<6x2xf32>) -> (tensor<6x2xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=4, "y"=2, "z"=3]>, [{?}, {"y", ?}]>}) {
  %v4:2 = stablehlo.optimization_barrier %a3, %a3 : tensor<6x2xf32>, tensor<6x2xf32>
  return %v4#1 : tensor<6x2xf32>
}
func.func public @main(%a5: tensor<2x4x4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", ?}, {}, {"x":(2)2, "y", ?}p2, {}]>}, %a6: tensor<8xf32> {sdy.sharding = #sdy.sharding<mesh<["x"=4, "y"=2, "z"=3]>, [{?}p3], replicated={"x"}, unreduced={"z"}>}, %a7: tensor<8xf32>, %xa0_9: tensor<4x4xf32>, %xa1_9: tensor<4x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}p2, {"x", "y", "z", ?}]>}, %xa0_10: tensor<30x16xf32>, %xa1_10: tensor<2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2, "y", "x":(2)2}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "x"}]>}) {
  %v8 = stablehlo.dot_general %a7, %a7, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8xf32>) -> tensor<f32>
  %r_9:1 = "stablehlo.dot"(%xa0_9, %xa1_9) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "x"}, {"y", ?}]>]>} : (tensor<4x4xf32>, tensor<4x1xf32>) -> (tensor<4x1xf32>)
  %r_10:1 = "stablehlo.gather"(%xa0_10, %xa1_10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 0>, slice_sizes = array<i64: 1, 1>}> : (tensor<30x16xf32>, tensor<2xi32>) -> (tensor<f32>)
  %v11 = stablehlo.reshape %r_10#0 : (tensor<f32>) -> tensor<f32>
  %v12 = stablehlo.add %v11, %r_10#0 : tensor<f32>
  %v13 = stablehlo.add %a7, %a7 : tensor<8xf32>
  %v14 = stablehlo.maximum %v13, %v13 : tensor<8xf32>
  return %v14 : tensor<8xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func public @main(%a1: tensor<6x4x12x4xf32>, %a2: tensor<6x4x12x4xf32>, %a3: tensor<4x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "b", "d", ?}]>}, %xa0_4: tensor<0x8x16x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c", "b"}, {?}, {"d", ?}]>}, %xa1_4: tensor<0x8x3x16xf32>, %xa0_5: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %xa0_6: tensor<3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "d", "b", ?}]>}, %xa0_8: tensor<4x8x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"b", "d", "c", ?}, {}], replicated={"a"}>}, %xa1_8: tensor<2x16xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}], replicated={"d"}>}) -> (tensor<4x16x1xf32>, tensor<4x16x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {?}, {"b", ?}], unreduced={"d"}>}) {
  %r_4:1 = "stablehlo.triangular_solve"(%xa0_4, %xa1_4) <{left_side = false, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : (tensor<0x8x16x16xf32>, tensor<0x8x3x16xf32>) -> (tensor<0x8x3x16xf32>)
  %r_5:1 = "stablehlo.collective_permute"(%xa0_5) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> (tensor<f32>)
  %r_6:1 = "stablehlo.concatenate"(%xa0_6) <{dimension = 0 : i64}> : (tensor<3xf32>) -> (tensor<3xf32>)
  %v7 = stablehlo.reshape %r_6#0 : (tensor<3xf32>) -> tensor<3xf32>
  %r_8:1 = "stablehlo.gather"(%xa0_8, %xa1_8) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2], collapsed_slice_dims = [1], start_index_map = [2, 1], index_vector_dim = 0>, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x8x1xf32>, tensor<2x16xi32>) -> (tensor<4x16x1xf32>)
  %v9:1 = stablehlo.optimization_barrier %r_8#0 : tensor<4x16x1xf32>
  %v10 = stablehlo.add %r_8#0, %r_8#0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"b", ?}]>]>} : tensor<4x16x1xf32>
  %v11 = sdy.sharding_constraint %v10 <@mesh, [{"b", ?}, {"a", ?}, {?}]> : tensor<4x16x1xf32>
  %v12 = sdy.sharding_constraint %v11 <@mesh, [{"c"}, {"d"}, {?}]> : tensor<4x16x1xf32>
  %v13 = stablehlo.maximum %v12, %v9#0 : tensor<4x16x1xf32>
  return %v13, %v13 : tensor<4x16x1xf32>, tensor<4x16x1xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<2x4xf32>, %xa0_2: tensor<i1>, %xa1_2: tensor<30x7x3x6xf32>, %xa0_13: tensor<3x2x30x7xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x", ?}, {?}, {?}, {"z", ?}]>}, %xa1_13: tensor<30x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{"x":(1)2}, {"y", "z", "x":(2)2}]>}) -> (tensor<30x4x3x4xf32>, tensor<3780xf32>) {
  %r_2:1 = "stablehlo.select"(%xa0_2, %xa1_2, %xa1_2) : (tensor<i1>, tensor<30x7x3x6xf32>, tensor<30x7x3x6xf32>) -> (tensor<30x7x3x6xf32>)
  sdy.sharding_group %r_2#0 group_id=3 : tensor<30x7x3x6xf32>
  sdy.sharding_group %xa1_2 group_id=3 : tensor<30x7x3x6xf32>
  %c4 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v5 = stablehlo.dynamic_slice %r_2#0, %c4, %c4, %c4, %c4, sizes = [30, 4, 3, 4] : (tensor<30x7x3x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<30x4x3x4xf32>
  %v6 = stablehlo.concatenate %xa1_2, dim = 2 : (tensor<30x7x3x6xf32>) -> tensor<30x7x3x6xf32>
  %v9 = sdy.manual_computation(%v6, %v6) in_shardings=[<@mesh, [{?}, {?}, {}, {"z", ?}]>, <@mesh, [{?}, {}, {"z"}, {}]>] out_shardings=[<@mesh, [{?}, {}, {"z"}, {?}]>] manual_axes={"z"} (%m7: tensor<30x7x3x2xf32>, %m8: tensor<30x7x1x6xf32>) {
    %v10:2 = stablehlo.optimization_barrier %m7, %m7 : tensor<30x7x3x2xf32>, tensor<30x7x3x2xf32>
    %v11 = stablehlo.reshape %v10#1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"x":(1)2, ?}, {?}]>]>} : (tensor<30x7x3x2xf32>) -> tensor<210x3x2xf32>
    sdy.return %m7 : tensor<30x7x3x2xf32>
  } : (tensor<30x7x3x6xf32>, tensor<30x7x3x6xf32>) -> tensor<30x7x9x2xf32>
  %v12 = stablehlo.reshape %r_2#0 : (tensor<30x7x3x6xf32>) -> tensor<3780xf32>
  %r_13:1 = "stablehlo.gather"(%xa0_13, %xa1_13) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2, 3], operand_batching_dims = [2], start_indices_batching_dims = [0], start_index_map = [1, 3], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2, 1, 7>}> : (tensor<3x2x30x7xf32>, tensor<30x2xi32>) -> (tensor<30x1x2x7xf32>)
  %v14 = stablehlo.constant dense<1.0> : tensor<3780xf32>
  %v16 = sdy.manual_computation(%v14) in_shardings=[<@mesh, [{"y", ?}]>] out_shardings=[<@mesh, [{"y", ?}]>] manual_axes={"y"} (%m15: tensor<1890xf32>) {
    %v17:2 = stablehlo.optimization_barrier %m15, %m15 : tensor<1890xf32>, tensor<1890xf32>
    %v18 = stablehlo.maximum %v17#1, %m15 : tensor<1890xf32>
    sdy.return %v17#1 : tensor<1890xf32>
  } : (tensor<3780xf32>) -> tensor<3780xf32>
  %v19 = stablehlo.slice %v16 [0:2638] : (tensor<3780xf32>) -> tensor<2638xf32>
  %v20 = stablehlo.sine %v19 : tensor<2638xf32>
  return %v5, %v12 : tensor<30x4x3x4xf32>, tensor<3780xf32>
}
