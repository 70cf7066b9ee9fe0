// sdyrt-opt -sdy-populate-op-sharding-rules
func.func @f(%x: tensor<4xf32>, %y: tensor<i64>, %roots: tensor<2xi32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_reduce"(%x) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, use_global_device_ids} : (tensor<4xf32>) -> tensor<4xf32>
  %1:2 = "stablehlo.collective_broadcast"(%x, %0) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
  %2:2 = "stablehlo.collective_broadcast"(%1#0, %y, %roots) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = true} : (tensor<4xf32>, tensor<i64>, tensor<2xi32>) -> (tensor<4xf32>, tensor<i64>)
  %3 = "stablehlo.async_start"(%2#0) ({
  ^bb0(%p: tensor<4xf32>):
    %4 = "stablehlo.collective_reduce"(%p) ({
    ^bb0(%a: tensor<f32>, %b: tensor<f32>):
      %s = stablehlo.maximum %a, %b : tensor<f32>
      stablehlo.return %s : tensor<f32>
    }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
    stablehlo.return %4 : tensor<4xf32>
  }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
  %5 = "stablehlo.async_done"(%3) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
  %6 = stablehlo.custom_call @Sharding(%5) {result_tilings = [[dense<[8, 128]> : tensor<2xindex>, dense<2> : tensor<1xindex>]]} : (tensor<4xf32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}
