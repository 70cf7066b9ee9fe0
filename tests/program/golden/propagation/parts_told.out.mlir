module {
  sdy.mesh @m = <["k"=8]>
  func.func @main(%arg0: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}, {"k":(2)4, ?}]>, sdy.sharding_origins = {"k:(1)2" = "self", "k:(2)4" = "self"}}) -> (tensor<8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"k" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@m, [{"k", ?}]>, sdy.sharding_origins = {k = "input: 0"}}) {
    %0 = stablehlo.reshape %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"k" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"k", ?}]>]>, sdy.sharding_origins = [{k = "input: 0"}]} : (tensor<2x4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["k"=8]>
  func.func @main(%arg0: tensor<2x2x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}, {"k":(2)2, ?}, {"k":(4)2, ?}]>, sdy.sharding_origins = {"k:(1)2" = "self", "k:(2)2" = "self", "k:(4)2" = "self"}}) -> (tensor<24xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"k" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@m, [{"k", ?}]>, sdy.sharding_origins = {k = "input: 0", "k:(1)4" = "input: 0", "k:(2)4" = "input: 0"}}) {
    %0 = stablehlo.reshape %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"k":(1)4 = operand-0 -> [result-0]}, {"k":(2)4 = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"k", ?}]>]>, sdy.sharding_origins = [{k = "input: 0", "k:(1)4" = "input: 0", "k:(2)4" = "input: 0"}]} : (tensor<2x2x6xf32>) -> tensor<24xf32>
    return %0 : tensor<24xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["k"=8]>
  func.func @main(%arg0: tensor<16x4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}, {"k":(2)4, ?}, {?}]>, sdy.sharding_origins = {"k:(1)2" = "self", "k:(2)4" = "self"}}) -> (tensor<256xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"k":(1)2 = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}]>, sdy.sharding_origins = {k = "input: 0", "k:(1)2" = "input: 0"}}) {
    %0 = stablehlo.custom_call @foo(%arg0) {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"k" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"k":(1)2, ?}]>]>, sdy.sharding_origins = [{k = "input: 0", "k:(1)2" = "input: 0"}], sdy.sharding_rule = #sdy.op_sharding_rule<([ij, k, l])->([ijkl]) {i=4, j=4, k=4, l=4}, custom>} : (tensor<16x4x4xf32>) -> tensor<256xf32>
    return %0 : tensor<256xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["k"=8]>
  func.func @main(%arg0: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(1)2, ?}, {"k":(2)4, ?}]>, sdy.sharding_origins = {k = "output: 1", "k:(1)2" = "self", "k:(2)4" = "self"}}) -> (tensor<8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"k" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@m, [{"k", ?}]>, sdy.sharding_origins = {k = "output: 1"}}, tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"k"}]>, sdy.sharding_origins = {k = "self", "k:(1)2" = "input: 0", "k:(2)4" = "input: 0"}}) {
    %0 = stablehlo.reshape %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"k" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"k", ?}]>]>, sdy.sharding_origins = [{k = "output: 1"}]} : (tensor<2x4xf32>) -> tensor<8xf32>
    return %0, %arg0 : tensor<8xf32>, tensor<2x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=3, "k"=8]>
  func.func @main(%arg0: tensor<64x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(4)2, ?}, {"p", ?}]>, sdy.sharding_origins = {"k:(1)4" = "constraint_1", "k:(4)2" = "self", p = "self"}}, %arg1: tensor<8x8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"k":(4)2, ?}, {"k":(1)4, ?}, {"p", ?}]>, sdy.sharding_origins = {"k:(1)4" = "constraint_1", "k:(4)2" = "input: 0", p = "input: 0"}}) -> (tensor<8x48xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-4 = [{"k":(1)4 = operand-0 -> [result-0]}, {"k":(4)2 = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@m, [{"k":(4)2, ?}, {"k":(1)4, ?}]>, sdy.sharding_origins = {"k:(1)4" = "constraint_1", "k:(4)2" = "input: 0", p = "input: 0"}}) {
    %0 = stablehlo.custom_call @foo(%arg1, %arg0) {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"k":(4)2 = operand-1 -> [operand-0, result-0]}, {"p" = operand-1 -> [operand-0, result-0]}]}, {step-2 = [{"k":(1)4 = operand-0 -> [operand-1, result-0]}, {"p" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"k":(4)2, ?}, {?}, {"k":(1)4, ?}]>]>, sdy.sharding_origins = [{"k:(1)4" = "constraint_1", "k:(4)2" = "input: 0", p = "input: 0"}], sdy.sharding_rule = #sdy.op_sharding_rule<([ij, kl, m], [ijkl, m])->([i, j, klm]) {i=2, j=4, k=2, l=4, m=6}, custom>} : (tensor<8x8x6xf32>, tensor<64x6xf32>) -> tensor<2x4x48xf32>
    %1 = sdy.sharding_constraint %0 <@m, [{"k":(1)4, ?}, {}, {?}]> {sdy.sharding_origin_name = "constraint_0", sdy.sharding_origins = {"k:(1)4" = "self"}} : tensor<2x4x48xf32>
    %2 = sdy.sharding_constraint %arg1 <@m, [{"p", "k":(4)2, ?}, {"k":(1)4, ?}, {?}]> {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"k":(1)4 = result-0 -> [operand-0]}]}]>, sdy.sharding_origin_name = "constraint_1", sdy.sharding_origins = {"k:(1)4" = "self", "k:(4)2" = "self", p = "self"}} : tensor<8x8x6xf32>
    %3 = stablehlo.reshape %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"k":(1)4 = operand-0 -> [result-0]}, {"k":(4)2 = operand-0 -> [result-0]}, {"p" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"k":(4)2, ?}, {"k":(1)4, ?}]>]>, sdy.sharding_origins = [{"k:(1)4" = "constraint_1", "k:(4)2" = "input: 0", p = "input: 0"}]} : (tensor<8x8x6xf32>) -> tensor<8x48xf32>
    return %3 : tensor<8x48xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=2, "q"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}]>, sdy.sharding_origins = {p = "self"}}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {"q", ?}]>, sdy.sharding_origins = {p = "self", q = "output: 1"}}) -> (tensor<8x8xf32> {sdy.propagation_edges = #sdy.propagation_edges<[{step-0 = [{"q" = result-0 -> [operand-0]}]}, {step-3 = [{"p" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {?}]>, sdy.sharding_origins = {p = "input: 0"}}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", ?}, {"q", ?}]>, sdy.sharding_origins = {p = "input: 1", q = "self"}}) {
    %0 = stablehlo.negate %arg0 {sdy.propagation_edges = #sdy.propagation_edges<[{step-1 = [{"p" = operand-0 -> [result-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p", ?}, {?}]>]>, sdy.sharding_origins = [{p = "input: 0"}]} : tensor<8x8xf32>
    %1 = stablehlo.negate %arg1 {sdy.propagation_edges = #sdy.propagation_edges<[{step-2 = [{"p" = operand-0 -> [result-0]}, {"q" = result-0 -> [operand-0]}]}]>, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p", ?}, {"q", ?}]>]>, sdy.sharding_origins = [{p = "input: 1", q = "output: 1"}]} : tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["p"=2, "q"=2]>
  func.func @main(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>, sdy.sharding_origins = {p = "self", q = "output: 0"}}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}]>, sdy.sharding_origins = {p = "input: 0", q = "self"}}) {
    return %arg0 : tensor<8xf32>
  }
}
