module {
  shard.grid @g(shape = 2x4)
  func.func @f(%arg0: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<8x16xf32>
    %sharding_annotated_0 = shard.shard %sharding_annotated to %sharding annotate_for_users : tensor<8x16xf32>
    %0 = tosa.abs %sharding_annotated_0 : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %sharding_1 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_2 = shard.shard %0 to %sharding_1 : tensor<8x16xf32>
    %1 = tosa.tanh %sharding_annotated_2 : (tensor<8x16xf32>) -> tensor<8x16xf32>
    return %1 : tensor<8x16xf32>
  }
  func.func @mm(%arg0: tensor<2x8x16xf32>, %arg1: tensor<2x16x4xf32>, %arg2: tensor<1xf32>) -> tensor<2x8x4xf32> {
    %sharding = shard.sharding @g split_axes = [[], [0], [1]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding annotate_for_users : tensor<2x8x16xf32>
    %sharding_0 = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
    %sharding_annotated_1 = shard.shard %arg1 to %sharding_0 annotate_for_users : tensor<2x16x4xf32>
    %sharding_2 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_3 = shard.shard %arg2 to %sharding_2 annotate_for_users : tensor<1xf32>
    %0 = tosa.matmul %sharding_annotated, %sharding_annotated_1, %sharding_annotated_3, %sharding_annotated_3 : (tensor<2x8x16xf32>, tensor<2x16x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
    %sharding_4 = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
    %sharding_annotated_5 = shard.shard %0 to %sharding_4 : tensor<2x8x4xf32>
    return %sharding_annotated_5 : tensor<2x8x4xf32>
  }
  func.func @mm2(%arg0: tensor<2x8x16xf32>, %arg1: tensor<2x16x4xf32>, %arg2: tensor<1xf32>) -> tensor<2x8x4xf32> {
    %sharding = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding_0 annotate_for_users : tensor<2x8x16xf32>
    %sharding_1 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_2 = shard.shard %arg1 to %sharding_1 annotate_for_users : tensor<2x16x4xf32>
    %sharding_3 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_4 = shard.shard %arg2 to %sharding_3 annotate_for_users : tensor<1xf32>
    %0 = tosa.matmul %sharding_annotated, %sharding_annotated_2, %sharding_annotated_4, %sharding_annotated_4 : (tensor<2x8x16xf32>, tensor<2x16x4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<2x8x4xf32>
    %sharding_annotated_5 = shard.shard %0 to %sharding : tensor<2x8x4xf32>
    return %sharding_annotated_5 : tensor<2x8x4xf32>
  }
  func.func @chain(%arg0: tensor<8x16xf32>, %arg1: tensor<8x1xf32>) -> tensor<8x16xf32> {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<8x16xf32>
    %sharding_1 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated_2 = shard.shard %sharding_annotated to %sharding_1 annotate_for_users : tensor<8x16xf32>
    %sharding_3 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_4 = shard.shard %arg1 to %sharding_3 annotate_for_users : tensor<8x1xf32>
    %0 = tosa.add %sharding_annotated_2, %sharding_annotated_4 : (tensor<8x16xf32>, tensor<8x1xf32>) -> tensor<8x16xf32>
    %sharding_5 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated_6 = shard.shard %0 to %sharding_5 : tensor<8x16xf32>
    %sharding_7 = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
    %sharding_annotated_8 = shard.shard %sharding_annotated_6 to %sharding_7 annotate_for_users : tensor<8x16xf32>
    %1 = tosa.tanh %sharding_annotated_8 : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %sharding_9 = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
    %sharding_annotated_10 = shard.shard %1 to %sharding_9 : tensor<8x16xf32>
    %sharding_annotated_11 = shard.shard %sharding_annotated_10 to %sharding_0 annotate_for_users : tensor<8x16xf32>
    %2 = tosa.abs %sharding_annotated_11 : (tensor<8x16xf32>) -> tensor<8x16xf32>
    %sharding_12 = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
    %sharding_annotated_13 = shard.shard %2 to %sharding_12 : tensor<8x16xf32>
    return %sharding_annotated_13 : tensor<8x16xf32>
  }
  func.func @twice(%arg0: tensor<8x16xf32>, %arg1: tensor<f32>) -> (tensor<8x16xf32>, tensor<f32>) {
    %sharding = shard.sharding @g split_axes = [[0, 1]] halo_sizes = [1, 1] : !shard.sharding
    %cst = arith.constant dense<1.000000e+00> : tensor<8x16xf32>
    %sharding_0 = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
    %sharding_annotated = shard.shard %cst to %sharding_0 : tensor<8x16xf32>
    %sharding_1 = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
    %sharding_annotated_2 = shard.shard %arg0 to %sharding_1 annotate_for_users : tensor<8x16xf32>
    %0 = arith.addf %sharding_annotated_2, %sharding_annotated_2 : tensor<8x16xf32>
    %sharding_3 = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
    %sharding_annotated_4 = shard.shard %0 to %sharding_3 : tensor<8x16xf32>
    %sharding_5 = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
    %sharding_annotated_6 = shard.shard %sharding_annotated_4 to %sharding_5 annotate_for_users : tensor<8x16xf32>
    %sharding_7 = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
    %sharding_annotated_8 = shard.shard %sharding_annotated to %sharding_7 annotate_for_users : tensor<8x16xf32>
    %1 = arith.addf %sharding_annotated_6, %sharding_annotated_8 : tensor<8x16xf32>
    %sharding_9 = shard.sharding @g split_axes = [[0, 1]] : !shard.sharding
    %sharding_annotated_10 = shard.shard %1 to %sharding_9 : tensor<8x16xf32>
    %sharding_annotated_11 = shard.shard %sharding_annotated_10 to %sharding_9 annotate_for_users : tensor<8x16xf32>
    %sharding_annotated_12 = shard.shard %sharding_annotated_11 to %sharding : tensor<8x16xf32>
    %2 = tosa.abs %arg1 : (tensor<f32>) -> tensor<f32>
    return %sharding_annotated_12, %2 : tensor<8x16xf32>, tensor<f32>
  }
  func.func @conflict(%arg0: tensor<8x16xf32>, %arg1: tensor<8x16xf32>) -> tensor<8x16xf32> {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_0 = shard.sharding @g split_axes = [[], [0]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<8x16xf32>
    %sharding_annotated_1 = shard.shard %arg1 to %sharding_0 : tensor<8x16xf32>
    %sharding_2 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_3 = shard.shard %sharding_annotated to %sharding_2 annotate_for_users : tensor<8x16xf32>
    %sharding_4 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_5 = shard.shard %sharding_annotated_1 to %sharding_4 annotate_for_users : tensor<8x16xf32>
    %0 = arith.mulf %sharding_annotated_3, %sharding_annotated_5 : tensor<8x16xf32>
    %sharding_6 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_7 = shard.shard %0 to %sharding_6 : tensor<8x16xf32>
    return %sharding_annotated_7 : tensor<8x16xf32>
  }
}
