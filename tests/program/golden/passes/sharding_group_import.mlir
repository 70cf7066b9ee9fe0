// sdyrt-opt -sdy-sharding-group-import -split-input-file
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>, %w: tensor<4x8xf32>) -> tensor<8x8xf32> {
  sdy.sharding_group %x group_id=77 : tensor<8x8xf32>
  sdy.sharding_group %y group_id=5 : tensor<8x8xf32>
  sdy.sharding_group %z group_id=5 {foo} : tensor<8x8xf32>
  sdy.sharding_group %z group_id=12 : tensor<8x8xf32>
  sdy.sharding_group %x group_id=12 : tensor<8x8xf32>
  sdy.sharding_group %x group_id=77 : tensor<8x8xf32>
  sdy.sharding_group %w group_id=9 : tensor<4x8xf32>
  sdy.sharding_group %w group_id=-3 : tensor<4x8xf32>
  %0 = stablehlo.add %x, %y : tensor<8x8xf32>
  sdy.sharding_group %0 group_id=100 : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  sdy.sharding_group %x group_id=5 : tensor<8x8xf32>
  sdy.sharding_group %z group_id=6 : tensor<8x8xf32>
  sdy.sharding_group %y group_id=7 : tensor<8x8xf32>
  sdy.sharding_group %y group_id=5 : tensor<8x8xf32>
  return %x : tensor<8x8xf32>
}
// -----
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>, %w: tensor<8x8xf32>) -> tensor<8x8xf32> {
  sdy.sharding_group %x group_id=5 : tensor<8x8xf32>
  sdy.sharding_group %z group_id=6 : tensor<8x8xf32>
  sdy.sharding_group %y group_id=5 : tensor<8x8xf32>
  sdy.sharding_group %y group_id=7 : tensor<8x8xf32>
  return %x : tensor<8x8xf32>
}
// -----
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>, %w: tensor<8x8xf32>, %i: tensor<i32>) -> tensor<8x8xf32> {
  sdy.sharding_group %z group_id=6 : tensor<8x8xf32>
  %9 = "stablehlo.case"(%i) ({
     sdy.sharding_group %x group_id=1 : tensor<8x8xf32>
    stablehlo.return %x : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  sdy.sharding_group %9 group_id=2 : tensor<8x8xf32>
  sdy.sharding_group %w group_id=1 : tensor<8x8xf32>
  sdy.sharding_group %w group_id=0 : tensor<8x8xf32>
  sdy.sharding_group %9 group_id=9 : tensor<8x8xf32>
  sdy.sharding_group %y group_id=9 : tensor<8x8xf32>
  return %x : tensor<8x8xf32>
}
// -----
func.func @main(%x: tensor<8x8xf32>, %y: tensor<8x8xf32>, %z: tensor<8x8xf32>, %w: tensor<8x8xf32>, %i: tensor<i32>) -> tensor<8x8xf32> {
  sdy.sharding_group %x group_id=10 : tensor<8x8xf32>
  sdy.sharding_group %y group_id=11 : tensor<8x8xf32>
  sdy.sharding_group %z group_id=12 : tensor<8x8xf32>
  sdy.sharding_group %w group_id=13 : tensor<8x8xf32>
  sdy.sharding_group %w group_id=11 : tensor<8x8xf32>
  sdy.sharding_group %z group_id=13 : tensor<8x8xf32>
  %9 = stablehlo.add %x, %y : tensor<8x8xf32>
  sdy.sharding_group %9 group_id=14 : tensor<8x8xf32>
  return %x : tensor<8x8xf32>
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
