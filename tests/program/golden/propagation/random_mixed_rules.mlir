// sdyrt-opt -split-input-file -sdy-populate-op-sharding-rules
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}]>}) -> (tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c"}p2], unreduced={"b"}>}) {
  %v2 = sdy.sharding_constraint %a1 <@mesh, [{?}], replicated={"a"}, unreduced={"c":(2)2}> : tensor<2xf32>
  %v3 = stablehlo.dot_general %v2, %v2, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
  %v4 = stablehlo.maximum %v3, %v3 : tensor<f32>
  return %a1 : tensor<2xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<6x4xf32>, %a2: tensor<6x4xf32>, %xa0_5: tensor<16x5x5xf32>, %xa1_5: tensor<16x5x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}p1, {"b"}, {?}]>}) -> (tensor<16x5x1xf32>) {
  %v3 = stablehlo.reshape %a2 : (tensor<6x4xf32>) -> tensor<24xf32>
  %v4 = stablehlo.exponential %v3 : tensor<24xf32>
  %r_5:1 = "stablehlo.triangular_solve"(%xa0_5, %xa1_5) <{left_side = true, lower = true, unit_diagonal = false, transpose_a = #stablehlo<transpose TRANSPOSE>}> : (tensor<16x5x5xf32>, tensor<16x5x1xf32>) -> (tensor<16x5x1xf32>)
  %v6 = stablehlo.custom_call @mine(%xa1_5) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k, l])->([i, k, j, l]) {i=4, j=4, k=5, l=1} need_replication={k} blocked_propagation={j}, custom>} : (tensor<16x5x1xf32>) -> tensor<4x5x4x1xf32>
  %v7 = stablehlo.multiply %xa1_5, %xa1_5 : tensor<16x5x1xf32>
  return %v7 : tensor<16x5x1xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
sdy.mesh @twin = <["a"=8]>
func.func public @main(%a1: tensor<2x1xf32>, %a2: tensor<2x16x4x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {}, {?}]>}, %a3: tensor<1x1x2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a", ?}, {}]>}, %xa0_9: tensor<30xf32> {sdy.sharding = #sdy.sharding<@twin, [{"a":(1)2}]>}) -> (tensor<30xf32>) {
  %c4 = stablehlo.constant dense<0.0> : tensor<f32>
  %v5 = stablehlo.reduce(%a3 init: %c4) applies stablehlo.add across dimensions = [0, 2] : (tensor<1x1x2x4xf32>, tensor<f32>) -> tensor<1x4xf32>
  %v6 = stablehlo.slice %v5 [0:1, 0:4] : (tensor<1x4xf32>) -> tensor<1x4xf32>
  %v7 = stablehlo.add %v6, %v6 : tensor<1x4xf32>
  %v8 = sdy.propagation_barrier %v7 allowed_direction=NONE : tensor<1x4xf32>
  %r_9:2 = "stablehlo.sort"(%xa0_9, %xa0_9) <{dimension = 0 : i64, is_stable = false}> ({^bb0(%p0_9: tensor<f32>, %p1_9: tensor<f32>, %p2_9: tensor<f32>, %p3_9: tensor<f32>): %q_9 = stablehlo.compare LT, %p0_9, %p1_9 : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %q_9 : tensor<i1>}) : (tensor<30xf32>, tensor<30xf32>) -> (tensor<30xf32>, tensor<30xf32>)
  %v10 = stablehlo.concatenate %a2, %a2, %a2, dim = 0 : (tensor<2x16x4x12xf32>, tensor<2x16x4x12xf32>, tensor<2x16x4x12xf32>) -> tensor<6x16x4x12xf32>
  return %r_9#1 : tensor<30xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<2x3x4x6xf32>, %xa0_3: tensor<6x1x1xf32>) -> (tensor<6x1x1xf32>) {
  %v2 = stablehlo.sine %a1 : tensor<2x3x4x6xf32>
  %r_3:1 = "stablehlo.reverse"(%xa0_3) <{dimensions = array<i64>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {?}]>]>} : (tensor<6x1x1xf32>) -> (tensor<6x1x1xf32>)
  %i5 = stablehlo.constant dense<0> : tensor<i32>
  %v4:2 = "stablehlo.case"(%i5) ({
    %v6 = stablehlo.broadcast_in_dim %r_3#0, dims = [0, 1, 3] : (tensor<6x1x1xf32>) -> tensor<6x1x4x1xf32>
    stablehlo.return %xa0_3, %r_3#0 : tensor<6x1x1xf32>, tensor<6x1x1xf32>
  }, {
    %v7:1 = stablehlo.optimization_barrier %a1 : tensor<2x3x4x6xf32>
    stablehlo.return %xa0_3, %r_3#0 : tensor<6x1x1xf32>, tensor<6x1x1xf32>
  }) : (tensor<i32>) -> (tensor<6x1x1xf32>, tensor<6x1x1xf32>)
  return %v4#1 : tensor<6x1x1xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
