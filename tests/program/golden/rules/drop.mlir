// sdyrt-opt -sdy-populate-op-sharding-rules -sdy-drop-sharding-rules
func.func @custom(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @foo(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=4}, custom>} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.add %0, %0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j])->([i]) {i=4, j=4}>} : tensor<4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
