// sdyrt-opt -inline
// Calls in functions that are called, constants of both sides, the last call of
// a private function, and calls in regions.
func.func private @leaf(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %1 = stablehlo.add %a, %0 : tensor<4xf32>
  %2 = stablehlo.constant dense<2.0> : tensor<4xf32>
  %3 = stablehlo.multiply %1, %2 : tensor<4xf32>
  return %3, %a : tensor<4xf32>, tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>, %p: tensor<i1>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = call @middle(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1 = stablehlo.constant dense<3.0> : tensor<4xf32>
  %2 = stablehlo.subtract %0#0, %1 : tensor<4xf32>
  %3 = "stablehlo.if"(%p) ({
    %5:2 = func.call @leaf(%2) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    stablehlo.return %5#0 : tensor<4xf32>
  }, {
    %5:2 = func.call @leaf(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %6:2 = func.call @middle(%5#0) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    stablehlo.return %6#1 : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %7 = stablehlo.add %3, %4 : tensor<4xf32>
  return %7, %0#1 : tensor<4xf32>, tensor<4xf32>
}
func.func private @middle(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = call @leaf(%a) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %1:2 = call @leaf(%0#1) : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %2 = stablehlo.add %0#0, %1#0 : tensor<4xf32>
  return %2, %a : tensor<4xf32>, tensor<4xf32>
}
// Public functions stay, as do those that have uses when their turn comes.
func.func @public(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @other(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @other(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.negate %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @of_dead(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func private @dead(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @of_dead(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
