// sdyrt-opt -sdy-resolve-single-device-sharding
sdy.mesh @g = <["u"=2]>
sdy.mesh @only1 = <[], device_ids=[1]>
func.func @f(%x: tensor<8xf32>, %t: !stablehlo.token) -> tensor<8xf32> {
  %w1 = sdy.reshard %x <@only1, []> : tensor<8xf32>
  %1:2 = stablehlo.custom_call @f(%w1, %w1, %t) {sdy.sharding = #sdy.sharding_per_value<[<@only1, []>, <@g, []>]>} : (tensor<8xf32>, tensor<8xf32>, !stablehlo.token) -> (tensor<8xf32>, !stablehlo.token)
  %2 = sdy.reshard %1#0 <@g, [{}]> : tensor<8xf32>
  %3 = sdy.reshard %1#0 <@g, [{"u"}]> : tensor<8xf32>
  %4 = stablehlo.add %2, %3 : tensor<8xf32>
  %5 = stablehlo.negate %4 {sdy.sharding = #sdy.sharding_per_value<[<@only1, []>]>} : tensor<8xf32>
  %6 = sdy.reshard %x <@only1, []> : tensor<8xf32>
  return %5 : tensor<8xf32>
}
