// sdyrt-opt -sdy-resolve-permutation-factors
sdy.mesh @m = <["u"=4]>
func.func @slice(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<6xf32> {
  %0 = stablehlo.slice %x [1:7] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<8xf32>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}
