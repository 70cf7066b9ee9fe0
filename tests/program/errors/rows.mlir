sdy.mesh @m = <["a"=2, "b"=2], device_ids=[0, 1, 2, 3]>
// -----
sdy.mesh @m = <["a"=2, "b"=2], device_ids=[0, 1, 2, 2]>
// -----
sdy.mesh @m = <["a"=2, "b"=2], device_ids=[0, 1, 2, 4]>
// -----
sdy.mesh @m = <[], device_ids=[1, 2]>
// -----
sdy.mesh @m = <[], device_ids=[-1]>
// -----
sdy.mesh @m = <["a"=2, "b"=2], device_ids=[0, 1]>
// -----
sdy.mesh @m = <["a"=2, "b"=2], device_ids=[0, 1, 2, -3]>
// -----
sdy.mesh @m = <["a"=2, "a"=2]>
// -----
sdy.mesh @m = <["a"=0]>
// -----
sdy.mesh @m = <["a"=4]>
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)1}]>})
// -----
sdy.mesh @m = <["a"=4]>
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(0)2}]>})
// -----
sdy.mesh @m = <["a"=4]>
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)4}]>})
// -----
sdy.mesh @m = <["a"=4]>
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)3}]>})
// -----
sdy.mesh @m = <["a"=4]>
func.func private @f(tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a":(1)-2}]>})
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
  %0 = sdy.all_to_all [{"a"}: 2->1] %x out_sharding=<@m, [{}, {"b", "a"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
  %0 = sdy.all_to_all [{"a"}: 0->-1] %x out_sharding=<@m, [{}, {"b", "a"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
  %0 = sdy.all_to_all [] %x out_sharding=<@m, [{"a"}, {"b"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%x: tensor<8x8x8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}, {}, {}]>}) {
  %0 = sdy.all_to_all [{"b"}: 1->2, {"a"}: 0->3] %x out_sharding=<@m, [{}, {}, {"b"}, {"a"}]> : tensor<8x8x8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
  %0 = sdy.sharded_to_unreduced [{"b"}, {}] %x out_sharding=<@m, [{"a"}, {"b"}], unreduced={"b"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
  %0 = sdy.sharded_to_unreduced [{"a"}, {}] %x out_sharding=<@m, [{}, {"b"}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
  %0 = "sdy.sharded_to_unreduced"(%x) {axes = #sdy<list_of_axis_ref_lists[{"a"}, {}]>, out_sharding = #sdy.sharding<@m, [{}, {"b"}], unreduced={"a"}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = sdy.named_computation<"g">(%a) () {
    %1 = stablehlo.constant dense<1.0> : tensor<8xf32>
    sdy.return %1 : tensor<8xf32>
  } : (tensor<8xf32>) -> tensor<8xf32>
  return
}
// -----
func.func @f(%a: tensor<8xf32>) {
  %0 = sdy.named_computation<"g">(%a) (%b: tensor<4xf32>) {
    sdy.return %b : tensor<4xf32>
  } : (tensor<8xf32>) -> tensor<4xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @f(%x: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}) {
  %0 = sdy.sharded_to_unreduced [{"b"}, {}] %x out_sharding=<@m, [{"a"}, {}], unreduced={"b"}> : tensor<8x8xf32>
  return
}
