// sdyrt-opt -sdy-import-func-calls
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @f(%x) : (tensor<8xf32>) -> tensor<8xf32>
  // expected-note@+2 {{%2 = func.call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>}}
  // expected-warning@+1 {{function @f has multiple call ops, we need to clone the function body for each call}}
  %1 = call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>
  %2 = call @f(%1) : (tensor<8xf32>) -> tensor<8xf32>
  %3 = call @g(%2) : (tensor<8xf32>) -> tensor<8xf32>
  %4 = call @g(%3) : (tensor<8xf32>) -> tensor<8xf32>
  return %4 : tensor<8xf32>
}
func.func private @g(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
func.func private @f(%x: tensor<8xf32>) -> tensor<8xf32> {
  return %x : tensor<8xf32>
}
