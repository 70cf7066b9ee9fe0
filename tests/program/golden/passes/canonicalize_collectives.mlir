// sdyrt-opt --sdy-version=jaxlib-0.10.2 -canonicalize
sdy.mesh @m = <["a"=2,"b"=2,"c"=4,"d"=1]>
func.func @edge(%a: tensor<8x8xf32>) -> tensor<8x8xf32> {
  %t = stablehlo.negate %a : tensor<8x8xf32>
  %e = sdy.data_flow_edge %t : tensor<8x8xf32>
  %o = stablehlo.optimization_barrier %a : tensor<8x8xf32>
  %e2 = sdy.data_flow_edge %o : tensor<8x8xf32>
  return %a : tensor<8x8xf32>
}
func.func @coll(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"a"}, {"b"}]>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.all_gather [{}, {}] %a out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %1 = sdy.all_slice [{}, {}] %0 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %2 = sdy.all_reduce {} %1 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %3 = sdy.reduce_scatter [{}, {}] %2 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %4 = sdy.collective_permute %3 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %5 = sdy.all_to_all [{"a"}: 0->1] %4 out_sharding=<@m, [{}, {"b", "a"}]> : tensor<8x8xf32>
  %6 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{}, {"b"}]> : tensor<8x8xf32>
  %7 = sdy.all_slice [{"a"}, {}] %6 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %8 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{}, {"b"}]> : tensor<8x8xf32>
  %9 = sdy.all_slice [{"c"}, {}] %8 out_sharding=<@m, [{"c"}, {"b"}]> : tensor<8x8xf32>
  %10 = sdy.collective_permute %a out_sharding=<@m, [{"b"}, {"a"}]> : tensor<8x8xf32>
  %11 = sdy.all_to_all [{"a"}: 0->1] %a out_sharding=<@m, [{}, {"b", "a"}]> : tensor<8x8xf32>
  %12 = sdy.all_slice [{"c"}, {}] %a out_sharding=<@m, [{"a","c"}, {"b"}]> : tensor<8x8xf32>
  return %4, %5, %7, %9, %11 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @red(%a: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"a"}, {}]>}, %u: tensor<8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{}, {}], unreduced={"a","b"}>}) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.replicated_to_unreduced {"b"} %a out_sharding=<@m, [{"a"}, {}], unreduced={"b"}> : tensor<8x8xf32>
  %1 = sdy.all_reduce {"b"} %0 out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  %2 = sdy.sharded_to_unreduced [{"a"}, {}] %a out_sharding=<@m, [{}, {}], unreduced={"a"}> : tensor<8x8xf32>
  %3 = sdy.all_reduce {"a"} %2 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %4 = sdy.all_reduce {"a", "b"} %u out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %5 = sdy.all_slice [{"a", "c"}, {"b"}] %4 out_sharding=<@m, [{"a","c"}, {"b"}]> : tensor<8x8xf32>
  %6 = sdy.all_reduce {"a", "b"} %u out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %7 = sdy.all_slice [{"c", "a"}, {"b"}] %6 out_sharding=<@m, [{"c","a"}, {"b"}]> : tensor<8x8xf32>
  %8 = sdy.all_reduce {"a", "b"} %u out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  %9 = sdy.all_slice [{"a"}, {"b"}] %8 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %10 = sdy.all_slice [{"a"}, {"b"}] %8 out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  %11 = stablehlo.add %9, %10 : tensor<8x8xf32>
  return %1, %3, %5, %7, %11 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
func.func @a2a(%a: tensor<8x8x8x8xf32> {sdy.sharding=#sdy.sharding<@m, [{"a"}, {"b"}, {"c"}, {}]>}) -> (tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>) {
  %0 = sdy.all_to_all [{"a"}: 0->3] %a out_sharding=<@m, [{}, {"b"}, {"c"}, {"a"}]> : tensor<8x8x8x8xf32>
  %1 = sdy.all_to_all [{"c"}: 2->3] %a out_sharding=<@m, [{"a"}, {"b"}, {}, {"c"}]> : tensor<8x8x8x8xf32>
  %2 = sdy.all_to_all [{"b"}: 1->0] %1 out_sharding=<@m, [{"a","b"}, {}, {}, {"c"}]> : tensor<8x8x8x8xf32>
  %3 = sdy.all_to_all [{"c"}: 2->3] %a out_sharding=<@m, [{"a"}, {"b"}, {}, {"c"}]> : tensor<8x8x8x8xf32>
  %4 = sdy.all_to_all [{"c"}: 3->2] %3 out_sharding=<@m, [{"a"}, {"b"}, {"c"}, {}]> : tensor<8x8x8x8xf32>
  %5 = sdy.all_to_all [{"c"}: 2->3] %a out_sharding=<@m, [{"a"}, {"b"}, {}, {"c"}]> : tensor<8x8x8x8xf32>
  %6 = sdy.all_to_all [{"b"}: 1->0] %5 out_sharding=<@m, [{"a","b"}, {}, {}, {"c"}]> : tensor<8x8x8x8xf32>
  %7 = sdy.all_to_all [{"b"}: 1->0] %5 out_sharding=<@m, [{"a","b"}, {}, {}, {"c"}]> : tensor<8x8x8x8xf32>
  %8 = sdy.all_to_all [{"c"}: 3->1] %7 out_sharding=<@m, [{"a","b"}, {"c"}, {}, {}]> : tensor<8x8x8x8xf32>
  return %2, %4, %6 : tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>, tensor<8x8x8x8xf32>
}
func.func @mc(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> (tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>) {
  %0 = sdy.manual_computation(%a, %b) in_shardings=[<@m, [{"a"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%c: tensor<4x8xf32>, %d: tensor<4x8xf32>) {
    %5 = stablehlo.negate %d : tensor<4x8xf32>
    sdy.return %5 : tensor<4x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %1 = sdy.manual_computation(%a, %b) in_shardings=[<@m, [{"d"}, {}]>, <@m, [{"a"}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={"d"} (%c: tensor<8x8xf32>, %d: tensor<8x8xf32>) {
    %5 = stablehlo.negate %d : tensor<8x8xf32>
    %6 = stablehlo.constant dense<1.0> : tensor<8x8xf32>
    %7 = stablehlo.add %c, %6 : tensor<8x8xf32>
    %8 = stablehlo.add %7, %5 : tensor<8x8xf32>
    sdy.return %8 : tensor<8x8xf32>
  } : (tensor<8x8xf32>, tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = sdy.manual_computation(%a) in_shardings=[<@m, [{}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={} (%c: tensor<8x8xf32>) {
    %5 = stablehlo.negate %c : tensor<8x8xf32>
    sdy.return %5 : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    sdy.return
  } : () -> ()
  sdy.manual_computation(%a) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[] manual_axes={"a"} (%c: tensor<4x8xf32>) {
    stablehlo.custom_call @x(%c) {has_side_effect = true} : (tensor<4x8xf32>) -> ()
    sdy.return
  } : (tensor<8x8xf32>) -> ()
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"a"} () {
    %x = stablehlo.custom_call @x() {has_side_effect = true} : () -> (tensor<f32>)
    sdy.return
  } : () -> ()
  return %0, %1, %2 : tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>
}
