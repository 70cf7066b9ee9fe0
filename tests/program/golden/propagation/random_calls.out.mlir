module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func private @f0(%arg0: tensor<12x4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {?}, {}], replicated={"y"}>}, %arg1: tensor<12x4x8xf32>) -> tensor<12x4x8xf32> {
    %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {?}, {}], replicated={"y"}>]>} : tensor<12x4x8xf32>
    %1 = sdy.func_data_flow_edge %arg1 : tensor<12x4x8xf32>
    %2 = stablehlo.floor %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", ?}, {?}, {?}]>]>} : tensor<12x4x8xf32>
    return %2 : tensor<12x4x8xf32>
  }
  func.func @main(%arg0: tensor<f32>, %arg1: tensor<2x12xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x":(2)3}p1]>}, %arg2: tensor<1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}], unreduced={"y"}>}, %arg3: tensor<f32>) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : (tensor<f32>) -> tensor<f32>
    return %0 : tensor<f32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func @main(%arg0: tensor<6x6x24xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}, {"y", ?}]>}, %arg1: tensor<16x16x6x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {}, {?}, {"z", ?}]>}, %arg2: tensor<4x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "y", ?}, {"z", ?}]>}) -> (tensor<4x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "y", ?}, {?}]>}, tensor<4x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "y", ?}, {"z", ?}]>}, tensor<4x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "y", ?}, {"z", ?}]>}) {
    %0 = stablehlo.subtract %arg2, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", "y", ?}, {"z", ?}]>]>} : tensor<4x24xf32>
    %1:3 = sdy.manual_computation(%0, %arg0, %0) in_shardings=[<@m, [{"x", ?}, {"z"}]>, <@m, [{"x", "y"}, {?}, {"z", ?}]>, <@m, [{?}, {}], replicated={"z"}>] out_shardings=[<@m, [{}, {"z", ?}]>, <@m, [{"x"}, {}, {"z", ?}]>, <@m, [{"x", "y", ?}, {}], replicated={"z"}>] manual_axes={"z"} (%arg3: tensor<4x12xf32>, %arg4: tensor<6x6x12xf32>, %arg5: tensor<4x24xf32>) {
      %9 = sdy.data_flow_edge %arg3 sharding=<@m, [{"x", "y", ?}, {}]> : tensor<4x12xf32>
      %10 = sdy.data_flow_edge %arg4 sharding=<@m, [{"x", "y"}, {?}, {?}]> : tensor<6x6x12xf32>
      %11 = sdy.data_flow_edge %arg5 sharding=<@m, [{"x", "y", ?}, {}]> : tensor<4x24xf32>
      sdy.return %9, %10, %11 : tensor<4x12xf32>, tensor<6x6x12xf32>, tensor<4x24xf32>
    } : (tensor<4x24xf32>, tensor<6x6x24xf32>, tensor<4x24xf32>) -> (tensor<4x24xf32>, tensor<6x6x24xf32>, tensor<4x24xf32>)
    %2 = sdy.data_flow_edge %1#0 sharding=<@m, [{}, {"z", ?}]> : tensor<4x24xf32>
    %3 = sdy.data_flow_edge %1#1 sharding=<@m, [{"x"}, {}, {"z", ?}]> : tensor<6x6x24xf32>
    %4 = sdy.data_flow_edge %1#2 sharding=<@m, [{"x", "y", ?}, {}], replicated={"z"}> : tensor<4x24xf32>
    %5:3 = stablehlo.optimization_barrier %4, %arg2, %0 : tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>
    %6 = sdy.data_flow_edge %5#0 sharding=<@m, [{"x", "y", ?}, {?}]> : tensor<4x24xf32>
    %7 = sdy.data_flow_edge %5#1 sharding=<@m, [{"x", "y", ?}, {"z", ?}]> : tensor<4x24xf32>
    %8 = sdy.data_flow_edge %5#2 sharding=<@m, [{"x", "y", ?}, {"z", ?}]> : tensor<4x24xf32>
    return %6, %7, %8 : tensor<4x24xf32>, tensor<4x24xf32>, tensor<4x24xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func @main(%arg0: tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "x":(2)3, ?}, {"x":(1)2, ?}, {?}]>}, %arg1: tensor<2x24xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(2)3, ?}, {"y", ?}]>}, %arg2: tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "z"}, {}, {?}]>}) -> (tensor<16x16xf32>, tensor<16x16x16xf32>, tensor<2x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"y", ?}]>}, tensor<16x16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "z", ?}, {?}, {?}]>}) {
    %0:2 = "stablehlo.sort"(%arg0, %arg2) <{dimension = 0 : i64}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>):
      %7 = stablehlo.compare LT, %arg3, %arg4 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %7 : tensor<i1>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y", ?}, {"x":(1)2, ?}, {?}]>, <@m, [{"y", ?}, {"x":(1)2, ?}, {?}]>]>} : (tensor<16x16x16xf32>, tensor<16x16x16xf32>) -> (tensor<16x16x16xf32>, tensor<16x16x16xf32>)
    %1 = sdy.propagation_barrier %0#1 allowed_direction=NONE : tensor<16x16x16xf32>
    %2 = sdy.sharding_constraint %arg1 <@m, [{"x", "z", ?}, {"y", ?}]> : tensor<2x24xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.reduce(%1 init: %cst) applies stablehlo.add across dimensions = [0] : (tensor<16x16x16xf32>, tensor<f32>) -> tensor<16x16xf32>
    %4 = stablehlo.custom_call @f(%1) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([k, j, i]) {i=16, j=16, k=16} need_replication={i}, custom>} : (tensor<16x16x16xf32>) -> tensor<16x16x16xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %5 = stablehlo.dynamic_update_slice %2, %arg1, %c, %c {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"y", ?}]>]>} : (tensor<2x24xf32>, tensor<2x24xf32>, tensor<i32>, tensor<i32>) -> tensor<2x24xf32>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [0, 1, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y", "z", ?}, {?}, {?}]>]>} : (tensor<16x16x16xf32>) -> tensor<16x16x16xf32>
    return %3, %4, %5, %6 : tensor<16x16xf32>, tensor<16x16x16xf32>, tensor<2x24xf32>, tensor<16x16x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=6, "y"=4, "z"=2]>
  func.func private @f0(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", ?}]>}, %arg1: tensor<24x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", "z"}, {?}]>}, %arg2: tensor<f32>, %arg3: tensor<f32> {sdy.sharding = #sdy.sharding<@m, [], replicated={"z"}>}, %arg4: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"z", ?}p0]>}) -> (tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}) {
    %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", ?}]>]>} : tensor<4xf32>
    %1 = sdy.func_data_flow_edge %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y", "z"}, {?}]>]>} : tensor<24x1xf32>
    %2 = sdy.func_data_flow_edge %arg2 : tensor<f32>
    %3 = sdy.func_data_flow_edge %arg3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [], replicated={"z"}>]>} : tensor<f32>
    %4 = sdy.func_data_flow_edge %arg4 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z", ?}p0]>]>} : tensor<4xf32>
    %5 = stablehlo.reshape %2 : (tensor<f32>) -> tensor<f32>
    return %5 : tensor<f32>
  }
  func.func @main(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}p0, {?}p2], replicated={"z"}>}, %arg1: tensor<4x6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {?}p0, {"z", "x"}p0]>}, %arg2: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x":(2)3, ?}, {"x":(1)2, "z", ?}]>}) -> (tensor<32x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {?}]>}, tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}p0, {"x":(1)2, "z", ?}p0]>}) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y", ?}, {?}]>]>} : (tensor<16x16xf32>) -> tensor<32x8xf32>
    %1 = stablehlo.cosine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y", ?}, {"x":(1)2, "z", ?}]>]>} : tensor<16x16xf32>
    return %0, %1 : tensor<32x8xf32>, tensor<16x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
  func.func @main(%arg0: tensor<3x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(2)2, "b", ?}, {?}]>}, %arg1: tensor<f32> {sdy.sharding = #sdy.sharding<@m, []>}, %arg2: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}p0]>}, %arg3: tensor<1x24x8x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)2, "b", ?}, {"a":(2)2, ?}p1, {?}p0, {?}p2]>}) -> (tensor<3x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(2)2, "b", ?}, {"a":(4)2, ?}]>}, tensor<24x3x16x1xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a":(2)2, "b", ?}, {?}, {"a":(4)2, ?}]>}, tensor<f32>, tensor<2x3xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a":(1)2, ?}]>}) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a":(2)2, "b", ?}, {"a":(4)2, ?}]>]>} : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(1)2}, {"b":(2)2}]>]>} dense<1.000000e+00> : tensor<2x4xf32>
    sdy.sharding_group %cst group_id=1 : tensor<2x4xf32>
    %1 = stablehlo.transpose %arg2, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}p0]>]>} : (tensor<4xf32>) -> tensor<4xf32>
    %2 = stablehlo.subtract %1, %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}p0]>]>} : tensor<4xf32>
    %3 = stablehlo.slice %cst [0:2, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {"a":(1)2, ?}]>]>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %4 = stablehlo.transpose %3, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a":(1)2, ?}]>]>} : (tensor<2x4xf32>) -> tensor<2x4xf32>
    sdy.sharding_group %2 group_id=2 : tensor<4xf32>
    sdy.sharding_group %arg2 group_id=2 : tensor<4xf32>
    sdy.sharding_group %1 group_id=2 : tensor<4xf32>
    %5 = sdy.sharding_constraint %0 <@m, [{"a":(2)2, "b", ?}, {"a":(4)2, ?}]> : tensor<3x1xf32>
    %6 = stablehlo.broadcast_in_dim %0, dims = [1, 3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"a":(2)2, "b", ?}, {?}, {"a":(4)2, ?}]>]>} : (tensor<3x1xf32>) -> tensor<24x3x16x1xf32>
    %7 = stablehlo.cosine %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, []>]>} : tensor<f32>
    %8 = stablehlo.slice %4 [0:2, 0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a":(1)2, ?}]>]>} : (tensor<2x4xf32>) -> tensor<2x3xf32>
    return %5, %6, %7, %8 : tensor<3x1xf32>, tensor<24x3x16x1xf32>, tensor<f32>, tensor<2x3xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=8, "b"=4, "c"=1]>
  func.func @main(%arg0: tensor<4xf32>, %arg1: tensor<24x8xf32>, %arg2: tensor<16x24xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}p2], replicated={"a"}>}, %arg3: tensor<3xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}p1]>}) -> (tensor<4xf32>, tensor<4xf32>, tensor<1x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {?}]>}, tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}p2, {?}]>}) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {?}]>]>} : (tensor<4xf32>) -> tensor<1x4xf32>
    %1:2 = "stablehlo.sort"(%arg0, %arg0) <{dimension = 0 : i64}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<f32>, %arg7: tensor<f32>):
      %4 = stablehlo.compare LT, %arg4, %arg5 : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %4 : tensor<i1>
    }) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %2 = stablehlo.concatenate %0, %0, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {?}]>]>} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<1x8xf32>
    %3 = stablehlo.concatenate %0, %0, dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {?}]>]>} : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
    return %1#0, %1#1, %2, %3 : tensor<4xf32>, tensor<4xf32>, tensor<1x8xf32>, tensor<2x4xf32>
  }
}
