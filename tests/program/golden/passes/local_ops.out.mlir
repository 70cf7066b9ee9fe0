module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @const() -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, tensor<2xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, tensor<2x8xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<4x4xf32>
    %c = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2]> : tensor<16xi64>
    %2 = stablehlo.dynamic_slice %c_0, %1, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %3 = stablehlo.reshape %2 : (tensor<1xi64>) -> tensor<i64>
    %4 = stablehlo.dynamic_slice %c, %3, sizes = [2] : (tensor<4xi32>, tensor<i64>) -> tensor<2xi32>
    %5 = stablehlo.iota dim = 0 : tensor<2x8xi32>
    %6 = stablehlo.partition_id : tensor<ui32>
    %7 = stablehlo.convert %6 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 2, 2, 2, 2, 2, 2, 2, 2]> : tensor<16xi64>
    %8 = stablehlo.dynamic_slice %c_1, %7, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %9 = stablehlo.reshape %8 : (tensor<1xi64>) -> tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<2x8xi32>
    %12 = stablehlo.add %5, %11 : tensor<2x8xi32>
    %13 = stablehlo.iota dim = 1 : tensor<2x8xi32>
    %14 = stablehlo.add %12, %13 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<2x8xi32>
    %c_2 = stablehlo.constant dense<1> : tensor<2xi32>
    return %cst, %4, %14 : tensor<4x4xf32>, tensor<2xi32>, tensor<2x8xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @manual(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
    %0 = stablehlo.negate %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : tensor<4x4xf32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 7, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %3 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"y"}]>]>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 8, type = 1>, replica_groups = dense<[[0, 8], [1, 9], [2, 10], [3, 11], [4, 12], [5, 13], [6, 14], [7, 15]]> : tensor<8x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<8x4xf32>
    return %1 : tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @named(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
    %0 = sdy.named_computation<"f">(%arg0) in_shardings=[<@m, [{"x"}, {"y"}]>] out_shardings=[<@m, [{"x"}, {"y"}]>] (%arg1: tensor<4x4xf32>) {
      %1 = stablehlo.negate %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<4x4xf32>
      sdy.return %1 : tensor<4x4xf32>
    } : (tensor<4x4xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @reduce(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %arg1: tensor<f32>) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    %0 = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7], [8, 10, 12, 14], [9, 11, 13, 15]]> : tensor<4x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
  func.func @shape(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) -> (tensor<4x1x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}, {}]>}, tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>}) {
    %0 = stablehlo.reshape %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}, {}]>]>} : (tensor<4x4xf32>) -> tensor<4x1x4xf32>
    %1 = stablehlo.transpose %arg0, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}, {"x"}]>]>} : (tensor<4x4xf32>) -> tensor<4x4xf32>
    %2 = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}, {"z"}]>]>} : (tensor<4x4xf32>) -> tensor<4x4x2xf32>
    return %0, %1 : tensor<4x1x4xf32>, tensor<4x4xf32>
  }
  func.func @concat(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %arg1: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<4x20xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
    %0 = stablehlo.concatenate %arg0, %arg1, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<4x16xf32>, tensor<4x4xf32>) -> tensor<4x20xf32>
    return %0 : tensor<4x20xf32>
  }
  func.func @dot(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %arg1: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>}) -> (tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
    %0 = stablehlo.dot %arg0, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<4x4xf32>, tensor<4x8xf32>) -> tensor<4x8xf32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7], [8, 10, 12, 14], [9, 11, 13, 15]]> : tensor<4x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x8xf32>) -> tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
  func.func @slice(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) {
    %0 = stablehlo.slice %arg0 [0:4, 2:10:2] : (tensor<4x16xf32>) -> tensor<4x4xf32>
    return %0 : tensor<4x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @gather(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"z"}]>}, %arg1: tensor<4x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"z"}]>}) {
    %c = stablehlo.constant dense<0> : tensor<4x1xi32>
    %c_0 = stablehlo.constant dense<15> : tensor<4x1xi32>
    %0 = stablehlo.clamp %c, %arg1, %c_0 : tensor<4x1xi32>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<[0, 0, 4, 4, 8, 8, 12, 12, 0, 0, 4, 4, 8, 8, 12, 12]> : tensor<16xi64>
    %3 = stablehlo.dynamic_slice %c_1, %2, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %4 = stablehlo.reshape %3 : (tensor<1xi64>) -> tensor<i64>
    %5 = stablehlo.convert %4 : (tensor<i64>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %6 = stablehlo.add %5, %c_2 : tensor<i32>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %9 = stablehlo.subtract %0, %7 : tensor<4x1xi32>
    %10 = stablehlo.compare GE, %0, %7 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %11 = stablehlo.compare LE, %0, %8 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %12 = stablehlo.and %10, %11 : tensor<4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"z"}]>]>} : (tensor<4x16xf32>, tensor<4x1xi32>) -> tensor<4x16xf32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi1>) -> tensor<4x16xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x16xf32>
    %16 = stablehlo.select %15, %13, %cst : tensor<4x16xi1>, tensor<4x16xf32>
    %17 = "stablehlo.all_reduce"(%16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7], [8, 10, 12, 14], [9, 11, 13, 15]]> : tensor<4x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %18 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    return %17 : tensor<4x16xf32>
  }
  func.func @gather0(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z"}]>}, %arg1: tensor<4x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}) -> (tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"z"}]>}) {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"z"}]>]>} : (tensor<16x16xf32>, tensor<4x1xi32>) -> tensor<4x16xf32>
    return %0 : tensor<4x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @scatter(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"z"}]>}, %arg1: tensor<4x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>}, %arg2: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"z"}]>}) -> (tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"z"}]>}) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<[true, true, true, true, true, true, true, true, false, false, false, false, false, false, false, false]> : tensor<16xi1>
    %2 = stablehlo.dynamic_slice %c, %1, sizes = [1] : (tensor<16xi1>, tensor<i64>) -> tensor<1xi1>
    %3 = stablehlo.broadcast_in_dim %2, dims = [0] : (tensor<1xi1>) -> tensor<4x16xi1>
    %4 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<4x16xf32>
    %5 = stablehlo.select %3, %arg0, %4 : tensor<4x16xi1>, tensor<4x16xf32>
    %6 = stablehlo.partition_id : tensor<ui32>
    %7 = stablehlo.convert %6 : (tensor<ui32>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<[0, 0, 4, 4, 8, 8, 12, 12, 0, 0, 4, 4, 8, 8, 12, 12]> : tensor<16xi64>
    %8 = stablehlo.dynamic_slice %c_0, %7, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %9 = stablehlo.reshape %8 : (tensor<1xi64>) -> tensor<i64>
    %10 = stablehlo.convert %9 : (tensor<i64>) -> tensor<i32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [] : (tensor<i32>) -> tensor<4x1xi32>
    %12 = stablehlo.subtract %arg1, %11 : tensor<4x1xi32>
    %13 = "stablehlo.scatter"(%5, %12, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}, {"z"}]>]>} : (tensor<4x16xf32>, tensor<4x1xi32>, tensor<4x16xf32>) -> tensor<4x16xf32>
    %14 = "stablehlo.all_reduce"(%13) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 8], [1, 9], [2, 10], [3, 11], [4, 12], [5, 13], [6, 14], [7, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %15 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %15 : tensor<f32>
    }) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    return %14 : tensor<4x16xf32>
  }
  func.func @scatter_whole(%arg0: tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z"}]>}, %arg1: tensor<8x1xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}, %arg2: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z"}]>}) -> (tensor<16x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {"z"}]>}) {
    %0 = "stablehlo.scatter"(%arg0, %arg1, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      stablehlo.return %arg4 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"z"}]>]>} : (tensor<16x16xf32>, tensor<8x1xi32>, tensor<8x16xf32>) -> tensor<16x16xf32>
    return %0 : tensor<16x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @conv(%arg0: tensor<4x16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {"z"}]>}, %arg1: tensor<3x3x2x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {"z"}, {"y"}]>}) -> (tensor<4x14x14x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {"y"}]>}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<4x16x16x2xf32>, tensor<3x3x2x2xf32>) -> tensor<4x14x14x2xf32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13], [14, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %2 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<4x14x14x2xf32>) -> tensor<4x14x14x2xf32>
    return %1 : tensor<4x14x14x2xf32>
  }
  func.func @groups(%arg0: tensor<8x16x16x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"y"}]>}, %arg1: tensor<3x3x1x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"y"}]>}) -> (tensor<8x14x14x2xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}, {}, {"y"}]>}) {
    %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 2 : i64} : (tensor<8x16x16x2xf32>, tensor<3x3x1x2xf32>) -> tensor<8x14x14x2xf32>
    return %0 : tensor<8x14x14x2xf32>
  }
  func.func @pad(%arg0: tensor<4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, %arg1: tensor<f32>) -> (tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}, tensor<4x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>}) {
    %0 = stablehlo.pad %arg0, %arg1, low = [0, 0], high = [1, 0], interior = [1, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1 = stablehlo.pad %arg0, %arg1, low = [0, 1], high = [0, 3], interior = [0, 0] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4x8xf32>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<0> : tensor<i64>
    %c_0 = stablehlo.constant dense<[0, 0, 1, 1, 2, 2, 3, 3, 0, 0, 1, 1, 2, 2, 3, 3]> : tensor<16xi64>
    %4 = stablehlo.dynamic_slice %c_0, %3, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
    %6 = stablehlo.dynamic_slice %1, %c, %5, sizes = [4, 5] : (tensor<4x8xf32>, tensor<i64>, tensor<i64>) -> tensor<4x5xf32>
    return %0, %6 : tensor<8x4xf32>, tensor<4x5xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @gather2(%arg0: tensor<4x32x8xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}, {}]>}, %arg1: tensor<2x8xi64> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) -> (tensor<8x1xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}]>}) {
    %c = stablehlo.constant dense<0> : tensor<2x8xi64>
    %c_0 = stablehlo.constant dense<[7, 15]> : tensor<2xi64>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [0] : (tensor<2xi64>) -> tensor<2x8xi64>
    %1 = stablehlo.clamp %c, %arg1, %0 : tensor<2x8xi64>
    %c_1 = stablehlo.constant dense<0> : tensor<i64>
    %c_2 = stablehlo.constant dense<7> : tensor<i64>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
    %c_3 = stablehlo.constant dense<[0, 0, 4, 4, 8, 8, 12, 12, 0, 0, 4, 4, 8, 8, 12, 12]> : tensor<16xi64>
    %4 = stablehlo.dynamic_slice %c_3, %3, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
    %6 = stablehlo.convert %5 : tensor<i64>
    %c_4 = stablehlo.constant dense<3> : tensor<i64>
    %7 = stablehlo.add %6, %c_4 : tensor<i64>
    %8 = stablehlo.reshape %c_1 : (tensor<i64>) -> tensor<1xi64>
    %9 = stablehlo.reshape %6 : (tensor<i64>) -> tensor<1xi64>
    %10 = stablehlo.concatenate %8, %9, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %11 = stablehlo.broadcast_in_dim %10, dims = [0] : (tensor<2xi64>) -> tensor<2x8xi64>
    %12 = stablehlo.reshape %c_2 : (tensor<i64>) -> tensor<1xi64>
    %13 = stablehlo.reshape %7 : (tensor<i64>) -> tensor<1xi64>
    %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<2xi64>) -> tensor<2x8xi64>
    %16 = stablehlo.subtract %1, %11 : tensor<2x8xi64>
    %17 = stablehlo.compare GE, %1, %11 : (tensor<2x8xi64>, tensor<2x8xi64>) -> tensor<2x8xi1>
    %18 = stablehlo.compare LE, %1, %15 : (tensor<2x8xi64>, tensor<2x8xi64>) -> tensor<2x8xi1>
    %19 = stablehlo.and %17, %18 : tensor<2x8xi1>
    %20 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 2], start_index_map = [2, 0]>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1, 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<4x32x8xf32>, tensor<2x8xi64>) -> tensor<8x1xf32>
    %c_5 = stablehlo.constant dense<true> : tensor<i1>
    %21 = stablehlo.reduce(%19 init: %c_5) applies stablehlo.and across dimensions = [0] : (tensor<2x8xi1>, tensor<i1>) -> tensor<8xi1>
    %22 = stablehlo.broadcast_in_dim %21, dims = [0] : (tensor<8xi1>) -> tensor<8x1xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<8x1xf32>
    %23 = stablehlo.select %22, %20, %cst : tensor<8x1xi1>, tensor<8x1xf32>
    %24 = "stablehlo.all_reduce"(%23) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7], [8, 10, 12, 14], [9, 11, 13, 15]]> : tensor<4x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %25 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %25 : tensor<f32>
    }) : (tensor<8x1xf32>) -> tensor<8x1xf32>
    return %24 : tensor<8x1xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @one(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>}, %arg1: tensor<4x1xi64> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> (tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"x"}]>}) {
    %c = stablehlo.constant dense<0> : tensor<4x1xi64>
    %c_0 = stablehlo.constant dense<15> : tensor<4x1xi64>
    %0 = stablehlo.clamp %c, %arg1, %c_0 : tensor<4x1xi64>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<[0, 0, 4, 4, 8, 8, 12, 12, 0, 0, 4, 4, 8, 8, 12, 12]> : tensor<16xi64>
    %3 = stablehlo.dynamic_slice %c_1, %2, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %4 = stablehlo.reshape %3 : (tensor<1xi64>) -> tensor<i64>
    %5 = stablehlo.convert %4 : tensor<i64>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %6 = stablehlo.add %5, %c_2 : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %9 = stablehlo.subtract %0, %7 : tensor<4x1xi64>
    %10 = stablehlo.compare GE, %0, %7 : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %11 = stablehlo.compare LE, %0, %8 : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %12 = stablehlo.and %10, %11 : tensor<4x1xi1>
    %13 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {"x"}]>]>} : (tensor<4x16xf32>, tensor<4x1xi64>) -> tensor<4x16xf32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %14 = stablehlo.reduce(%12 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %15 = stablehlo.broadcast_in_dim %14, dims = [0] : (tensor<4xi1>) -> tensor<4x16xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x16xf32>
    %16 = stablehlo.select %15, %13, %cst : tensor<4x16xi1>, tensor<4x16xf32>
    %17 = "stablehlo.all_reduce"(%16) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7], [8, 10, 12, 14], [9, 11, 13, 15]]> : tensor<4x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %18 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %18 : tensor<f32>
    }) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    return %17 : tensor<4x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @novec(%arg0: tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {"x"}]>}, %arg1: tensor<4xi64> {sdy.sharding = #sdy.sharding<@m, [{"z"}]>}) -> (tensor<4x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {"x"}]>}) {
    %c = stablehlo.constant dense<0> : tensor<4xi64>
    %c_0 = stablehlo.constant dense<15> : tensor<4xi64>
    %0 = stablehlo.clamp %c, %arg1, %c_0 : tensor<4xi64>
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.convert %1 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<[0, 0, 4, 4, 8, 8, 12, 12, 0, 0, 4, 4, 8, 8, 12, 12]> : tensor<16xi64>
    %3 = stablehlo.dynamic_slice %c_1, %2, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %4 = stablehlo.reshape %3 : (tensor<1xi64>) -> tensor<i64>
    %5 = stablehlo.convert %4 : tensor<i64>
    %c_2 = stablehlo.constant dense<3> : tensor<i64>
    %6 = stablehlo.add %5, %c_2 : tensor<i64>
    %7 = stablehlo.broadcast_in_dim %5, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i64>) -> tensor<4xi64>
    %9 = stablehlo.subtract %0, %7 : tensor<4xi64>
    %10 = stablehlo.compare GE, %0, %7 : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %11 = stablehlo.compare LE, %0, %8 : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %12 = stablehlo.and %10, %11 : tensor<4xi1>
    %13 = "stablehlo.gather"(%arg0, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 16>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {"x"}]>]>} : (tensor<4x16xf32>, tensor<4xi64>) -> tensor<4x16xf32>
    %14 = stablehlo.broadcast_in_dim %12, dims = [0] : (tensor<4xi1>) -> tensor<4x16xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4x16xf32>
    %15 = stablehlo.select %14, %13, %cst : tensor<4x16xi1>, tensor<4x16xf32>
    %16 = "stablehlo.all_reduce"(%15) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2, 4, 6], [1, 3, 5, 7], [8, 10, 12, 14], [9, 11, 13, 15]]> : tensor<4x4xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %17 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %17 : tensor<f32>
    }) : (tensor<4x16xf32>) -> tensor<4x16xf32>
    return %16 : tensor<4x16xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @offmap(%arg0: tensor<16x16x4xi32> {sdy.sharding = #sdy.sharding<@m, [{}, {"x"}, {}]>}, %arg1: tensor<4x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> (tensor<4x3x1xi32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}, {}]>}) {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16]> : tensor<16xi64>
    %2 = stablehlo.dynamic_slice %c, %1, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %3 = stablehlo.reshape %2 : (tensor<1xi64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.compare EQ, %3, %c_0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 3>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {}, {}]>]>} : (tensor<16x16x4xi32>, tensor<4x1xi32>) -> tensor<4x1x3xi32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<4x1x3xi1>
    %c_1 = stablehlo.constant dense<0> : tensor<4x1x3xi32>
    %7 = stablehlo.select %6, %5, %c_1 : tensor<4x1x3xi1>, tensor<4x1x3xi32>
    %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 8], [1, 9], [2, 10], [3, 11], [4, 12], [5, 13], [6, 14], [7, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %10 = stablehlo.add %arg2, %arg3 : tensor<i32>
      stablehlo.return %10 : tensor<i32>
    }) : (tensor<4x1x3xi32>) -> tensor<4x1x3xi32>
    %9 = stablehlo.reshape %8 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"z"}, {}, {}]>]>} : (tensor<4x1x3xi32>) -> tensor<4x3x1xi32>
    return %9 : tensor<4x3x1xi32>
  }
  func.func @narrow_indices(%arg0: tensor<150xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}, %arg1: tensor<4x1xi8>, %arg2: tensor<4xf32>) -> (tensor<4xf32>, tensor<150xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    %0 = stablehlo.convert %arg1 : (tensor<4x1xi8>) -> tensor<4x1xi64>
    %c = stablehlo.constant dense<0> : tensor<4x1xi64>
    %c_0 = stablehlo.constant dense<299> : tensor<4x1xi64>
    %1 = stablehlo.clamp %c, %0, %c_0 : tensor<4x1xi64>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 150, 150, 150, 150, 150, 150, 150, 150]> : tensor<16xi64>
    %4 = stablehlo.dynamic_slice %c_1, %3, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
    %6 = stablehlo.convert %5 : tensor<i64>
    %c_2 = stablehlo.constant dense<149> : tensor<i64>
    %7 = stablehlo.add %6, %c_2 : tensor<i64>
    %8 = stablehlo.broadcast_in_dim %6, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %9 = stablehlo.broadcast_in_dim %7, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %10 = stablehlo.subtract %1, %8 : tensor<4x1xi64>
    %11 = stablehlo.compare GE, %1, %8 : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %12 = stablehlo.compare LE, %1, %9 : (tensor<4x1xi64>, tensor<4x1xi64>) -> tensor<4x1xi1>
    %13 = stablehlo.and %11, %12 : tensor<4x1xi1>
    %14 = "stablehlo.gather"(%arg0, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<150xf32>, tensor<4x1xi64>) -> tensor<4xf32>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %15 = stablehlo.reduce(%13 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<4x1xi1>, tensor<i1>) -> tensor<4xi1>
    %16 = stablehlo.broadcast_in_dim %15, dims = [0] : (tensor<4xi1>) -> tensor<4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<4xf32>
    %17 = stablehlo.select %16, %14, %cst : tensor<4xi1>, tensor<4xf32>
    %18 = "stablehlo.all_reduce"(%17) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 8], [1, 9], [2, 10], [3, 11], [4, 12], [5, 13], [6, 14], [7, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %28 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %28 : tensor<f32>
    }) : (tensor<4xf32>) -> tensor<4xf32>
    %19 = stablehlo.convert %arg1 : (tensor<4x1xi8>) -> tensor<4x1xi64>
    %20 = stablehlo.partition_id : tensor<ui32>
    %21 = stablehlo.convert %20 : (tensor<ui32>) -> tensor<i64>
    %c_4 = stablehlo.constant dense<[0, 0, 0, 0, 0, 0, 0, 0, 150, 150, 150, 150, 150, 150, 150, 150]> : tensor<16xi64>
    %22 = stablehlo.dynamic_slice %c_4, %21, sizes = [1] : (tensor<16xi64>, tensor<i64>) -> tensor<1xi64>
    %23 = stablehlo.reshape %22 : (tensor<1xi64>) -> tensor<i64>
    %24 = stablehlo.convert %23 : tensor<i64>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i64>) -> tensor<4x1xi64>
    %26 = stablehlo.subtract %19, %25 : tensor<4x1xi64>
    %27 = "stablehlo.scatter"(%arg0, %26, %arg2) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %28 = stablehlo.add %arg3, %arg4 : tensor<f32>
      stablehlo.return %28 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<150xf32>, tensor<4x1xi64>, tensor<4xf32>) -> tensor<150xf32>
    return %18, %27 : tensor<4xf32>, tensor<150xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func private @f(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) -> tensor<8xf32> {
    %0 = "stablehlo.all_gather"(%arg0) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 8], [1, 9], [2, 10], [3, 11], [4, 12], [5, 13], [6, 14], [7, 15]]> : tensor<8x2xi64>, use_global_device_ids}> : (tensor<4xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
  func.func @unused_call(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}]>}) {
    %0 = call @f(%arg0) : (tensor<4xf32>) -> tensor<8xf32>
    return
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @maximum(%arg0: tensor<4x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> tensor<4xi32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.maximum across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
    %1 = "stablehlo.all_reduce"(%0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13], [14, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %2 = stablehlo.maximum %arg1, %arg2 : tensor<i32>
      stablehlo.return %2 : tensor<i32>
    }) : (tensor<4xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func @sum_from_seven(%arg0: tensor<4x4xi32> {sdy.sharding = #sdy.sharding<@m, [{"z"}, {}]>}) -> tensor<4xi32> {
    %c = stablehlo.constant dense<7> : tensor<i32>
    %c_0 = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<[true, false, true, false, true, false, true, false, true, false, true, false, true, false, true, false]> : tensor<16xi1>
    %2 = stablehlo.dynamic_slice %c_1, %1, sizes = [1] : (tensor<16xi1>, tensor<i64>) -> tensor<1xi1>
    %3 = stablehlo.reshape %2 : (tensor<1xi1>) -> tensor<i1>
    %4 = stablehlo.select %3, %c, %c_0 : tensor<i1>, tensor<i32>
    %5 = stablehlo.reduce(%arg0 init: %4) applies stablehlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
    %6 = "stablehlo.all_reduce"(%5) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11], [12, 13], [14, 15]]> : tensor<8x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %7 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %7 : tensor<i32>
    }) : (tensor<4xi32>) -> tensor<4xi32>
    return %6 : tensor<4xi32>
  }
}
