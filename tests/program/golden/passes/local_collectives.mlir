// sdyrt-opt -sdy-convert-global-to-local
sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
func.func @ag1(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) {
  %0 = sdy.all_gather [{"x"}, {}] %a out_sharding=<@m, [{}, {"y"}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @ag2(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y", "z"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y":(1)2}]>}) {
  %0 = sdy.all_gather [{"x"}, {"y":(2)2, "z"}] %a out_sharding=<@m, [{}, {"y":(1)2}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @as(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x", "z"}, {"y"}]>}) {
  %0 = sdy.all_slice [{"z"}, {"y"}] %a out_sharding=<@m, [{"x", "z"}, {"y"}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @a2a1(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}]>}) {
  %0 = sdy.all_to_all [{"x"}: 0->1] %a out_sharding=<@m, [{}, {"x"}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @a2a2(%a: tensor<8x16x8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {"y"}]>}) -> (tensor<8x16x8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}, {"x"}, {}]>}) {
  %0 = sdy.all_to_all [{"x"}: 0->2, {"y"}: 3->1] %a out_sharding=<@m, [{}, {"y"}, {"x"}, {}]> : tensor<8x16x8x4xf32>
  return %0 : tensor<8x16x8x4xf32>
}
func.func @cp(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y":(2)2}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y":(2)2}, {"x"}]>}) {
  %0 = sdy.collective_permute %a out_sharding=<@m, [{"y":(2)2}, {"x"}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @ar(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %b: tensor<8x16xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}], unreduced={"z"}>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, tensor<8x16xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
  %0 = sdy.all_reduce {"z"} %a out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x16xf32>
  %1 = sdy.all_reduce {"z"} %b out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x16xi32>
  return %0, %1 : tensor<8x16xf32>, tensor<8x16xi32>
}
func.func @rs1(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"y"}]>}) {
  %0 = sdy.reduce_scatter [{"z"}, {}] %a out_sharding=<@m, [{"z"}, {"y"}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
func.func @rs2(%a: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"y"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"y", "x"}]>}) {
  %0 = sdy.reduce_scatter [{"z"}, {"x"}] %a out_sharding=<@m, [{"z"}, {"y", "x"}]> : tensor<8x16xf32>
  return %0 : tensor<8x16xf32>
}
