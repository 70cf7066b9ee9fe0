module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b"}]>}) {
    %0:2 = stablehlo.optimization_barrier %arg0, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"a", ?}, {?}]> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, [{?}, {"b", ?}]> : tensor<8x8xf32>
    return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b"}]>}) {
    %0:2 = "stablehlo.case"(%arg0) ({
      stablehlo.return %arg1, %arg2 : tensor<8x8xf32>, tensor<8x8xf32>
    }, {
      stablehlo.return %arg2, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    }) : (tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"a", ?}, {"b", ?}]> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, [{"a", ?}, {"b", ?}]> : tensor<8x8xf32>
    return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<i1>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) {
    %0:3 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1, %iterArg_1 = %arg2) : tensor<8x8xf32>, tensor<8x8xf32>, tensor<i1>
    cond {
      stablehlo.return %iterArg_1 : tensor<i1>
    } do {
      %4 = stablehlo.add %iterArg, %iterArg_0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
      stablehlo.return %4, %iterArg_0, %iterArg_1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<i1>
    }
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"a", ?}, {"b", ?}]> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@m, [{"a", ?}, {"b", ?}]> : tensor<8x8xf32>
    %3 = sdy.data_flow_edge %0#2 : tensor<i1>
    return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}, {"c", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}, {"c", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}, {"c", ?}]>}) {
    %0 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}, {"c", ?}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.add %arg0, %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}, {"c", ?}]>]>} : tensor<8x8xf32>
    %2 = sdy.manual_computation(%1, %arg1) in_shardings=[<@m, [{"a", ?}, {?}]>, <@m, [{?}, {"a"}], replicated={"b"}>] out_shardings=[<@m, [{"a", ?}, {?}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>, %arg3: tensor<8x4xf32>) {
      %4 = sdy.data_flow_edge %arg2 sharding=<@m, [{"b", ?}, {"c", ?}]> : tensor<4x8xf32>
      %5 = sdy.data_flow_edge %arg3 sharding=<@m, [{?}, {}], replicated={"b"}> : tensor<8x4xf32>
      %6 = stablehlo.dot_general %5, %4, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"c", ?}]>]>} : (tensor<8x4xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
      %7 = stablehlo.slice %6 [0:4, 0:8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"c", ?}]>]>} : (tensor<8x8xf32>) -> tensor<4x8xf32>
      %8 = stablehlo.add %7, %4 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b", ?}, {"c", ?}]>]>} : tensor<4x8xf32>
      sdy.return %8 : tensor<4x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.data_flow_edge %2 sharding=<@m, [{"a", "b", ?}, {"c", ?}]> : tensor<8x8xf32>
    return %3 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) {
    %0 = sdy.named_computation<"f">(%arg0) (%arg1: tensor<8x8xf32>) {
      %2 = sdy.data_flow_edge %arg1 sharding=<@m, [{"a", ?}, {"b", ?}]> : tensor<8x8xf32>
      %3 = stablehlo.sine %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
      sdy.return %3 : tensor<8x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@m, [{"a", ?}, {"b", ?}]> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}, {?}]>}, %arg1: tensor<i1>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@m, [{"a", "c", ?}, {?}], replicated={"b"}>] out_shardings=[<@m, [{"a", ?}, {?}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>) {
      %3 = stablehlo.dot_general %arg2, %arg2, contracting_dims = [0] x [0] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
      %4 = stablehlo.slice %3 [0:4, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
      sdy.return %4 : tensor<4x8xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1:2 = stablehlo.while(%iterArg = %0, %iterArg_0 = %arg1) : tensor<8x8xf32>, tensor<i1> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}, {?}]>, <@m, []>]>}
    cond {
      stablehlo.return %iterArg_0 : tensor<i1>
    } do {
      %3 = stablehlo.add %iterArg, %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}, {?}]>]>} : tensor<8x8xf32>
      stablehlo.return %3, %iterArg_0 : tensor<8x8xf32>, tensor<i1>
    }
    %2 = stablehlo.sine %1#0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", "b", ?}, {?}]>]>} : tensor<8x8xf32>
    return %2, %0 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
