// sdyrt-opt -sdy-propagate-sharding-from-func-to-call
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @main(%x: tensor<8x8xf32> , %i: tensor<i32>) -> (tensor<8x8xf32>,tensor<8x8xf32>) {
  %0 = func.call @f(%x) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>, foo} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = func.call @f(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %2:2 = func.call @g(%1, %i) : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
  %3:2 = func.call @h(%1) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token)
  return %2#0, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @g(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %i : tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = func.call @f(%x) {xla.attr = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = stablehlo.add %x, %0 : tensor<8x8xf32>
  return %0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
}
func.func private @f(%x: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {?}]>}) {
  %0 = stablehlo.add %x, %x : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
func.func private @h(%x: tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token) {
  %t = stablehlo.create_token : !stablehlo.token
  return %x, %t : tensor<8x8xf32>, !stablehlo.token
}
