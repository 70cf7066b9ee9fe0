// sdyrt-opt -sdy-reshard-to-collectives
sdy.mesh @m = <["a"=1, "b"=2, "c"=4]>
func.func @left_out(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = sdy.reshard %x <@m, [{"b"}, {"c":(1)2, "a"}]> : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func @alone(%x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %0 = sdy.reshard %x <@m, [{"a"}, {}]> : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func @gathered(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {}]>}) -> tensor<8x4xf32> {
  %0 = sdy.reshard %x <@m, [{}, {"c"}]> : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func @moved(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "a"}, {}]>}) -> tensor<8x4xf32> {
  %0 = sdy.reshard %x <@m, [{}, {"b", "a"}]> : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
func.func @first(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"c"}]>}) -> tensor<8x4xf32> {
  %0 = sdy.reshard %x <@m, [{"c"}, {"a", "b"}]> : tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
