module {
  func.func @top_k(%arg0: tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>) {
    %values, %indices = chlo.top_k(%arg0, k = 2, is_stable = false) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
    %values_0, %indices_1 = chlo.top_k(%arg0, k = 2) {x} : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
    return %values, %indices : tensor<2xf32>, tensor<2xi32>
  }
  func.func @reduce(%arg0: tensor<4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xi32>) -> (tensor<4xf32>, tensor<2xf32>) {
    %0:2 = "stablehlo.collective_reduce"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, has_dynamic_root = true, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %1 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<4xf32>, tensor<2xf32>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2xf32>)
    return %0#0, %0#1 : tensor<4xf32>, tensor<2xf32>
  }
  func.func @broadcast(%arg0: tensor<4xf32>, %arg1: tensor<2xi8>, %arg2: tensor<2xi32>) -> (tensor<4xf32>, tensor<2xi8>) {
    %0:2 = "stablehlo.collective_broadcast"(%arg0, %arg1, %arg2) <{has_dynamic_root = true, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<2xi8>, tensor<2xi32>) -> (tensor<4xf32>, tensor<2xi8>)
    %1:2 = "stablehlo.collective_broadcast"(%arg0, %arg1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4xf32>, tensor<2xi8>) -> (tensor<4xf32>, tensor<2xi8>)
    return %0#0, %0#1 : tensor<4xf32>, tensor<2xi8>
  }
  func.func @async(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "stablehlo.async_start"(%arg0) ({
    ^bb0(%arg1: tensor<4xf32>):
      %2 = "stablehlo.collective_reduce"(%arg1) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
      ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
        %3 = stablehlo.maximum %arg2, %arg3 : tensor<f32>
        stablehlo.return %3 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %2 : tensor<4xf32>
    }) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %1 = "stablehlo.async_done"(%0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @tiled(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @f(%arg0) {result_tilings = [[dense<[8, 128]> : tensor<2xindex>, dense<2> : tensor<1xindex>]]} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @futures(%arg0: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @f(%arg0) : (tensor<4xf32>) -> !stablehlo.future<tensor<4xf32>>
    %1 = stablehlo.custom_call @g(%0) : (!stablehlo.future<tensor<4xf32>>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @scan(%arg0: tensor<4x2xf32>, %arg1: tensor<2xf32>) -> tensor<4x2xf32> {
    %0:2 = chlo.scan(%arg0) inits (%arg1) dimension=0  attributes {is_reverse = true} {
    ^bb0(%input: tensor<2xf32>, %carry: tensor<2xf32>):
      %1 = stablehlo.add %input, %carry : tensor<2xf32>
      stablehlo.return %1, %1 : tensor<2xf32>, tensor<2xf32>
    } : (tensor<4x2xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>)
    return %0#0 : tensor<4x2xf32>
  }
  func.func @mulhi(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
    %0 = chlo.mulhi %arg0, %arg1 : tensor<4xi32>, tensor<4xi32> -> tensor<4xi32>
    return %0 : tensor<4xi32>
  }
}
// -----
module {
  func.func private @blocks(tensor<4x4x!quant.uniform<i8:f32:{0:2, 1:2}, {{5.000000e-01:1, 2.500000e-01}, {2.000000e+00, 1.500000e+00:-3}}>>)
}
