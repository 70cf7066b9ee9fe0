module {
  sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
  func.func @main(%arg0: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"r", ?}, {"q", "p", ?}]>}, %arg1: tensor<f32>, %arg2: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {"r", ?}]>}, %arg3: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p", ?}, {"r", ?}]>}) -> (tensor<f32>, tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", "p", ?}, {"r", ?}]>}, tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q", ?}, {"r", ?}]>}, tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"p", "q", ?}]>}) {
    %0 = sdy.named_computation<"f">(%arg0) in_shardings=[<@m, [{"q", ?}, {?}p1]>] (%arg4: tensor<2x8xf32>) {
      %7 = sdy.data_flow_edge %arg4 sharding=<@m, [{"q", ?}, {?}]> : tensor<2x8xf32>
      %8 = sdy.propagation_barrier %7 allowed_direction=FORWARD {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", ?}, {?}]>]>} : tensor<2x8xf32>
      sdy.return %8 : tensor<2x8xf32>
    } : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@m, [{"q", ?}, {?}]> : tensor<2x8xf32>
    %2 = stablehlo.add %arg3, %arg3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", "p", ?}, {"r", ?}]>]>} : tensor<2x8xf32>
    %3 = stablehlo.transpose %arg1, dims = [] : (tensor<f32>) -> tensor<f32>
    %4 = stablehlo.slice %2 [0:2, 0:8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", "p", ?}, {"r", ?}]>]>} : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_update_slice %arg0, %arg3, %c, %c {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q", ?}, {"r"}]>]>} : (tensor<2x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<2x8xf32>
    %6 = sdy.sharding_constraint %arg2 <@m, [{"q", "p", ?}, {"r", ?}]> : tensor<4x16xf32>
    return %3, %4, %5, %6 : tensor<f32>, tensor<2x8xf32>, tensor<2x8xf32>, tensor<4x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
  func.func @main(%arg0: tensor<1x1xf32>, %arg1: tensor<12x4x2xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1x1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}], unreduced={"q"}>}) -> (tensor<1xf32>, tensor<12x4x2xf32>, tensor<1x1xf32>, tensor<6x1xf32>) {
    %0 = stablehlo.subtract %arg3, %arg3 : tensor<1x1xf32>
    %1 = stablehlo.reshape %arg0 : (tensor<1x1xf32>) -> tensor<1xf32>
    sdy.sharding_group %0 group_id=1 : tensor<1x1xf32>
    %2:3 = sdy.named_computation<"f">(%arg0, %arg3, %arg1) (%arg4: tensor<1x1xf32>, %arg5: tensor<1x1xf32>, %arg6: tensor<12x4x2xf32>) {
      %9 = sdy.data_flow_edge %arg4 : tensor<1x1xf32>
      %10 = sdy.data_flow_edge %arg5 : tensor<1x1xf32>
      %11 = sdy.data_flow_edge %arg6 : tensor<12x4x2xf32>
      sdy.return %9, %9, %11 : tensor<1x1xf32>, tensor<1x1xf32>, tensor<12x4x2xf32>
    } : (tensor<1x1xf32>, tensor<1x1xf32>, tensor<12x4x2xf32>) -> (tensor<1x1xf32>, tensor<1x1xf32>, tensor<12x4x2xf32>)
    %3 = sdy.data_flow_edge %2#0 : tensor<1x1xf32>
    %4 = sdy.data_flow_edge %2#1 : tensor<1x1xf32>
    %5 = sdy.data_flow_edge %2#2 : tensor<12x4x2xf32>
    %6 = stablehlo.multiply %5, %arg1 : tensor<12x4x2xf32>
    %7 = stablehlo.reverse %arg3, dims = [] : tensor<1x1xf32>
    %8 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<6x1xf32>
    return %1, %6, %7, %8 : tensor<1xf32>, tensor<12x4x2xf32>, tensor<1x1xf32>, tensor<6x1xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func private @f0(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg1: tensor<12x2x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {"z", ?}, {?}]>}, %arg2: tensor<2x4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"z", "x"}, {?}], replicated={"y"}>}, %arg3: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}]>}, %arg4: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> tensor<2x4x8xf32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "stablehlo.case"(%c) ({
      %4 = stablehlo.reshape %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"z", "x", ?}, {?}]>]>} : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
      %5 = sdy.sharding_constraint %arg0 <@m, [], replicated={"y"}> : tensor<f32>
      stablehlo.return %4 : tensor<2x4x8xf32>
    }, {
      %4 = sdy.sharding_constraint %arg3 <@m, [{"x", ?}], replicated={"y"}> : tensor<24xf32>
      stablehlo.return %arg2 : tensor<2x4x8xf32>
    }) : (tensor<i32>) -> tensor<2x4x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@m, [{?}, {"z", "x", ?}, {?}]> : tensor<2x4x8xf32>
    %2 = sdy.manual_computation(%arg2) in_shardings=[<@m, [{"x"}, {?}, {"z", ?}], replicated={"y"}>] out_shardings=[<@m, [{"x", ?}, {?}, {"z", ?}], replicated={"y"}>] manual_axes={"y"} (%arg5: tensor<2x4x8xf32>) {
      %4 = sdy.data_flow_edge %arg5 sharding=<@m, [{"x"}, {?}, {"z", ?}]> : tensor<2x4x8xf32>
      sdy.return %4 : tensor<2x4x8xf32>
    } : (tensor<2x4x8xf32>) -> tensor<2x4x8xf32>
    %3 = sdy.data_flow_edge %2 sharding=<@m, [{"x", ?}, {?}, {"z", ?}], replicated={"y"}> : tensor<2x4x8xf32>
    return %3 : tensor<2x4x8xf32>
  }
  func.func private @f1(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}]>}, %arg1: tensor<f32>, %arg2: tensor<12x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "x"}, {?}], unreduced={"z"}>}, %arg3: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg4: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}], unreduced={"y"}>}) -> tensor<f32> {
    %0 = stablehlo.dot_general %arg0, %arg4, contracting_dims = [0] x [0] : (tensor<2xf32>, tensor<2xf32>) -> tensor<f32>
    %1 = stablehlo.transpose %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", ?}]>]>} : (tensor<2xf32>) -> tensor<2xf32>
    %2:2 = stablehlo.optimization_barrier %1, %arg3 : tensor<2xf32>, tensor<f32>
    %3 = sdy.data_flow_edge %2#0 sharding=<@m, [{"x", ?}]> : tensor<2xf32>
    %4 = sdy.data_flow_edge %2#1 : tensor<f32>
    return %0 : tensor<f32>
  }
  func.func @main(%arg0: tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {}, {"z", ?}]>}, %arg1: tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"z", ?}, {"y", "x", ?}]>}) -> (tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z", ?}, {"y", "x"}]>}, tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {"z"}, {"x"}]>}, tensor<4x12x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(1)3, ?}, {"z", ?}, {"x":(3)2, "y":(2)2, ?}]>}) {
    %0:3 = stablehlo.optimization_barrier %arg1, %arg1, %arg0 : tensor<4x12x24xf32>, tensor<4x12x24xf32>, tensor<4x12x24xf32>
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{?}, {"z", ?}, {"y", "x", ?}]> : tensor<4x12x24xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, [{"y", ?}, {"z", ?}, {"x", ?}]> : tensor<4x12x24xf32>
    %3 = sdy.data_flow_edge %0#2 sharding=<@m, [{"x":(1)3, ?}, {"z", ?}, {"x":(3)2, "y":(2)2, ?}]> : tensor<4x12x24xf32>
    return %1, %2, %3 : tensor<4x12x24xf32>, tensor<4x12x24xf32>, tensor<4x12x24xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}]>}, %arg1: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}]>}) -> (tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}]>}, tensor<f32>, tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}]>}, tensor<6x12xf32>) {
    %c = stablehlo.constant dense<true> : tensor<i1>
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_2 = %arg0, %iterArg_3 = %c) : tensor<2xf32>, tensor<2xf32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_3 : tensor<i1>
    } do {
      %8 = sdy.sharding_constraint %iterArg_2 <@m, [{"b", "a", ?}]> : tensor<2xf32>
      %9 = stablehlo.subtract %8, %iterArg {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}]>]>} : tensor<2xf32>
      stablehlo.return %iterArg, %9, %iterArg_3 : tensor<2xf32>, tensor<2xf32>, tensor<i1>
    }
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"a", "b", ?}]> : tensor<2xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, [{"b", "a", ?}]> : tensor<2xf32>
    %3 = sdy.data_flow_edge %0#2 : tensor<i1>
    %4 = stablehlo.reverse %arg1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}]>]>} : tensor<2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %5:2 = stablehlo.while(%iterArg = %1, %iterArg_2 = %c_0) : tensor<2xf32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_2 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_2 : tensor<2xf32>, tensor<i1>
    }
    %6 = sdy.data_flow_edge %5#0 sharding=<@m, [{"a", "b", ?}]> : tensor<2xf32>
    %7 = sdy.data_flow_edge %5#1 : tensor<i1>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<6x12xf32>
    return %4, %cst, %6, %cst_1 : tensor<2xf32>, tensor<f32>, tensor<2xf32>, tensor<6x12xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func private @f0(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg1: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %arg2: tensor<3x4x24xf32>, %arg3: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> tensor<24x3x4xf32> {
    %0 = stablehlo.transpose %arg2, dims = [2, 0, 1] : (tensor<3x4x24xf32>) -> tensor<24x3x4xf32>
    %1 = stablehlo.cosine %0 : tensor<24x3x4xf32>
    %2 = stablehlo.divide %arg3, %arg0 : tensor<f32>
    %3 = stablehlo.optimization_barrier %2 : tensor<f32>
    %4 = sdy.data_flow_edge %3 : tensor<f32>
    return %1 : tensor<24x3x4xf32>
  }
  func.func private @f1(%arg0: tensor<6x4x4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {}, {"d"}, {"b", "a", ?}]>}, %arg1: tensor<2x16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a", ?}, {"b", "c", ?}]>}, %arg2: tensor<6x8x16x16xf32>, %arg3: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"d", ?}]>}) -> tensor<6x6xf32> {
    %0 = sdy.sharding_constraint %arg3 <@m, [{?}, {"d", ?}]> : tensor<4x8xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<6x6xf32>
    return %cst : tensor<6x6xf32>
  }
  func.func @main(%arg0: tensor<6x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {?}]>}, %arg1: tensor<6x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {?}]>}) -> (tensor<6x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"d"}, {?}]>}, tensor<6x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"d", ?}, {?}]>}) {
    %0 = stablehlo.subtract %arg1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d", ?}, {?}]>]>} : tensor<6x6xf32>
    sdy.sharding_group %0 group_id=1 : tensor<6x6xf32>
    sdy.sharding_group %arg0 group_id=1 : tensor<6x6xf32>
    sdy.sharding_group %arg1 group_id=1 : tensor<6x6xf32>
    %1 = stablehlo.concatenate %arg1, %arg1, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d", ?}, {?}]>]>} : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x12xf32>
    %2 = stablehlo.maximum %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"d", ?}, {?}]>]>} : tensor<6x6xf32>
    %c = stablehlo.constant dense<true> : tensor<i1>
    %3:2 = stablehlo.while(%iterArg = %1, %iterArg_0 = %c) : tensor<6x12xf32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_0 : tensor<i1>
    } do {
      stablehlo.return %iterArg, %iterArg_0 : tensor<6x12xf32>, tensor<i1>
    }
    %4 = sdy.data_flow_edge %3#0 sharding=<@m, [{"d", ?}, {?}]> : tensor<6x12xf32>
    %5 = sdy.data_flow_edge %3#1 : tensor<i1>
    return %2, %4 : tensor<6x6xf32>, tensor<6x12xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=2, "q"=12, "r"=3]>
  func.func @main(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, [], unreduced={"q":(3)4}>}, %arg1: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"r", ?}, {"p"}]>}, %arg2: tensor<24x6x4x4xf32>, %arg3: tensor<12xf32>, %arg4: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) -> (tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"r", ?}, {"q":(1)3, ?}]>}, tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"r", ?}, {"p", ?}]>}, tensor<12xf32>, tensor<12xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0:3 = "stablehlo.case"(%c) ({
      stablehlo.return %arg1, %arg2, %arg1 : tensor<16x16xf32>, tensor<24x6x4x4xf32>, tensor<16x16xf32>
    }, {
      %13 = stablehlo.add %arg1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"r", ?}, {"p", ?}]>]>} : tensor<16x16xf32>
      stablehlo.return %arg1, %arg2, %13 : tensor<16x16xf32>, tensor<24x6x4x4xf32>, tensor<16x16xf32>
    }) : (tensor<i32>) -> (tensor<16x16xf32>, tensor<24x6x4x4xf32>, tensor<16x16xf32>)
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"r", ?}, {"p", ?}]> : tensor<16x16xf32>
    %2 = sdy.data_flow_edge %0#1 : tensor<24x6x4x4xf32>
    %3 = sdy.data_flow_edge %0#2 sharding=<@m, [{"r", ?}, {"p", ?}]> : tensor<16x16xf32>
    %c_0 = stablehlo.constant dense<true> : tensor<i1>
    %4:3 = stablehlo.while(%iterArg = %3, %iterArg_1 = %arg4, %iterArg_2 = %c_0) : tensor<16x16xf32>, tensor<f32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_2 : tensor<i1>
    } do {
      %13 = stablehlo.custom_call @f(%iterArg) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"r", ?}, {"p", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([j, i]) {i=16, j=16} blocked_propagation={i}, custom>} : (tensor<16x16xf32>) -> tensor<16x16xf32>
      stablehlo.return %13, %iterArg_1, %iterArg_2 : tensor<16x16xf32>, tensor<f32>, tensor<i1>
    }
    %5 = sdy.data_flow_edge %4#0 sharding=<@m, [{"r", ?}, {"p", ?}]> : tensor<16x16xf32>
    %6 = sdy.data_flow_edge %4#1 : tensor<f32>
    %7 = sdy.data_flow_edge %4#2 : tensor<i1>
    %8 = sdy.sharding_constraint %arg1 <@m, [{"r"}, {"q":(1)3, ?}]> : tensor<16x16xf32>
    %9 = stablehlo.logistic %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"r", ?}, {"p", ?}]>]>} : tensor<16x16xf32>
    %10 = stablehlo.multiply %arg3, %arg3 : tensor<12xf32>
    %11 = stablehlo.maximum %arg3, %arg3 : tensor<12xf32>
    %12 = stablehlo.subtract %arg3, %11 : tensor<12xf32>
    return %8, %9, %10, %12 : tensor<16x16xf32>, tensor<16x16xf32>, tensor<12xf32>, tensor<12xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}]>}, %arg1: tensor<1x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}]>}, %arg2: tensor<6x8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y":(1)2, "z", ?}, {?}], replicated={"x"}>}, %arg3: tensor<4x16x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", ?}, {"y":(1)2, ?}, {"x"}]>}, %arg4: tensor<2xf32>) -> (tensor<4x6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}, {"y":(1)2, "z", ?}]>}) {
    %0 = stablehlo.transpose %arg2, dims = [2, 0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}, {"y":(1)2, "z", ?}]>]>} : (tensor<6x8x4xf32>) -> tensor<4x6x8xf32>
    return %0 : tensor<4x6x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2, "d"=4]>
  func.func @main(%arg0: tensor<8x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {"d", ?}]>}) -> (tensor<8x1xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"d", "c", ?}]>}, tensor<8x1x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", ?}, {?}, {?}]>}, tensor<1x4xf32>) {
    %0 = stablehlo.reverse %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}, {"d", ?}]>]>} : tensor<8x1xf32>
    %1 = stablehlo.concatenate %0, %arg0, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}, {"d", ?}]>]>} : (tensor<8x1xf32>, tensor<8x1xf32>) -> tensor<8x2xf32>
    %2 = stablehlo.reshape %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}, {}, {}]>]>} : (tensor<8x2xf32>) -> tensor<8x1x2xf32>
    %3 = stablehlo.reshape %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"d", "c", ?}]>]>} : (tensor<8x1xf32>) -> tensor<8x1xf32>
    %4 = stablehlo.dot_general %2, %1, contracting_dims = [2] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c", ?}, {?}, {?}]>]>} : (tensor<8x1x2xf32>, tensor<8x2xf32>) -> tensor<8x1x8xf32>
    %5 = sdy.sharding_constraint %2 <@m, [{"c", ?}, {}, {}]> : tensor<8x1x2xf32>
    sdy.sharding_group %5 group_id=1 : tensor<8x1x2xf32>
    sdy.sharding_group %2 group_id=1 : tensor<8x1x2xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<1x4xf32>
    return %3, %4, %cst : tensor<8x1xf32>, tensor<8x1x8xf32>, tensor<1x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
  func.func @main(%arg0: tensor<12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, %arg1: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg2: tensor<12x24x4xf32>, %arg3: tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"a":(1)2, ?}, {"a":(2)4, ?}]>}, %arg4: tensor<12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(2)4, ?}, {?}]>}) -> (tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a":(1)2, ?}, {"a":(2)4, ?}]>}, tensor<12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}], replicated={"a"}>}, tensor<12x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}) {
    %0 = stablehlo.floor %arg3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a":(1)2, ?}, {"a":(2)4, ?}]>]>} : tensor<16x16x16xf32>
    %1 = sdy.propagation_barrier %arg0 allowed_direction=BACKWARD : tensor<12x16xf32>
    %2 = stablehlo.abs %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", ?}]>]>} : tensor<12x16xf32>
    return %0, %1, %2 : tensor<16x16x16xf32>, tensor<12x16xf32>, tensor<12x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
  func.func private @f0(%arg0: tensor<6x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {?}]>}, %arg1: tensor<2x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {?}]>}, %arg2: tensor<24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}], replicated={"b"}>}, %arg3: tensor<2x3xf32>, %arg4: tensor<6x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}], replicated={"b"}>}) -> tensor<6x3xf32> {
    %0 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %1 = sdy.sharding_constraint %arg2 <@m, [{?}]> : tensor<24xf32>
    return %0 : tensor<6x3xf32>
  }
  func.func private @f1(%arg0: tensor<f32> {sdy.sharding = #sdy.sharding<@m, [], unreduced={"b"}>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg2: tensor<8x4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b"}, {?}]>}, %arg3: tensor<16x3x2x6xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", "a":(1)4}, {"a":(4)2, ?}, {?}]>}, %arg4: tensor<f32>) -> (tensor<8x4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)4, ?}, {"a":(4)2, ?}, {"b", ?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg2, %arg2, %c, %c, %c {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}, {?}]>]>} : (tensor<8x4x6xf32>, tensor<8x4x6xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x4x6xf32>
    return %0 : tensor<8x4x6xf32>
  }
  func.func @main(%arg0: tensor<3x1x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "a":(1)4, ?}, {"a":(4)2, ?}, {?}]>}, %arg1: tensor<3x1x16xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a":(4)2, ?}, {"b"}]>}) -> (tensor<16x3x1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {}, {"b", ?}], replicated={"a":(1)4}>}, tensor<3x12x1xf32>, tensor<16x3x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {?}, {?}]>}, tensor<3x1x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "a":(1)4, ?}, {"a":(4)2, ?}, {?}]>}) {
    %0 = stablehlo.multiply %arg1, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}, {"a":(4)2, "b", ?}]>]>} : tensor<3x1x16xf32>
    %1 = stablehlo.multiply %arg1, %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}, {"a":(4)2, "b"}], replicated={"a":(1)4}>]>} : tensor<3x1x16xf32>
    %2 = stablehlo.reverse %arg1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a":(4)2, ?}, {"b", ?}]>]>} : tensor<3x1x16xf32>
    %3 = sdy.sharding_constraint %arg1 <@m, [{"b", "a":(1)4}, {"a":(4)2}, {?}]> : tensor<3x1x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = "stablehlo.case"(%c) ({
      stablehlo.return %1 : tensor<3x1x16xf32>
    }, {
      stablehlo.return %0 : tensor<3x1x16xf32>
    }) : (tensor<i32>) -> tensor<3x1x16xf32>
    %5 = sdy.data_flow_edge %4 sharding=<@m, [{?}, {?}, {"a":(4)2, "b", ?}]> : tensor<3x1x16xf32>
    %6 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b", ?}, {?}]>]>} : (tensor<3x1x16xf32>) -> tensor<3x1x16xf32>
    %7 = stablehlo.transpose %6, dims = [2, 0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}, {"b", ?}]>]>} : (tensor<3x1x16xf32>) -> tensor<16x3x1xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3x12x1xf32>
    %8 = stablehlo.dot_general %2, %3, batching_dims = [2] x [2], contracting_dims = [1] x [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {?}, {?}]>]>} : (tensor<3x1x16xf32>, tensor<3x1x16xf32>) -> tensor<16x3x3xf32>
    %9 = stablehlo.multiply %3, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", "a":(1)4, ?}, {"a":(4)2, ?}, {?}]>]>} : tensor<3x1x16xf32>
    return %7, %cst, %8, %9 : tensor<16x3x1xf32>, tensor<3x12x1xf32>, tensor<16x3x3xf32>, tensor<3x1x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func private @f0(%arg0: tensor<8x3x3x2xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"z"}, {?}, {"y"}]>}, %arg1: tensor<8x3x3x2xf32>) -> tensor<3x3x2x3x3x2xf32> {
    %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", ?}, {?}, {"y", ?}, {?}, {?}, {?}]>]>} : (tensor<8x3x3x2xf32>, tensor<8x3x3x2xf32>) -> tensor<3x3x2x3x3x2xf32>
    return %0 : tensor<3x3x2x3x3x2xf32>
  }
  func.func private @f1(%arg0: tensor<16x12xf32>, %arg1: tensor<6x1xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z", "x", ?}]>}, %arg2: tensor<16x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {}]>}) -> tensor<4x4x7xf32> {
    %0 = stablehlo.reshape %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x":(1)2, ?}, {?}, {?}]>]>} : (tensor<16x12xf32>) -> tensor<4x4x12xf32>
    %1 = stablehlo.slice %0 [0:4, 0:4, 0:7] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x":(1)2, ?}, {?}, {?}]>]>} : (tensor<4x4x12xf32>) -> tensor<4x4x7xf32>
    %2 = stablehlo.optimization_barrier %1 : tensor<4x4x7xf32>
    %3 = sdy.data_flow_edge %2 sharding=<@m, [{"x":(1)2, ?}, {?}, {?}]> : tensor<4x4x7xf32>
    return %3 : tensor<4x4x7xf32>
  }
  func.func @main(%arg0: tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {"x", ?}]>}, %arg1: tensor<6x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "z"}, {?}]>}, %arg2: tensor<12xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "z", ?}]>}) -> (tensor<12xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "z", ?}]>}, tensor<12x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {"x", ?}]>}, tensor<6x24xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y", "z", ?}]>}, tensor<24x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", "y", ?}, {?}]>}) {
    sdy.sharding_group %arg2 group_id=1 : tensor<12xf32>
    %0 = stablehlo.floor %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", "z"}]>]>} : tensor<12xf32>
    %1 = sdy.sharding_constraint %arg2 <@m, [{"x", "z", ?}]> : tensor<12xf32>
    %2 = sdy.propagation_barrier %arg0 allowed_direction=FORWARD {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y", ?}, {"x", ?}]>]>} : tensor<12x8xf32>
    %3 = stablehlo.concatenate %1, %1, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", ?}]>]>} : (tensor<12xf32>, tensor<12xf32>) -> tensor<24xf32>
    %4:3 = sdy.manual_computation(%arg0, %arg0, %3) in_shardings=[<@m, [{"x", "y", ?}, {?}], replicated={"z"}>, <@m, [{"y", ?}, {"x", ?}], replicated={"z"}>, <@m, [{"z", ?}p1], replicated={"y"}>] out_shardings=[<@m, [{"x", "y", ?}p1, {?}], replicated={"z"}>, <@m, [{?}, {"y"}], replicated={"z"}>, <@m, [{"z", "y"}p1], unreduced={"x"}>] manual_axes={"z"} (%arg3: tensor<12x8xf32>, %arg4: tensor<12x8xf32>, %arg5: tensor<12xf32>) {
      %10 = sdy.data_flow_edge %arg3 sharding=<@m, [{"x", "y", ?}, {?}]> : tensor<12x8xf32>
      %11 = sdy.data_flow_edge %arg4 sharding=<@m, [{"y", ?}, {"x", ?}]> : tensor<12x8xf32>
      %12 = sdy.data_flow_edge %arg5 sharding=<@m, [{?}], replicated={"y"}> : tensor<12xf32>
      sdy.return %11, %10, %12 : tensor<12x8xf32>, tensor<12x8xf32>, tensor<12xf32>
    } : (tensor<12x8xf32>, tensor<12x8xf32>, tensor<24xf32>) -> (tensor<12x8xf32>, tensor<12x8xf32>, tensor<24xf32>)
    %5 = sdy.data_flow_edge %4#0 sharding=<@m, [{"x", "y", ?}, {?}], replicated={"z"}> : tensor<12x8xf32>
    %6 = sdy.data_flow_edge %4#1 sharding=<@m, [{"x", ?}, {"y"}], replicated={"z"}> : tensor<12x8xf32>
    %7 = sdy.data_flow_edge %4#2 sharding=<@m, [{"z", "y"}], unreduced={"x"}> : tensor<24xf32>
    %8 = stablehlo.multiply %arg1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"y", "z", ?}]>]>} : tensor<6x24xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", "y", ?}, {?}]>]>} : (tensor<24xf32>) -> tensor<24x4xf32>
    return %0, %2, %8, %9 : tensor<12xf32>, tensor<12x8xf32>, tensor<6x24xf32>, tensor<24x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
  func.func @main(%arg0: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg1: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b", ?}]>}) -> (tensor<6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, tensor<6x12xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, tensor<2x1x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}, {"b", ?}]>}, tensor<6x1x6x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}, {?}, {?}]>}) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_slice %arg0, %c, %c, sizes = [6, 6] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b", "a", ?}]>]>} : (tensor<6x16xf32>, tensor<i32>, tensor<i32>) -> tensor<6x6xf32>
    %1:2 = sdy.named_computation<"f">(%0, %0) in_shardings=[<@m, [{}, {"b", "a", ?}]>, <@m, [{?}, {"a"}], replicated={"b"}>] (%arg3: tensor<6x6xf32>, %arg4: tensor<6x6xf32>) {
      %10 = sdy.data_flow_edge %arg3 sharding=<@m, [{}, {"b", "a", ?}]> : tensor<6x6xf32>
      %11 = sdy.data_flow_edge %arg4 sharding=<@m, [{?}, {"a"}], replicated={"b"}> : tensor<6x6xf32>
      %12 = stablehlo.floor %11 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a", ?}]>]>} : tensor<6x6xf32>
      sdy.return %12, %12 : tensor<6x6xf32>, tensor<6x6xf32>
    } : (tensor<6x6xf32>, tensor<6x6xf32>) -> (tensor<6x6xf32>, tensor<6x6xf32>)
    %2 = sdy.data_flow_edge %1#0 sharding=<@m, [{?}, {"a", ?}]> : tensor<6x6xf32>
    %3 = sdy.data_flow_edge %1#1 sharding=<@m, [{?}, {"a", ?}]> : tensor<6x6xf32>
    %4 = stablehlo.slice %arg0 [0:6, 0:12] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : (tensor<6x16xf32>) -> tensor<6x12xf32>
    %5 = stablehlo.transpose %2, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %6:2 = sdy.manual_computation(%arg2, %4) in_shardings=[<@m, [{}, {?}], replicated={"b"}>, <@m, [{"a", ?}, {"b", ?}]>] out_shardings=[<@m, [{"a"}, {?}], replicated={"b"}>, <@m, [{"a", ?}, {"b", ?}]>] manual_axes={"b"} (%arg3: tensor<6x16xf32>, %arg4: tensor<6x3xf32>) {
      %10 = sdy.data_flow_edge %arg3 sharding=<@m, [{}, {?}]> : tensor<6x16xf32>
      %11 = sdy.data_flow_edge %arg4 sharding=<@m, [{"a", ?}, {?}]> : tensor<6x3xf32>
      %12 = sdy.sharding_constraint %11 <@m, [{"a", ?}, {}]> : tensor<6x3xf32>
      sdy.return %10, %12 : tensor<6x16xf32>, tensor<6x3xf32>
    } : (tensor<6x16xf32>, tensor<6x12xf32>) -> (tensor<6x16xf32>, tensor<6x12xf32>)
    %7 = sdy.data_flow_edge %6#0 sharding=<@m, [{"a"}, {?}], replicated={"b"}> : tensor<6x16xf32>
    %8 = sdy.data_flow_edge %6#1 sharding=<@m, [{"a", ?}, {"b", ?}]> : tensor<6x12xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}, {"b", ?}]>]>} dense<1.000000e+00> : tensor<2x1x3xf32>
    %9 = stablehlo.broadcast_in_dim %5, dims = [0, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}, {?}, {?}]>]>} : (tensor<6x6xf32>) -> tensor<6x1x6x1xf32>
    return %7, %8, %cst, %9 : tensor<6x16xf32>, tensor<6x12xf32>, tensor<2x1x3xf32>, tensor<6x1x6x1xf32>
  }
}
