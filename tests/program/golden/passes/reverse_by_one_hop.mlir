// sdyrt-opt --sdy-version=jaxlib-0.10.2 -sdy-resolve-permutation-factors
sdy.mesh @m = <["u"=4]>
func.func @reverse(%x: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<7xf32> {
  %0 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<7xf32>
  return %0 : tensor<7xf32>
}
