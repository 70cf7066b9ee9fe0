// sdyrt-opt -sdy-add-data-flow-edges -split-input-file
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %i: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %c = stablehlo.constant dense<5> : tensor<i32>
  %0:2 = stablehlo.while(%p = %x, %q = %i) : tensor<8x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, []>]>}
  cond {
    %cmp = stablehlo.compare LT, %q, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %cmp : tensor<i1>
  } do {
    %1 = stablehlo.add %p, %p : tensor<8x8xf32>
    %2:2 = "stablehlo.optimization_barrier"(%1, %1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, [{?}, {?}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3 = stablehlo.add %2#0, %2#1 : tensor<8x8xf32>
    %4 = stablehlo.add %q, %q : tensor<i32>
    stablehlo.return %3, %4 : tensor<8x8xf32>, tensor<i32>
  }
  %5 = sdy.manual_computation(%0#0) in_shardings=[<@m, [{"a", "b"}, {"c", ?}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a"} (%a: tensor<4x8xf32>) {
    %b = sdy.sharding_constraint %a <@m, [{"b", ?}, {"c"}]> : tensor<4x8xf32>
    sdy.return %b : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %6:2 = sdy.named_computation<"f">(%5, %0#0) out_shardings=[<@m, [{"b"}, {?}]>, <@m, [{}, {}]>] (%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) {
    %8 = stablehlo.add %a, %b : tensor<8x8xf32>
    sdy.return %8, %a : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %9 = "stablehlo.case"(%0#1) ({
    stablehlo.return %6#0 : tensor<8x8xf32>
  }, {
    %10 = stablehlo.negate %6#1 : tensor<8x8xf32>
    stablehlo.return %10 : tensor<8x8xf32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
  %t = stablehlo.create_token : !stablehlo.token
  %tt:2 = stablehlo.optimization_barrier %t, %9 : !stablehlo.token, tensor<8x8xf32>
  return %5, %6#0, %tt#1, %9 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @e = <[]>
func.func public @main(%v1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}]>}, %v2: tensor<i32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@n, [{"b":(2)2, "b":(1)2, ?}], replicated={"a"}, unreduced={"c"}>}, tensor<8x8xf32>) {
  %v5:2 = sdy.manual_computation(%v1, %v1) in_shardings=[<@m, [{}, {}], replicated={"b"}>, <@m, [{}, {}], replicated={"b"}>] out_shardings=[<@m, [{}, {}]>, <@m, [{}, {}]>] manual_axes={"b"} (%v3: tensor<8x8xf32>, %v4: tensor<8x8xf32>) {
    %v9:2 = sdy.manual_computation(%v3, %v4) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}], replicated={"c"}>] manual_axes={"c", "a"} (%v7: tensor<4x8xf32>, %v8: tensor<4x8xf32>) {
      sdy.return %v7, %v7 : tensor<4x8xf32>, tensor<4x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %v11 = sdy.sharding_constraint %v4 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    sdy.return %v9#1, %v3 : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %v12 = stablehlo.add %v5#0, %v5#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "b":(1)2, "a", ?}p0, {?}]>]>} : tensor<8x8xf32>
  %v13 = sdy.sharding_constraint %v5#1 <@m, [{}, {"a"}]> : tensor<8x8xf32>
  %v14 = sdy.sharding_constraint %v13 <@m, [{"b", ?}, {?}]> : tensor<8x8xf32>
  %v15 = stablehlo.multiply %v14, %v14 : tensor<8x8xf32>
  %v16 = stablehlo.negate %v12 : tensor<8x8xf32>
  %v19:2 = sdy.named_computation<"f">(%v5#1, %v14) (%v17: tensor<8x8xf32>, %v18: tensor<8x8xf32>) {
    sdy.return %v18, %v17 : tensor<8x8xf32>, tensor<8x8xf32>
  } {foo} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %v21 = stablehlo.constant dense<0.0> : tensor<8xf32>
  return %v21, %v12 : tensor<8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2], device_ids=[1,0,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>
sdy.mesh @e = <[]>
func.func private @f(%v1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}]>}, %v2: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}p1], unreduced={"c"}>}, %v3: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", "a"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {}], replicated={"b"}>}) {
  %v4 = stablehlo.constant dense<1> : tensor<i32>
  %v6:2 = sdy.named_computation<"h">(%v2) in_shardings=[<@n, [{"a", "b":(2)2, "b":(1)2, ?}], unreduced={"c"}>] (%v5: tensor<8xf32>) {
    sdy.return %v5, %v5 : tensor<8xf32>, tensor<8xf32>
  } : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
  %v8 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"c", ?}]>]>} : tensor<8x8xf32>
  %v9 = stablehlo.add %v3, %v2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "c", ?}], replicated={"b":(2)2}, unreduced={"b":(1)2}>]>} : tensor<8xf32>
  %v12 = sdy.manual_computation(%v8, %v2) in_shardings=[<@m, [{}, {}]>, <@e, [{}]>] out_shardings=[<@m, [{}], replicated={"b"}>] manual_axes={"a", "b"} (%v10: tensor<8x8xf32>, %v11: tensor<8xf32>) {
    sdy.return %v11 : tensor<8xf32>
  } : (tensor<8x8xf32>, tensor<8xf32>) -> (tensor<8xf32>)
  return %v2, %v8 : tensor<8xf32>, tensor<8x8xf32>
}
func.func @main(%v13: tensor<8x8xf32>) -> (tensor<8x8xf32>) {
  %v14 = stablehlo.transpose %v13, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %v15 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %v16 = "stablehlo.optimization_barrier"(%v14) : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
  %v17 = stablehlo.constant dense<1.0> : tensor<f32>
  %v20 = sdy.named_computation<"f">(%v13, %v14) (%v18: tensor<8x8xf32>, %v19: tensor<8x8xf32>) {
    %v22 = sdy.named_computation<"g">(%v19) in_shardings=[<@m, [{}, {"c"}], replicated={"a"}>] (%v21: tensor<8x8xf32>) {
      %v23 = stablehlo.reshape %v21 : (tensor<8x8xf32>) -> tensor<64xf32>
      %v24 = stablehlo.reshape %v23 : (tensor<64xf32>) -> tensor<8x8xf32>
      sdy.return %v24 : tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
    %v25 = sdy.sharding_constraint %v22 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %v26 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} dense<1.0> : tensor<8x8xf32>
    %v28 = sdy.manual_computation(%v25) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%v27: tensor<4x8xf32>) {
      %v29 = sdy.constant dense<1.0> : tensor<8x8xf32>
      %v32 = sdy.named_computation<"f">(%v27, %v29) in_shardings=[<@m, [{"b"}, {"c"}]>, <@m, [{?}, {"b"}p1]>] out_shardings=[<@m, [{}, {"c", ?}]>] (%v30: tensor<4x8xf32>, %v31: tensor<8x8xf32>) {
        %v33 = stablehlo.iota dim = 0 : tensor<8xf32>
        sdy.return %v30 : tensor<4x8xf32>
      } : (tensor<4x8xf32>, tensor<8x8xf32>) -> (tensor<4x8xf32>)
      %v34 = stablehlo.constant dense<1.0> : tensor<f32>
      sdy.return %v27 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
    sdy.return %v25 : tensor<8x8xf32>
  } {foo} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>)
  %v35 = "stablehlo.optimization_barrier"(%v13) : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
  %v36 = stablehlo.broadcast_in_dim %v17, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  return %v13 : tensor<8x8xf32>
}
