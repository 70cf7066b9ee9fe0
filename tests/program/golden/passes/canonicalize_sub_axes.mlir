// sdyrt-opt -canonicalize
sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4]>
func.func @f(%v: tensor<4x2xf32> {sdy.sharding=#sdy.sharding<@mesh, [{}, {"c":(2)2, "c":(1)2}]>}) -> tensor<4x2xf32> {
    %3 = sdy.sharded_to_unreduced [{}, {"c":(2)2, "c":(1)2}] %v out_sharding=<@mesh, [{}, {}], unreduced={"c"}> : tensor<4x2xf32>
    %4 = sdy.all_reduce {"c"} %3 out_sharding=<@mesh, [{}, {}]> : tensor<4x2xf32>
  return %4 : tensor<4x2xf32>
}
func.func @g(%v: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"c":(1)2}, {"a", "c":(2)2}]>}) -> tensor<8x8xf32> {
    %3 = sdy.sharded_to_unreduced [{"c":(1)2}, {"c":(2)2}] %v out_sharding=<@mesh, [{}, {"a"}], unreduced={"c"}> : tensor<8x8xf32>
    %4 = sdy.all_reduce {"c"} %3 out_sharding=<@mesh, [{}, {"a"}]> : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
func.func @h(%v: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"c":(2)2}, {"c":(1)2,"a"}]>}) -> tensor<8x8xf32> {
    %3 = sdy.sharded_to_unreduced [{"c":(2)2}, {"a"}] %v out_sharding=<@mesh, [{}, {"c":(1)2}], unreduced={"a", "c":(2)2}> : tensor<8x8xf32>
    %4 = sdy.all_reduce {"a", "c":(2)2} %3 out_sharding=<@mesh, [{}, {"c":(1)2}]> : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
func.func @i(%v: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@mesh, [{"c"}, {"a"}]>}) -> tensor<8x8xf32> {
    %3 = sdy.sharded_to_unreduced [{"c"}, {"a"}] %v out_sharding=<@mesh, [{}, {}], unreduced={"a", "c"}> : tensor<8x8xf32>
    %4 = sdy.all_reduce {"a", "c":(2)2} %3 out_sharding=<@mesh, [{}, {}], unreduced={"c":(1)2}> : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
