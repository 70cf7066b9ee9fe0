module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"c" = result-0 -> [operand-0]}]}, {step-10 = [{"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}, {step-12 = [{"a" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}], replicated={"c"}>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"c", ?}]>}, tensor<4xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-11 = [{"a" = operand-1 -> [operand-0, result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.dot %0, %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-13 = [{"a" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"c", ?}]>]>} : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.sharding_constraint %1 <@mesh, [{"a", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"c" = result-0 -> [operand-0]}]}, {step-14 = [{"a" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
    %3 = stablehlo.negate %2 {sdy.propagation_edges = #sdy.propagation_edges<[{step-15 = [{"a" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {}]>]>} : tensor<8x8xf32>
    %4 = sdy.manual_computation(%arg2) in_shardings=[<@mesh, [{"c"}, {?}]>] out_shardings=[<@mesh, [{?}, {"c"}]>] manual_axes={"c"} (%arg3: tensor<4x8xf32>) {
      %12 = sdy.data_flow_edge %arg3 sharding=<@mesh, [{}, {?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"c" = result-0 -> [operand-0]}]}]>} : tensor<4x8xf32>
      %13 = stablehlo.slice %12 [0:4, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}]>]>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
      %14 = stablehlo.concatenate %13, %13, dim = 0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-17 = [{"b" = result-0 -> [operand-0, operand-1]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {?}]>]>} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
      sdy.return %14 : tensor<8x4xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = sdy.data_flow_edge %4 sharding=<@mesh, [{"b", ?}, {"c"}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-9 = [{"b" = result-0 -> [operand-0]}]}]>} : tensor<8x8xf32>
    %6 = stablehlo.iota dim = 0 : tensor<4xf32>
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", ?}]>]>} dense<1.000000e+00> : tensor<8x8xf32>
    %7:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {?}]>, <@mesh, [{"a", "b", ?}, {?}]>]>} %5, %cst : tensor<8x8xf32>, tensor<8x8xf32>
    %8 = sdy.data_flow_edge %7#0 sharding=<@mesh, [{"b", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"c" = operand-0 -> [result-0]}]}, {step-8 = [{"b" = result-0 -> [operand-0]}]}]>} : tensor<8x8xf32>
    %9 = sdy.data_flow_edge %7#1 sharding=<@mesh, [{"a", "b", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-4 = [{"a" = result-0 -> [operand-0]}, {"b" = result-0 -> [operand-0]}]}, {step-7 = [{"c" = result-0 -> [operand-0]}]}]>} : tensor<8x8xf32>
    %10 = sdy.sharding_constraint %9 <@mesh, [{"b", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-6 = [{"c" = result-0 -> [operand-0]}]}]>} : tensor<8x8xf32>
    %11 = stablehlo.add %8, %10 {sdy.propagation_edges = #sdy.propagation_edges<[{step-5 = [{"b" = operand-1 -> [operand-0, result-0]}, {"c" = operand-0 -> [operand-1, result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<8x8xf32>
    return %3, %0, %6, %11 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<4xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>}) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-8 = [{"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {"c", ?}]>}) {
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", ?}, {"c", ?}]>]>} dense<1.000000e+00> : tensor<8x8xf32>
    %0:2 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"c", ?}, {?}]>, <@mesh, [{"a", "b", ?}, {?}]>]>} %arg0, %cst : tensor<8x8xf32>, tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0#0 sharding=<@mesh, [{"c", ?}, {?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"c" = result-0 -> [operand-0]}]}]>} : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 sharding=<@mesh, [{"a", "b", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a" = result-0 -> [operand-0]}, {"b" = result-0 -> [operand-0]}]}, {step-4 = [{"c" = result-0 -> [operand-0]}]}]>} : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %arg1 <@mesh, [{"b", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"b" = result-0 -> [operand-0]}]}, {step-7 = [{"c" = result-0 -> [operand-0]}]}]>} : tensor<8x8xf32>
    %4 = stablehlo.add %1, %2 {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"c" = result-0 -> [operand-1]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<8x8xf32>
    %5 = sdy.sharding_constraint %4 <@mesh, [{"b", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-5 = [{"b" = result-0 -> [operand-0]}, {"c" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
    %6 = stablehlo.add %5, %3 {sdy.propagation_edges = #sdy.propagation_edges<[{step-6 = [{"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [operand-1, result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<8x8xf32>
    return %6 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}], replicated={"b"}>}, %arg1: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = call @f(%arg0, %arg1) : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c", ?}, {"b", ?}]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"b" = result-0 -> [operand-1]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"b", ?}, {"c", ?}]>]>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"b", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"b" = result-0 -> [operand-0]}, {"c" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", "c", ?}, {?}]>}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", ?}, {"c", ?}]>}) -> (tensor<16x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-7 = [{"a" = operand-0 -> [result-0]}, {"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"a", "b", "c", ?}, {?}]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}, {"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}, {step-8 = [{"a" = operand-0 -> [operand-1]}, {"b" = operand-0 -> [operand-1]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>} : tensor<16x8xf32>
    %1 = stablehlo.reshape %0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a":(1)2 = operand-0 -> [result-0]}, {"a":(2)2 = operand-0 -> [result-0]}, {"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)2, "b", "c", ?}, {?}]>]>} : (tensor<16x8xf32>) -> tensor<2x8x8xf32>
    %2 = stablehlo.reshape %1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"a":(1)2 = operand-0 -> [result-0]}, {"a":(2)2 = operand-0 -> [result-0]}, {"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)2, "b", ?}, {"c", ?}, {?}]>]>} : (tensor<2x8x8xf32>) -> tensor<2x4x2x8xf32>
    %3 = stablehlo.reshape %2 {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"a":(1)2 = operand-0 -> [result-0]}, {"a":(2)2 = operand-0 -> [result-0]}, {"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>} : (tensor<2x4x2x8xf32>) -> tensor<16x8xf32>
    %4 = stablehlo.reshape %1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-4 = [{"a":(1)2 = operand-0 -> [result-0]}, {"a":(2)2 = operand-0 -> [result-0]}, {"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)2, "b", "c", ?}, {?}, {?}, {?}]>]>} : (tensor<2x8x8xf32>) -> tensor<2x8x2x2x2xf32>
    %5 = stablehlo.dot_general %4, %4, batching_dims = [0] x [0], contracting_dims = [2, 3, 4] x [2, 3, 4] {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a":(1)2, ?}, {"a":(2)2, "b", "c", ?}, {?}]>]>} : (tensor<2x8x2x2x2xf32>, tensor<2x8x2x2x2xf32>) -> tensor<2x8x8xf32>
    %6 = stablehlo.reshape %5 {sdy.propagation_edges = #sdy.propagation_edges<[{step-6 = [{"a":(1)2 = result-0 -> [operand-0]}, {"a":(2)2 = result-0 -> [operand-0]}, {"b" = result-0 -> [operand-0]}, {"c" = result-0 -> [operand-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>} : (tensor<2x8x8xf32>) -> tensor<16x8xf32>
    %7 = stablehlo.add %6, %3 {sdy.propagation_edges = #sdy.propagation_edges<[{step-5 = [{"a" = operand-1 -> [operand-0, result-0]}, {"b" = operand-1 -> [operand-0, result-0]}, {"c" = operand-1 -> [operand-0, result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", "b", "c", ?}, {?}]>]>} : tensor<16x8xf32>
    return %7 : tensor<16x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<8x8xi32>) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"b" = operand-0 -> [result-0]}]}, {step-5 = [{"a":(1)2 = operand-0 -> [result-0]}]}, {step-9 = [{"a" = operand-0 -> [result-0]}]}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}) {
    %0 = stablehlo.custom_call @foo(%arg0) {sdy.propagation_edges = #sdy.propagation_edges<[{step-10 = [{"a" = result-0 -> [operand-0]}, {"b" = result-0 -> [operand-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-6 = [{"a" = operand-1 -> [operand-0, result-0]}, {"b" = operand-0 -> [operand-1, result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %2 = sdy.reshard %1 <@mesh, [{"b", ?}, {"c", ?}]> : tensor<8x8xf32>
    %3:2 = sdy.named_computation<"foo">(%0, %2) in_shardings=[<@mesh, [{"a":(1)2, ?}, {?}]>, <@mesh, [{?}, {?}]>] out_shardings=[<@mesh, [{?}, {?}]>, <@mesh, [{?}, {"b", ?}]>] (%arg3: tensor<8x8xf32>, %arg4: tensor<8x8xf32>) {
      %6 = sdy.data_flow_edge %arg3 sharding=<@mesh, [{"a", ?}, {"b", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a":(1)2 = result-0 -> [operand-0]}]}, {step-4 = [{"b" = result-0 -> [operand-0]}]}, {step-7 = [{"a" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
      %7 = sdy.data_flow_edge %arg4 sharding=<@mesh, [{"b", ?}, {"c", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"b" = operand-0 -> [result-0]}, {"c" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
      %8 = stablehlo.add %6, %7 : tensor<8x8xf32>
      sdy.return %8, %6 : tensor<8x8xf32>, tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %4 = sdy.data_flow_edge %3#0 sharding=<@mesh, [{?}, {?}]> : tensor<8x8xf32>
    %5 = sdy.data_flow_edge %3#1 sharding=<@mesh, [{"a", ?}, {"b", ?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"a":(1)2 = operand-0 -> [result-0]}, {"b" = result-0 -> [operand-0]}]}, {step-8 = [{"a" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
    return %4, %5 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) {
    %0 = sdy.sharding_constraint %arg0 <@mesh, [{"b", ?}, {?}]> : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"c", ?}, {?}]> : tensor<8x8xf32>
    return %arg1, %0, %1, %1 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"c", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"b", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-6 = [{"b" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{?}, {"b", ?}]>}) {
    %0 = sdy.manual_computation(%arg0) in_shardings=[<@mesh, [{?}, {"c", ?}]>] out_shardings=[<@mesh, [{?}, {"c"}]>] manual_axes={"c"} (%arg2: tensor<8x4xf32>) {
      %5 = sdy.data_flow_edge %arg2 sharding=<@mesh, [{"a", ?}, {?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}, {"c" = result-0 -> [operand-0]}]}]>} : tensor<8x4xf32>
      %6 = sdy.manual_computation(%5) in_shardings=[<@mesh, [{"b", ?}, {?}]>] out_shardings=[<@mesh, [{"b", ?}, {?}]>] manual_axes={"b"} (%arg3: tensor<4x4xf32>) {
        %8 = sdy.data_flow_edge %arg3 sharding=<@mesh, [{"a", ?}, {?}]> : tensor<4x4xf32>
        %9 = stablehlo.negate %8 {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"a" = result-0 -> [operand-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
        %10 = sdy.sharding_constraint %9 <@mesh, [{"a", ?}, {?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a" = result-0 -> [operand-0]}]}]>} : tensor<4x4xf32>
        sdy.return %10 : tensor<4x4xf32>
      } : (tensor<8x4xf32>) -> tensor<8x4xf32>
      %7 = sdy.data_flow_edge %6 sharding=<@mesh, [{"b", "a", ?}, {?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"a" = operand-0 -> [result-0]}]}]>} : tensor<8x4xf32>
      sdy.return %7 : tensor<8x4xf32>
    } : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@mesh, [{"b", "a", ?}, {"c"}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-4 = [{"a" = operand-0 -> [result-0]}, {"b" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
    %2 = stablehlo.add %1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %3 = sdy.sharding_constraint %1 <@mesh, [{?}, {"b", ?}]> : tensor<8x8xf32>
    %4 = stablehlo.add %2, %3 {sdy.propagation_edges = #sdy.propagation_edges<[{step-5 = [{"b" = operand-1 -> [operand-0, result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["z"=2, "b"=8, "a"=2]>
  func.func @main(%arg0: tensor<64x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"z", "b":(4)2, "b":(1)2, ?}, {"b":(2)2, "a", ?}]>}) -> (tensor<64x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a" = operand-0 -> [result-0]}, {"b":(1)2 = operand-0 -> [result-0]}, {"b":(2)2 = operand-0 -> [result-0]}, {"b":(4)2 = operand-0 -> [result-0]}, {"z" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"z", "b":(4)2, "b":(1)2, ?}, {"b":(2)2, "a", ?}]>}) {
    %0 = stablehlo.negate %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}, {"b":(1)2 = operand-0 -> [result-0]}, {"b":(2)2 = operand-0 -> [result-0]}, {"b":(4)2 = operand-0 -> [result-0]}, {"z" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"z", "b":(4)2, "b":(1)2, ?}, {"b":(2)2, "a", ?}]>]>} : tensor<64x8xf32>
    return %0 : tensor<64x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "d"=4, "e"=8]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d":(1)2, ?}, {?}], replicated={"d":(2)2}>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a" = operand-0 -> [result-0]}, {"d" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}, {?}]>}) {
    %0 = stablehlo.add %arg0, %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"a" = operand-1 -> [result-0]}, {"d":(1)2 = operand-1 -> [operand-0]}, {"d" = operand-1 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}, {?}]>]>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "d"=4, "e"=8]>
  func.func @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"e":(1)2, ?}]>}, %arg1: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"e":(2)2, ?}]>}, %arg2: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"e":(4)2, ?}]>}) -> (tensor<8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"e" = operand-0 -> [result-0]}]}, {step-2 = [{"e":(1)2 = operand-0 -> [result-0]}, {"e":(2)2 = operand-0 -> [result-0]}, {"e":(4)2 = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"e", ?}]>}, tensor<2x2x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"e":(1)2, ?}, {"e":(2)2, ?}, {"e":(4)2, ?}]>}) {
    %0:2 = stablehlo.custom_call @foo(%arg0, %arg1, %arg2) {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"e":(1)2 = operand-0 -> [result-1]}, {"e":(1)4 = operand-1 -> [result-0]}, {"e":(2)2 = operand-1 -> [result-1]}, {"e":(2)4 = operand-2 -> [result-0]}, {"e":(4)2 = operand-2 -> [result-1]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"e", ?}]>, <@mesh, [{"e":(1)2, ?}, {"e":(2)2, ?}, {"e":(4)2, ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k])->([ijk], [i, j, k]) {i=2, j=2, k=2}, custom>} : (tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<8xf32>, tensor<2x2x2xf32>)
    return %0#0, %0#1 : tensor<8xf32>, tensor<2x2x2xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "d"=4, "e"=8]>
  func.func @main(%arg0: tensor<2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d":(1)2, ?}]>}, %arg1: tensor<4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"d":(2)2, "a", ?}]>}) -> (tensor<8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a" = operand-0 -> [result-0]}, {"d" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"d", "a", ?}]>}) {
    %0 = stablehlo.custom_call @foo(%arg0, %arg1) {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"a" = operand-1 -> [result-0]}, {"d":(1)2 = operand-0 -> [result-0]}, {"d":(2)2 = operand-1 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"d", "a", ?}]>]>, sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j])->([ij]) {i=2, j=4}, custom>} : (tensor<2xf32>, tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
