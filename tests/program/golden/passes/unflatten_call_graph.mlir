// sdyrt-opt -sdy-flatten-call-graph -sdy-unflatten-call-graph -split-input-file
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @main(%x: tensor<8x8xf32> , %i: tensor<i32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %0 = func.call @f(%x) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>, foo} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = func.call @f(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2:2 = func.call @g(%1, %i) : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %3:2 = func.call @h(%1) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token)
  return %2#0, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @g(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %i : tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = func.call @f(%x) {xla.attr = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.add %x, %0 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @f(%x: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {?}]>}) {
  %0 = stablehlo.add %x, %x : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func private @h(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token) {
  %t = stablehlo.create_token : !stablehlo.token
  return %x, %t : tensor<8x8xf32>, !stablehlo.token
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1], device_ids=[1,0,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>
sdy.mesh @e = <[]>
func.func @main(%v6: tensor<8x8xf32>, %v7: tensor<6x8xf32>, %v8: tensor<8xf32>, %v9: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %v10:2 = stablehlo.while(%v12 = %v6, %v13 = %v9) : tensor<8x8xf32>, tensor<i32>
  cond {
    %v14 = stablehlo.compare LT, %v13, %v9 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v14 : tensor<i1>
  } do {
    %v15 = stablehlo.broadcast_in_dim %v8, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
    stablehlo.return %v15, %v13 : tensor<8x8xf32>, tensor<i32>
  }
  %v18 = sdy.named_computation<"g">(%v10#0, %v10#0) in_shardings=[<@m, [{"c"}, {?}], unreduced={"a"}>, <mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{}, {"b"}p0]>] (%v16: tensor<8x8xf32>, %v17: tensor<8x8xf32>) {
    sdy.return %v16 : tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>)
  %v19 = sdy.sharding_constraint %v10#0 <@m, [{"b"}, {}]> : tensor<8x8xf32>
  %v20 = stablehlo.cosine %v8 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}], replicated={"c"}, unreduced={"b"}>]>} : tensor<8xf32>
  %v22 = stablehlo.slice %v18 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
  %v21 = stablehlo.reshape %v22 : (tensor<1x8xf32>) -> tensor<8xf32>
  %v23 = sdy.sharding_constraint %v10#0 <@m, [{?}, {"b", ?}]> : tensor<8x8xf32>
  %v24 = sdy.sharding_constraint %v23 <@m, [{}, {"a"}]> : tensor<8x8xf32>
  sdy.sharding_group %v6 group_id=4 : tensor<8x8xf32>
  sdy.sharding_group %v24 group_id=1 : tensor<8x8xf32>
  sdy.sharding_group %v23 group_id=3 : tensor<8x8xf32>
  return %v10#0, %v18 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @f(%v1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b":(2)2, "d"}], unreduced={"b":(1)2}>}, %v2: tensor<6x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{?}p1, {"a", "b"}], unreduced={"d"}>}) {
  %v3 = "stablehlo.optimization_barrier"(%v1) {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"c"}, {"a"}]>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
  %v4 = sdy.constant dense<1.0> : tensor<8xf32>
  %v5 = sdy.sharding_constraint %v4 <@m, [{"b"}]> : tensor<8xf32>
  return %v1 : tensor<8x8xf32>
}
