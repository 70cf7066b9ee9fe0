// sdyrt-opt -sdy-export-named-computations -sdy-propagate-to-func-results -split-input-file
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @g_0(%x: tensor<8x8xf32>) -> tensor<8x8xf32> { return %x : tensor<8x8xf32> }
func.func @main(%x: tensor<8x8xf32> , %i: tensor<i32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %0 = sdy.named_computation<"f">(%x) in_shardings=[<@m, [{"b"}, {?}]>] out_shardings=[<@m, [{"b"}, {}]>] (%a: tensor<8x8xf32>) {
     %e = sdy.data_flow_edge %a sharding=<@m, [{"a"}, {?}]> : tensor<8x8xf32>
    %1 = stablehlo.add %e, %e : tensor<8x8xf32>
    sdy.return %1 : tensor<8x8xf32>
  } {foo, sdy.x = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %ee = sdy.data_flow_edge %0 sharding=<@m, [{"c"}, {?}]> : tensor<8x8xf32>
  %1:2 = sdy.named_computation<"g">(%ee, %i) (%a: tensor<8x8xf32>, %b: tensor<i32>) {
    %2 = sdy.named_computation<"f">(%a) (%c: tensor<8x8xf32>) {
      sdy.return %c : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.return %a, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %5 = sdy.manual_computation(%x) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a", "b"} (%p: tensor<8x8xf32>) {
    %2 = sdy.named_computation<"main">(%p) (%c: tensor<8x8xf32>) {
      sdy.return %c : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.return %2 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %1#0, %1#1 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @g(%x: tensor<8x8xf32>) -> tensor<8x8xf32> { return %x : tensor<8x8xf32> }
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
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2], device_ids=[1,0,2,3,4,5,6,7,8,9,10,11,12,13,14,15]>
sdy.mesh @e = <[]>
func.func public @main(%v29: tensor<8x8xf32>) -> (tensor<8xf32>) {
  %v32 = sdy.manual_computation(%v29, %v29) in_shardings=[<@m, [{}, {}], replicated={"c"}>, <@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a", "c"} (%v30: tensor<8x8xf32>, %v31: tensor<8x8xf32>) {
    sdy.return %v31 : tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>)
  %v33 = sdy.sharding_constraint %v29 <@m, [{}, {"a"}]> : tensor<8x8xf32>
  %v34 = sdy.sharding_constraint %v33 <@m, [{}, {"a"}]> : tensor<8x8xf32>
  %v35 = sdy.sharding_constraint %v34 <@m, [{"b"}, {}]> : tensor<8x8xf32>
  %v36 = stablehlo.constant dense<2.0> : tensor<8xf32>
  return %v36 : tensor<8xf32>
}
func.func private @f_0(%v1: tensor<8x8xf32>, %v2: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}], replicated={"b"}>}) {
  %v3 = stablehlo.constant dense<1> : tensor<i32>
  %v4 = "stablehlo.case"(%v3) ({
    %v6:2 = sdy.named_computation<"f">(%v2) (%v5: tensor<8x8xf32>) {
      %v8 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [], replicated={"a", "c"}>]>} dense<1.0> : tensor<f32>
      %v9 = stablehlo.constant dense<1.0> : tensor<f32>
      sdy.return %v5, %v5 : tensor<8x8xf32>, tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %v10 = stablehlo.cosine %v1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}], replicated={"c"}>]>} : tensor<8x8xf32>
    %v11 = stablehlo.negate %v2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2}p0, {"a"}]>]>} : tensor<8x8xf32>
    stablehlo.return %v1 : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  %v12 = "stablehlo.case"(%v3) ({
    %v13 = "stablehlo.case"(%v3) ({
      %v14 = "stablehlo.case"(%v3) ({
        %v15 = stablehlo.multiply %v1, %v1 : tensor<8x8xf32>
        %v16 = stablehlo.iota dim = 0 : tensor<8x8xf32>
        %v18 = stablehlo.slice %v1 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
        %v17 = stablehlo.reshape %v18 : (tensor<1x8xf32>) -> tensor<8xf32>
        stablehlo.return %v2 : tensor<8x8xf32>
      }, {
        %v19 = stablehlo.transpose %v1, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
        stablehlo.return %v4 : tensor<8x8xf32>
      }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b":(1)2, "c", ?}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
      sdy.sharding_group %v4 group_id=0 : tensor<8x8xf32>
      %v20 = stablehlo.constant dense<1.0> : tensor<f32>
      stablehlo.return %v4 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    sdy.sharding_group %v13 group_id=3 : tensor<8x8xf32>
    stablehlo.return %v4 : tensor<8x8xf32>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "a", ?}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
  %v21 = stablehlo.multiply %v4, %v1 : tensor<8x8xf32>
  %v22 = "stablehlo.case"(%v3) ({
    %v23 = stablehlo.constant dense<0.0> : tensor<8x8xf32>
    %v24 = "stablehlo.optimization_barrier"(%v12) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}, {?}]>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
    stablehlo.return %v23 : tensor<8x8xf32>
  }, {
    sdy.sharding_group %v21 group_id=2 : tensor<8x8xf32>
    %v25 = "stablehlo.optimization_barrier"(%v4) : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
    stablehlo.return %v2 : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  %v26 = stablehlo.constant dense<0.0> : tensor<f32>
  return %v22 : tensor<8x8xf32>
}
func.func private @f_1(%v27: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %v28 = stablehlo.constant dense<1> : tensor<i32>
  return %v27, %v27 : tensor<8x8xf32>, tensor<8x8xf32>
}
