// sdyrt-opt -sdy-user-priority-propagate=debug-propagation-edge-sharding=true
// Steps go on behind those of a run before; those in lists are not read.
sdy.mesh @m = <["p"=2, "q"=2]>
func.func @main(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}]>}, %b: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"q", ?}]>}) -> tensor<8x8xf32> attributes {sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-90 = [{"p" = operand-0 -> [result-0]}]}]>]} {
  %0 = stablehlo.negate %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"p" = operand-0 -> [result-0]}]}, {step-7 = [{"q" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
  %1 = stablehlo.add %0, %b {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"q" = operand-1 -> [result-0, operand-0]}]}]>} : tensor<8x8xf32>
  %2 = stablehlo.sine %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"q"}]>]>, sdy.propagation_edges = #sdy.propagation_edges<[{step-4 = [{"q" = operand-0 -> [result-0]}]}]>} : tensor<8x8xf32>
  %3 = stablehlo.add %1, %2 : tensor<8x8xf32>
  return %3 : tensor<8x8xf32>
}
