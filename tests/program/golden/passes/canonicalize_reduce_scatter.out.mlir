module {
  sdy.mesh @m = <["a"=2, "b"=4, "c"=4, "d"=1]>
  sdy.mesh @m2 = <["a"=2, "b"=4, "c"=4, "d"=1]>
  func.func @red(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a", "b"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
    %1 = stablehlo.negate %0 : tensor<8x8xf32>
    %2 = sdy.reduce_scatter [{"a"}, {"b":(1)2}] %arg0 out_sharding=<@m, [{"c":(1)2, "a"}, {"b":(1)2}], unreduced={"b":(2)2}> : tensor<8x8xf32>
    %3 = sdy.all_slice [{}, {"c":(2)2}] %2 out_sharding=<@m, [{"c":(1)2, "a"}, {"b":(1)2, "c":(2)2}], unreduced={"b":(2)2}> : tensor<8x8xf32>
    %4 = stablehlo.negate %1 : tensor<8x8xf32>
    return %3, %3, %4, %0 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @red2(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a", "b"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = stablehlo.negate %arg0 : tensor<8x8xf32>
    %1 = sdy.reduce_scatter [{"a"}, {"b"}] %arg0 out_sharding=<@m, [{"c":(1)2, "a"}, {"b"}]> : tensor<8x8xf32>
    %2 = stablehlo.negate %0 : tensor<8x8xf32>
    return %1, %1, %2, %0 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @s2u(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c", "a"}, {"b"}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.sharded_to_unreduced [{"a"}, {"b"}] %arg0 out_sharding=<@m, [{"c"}, {}], unreduced={"a", "b"}> : tensor<8x8xf32>
    %1 = sdy.all_gather [{"a"}, {"b"}] %arg0 out_sharding=<@m, [{"c", ?}, {}]> : tensor<8x8xf32>
    %2 = sdy.all_reduce {"a"} %0 out_sharding=<@m, [{"c", ?}, {}], unreduced={"b"}> : tensor<8x8xf32>
    %3 = sdy.all_slice [{"a"}, {}] %1 out_sharding=<@m, [{"c", "a"}, {}]> : tensor<8x8xf32>
    return %1, %2, %3 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
  }
  func.func @ms(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"b"}>}) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter [{"b"}, {}] %arg0 out_sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
    %1 = sdy.all_slice [{"a"}, {"c"}] %0 out_sharding=<@m, [{"b", "a"}, {"c"}]> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func @sub(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(1)2}, {}], unreduced={"b":(2)2}>}) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter [{"b":(2)2}, {}] %arg0 out_sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
    %1 = sdy.all_slice [{"a"}, {"c"}] %0 out_sharding=<@m, [{"b", "a"}, {"c"}]> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func @red_2(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a", "b"}>}) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter [{"a"}, {"b":(1)2}] %arg0 out_sharding=<@m, [{"c":(1)2, "a"}, {"b":(1)2}], unreduced={"b":(2)2}> : tensor<8x8xf32>
    %1 = sdy.all_slice [{}, {"c":(2)2}] %0 out_sharding=<@m2, [{"c":(1)2, "a", ?}p2, {"b":(1)2, "c":(2)2}p4], unreduced={"b":(2)2}> : tensor<8x8xf32>
    return %1 : tensor<8x8xf32>
  }
  func.func @red1(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a", "b"}>}) -> tensor<8x8xf32> {
    %0 = sdy.reduce_scatter [{"a"}, {"b":(1)2}] %arg0 out_sharding=<@m, [{"c":(1)2, "a"}, {"b":(1)2}], unreduced={"b":(2)2}> : tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
  func.func @red3(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a", "b"}>}, %arg1: tensor<i1>) -> tensor<8x8xf32> {
    %0 = "stablehlo.if"(%arg1) ({
      %1 = sdy.reduce_scatter [{"a"}, {"b":(1)2}] %arg0 out_sharding=<@m, [{"c":(1)2, "a"}, {"b":(1)2}], unreduced={"b":(2)2}> : tensor<8x8xf32>
      stablehlo.return %1 : tensor<8x8xf32>
    }, {
      stablehlo.return %arg0 : tensor<8x8xf32>
    }) : (tensor<i1>) -> tensor<8x8xf32>
    return %0 : tensor<8x8xf32>
  }
}
