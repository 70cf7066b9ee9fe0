// sdyrt-opt "-sdy-export-pipeline=enable-per-instruction-partitioning=true per-instruction-partitioning-filter=stablehlo.reverse enable-insert-explicit-collectives=true partition-count=4"
sdy.mesh @m = <["a"=4]>
func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> tensor<8x4xf32> {
  %0 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x4xf32>
  %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x4xf32>
  return %1 : tensor<8x4xf32>
}
