// sdyrt-opt -sdy-propagation-pipeline
sdy.mesh @m = <["a"=2]>
func.func @f(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}], unreduced={"a"}>}) -> tensor<8xf32> {
  %0 = stablehlo.exponential %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
