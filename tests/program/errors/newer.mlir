// Reductions that are no sums, and collectives with a root: MLIR as it is packaged
// does not know them, so newer.txt is what sdyrt-opt says, in the words of its rules.
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
// -----
func.func @f() {
  "stablehlo.collective_reduce"() ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : () -> ()
  return
}
// -----
func.func @f(%a: tensor<1xi32>) {
  "stablehlo.collective_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = true} : (tensor<1xi32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<1xi64>) {
  %r = "stablehlo.collective_reduce"(%a, %b) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = true} : (tensor<4xf32>, tensor<1xi64>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<1xi32>) {
  %r:2 = "stablehlo.collective_reduce"(%a, %b, %c) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = true} : (tensor<4xf32>, tensor<4xf32>, tensor<1xi32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %r = "stablehlo.collective_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> (tensor<5xf32>)
  return
}
// -----
func.func @f() {
  "stablehlo.collective_broadcast"() {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : () -> ()
  return
}
// -----
func.func @f(%a: tensor<1xi32>) {
  "stablehlo.collective_broadcast"(%a) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = true} : (tensor<1xi32>) -> ()
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<1xi64>) {
  %r = "stablehlo.collective_broadcast"(%a, %b) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = true} : (tensor<4xf32>, tensor<1xi64>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %c: tensor<1xi32>) {
  %r:2 = "stablehlo.collective_broadcast"(%a, %b, %c) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root = true} : (tensor<4xf32>, tensor<4xf32>, tensor<1xi32>) -> (tensor<4xf32>, tensor<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %r = "stablehlo.collective_broadcast"(%a) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>} : (tensor<4xf32>) -> (tensor<5xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %r = "stablehlo.collective_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids} : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %r = "stablehlo.collective_reduce"(%a) ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) {replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, has_dynamic_root} : (tensor<4xf32>) -> (tensor<4xf32>)
  return
}
// -----
// The index of a value that would be before the first.
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> {
  %0 = stablehlo.add %a, %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-0 -> [result-0, operand--1]}]}]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
// A source that is an operand of another call than the first.
sdy.mesh @m = <["p"=4, "q"=2]>
func.func @f(%a: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}]>}) -> tensor<8xf32> {
  %0 = sdy.func_data_flow_edge %a {sdy.propagation_edges = #sdy.propagation_edges<[{step-3 = [{"p" = operand-4 -> [result-0, operand-0]}]}]>} : tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) {
  %r = stablehlo.custom_call @g(%a) {result_tilings = [dense<[8, 128]> : tensor<2xindex>]} : (tensor<4xf32>) -> tensor<4xf32>
  return
}
