sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func private @f0(%a1: tensor<16x8xf32>) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) {
  %c2 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v3 = stablehlo.dynamic_update_slice %a1, %a1, %c2, %c2 : (tensor<16x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
  %c4 = stablehlo.custom_call @index() : () -> tensor<i32>
  %v5 = stablehlo.dynamic_update_slice %v3, %a1, %c4, %c4 : (tensor<16x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
  %v6 = stablehlo.transpose %v3, dims = [1, 0] : (tensor<16x8xf32>) -> tensor<8x16xf32>
  return %v6 : tensor<8x16xf32>
}
func.func public @main(%a7: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a", "b":(1)2}]>}, %a8: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}) -> (tensor<8xf32>, tensor<8xf32>) {
  %c10 = stablehlo.constant dense<0> : tensor<8x1xi32>
  %v11 = "stablehlo.scatter"(%a7, %c10, %a7) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.add %p, %q : tensor<f32> stablehlo.return %s : tensor<f32>}) : (tensor<8x8xf32>, tensor<8x1xi32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %v12 = stablehlo.tanh %a8 : tensor<16x8xf32>
  %c13 = stablehlo.constant dense<0.0> : tensor<f32>
  %v14 = stablehlo.reduce(%v12 init: %c13) applies stablehlo.add across dimensions = [0, 1] : (tensor<16x8xf32>, tensor<f32>) -> tensor<f32>
  %v15 = stablehlo.sine %v14 : tensor<f32>
  %v16 = stablehlo.add %v15, %v14 : tensor<f32>
  %c17 = stablehlo.constant dense<0.0> : tensor<f32>
  %v18 = stablehlo.reduce(%a8 init: %c17) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b":(2)2, "a"}]>]>} : (tensor<16x8xf32>, tensor<f32>) -> tensor<8xf32>
  return %v18, %v18 : tensor<8xf32>, tensor<8xf32>
}
