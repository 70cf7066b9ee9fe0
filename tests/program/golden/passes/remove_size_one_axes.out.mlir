module {
  sdy.mesh @m = <["a"=1, "b"=4, "c"=1, "d"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=3, "d"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b", ?}p2], replicated={"d"}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{"a"}p1, {"c", ?}p3]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}p1, {}]>]>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@m, [{?}p1, {"b":(1)2}p4], unreduced={"b":(2)2}> {foo = 1 : i64} : tensor<8x8xf32>
    sdy.sharding_group %1 group_id=4 : tensor<8x8xf32>
    %2 = sdy.manual_computation(%1) in_shardings=[<@m, [{"b"}, {?}]>] out_shardings=[<@m, [{"b"}, {}]>] manual_axes={"a", "b"} (%arg2: tensor<2x8xf32>) {
      %3 = sdy.sharding_constraint %arg2 <@m, [{"d", ?}, {}]> : tensor<2x8xf32>
      sdy.sharding_group %3 group_id=4 : tensor<2x8xf32>
      sdy.return %3 : tensor<2x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %c = stablehlo.constant dense<5> : tensor<i32>
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<8x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, []>]>}
    cond {
      %6 = stablehlo.compare LT, %iterArg_0, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.add %iterArg, %iterArg : tensor<8x8xf32>
      %7:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, [{?}, {?}]>]>} %6, %6 : tensor<8x8xf32>, tensor<8x8xf32>
      %8 = stablehlo.add %7#0, %7#1 : tensor<8x8xf32>
      %9 = stablehlo.add %iterArg_0, %iterArg_0 : tensor<i32>
      stablehlo.return %8, %9 : tensor<8x8xf32>, tensor<i32>
    }
    %1 = sdy.manual_computation(%0#0) in_shardings=[<@m, [{"a", "b"}, {"c", ?}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %6 = sdy.sharding_constraint %arg2 <@m, [{"b", ?}, {"c"}]> : tensor<4x8xf32>
      sdy.return %6 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2:2 = sdy.named_computation<"f">(%1, %0#0) out_shardings=[<@m, [{"b"}, {?}]>, <@m, [{}, {}]>] (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %6 = stablehlo.add %arg2, %arg3 : tensor<8x8xf32>
      sdy.return %6, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3 = "stablehlo.case"(%0#1) ({
      stablehlo.return %2#0 : tensor<8x8xf32>
    }, {
      %6 = stablehlo.negate %2#1 : tensor<8x8xf32>
      stablehlo.return %6 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %4 = stablehlo.create_token : !stablehlo.token
    %5:2 = stablehlo.optimization_barrier %4, %3 : !stablehlo.token, tensor<8x8xf32>
    return %1, %2#0, %5#1, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
