// sdyrt-opt -sdy-insert-explicit-reshards
sdy.mesh @m = <["a"=2]>
sdy.mesh @only1 = <[], device_ids=[1]>
func.func @f(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) -> tensor<8xf32> {
  %0 = stablehlo.custom_call @f(%x) {sdy.sharding = #sdy.sharding_per_value<[<@only1, []>]>} : (tensor<8xf32>) -> tensor<8xf32>
  %1 = stablehlo.negate %0 : tensor<8xf32>
  return %1 : tensor<8xf32>
}
