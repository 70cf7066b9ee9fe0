// sdyrt-opt -sdy-remove-propagation-debug-info
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%arg0: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, sdy.sharding_origins = {x = "self", y = "self"}}, %arg1: tensor<16x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y", ?}, {?}]>, sdy.sharding_origins = {y = "input: 0"}}) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-4 = [{"x" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@m, [{"x", ?}, {?}]>, sdy.sharding_origins = {x = "input: 0"}}) {
    %0 = stablehlo.optimization_barrier {sdy.block_arg_propagation_edges = [], sdy.block_arg_sharding_origins = [], sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-0 = [{"x" = operand-0 -> [result-0]}, {"y" = operand-0 -> [result-0]}]}]>], sdy.result_sharding_origins = [{x = "input: 0", y = "input: 0"}], sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", ?}, {"y", ?}]>]>} %arg0 : tensor<8x16xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"x" = operand-0 -> [result-0]}]}, {step-5 = [{"y" = operand-0 -> [operand-1]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", ?}, {?}]>]>, sdy.sharding_origins = [{x = "input: 0"}]} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %2:2 = stablehlo.optimization_barrier {sdy.block_arg_propagation_edges = [], sdy.block_arg_sharding_origins = [], sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-3 = [{"x" = operand-0 -> [result-0]}]}]>, #sdy.propagation_edges<[{step-1 = [{"x" = operand-0 -> [result-0]}, {"y" = operand-0 -> [result-0]}]}]>], sdy.result_sharding_origins = [{x = "input: 0"}, {x = "input: 0", y = "input: 0"}], sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x", ?}, {?}]>, <@m, [{"x", ?}, {"y", ?}]>]>} %1, %0 : tensor<8x8xf32>, tensor<8x16xf32>
    return %2#0 : tensor<8x8xf32>
  }
}
