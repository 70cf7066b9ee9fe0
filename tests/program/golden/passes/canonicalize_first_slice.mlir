// sdyrt-opt -canonicalize -split-input-file
sdy.mesh @m = <["p"=2,"q"=4,"r"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}], unreduced={"q"}>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"q"} %a out_sharding=<@m, [{"p"}, {}]> : tensor<8x8xf32>
  %1 = sdy.all_slice [{}, {"q"}] %0 out_sharding=<@m, [{"p"}, {"q"}], replicated={"r"}> : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["p"=2,"q"=4,"r"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}], unreduced={"q"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.all_reduce {"q"} %a out_sharding=<@m, [{"p"}, {}], replicated={"r"}> : tensor<8x8xf32>
  %1 = sdy.all_slice [{}, {"q"}] %0 out_sharding=<@m, [{"p"}, {"q"}]> : tensor<8x8xf32>
  %2 = sdy.all_slice [{}, {"q"}] %0 out_sharding=<@m, [{"p"}, {"q"}], replicated={"r"}> : tensor<8x8xf32>
  return %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["p"=2,"q"=4,"r"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}], unreduced={"q"}>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"q"} %a out_sharding=<@m, [{"p"}, {?}]> : tensor<8x8xf32>
  %1 = sdy.all_slice [{}, {"q", "r"}] %0 out_sharding=<@m, [{"p"}, {"q", "r"}]> : tensor<8x8xf32>
  return %1 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["p"=2,"q"=4,"r"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}], unreduced={"q":(1)2, "r"}>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"q":(1)2} %a out_sharding=<@m, [{"p"}, {}], unreduced={"r"}> : tensor<8x8xf32>
  %1 = sdy.all_slice [{}, {"q"}] %0 out_sharding=<@m, [{"p"}, {"q"}], unreduced={"r"}> : tensor<8x8xf32>
  %2 = sdy.all_slice [{}, {"q":(1)2}] %0 out_sharding=<@m, [{"p"}, {"q":(1)2}], unreduced={"r"}> : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["p"=2,"q"=4,"r"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"q":(1)2}, {}], unreduced={"q":(2)2}>}) -> tensor<8x8xf32> {
  %0 = sdy.all_reduce {"q":(2)2} %a out_sharding=<@m, [{"q":(1)2}, {}]> : tensor<8x8xf32>
  %2 = sdy.all_slice [{"q":(2)2}, {}] %0 out_sharding=<@m, [{"q"}, {}]> : tensor<8x8xf32>
  return %2 : tensor<8x8xf32>
}
