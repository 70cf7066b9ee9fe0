sdy.mesh @m = <["a"=2, "b"=4]
// -----
sdy.mesh @m = <["a"=2 "b"=4]>
// -----
sdy.mesh @m = ["a"=2, "b"=4]
// -----
sdy.mesh @m = <"a"=2, "b"=4>
// -----
sdy.mesh @m = <["a"=2, "a"=4]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0, 0]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0, 2]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0, 1]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0, 1, 2]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0, -1]>
// -----
sdy.mesh @m = <[], device_ids=[-1]>
// -----
sdy.mesh @m = <[], device_ids=[1, 2]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[0 1]>
// -----
sdy.mesh @m = <["a"=2], foo=[0]>
// -----
sdy.mesh @m = <["a"=2], device_ids 0>
// -----
sdy.mesh m = <["a"=2]>
// -----
sdy.mesh @m <["a"=2]>
// -----
sdy.mesh @m = <["a"=2], device_ids=[1, 0],>
// -----
sdy.mesh @m = <[""=2]>
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]]>} : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m [{"a"}, {}]>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m [{"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m, {"a"}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":1)2}, {}]>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":1)2}, {}]>]>} : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(1 2}, {}]>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(1 2}, {}]>]>} : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], replicated={"b"}, replicated={"a"}>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m, [{"a"}, {}], replicated={"b"}, replicated={"a"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}], foo={"b"}>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m, [{"a"}, {}], foo={"b"}> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding@m}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}>]>} : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"b":(-1)2}, {}]>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m, [{"b":(-1)2}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"b":(-1)2}, {}]>]>} : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32> {sdy.sharding = #sdy.sharding<@m, [{""}, {}]>}) {
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.reshard %a <@m, [{""}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.abs %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{""}, {}]>]>} : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.all_gather [{"a"}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.all_to_all [{"a"}: 0->1] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.all_to_all [] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.all_reduce "a" %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  %0 = sdy.all_reduce [{"a"}] %a out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  sdy.manual_computation(%a) in_shardings=[<@m, [{}, {}]>], out_shardings=[] manual_axes={"a"} (%b: tensor<8x8xf32>) {
    sdy.return
  } : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  sdy.manual_computation(%a) in_shardings=[<@m, [{}, {}]>] out_shardings=[] manual_axes={"a" "b"} (%b: tensor<8x8xf32>) {
    sdy.return
  } : (tensor<8x8xf32>) -> ()
  return
}
// -----
sdy.mesh @m = <["a"=2, "b"=4]>
func.func @f(%a: tensor<8x8xf32>) {
  sdy.manual_computation(%a) out_shardings=[] in_shardings=[<@m, [{}, {}]>] manual_axes={} (%b: tensor<8x8xf32>) {
    sdy.return
  } : (tensor<8x8xf32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8 j=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j])>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, k])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=x, j=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8} reduction={q}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([ij])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, i])->([i, j]) {i=8, j=8}>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f(%a: tensor<8x8xf32>) {
  %0 = stablehlo.custom_call @x(%a) {sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([i, j]) {i=8, j=8}, foo>} : (tensor<8x8xf32>) -> tensor<8x8xf32>
  return
}
// -----
func.func @f() attributes {a = opaque<"foo", "0x1234">} { return }
// -----
func.func @f() attributes {a = 1 : index, b = -5 : i4, c = 3 : ui8, d = -2 : si8, e = true, f = 1.0 : bf16, g = 0x7F800000 : f32, h = 1e10} { return }
// -----
func.func @f(%a: tensor<2x3xf32>) { %0 = sdy.all_gather [{"b":(0)2}, {}] %a out_sharding=<@m, [{}, {}]> : tensor<2x3xf32> return }
// -----
func.func @f(%a: tensor<?x3xf32, #stablehlo.bounds<4, ?>>, %b: tensor<?x3xf32, #stablehlo.bounds<4>>) { return }
// -----
func.func @f(%a: tensor<?x3xf32, #stablehlo.bounds<4, 3>>) { return }
// -----
func.func @f(%a: tensor<2x3xf32, #stablehlo.bounds<4, ?>>) { return }
// -----
func.func @f() attributes {a = array<index: 1>} { return }
// -----
func.func @f() attributes {a = array<i3: 1>} { return }
