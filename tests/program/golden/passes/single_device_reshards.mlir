// sdyrt-opt -sdy-insert-explicit-reshards
sdy.mesh @g = <["u"=2]>
sdy.mesh @only1 = <[], device_ids=[1]>
sdy.mesh @other1 = <[], device_ids=[1]>
func.func @f(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@g, [{"u"}]>}, %t: !stablehlo.token) -> tensor<8xf32> {
  %w = sdy.reshard %x <@g, [{}]> : tensor<8xf32>
  %w1 = sdy.reshard %w <@only1, []> : tensor<8xf32>
  %1:3 = stablehlo.custom_call @f(%x, %w1, %w1, %t) {sdy.sharding = #sdy.sharding_per_value<[<@only1, []>, <@g, [{}]>, <@only1, []>]>} : (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, !stablehlo.token) -> (tensor<8xf32>, tensor<8xf32>, !stablehlo.token)
  %2 = stablehlo.add %1#0, %1#1 {sdy.sharding = #sdy.sharding_per_value<[<@g, [{"u"}]>]>} : tensor<8xf32>
  %3 = stablehlo.negate %2 {sdy.sharding = #sdy.sharding_per_value<[<@other1, []>]>} : tensor<8xf32>
  return %3 : tensor<8xf32>
}
