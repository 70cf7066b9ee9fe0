module {
  sdy.mesh @m = <["p"=2, "q"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {"q", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {"q", ?}]>}) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-10 = [{"q" = operand-0 -> [result-0]}]}, {step-14 = [{"p" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {"q", ?}]>}) attributes {sdy.result_propagation_edges = [#sdy.propagation_edges<[{step-90 = [{"p" = operand-0 -> [result-0]}]}]>]} {
    %0 = stablehlo.negate %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-8 = [{"p" = operand-0 -> [result-0]}]}, {step-12 = [{"q" = result-0 -> [operand-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p", ?}, {"q", ?}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.add %0, %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-11 = [{"p" = operand-0 -> [operand-1, result-0]}, {"q" = operand-1 -> [operand-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p", ?}, {"q", ?}]>]>} : tensor<8x8xf32>
    %2 = stablehlo.sine %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-4 = [{"q" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"q"}]>]>} : tensor<8x8xf32>
    %3 = stablehlo.add %1, %2 {sdy.propagation_edges = #sdy.propagation_edges<[{step-9 = [{"q" = operand-1 -> [operand-0, result-0]}]}, {step-13 = [{"p" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p", ?}, {"q", ?}]>]>} : tensor<8x8xf32>
    return %3 : tensor<8x8xf32>
  }
}
