module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = call @f(%arg0) {foo, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = call @f(%0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {?}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2:2 = call @g(%1, %arg1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{?}, {?}]>, <@m, [{"a"}, {}]>]>} : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3:2 = call @h(%1) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token)
    return %2#0, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = call @f(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"c"}, {?}]>]>, xla.attr = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = stablehlo.add %arg0, %0 : tensor<8x8xf32>
    return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @f(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {?}]>}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @h(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token) {
    %0 = stablehlo.create_token : !stablehlo.token
    return %arg0, %0 : tensor<8x8xf32>, !stablehlo.token
  }
}
