module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = call @f_0(%arg0) {foo, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b"}, {}]>]>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %1 = call @f_0(%0) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    %2:2 = call @g(%1, %arg1) : (tensor<8x8xf32>, tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>)
    %3:2 = call @h(%1) : (tensor<8x8xf32>) -> (tensor<8x8xf32>, !stablehlo.token)
    return %2#0, %2#1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func private @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %arg1: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = call @f_0(%arg0) {xla.attr = 1 : i64} : (tensor<8x8xf32>) -> tensor<8x8xf32>
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
  func.func private @f_0(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {?}]>}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func private @f_1(%arg0: tensor<8x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {?}]>}) {
    %0 = stablehlo.add %arg0, %arg0 : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2, "d"=1]>
  sdy.mesh @n = <["a"=2, "b"=4, "c"=2, "d"=1], device_ids=[1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]>
  sdy.mesh @e = <[]>
  func.func @main(%arg0: tensor<8x8xf32>, %arg1: tensor<6x8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<i32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg3) : tensor<8x8xf32>, tensor<i32>
    cond {
      %8 = stablehlo.compare LT, %iterArg_0, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %8 : tensor<i1>
    } do {
      %8 = stablehlo.broadcast_in_dim %arg2, dims = [1] : (tensor<8xf32>) -> tensor<8x8xf32>
      stablehlo.return %8, %iterArg_0 : tensor<8x8xf32>, tensor<i32>
    }
    %1 = sdy.named_computation<"g">(%0#0, %0#0) in_shardings=[<@m, [{"c"}, {?}], unreduced={"a"}>, <mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{}, {"b"}p0]>] (%arg4: tensor<8x8xf32>, %arg5: tensor<8x8xf32>) {
      sdy.return %arg4 : tensor<8x8xf32>
    } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
    %2 = sdy.sharding_constraint %0#0 <@m, [{"b"}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.cosine %arg2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}], replicated={"c"}, unreduced={"b"}>]>} : tensor<8xf32>
    %4 = stablehlo.slice %1 [0:1, 0:8] : (tensor<8x8xf32>) -> tensor<1x8xf32>
    %5 = stablehlo.reshape %4 : (tensor<1x8xf32>) -> tensor<8xf32>
    %6 = sdy.sharding_constraint %0#0 <@m, [{?}, {"b", ?}]> : tensor<8x8xf32>
    %7 = sdy.sharding_constraint %6 <@m, [{}, {"a"}]> : tensor<8x8xf32>
    sdy.sharding_group %arg0 group_id=4 : tensor<8x8xf32>
    sdy.sharding_group %7 group_id=1 : tensor<8x8xf32>
    sdy.sharding_group %6 group_id=3 : tensor<8x8xf32>
    return %0#0, %1 : tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @f(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {"b":(2)2, "d"}], unreduced={"b":(1)2}>}, %arg1: tensor<6x8xf32>) -> (tensor<8x8xf32> {sdy.sharding = #sdy.sharding<mesh<["a"=2, "b"=4, "c"=2, "d"=1]>, [{?}p1, {"a", "b"}], unreduced={"d"}>}) {
    %0 = stablehlo.optimization_barrier {sdy.sharding = #sdy.sharding_per_value<[<@n, [{"c"}, {"a"}]>]>} %arg0 : tensor<8x8xf32>
    %1 = sdy.constant dense<1.000000e+00> : tensor<8xf32>
    %2 = sdy.sharding_constraint %1 <@m, [{"b"}]> : tensor<8xf32>
    return %arg0 : tensor<8x8xf32>
  }
}
