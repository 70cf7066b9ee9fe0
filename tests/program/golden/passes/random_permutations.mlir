// sdyrt-opt -sdy-user-priority-propagate -sdy-close-shardings -sdy-insert-explicit-reshards=enable-full-version=true -sdy-resolve-permutation-factors=enable-halo-exchange=false -split-input-file
sdy.mesh @mesh = <["x"=4, "y"=2, "z"=3]>
func.func public @main(%a1: tensor<6x4x8x3xf32>, %a2: tensor<4x6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", ?}, {"y", ?}, {?}]>}, %a3: tensor<6x4x8x3xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", ?}, {"x", ?}, {"z", ?}, {?}]>}, %xa0_26: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}, %xa0_33: tensor<5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y", "z", "x":(2)2, ?}]>}) -> (tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>) {
  sdy.sharding_group %a3 group_id=4 : tensor<6x4x8x3xf32>
  sdy.sharding_group %a1 group_id=4 : tensor<6x4x8x3xf32>
  %v5 = stablehlo.multiply %a3, %a3 : tensor<6x4x8x3xf32>
  %v8 = sdy.manual_computation(%v5, %v5) in_shardings=[<@mesh, [{}, {?}, {?}, {?}], replicated={"z"}>, <@mesh, [{}, {?}, {?}, {}], replicated={"z"}>] out_shardings=[<@mesh, [{?}, {?}, {}, {?}], replicated={"z"}>] manual_axes={"z"} (%m6: tensor<6x4x8x3xf32>, %m7: tensor<6x4x8x3xf32>) {
    %c9 = stablehlo.constant dense<0> : tensor<i32>
    %v10 = stablehlo.dynamic_update_slice %m7, %m6, %c9, %c9, %c9, %c9 : (tensor<6x4x8x3xf32>, tensor<6x4x8x3xf32>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x4x8x3xf32>
    %v11 = stablehlo.maximum %m7, %m7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}, {"y", "x":(2)2, ?}]>]>} : tensor<6x4x8x3xf32>
    %v12 = stablehlo.reshape %v11 : (tensor<6x4x8x3xf32>) -> tensor<2x3x2x48xf32>
    sdy.return %m7 : tensor<6x4x8x3xf32>
  } : (tensor<6x4x8x3xf32>, tensor<6x4x8x3xf32>) -> tensor<6x4x8x3xf32>
  %v13 = stablehlo.maximum %a3, %v5 : tensor<6x4x8x3xf32>
  %v14 = stablehlo.reshape %v13 : (tensor<6x4x8x3xf32>) -> tensor<1x2x12x4x6xf32>
  %v15 = stablehlo.sine %v14 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"z"}, {?}, {}, {"y", "x":(1)2}]>]>} : tensor<1x2x12x4x6xf32>
  %v16 = sdy.sharding_constraint %v15 <@mesh, [{}, {?}, {"z"}, {?}, {?}], replicated={"x"}> : tensor<1x2x12x4x6xf32>
  %v17:2 = stablehlo.while(%w18 = %v16, %w19 = %v16) : tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
  cond {
    %p20 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p20 : tensor<i1>
  } do {
    %v21:3 = stablehlo.while(%w22 = %v5, %w23 = %v15, %w24 = %w19) : tensor<6x4x8x3xf32>, tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
    cond {
      %p25 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %p25 : tensor<i1>
    } do {
      %r_26:1 = "stablehlo.collective_permute"(%xa0_26) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<f32>) -> (tensor<f32>)
      %v27 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"y"}, {"x", ?}, {?}, {?}]>]>} dense<1.0> : tensor<1x2x12x4x6xf32>
      stablehlo.return %w22, %w23, %w24 : tensor<6x4x8x3xf32>, tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
    }
    %v28 = stablehlo.reverse %v14, dims = [3] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x":(2)2, ?}, {?}, {}, {?}, {?}]>]>} : tensor<1x2x12x4x6xf32>
    %v29:2 = stablehlo.while(%w30 = %a1, %w31 = %v28) : tensor<6x4x8x3xf32>, tensor<1x2x12x4x6xf32>
    cond {
      %p32 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %p32 : tensor<i1>
    } do {
      %r_33:1 = "stablehlo.fft"(%xa0_33) <{fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 5>}> : (tensor<5xf32>) -> (tensor<3xcomplex<f32>>)
      stablehlo.return %v13, %w31 : tensor<6x4x8x3xf32>, tensor<1x2x12x4x6xf32>
    }
    %v34 = stablehlo.transpose %v29#1, dims = [0, 1, 4, 3, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {?}, {?}, {}, {?}]>]>} : (tensor<1x2x12x4x6xf32>) -> tensor<1x2x6x4x12xf32>
    stablehlo.return %v28, %w19 : tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
  }
  return %v17#1, %v17#1 : tensor<1x2x12x4x6xf32>, tensor<1x2x12x4x6xf32>
}
// -----
sdy.mesh @mesh = <["a"=8]>
func.func public @main(%a1: tensor<2x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {"a", ?}]>}, %xa0_2: tensor<12x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {?}, {"a":(4)2, ?}]>}) -> (tensor<12x1x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}, {}]>}) {
  %r_2:1 = "stablehlo.bitcast_convert"(%xa0_2) : (tensor<12x1x4xf32>) -> (tensor<12x1x4xi32>)
  return %xa0_2 : tensor<12x1x4xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func private @f0(%a1: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2, ?}, {"a", "c":(2)2, "b", ?}]>}) -> (tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2, ?}, {"a", "c":(1)2, ?}]>}) {
  %v2 = sdy.propagation_barrier %a1 allowed_direction=NONE : tensor<3x4xf32>
  return %v2 : tensor<3x4xf32>
}
func.func public @main(%a3: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {?}]>}, %a4: tensor<1x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {?}]>}, %a5: tensor<3x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {?}], replicated={"c"}>}) -> (tensor<1x2xf32>) {
  %v6 = stablehlo.transpose %a4, dims = [0, 1] : (tensor<1x2xf32>) -> tensor<1x2xf32>
  %v7 = stablehlo.exponential %v6 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "b", ?}, {?}]>]>} : tensor<1x2xf32>
  %v8 = sdy.propagation_barrier %a3 allowed_direction=FORWARD : tensor<3x4xf32>
  return %v6 : tensor<1x2xf32>
}
// -----
sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<2x2x2xf32>, tensor<2x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}, {}], replicated={"c":(2)2}>}) {
  sdy.sharding_group %a1 group_id=2 : tensor<4x2xf32>
  %v3 = stablehlo.sine %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {"b", ?}]>]>} : tensor<4x2xf32>
  %v4 = stablehlo.constant dense<0.0> : tensor<4x2xf32>
  %v5 = "stablehlo.sort"(%v4) <{dimension = 0 : i64}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1>}) : (tensor<4x2xf32>) -> tensor<4x2xf32>
  %v6 = stablehlo.broadcast_in_dim %v5, dims = [0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c"}, {?}, {"b", ?}]>]>} : (tensor<4x2xf32>) -> tensor<4x8x2xf32>
  %i8 = stablehlo.constant dense<0> : tensor<i32>
  %v7:2 = "stablehlo.case"(%i8) ({
    %v9 = stablehlo.dot_general %v3, %v5, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<4x2xf32>, tensor<4x2xf32>) -> tensor<2xf32>
    stablehlo.return %v6, %v6 : tensor<4x8x2xf32>, tensor<4x8x2xf32>
  }, {
    %v10:1 = stablehlo.while(%w11 = %v6) : tensor<4x8x2xf32>
    cond {
      %p12 = stablehlo.constant dense<true> : tensor<i1>
      stablehlo.return %p12 : tensor<i1>
    } do {
      %v13 = stablehlo.dot_general %v3, %w11, batching_dims = [1] x [2], contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : (tensor<4x2xf32>, tensor<4x8x2xf32>) -> tensor<2x8xf32>
      %v14 = stablehlo.tanh %a1 : tensor<4x2xf32>
      %c15 = stablehlo.custom_call @index() : () -> tensor<i32>
      %v16 = stablehlo.dynamic_update_slice %v14, %v14, %c15, %c15 : (tensor<4x2xf32>, tensor<4x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
      %v17 = stablehlo.add %v16, %v16 : tensor<4x2xf32>
      stablehlo.return %w11 : tensor<4x8x2xf32>
    }
    %v18 = stablehlo.transpose %v3, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(2)2, ?}, {?}], replicated={"a"}>]>} : (tensor<4x2xf32>) -> tensor<2x4xf32>
    %v19 = stablehlo.multiply %a1, %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x2xf32>
    stablehlo.return %v10#0, %v6 : tensor<4x8x2xf32>, tensor<4x8x2xf32>
  }) : (tensor<i32>) -> (tensor<4x8x2xf32>, tensor<4x8x2xf32>)
  %v20 = stablehlo.exponential %v7#1 : tensor<4x8x2xf32>
  %v21:2 = stablehlo.while(%w22 = %v20, %w23 = %v20) : tensor<4x8x2xf32>, tensor<4x8x2xf32>
  cond {
    %p24 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p24 : tensor<i1>
  } do {
    %v25 = stablehlo.custom_call @mine(%v7#0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k, l])->([j, l, i, k]) {i=2, j=2, k=8, l=2} need_replication={l} blocked_propagation={i}, custom>} : (tensor<4x8x2xf32>) -> tensor<2x2x2x8xf32>
    stablehlo.return %w22, %v7#1 : tensor<4x8x2xf32>, tensor<4x8x2xf32>
  }
  %v26 = stablehlo.tanh %v7#0 : tensor<4x8x2xf32>
  %v27 = stablehlo.slice %v26 [0:4, 0:8, 0:1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}, {"c", ?}], replicated={"b"}>]>} : (tensor<4x8x2xf32>) -> tensor<4x8x1xf32>
  %v28 = stablehlo.negate %v27 : tensor<4x8x1xf32>
  %v29 = stablehlo.maximum %v6, %v7#0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a"}, {?}], unreduced={"c"}>]>} : tensor<4x8x2xf32>
  %v30 = stablehlo.reshape %v4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}, {?}]>]>} : (tensor<4x2xf32>) -> tensor<2x2x2xf32>
  %v31:1 = stablehlo.while(%w32 = %v30) : tensor<2x2x2xf32>
  cond {
    %p33 = stablehlo.constant dense<true> : tensor<i1>
    stablehlo.return %p33 : tensor<i1>
  } do {
    %v34 = stablehlo.multiply %v26, %v20 : tensor<4x8x2xf32>
    %v35 = stablehlo.dot_general %v7#0, %v20, batching_dims = [2] x [2], contracting_dims = [1] x [1] : (tensor<4x8x2xf32>, tensor<4x8x2xf32>) -> tensor<2x4x4xf32>
    %v36 = stablehlo.maximum %v29, %v20 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}, {?}]>]>} : tensor<4x8x2xf32>
    %v37 = sdy.sharding_constraint %v4 <@mesh, [{"b", ?}, {?}]> : tensor<4x2xf32>
    stablehlo.return %w32 : tensor<2x2x2xf32>
  }
  return %v31#0, %v31#0 : tensor<2x2x2xf32>, tensor<2x2x2xf32>
}
