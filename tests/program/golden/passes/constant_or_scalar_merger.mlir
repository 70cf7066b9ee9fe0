// sdyrt-opt -sdy-constant-or-scalar-merger -split-input-file
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @main(%x: tensor<8x8xf32>, %s: tensor<f32>, %i: tensor<i32>) -> (tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
  %2 = sdy.constant dense<1.0> : tensor<8x8xf32>
  %3 = sdy.constant dense<1.0> : tensor<8x8xf32>
  %4 = stablehlo.iota dim = 0 : tensor<8x8xf32>
  %5 = stablehlo.iota dim = 0 : tensor<8x8xf32>
  %6 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %7 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %8 = stablehlo.broadcast_in_dim %s, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<f32>) -> tensor<8x8xf32>
  %v = stablehlo.constant dense<1.0> : tensor<8xf32>
  %9 = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %10 = stablehlo.broadcast_in_dim %v, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
  %c = "stablehlo.case"(%i) ({
   %11 = sdy.constant dense<1.0> : tensor<8x8xf32>
   %12 = sdy.constant dense<1.0> : tensor<8x8xf32>
   %13 = stablehlo.add %11, %12 : tensor<8x8xf32>
    stablehlo.return %13 : tensor<8x8xf32>
  }) : (tensor<i32>) -> tensor<8x8xf32>
  %s1 = sdy.constant dense<1.0> : tensor<f32>
  %s2 = sdy.constant dense<1.0> : tensor<f32>
  %14 = stablehlo.broadcast_in_dim %s1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  %15 = stablehlo.broadcast_in_dim %s2, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
  sdy.sharding_group %15 group_id=3 : tensor<8x8xf32>
  %m1 = stablehlo.add %0, %1 : tensor<8x8xf32>
  %m2 = stablehlo.add %2, %3 : tensor<8x8xf32>
  %m3 = stablehlo.add %4, %5 : tensor<8x8xf32>
  %m4 = stablehlo.add %6, %7 : tensor<8x8xf32>
  %m5 = stablehlo.add %9, %10 : tensor<8x8xf32>
  %m6 = stablehlo.add %14, %15 : tensor<8x8xf32>
  return %m1, %m2, %m3, %m4, %m5, %m6, %8, %c : tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>
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
