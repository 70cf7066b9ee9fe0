sdy.mesh @mesh = <["a"=8]>
func.func private @f0(%a1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)4, ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}) {
  %v2 = stablehlo.dot_general %a1, %a1, batching_dims = [0] x [1], contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}], replicated={"a":(2)4}>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  %v3 = stablehlo.broadcast_in_dim %v2, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  return %v3 : tensor<8x8xf32>
}
func.func private @f1(%a4: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(2)4}, {?}], replicated={"a":(1)2}>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}]>}) {
  %v5 = stablehlo.reverse %a4, dims = [0] : tensor<8x8xf32>
  %c6 = stablehlo.constant dense<0> : tensor<8x1xi32>
  %v7 = "stablehlo.scatter"(%v5, %c6, %v5) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({^bb0(%p: tensor<f32>, %q: tensor<f32>): %s = stablehlo.add %p, %q : tensor<f32> stablehlo.return %s : tensor<f32>}) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)4}, {?}]>]>} : (tensor<8x8xf32>, tensor<8x1xi32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %v8 = stablehlo.dot_general %v7, %v7, batching_dims = [1] x [1], contracting_dims = [0] x [0] : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  %v9 = stablehlo.dot_general %v8, %v5, contracting_dims = [0] x [0] : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
  return %v9 : tensor<8xf32>
}
func.func public @main(%a10: tensor<8x8x24xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a":(2)4, "a":(1)2, ?}, {?}]>}, %a11: tensor<16xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a":(1)2, ?}]>}) -> (tensor<16xf32>) {
  %v12 = stablehlo.maximum %a11, %a11 : tensor<16xf32>
  return %a11 : tensor<16xf32>
}
