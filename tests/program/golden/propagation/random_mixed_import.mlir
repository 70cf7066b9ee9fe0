// sdyrt-opt -split-input-file -sdy-import-pipeline -sdy-user-priority-propagate
sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1], device_ids=[1,0,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>
sdy.mesh @e = <[]>
func.func public @main(%v1: tensor<8x8xf32>, %v2: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(2)2, "d", ?}, {"a", "c"}], unreduced={"b":(1)2}>}, %v3: tensor<i32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{"a", ?}, {}], replicated={"c", "d"}>}) {
  return %v1 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1]>
sdy.mesh @e = <[]>
func.func @main(%v10: tensor<8x8xf32>, %v11: tensor<8x8xf32>, %v12: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %v13 = stablehlo.multiply %v11, %v10 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a"}], replicated={"d"}>]>} : tensor<8x8xf32>
  %v14 = stablehlo.cosine %v10 : tensor<8x8xf32>
  %v16:2 = sdy.manual_computation(%v11) in_shardings=[<@m, [{}, {"a"}], replicated={"c"}>] out_shardings=[<@m, [{"a", ?}, {}]>, <@m, [{}, {}], replicated={"c"}>] manual_axes={"b", "c", "d"} (%v15: tensor<8x8xf32>) {
    %v18 = "stablehlo.optimization_barrier"(%v15) : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
    %v20 = stablehlo.slice %v18 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %v19 = stablehlo.reshape %v20 : (tensor<1x8xf32>) -> tensor<8xf32>
    sdy.return %v15, %v15 : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  return %v16#1, %v10 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @h_1(%v1: tensor<8x8xf32>, %v2: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {}]>}, %v3: tensor<6x8xf32>) -> (tensor<8x8xf32>) {
  %v6 = sdy.named_computation<"g">(%v2, %v2) in_shardings=[<@m, [{"d", ?}, {}]>, <@m, [{"a", "d", ?}, {?}]>] (%v4: tensor<6x8xf32>, %v5: tensor<6x8xf32>) {
    %v7 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d", ?}, {"b"}]>]>} dense<1.0> : tensor<8x8xf32>
    sdy.return %v5 : tensor<6x8xf32>
  } {foo} : (tensor<6x8xf32>, tensor<6x8xf32>) -> (tensor<6x8xf32>)
  sdy.sharding_group %v1 group_id=3 : tensor<8x8xf32>
  %v8 = stablehlo.constant dense<1.0> : tensor<f32>
  %v9 = sdy.sharding_constraint %v1 <@m, [{"a"}, {}]> : tensor<8x8xf32>
  return %v1 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @e = <[]>
func.func @h(%v1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {}], replicated={"a", "b":(1)2, "c"}>}) -> (tensor<8x8xf32>, tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}]>}) {
  %v2 = stablehlo.constant dense<1> : tensor<i32>
  %v3 = stablehlo.constant dense<2.0> : tensor<8xf32>
  return %v1, %v3 : tensor<8x8xf32>, tensor<8xf32>
}
func.func public @main(%v4: tensor<8x8xf32>, %v5: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "c"}p0]>}, %v6: tensor<f32>, %v7: tensor<i32>) -> (tensor<8x8xf32>, tensor<8xf32>) {
  %v8 = sdy.sharding_constraint %v4 <@m, [{}, {"a"}]> : tensor<8x8xf32>
  %v9 = sdy.sharding_constraint %v8 <@m, [{}, {"a"}]> : tensor<8x8xf32>
  %v10 = "stablehlo.optimization_barrier"(%v9) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {?}], replicated={"b", "c"}>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
  %v11:2 = func.call @h(%v9) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
  %v13:2 = func.call @h(%v4) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
  return %v9, %v11#1 : tensor<8x8xf32>, tensor<8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1]>
sdy.mesh @e = <[]>
func.func public @main(%v1: tensor<8x8xf32>, %v2: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}]>}, %v3: tensor<i32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
  %v4:2 = stablehlo.while(%v6 = %v2, %v7 = %v3) : tensor<8xf32>, tensor<i32>
  cond {
    %v8 = stablehlo.compare LT, %v7, %v3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v8 : tensor<i1>
  } do {
    %v9 = "stablehlo.case"(%v3) ({
      stablehlo.return %v6 : tensor<8xf32>
    }, {
      stablehlo.return %v2 : tensor<8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}], unreduced={"b"}>]>} : (tensor<i32>) -> tensor<8xf32>
    stablehlo.return %v2, %v7 : tensor<8xf32>, tensor<i32>
  }
  %v11 = stablehlo.slice %v1 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
  %v10 = stablehlo.reshape %v11 : (tensor<1x8xf32>) -> tensor<8xf32>
  %v12 = stablehlo.transpose %v1, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.sharding_group %v12 group_id=5 : tensor<8x8xf32>
  %v13:2 = stablehlo.while(%v15 = %v12, %v16 = %v4#1) : tensor<8x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "d", ?}, {"b"}]>, <@m, [], replicated={"a", "b":(1)2, "c"}>]>}
  cond {
    %v17 = stablehlo.compare LT, %v16, %v4#1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v17 : tensor<i1>
  } do {
    stablehlo.return %v12, %v16 : tensor<8x8xf32>, tensor<i32>
  }
  return %v10, %v12 : tensor<8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1], device_ids=[1,0,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>
sdy.mesh @e = <[]>
func.func @f_1(%v1: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  return %v1, %v1 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @main(%v12: tensor<8x8xf32>, %v13: tensor<i32>) -> (tensor<8xf32>) {
  %v14 = stablehlo.constant dense<2.0> : tensor<8xf32>
  return %v14 : tensor<8xf32>
}
func.func private @f(%v2: tensor<8x8xf32>, %v3: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {}], replicated={"a"}, unreduced={"b"}>}) -> (tensor<8x8xf32>) {
  %v4:2 = func.call @f_1(%v2) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %v6 = stablehlo.transpose %v4#1, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %v8:2 = sdy.named_computation<"h">(%v4#0) out_shardings=[<@m, [{"b", "c", "d"}p2, {"a"}]>, <@m, [{"c"}, {"a"}]>] (%v7: tensor<8x8xf32>) {
    sdy.return %v7, %v7 : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %v10 = sdy.sharding_constraint %v8#0 <@m, [{}, {}]> : tensor<8x8xf32>
  %v11 = stablehlo.negate %v3 : tensor<6x8xf32>
  return %v4#0 : tensor<8x8xf32>
}
