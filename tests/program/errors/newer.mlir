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
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<> : tensor<0x0xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_to_all"(%a) {split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, replica_groups = dense<> : tensor<0x2xi64>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) {
  "chlo.top_k"(%a) {k = 2 : i64, is_stable} : (tensor<4xf32>) -> (tensor<2xf32>, tensor<2xi32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  chlo.top_k(%a, k = 2, is_stable = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return
}
// -----
func.func @f(%a: tensor<4xf32>) {
  chlo.top_k(%a, is_stable = false) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.pad %a, %b, low = [1], high = [9223372036854775807], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @f(%a: tensor<5xf32>, %b: tensor<f32>) -> tensor<5xf32> {
  %0 = stablehlo.pad %a, %b, low = [0], high = [0], interior = [4611686018427387904] : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @f(%a: tensor<2xf32>, %b: tensor<f32>) -> tensor<2xf32> {
  %0 = stablehlo.pad %a, %b, low = [-9223372036854775808], high = [-9223372036854775808], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
// -----
func.func @f(%a: tensor<5xf32>, %b: tensor<f32>) -> tensor<5xf32> {
  %0 = "stablehlo.reduce_window"(%a, %b) <{base_dilations = array<i64: 4611686018427387905>, window_dimensions = array<i64: 1>, window_strides = array<i64: 1>}> ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    stablehlo.return %c : tensor<f32>
  }) : (tensor<5xf32>, tensor<f32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.all_reduce"(%a) <{replica_groups = dense<-1> : tensor<1x9223372036854775807xi64>}> ({
  ^bb0(%b: tensor<f32>, %c: tensor<f32>):
    stablehlo.return %b : tensor<f32>
  }) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<0> : tensor<4611686018427387903x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// Ids that are missing, beside some that are too large.
func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[0, 3], [-5, 1]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[7, 0], [-1, 7]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<8xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = dense<[[7, 7], [-1, 0]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_broadcast"(%a) <{replica_groups = dense<[[7, -3], [-4, 7]]> : tensor<2x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 1], [2, 1], [0, -2]]> : tensor<3x2xi64>}> : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
// The constant that says the shape is verified behind what it is asked for.
%0 = "stablehlo.rng"(%a, %a, %s) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<9xi64>) -> tensor<2x3x1x1x1x1x1x1x1xf32>
%s = "stablehlo.constant"() <{value = dense<[2, 3]> : tensor<2xi64>}> : () -> tensor<9xi64>
%a = stablehlo.constant dense<0.0> : tensor<f32>
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.gather<>}> : (tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
// -----
func.func @f(%a: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %0 = "stablehlo.all_gather"(%a) <{all_gather_dim = 0 : i64, replica_groups = #stablehlo.channel_handle<handle = 1, type = 0>}> : (tensor<2x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
