// sdyrt-opt -sdy-pre-order-funcs -split-input-file
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
sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1]>
sdy.mesh @e = <[]>
func.func @main(%v34: tensor<8x8xf32>, %v35: tensor<8x8xf32>, %v36: tensor<8xf32>, %v37: tensor<i32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
  %v38 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %v39 = sdy.sharding_constraint %v35 <@m, [{"a", "d"}, {}]> : tensor<8x8xf32>
  sdy.sharding_group %v35 group_id=2 : tensor<8x8xf32>
  return %v36, %v38 : tensor<8xf32>, tensor<8x8xf32>
}
func.func @h_1(%v12: tensor<8x8xf32>, %v13: tensor<6x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"d", "c", ?}p1]>}) {
  %v14 = stablehlo.constant dense<1> : tensor<i32>
  %v15:2 = stablehlo.while(%v17 = %v13, %v18 = %v14) : tensor<6x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", "d"}, {"a"}], replicated={"b":(2)2}>, <@m, [], replicated={"a", "b", "c", "d"}>]>}
  cond {
    %v19 = stablehlo.compare LT, %v18, %v14 : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %v19 : tensor<i1>
  } do {
    %v20 = "stablehlo.case"(%v14) ({
      %v21 = stablehlo.iota dim = 0 : tensor<8x8xf32>
      %v23 = sdy.named_computation<"f">(%v21) (%v22: tensor<8x8xf32>) {
        sdy.return %v22 : tensor<8x8xf32>
      } {foo} : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
      stablehlo.return %v13 : tensor<6x8xf32>
    }, {
      %v24 = stablehlo.add %v17, %v17 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "c"}, {"b"}]>]>} : tensor<6x8xf32>
      %v25 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
      %v26 = "stablehlo.optimization_barrier"(%v25) : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
      stablehlo.return %v24 : tensor<6x8xf32>
    }) : (tensor<i32>) -> tensor<6x8xf32>
    stablehlo.return %v17, %v18 : tensor<6x8xf32>, tensor<i32>
  }
  %v29:2 = sdy.named_computation<"f">(%v12, %v15#0) in_shardings=[<@m, [{"d"}, {"a"}]>, <@m, [{"d"}, {}], replicated={"b":(1)2}, unreduced={"c"}>] out_shardings=[<@n, [{"c", "d"}, {"b"}], unreduced={"a"}>, <@m, [{"b", ?}p1, {"d"}], replicated={"a"}>] (%v27: tensor<8x8xf32>, %v28: tensor<6x8xf32>) {
    sdy.return %v27, %v27 : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<6x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %v31 = sdy.sharding_constraint %v29#1 <@m, [{"a", ?}, {?}]> : tensor<8x8xf32>
  %v32 = sdy.sharding_constraint %v31 <@m, [{}, {"b"}]> : tensor<8x8xf32>
  %v33 = sdy.sharding_constraint %v32 <@m, [{"b"}, {}]> : tensor<8x8xf32>
  return %v33 : tensor<8x8xf32>
}
func.func @f_1(%v1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {}], unreduced={"c"}>}, %v2: tensor<8xf32>, %v3: tensor<f32>) -> (tensor<8x8xf32>) {
  %v4 = sdy.sharding_constraint %v2 <@m, [{"b"}]> : tensor<8xf32>
  %v5 = sdy.sharding_constraint %v1 <@m, [{}, {"b"}]> : tensor<8x8xf32>
  return %v5 : tensor<8x8xf32>
}
func.func private @g(%v6: tensor<8x8xf32>, %v7: tensor<6x8xf32>, %v8: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
  %v9 = stablehlo.constant dense<1> : tensor<i32>
  %v11 = stablehlo.slice %v8 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
  %v10 = stablehlo.reshape %v11 : (tensor<1x8xf32>) -> tensor<8xf32>
  return %v10, %v6 : tensor<8xf32>, tensor<8x8xf32>
}
