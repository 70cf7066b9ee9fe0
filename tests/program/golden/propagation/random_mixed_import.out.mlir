module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}, {name = "d", size = 1 : i64}]}}
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}, {name = "d", size = 1 : i64}], device_ids = dense<[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>}}
  sdy.mesh @e = <[]> {stablehlo.mesh = {axes = []}}
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg1: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(2)2, ?}, {"a", "c"}], unreduced={"b":(1)2}>}, %arg2: tensor<i32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {}], replicated={"c"}>}) {
    return %arg0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}, {name = "d", size = 1 : i64}]}}
  sdy.mesh @e = <[]> {stablehlo.mesh = {axes = []}}
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}, %arg2: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0:2 = sdy.manual_computation(%arg1) in_shardings=[<@m, [{}, {"a"}], replicated={"b", "c", "d"}>] out_shardings=[<@m, [{"a", ?}, {}], replicated={"b", "c", "d"}>, <@m, [{}, {}], replicated={"b", "c", "d"}>] manual_axes={"b", "c", "d"} (%arg3: tensor<8x8xf32>) {
      %3 = sdy.data_flow_edge %arg3 sharding=<@m, [{}, {"a"}]> : tensor<8x8xf32>
      %4 = stablehlo.optimization_barrier %3 : tensor<8x8xf32>
      %5 = sdy.data_flow_edge %4 sharding=<@m, [{?}, {"a", ?}]> : tensor<8x8xf32>
      sdy.return %3, %3 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"a", ?}, {}], replicated={"b", "c", "d"}> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, [{}, {}], replicated={"b", "c", "d"}> : tensor<8x8xf32>
    return %2, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}]}}
  sdy.mesh @e = <[]> {stablehlo.mesh = {axes = []}}
  func.func @h(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {}], replicated={"a", "b":(1)2, "c"}>}) -> (tensor<8x8xf32>, tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}]>}) {
    %0 = sdy.constant dense<2.000000e+00> : tensor<8xf32>
    return %arg0, %0 : tensor<8x8xf32>, tensor<8xf32>
  }
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}, %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "c"}]>}, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"a", ?}]>}, tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}]>}) {
    %0 = sdy.sharding_constraint %arg0 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    %2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {?}], replicated={"b", "c"}>]>} %1 : tensor<8x8xf32>
    %3 = sdy.data_flow_edge %2 sharding=<@m, [{"a"}, {?}], replicated={"b", "c"}> : tensor<8x8xf32>
    %4:2 = call @h(%1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}]>, <@m, [{"b"}]>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
    %5:2 = call @h(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}]>, <@m, [{"b"}]>]>} : (tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8xf32>)
    return %1, %4#1 : tensor<8x8xf32>, tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}, {name = "d", size = 1 : i64}]}}
  sdy.mesh @e = <[]> {stablehlo.mesh = {axes = []}}
  func.func public @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", ?}, {"a", ?}]>}, %arg1: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}]>}, %arg2: tensor<i32>) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) {
    %0:2 = stablehlo.while(%iterArg = %arg1, %iterArg_0 = %arg2) : tensor<8xf32>, tensor<i32>
    cond {
      %9 = stablehlo.compare LT, %iterArg_0, %arg2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      %9 = "stablehlo.case"(%arg2) ({
        stablehlo.return %iterArg : tensor<8xf32>
      }, {
        stablehlo.return %arg1 : tensor<8xf32>
      }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}], unreduced={"b"}>]>} : (tensor<i32>) -> tensor<8xf32>
      %10 = sdy.data_flow_edge %9 sharding=<@m, [{"a"}], unreduced={"b"}> : tensor<8xf32>
      stablehlo.return %arg1, %iterArg_0 : tensor<8xf32>, tensor<i32>
    }
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"a", "b", ?}]> : tensor<8xf32>
    %2 = sdy.data_flow_edge %0#1 : tensor<i32>
    %3 = stablehlo.slice %arg0 [0:1, 0:8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"a", ?}]>]>} : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %4 = stablehlo.reshape %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}]>]>} : (tensor<1x8xf32>) -> tensor<8xf32>
    %5 = stablehlo.transpose %arg0, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    sdy.sharding_group %5 group_id=5 : tensor<8x8xf32>
    %6:2 = stablehlo.while(%iterArg = %5, %iterArg_0 = %2) : tensor<8x8xf32>, tensor<i32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b"}]>, <@m, [], replicated={"a", "b":(1)2, "c"}>]>}
    cond {
      %9 = stablehlo.compare LT, %iterArg_0, %2 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %9 : tensor<i1>
    } do {
      stablehlo.return %5, %iterArg_0 : tensor<8x8xf32>, tensor<i32>
    }
    %7 = sdy.data_flow_edge %6#0 sharding=<@m, [{"a", ?}, {"b"}]> : tensor<8x8xf32>
    %8 = sdy.data_flow_edge %6#1 sharding=<@m, [], replicated={"a", "b":(1)2, "c"}> : tensor<i32>
    return %4, %5 : tensor<8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}, {name = "d", size = 1 : i64}]}}
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> {stablehlo.mesh = {axes = [{name = "a", size = 2 : i64}, {name = "b", size = 4 : i64}, {name = "c", size = 2 : i64}, {name = "d", size = 1 : i64}], device_ids = dense<[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : tensor<16xi64>}}
  sdy.mesh @e = <[]> {stablehlo.mesh = {axes = []}}
  func.func @f_1(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    return %arg0, %arg0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> tensor<8xf32> {
    %0 = sdy.constant dense<2.000000e+00> : tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
