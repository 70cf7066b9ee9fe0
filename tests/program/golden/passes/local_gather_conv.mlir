// sdyrt-opt -sdy-convert-global-to-local
sdy.mesh @m = <["a"=2, "b"=2]>
func.func @none(%x: tensor<4x6xf32>, %i: tensor<8x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> (tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<4x6xf32>, tensor<8x1xi32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
func.func @whole(%x: tensor<4x6xf32>, %i: tensor<8x1xi32>) -> tensor<8x6xf32> {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<4x6xf32>, tensor<8x1xi32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
func.func @sizes(%x: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, %i: tensor<8x1xi32>) -> (tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>} : (tensor<4x6xf32>, tensor<8x1xi32>) -> tensor<8x6xf32>
  return %0 : tensor<8x6xf32>
}
func.func @lone(%x: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}, %i: tensor<8x1xi64> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> (tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) {
  %0 = "stablehlo.gather"(%x, %i) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<4x6xf32>, tensor<8x1xi64>) -> tensor<8x6xf32>
  %1 = sdy.all_reduce {"b"} %0 out_sharding=<@m, [{}, {}]> : tensor<8x6xf32>
  return %1 : tensor<8x6xf32>
}
func.func @output_first(%x: tensor<4x8x8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"a"}]>}, %w: tensor<8x3x3x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}, {}, {}]>}) -> (tensor<4x6x6x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"a"}]>}) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 4 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}, {"a"}]>]>} : (tensor<4x8x8x4xf32>, tensor<8x3x3x1xf32>) -> tensor<4x6x6x8xf32>
  return %0 : tensor<4x6x6x8xf32>
}
func.func @no_window(%x: tensor<16x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, %w: tensor<2x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) -> (tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
  %0 = stablehlo.convolution(%x, %w) dim_numbers = [b, f]x[i, o]->[f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<16x4xf32>, tensor<2x16xf32>) -> tensor<16x16xf32>
  return %0 : tensor<16x16xf32>
}
