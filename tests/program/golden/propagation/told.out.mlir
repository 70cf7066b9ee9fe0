module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg1: tensor<i32>, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, tensor<i32>) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg1) : tensor<8x8xf32>, tensor<i32>
    cond {
      %4 = stablehlo.cosine %iterArg {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
      %5 = stablehlo.custom_call @cond(%4) {has_side_effect = true} : (tensor<8x8xf32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %4 = stablehlo.sine %iterArg {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
      %5 = stablehlo.exponential %4 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
      stablehlo.return %5, %iterArg_0 : tensor<8x8xf32>, tensor<i32>
    }
    %1 = sdy.data_flow_edge %0#0 sharding=<@m, [{"a", ?}, {?}]> : tensor<8x8xf32>
    %2 = sdy.data_flow_edge %0#1 : tensor<i32>
    %3 = stablehlo.add %1, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    return %3, %2 : tensor<8x8xf32>, tensor<i32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b"}]>}) {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.abs %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    %2 = stablehlo.add %1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {"b", ?}]>}) {
    %0 = "stablehlo.case"(%arg0) ({
      %3 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
      stablehlo.return %3 : tensor<8x8xf32>
    }, {
      %3 = stablehlo.abs %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
      stablehlo.return %3 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %1 = sdy.data_flow_edge %0 sharding=<@m, [{"a", ?}, {"b", ?}]> : tensor<8x8xf32>
    %2 = stablehlo.sine %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {"b", ?}]>]>} : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<i32>, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> tensor<8x8xf32> {
    %0 = "stablehlo.case"(%arg0) ({
      %2 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
      stablehlo.return %2 : tensor<8x8xf32>
    }) : (tensor<i32>) -> tensor<8x8xf32>
    %1 = stablehlo.sine %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) {
    %0 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %1 = call @f(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.func_data_flow_edge %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %3 = stablehlo.add %2, %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %4 = call @f(%arg0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %5 = sdy.func_data_flow_edge %4 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    return %3, %5 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32>) -> tensor<8x8xf32> {
    %0 = sdy.func_data_flow_edge %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.sine %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %2 = stablehlo.cosine %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> tensor<8x8xf32> {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %1 = call @g(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = stablehlo.negate %1 : tensor<8x8xf32>
    return %2 : tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b", ?}]>}) -> tensor<8x8xf32> {
    %0 = stablehlo.sine %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {"b"}]>]>} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{?}, {"b"}]>}) -> tensor<8x8xf32> {
    %0 = sdy.func_data_flow_edge %arg0 : tensor<8x8xf32>
    %1 = stablehlo.sine %0 : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @main(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg1: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, %arg2: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", ?}, {?}]>}) {
    sdy.sharding_group %arg0 group_id=7 : tensor<8x8xf32>
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %1 = stablehlo.add %arg1, %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    %2 = stablehlo.abs %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a", ?}, {?}]>]>} : tensor<8x8xf32>
    sdy.sharding_group %2 group_id=7 : tensor<8x8xf32>
    return %0, %2 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
