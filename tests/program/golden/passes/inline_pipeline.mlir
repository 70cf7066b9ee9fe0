// sdyrt-opt -inline=op-pipelines=func.func(cse)
// What functions go through is cse: equal ops are one, which canonicalize
// leaves as they are.
func.func private @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  %2 = stablehlo.sine %a : tensor<4xf32>
  %3 = stablehlo.sine %a : tensor<4xf32>
  %4 = stablehlo.add %2, %3 : tensor<4xf32>
  return %4 : tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @f(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
