sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// reshard_axis
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.reshard %a <@m, [{"z"}, {}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// constraint
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.sharding_constraint %a <@m, [{"z"}, {}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// edge_axis
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.data_flow_edge %a sharding=<@m, [{"z"}, {}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// edge_use
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.data_flow_edge %a : tensor<8x8xf32>
  %k = stablehlo.abs %a : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// fedge
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.func_data_flow_edge %b : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// all_gather
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.all_gather [{"z"}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// manual
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"z"}, {}]>] out_shardings=[<@m, [{}, {}]>] manual_axes={} (%x: tensor<8x8xf32>) {
 sdy.return %x : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// manual_count
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.manual_computation(%a) in_shardings=[] out_shardings=[<@m, [{}, {}]>] manual_axes={} (%x: tensor<8x8xf32>) {
 sdy.return %x : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// named
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = sdy.named_computation<"f">(%a) in_shardings=[<@m, [{"z"}, {}]>] (%x: tensor<8x8xf32>) {
 sdy.return %x : tensor<8x8xf32>
  } : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// abs
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {}]>]>} : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// rule
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i])->([i]) {i=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// composite
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = stablehlo.composite "a.b" %a {decomposition = @nope} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=4, "c"=2]>
// call
func.func @f(%a: tensor<8x8xf32>, %b: tensor<8x8xf32>) -> tensor<f32> {
  %0 = func.call @nope(%a) : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
// -----
%0 = "foo.bar"() : () -> tensor<f32>
// -----
"foo.bar"
  () : () -> ()
