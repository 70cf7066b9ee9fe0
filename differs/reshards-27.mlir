sdy.mesh @mesh = <["a"=1, "b"=2, "c"=4]>
func.func private @f0(%a1: tensor<8x4xf32>) -> (tensor<2x8x4x2x4xf32>) {
  %v2 = stablehlo.maximum %a1, %a1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}]>]>} : tensor<8x4xf32>
  %v3 = "stablehlo.sort"(%a1) <{dimension = 0 : i64}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1> stablehlo.return %s : tensor<i1>}) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c":(2)2, ?}, {"a", "c":(1)2}]>]>} : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %i5 = stablehlo.constant dense<0> : tensor<i32>
  %v4:1 = "stablehlo.case"(%i5) ({
    %v6:1 = stablehlo.optimization_barrier %v3 : tensor<8x4xf32>
    stablehlo.return %a1 : tensor<8x4xf32>
  }, {
    %v7 = stablehlo.custom_call @mine(%v3, %v3) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [kl, mn])->([l, n, m, jk, i]) {i=8, j=4, k=2, l=4, m=2, n=2} blocked_propagation={i, m}, custom>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<4x2x2x8x8xf32>
    stablehlo.return %a1 : tensor<8x4xf32>
  }) : (tensor<i32>) -> (tensor<8x4xf32>)
  %v8 = stablehlo.custom_call @mine(%v2, %v4#0) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [kl, mn])->([n, i, l, k, j]) {i=8, j=4, k=2, l=4, m=2, n=2} reduction={m} need_replication={j} permutation={i}, custom>} : (tensor<8x4xf32>, tensor<8x4xf32>) -> tensor<2x8x4x2x4xf32>
  return %v8 : tensor<2x8x4x2x4xf32>
}
func.func public @main(%a9: tensor<4x4xf32>) -> (tensor<16xf32>) {
  %v10 = stablehlo.multiply %a9, %a9 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}], replicated={"b"}>]>} : tensor<4x4xf32>
  %v11:1 = stablehlo.optimization_barrier %a9 : tensor<4x4xf32>
  %i13 = stablehlo.constant dense<0> : tensor<i32>
  %v12:1 = "stablehlo.case"(%i13) ({
    %v14 = stablehlo.maximum %v11#0, %v10 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}]>]>} : tensor<4x4xf32>
    %v15 = stablehlo.transpose %v14, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    stablehlo.return %v10 : tensor<4x4xf32>
  }, {
    %v16 = stablehlo.exponential %a9 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b"}, {?}]>]>} : tensor<4x4xf32>
    stablehlo.return %v11#0 : tensor<4x4xf32>
  }) : (tensor<i32>) -> (tensor<4x4xf32>)
  %v17 = stablehlo.transpose %v12#0, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a"}]>]>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %v18 = stablehlo.custom_call @mine(%v17) {has_side_effect = true, sdy.sharding_rule = #sdy.op_sharding_rule<([ij, kl])->([ijkl]) {i=2, j=2, k=2, l=2} permutation={j}, custom>} : (tensor<4x4xf32>) -> tensor<16xf32>
  return %v18 : tensor<16xf32>
}
