module {
  sdy.mesh @mesh = <["a"=2, "b"=2, "c"=4]>
  func.func @f(%arg0: tensor<4x2xf32> {sdy.sharding = #sdy.sharding<@mesh, [{}, {"c":(2)2, "c":(1)2}]>}) -> tensor<4x2xf32> {
    %0 = sdy.sharded_to_unreduced [{}, {"c":(2)2, "c":(1)2}] %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"c"}> : tensor<4x2xf32>
    %1 = sdy.all_gather [{}, {"c":(2)2, "c":(1)2}] %arg0 out_sharding=<@mesh, [{}, {}]> : tensor<4x2xf32>
    return %1 : tensor<4x2xf32>
  }
  func.func @g(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(1)2}, {"a", "c":(2)2}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharded_to_unreduced [{"c":(1)2}, {"c":(2)2}] %arg0 out_sharding=<@mesh, [{}, {"a"}], unreduced={"c"}> : tensor<8x8xf32>
    %1 = sdy.all_gather [{"c":(1)2}, {"c":(2)2}] %arg0 out_sharding=<@mesh, [{}, {"a"}]> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func @h(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c":(2)2}, {"c":(1)2, "a"}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharded_to_unreduced [{"c":(2)2}, {"a"}] %arg0 out_sharding=<@mesh, [{}, {"c":(1)2}], unreduced={"a", "c":(2)2}> : tensor<8x8xf32>
    %1 = sdy.all_gather [{"c":(2)2}, {"a"}] %arg0 out_sharding=<@mesh, [{}, {"c":(1)2}]> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func @i(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"c"}, {"a"}]>}) -> tensor<8x8xf32> {
    %0 = sdy.sharded_to_unreduced [{"c"}, {"a"}] %arg0 out_sharding=<@mesh, [{}, {}], unreduced={"a", "c"}> : tensor<8x8xf32>
    %1 = sdy.all_reduce {"a", "c":(2)2} %0 out_sharding=<@mesh, [{}, {}], unreduced={"c":(1)2}> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
}
