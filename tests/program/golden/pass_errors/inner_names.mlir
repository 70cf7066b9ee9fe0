// sdyrt-opt -sdy-populate-op-sharding-rules
// Names in a message count from 0 in the computation that the op is in.
func.func @main(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = sdy.named_computation<"f">(%a) (%x: tensor<8xf32>) {
    %1 = stablehlo.tanh %x : tensor<8xf32>
    // expected-warning @+2 {{custom call @g is unknown to SDY sharding rule registry}}
    // expected-note @+1 {{%1 = stablehlo.custom_call @g(%0) : (tensor<8xf32>) -> tensor<8xf32>}}
    %2 = stablehlo.custom_call @g(%1) : (tensor<8xf32>) -> tensor<8xf32>
    sdy.return %2 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
