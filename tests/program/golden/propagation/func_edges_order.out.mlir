module {
  sdy.mesh @mesh = <["a"=2]>
  func.func private @f(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
    %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, %arg2: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a", ?}, {?}]>}) {
    %0 = "stablehlo.case"(%arg0) ({
      %3 = func.call @f(%arg2) : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %4 = sdy.func_data_flow_edge %3 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
      stablehlo.return %4 : tensor<4x4xf32>
    }) : (tensor<i32>) -> tensor<4x4xf32>
    %1 = call @f(%arg1) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = sdy.func_data_flow_edge %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2]>
  func.func private @f(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
    %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, %arg2: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}) -> tensor<4x4xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %1 = func.call @f(%arg2) : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %2 = sdy.func_data_flow_edge %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
      stablehlo.return %2 : tensor<4x4xf32>
    }, {
      %1 = func.call @f(%arg1) : (tensor<4x4xf32>) -> tensor<4x4xf32>
      %2 = sdy.func_data_flow_edge %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a", ?}, {?}]>]>} : tensor<4x4xf32>
      stablehlo.return %2 : tensor<4x4xf32>
    }) : (tensor<i32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @mesh = <["a"=2]>
  func.func @main(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}, %arg1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"a"}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{?}, {"a", ?}]>}) {
    %0 = call @f(%arg1) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %1 = sdy.func_data_flow_edge %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func private @f(%arg0: tensor<4x4xf32>) -> tensor<4x4xf32> {
    %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : tensor<4x4xf32>
    %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : tensor<4x4xf32>
    return %1 : tensor<4x4xf32>
  }
  func.func @other(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {}]>}) -> tensor<4x4xf32> {
    %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"a"}, {}]>]>} : tensor<4x4xf32>
    %1 = call @f(%0) : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = sdy.func_data_flow_edge %1 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{?}, {"a", ?}]>]>} : tensor<4x4xf32>
    return %2 : tensor<4x4xf32>
  }
}
