module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<f32>, %arg2: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x8xf32>
    %0 = stablehlo.iota dim = 0 : tensor<8x8xf32>
    %1 = stablehlo.iota dim = 0 : tensor<8x8xf32>
    %2 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %3 = stablehlo.broadcast_in_dim %arg1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<f32>) -> tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<8xf32>
    %4 = stablehlo.broadcast_in_dim %cst_0, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    %5 = stablehlo.broadcast_in_dim %cst_0, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    %6 = "stablehlo.case"(%arg2) ({
      %15 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
      %16 = stablehlo.add %15, %15 : tensor<8x8xf32>
      stablehlo.return %16 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %7 = sdy.constant dense<1.000000e+00> : tensor<f32>
    %8 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    sdy.sharding_group %8 group_id=3 : tensor<8x8xf32>
    %9 = stablehlo.add %cst, %cst : tensor<8x8xf32>
    %10 = stablehlo.add %cst, %cst : tensor<8x8xf32>
    %11 = stablehlo.add %0, %1 : tensor<8x8xf32>
    %12 = stablehlo.add %2, %2 : tensor<8x8xf32>
    %13 = stablehlo.add %4, %5 : tensor<8x8xf32>
    %14 = stablehlo.add %8, %8 : tensor<8x8xf32>
    return %9, %10, %11, %12, %13, %14, %3, %6 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @e = <[]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}]>}, %arg1: tensor<i32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@n, [{"b":(2)2, "b":(1)2, ?}], replicated={"a"}, unreduced={"c"}>}, tensor<8x8xf32>) {
    %0:2 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@m, [{}, {}], replicated={"b"}>, <@m, [{}, {}], replicated={"b"}>] out_shardings=[<@m, [{}, {}]>, <@m, [{}, {}]>] manual_axes={"b"} (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %7:2 = sdy.manual_computation(%arg2, %arg3) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}], replicated={"c"}>] manual_axes={"c", "a"} (%arg4: tensor<4x8xf32>, %arg5: tensor<4x8xf32>) {
        sdy.return %arg4, %arg4 : tensor<4x8xf32>, tensor<4x8xf32>
      } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      %8 = sdy.sharding_constraint %arg3 <@m, [{"a"}, {}]> : tensor<8x8xf32>
      sdy.return %7#1, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %1 = stablehlo.add %0#0, %0#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "b":(1)2, "a", ?}p0, {?}]>]>} : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %0#1 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@m, [{"b", ?}, {?}]> : tensor<8x8xf32>
    %4 = stablehlo.multiply %3, %3 : tensor<8x8xf32>
    %5 = stablehlo.negate %1 : tensor<8x8xf32>
    %6:2 = sdy.named_computation<"f">(%0#1, %3) (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      sdy.return %arg3, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    return %cst, %1 : tensor<8xf32>, tensor<8x8xf32>
  }
}
