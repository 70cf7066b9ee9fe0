// sdyrt-opt -sdy-convert-global-to-local --allow-unregistered-dialect
sdy.mesh @m = <["p"=2, "q"=3]>
func.func @stride(%x: tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> (tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) {
  %1 = stablehlo.slice %x [0:8:2, 0:6] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}, {}]>]>} : (tensor<8x6xf32>) -> tensor<4x6xf32>
  return %1 : tensor<4x6xf32>
}
func.func @gather(%x: tensor<6x8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}, {"p"}, {}]>}, %i: tensor<5x2xi32>) -> tensor<5x4xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 4>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x8x4xf32>, tensor<5x2xi32>) -> tensor<5x4xf32>
  %1 = sdy.all_reduce {"p", "q"} %0 out_sharding=<@m, [{}, {}]> : tensor<5x4xf32>
  return %1 : tensor<5x4xf32>
}
func.func @gather_first(%x: tensor<6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}, {}]>}, %i: tensor<5xi32>) -> tensor<5x4xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
  %1 = sdy.all_reduce {"q"} %0 out_sharding=<@m, [{}, {}]> : tensor<5x4xf32>
  return %1 : tensor<5x4xf32>
}
func.func @unknown(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>}) -> (tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>}) {
  %1 = "my.op"(%x) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}]>]>} : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func @maximum(%x: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}], unreduced=max{"p"}>}) -> tensor<8xf32> {
  %1 = sdy.all_reduce max {"p"} %x out_sharding=<@m, [{}]> : tensor<8xf32>
  return %1 : tensor<8xf32>
}
