module {
  sdy.mesh @g = <["u"=2]>
  sdy.mesh @only1 = <[], device_ids=[1]>
  sdy.mesh @other1 = <[], device_ids=[1]>
  func.func @f(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@g, [{"u"}]>}, %arg1: !stablehlo.token) -> tensor<8xf32> {
    %0 = sdy.reshard %arg0 <@g, [{}]> : tensor<8xf32>
    %1 = sdy.reshard %0 <@only1, []> : tensor<8xf32>
    %2 = sdy.reshard %arg0 <@g, [{}]> : tensor<8xf32>
    %3 = sdy.reshard %2 <@only1, []> : tensor<8xf32>
    %4:3 = stablehlo.custom_call @f(%3, %1, %1, %arg1) {sdy.sharding = #sdy.sharding_per_value<[<@only1, []>, <@only1, []>, <@g, []>]>} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, !stablehlo.token) -> (tensor<8xf32>, tensor<8xf32>, !stablehlo.token)
    %5 = sdy.reshard %4#0 <@g, [{}]> : tensor<8xf32>
    %6 = sdy.reshard %4#1 <@g, [{}]> : tensor<8xf32>
    %7 = stablehlo.add %5, %6 {sdy.sharding = #sdy.sharding_per_value<[<@g, [{"u"}]>]>} : tensor<8xf32>
    %8 = sdy.reshard %7 <@g, [{}]> : tensor<8xf32>
    %9 = sdy.reshard %8 <@other1, []> : tensor<8xf32>
    %10 = stablehlo.negate %9 {sdy.sharding = #sdy.sharding_per_value<[<@other1, []>]>} : tensor<8xf32>
    %11 = sdy.reshard %10 <@g, [{}]> : tensor<8xf32>
    return %11 : tensor<8xf32>
  }
}
