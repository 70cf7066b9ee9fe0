// sdyrt-opt -sdy-convert-global-to-local=enable-rgv3=true
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @ag1(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) {
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@m, [{}, {"y"}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @ag2(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y", "z"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y":(1)2}]>}) {
  %0 = sdy.all_gather [{"x"}, {"y":(2)2, "z"}] %a out_sharding=<@m, [{}, {"y":(1)2}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
