module {
  shard.grid @g(shape = 2x2)
  func.func @one(%arg0: tensor<8x4xf32>, %arg1: tensor<1x4xf32>, %arg2: tensor<4xf32>) -> tensor<8x4xf32> {
    %sharding = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
    %sharding_annotated = shard.shard %arg1 to %sharding : tensor<1x4xf32>
    %sharding_0 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated_1 = shard.shard %arg0 to %sharding_0 : tensor<8x4xf32>
    %sharding_2 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated_3 = shard.shard %sharding_annotated_1 to %sharding_2 annotate_for_users : tensor<8x4xf32>
    %sharding_4 = shard.sharding @g split_axes = [[], [1]] : !shard.sharding
    %sharding_annotated_5 = shard.shard %sharding_annotated to %sharding_4 annotate_for_users : tensor<1x4xf32>
    %0 = tosa.add %sharding_annotated_3, %sharding_annotated_5 : (tensor<8x4xf32>, tensor<1x4xf32>) -> tensor<8x4xf32>
    %sharding_6 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated_7 = shard.shard %0 to %sharding_6 : tensor<8x4xf32>
    %sharding_8 = shard.sharding @g split_axes = [[0], [1]] : !shard.sharding
    %sharding_annotated_9 = shard.shard %sharding_annotated_7 to %sharding_8 annotate_for_users : tensor<8x4xf32>
    return %sharding_annotated_9 : tensor<8x4xf32>
  }
  func.func @conflict(%arg0: tensor<4x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %sharding = shard.sharding @g split_axes = [[1]] : !shard.sharding
    %sharding_annotated = shard.shard %arg1 to %sharding : tensor<4x4xf32>
    %sharding_0 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_1 = shard.shard %arg0 to %sharding_0 : tensor<4x4xf32>
    %sharding_2 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_3 = shard.sharding @g split_axes = [[1]] : !shard.sharding
    %sharding_annotated_4 = shard.shard %sharding_annotated_1 to %sharding_2 annotate_for_users : tensor<4x4xf32>
    %sharding_annotated_5 = shard.shard %sharding_annotated to %sharding_3 annotate_for_users : tensor<4x4xf32>
    %sharding_6 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_7 = shard.shard %sharding_annotated_4 to %sharding_6 annotate_for_users : tensor<4x4xf32>
    %sharding_8 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_9 = shard.shard %sharding_annotated_5 to %sharding_8 annotate_for_users : tensor<4x4xf32>
    %0 = arith.addf %sharding_annotated_7, %sharding_annotated_9 : tensor<4x4xf32>
    %sharding_10 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_11 = shard.shard %0 to %sharding_10 : tensor<4x4xf32>
    %sharding_12 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_13 = shard.shard %sharding_annotated_11 to %sharding_12 annotate_for_users : tensor<4x4xf32>
    return %sharding_annotated_13 : tensor<4x4xf32>
  }
  func.func @region(%arg0: tensor<4xf32>, %arg1: tensor<i1>) -> tensor<4xf32> {
    %sharding = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated = shard.shard %arg0 to %sharding : tensor<4xf32>
    %sharding_0 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_1 = shard.shard %sharding_annotated to %sharding_0 : tensor<4xf32>
    %sharding_2 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_3 = shard.shard %sharding_annotated_1 to %sharding_2 annotate_for_users : tensor<4xf32>
    %sharding_4 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_5 = shard.shard %sharding_annotated to %sharding_4 annotate_for_users : tensor<4xf32>
    %0 = "stablehlo.if"(%arg1) ({
      %1 = stablehlo.negate %sharding_annotated_3 : tensor<4xf32>
      stablehlo.return %1 : tensor<4xf32>
    }, {
      stablehlo.return %sharding_annotated_5 : tensor<4xf32>
    }) : (tensor<i1>) -> tensor<4xf32>
    %sharding_6 = shard.sharding @g split_axes = [[]] : !shard.sharding
    %sharding_annotated_7 = shard.shard %0 to %sharding_6 : tensor<4xf32>
    %sharding_annotated_8 = shard.shard %sharding_annotated_7 to %sharding_0 : tensor<4xf32>
    %sharding_9 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_10 = shard.shard %sharding_annotated_8 to %sharding_9 annotate_for_users : tensor<4xf32>
    return %sharding_annotated_10 : tensor<4xf32>
  }
  func.func @sides(%arg0: tensor<8xf32>, %arg1: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
    %sharding = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
    %sharding_annotated = shard.shard %arg1 to %sharding : tensor<8xf32>
    %sharding_0 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_1 = shard.shard %arg0 to %sharding_0 : tensor<8xf32>
    %sharding_2 = shard.sharding @g split_axes = [[0]] halo_sizes = [1, 2] : !shard.sharding
    %sharding_3 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
    %sharding_annotated_4 = shard.shard %sharding_annotated_1 to %sharding_2 : tensor<8xf32>
    %sharding_annotated_5 = shard.shard %sharding_annotated to %sharding_3 : tensor<8xf32>
    %sharding_6 = shard.sharding @g split_axes = [[0]] : !shard.sharding
    %sharding_annotated_7 = shard.shard %sharding_annotated_4 to %sharding_6 annotate_for_users : tensor<8xf32>
    %sharding_8 = shard.sharding @g split_axes = [[0]] sharded_dims_offsets = [0, 3, 8] : !shard.sharding
    %sharding_annotated_9 = shard.shard %sharding_annotated_5 to %sharding_8 annotate_for_users : tensor<8xf32>
    return %sharding_annotated_7, %sharding_annotated_9 : tensor<8xf32>, tensor<8xf32>
  }
  func.func @constant() -> tensor<4xf32> {
    %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
    %sharding = shard.sharding @g split_axes = [[1]] : !shard.sharding
    %sharding_annotated = shard.shard %cst to %sharding : tensor<4xf32>
    %sharding_0 = shard.sharding @g split_axes = [[1]] : !shard.sharding
    %sharding_annotated_1 = shard.shard %sharding_annotated to %sharding_0 annotate_for_users : tensor<4xf32>
    %sharding_2 = shard.sharding @g split_axes = [[1]] : !shard.sharding
    %sharding_annotated_3 = shard.shard %sharding_annotated to %sharding_2 annotate_for_users : tensor<4xf32>
    %0 = arith.mulf %sharding_annotated_1, %sharding_annotated_3 : tensor<4xf32>
    %sharding_4 = shard.sharding @g split_axes = [[1]] : !shard.sharding
    %sharding_annotated_5 = shard.shard %0 to %sharding_4 : tensor<4xf32>
    %sharding_6 = shard.sharding @g split_axes = [[1]] : !shard.sharding
    %sharding_annotated_7 = shard.shard %sharding_annotated_5 to %sharding_6 annotate_for_users : tensor<4xf32>
    return %sharding_annotated_7 : tensor<4xf32>
  }
  func.func @nothing(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = arith.negf %arg0 : tensor<4xf32>
    return %0 : tensor<4xf32>
  }
}
