module {
  sdy.mesh @m = <["a"=2, "b"=2]>
  func.func @none(%arg0: tensor<4x6xf32>, %arg1: tensor<4x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) -> (tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"a"}, {}]>]>} : (tensor<4x6xf32>, tensor<4x1xi32>) -> tensor<4x6xf32>
    return %0 : tensor<4x6xf32>
  }
  func.func @whole(%arg0: tensor<4x6xf32>, %arg1: tensor<8x1xi32>) -> tensor<8x6xf32> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>}> : (tensor<4x6xf32>, tensor<8x1xi32>) -> tensor<8x6xf32>
    return %0 : tensor<8x6xf32>
  }
  func.func @sizes(%arg0: tensor<4x3xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, %arg1: tensor<8x1xi32>) -> (tensor<8x3xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"a"}]>]>} : (tensor<4x3xf32>, tensor<8x1xi32>) -> tensor<8x3xf32>
    return %0 : tensor<8x3xf32>
  }
  func.func @lone(%arg0: tensor<2x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"b"}, {}]>}, %arg1: tensor<8x1xi64> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> (tensor<8x6xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) {
    %c = stablehlo.constant dense<0> : tensor<8x1xi64>
    %c_0 = stablehlo.constant dense<3> : tensor<8x1xi64>
    %0 = stablehlo.clamp %c, %arg1, %c_0 : tensor<8x1xi64>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<[0, 2, 0, 2]> : tensor<4xi64>
    %3 = stablehlo.dynamic_slice %c_1, %2, sizes = [1] : (tensor<4xi64>, tensor<i64>) -> tensor<1xi64>
    %4 = stablehlo.reshape %3 : (tensor<1xi64>) -> tensor<i64>
    %5 = stablehlo.convert %4 : tensor<i64>
    %c_2 = stablehlo.constant dense<1> : tensor<i64>
    %6 = stablehlo.add %5, %c_2 : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i64>) -> tensor<8x1xi64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i64>) -> tensor<8x1xi64>
    %9 = stablehlo.subtract %0, %7 : tensor<8x1xi64>
    %10 = stablehlo.compare GE, %0, %7 : (tensor<8x1xi64>, tensor<8x1xi64>) -> tensor<8x1xi1>
    %11 = stablehlo.compare LE, %0, %8 : (tensor<8x1xi64>, tensor<8x1xi64>) -> tensor<8x1xi1>
    %12 = stablehlo.and %10, %11 : tensor<8x1xi1>
    %13 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 6>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x6xf32>, tensor<8x1xi64>) -> tensor<8x6xf32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<8x1xi1>, tensor<i1>) -> tensor<8xi1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<8xi1>) -> tensor<8x6xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x6xf32>
    %16 = stablehlo.select %15, %13, %cst : tensor<8x6xi1>, tensor<8x6xf32>
    %17 = "stablehlo.all_reduce"(%16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %18 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<8x6xf32>) -> tensor<8x6xf32>
    return %17 : tensor<8x6xf32>
  }
  func.func @output_first(%arg0: tensor<4x8x8x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"a"}]>}, %arg1: tensor<4x3x3x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}, {}, {}]>}) -> (tensor<4x6x6x4xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"a"}]>}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[o, 0, 1, i]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<4x8x8x2xf32>, tensor<4x3x3x1xf32>) -> tensor<4x6x6x4xf32>
    return %0 : tensor<4x6x6x4xf32>
  }
  func.func @no_window(%arg0: tensor<16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}, %arg1: tensor<2x8xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"a"}]>}) -> (tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {}]>}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[f, b], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<16x2xf32>, tensor<2x8xf32>) -> tensor<8x16xf32>
    return %0 : tensor<8x16xf32>
  }
}
