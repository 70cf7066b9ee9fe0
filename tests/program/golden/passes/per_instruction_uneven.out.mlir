module {
  sdy.mesh @m = <["u"=2, "v"=3]>
  func.func @no_size(%arg0: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<7xf32> {
    %0 = sdy.reshard %arg0 <@m, [{"v"}]> : tensor<7xf32>
    return %0 : tensor<7xf32>
  }
  func.func @add(%arg0: tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %arg1: tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> tensor<5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %arg1, %cst_0, low = [0], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<5xf32>, tensor<f32>) -> tensor<6xf32>
    %2 = sdy.manual_computation(%0, %1) in_shardings=[<@m, [{"u"}]>, <@m, [{"u"}]>] out_shardings=[<@m, [{"u"}]>] manual_axes={"u"} (%arg2: tensor<3xf32>, %arg3: tensor<3xf32>) {
      %4 = stablehlo.add %arg2, %arg3 : tensor<3xf32>
      sdy.return %4 : tensor<3xf32>
    } : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %3 = stablehlo.slice %2 [0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<6xf32>) -> tensor<5xf32>
    return %3 : tensor<5xf32>
  }
  func.func @dot(%arg0: tensor<5x7xf32> {sdy.sharding = #sdy.sharding<@m, [{"v"}, {"u"}]>}, %arg1: tensor<7x4xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}, {}]>}) -> tensor<5x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 1], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}, {"u"}]>]>} : (tensor<5x7xf32>, tensor<f32>) -> tensor<6x8xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.pad %arg1, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {}]>]>} : (tensor<7x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %2 = sdy.manual_computation(%0, %1) in_shardings=[<@m, [{"v"}, {"u"}]>, <@m, [{"u"}, {}]>] out_shardings=[<@m, [{"v"}, {}]>] manual_axes={"v", "u"} (%arg2: tensor<2x4xf32>, %arg3: tensor<4x4xf32>) {
      %7 = stablehlo.dot_general %arg2, %arg3, contracting_dims = [1] x [0] : (tensor<2x4xf32>, tensor<4x4xf32>) -> tensor<2x4xf32>
      %8 = "stablehlo.all_reduce"(%7) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %9 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %9 : tensor<f32>
      }) : (tensor<2x4xf32>) -> tensor<2x4xf32>
      sdy.return %8 : tensor<2x4xf32>
    } : (tensor<6x8xf32>, tensor<8x4xf32>) -> tensor<6x4xf32>
    %3 = stablehlo.slice %2 [0:5, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}, {}]>]>} : (tensor<6x4xf32>) -> tensor<5x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %4 = stablehlo.pad %3, %cst_1, low = [0, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"v"}, {}]>]>} : (tensor<5x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %5 = sdy.manual_computation(%4) in_shardings=[<@m, [{"v"}, {}]>] out_shardings=[<@m, [{}, {"u"}]>] manual_axes={"v", "u"} (%arg2: tensor<2x4xf32>) {
      %c = stablehlo.constant dense<0> : tensor<i64>
      %7 = stablehlo.partition_id : tensor<ui32>
      %8 = stablehlo.convert %7 : (tensor<ui32>) -> tensor<i64>
      %c_2 = stablehlo.constant dense<[0, 0, 0, 2, 2, 2]> : tensor<6xi64>
      %9 = stablehlo.dynamic_slice %c_2, %8, sizes = [1] : (tensor<6xi64>, tensor<i64>) -> tensor<1xi64>
      %10 = stablehlo.reshape %9 : (tensor<1xi64>) -> tensor<i64>
      %11 = stablehlo.dynamic_slice %arg2, %c, %10, sizes = [2, 2] : (tensor<2x4xf32>, tensor<i64>, tensor<i64>) -> tensor<2x2xf32>
      %12 = "stablehlo.all_gather"(%11) <{all_gather_dim = 0 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2], [3, 4, 5]]> : tensor<2x3xi64>, use_global_device_ids}> : (tensor<2x2xf32>) -> tensor<6x2xf32>
      sdy.return %12 : tensor<6x2xf32>
    } : (tensor<6x4xf32>) -> tensor<6x4xf32>
    %6 = stablehlo.slice %5 [0:5, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"u"}]>]>} : (tensor<6x4xf32>) -> tensor<5x4xf32>
    return %6 : tensor<5x4xf32>
  }
  func.func @sizes(%arg0: tensor<7xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %arg1: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}) -> (tensor<5xf32>, tensor<9xf32>, tensor<7x1xf32>, tensor<f32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst_0, low = [0], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = sdy.manual_computation(%0) in_shardings=[<@m, [{"u"}]>] out_shardings=[<@m, [{"u"}]>] manual_axes={"u"} (%arg2: tensor<4xf32>) {
      %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
      %10 = stablehlo.concatenate %arg2, dim = 0 : (tensor<4xf32>) -> tensor<4xf32>
      %11 = stablehlo.pad %10, %cst_3, low = [3], high = [3], interior = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<10xf32>
      %12 = stablehlo.partition_id : tensor<ui32>
      %13 = stablehlo.convert %12 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<3> : tensor<i64>
      %14 = stablehlo.divide %13, %c : tensor<i64>
      %c_4 = stablehlo.constant dense<2> : tensor<i64>
      %15 = stablehlo.remainder %14, %c_4 : tensor<i64>
      %c_5 = stablehlo.constant dense<-1> : tensor<i64>
      %c_6 = stablehlo.constant dense<4> : tensor<i64>
      %16 = stablehlo.multiply %15, %c_5 : tensor<i64>
      %17 = stablehlo.add %16, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %18 = stablehlo.maximum %17, %c_7 : tensor<i64>
      %19 = stablehlo.dynamic_slice %11, %18, sizes = [3] : (tensor<10xf32>, tensor<i64>) -> tensor<3xf32>
      sdy.return %19 : tensor<3xf32>
    } : (tensor<8xf32>) -> tensor<6xf32>
    %2 = stablehlo.slice %1 [0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<6xf32>) -> tensor<5xf32>
    %3 = sdy.manual_computation(%arg1, %cst) in_shardings=[<@m, [{"u"}]>, <@m, []>] out_shardings=[<@m, [{"u"}]>] manual_axes={"u"} (%arg2: tensor<3xf32>, %arg3: tensor<f32>) {
      %10 = "stablehlo.collective_permute"(%arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[3, 0], [4, 1], [5, 2]]> : tensor<3x2xi64>}> : (tensor<3xf32>) -> tensor<3xf32>
      %11 = stablehlo.partition_id : tensor<ui32>
      %12 = stablehlo.convert %11 : (tensor<ui32>) -> tensor<i64>
      %c = stablehlo.constant dense<[true, true, true, false, false, false]> : tensor<6xi1>
      %13 = stablehlo.dynamic_slice %c, %12, sizes = [1] : (tensor<6xi1>, tensor<i64>) -> tensor<1xi1>
      %14 = stablehlo.broadcast_in_dim %13, dims = [0] : (tensor<1xi1>) -> tensor<3xi1>
      %15 = stablehlo.broadcast_in_dim %arg3, dims = [] : (tensor<f32>) -> tensor<3xf32>
      %16 = stablehlo.select %14, %10, %15 : tensor<3xi1>, tensor<3xf32>
      %17 = stablehlo.concatenate %arg2, %16, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
      %18 = stablehlo.pad %17, %arg3, low = [5], high = [5], interior = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<16xf32>
      %19 = stablehlo.partition_id : tensor<ui32>
      %20 = stablehlo.convert %19 : (tensor<ui32>) -> tensor<i64>
      %c_3 = stablehlo.constant dense<3> : tensor<i64>
      %21 = stablehlo.divide %20, %c_3 : tensor<i64>
      %c_4 = stablehlo.constant dense<2> : tensor<i64>
      %22 = stablehlo.remainder %21, %c_4 : tensor<i64>
      %c_5 = stablehlo.constant dense<2> : tensor<i64>
      %c_6 = stablehlo.constant dense<4> : tensor<i64>
      %23 = stablehlo.multiply %22, %c_5 : tensor<i64>
      %24 = stablehlo.add %23, %c_6 : tensor<i64>
      %c_7 = stablehlo.constant dense<0> : tensor<i64>
      %25 = stablehlo.maximum %24, %c_7 : tensor<i64>
      %26 = stablehlo.dynamic_slice %18, %25, sizes = [5] : (tensor<16xf32>, tensor<i64>) -> tensor<5xf32>
      sdy.return %26 : tensor<5xf32>
    } : (tensor<6xf32>, tensor<f32>) -> tensor<10xf32>
    %4 = stablehlo.slice %3 [0:9] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<10xf32>) -> tensor<9xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %arg0, %cst_1, low = [0], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %6 = sdy.manual_computation(%5) in_shardings=[<@m, [{"u"}]>] out_shardings=[<@m, [{"u"}, {}]>] manual_axes={"u"} (%arg2: tensor<4xf32>) {
      %10 = stablehlo.reshape %arg2 : (tensor<4xf32>) -> tensor<4x1xf32>
      sdy.return %10 : tensor<4x1xf32>
    } : (tensor<8xf32>) -> tensor<8x1xf32>
    %7 = stablehlo.slice %6 [0:7, 0:1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}, {}]>]>} : (tensor<8x1xf32>) -> tensor<7x1xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %8 = stablehlo.pad %arg0, %cst_2, low = [0], high = [1], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %9 = sdy.manual_computation(%8, %cst) in_shardings=[<@m, [{"u"}]>, <@m, []>] out_shardings=[<@m, []>] manual_axes={"u"} (%arg2: tensor<4xf32>, %arg3: tensor<f32>) {
      %10 = stablehlo.reduce(%arg2 init: %arg3) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.all_reduce"(%10) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 3], [1, 4], [2, 5]]> : tensor<3x2xi64>, use_global_device_ids}> ({
      ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
        %12 = stablehlo.add %arg4, %arg5 : tensor<f32>
        stablehlo.return %12 : tensor<f32>
      }) : (tensor<f32>) -> tensor<f32>
      sdy.return %11 : tensor<f32>
    } : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    return %2, %4, %7, %9 : tensor<5xf32>, tensor<9xf32>, tensor<7x1xf32>, tensor<f32>
  }
  func.func @stays(%arg0: tensor<5xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %arg1: tensor<6xf32> {sdy.sharding = #sdy.sharding<@m, [{"u"}]>}, %arg2: tensor<f32>, %arg3: tensor<i32>) -> (tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>) {
    %0 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<5xf32>
    %1 = stablehlo.reduce(%0 init: %arg2) applies stablehlo.maximum across dimensions = [0] : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %2 = stablehlo.reduce(%arg1 init: %arg2) applies stablehlo.add across dimensions = [0] : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %3 = stablehlo.reverse %arg0, dims = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<5xf32>
    %4 = stablehlo.dot %arg1, %arg1 : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
    %5 = sdy.all_reduce {"u"} %4 out_sharding=<@m, []> : tensor<f32>
    %6 = "stablehlo.case"(%arg3) ({
      %8 = stablehlo.add %arg1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<6xf32>
      stablehlo.return %8 : tensor<6xf32>
    }, {
      stablehlo.return %arg1 : tensor<6xf32>
    }) : (tensor<i32>) -> tensor<6xf32>
    %7 = stablehlo.add %arg1, %arg1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"u"}]>]>} : tensor<6xf32>
    return %1, %2, %3, %5, %6, %7 : tensor<f32>, tensor<f32>, tensor<5xf32>, tensor<f32>, tensor<6xf32>, tensor<6xf32>
  }
}
