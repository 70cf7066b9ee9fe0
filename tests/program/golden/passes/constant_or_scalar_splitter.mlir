// sdyrt-opt -sdy-constant-or-scalar-splitter -split-input-file
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func private @cf(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { 
  %0 = stablehlo.add %a, %a : tensor<8x8xf32>
  return %0 : tensor<8x8xf32> }
func.func private @ncf(%a: tensor<8x8xf32>) -> tensor<8x8xf32> { 
  %0 = stablehlo.transpose %a, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32> }
func.func @main(%x: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %0 = stablehlo.constant {foo} dense<1.0> : tensor<8x8xf32>
  %c = func.call @cf(%0) {bar} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %n = func.call @ncf(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %d = sdy.named_computation<"f">(%c) (%a: tensor<8x8xf32>) {
    %1 = stablehlo.add %a, %a : tensor<8x8xf32>
    %k = stablehlo.constant dense<1.0> : tensor<8x8xf32>
    %2 = stablehlo.add %1, %k : tensor<8x8xf32>
    sdy.return %2 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.sharding_group %d group_id=3 : tensor<8x8xf32>
  sdy.sharding_group %c group_id=4 : tensor<8x8xf32>
  %e = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  sdy.sharding_group %e group_id=5 : tensor<8x8xf32>
  sdy.sharding_group %e group_id=6 : tensor<8x8xf32>
  %m1 = stablehlo.add %d, %x : tensor<8x8xf32>
  %m2 = stablehlo.add %d, %e : tensor<8x8xf32>
  %m3 = stablehlo.add %d, %c : tensor<8x8xf32>
  %m4 = stablehlo.add %m3, %x : tensor<8x8xf32>
  return %m1, %c : tensor<8x8xf32>,tensor<8x8xf32>
}
// -----
func.func @main(%x: tensor<8x8xf32>, %s: tensor<f32>) -> (tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>, tensor<8x8xi32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %e = chlo.erf %0 : tensor<8x8xf32> -> tensor<8x8xf32>
  %b = chlo.broadcast_add %0, %0 : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %t = stablehlo.bitcast_convert %0 : (tensor<8x8xf32>) -> tensor<8x8xi32>
  %r = sdy.reshard %0 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
  %p = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<8x8xf32>
  %c = sdy.sharding_constraint %0 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
  %m1 = stablehlo.add %e, %e : tensor<8x8xf32>
  %m2 = stablehlo.multiply %b, %x : tensor<8x8xf32>
  %m3 = stablehlo.multiply %r, %x : tensor<8x8xf32>
  %m4 = stablehlo.multiply %p, %m3 : tensor<8x8xf32>
  %m5 = stablehlo.multiply %c, %m4 : tensor<8x8xf32>
  %m6 = stablehlo.multiply %b, %r : tensor<8x8xf32>
  return %m1, %m2, %m5, %m6, %t : tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>, tensor<8x8xi32>
}
// -----
func.func @main(%x: tensor<8x8xf32>, %s: tensor<f32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %e = chlo.erf %0 : tensor<8x8xf32> -> tensor<8x8xf32>
  %p = sdy.propagation_barrier %0 allowed_direction=NONE : tensor<8x8xf32>
  %r = sdy.reshard %0 <mesh<["a"=2]>, [{"a"}, {}]> : tensor<8x8xf32>
  %m1 = stablehlo.add %e, %e : tensor<8x8xf32>
  %m2 = stablehlo.add %p, %p : tensor<8x8xf32>
  %m3 = stablehlo.add %r, %r : tensor<8x8xf32>
  %m4 = stablehlo.add %m3, %x : tensor<8x8xf32>
  return %m4, %m3 : tensor<8x8xf32>,tensor<8x8xf32>
}
// -----
func.func private @cc() -> tensor<8x8xf32> {
  %0 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func private @c2(%a: tensor<8x8xf32>, %b: tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>) {
  %0 = func.call @cc() : () -> tensor<8x8xf32>
  %1 = stablehlo.add %0, %a : tensor<8x8xf32>
  return %1, %b : tensor<8x8xf32>, tensor<f32>
}
func.func @main(%x: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %0 = func.call @cc() : () -> tensor<8x8xf32>
  %s1 = stablehlo.constant dense<1.0> : tensor<f32>
  %e = stablehlo.broadcast_in_dim %s1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %1:2 = func.call @c2(%0, %s1) : (tensor<8x8xf32>, tensor<f32>) -> (tensor<8x8xf32>, tensor<f32>)
  %m1 = stablehlo.add %0, %1#0 : tensor<8x8xf32>
  %m2 = stablehlo.add %m1, %e : tensor<8x8xf32>
  %se = stablehlo.broadcast_in_dim %1#1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %m3 = stablehlo.add %x, %se : tensor<8x8xf32>
  %9 = "stablehlo.case"(%i) ({
    %m7 = stablehlo.add %x, %m1 : tensor<8x8xf32>
    stablehlo.return %m7 : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  %10 = sdy.named_computation<"f">(%e) (%a: tensor<8x8xf32>) {
    %q = func.call @cc() : () -> tensor<8x8xf32>
    %q1 = stablehlo.add %a, %q : tensor<8x8xf32>
    sdy.return %q1 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %11 = stablehlo.add %10, %x : tensor<8x8xf32>
  %12 = stablehlo.add %10, %11 : tensor<8x8xf32>
  return %m2, %m3 : tensor<8x8xf32>,tensor<8x8xf32>
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
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
sdy.mesh @e = <[]>
func.func @main(%v1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4, "c"=2]>, [{}, {"c", ?}], replicated={"b"}>}, %v2: tensor<6x8xf32>, %v3: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b":(2)2, "b":(1)2}], unreduced={"c"}>}, %v4: tensor<i32>) -> (tensor<8x8xf32>, tensor<8xf32>) {
  %v5 = stablehlo.constant dense<0.0> : tensor<8x8xf32>
  %v7 = sdy.named_computation<"f">(%v5) in_shardings=[<mesh<["a"=2, "b"=4, "c"=2]>, [{"b"}, {"c", ?}], unreduced={"a"}>] (%v6: tensor<8x8xf32>) {
    sdy.sharding_group %v6 group_id=3 : tensor<8x8xf32>
    %v8 = stablehlo.add %v6, %v6 : tensor<8x8xf32>
    sdy.return %v8 : tensor<8x8xf32>
  } {foo} : (tensor<8x8xf32>) -> (tensor<8x8xf32>)
  %v9 = sdy.sharding_constraint %v5 <@m, [{}, {"b"}]> : tensor<8x8xf32>
  return %v7, %v3 : tensor<8x8xf32>, tensor<8xf32>
}
