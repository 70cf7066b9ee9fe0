sdy.mesh @mesh = <["a"=2, "b"=4]>
func.func private @f0(%a1: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}) -> (tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}) {
  %v2 = stablehlo.custom_call @MoveToHost(%a1) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>]>} : (tensor<6x4xf32>) -> tensor<6x4xf32>
  %v3:1 = stablehlo.optimization_barrier %v2 : tensor<6x4xf32>
  return %v2 : tensor<6x4xf32>
}
func.func public @main(%a4: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b":(1)2, ?}, {?}], unreduced={"b":(2)2}>}, %xa0_5: tensor<f32> {sdy.sharding = #sdy.sharding<@mesh, []>}) -> (tensor<2x6x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}, {}]>}, tensor<f32>) {
  %r_5:1 = "stablehlo.reshape"(%xa0_5) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}]>]>} : (tensor<f32>) -> (tensor<1xf32>)
  %v8 = sdy.manual_computation(%r_5#0, %r_5#0) in_shardings=[<@mesh, [{}], replicated={"a"}>, <@mesh, [{?}], replicated={"a"}>] out_shardings=[<@mesh, [{"a", ?}]>] manual_axes={"a"} (%m6: tensor<1xf32>, %m7: tensor<1xf32>) {
    %v9 = stablehlo.sine %m7 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}]>]>} : tensor<1xf32>
    %v10 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}], unreduced={"b"}>]>} dense<0.0> : tensor<1xf32>
    sdy.return %m7 : tensor<1xf32>
  } : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
  %v11 = stablehlo.add %v8, %v8 : tensor<2xf32>
  %v12 = stablehlo.multiply %a4, %a4 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b":(2)2}, {"b":(1)2, ?}]>]>} : tensor<6x4xf32>
  %c13 = stablehlo.constant dense<0> : tensor<i32>
  %v14 = stablehlo.dynamic_update_slice %v12, %v12, %c13, %c13 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b"}]>]>} : (tensor<6x4xf32>, tensor<6x4xf32>, tensor<i32>, tensor<i32>) -> tensor<6x4xf32>
  %v15 = stablehlo.broadcast_in_dim %v12, dims = [1, 2] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {?}], replicated={"b"}>]>} : (tensor<6x4xf32>) -> tensor<2x6x4xf32>
  %v16 = stablehlo.dot_general %v15, %v15, contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"a", ?}, {?}, {"b":(2)2, ?}]>]>} : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x4x2x4xf32>
  %c17 = stablehlo.constant dense<0.0> : tensor<f32>
  %v18 = stablehlo.pad %v16, %c17, low = [1, 0, 0, 0], high = [0, 0, 0, 0], interior = [0, 0, 0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}, {"a"}, {?}]>]>} : (tensor<2x4x2x4xf32>, tensor<f32>) -> tensor<3x4x2x4xf32>
  %v19 = stablehlo.broadcast_in_dim %v11, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"a"}]>]>} : (tensor<2xf32>) -> tensor<2x2xf32>
  %v20 = stablehlo.dot_general %v19, %v18, contracting_dims = [1] x [2] : (tensor<2x2xf32>, tensor<3x4x2x4xf32>) -> tensor<2x3x4x4xf32>
  %r_21:1 = "stablehlo.transpose"(%xa0_5) <{permutation = array<i64>}> : (tensor<f32>) -> (tensor<f32>)
  %v22 = stablehlo.reshape %r_21#0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b":(2)2, "b":(1)2, "a"}]>]>} : (tensor<f32>) -> tensor<1xf32>
  %c23 = stablehlo.constant dense<0.0> : tensor<f32>
  %v24 = stablehlo.reduce(%v14 init: %c23) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b":(1)2, ?}]>]>} : (tensor<6x4xf32>, tensor<f32>) -> tensor<4xf32>
  %v25 = stablehlo.dot_general %v14, %v24, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4xf32>) -> tensor<6xf32>
  %v26 = stablehlo.transpose %v25, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}]>]>} : (tensor<6xf32>) -> tensor<6xf32>
  return %v15, %r_21#0 : tensor<2x6x4xf32>, tensor<f32>
}
