module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b"}, {"a"}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", "a"}, {}]>]>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"c", "a"}, {}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"a" = result-0 -> [operand-0]}, {"c" = result-0 -> [operand-0]}]}]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    %2 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"c":(1)2}]>]>} : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"b"}, {"c":(1)2}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"b" = result-0 -> [operand-0]}, {"c":(1)2 = result-0 -> [operand-0]}]}]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    %4 = stablehlo.add %3, %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %5 = sdy.manual_computation(%4, %arg0) in_shardings=[<@mesh, [{"a"}, {}]>, <@mesh, [{"b"}, {"a"}]>] out_shardings=[<@mesh, [{"a"}, {?}]>] manual_axes={"a"} (%arg2: tensor<4x8xf32>, %arg3: tensor<8x4xf32>) {
      %12 = sdy.data_flow_edge %arg2 sharding=<@mesh, [{}, {}]> : tensor<4x8xf32>
      %13 = sdy.data_flow_edge %arg3 sharding=<@mesh, [{"b"}, {}]> : tensor<8x4xf32>
      %14 = stablehlo.negate %12 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"c"}]>]>} : tensor<4x8xf32>
      %15 = sdy.sharding_constraint %14 <@mesh, [{"b"}, {"c"}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"b" = result-0 -> [operand-0]}, {"c" = result-0 -> [operand-0]}]}]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=8}>} : tensor<4x8xf32>
      sdy.return %14 : tensor<4x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %6 = sdy.data_flow_edge %5 sharding=<@mesh, [{"a"}, {?}]> : tensor<8x8xf32>
    %7:2 = stablehlo.optimization_barrier %6, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    %8 = sdy.data_flow_edge %7#0 : tensor<8x8xf32>
    %9 = sdy.sharding_constraint %8 <@mesh, [{"b"}, {"c"}]> : tensor<8x8xf32>
    %10 = sdy.data_flow_edge %7#1 sharding=<@mesh, [{?}, {?}], unreduced={"c"}> : tensor<8x8xf32>
    %11 = sdy.sharding_constraint %10 <@mesh, [{"b"}, {}], unreduced={"c"}> : tensor<8x8xf32>
    return %9 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {}]>]>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {}]> {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    %2 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b"}, {"c":(1)2}]>]>} : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %2 <@mesh, [{"b"}, {"c":(1)2}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"b" = result-0 -> [operand-0]}, {"c":(1)2 = result-0 -> [operand-0]}]}]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %4:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1) : tensor<i32>, tensor<8x8xf32>
    cond {
      %8 = stablehlo.compare LT, %iterArg, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = sdy.sharding_constraint %iterArg_0 <@mesh, [{"b"}, {"c":(1)2}]> : tensor<8x8xf32>
      stablehlo.return %iterArg, %8 : tensor<i32>, tensor<8x8xf32>
    }
    %5 = sdy.data_flow_edge %4#0 : tensor<i32>
    %6 = sdy.data_flow_edge %4#1 : tensor<8x8xf32>
    %7 = sdy.sharding_constraint %6 <@mesh, [{"b"}, {}], replicated={"a"}> : tensor<8x8xf32>
    return %7 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> tensor<8x8xf32> {
    %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{}, {"c"}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"c"}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"c" = result-0 -> [operand-0]}]}]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c"}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{}, {"c"}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"c" = result-0 -> [operand-0]}]}]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"a"}, {"c"}]> {sdy.sharding_origin_name = "uu"} : tensor<8x8xf32>
    %2 = stablehlo.add %1, %1 : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
