sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%x: tensor<?x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"a"}, {?}]>}) -> tensor<?x8xf32> {
  %0 = stablehlo.negate %x : tensor<?x8xf32>
  return %0 : tensor<?x8xf32>
}
