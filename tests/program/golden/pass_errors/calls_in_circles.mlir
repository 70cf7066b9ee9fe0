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
// -----
// Each calls the next twice: 2^23 ways to the last.
func.func private @f0(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f1(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f1(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f1(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f2(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f2(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f2(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f3(%x) : (tensor<8xf32>) -> tensor<8xf32>
  // expected-error@+1 {{would make this pass clone more than 10000000 ops}}
  %1 = call @f3(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f3(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f4(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f4(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f4(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f5(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f5(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f5(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f6(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f6(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f6(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f7(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f7(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f7(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f8(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f8(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f8(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f9(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f9(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f9(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f10(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f10(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f10(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f11(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f11(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f11(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f12(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f12(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f12(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f13(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f13(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f13(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f14(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f14(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f14(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f15(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f15(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f15(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f16(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f16(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f16(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f17(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f17(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f17(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f18(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f18(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f18(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f19(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f19(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f19(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f20(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f20(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f20(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f21(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f21(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f21(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f22(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f22(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f22(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f23(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @f23(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @f23(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
