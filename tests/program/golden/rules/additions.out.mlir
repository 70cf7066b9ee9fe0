module {
  func.func @chlo(%arg0: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x2xf32>, tensor<4x2xi32>) {
    %0 = chlo.erf_inv %arg0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=8}>} : tensor<4x8xf32> -> tensor<4x8xf32>
    %values, %indices = chlo.top_k(%0, k = 2) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j], [i, j]) {i=4, j=8} need_replication={j} blocked_propagation={j}>} : tensor<4x8xf32> -> (tensor<4x2xf32>, tensor<4x2xi32>)
    return %0, %values, %indices : tensor<4x8xf32>, tensor<4x2xf32>, tensor<4x2xi32>
  }
  func.func @last_dimension(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = "stablehlo.sort"(%arg0) <{dimension = -1 : i64}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.compare LT, %arg1, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=4, j=8} need_replication={j}>} : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
  func.func @all_reduce_of_two(%arg0: tensor<5xf32>, %arg1: tensor<4x8xf32>) -> (tensor<5xf32>, tensor<4x8xf32>) {
    %0:2 = "stablehlo.all_reduce"(%arg0, %arg1) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [i, j])->([i], [i, k]) {i=5, j=1, k=1}>} : (tensor<5xf32>, tensor<4x8xf32>) -> (tensor<5xf32>, tensor<4x8xf32>)
    return %0#0, %0#1 : tensor<5xf32>, tensor<4x8xf32>
  }
  func.func @not_a_qr(%arg0: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %0 = stablehlo.custom_call @Qr(%arg0) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %0 : tensor<4x8xf32>
  }
}
