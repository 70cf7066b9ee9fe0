// sdyrt-opt "-sdy-propagation-pipeline=enable-per-instruction-partitioning=true per-instruction-partitioning-filter=multiply inline-meshes=true replica-count=2"
// Ops that are chosen are partitioned one by one behind propagation, by replicas,
// and meshes are put in.
sdy.mesh @m = <["u"=2]>
func.func @main(%x: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %y: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  %1 = stablehlo.multiply %0, %y : tensor<4xf32>
  return %1 : tensor<4xf32>
}
