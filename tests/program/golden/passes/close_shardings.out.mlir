module {
  sdy.mesh @m = <["a"=1, "b"=4, "c"=1, "d"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=3, "d"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}p1, {"b", "c"}p2]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {}], unreduced={"c"}>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{"a"}p1, {"c"}p3]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}p1, {}]>]>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@m, [{"a"}p1, {"b":(1)2}p4], unreduced={"b":(2)2, "c"}> {foo = 1 : i64} : tensor<8x8xf32>
    sdy.sharding_group %1 group_id=4 : tensor<8x8xf32>
    %2 = sdy.manual_computation(%1) in_shardings=[<@m, [{"a", "b"}, {"c"}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a", "b"} (%arg2: tensor<2x8xf32>) {
      %3 = sdy.sharding_constraint %arg2 <@m, [{"d"}, {"c"}]> : tensor<2x8xf32>
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
      %13 = stablehlo.compare LT, %iterArg_0, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %13 : tensor<i1>
    } do {
      %13 = stablehlo.add %iterArg, %iterArg : tensor<8x8xf32>
      %14:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, [{}, {}]>]>} %13, %13 : tensor<8x8xf32>, tensor<8x8xf32>
      %15 = sdy.data_flow_edge %14#0 sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
      %16 = sdy.data_flow_edge %14#1 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
      %17 = stablehlo.add %15, %16 : tensor<8x8xf32>
      %18 = stablehlo.add %iterArg_0, %iterArg_0 : tensor<i32>
      stablehlo.return %17, %18 : tensor<8x8xf32>, tensor<i32>
    }
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, []> : tensor<i32>
    %3 = sdy.manual_computation(%1) in_shardings=[<@m, [{"a", "b"}, {"c"}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %13 = sdy.data_flow_edge %arg2 sharding=<@m, [{"b"}, {"c"}]> : tensor<4x8xf32>
      %14 = sdy.sharding_constraint %13 <@m, [{"b"}, {"c"}]> : tensor<4x8xf32>
      sdy.return %14 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = sdy.data_flow_edge %3 sharding=<@m, [{"a", "b"}, {"c"}p5]> : tensor<8x8xf32>
    %5:2 = sdy.named_computation<"f">(%4, %1) out_shardings=[<@m, [{"b"}, {}]>, <@m, [{}, {}]>] (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %13 = sdy.data_flow_edge %arg2 : tensor<8x8xf32>
      %14 = sdy.data_flow_edge %arg3 : tensor<8x8xf32>
      %15 = stablehlo.add %13, %14 : tensor<8x8xf32>
      sdy.return %15, %13 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %6 = sdy.data_flow_edge %5#0 sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
    %7 = sdy.data_flow_edge %5#1 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %8 = "stablehlo.case"(%2) ({
      stablehlo.return %6 : tensor<8x8xf32>
    }, {
      %13 = stablehlo.negate %7 : tensor<8x8xf32>
      stablehlo.return %13 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %9 = sdy.data_flow_edge %8 sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
    %10 = stablehlo.create_token : !stablehlo.token
    %11:2 = stablehlo.optimization_barrier %10, %9 : !stablehlo.token, tensor<8x8xf32>
    %12 = sdy.data_flow_edge %11#1 : tensor<8x8xf32>
    return %4, %6, %12, %9 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
