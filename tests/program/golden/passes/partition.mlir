// sdyrt-opt -sdyrt-partition=device=5 -split-input-file
// Device 5 is the third along "y" and the second along "x": its tiles are the last.
sdy.mesh @m = <["x"=2, "y"=3]>
func.func @main(%a: tensor<7x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %b: tensor<8x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}) -> (tensor<7x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, tensor<7xi32>) {
  %c = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} dense<1.0> : tensor<7x8xf32>
  %0 = stablehlo.add %a, %c {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<7x8xf32>
  %1 = stablehlo.dot_general %0, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<7x8xf32>, tensor<8x5xf32>) -> tensor<7x5xf32>
  %d = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} dense<[1, 2, 3, 4, 5, 6, 7]> : tensor<7xi32>
  %i = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : tensor<7xi32>
  %s = "stablehlo.sort"(%i) <{dimension = 0 : i64}> ({
   ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.compare LT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<7xi32>) -> tensor<7xi32>
  %n = stablehlo.add %s, %d : tensor<7xi32>
  return %1, %n : tensor<7x5xf32>, tensor<7xi32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
func.func private @f(%a: tensor<8x6xi32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}) -> (tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%a init: %z) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : (tensor<8x6xi32>, tensor<i32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
func.func @main(%a: tensor<8x6xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %n: tensor<i32>) -> (tensor<8x6xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, tensor<8xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.while(%i = %z, %v = %a) : tensor<i32>, tensor<8x6xi32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, []>, <@m, [{"x"}, {}]>]>}
  cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %i : tensor<i32>
    %w = stablehlo.add %v, %a {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}, {}]>]>} : tensor<8x6xi32>
    stablehlo.return %j, %w : tensor<i32>, tensor<8x6xi32>
  }
  %1 = call @f(%0#1) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<8x6xi32>) -> tensor<8xi32>
  return %0#1, %1 : tensor<8x6xi32>, tensor<8xi32>
}
// -----
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x12xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> tensor<8x12xi32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {"y"}]>] out_shardings=[<@m, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<4x12xi32>) {
    %1 = stablehlo.reverse %b, dims = [1] : tensor<4x12xi32>
    %2 = stablehlo.add %1, %b {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : tensor<4x12xi32>
    sdy.return %2 : tensor<4x12xi32>
  } : (tensor<8x12xi32>) -> tensor<8x12xi32>
  return %0 : tensor<8x12xi32>
}
// -----
// Attributes that speak of sizes; what indices move along a dimension is whole in it.
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %i: tensor<5x1xi32>, %j: tensor<i32>, %c: tensor<4x8x8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {"y"}]>}, %k: tensor<3x3x3x4xf32>) -> (tensor<5x8xf32>, tensor<3x8xf32>, tensor<4x8xf32>, tensor<4x6x6x4xf32>) {
  %0 = "stablehlo.gather"(%a, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<6x8xf32>, tensor<5x1xi32>) -> tensor<5x8xf32>
  %1 = stablehlo.slice %a [0:5:2, 0:8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : (tensor<6x8xf32>) -> tensor<3x8xf32>
  %2 = stablehlo.dynamic_slice %a, %j, %j, sizes = [4, 8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : (tensor<6x8xf32>, tensor<i32>, tensor<i32>) -> tensor<4x8xf32>
  %3 = stablehlo.convolution(%c, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}, {}, {}, {"x"}]>]>} : (tensor<4x8x8x6xf32>, tensor<3x3x3x4xf32>) -> tensor<4x6x6x4xf32>
  return %0, %1, %2, %3 : tensor<5x8xf32>, tensor<3x8xf32>, tensor<4x8xf32>, tensor<4x6x6x4xf32>
}
// -----
// Groups along "x" alone, so tiles along "y" stay; groups along both need the whole.
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<8x12xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<8x12xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
  %0 = sdy.manual_computation(%a) in_shardings=[<@m, [{"x"}, {"y"}]>] out_shardings=[<@m, [{"x"}, {"y"}]>] manual_axes={"x"} (%b: tensor<4x12xi32>) {
    %1 = "stablehlo.all_reduce"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %r = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : (tensor<4x12xi32>) -> tensor<4x12xi32>
    %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
    ^bb0(%p: tensor<i32>, %q: tensor<i32>):
      %r = stablehlo.add %p, %q : tensor<i32>
      stablehlo.return %r : tensor<i32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : (tensor<4x12xi32>) -> tensor<4x12xi32>
    sdy.return %2 : tensor<4x12xi32>
  } : (tensor<8x12xi32>) -> tensor<8x12xi32>
  return %0 : tensor<8x12xi32>
}
// -----
// First elements stay where they are where 5 are cut as 7 are, by 4, but not 4; what is joined is gathered once; iota is made whole, not gathered.
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @main(%a: tensor<6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %b: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>}) -> (tensor<1x1xf32>, tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>}, tensor<4xf32>, tensor<7xf32>, tensor<8xi32>) {
  %0 = stablehlo.slice %a [0:1, 0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<6x8xf32>) -> tensor<1x1xf32>
  %1 = stablehlo.slice %b [0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : (tensor<7xf32>) -> tensor<5xf32>
  %2 = stablehlo.slice %b [0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : (tensor<7xf32>) -> tensor<4xf32>
  %3 = stablehlo.slice %b [5:7] : (tensor<7xf32>) -> tensor<2xf32>
  %4 = stablehlo.slice %b [0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : (tensor<7xf32>) -> tensor<5xf32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<2xf32>, tensor<5xf32>) -> tensor<7xf32>
  %i = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}]>]>} : tensor<8xi32>
  %s = "stablehlo.sort"(%i) <{dimension = 0 : i64}> ({
   ^bb0(%x: tensor<i32>, %y: tensor<i32>):
    %z = stablehlo.compare GT, %x, %y : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %z : tensor<i1>
  }) : (tensor<8xi32>) -> tensor<8xi32>
  return %0, %1, %2, %5, %s : tensor<1x1xf32>, tensor<5xf32>, tensor<4xf32>, tensor<7xf32>, tensor<8xi32>
}
// -----
// What runs in parallel has arguments of a device, whatever sharding they carry.
sdy.mesh @m = <["x"=2, "y"=4]>
func.func @parallel(%a: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>}) -> tensor<8xi32> {
  return %a : tensor<8xi32>
}
func.func @main(%a: tensor<8xi32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>}) -> tensor<8xi32> {
  %c = stablehlo.constant dense<1> : tensor<8xi32>
  %0 = "interpreter.run_parallel"(%c) {programs = [[@parallel]]} : (tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
