module {
  sdy.mesh @mesh = <["a"=4, "b"=2, "c"=2]>
  func.func @id(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    return %arg0 : tensor<2x3xf32>
  }
  func.func @f0(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call @id(%arg0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f1(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call @id(%arg0) {a, no_inline} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f2(%arg0: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call @id(%arg0) {arg_attrs = [{a.b = 1 : i32}], res_attrs = [{a.c}]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f3() -> ((tensor<2x3xf32>) -> tensor<2x3xf32>) {
    %f = constant @id : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %f : (tensor<2x3xf32>) -> tensor<2x3xf32>
  }
  func.func @f4(%arg0: (tensor<2x3xf32>) -> tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call_indirect %arg0(%arg1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f5(%arg0: (tensor<2x3xf32>) -> tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call_indirect %arg0(%arg1) {a} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f6(%arg0: (tensor<2x3xf32>) -> tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> tensor<2x3xf32> {
    %0 = call_indirect %arg0(%arg1) {arg_attrs = [{}, {}]} : (tensor<2x3xf32>) -> tensor<2x3xf32>
    return %0 : tensor<2x3xf32>
  }
  func.func @f7(%arg0: tensor<2x3xf32>) -> tensor<2x3xi32> {
    %0 = builtin.unrealized_conversion_cast %arg0 : tensor<2x3xf32> to tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
  func.func @f8(%arg0: tensor<2x3xf32>) -> (tensor<2x3xi32>, tensor<2x3xf32>) {
    %0:2 = builtin.unrealized_conversion_cast %arg0 : tensor<2x3xf32> to tensor<2x3xi32>, tensor<2x3xf32> {a}
    return %0#0, %0#1 : tensor<2x3xi32>, tensor<2x3xf32>
  }
  func.func @f9() -> tensor<2x3xi32> {
    %0 = builtin.unrealized_conversion_cast to tensor<2x3xi32>
    return %0 : tensor<2x3xi32>
  }
}
