module {
  sdy.mesh @m = <["p"=2, "q"=3]>
  func.func @stride(%arg0: tensor<4x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) -> (tensor<2x6xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}, {}]>}) {
    %0 = stablehlo.slice %arg0 [0:4:2, 0:6] : (tensor<4x6xf32>) -> tensor<2x6xf32>
    return %0 : tensor<2x6xf32>
  }
  func.func @gather(%arg0: tensor<2x4x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}, {"p"}, {}]>}, %arg1: tensor<5x2xi32>) -> tensor<5x4xf32> {
    %c = stablehlo.constant dense<0> : tensor<5x2xi32>
    %c_0 = stablehlo.constant dense<[7, 3]> : tensor<2xi32>
    %0 = stablehlo.broadcast_in_dim %c_0, dims = [1] : (tensor<2xi32>) -> tensor<5x2xi32>
    %1 = stablehlo.clamp %c, %arg1, %0 : tensor<5x2xi32>
    %2 = stablehlo.partition_id : tensor<ui32>
    %3 = stablehlo.convert %2 : (tensor<ui32>) -> tensor<i64>
    %c_1 = stablehlo.constant dense<[0, 0, 0, 4, 4, 4]> : tensor<6xi64>
    %4 = stablehlo.dynamic_slice %c_1, %3, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %5 = stablehlo.reshape %4 : (tensor<1xi64>) -> tensor<i64>
    %6 = stablehlo.convert %5 : (tensor<i64>) -> tensor<i32>
    %c_2 = stablehlo.constant dense<3> : tensor<i32>
    %7 = stablehlo.add %6, %c_2 : tensor<i32>
    %c_3 = stablehlo.constant dense<0> : tensor<i32>
    %c_4 = stablehlo.constant dense<3> : tensor<i32>
    %8 = stablehlo.reshape %6 : (tensor<i32>) -> tensor<1xi32>
    %9 = stablehlo.reshape %c_3 : (tensor<i32>) -> tensor<1xi32>
    %10 = stablehlo.concatenate %8, %9, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %11 = stablehlo.broadcast_in_dim %10, dims = [1] : (tensor<2xi32>) -> tensor<5x2xi32>
    %12 = stablehlo.reshape %7 : (tensor<i32>) -> tensor<1xi32>
    %13 = stablehlo.reshape %c_4 : (tensor<i32>) -> tensor<1xi32>
    %14 = stablehlo.concatenate %12, %13, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %15 = stablehlo.broadcast_in_dim %14, dims = [1] : (tensor<2xi32>) -> tensor<5x2xi32>
    %16 = stablehlo.subtract %1, %11 : tensor<5x2xi32>
    %17 = stablehlo.compare GE, %1, %11 : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi1>
    %18 = stablehlo.compare LE, %1, %15 : (tensor<5x2xi32>, tensor<5x2xi32>) -> tensor<5x2xi1>
    %19 = stablehlo.and %17, %18 : tensor<5x2xi1>
    %20 = stablehlo.partition_id : tensor<ui32>
    %21 = stablehlo.convert %20 : (tensor<ui32>) -> tensor<i64>
    %c_5 = stablehlo.constant dense<[0, 2, 4, 0, 2, 4]> : tensor<6xi64>
    %22 = stablehlo.dynamic_slice %c_5, %21, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %23 = stablehlo.reshape %22 : (tensor<1xi64>) -> tensor<i64>
    %c_6 = stablehlo.constant dense<0> : tensor<i64>
    %24 = stablehlo.compare EQ, %23, %c_6 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %25 = stablehlo.broadcast_in_dim %24, dims = [] : (tensor<i1>) -> tensor<5x2xi1>
    %26 = stablehlo.and %19, %25 : tensor<5x2xi1>
    %27 = "stablehlo.gather"(%arg0, %16) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0, 1], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1, 4>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x4x4xf32>, tensor<5x2xi32>) -> tensor<5x4xf32>
    %c_7 = stablehlo.constant dense<true> : tensor<i1>
    %28 = stablehlo.reduce(%26 init: %c_7) applies stablehlo.and across dimensions = [1] : (tensor<5x2xi1>, tensor<i1>) -> tensor<5xi1>
    %29 = stablehlo.broadcast_in_dim %28, dims = [0] : (tensor<5xi1>) -> tensor<5x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5x4xf32>
    %30 = stablehlo.select %29, %27, %cst : tensor<5x4xi1>, tensor<5x4xf32>
    %31 = "stablehlo.all_reduce"(%30) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5]]> : tensor<1x6xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %32 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %32 : tensor<f32>
    }) : (tensor<5x4xf32>) -> tensor<5x4xf32>
    return %31 : tensor<5x4xf32>
  }
  func.func @gather_first(%arg0: tensor<2x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"q"}, {}]>}, %arg1: tensor<5xi32>) -> tensor<5x4xf32> {
    %0 = stablehlo.partition_id : tensor<ui32>
    %1 = stablehlo.convert %0 : (tensor<ui32>) -> tensor<i64>
    %c = stablehlo.constant dense<[0, 2, 4, 0, 2, 4]> : tensor<6xi64>
    %2 = stablehlo.dynamic_slice %c, %1, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
    %3 = stablehlo.reshape %2 : (tensor<1xi64>) -> tensor<i64>
    %c_0 = stablehlo.constant dense<0> : tensor<i64>
    %4 = stablehlo.compare EQ, %3, %c_0 : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %5 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 4>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<2x4xf32>, tensor<5xi32>) -> tensor<5x4xf32>
    %6 = stablehlo.broadcast_in_dim %4, dims = [] : (tensor<i1>) -> tensor<5x4xi1>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<5x4xf32>
    %7 = stablehlo.select %6, %5, %cst : tensor<5x4xi1>, tensor<5x4xf32>
    %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>, use_global_device_ids}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %9 = stablehlo.add %arg2, %arg3 : tensor<f32>
      stablehlo.return %9 : tensor<f32>
    }) : (tensor<5x4xf32>) -> tensor<5x4xf32>
    return %8 : tensor<5x4xf32>
  }
  func.func @unknown(%arg0: tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>}) -> (tensor<4xf32> {sdy.sharding = #sdy.sharding<@m, [{"p"}]>}) {
    %0 = "my.op"(%arg0) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"p"}]>]>} : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func @maximum(%arg0: tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{}], unreduced=max{"p"}>}) -> tensor<8xf32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 3, type = 1>, replica_groups = dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %1 = stablehlo.maximum %arg1, %arg2 : tensor<f32>
      stablehlo.return %1 : tensor<f32>
    }) : (tensor<8xf32>) -> tensor<8xf32>
    return %0 : tensor<8xf32>
  }
}
