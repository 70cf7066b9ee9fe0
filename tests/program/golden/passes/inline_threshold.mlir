// sdyrt-opt -inline=inlining-threshold=100
// The ops of a function in percent of those of its caller: @small is inlined, a
// call and a return against 3 ops; @large is not, 5 against 3.
func.func @small(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @large(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  %2 = stablehlo.sine %1 : tensor<4xf32>
  %3 = stablehlo.cosine %2 : tensor<4xf32>
  return %3 : tensor<4xf32>
}
func.func @of_small(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @small(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
func.func @of_large(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @large(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.abs %0 : tensor<4xf32>
  return %1 : tensor<4xf32>
}
