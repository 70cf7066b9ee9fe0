// sdyrt-opt -sdy-per-instruction-partitioning=filter=stablehlo.reverse,stablehlo.dot_general,stablehlo.slice -split-input-file
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}, %y: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}) -> tensor<8x6xf32> {
  %0 = stablehlo.reverse %x, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : tensor<8x4xf32>
  %1 = stablehlo.tanh %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {"b"}]>]>} : tensor<8x4xf32>
  %2 = stablehlo.dot_general %1, %y, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<8x4xf32>, tensor<4x6xf32>) -> tensor<8x6xf32>
  return %2 : tensor<8x6xf32>
}
// -----
sdy.mesh @m = <["a"=2, "b"=2]>
// channels are counted on; what is not cut, uneven, or in a computation stays
func.func @main(%x: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}, %u: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}]>}, %w: tensor<8x4xf32>, %i: tensor<i32>) -> (tensor<6x4xf32>, tensor<7xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>) {
  %0 = stablehlo.slice %x [1:7, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<8x4xf32>) -> tensor<6x4xf32>
  %1 = stablehlo.reverse %u, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}]>]>} : tensor<7xf32>
  %2 = stablehlo.reverse %w, dims = [0] : tensor<8x4xf32>
  %3 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"} (%b: tensor<4x4xf32>) {
    %5 = "stablehlo.collective_permute"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, source_target_pairs = dense<[[0, 2], [2, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %6 = stablehlo.reverse %5, dims = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"b"}]>]>} : tensor<4x4xf32>
    sdy.return %6 : tensor<4x4xf32>
  } : (tensor<8x4xf32>) -> tensor<8x4xf32>
  %4 = "stablehlo.case"(%i) ({
    %7 = stablehlo.reverse %x, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : tensor<8x4xf32>
    stablehlo.return %7 : tensor<8x4xf32>
  }, {
    stablehlo.return %x : tensor<8x4xf32>
  }) : (tensor<i32>) -> tensor<8x4xf32>
  return %0, %1, %2, %3, %4 : tensor<6x4xf32>, tensor<7xf32>, tensor<8x4xf32>, tensor<8x4xf32>, tensor<8x4xf32>
}
