module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
  func.func @max(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced=max{"c"}>}) -> tensor<8x8xf32> {
    %0 = sdy.all_reduce max {"c"} %arg0 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @min(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced=min{"c"}>}) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter min [{"c"}, {}] %arg0 out_sharding=<@m, [{"a", "c"}, {}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @sum_is_not_shown(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) -> tensor<8x8xf32> {
    %0 = sdy.all_reduce {"c"} %arg0 out_sharding=<@m, [{"a"}, {}]> {b = 1 : i32} : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @fused(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced=max{"c"}>}) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter max [{}, {"c"}] %arg0 out_sharding=<@m, [{"a"}, {"c"}]> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
