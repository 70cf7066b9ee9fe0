// sdyrt-opt -sdy-flatten-call-graph -sdy-import-func-calls
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error@+1 {{'func.call' op is a function's call of itself}}
  %0 = call @main(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// expected-error@+1 {{'func.func' op calls itself through others}}
func.func private @a(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @b(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @b(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @a(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
