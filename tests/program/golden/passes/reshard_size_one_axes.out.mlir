module {
  sdy.mesh @m = <["a"=1, "b"=2, "c"=4]>
  func.func @left_out(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
    %0 = sdy.all_slice [{"b"}, {"c":(1)2}] %arg0 out_sharding=<@m, [{"b"}, {"c":(1)2}]> : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @alone(%arg0: tensor<8x4xf32>) -> tensor<8x4xf32> {
    return %arg0 : tensor<8x4xf32>
  }
  func.func @gathered(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {}]>}) -> tensor<8x4xf32> {
    %0 = sdy.all_slice [{}, {"c"}] %arg0 out_sharding=<@m, [{"a", "b"}, {"c"}]> : tensor<8x4xf32>
    %1 = sdy.all_gather [{"a", "b"}, {}] %0 out_sharding=<@m, [{}, {"c"}]> : tensor<8x4xf32>
    return %1 : tensor<8x4xf32>
  }
  func.func @moved(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b", "a"}, {}]>}) -> tensor<8x4xf32> {
    %0 = sdy.all_to_all [{"b", "a"}: 0->1] %arg0 out_sharding=<@m, [{}, {"b", "a"}]> : tensor<8x4xf32>
    return %0 : tensor<8x4xf32>
  }
  func.func @first(%arg0: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"c"}]>}) -> tensor<8x4xf32> {
    %0 = sdy.all_slice [{"a"}, {}] %arg0 out_sharding=<@m, [{"b", "a"}, {"c"}]> : tensor<8x4xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@m, [{"c":(1)2}, {"a", "b", "c":(2)2}]> : tensor<8x4xf32>
    %2 = sdy.all_to_all [{"c":(2)2}: 1->0] %1 out_sharding=<@m, [{"c"}, {"a", "b"}]> : tensor<8x4xf32>
    return %2 : tensor<8x4xf32>
  }
}
