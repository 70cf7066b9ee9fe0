module {
  func.func @custom(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @foo(%arg0) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=4}, custom>} : (tensor<4xf32>) -> tensor<4xf32>
    %1 = stablehlo.add %0, %0 {sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j])->([i]) {i=4, j=4}>} : tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @constant_places(%arg0: tensor<4x8xf32>, %arg1: tensor<2x8xf32>, %arg2: tensor<i32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.dynamic_update_slice %arg0, %arg1, %c, %c {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [j, k], [], [])->([i, k]) {i=4, j=2, k=8}>} : (tensor<4x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    %1 = stablehlo.dynamic_update_slice %arg0, %arg1, %c, %arg2 {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k], [j, k], [], [])->([i, k]) {i=4, j=2, k=8} need_replication={j}>} : (tensor<4x8xf32>, tensor<2x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
    return %0, %1 : tensor<4x8xf32>, tensor<4x8xf32>
  }
  func.func @all_reduce_of_two(%arg0: tensor<4x8xf32>, %arg1: tensor<5xf32>) -> (tensor<4x8xf32>, tensor<5xf32>) {
    %0:2 = "stablehlo.all_reduce"(%arg0, %arg1) <{replica_groups = dense<0> : tensor<1x1xi64>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      stablehlo.return %arg2 : tensor<f32>
    }) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i])->([i, j], [i]) {i=4, j=8}>} : (tensor<4x8xf32>, tensor<5xf32>) -> (tensor<4x8xf32>, tensor<5xf32>)
    return %0#0, %0#1 : tensor<4x8xf32>, tensor<5xf32>
  }
  func.func @dynamic_reshape(%arg0: tensor<?x8xf32>) -> tensor<4x2xf32> {
    %0 = stablehlo.reshape %arg0 : (tensor<?x8xf32>) -> tensor<4x2xf32>
    return %0 : tensor<4x2xf32>
  }
}
