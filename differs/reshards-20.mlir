sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func public @main(%a1: tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "c", ?}, {"b", ?}]>}, %xa0_11: tensor<2x1x14x12xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a"}, {"c", "b"}, {}]>}, %xa1_11: tensor<5x1x6x1xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {}, {"a", ?}, {"c", ?}]>}, %xa0_14: tensor<5x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"a"}]>}, %xa0_15: tensor<7x12x5xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", "c"}, {?}]>}) -> (tensor<2x3xf32>) {
  %v2 = stablehlo.add %a1, %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {}], replicated={"c":(2)2}>]>} : tensor<12x12xf32>
  %v3 = stablehlo.custom_call @mine(%a1, %v2) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, jk], [lm, i])->([ij, m, kl]) {i=12, j=6, k=2, l=3, m=4} permutation={m} blocked_propagation={k}, custom>} : (tensor<12x12xf32>, tensor<12x12xf32>) -> tensor<72x4x6xf32>
  %i5 = stablehlo.constant dense<0> : tensor<i32>
  %v4:1 = "stablehlo.case"(%i5) ({
    %v6 = sdy.propagation_barrier %a1 allowed_direction=NONE : tensor<12x12xf32>
    stablehlo.return %v2 : tensor<12x12xf32>
  }, {
    stablehlo.return %v2 : tensor<12x12xf32>
  }) : (tensor<i32>) -> (tensor<12x12xf32>)
  %v7 = stablehlo.reshape %v2 : (tensor<12x12xf32>) -> tensor<2x24x3xf32>
  %c8 = stablehlo.constant dense<0> : tensor<8x1xi32>
  %v9 = "stablehlo.gather"(%v4#0, %c8) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 12>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c":(1)2, "a", ?}]>]>} : (tensor<12x12xf32>, tensor<8x1xi32>) -> tensor<8x12xf32>
  %v10 = stablehlo.exponential %v9 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", "a", ?}, {?}], unreduced={"c"}>]>} : tensor<8x12xf32>
  %r_11:1 = "stablehlo.convolution"(%xa0_11, %xa1_11) <{dimension_numbers = #stablehlo.conv<[1, f, b, 0]x[0, 1, o, i]->[f, 1, 0, b]>, feature_group_count = 1 : i64, batch_group_count = 2 : i64, window_strides = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>}> : (tensor<2x1x14x12xf32>, tensor<5x1x6x1xf32>) -> (tensor<6x2x10x7xf32>)
  %v12 = stablehlo.sine %xa0_11 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a", ?}, {?}, {"b", ?}, {?}]>]>} : tensor<2x1x14x12xf32>
  %c13 = stablehlo.constant dense<0> : tensor<2x1xi32>
  %r_14:1 = "stablehlo.all_to_all"(%xa0_14) <{split_dimension = 1 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : (tensor<5x8xf32>) -> (tensor<10x4xf32>)
  %r_15:1 = "stablehlo.transpose"(%xa0_15) <{permutation = array<i64: 2, 1, 0>}> : (tensor<7x12x5xf32>) -> (tensor<5x12x7xf32>)
  %c16 = stablehlo.constant dense<0.0> : tensor<f32>
  %v17 = stablehlo.pad %r_15#0, %c16, low = [0, 1, 0], high = [0, 0, 0], interior = [0, 0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}]>]>} : (tensor<5x12x7xf32>, tensor<f32>) -> tensor<5x13x7xf32>
  %c18 = stablehlo.constant dense<0.0> : tensor<f32>
  %v19 = stablehlo.reduce(%v7 init: %c18) applies stablehlo.add across dimensions = [1] : (tensor<2x24x3xf32>, tensor<f32>) -> tensor<2x3xf32>
  return %v19 : tensor<2x3xf32>
}
