// sdyrt-opt -sharding-propagation
// expected-error @+1 {{only one block is supported!}}
func.func @f() {
  cf.br ^bb1
^bb1:
  return
}
// -----
func.func @f(%a: tensor<8xf32>, %i: index) -> f32 {
  // expected-error @+1 {{sharding interface is not implemented.}}
  %0 = tensor.extract %a[%i] : tensor<8xf32>
  return %0 : f32
}
// -----
func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {
  // expected-error @+1 {{has more than 16 operands and results}}
  %0:16 = stablehlo.optimization_barrier %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>
  return %0#0 : tensor<8xf32>
}
