module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = call @f(%arg0) {foo, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = sdy.func_data_flow_edge %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : tensor<8x8xf32>
    %2 = call @f(%1) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.func_data_flow_edge %2 : tensor<8x8xf32>
    %4:2 = call @g(%3, %arg1) : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %5 = sdy.func_data_flow_edge %4#0 : tensor<8x8xf32>
    %6 = sdy.func_data_flow_edge %4#1 : tensor<8x8xf32>
    %7:2 = call @h(%3) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token)
    %8 = sdy.func_data_flow_edge %7#0 : tensor<8x8xf32>
    return %5, %6 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x8xf32>
    %1 = sdy.func_data_flow_edge %arg1 : tensor<i32>
    %2 = call @f(%0) {xla.attr = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %3 = sdy.func_data_flow_edge %2 : tensor<8x8xf32>
    %4 = stablehlo.add %0, %3 : tensor<8x8xf32>
    return %3, %4 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {?}]>}) {
    %0 = sdy.func_data_flow_edge %arg0 : tensor<8x8xf32>
    %1 = stablehlo.add %0, %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token) {
    %0 = sdy.func_data_flow_edge %arg0 : tensor<8x8xf32>
    %1 = stablehlo.create_token : !stablehlo.token
    return %0, %1 : tensor<8x8xf32>, !stablehlo.token
  }
}
