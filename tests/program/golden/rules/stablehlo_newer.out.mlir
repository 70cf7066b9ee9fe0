module {
  func.func @f(%arg0: tensor<4xf32>, %arg1: tensor<i64>, %arg2: tensor<2xi32>) -> tensor<4xf32> {
    %0 = "stablehlo.collective_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = stablehlo.add %arg3, %arg4 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
      stablehlo.return %6 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %1:2 = "stablehlo.collective_broadcast"(%arg0, %0) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %2:2 = "stablehlo.collective_broadcast"(%1#0, %arg1, %arg2) <{has_dynamic_root = true, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<i64>, tensor<2xi32>) -> (tensor<4xf32>, tensor<i64>)
    %3 = "stablehlo.async_start"(%2#0) ({
    ^bb0(%arg3: tensor<4xf32>):
      %6 = "stablehlo.collective_reduce"(%arg3) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %7 = stablehlo.maximum %arg4, %arg5 {sdy.sharding_rule = #sdy.op_sharding_rule<([], [])->([])>} : tensor<f32>
        stablehlo.return %7 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %6 : tensor<4xf32>
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %4 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    %5 = stablehlo.custom_call @Sharding(%4) {result_tilings = [[dense<[8, 128]> : tensor<2xindex>, dense<2> : tensor<1xindex>]]} : (tensor<4xf32>) -> tensor<4xf32>
    return %5 : tensor<4xf32>
  }
}
