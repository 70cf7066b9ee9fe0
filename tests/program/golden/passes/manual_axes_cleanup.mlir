// sdyrt-opt -sdy-manual-axes-cleanup -split-input-file
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @e = <[]>
func.func @main(%x: tensor<8x8xf32> , %i: tensor<i32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %5 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}, {?}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"b", "a"} (%a: tensor<4x8xf32>) {
    %b = stablehlo.slice %a [0:1, 0:8] : (tensor<4x8xf32>) -> tensor<1x8xf32>
    sdy.return %b : tensor<1x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %6:2 = sdy.manual_computation(%x, %x) in_shardings=[<@e, [{}, {}]>, <@m, [{}, {}], replicated={"b":(2)2, "c"}>] out_shardings=[<@m, [{}, {"c", "b":(1)2}]>, <@m, [{}, {}], unreduced={"a"}>] manual_axes={"c", "b", "a"} (%a: tensor<8x8xf32>, %a2: tensor<8x8xf32>) {
    %b = stablehlo.slice %a [0:8, 0:2] : (tensor<8x8xf32>) -> tensor<8x2xf32>
    sdy.return %b, %a2 : tensor<8x2xf32>, tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  return %5, %6#0 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @main(%x: tensor<8x8xf32>, %t: !stablehlo.token ) -> (tensor<8x8xf32>) {
  sdy.manual_computation(%t) in_shardings=[<@m, []>] out_shardings=[] manual_axes={"b", "a"} (%a: !stablehlo.token) {
    sdy.return
  } : (!stablehlo.token) -> ()
  %r = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%p: tensor<4x8xf32>) {
  %r2 = sdy.manual_computation(%p) in_shardings=[<@m, [{"b"}, {}]>] out_shardings=[<@m, [{"b"}, {}], replicated={"c"}>] manual_axes={"c", "b"} (%q: tensor<1x8xf32>) {
    sdy.return %q : tensor<1x8xf32>
  } : (tensor<4x8xf32>) -> tensor<4x8xf32>
    sdy.return %r2 : tensor<4x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %z = sdy.manual_computation(%x) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={} (%p: tensor<8x8xf32>) {
    sdy.return %p : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %r : tensor<8x8xf32>
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
