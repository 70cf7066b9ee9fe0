sdy.mesh @mesh = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}p1, {?}]>}) -> tensor<8x8xf32> {
  return %x : tensor<8x8xf32>
}
