// sdyrt-opt -canonicalize
sdy.mesh @m = <["a"=2,"b"=4,"c"=4,"d"=1]>
sdy.mesh @m2 = <["a"=2,"b"=4,"c"=4,"d"=1]>
func.func @red(%u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a","b"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %4 = sdy.all_reduce {"a", "b":(1)2} %u out_sharding=<@m, [{"c":(1)2, ?}p1, {?}], unreduced={"b":(2)2}> : tensor<8x8xf32>
  %n = stablehlo.negate %u : tensor<8x8xf32>
  %m = stablehlo.negate %n : tensor<8x8xf32>
  %5 = sdy.all_slice [{"a"}, {"b":(1)2,"c":(2)2}] %4 out_sharding=<@m, [{"c":(1)2,"a"}, {"b":(1)2,"c":(2)2}], unreduced={"b":(2)2}> : tensor<8x8xf32>
  %6 = stablehlo.negate %m : tensor<8x8xf32>
  %7 = sdy.all_slice [{"a"}, {"b":(1)2,"c":(2)2}] %4 out_sharding=<@m, [{"c":(1)2,"a"}, {"b":(1)2,"c":(2)2,?}p3], unreduced={"b":(2)2}> : tensor<8x8xf32>
  return %5, %7, %6, %n : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @red2(%u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a","b"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %4 = sdy.all_reduce {"a", "b"} %u out_sharding=<@m, [{"c":(1)2, ?}p1, {?}]> : tensor<8x8xf32>
  %n = stablehlo.negate %u : tensor<8x8xf32>
  %5 = sdy.all_slice [{"a"}, {"b"}] %4 out_sharding=<@m, [{"c":(1)2,"a"}, {"b"}]> : tensor<8x8xf32>
  %6 = stablehlo.negate %n : tensor<8x8xf32>
  %7 = sdy.all_slice [{"a"}, {"b"}] %4 out_sharding=<@m, [{"c":(1)2,"a",?}, {"b"}]> : tensor<8x8xf32>
  return %5, %7, %6, %n : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @s2u(%u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"c","a"}, {"b"}]>}) -> (tensor<8x8xf32>,tensor<8x8xf32>,tensor<8x8xf32>) {
  %2 = sdy.sharded_to_unreduced [{"a"}, {"b"}] %u out_sharding=<@m, [{"c"}, {}], unreduced={"a","b"}> : tensor<8x8xf32>
  %3 = sdy.all_reduce {"a","b"} %2 out_sharding=<@m, [{"c",?}, {}]> : tensor<8x8xf32>
  %4 = sdy.all_reduce {"a"} %2 out_sharding=<@m, [{"c",?}, {}], unreduced={"b"}> : tensor<8x8xf32>
  %5 = sdy.all_slice [{"a"}, {}] %3 out_sharding=<@m, [{"c","a"}, {}]> : tensor<8x8xf32>
  return %3, %4, %5 : tensor<8x8xf32>,tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @ms(%u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{}, {}], unreduced={"b"}>}) -> (tensor<8x8xf32>) {
  %2 = sdy.all_reduce {"b"} %u out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %4 = sdy.all_slice [{"b", "a"}, {"c"}] %2 out_sharding=<@m, [{"b","a"}, {"c"}]> : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
func.func @sub(%u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"b":(1)2}, {}], unreduced={"b":(2)2}>}) -> (tensor<8x8xf32>) {
  %2 = sdy.all_reduce {"b":(2)2} %u out_sharding=<@m, [{"b":(1)2}, {}]> : tensor<8x8xf32>
  %4 = sdy.all_slice [{"b":(2)2, "a"}, {"c"}] %2 out_sharding=<@m, [{"b","a"}, {"c"}]> : tensor<8x8xf32>
  return %4 : tensor<8x8xf32>
}
func.func @red_2(%u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a","b"}>}) -> (tensor<8x8xf32>) {
  %4 = sdy.all_reduce {"a", "b":(1)2} %u out_sharding=<@m, [{"c":(1)2, ?}p1, {?}], unreduced={"b":(2)2}> : tensor<8x8xf32>
  %5 = sdy.all_slice [{"a"}, {"b":(1)2,"c":(2)2}] %4 out_sharding=<@m2, [{"c":(1)2,"a",?}p2, {"b":(1)2,"c":(2)2}p4], unreduced={"b":(2)2}> : tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}
func.func @red1(%u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a","b"}>}) -> (tensor<8x8xf32>) {
  %4 = sdy.all_reduce {"a", "b":(1)2} %u out_sharding=<@m, [{"c":(1)2, ?}p1, {?}], unreduced={"b":(2)2}> : tensor<8x8xf32>
  %5 = sdy.all_slice [{"a"}, {"b":(1)2}] %4 out_sharding=<@m, [{"c":(1)2,"a",?}p2, {"b":(1)2}p4], unreduced={"b":(2)2}> : tensor<8x8xf32>
  return %5 : tensor<8x8xf32>
}
func.func @red3(%u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"c":(1)2}, {}], unreduced={"a","b"}>}, %p : tensor<i1>) -> (tensor<8x8xf32>) {
  %4 = sdy.all_reduce {"a", "b":(1)2} %u out_sharding=<@m, [{"c":(1)2, ?}p1, {?}], unreduced={"b":(2)2}> : tensor<8x8xf32>
  %6 = "stablehlo.if"(%p) ({
  %5 = sdy.all_slice [{"a"}, {"b":(1)2}] %4 out_sharding=<@m, [{"c":(1)2,"a",?}p2, {"b":(1)2}p4], unreduced={"b":(2)2}> : tensor<8x8xf32>
   stablehlo.return %5 : tensor<8x8xf32>
  },{
   stablehlo.return %u : tensor<8x8xf32>
   }) : (tensor<i1>) -> tensor<8x8xf32>
  return %6 : tensor<8x8xf32>
}
