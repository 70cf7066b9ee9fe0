module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>, %arg3: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@m, [{"a"}, {}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    %2 = stablehlo.add %0, %arg1 : tensor<8x8xf32>
    %3 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %4 = sdy.sharding_constraint %3 <@m, [{"a"}, {}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    %5 = sdy.sharding_constraint %4 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %6 = stablehlo.add %3, %4 : tensor<8x8xf32>
    %7 = stablehlo.add %5, %3 : tensor<8x8xf32>
    %8 = sdy.sharding_constraint %arg2 <@m, [{"b", ?}, {}]> : tensor<8x8xf32>
    %9:2 = stablehlo.optimization_barrier %arg0, %6 : tensor<8x8xf32>, tensor<8x8xf32>
    %10 = sdy.data_flow_edge %9#0 sharding=<@m, [{?}, {?}], unreduced={"c"}> : tensor<8x8xf32>
    %11 = sdy.sharding_constraint %10 <@m, [{"b"}, {}], unreduced={"c"}> : tensor<8x8xf32>
    %12 = stablehlo.negate %11 : tensor<8x8xf32>
    %13 = sdy.data_flow_edge %9#1 : tensor<8x8xf32>
    %14 = sdy.sharding_constraint %13 <@m, [{"a"}, {}]> : tensor<8x8xf32>
    %15 = stablehlo.negate %14 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %16 = sdy.manual_computation(%14, %15) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg4: tensor<4x8xf32>, %arg5: tensor<4x8xf32>) {
      sdy.return %arg4 : tensor<4x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %17 = stablehlo.negate %14 : tensor<8x8xf32>
    return %2, %7, %8, %11, %17 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
  sdy.mesh @e = <[]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg3) : tensor<8x8xf32>, tensor<i32>
    cond {
      %8 = stablehlo.compare LT, %iterArg_0, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
      stablehlo.return %8, %iterArg_0 : tensor<8x8xf32>, tensor<i32>
    }
    %1 = sdy.named_computation<"g">(%0#0, %0#0) in_shardings=[<@m, [{"c"}, {?}], unreduced={"a"}>, <mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{}, {"b"}p0]>] (%arg4: tensor<8x8xf32>, %arg5: tensor<8x8xf32>) {
      sdy.return %arg4 : tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.sharding_constraint %0#0 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.cosine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}], replicated={"c"}, unreduced={"b"}>]>} : tensor<8xf32>
    %4 = stablehlo.slice %1 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x8xf32>) -> tensor<8xf32>
    %6 = sdy.sharding_constraint %0#0 <@m, [{?}, {"b", ?}]> : tensor<8x8xf32>
    %7 = sdy.sharding_constraint %6 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    sdy.sharding_group %arg0 group_id=4 : tensor<8x8xf32>
    sdy.sharding_group %7 group_id=1 : tensor<8x8xf32>
    sdy.sharding_group %6 group_id=3 : tensor<8x8xf32>
    return %0#0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b":(2)2, "d"}], unreduced={"b":(1)2}>}, %arg1: tensor<6x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{?}p1, {"a", "b"}], unreduced={"d"}>}) {
    %0 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"c"}, {"a"}]>]>} %arg0 : tensor<8x8xf32>
    %1 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}]>]>} dense<1.000000e+00> : tensor<8xf32>
    %2 = sdy.sharding_constraint %1 <@m, [{"b"}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : tensor<8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
  sdy.mesh @e = <[]>
  func.func public @main(%arg0: tensor<8x8xf32>) -> tensor<8xf32> {
    %0 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@m, [{}, {}], replicated={"c"}>, <@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"a", "c"} (%arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) {
      sdy.return %arg2 : tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.sharding_constraint %arg0 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %cst = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
    return %cst : tensor<8xf32>
  }
  func.func private @f_0(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}], replicated={"b"}>}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %4:2 = sdy.named_computation<"f">(%arg1) (%arg2: tensor<8x8xf32>) {
        %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [], replicated={"a", "c"}>]>} dense<1.000000e+00> : tensor<f32>
        %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        sdy.return %arg2, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
      } {foo} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      %5 = stablehlo.cosine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}], replicated={"c"}>]>} : tensor<8x8xf32>
      %6 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2}p0, {"a"}]>]>} : tensor<8x8xf32>
      stablehlo.return %arg0 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %1 = "stablehlo.case"(%c) ({
      %4 = "stablehlo.case"(%c) ({
        %5 = "stablehlo.case"(%c) ({
          %6 = stablehlo.multiply %arg0, %arg0 : tensor<8x8xf32>
          %7 = stablehlo.iota dim = 0 : tensor<8x8xf32>
          %8 = stablehlo.slice %arg0 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
          %9 = stablehlo.reshape %8 : (tensor<1x8xf32>) -> tensor<8xf32>
          stablehlo.return %arg1 : tensor<8x8xf32>
        }, {
          %6 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
          stablehlo.return %0 : tensor<8x8xf32>
        }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b":(1)2, "c", ?}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
        sdy.sharding_group %0 group_id=0 : tensor<8x8xf32>
        %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        stablehlo.return %0 : tensor<8x8xf32>
      }) : (tensor<i32>) -> tensor<8x8xf32>
      sdy.sharding_group %4 group_id=3 : tensor<8x8xf32>
      stablehlo.return %0 : tensor<8x8xf32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "a", ?}, {}]>]>} : (tensor<i32>) -> tensor<8x8xf32>
    %2 = stablehlo.multiply %0, %arg0 : tensor<8x8xf32>
    %3 = "stablehlo.case"(%c) ({
      %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
      %4 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}, {?}]>]>} %1 : tensor<8x8xf32>
      stablehlo.return %cst_0 : tensor<8x8xf32>
    }, {
      sdy.sharding_group %2 group_id=2 : tensor<8x8xf32>
      %4 = stablehlo.optimization_barrier %0 : tensor<8x8xf32>
      stablehlo.return %arg1 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    return %3 : tensor<8x8xf32>
  }
  func.func private @f_1(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    return %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
