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
      %14:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>, <@m, [{?}, {?}]>]>} %13, %13 : tensor<8x8xf32>, tensor<8x8xf32>
      %15 = sdy.data_flow_edge %14#0 sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
      %16 = sdy.data_flow_edge %14#1 sharding=<@m, [{?}, {?}]> : tensor<8x8xf32>
      %17 = stablehlo.add %15, %16 : tensor<8x8xf32>
      %18 = stablehlo.add %iterArg_0, %iterArg_0 : tensor<i32>
      stablehlo.return %17, %18 : tensor<8x8xf32>, tensor<i32>
    }
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, []> : tensor<i32>
    %3 = sdy.manual_computation(%1) in_shardings=[<@m, [{"a", "b"}, {"c", ?}]>] out_shardings=[<@m, [{"a", "b"}, {"c"}p5]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %13 = sdy.data_flow_edge %arg2 sharding=<@m, [{"b"}, {"c", ?}]> : tensor<4x8xf32>
      %14 = sdy.sharding_constraint %13 <@m, [{"b", ?}, {"c"}]> : tensor<4x8xf32>
      sdy.return %14 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = sdy.data_flow_edge %3 sharding=<@m, [{"a", "b"}, {"c"}p5]> : tensor<8x8xf32>
    %5:2 = sdy.named_computation<"f">(%4, %1) out_shardings=[<@m, [{"b"}, {?}]>, <@m, [{}, {}]>] (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %13 = sdy.data_flow_edge %arg2 : tensor<8x8xf32>
      %14 = sdy.data_flow_edge %arg3 : tensor<8x8xf32>
      %15 = stablehlo.add %13, %14 : tensor<8x8xf32>
      sdy.return %15, %13 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %6 = sdy.data_flow_edge %5#0 sharding=<@m, [{"b"}, {?}]> : tensor<8x8xf32>
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
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @e = <[]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@n, [{}, {}]>}, %arg1: tensor<i32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@n, [{"b":(2)2, "b":(1)2, ?}], replicated={"a"}, unreduced={"c"}>}, tensor<8x8xf32>) {
    %0:2 = sdy.manual_computation(%arg0, %arg0) in_shardings=[<@m, [{}, {}], replicated={"b"}>, <@m, [{}, {}], replicated={"b"}>] out_shardings=[<@m, [{}, {}]>, <@m, [{}, {}]>] manual_axes={"b"} (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %11 = sdy.data_flow_edge %arg2 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
      %12 = sdy.data_flow_edge %arg3 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
      %13:2 = sdy.manual_computation(%11, %12) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}], replicated={"c"}>] manual_axes={"c", "a"} (%arg4: tensor<4x8xf32>, %arg5: tensor<4x8xf32>) {
        %17 = sdy.data_flow_edge %arg4 sharding=<@m, [{}, {}]> : tensor<4x8xf32>
        %18 = sdy.data_flow_edge %arg5 sharding=<@m, [{}, {}]> : tensor<4x8xf32>
        sdy.return %17, %17 : tensor<4x8xf32>, tensor<4x8xf32>
      } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
      %14 = sdy.data_flow_edge %13#0 sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
      %15 = sdy.data_flow_edge %13#1 sharding=<@m, [{"a"}, {}], replicated={"c"}> : tensor<8x8xf32>
      %16 = sdy.sharding_constraint %12 <@m, [{"a"}, {}]> : tensor<8x8xf32>
      sdy.return %15, %11 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.add %1, %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(2)2, "b":(1)2, "a", ?}p0, {?}]>]>} : tensor<8x8xf32>
    %4 = sdy.sharding_constraint %2 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %5 = sdy.sharding_constraint %4 <@m, [{"b", ?}, {?}]> : tensor<8x8xf32>
    %6 = stablehlo.multiply %5, %5 : tensor<8x8xf32>
    %7 = stablehlo.negate %3 : tensor<8x8xf32>
    %8:2 = sdy.named_computation<"f">(%2, %5) (%arg2: tensor<8x8xf32>, %arg3: tensor<8x8xf32>) {
      %11 = sdy.data_flow_edge %arg2 : tensor<8x8xf32>
      %12 = sdy.data_flow_edge %arg3 : tensor<8x8xf32>
      sdy.return %12, %11 : tensor<8x8xf32>, tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %9 = sdy.data_flow_edge %8#0 : tensor<8x8xf32>
    %10 = sdy.data_flow_edge %8#1 : tensor<8x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8xf32>
    return %cst, %3 : tensor<8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
  sdy.mesh @e = <[]>
  func.func private @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}]>}, %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}p1], unreduced={"c"}>}, %arg2: tensor<8xf32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", "a"}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {}], replicated={"b"}>}) {
    %c = stablehlo.constant dense<1> : tensor<i32>
    %0:2 = sdy.named_computation<"h">(%arg1) in_shardings=[<@n, [{"a", "b":(2)2, "b":(1)2, ?}], unreduced={"c"}>] (%arg3: tensor<8xf32>) {
      %7 = sdy.data_flow_edge %arg3 sharding=<@n, [{"a", "b":(2)2, "b":(1)2, ?}], unreduced={"c"}> : tensor<8xf32>
      sdy.return %7, %7 : tensor<8xf32>, tensor<8xf32>
    } : (tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>)
    %1 = sdy.data_flow_edge %0#0 : tensor<8xf32>
    %2 = sdy.data_flow_edge %0#1 : tensor<8xf32>
    %3 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"c", ?}]>]>} : tensor<8x8xf32>
    %4 = stablehlo.add %arg2, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "c", ?}], replicated={"b":(2)2}, unreduced={"b":(1)2}>]>} : tensor<8xf32>
    %5 = sdy.manual_computation(%3, %arg1) in_shardings=[<@m, [{}, {}]>, <@e, [{}]>] out_shardings=[<@m, [{}], replicated={"b"}>] manual_axes={"a", "b"} (%arg3: tensor<8x8xf32>, %arg4: tensor<8xf32>) {
      %7 = sdy.data_flow_edge %arg3 sharding=<@m, [{}, {}]> : tensor<8x8xf32>
      %8 = sdy.data_flow_edge %arg4 sharding=<@e, [{}]> : tensor<8xf32>
      sdy.return %8 : tensor<8xf32>
    } : (tensor<8x8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %6 = sdy.data_flow_edge %5 sharding=<@m, [{}], replicated={"b"}> : tensor<8xf32>
    return %arg1, %3 : tensor<8xf32>, tensor<8x8xf32>
  }
  func.func @main(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = stablehlo.transpose %arg0, dims = [1, 0] : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<8x8xf32>
    %1 = stablehlo.optimization_barrier %0 : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %1 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %3 = sdy.named_computation<"f">(%arg0, %0) (%arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) {
      %8 = sdy.data_flow_edge %arg1 : tensor<8x8xf32>
      %9 = sdy.data_flow_edge %arg2 : tensor<8x8xf32>
      %10 = sdy.named_computation<"g">(%9) in_shardings=[<@m, [{}, {"c"}], replicated={"a"}>] (%arg3: tensor<8x8xf32>) {
        %16 = sdy.data_flow_edge %arg3 sharding=<@m, [{}, {"c"}], replicated={"a"}> : tensor<8x8xf32>
        %17 = stablehlo.reshape %16 : (tensor<8x8xf32>) -> tensor<64xf32>
        %18 = stablehlo.reshape %17 : (tensor<64xf32>) -> tensor<8x8xf32>
        sdy.return %18 : tensor<8x8xf32>
      } {foo} : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %11 = sdy.data_flow_edge %10 : tensor<8x8xf32>
      %12 = sdy.sharding_constraint %11 <@m, [{"a"}, {}]> : tensor<8x8xf32>
      %13 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {}]>]>} dense<1.000000e+00> : tensor<8x8xf32>
      %14 = sdy.manual_computation(%12) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%arg3: tensor<4x8xf32>) {
        %16 = sdy.data_flow_edge %arg3 sharding=<@m, [{}, {}]> : tensor<4x8xf32>
        %17 = sdy.constant dense<1.000000e+00> : tensor<8x8xf32>
        %18 = sdy.named_computation<"f">(%16, %17) in_shardings=[<@m, [{"b"}, {"c"}]>, <@m, [{?}, {"b"}p1]>] out_shardings=[<@m, [{}, {"c", ?}]>] (%arg4: tensor<4x8xf32>, %arg5: tensor<8x8xf32>) {
          %20 = sdy.data_flow_edge %arg4 sharding=<@m, [{"b"}, {"c"}]> : tensor<4x8xf32>
          %21 = sdy.data_flow_edge %arg5 sharding=<@m, [{?}, {"b"}p1]> : tensor<8x8xf32>
          %22 = stablehlo.iota dim = 0 : tensor<8xf32>
          sdy.return %20 : tensor<4x8xf32>
        } : (tensor<4x8xf32>, tensor<8x8xf32>) -> tensor<4x8xf32>
        %19 = sdy.data_flow_edge %18 sharding=<@m, [{}, {"c", ?}]> : tensor<4x8xf32>
        %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
        sdy.return %16 : tensor<4x8xf32>
      } : (tensor<8x8xf32>) -> tensor<8x8xf32>
      %15 = sdy.data_flow_edge %14 sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
      sdy.return %12 : tensor<8x8xf32>
    } {foo} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = sdy.data_flow_edge %3 : tensor<8x8xf32>
    %5 = stablehlo.optimization_barrier %arg0 : tensor<8x8xf32>
    %6 = sdy.data_flow_edge %5 : tensor<8x8xf32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2]>
  sdy.mesh @e = <[]>
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {?}]>}, %arg1: tensor<6x8xf32>, %arg2: tensor<6x8xf32>, %arg3: tensor<i32>) -> (tensor<8xf32>, tensor<8x8xf32>) {
    %0 = sdy.named_computation<"g">(%arg2, %arg2) out_shardings=[<@m, [{"b", ?}, {"c", ?}]>] (%arg4: tensor<6x8xf32>, %arg5: tensor<6x8xf32>) {
      %9 = sdy.data_flow_edge %arg4 : tensor<6x8xf32>
      %10 = sdy.data_flow_edge %arg5 : tensor<6x8xf32>
      %11 = stablehlo.add %9, %10 : tensor<6x8xf32>
      %12 = sdy.named_computation<"g">(%11, %10) out_shardings=[<@m, [{}, {}]>] (%arg6: tensor<6x8xf32>, %arg7: tensor<6x8xf32>) {
        %14 = sdy.data_flow_edge %arg6 : tensor<6x8xf32>
        %15 = sdy.data_flow_edge %arg7 : tensor<6x8xf32>
        %16 = sdy.sharding_constraint %15 <@m, [{"a"}, {}], replicated={"b"}> : tensor<6x8xf32>
        %17 = stablehlo.add %14, %14 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}], replicated={"c"}>]>} : tensor<6x8xf32>
        %18:2 = sdy.manual_computation(%16, %17) in_shardings=[<@m, [{"a"}, {}], replicated={"b"}>, <@m, [{"a"}, {}], replicated={"c"}>] out_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}], replicated={"c"}>] manual_axes={"b", "a", "c"} (%arg8: tensor<3x8xf32>, %arg9: tensor<3x8xf32>) {
          %21 = sdy.data_flow_edge %arg8 sharding=<@m, [{}, {}]> : tensor<3x8xf32>
          %22 = sdy.data_flow_edge %arg9 sharding=<@m, [{}, {}]> : tensor<3x8xf32>
          %23 = sdy.sharding_constraint %21 <@m, [{?}, {?}]> : tensor<3x8xf32>
          %24 = sdy.sharding_constraint %23 <@m, [{}, {}]> : tensor<3x8xf32>
          %25 = stablehlo.cosine %24 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {?}]>]>} : tensor<3x8xf32>
          sdy.return %22, %24 : tensor<3x8xf32>, tensor<3x8xf32>
        } : (tensor<6x8xf32>, tensor<6x8xf32>) -> (tensor<6x8xf32>, tensor<6x8xf32>)
        %19 = sdy.data_flow_edge %18#0 sharding=<@m, [{"a"}, {}]> : tensor<6x8xf32>
        %20 = sdy.data_flow_edge %18#1 sharding=<@m, [{"a"}, {}], replicated={"c"}> : tensor<6x8xf32>
        %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
        sdy.return %20 : tensor<6x8xf32>
      } {foo} : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
      %13 = sdy.data_flow_edge %12 sharding=<@m, [{}, {}]> : tensor<6x8xf32>
      sdy.return %9 : tensor<6x8xf32>
    } : (tensor<6x8xf32>, tensor<6x8xf32>) -> tensor<6x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@m, [{"b", ?}, {"c", ?}]> : tensor<6x8xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
    %2 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b":(2)2, "c", ?}]>]>} : tensor<8xf32>
    %3:2 = call @h(%arg0, %2) {foo = 1 : i64} : (tensor<8x8xf32>, tensor<8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %4:2 = stablehlo.optimization_barrier %2, %3#1 : tensor<8xf32>, tensor<8x8xf32>
    %5 = sdy.data_flow_edge %4#0 : tensor<8xf32>
    %6 = sdy.data_flow_edge %4#1 : tensor<8x8xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %7 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<8x8xf32>
    %8 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<8xf32>) -> tensor<8x8xf32>
    return %5, %6 : tensor<8xf32>, tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32>, %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}], replicated={"b"}, unreduced={"a"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.iota dim = 0 : tensor<8xf32>
    sdy.sharding_group %arg0 group_id=1 : tensor<8x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %1 = stablehlo.broadcast_in_dim %arg1, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
    return %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @hx(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"b"}], replicated={"a"}>}, %arg1: tensor<8x8xf32>, %arg2: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x8xf32>
    %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@n, [], replicated={"b", "c"}>]>} dense<0.000000e+00> : tensor<f32>
    %cst_1 = stablehlo.constant dense<2.000000e+00> : tensor<8xf32>
    return %arg1, %cst_1 : tensor<8x8xf32>, tensor<8xf32>
  }
}