func.func public @main(%a1: tensor<4x3xf32>, %xa0_6: tensor<3x3x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}], replicated={"a"}>}) -> (tensor<4x3xf32>, tensor<5x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"a":(4)2}, unreduced={"a":(1)4}>}) {
  %v2:1 = stablehlo.while(%w3 = %a1) : tensor<4x3xf32>
  cond {
    %p4 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p4 : tensor<i1>
  } do {
    %v5 = stablehlo.negate %w3 : tensor<4x3xf32>
    %r_6:1 = "stablehlo.cholesky"(%xa0_6) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {}], replicated={"a"}>]>} : (tensor<3x3x3xf32>) -> (tensor<3x3x3xf32>)
    sdy.sharding_group %r_6#0 group_id=7 : tensor<3x3x3xf32>
    sdy.sharding_group %xa0_6 group_id=7 : tensor<3x3x3xf32>
    %v8 = stablehlo.dot_general %xa0_6, %w3, contracting_dims = [1] x [1] : (tensor<3x3x3xf32>, tensor<4x3xf32>) -> tensor<3x3x4xf32>
    stablehlo.return %v5 : tensor<4x3xf32>
  }
  %v9 = "stablehlo.sort"(%v2#0) <{dimension = 1 : i64}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1>}) : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %c10 = stablehlo.constant dense<0.0> : tensor<f32>
  %v11 = stablehlo.pad %v9, %c10, low = [1, 0], high = [0, 0], interior = [0, 0] : (tensor<4x3xf32>, tensor<f32>) -> tensor<5x3xf32>
  return %a1, %v11 : tensor<4x3xf32>, tensor<5x3xf32>
}
// -----
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<6x12xf32>, %a2: tensor<2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "z", "x"}, {?}]>}, %a3: tensor<2x2xf32>) -> (tensor<6x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"x", ?}], unreduced={"y"}>}) {
  %v4 = stablehlo.custom_call @MoveToHost(%a3) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x", ?}, {"z", "y", ?}]>]>} : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %v5 = stablehlo.multiply %v4, %a3 : tensor<2x2xf32>
  %c6 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v7 = stablehlo.dynamic_update_slice %a3, %a3, %c6, %c6 : (tensor<2x2xf32>, tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<2x2xf32>
  %v8 = sdy.sharding_constraint %a3 <@mesh, [{}, {"z"}]> : tensor<2x2xf32>
  %v9 = stablehlo.multiply %v8, %a2 : tensor<2x2xf32>
  %c10 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v11 = stablehlo.dynamic_slice %v8, %c10, %c10, sizes = [1, 2] : (tensor<2x2xf32>, tensor<i32>, tensor<i32>) -> tensor<1x2xf32>
  %v12 = stablehlo.slice %v9 [0:2, 0:2] : (tensor<2x2xf32>) -> tensor<2x2xf32>
  %v13 = stablehlo.reshape %v12 : (tensor<2x2xf32>) -> tensor<4xf32>
  %v14 = stablehlo.negate %a2 : tensor<2x2xf32>
  %v15 = stablehlo.concatenate %v12, %v4, dim = 1 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x4xf32>
  %v16 = stablehlo.concatenate %v15, %v15, %v15, dim = 0 : (tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<6x4xf32>
  return %a1 : tensor<6x12xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=3, "c"=4, "d"=2]>
func.func private @f0(%a1: tensor<16x8xf32>) -> (tensor<8xf32>) {
  %v2 = stablehlo.add %a1, %a1 : tensor<16x8xf32>
  %v3 = stablehlo.dot_general %v2, %v2, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<8xf32>
  %v4 = stablehlo.add %v3, %v3 : tensor<8xf32>
  return %v4 : tensor<8xf32>
}
func.func private @f1(%a5: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, "d", ?}, {?}]>}) -> (tensor<2x3xf32>) {
  %v6 = stablehlo.custom_call @mine(%a5) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k])->([j, k]) {i=2, j=2, k=3} reduction={i} blocked_propagation={j}, custom>} : (tensor<4x3xf32>) -> tensor<2x3xf32>
  return %v6 : tensor<2x3xf32>
}
func.func public @main(%a7: tensor<8x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"d", "b", ?}]>}, %a8: tensor<8x1xf32>) -> (tensor<32x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a"}]>}) {
  %v10 = sdy.manual_computation(%a8) in_shardings=[<@mesh, [{}, {?}], replicated={"c"}>] out_shardings=[<@mesh, [{"c"}, {?}]>] manual_axes={"c"} (%m9: tensor<8x1xf32>) {
    %v11 = stablehlo.concatenate %m9, %m9, dim = 1 : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x2xf32>
    %c12 = stablehlo.constant dense<0> : tensor<4x1xi32>
    sdy.return %m9 : tensor<8x1xf32>
  } : (tensor<8x1xf32>) -> tensor<32x1xf32>
  return %v10 : tensor<32x1xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
func.func public @main(%a1: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %a2: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a"}]>}, %a3: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %a4: tensor<4x4xf32>, %xa0_5: tensor<5x5x1x1xcomplex<f32>> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a"}, {}]>}) -> (tensor<4x4xf32>) {
  %r_5:1 = "stablehlo.fft"(%xa0_5) <{fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 5, 1, 1>}> : (tensor<5x5x1x1xcomplex<f32>>) -> (tensor<5x5x1x1xcomplex<f32>>)
  return %a4 : tensor<4x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
func.func private @f0(%a1: tensor<4x8x3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a"}, {}]>}) -> (tensor<4x8x3x4xf32>) {
  %v2:1 = stablehlo.optimization_barrier %a1 : tensor<4x8x3x4xf32>
  %v3 = stablehlo.negate %v2#0 : tensor<4x8x3x4xf32>
  return %v2#0 : tensor<4x8x3x4xf32>
}
func.func private @f1(%a4: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) -> (tensor<2xf32>) {
  %v5:2 = stablehlo.while(%w6 = %a4, %w7 = %a4) : tensor<2x4xf32>, tensor<2x4xf32>
  cond {
    %p8 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p8 : tensor<i1>
  } do {
    %v9 = stablehlo.multiply %w7, %w7 : tensor<2x4xf32>
    %v10 = stablehlo.constant dense<1.0> : tensor<2x4xf32>
    stablehlo.return %v9, %w7 : tensor<2x4xf32>, tensor<2x4xf32>
  }
  %v11 = stablehlo.dot_general %a4, %v5#1, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2xf32>
  return %v11 : tensor<2xf32>
}
func.func public @main(%a12: tensor<4x8x3x4xf32>, %xa0_14: tensor<2x1x0x12xf32>, %xa1_14: tensor<12x1x2xi32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {"a":(4)2, ?}], replicated={"a":(1)4}>}) -> (tensor<4x8x3x4xf32>) {
  %v13 = sdy.propagation_barrier %a12 allowed_direction=BACKWARD : tensor<4x8x3x4xf32>
  %r_14:1 = "stablehlo.gather"(%xa0_14, %xa1_14) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 3], operand_batching_dims = [3], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 0, 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {}, {}, {?}, {}]>]>} : (tensor<2x1x0x12xf32>, tensor<12x1x2xi32>) -> (tensor<1x1x12x0x2xf32>)
  return %a12 : tensor<4x8x3x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func public @main(%a1: tensor<12x4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {"b", ?}]>}, %a2: tensor<16x4xf32>, %a3: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a", ?}]>}, %xa0_7: tensor<2xui32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}], replicated={"b"}>}, %xa1_7: tensor<2xui32>) -> (tensor<2x2x2x8xf32>) {
  %v4:2 = stablehlo.optimization_barrier %a3, %a3 : tensor<16x4xf32>, tensor<16x4xf32>
  %v5 = stablehlo.constant dense<1.0> : tensor<16x4xf32>
  %v6 = sdy.sharding_constraint %v5 <@mesh, [{"b", ?}, {?}]> : tensor<16x4xf32>
  %s_7 = "stablehlo.custom_call"(%xa0_7, %xa1_7) <{call_target_name = "X64Combine"}> : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui64>
  %r_7:2 = "stablehlo.rng_bit_generator"(%s_7) <{rng_algorithm = #stablehlo<rng_algorithm DEFAULT>}> : (tensor<2xui64>) -> (tensor<2xui64>, tensor<3x30xui32>)
  %v8 = stablehlo.transpose %v6, dims = [1, 0] : (tensor<16x4xf32>) -> tensor<4x16xf32>
  %v9 = stablehlo.reshape %v8 : (tensor<4x16xf32>) -> tensor<2x2x2x8xf32>
  %c10 = stablehlo.constant dense<0> : tensor<2x1xi32>
  %c11 = stablehlo.constant dense<0> : tensor<2x1xi32>
  return %v9 : tensor<2x2x2x8xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {"b", ?}], unreduced={"a"}>}, %a2: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c"}]>}, %a3: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", "a"}, {?}]>}, %xa0_4: tensor<7x5xi1>, %xa1_4: tensor<7x3x0xi32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "c", ?}, {?}], replicated={"b"}>}, %xa2_4: tensor<7x3x0x5xi1> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}, {?}, {}]>}) -> (tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"c":(1)2, "b"}]>}, tensor<24xf32>) {
  %r_4:1 = "stablehlo.scatter"(%xa0_4, %xa1_4, %xa2_4) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 3>}> ({^bb0(%p0_4: tensor<i1>, %p1_4: tensor<i1>): %q0_4 = stablehlo.multiply %p0_4, %p0_4 : tensor<i1> stablehlo.return %q0_4 : tensor<i1>}) : (tensor<7x5xi1>, tensor<7x3x0xi32>, tensor<7x3x0x5xi1>) -> (tensor<7x5xi1>)
  %v5 = stablehlo.reshape %a3 : (tensor<6x4xf32>) -> tensor<2x6x2xf32>
  %v6 = stablehlo.multiply %a3, %a2 : tensor<6x4xf32>
  %v7 = stablehlo.reshape %a1 : (tensor<6x4xf32>) -> tensor<24xf32>
  return %a3, %v7 : tensor<6x4xf32>, tensor<24xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}]>}, %a2: tensor<6x4xf32>, %a3: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"c":(1)2, ?}]>}, %xa0_6: tensor<5x8x0x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"b", "c", ?}, {?}]>}, %xa1_6: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %xa0_8: tensor<30x30x6xf32>) -> (tensor<30x30x6xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}, {"c", ?}]>}, tensor<5x3x2x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {?}, {?}, {"c":(1)2, ?}]>}) {
  %v4 = stablehlo.constant dense<0.0> : tensor<8x8xf32>
  %v5 = stablehlo.reshape %a2 : (tensor<6x4xf32>) -> tensor<24xf32>
  %r_6:1 = "stablehlo.reduce_window"(%xa0_6, %xa1_6) <{window_dimensions = array<i64: 1, 3, 1, 1>, window_strides = array<i64: 1, 2, 1, 1>, base_dilations = array<i64: 1, 1, 2, 1>, window_dilations = array<i64: 1, 2, 1, 1>, padding = dense<[[0, 0], [1, 0], [1, 1], [0, 0]]> : tensor<4x2xi64>}> ({^bb0(%p0_6: tensor<f32>, %p1_6: tensor<f32>): %q0_6 = stablehlo.subtract %p1_6, %p0_6 : tensor<f32> stablehlo.return %q0_6 : tensor<f32>}) : (tensor<5x8x0x12xf32>, tensor<f32>) -> (tensor<5x3x2x12xf32>)
  %v7 = stablehlo.negate %r_6#0 : tensor<5x3x2x12xf32>
  %r_8:1 = "stablehlo.maximum"(%xa0_8, %xa0_8) : (tensor<30x30x6xf32>, tensor<30x30x6xf32>) -> (tensor<30x30x6xf32>)
  return %r_8#0, %v7 : tensor<30x30x6xf32>, tensor<5x3x2x12xf32>
}
