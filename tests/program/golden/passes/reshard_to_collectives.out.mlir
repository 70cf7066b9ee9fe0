module {
  sdy.mesh @m = <["p"=4, "q"=2]>
  sdy.mesh @n = <["p"=4, "q"=2], device_ids=[1, 0, 2, 3, 4, 5, 6, 7]>
  func.func @f1(%arg0: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> tensor<8x8xf32> {
    %0 = sdy.all_to_all [{"p":(2)2}: 0->1] %arg0 out_sharding=<@m, [{"p":(1)2}, {"p":(2)2}]> : tensor<8x8xf32>
    %1 = sdy.all_to_all [{"p"}: 0->1] %arg0 out_sharding=<@m, [{}, {"p"}]> : tensor<8x8xf32>
    %2 = sdy.all_slice [{}, {"q"}] %arg0 out_sharding=<@m, [{"p"}, {"q"}]> : tensor<8x8xf32>
    %3 = sdy.all_to_all [{"p"}: 0->1] %2 out_sharding=<@m, [{}, {"q", "p"}]> : tensor<8x8xf32>
    %4 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %5 = sdy.collective_permute %arg0 out_sharding=<@n, [{"p"}, {}]> : tensor<8x8xf32>
    %6 = sdy.all_gather [{"p"}, {}] %arg0 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %7 = sdy.collective_permute %arg0 out_sharding=<@n, [{"q", "p":(2)2}, {}]> : tensor<8x8xf32>
    %8 = sdy.all_gather [{"p":(2)2}, {}] %7 out_sharding=<@n, [{"q"}, {}]> : tensor<8x8xf32>
    %9 = sdy.all_slice [{"p"}, {}] %8 out_sharding=<@n, [{"q", "p"}, {}]> : tensor<8x8xf32>
    %10 = sdy.collective_permute %9 out_sharding=<@m, [{"p", "q"}, {}]> : tensor<8x8xf32>
    %11 = sdy.collective_permute %10 out_sharding=<@m, [{"q", "p":(2)2, "p":(1)2}, {}]> : tensor<8x8xf32>
    %12 = sdy.all_gather [{"p":(2)2, "p":(1)2}, {}] %11 out_sharding=<@m, [{"q"}, {}]> : tensor<8x8xf32>
    %13 = sdy.all_slice [{}, {"p"}] %12 out_sharding=<@m, [{"q"}, {"p"}]> : tensor<8x8xf32>
    %14 = sdy.collective_permute %13 out_sharding=<@m, [{"p":(1)2}, {"q", "p":(2)2}]> : tensor<8x8xf32>
    %15 = sdy.all_to_all [{"p":(2)2}: 1->0] %14 out_sharding=<@m, [{"p"}, {"q"}]> : tensor<8x8xf32>
    return %15 : tensor<8x8xf32>
  }
}
// -----
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
    %0 = sdy.propagation_barrier %arg0 allowed_direction=NONE : tensor<8x8xf32>
    %1 = sdy.collective_permute %arg0 out_sharding=<@m, [{"q"}, {}]> : tensor<8x8xf32>
    %2 = sdy.all_slice [{"q"}, {}] %arg1 out_sharding=<@m, [{"q"}, {}]> : tensor<8x8xf32>
    %3 = stablehlo.add %1, %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"q"}, {}], unreduced={"p"}>]>} : tensor<8x8xf32>
    %4 = sdy.all_to_all [{"q"}: 0->1] %3 out_sharding=<@m, [{}, {"q"}], unreduced={"p"}> : tensor<8x8xf32>
    return %arg0, %4 : tensor<8x8xf32>, tensor<8x8xf32>
  }
}
