module {
  sdy.mesh @m = <["p"=2, "q"=2, "r"=2, "s"=8]>
  func.func @slices(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p", "q"}, {}]>}, %arg1: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {"q"}, {}]>}, %arg2: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"s":(1)4}, {}]>}, %arg3: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"s":(1)4}, {}]>}) -> (tensor<8x8xf32>, tensor<8x8x8xf32>, tensor<16x16xf32>, tensor<4x16xf32>) {
    %0 = sdy.all_slice [{}, {"r"}] %arg0 out_sharding=<@m, [{"p", "q"}, {"r"}]> : tensor<8x8xf32>
    %1 = sdy.collective_permute %0 out_sharding=<@m, [{"r", "p"}, {"q"}]> : tensor<8x8xf32>
    %2 = sdy.all_gather [{"p"}, {}] %1 out_sharding=<@m, [{"r"}, {"q"}]> : tensor<8x8xf32>
    %3 = sdy.all_slice [{}, {}, {"r"}] %arg1 out_sharding=<@m, [{"p"}, {"q"}, {"r"}]> : tensor<8x8x8xf32>
    %4 = sdy.collective_permute %3 out_sharding=<@m, [{"q"}, {"r"}, {"p"}]> : tensor<8x8x8xf32>
    %5 = sdy.all_to_all [{"r"}: 1->2] %4 out_sharding=<@m, [{"q"}, {}, {"p", "r"}]> : tensor<8x8x8xf32>
    %6 = sdy.all_slice [{"s":(4)2}, {}] %arg2 out_sharding=<@m, [{"s"}, {}]> : tensor<16x16xf32>
    %7 = sdy.all_to_all [{"s"}: 0->1] %6 out_sharding=<@m, [{}, {"s"}]> : tensor<16x16xf32>
    %8 = sdy.all_slice [{}, {"s":(4)2}] %arg3 out_sharding=<@m, [{"s":(1)4}, {"s":(4)2}]> : tensor<4x16xf32>
    %9 = sdy.collective_permute %8 out_sharding=<@m, [{"s":(2)4}, {"s":(1)2}]> : tensor<4x16xf32>
    %10 = sdy.all_to_all [{"s":(2)4}: 0->1] %9 out_sharding=<@m, [{}, {"s"}]> : tensor<4x16xf32>
    return %2, %5, %7, %10 : tensor<8x8xf32>, tensor<8x8x8xf32>, tensor<16x16xf32>, tensor<4x16xf32>
  }
  func.func @changes_little(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}, %arg1: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
    %0 = sdy.reshard %arg0 <@m, [{"p"}, {}]> : tensor<8x8xf32>
    %1 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8x8xf32>
    %2 = sdy.collective_permute %arg0 out_sharding=<@m, [{"q"}, {}]> : tensor<8x8xf32>
    %3 = sdy.all_slice [{"q"}, {}] %arg1 out_sharding=<@m, [{"q"}, {}]> : tensor<8x8xf32>
    %4 = stablehlo.add %2, %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q"}, {}], unreduced={"p"}>]>} : tensor<8x8xf32>
    %5 = sdy.all_to_all [{"q"}: 0->1] %4 out_sharding=<@m, [{}, {"q"}], unreduced={"p"}> : tensor<8x8xf32>
    return %0, %5 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
