// The first op and the first custom call that have no rule are warned of.
func.func @unknown(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // expected-warning @+2 {{op 'chlo.broadcast_add' is unknown to SDY sharding rule registry}}
  // expected-note @+1 {{%0 = chlo.broadcast_add %arg0, %arg0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>}}
  %0 = chlo.broadcast_add %arg0, %arg0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = chlo.broadcast_multiply %0, %0 : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
  // expected-warning @+2 {{custom call @foo is unknown to SDY sharding rule registry}}
  // expected-note @+1 {{%2 = stablehlo.custom_call @foo(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32>}}
  %2 = stablehlo.custom_call @foo(%1) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %3 = stablehlo.custom_call @bar(%2) : (tensor<4x8xf32>) -> tensor<4x8xf32>
  return %3 : tensor<4x8xf32>
}

// -----

func.func @dynamic(%arg0: tensor<?x8xf32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{'stablehlo.add' op operand 0 - expected a ranked tensor with a static shape. type: 'tensor<?x8xf32>'}}
  %0 = stablehlo.add %arg0, %arg0 : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @dynamic_result(%arg0: tensor<4x8xf32>, %arg1: tensor<i32>, %arg2: tensor<2xi32>) -> tensor<?x8xf32> {
  // expected-error @+1 {{'stablehlo.convert' op result - expected a ranked tensor with a static shape. type: 'tensor<?x8xf32>'}}
  %0 = stablehlo.convert %arg0 : (tensor<4x8xf32>) -> tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}

// -----

func.func @token(%arg0: tensor<4x8xf32>, %arg1: !stablehlo.token) -> tensor<4x8xf32> {
  // expected-error @+1 {{'stablehlo.custom_call' op operand 1 - expected a ranked tensor with a static shape. type: '!stablehlo.token'}}
  %0 = stablehlo.custom_call @Cholesky(%arg0, %arg1) : (tensor<4x8xf32>, !stablehlo.token) -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}

// -----

func.func @convolution(%arg0: tensor<?x8x8x3xf32>, %arg1: tensor<3x3x3x16xf32>) -> tensor<?x6x6x16xf32> {
  // expected-error @+1 {{'stablehlo.convolution' op operand 0 - expected a ranked tensor with a static shape. type: 'tensor<?x8x8x3xf32>'}}
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<?x8x8x3xf32>, tensor<3x3x3x16xf32>) -> tensor<?x6x6x16xf32>
  return %0 : tensor<?x6x6x16xf32>
}
