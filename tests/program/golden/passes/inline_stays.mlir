// sdyrt-opt -inline
// Calls that stay: of a declaration, of what is marked, on the call or on the
// function, and of a function that calls itself. Calls of public functions go,
// the functions do not.
func.func private @declared(tensor<4xf32>) -> tensor<4xf32>
func.func private @marked(%a: tensor<4xf32>) -> tensor<4xf32> attributes {no_inline} {
  %0 = stablehlo.negate %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @once(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.abs %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @itself(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @itself(%a) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @shown(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.sine %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @main(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @declared(%a) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = call @marked(%0) : (tensor<4xf32>) -> tensor<4xf32>
  %2 = call @once(%1) {no_inline} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = call @itself(%2) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = call @shown(%3) : (tensor<4xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}
