module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<i32>) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-8 = [{"a" = operand-0 -> [result-0]}, {"b" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {"b", ?}]>}) {
    %0 = stablehlo.negate %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{"a"}, {}]> : tensor<8x8xf32>
    %2:2 = stablehlo.optimization_barrier {sdy.block_arg_propagation_edges = [], sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-1 = [{"a" = operand-0 -> [result-0]}]}]>, #sdy.propagation_edges<[{step-2 = [{"b" = operand-0 -> [result-0]}]}, {step-7 = [{"a" = result-0 -> [operand-0]}]}]>], sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>, <@mesh, [{"a", ?}, {"b", ?}]>]>} %1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    %3 = sdy.manual_computation(%2#0) in_shardings=[<@mesh, [{"a"}, {"b", ?}]>] out_shardings=[<@mesh, [{"a"}, {"b", ?}]>] manual_axes={"a"} (%arg3: tensor<4x8xf32>) {
      %5 = stablehlo.negate %arg3 {sdy.propagation_edges = #sdy.propagation_edges<[{step-5 = [{"b" = result-0 -> [operand-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"b", ?}]>]>} : tensor<4x8xf32>
      sdy.return %5 : tensor<4x8xf32>
    } {sdy.block_arg_propagation_edges = [#sdy.propagation_edges<[{step-6 = [{"b" = result-0 -> [operand-0]}]}]>], sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-4 = [{"b" = result-0 -> [operand-0]}]}]>]} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.add %2#1, %3 {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"a" = operand-1 -> [operand-0, result-0]}, {"b" = operand-0 -> [operand-1, result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    return %4 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, %arg2: !stablehlo.token) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-8 = [{"a" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) {
    %0:2 = stablehlo.optimization_barrier {sdy.block_arg_propagation_edges = [], sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-2 = [{"a" = result-0 -> [operand-0]}]}]>, #sdy.propagation_edges<[{step-3 = [{"a" = operand-0 -> [result-0]}]}]>], sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>, <@mesh, [{"a", ?}, {?}]>]>} %arg1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    %1:3 = stablehlo.optimization_barrier {sdy.block_arg_propagation_edges = [], sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-0 = [{"a" = operand-0 -> [result-0]}]}]>, #sdy.propagation_edges<[{step-4 = [{"a" = operand-0 -> [result-0]}]}]>], sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>, <@mesh, []>, <@mesh, [{"a", ?}, {?}]>]>} %arg0, %arg2, %arg1 : tensor<8x8xf32>, !stablehlo.token, tensor<8x8xf32>
    %2 = stablehlo.subtract %1#0, %0#0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"a" = operand-0 -> [operand-1, result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %3 = sdy.named_computation<"f">(%2) in_shardings=[<@mesh, [{"a", ?}, {?}]>] out_shardings=[<@mesh, [{"a", ?}, {?}]>] (%arg3: tensor<8x8xf32>) {
      sdy.return %arg3 : tensor<8x8xf32>
    } {sdy.block_arg_propagation_edges = [#sdy.propagation_edges<[{step-5 = [{"a" = operand-0 -> [result-0]}]}]>], sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-6 = [{"a" = operand-0 -> [result-0]}]}]>]} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %4 = stablehlo.add %2, %3 {sdy.propagation_edges = #sdy.propagation_edges<[{step-7 = [{"a" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    return %4, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<8x8xf32>, %arg2: !stablehlo.token) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0:2 = stablehlo.optimization_barrier {sdy.block_arg_propagation_edges = [], sdy.result_propagation_edges = []} %arg1, %arg1 : tensor<8x8xf32>, tensor<8x8xf32>
    %1:3 = stablehlo.optimization_barrier {sdy.block_arg_propagation_edges = [], sdy.result_propagation_edges = []} %arg0, %arg2, %arg1 : tensor<8x8xf32>, !stablehlo.token, tensor<8x8xf32>
    %2 = stablehlo.subtract %1#0, %0#0 : tensor<8x8xf32>
    %3 = sdy.named_computation<"f">(%2) (%arg3: tensor<8x8xf32>) {
      sdy.return %arg3 : tensor<8x8xf32>
    } {sdy.block_arg_propagation_edges = [], sdy.result_propagation_edges = []} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %c = stablehlo.constant dense<1> : tensor<i32>
    %4:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %arg1) : tensor<i32>, tensor<8x8xf32> attributes {sdy.block_arg_propagation_edges = [], sdy.result_propagation_edges = []}
    cond {
      %6 = stablehlo.compare LT, %iterArg, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %6 : tensor<i1>
    } do {
      %6 = stablehlo.sine %iterArg_0 : tensor<8x8xf32>
      stablehlo.return %iterArg, %6 : tensor<i32>, tensor<8x8xf32>
    }
    %5 = stablehlo.add %4#1, %3 : tensor<8x8xf32>
    return %5, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
