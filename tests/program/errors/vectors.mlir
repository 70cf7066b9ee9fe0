sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {}]>}) {
  %0 = sdy.all_gather [{"b"}, {}] %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {}]>}) {
  %0 = sdy.all_gather [{"b":(2)2}, {}] %a out_sharding=<@m, [{"a", "b":(1)2}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {}]>}) {
  %0 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {}]>}) {
  %0 = sdy.all_gather [{"b":(1)2}, {}] %a out_sharding=<@m, [{"a", "b":(2)2}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {}]>}) {
  %0 = sdy.all_gather [{"a", "b"}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(1)2}, {}]>}) {
  %0 = sdy.all_slice [{"b":(2)2}, {}] %a out_sharding=<@m, [{"b"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(1)2}, {}]>}) {
  %0 = sdy.all_slice [{"b":(2)2}, {}] %a out_sharding=<@m, [{"b":(1)2, "b":(2)2}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.all_slice [{"a"}, {"c"}] %a out_sharding=<@m, [{"a"}, {"c"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.all_gather [{}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {"c"}, {}]>}) {
  %0 = sdy.all_to_all [{"b"}: 0->2] %a out_sharding=<@m, [{"a"}, {"c"}, {"b"}]> : tensor<8x8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {"c"}, {}]>}) {
  %0 = sdy.all_to_all [{"b"}: 0->2, {"c"}: 1->2] %a out_sharding=<@m, [{"a"}, {}, {"b", "c"}]> : tensor<8x8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "b"}, {"c"}, {}]>}) {
  %0 = sdy.all_to_all [{"b"}: 0->1] %a out_sharding=<@m, [{"a"}, {"c", "b"}, {}]> : tensor<8x8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"c"}]>}) {
  %0 = sdy.collective_permute %a out_sharding=<@m, [{"a", "c"}, {"b":(1)2}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {"c"}]>}) {
  %0 = sdy.collective_permute %a out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) {
  %0 = sdy.all_reduce {"c"} %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_reduce {"c"} %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.all_reduce {"a"} %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) {
  %0 = sdy.reduce_scatter [{"c"}, {}] %a out_sharding=<@m, [{"a", "c"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a", "c"}, {}]>}) {
  %0 = sdy.sharded_to_unreduced [{"c"}, {}] %a out_sharding=<@m, [{"a"}, {}], unreduced={"c"}> : tensor<8x8xf32>
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
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) {
  %0 = sdy.all_slice [{}, {}] %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) {
  %0 = sdy.all_reduce {"b"} %a out_sharding=<@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) {
  %0 = sdy.reduce_scatter [{"b"}, {}] %a out_sharding=<@m, [{"a", "b"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = sdy.reshard %a <@m, [{"a"}, {}], unreduced={"c"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], unreduced={"c"}>}) {
  %0 = sdy.reshard %a <@m, [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tuple<tensor<8xf32>, tensor<8xf32>> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tuple<> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
func.func @f(%a: tuple<tensor<8xf32>> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}) {
  return
}
