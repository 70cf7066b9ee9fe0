// Reductions that are no sums, and what they ask: MLIR as it is packaged does not
// know them, so newer.txt is what sdyrt-opt says, in the words of its rules.
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_reduce {"b"} %a out_sharding=<@m, [{"a"}, {}], unreduced={"c"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reduce_scatter [{"b"}, {}] %a out_sharding=<@m, [{"a", "b"}, {}], unreduced={"c"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reshard %a <@m, [{"a"}, {}], unreduced=max{"c"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"b", "c"}>}) {
  %0 = sdy.reshard %a <@m, [{"a"}, {}], unreduced=max{"c"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced=max{"c"}>}) {
  %0 = sdy.all_reduce {"c"} %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) {
  %0 = sdy.all_reduce max {"c"} %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced=max{"b", "c"}>}) {
  %0 = sdy.all_reduce max {"c"} %a out_sharding=<@m, [{"a"}, {}], unreduced={"b"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced=max{"c"}>}) {
  %0 = sdy.reduce_scatter min [{"c"}, {}] %a out_sharding=<@m, [{"a", "c"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) {
  %0 = sdy.all_gather [{}, {}] %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "c"}, {}]>}) {
  %0 = sdy.sharded_to_unreduced [{"c"}, {}] %a out_sharding=<@m, [{"a"}, {}], unreduced=max{"c"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.replicated_to_unreduced {"c"} %a out_sharding=<@m, [{"a"}, {}], unreduced=max{"c"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_reduce prod {"c"} %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced=max{"c"}>}) {
  %0 = sdy.all_reduce max {"c"} %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
