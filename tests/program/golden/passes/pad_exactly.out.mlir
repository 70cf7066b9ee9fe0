module {
  sdy.mesh @m = <["x"=2, "y"=3]>
  func.func @less(%arg0: tensor<7xf32>, %arg1: tensor<f32>) -> tensor<12xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = sdy.all_slice [{"x"}] %0 out_sharding=<@m, [{"x"}]> : tensor<8xf32>
    %2 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xi32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare LT, %2, %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.select %4, %1, %5 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.pad %6, %arg1, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = sdy.all_gather [{"x"}] %7 out_sharding=<@m, [{}]> : tensor<12xf32>
    return %8 : tensor<12xf32>
  }
  func.func @seen(%arg0: tensor<7xf32>, %arg1: tensor<f32>) -> tensor<11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0], high = [1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = sdy.all_slice [{"x"}] %0 out_sharding=<@m, [{"x"}]> : tensor<8xf32>
    %2 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xi32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<i32>) -> tensor<8xi32>
    %4 = stablehlo.compare LT, %2, %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<f32>) -> tensor<8xf32>
    %6 = stablehlo.select %4, %1, %5 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xi1>, tensor<8xf32>
    %7 = stablehlo.pad %6, %arg1, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>, tensor<f32>) -> tensor<12xf32>
    %8 = sdy.all_gather [{"x"}] %7 out_sharding=<@m, [{}]> : tensor<12xf32>
    %9 = stablehlo.slice %8 [0:11] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<12xf32>) -> tensor<11xf32>
    return %9 : tensor<11xf32>
  }
  func.func @known(%arg0: tensor<7xf32>) -> tensor<11xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst_0, low = [0], high = [1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %1 = sdy.all_slice [{"x"}] %0 out_sharding=<@m, [{"x"}]> : tensor<8xf32>
    %2 = stablehlo.pad %1, %cst, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xf32>, tensor<f32>) -> tensor<12xf32>
    %3 = sdy.all_gather [{"x"}] %2 out_sharding=<@m, [{}]> : tensor<12xf32>
    %4 = stablehlo.slice %3 [0:11] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<12xf32>) -> tensor<11xf32>
    return %4 : tensor<11xf32>
  }
  func.func @two_dims(%arg0: tensor<7x5xf32>, %arg1: tensor<5x4xf32>) -> tensor<7x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 1], interior = [0, 0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<8x6xf32>
    %1 = sdy.all_slice [{"x"}, {"y"}] %0 out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x6xf32>
    %2 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x6xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %arg1, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<5x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %4 = sdy.all_slice [{"y"}, {}] %3 out_sharding=<@m, [{"y"}, {}]> : tensor<6x4xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.iota dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x6xi32>
    %c = stablehlo.constant dense<5> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<i32>) -> tensor<8x6xi32>
    %7 = stablehlo.compare LT, %5, %6 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<8x6xi32>, tensor<8x6xi32>) -> tensor<8x6xi1>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<f32>) -> tensor<8x6xf32>
    %9 = stablehlo.select %7, %2, %8 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x6xi1>, tensor<8x6xf32>
    %10 = stablehlo.dot_general %9, %4, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x6xf32>, tensor<6x4xf32>) -> tensor<8x4xf32>
    %11 = sdy.all_reduce {"y"} %10 out_sharding=<@m, [{"x"}, {}]> : tensor<8x4xf32>
    %12 = sdy.all_gather [{"x"}, {}] %11 out_sharding=<@m, [{}, {}]> : tensor<8x4xf32>
    %13 = stablehlo.slice %12 [0:7, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>) -> tensor<7x4xf32>
    return %13 : tensor<7x4xf32>
  }
  func.func @dangling(%arg0: tensor<7x4xf32>, %arg1: tensor<4x4xf32>) -> tensor<7x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x4xf32>, tensor<f32>) -> tensor<8x4xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x4xf32>
    %2 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.dot_general %2, %arg1, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
    %4 = sdy.all_gather [{"x"}, {}] %3 out_sharding=<@m, [{}, {}]> : tensor<8x4xf32>
    %5 = stablehlo.slice %4 [0:7, 0:4] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x4xf32>) -> tensor<7x4xf32>
    return %5 : tensor<7x4xf32>
  }
  func.func @conv(%arg0: tensor<1x7x9x3xf32>, %arg1: tensor<1x1x3x5xf32>) -> tensor<1x7x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 0, 0], high = [0, 1, 0, 0], interior = [0, 0, 0, 0] : (tensor<1x7x9x3xf32>, tensor<f32>) -> tensor<1x8x9x3xf32>
    %1 = sdy.all_slice [{}, {"x"}, {}, {}] %0 out_sharding=<@m, [{}, {"x"}, {}, {}]> : tensor<1x8x9x3xf32>
    %2 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {}]>]>} : tensor<1x8x9x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %arg1, %cst_0, low = [0, 0, 0, 0], high = [0, 0, 0, 1], interior = [0, 0, 0, 0] : (tensor<1x1x3x5xf32>, tensor<f32>) -> tensor<1x1x3x6xf32>
    %4 = sdy.all_slice [{}, {}, {}, {"y"}] %3 out_sharding=<@m, [{}, {}, {}, {"y"}]> : tensor<1x1x3x6xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.iota dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {}]>]>} : tensor<1x8x9x3xi32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {}]>]>} : (tensor<i32>) -> tensor<1x8x9x3xi32>
    %7 = stablehlo.compare LT, %5, %6 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {}]>]>} : (tensor<1x8x9x3xi32>, tensor<1x8x9x3xi32>) -> tensor<1x8x9x3xi1>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {}]>]>} : (tensor<f32>) -> tensor<1x8x9x3xf32>
    %9 = stablehlo.select %7, %2, %8 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {}]>]>} : tensor<1x8x9x3xi1>, tensor<1x8x9x3xf32>
    %10 = stablehlo.convolution(%9, %4) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {"y"}]>]>} : (tensor<1x8x9x3xf32>, tensor<1x1x3x6xf32>) -> tensor<1x8x5x6xf32>
    %11 = sdy.all_gather [{}, {"x"}, {}, {"y"}] %10 out_sharding=<@m, [{}, {}, {}, {}]> : tensor<1x8x5x6xf32>
    %12 = stablehlo.slice %11 [0:1, 0:7, 0:5, 0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}, {}]>]>} : (tensor<1x8x5x6xf32>) -> tensor<1x7x5x5xf32>
    return %12 : tensor<1x7x5x5xf32>
  }
  func.func @conv_trim(%arg0: tensor<1x7x3xf32>, %arg1: tensor<1x3x5xf32>) -> tensor<1x5x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0, 0], high = [0, 1, 0], interior = [0, 0, 0] : (tensor<1x7x3xf32>, tensor<f32>) -> tensor<1x8x3xf32>
    %1 = sdy.all_slice [{}, {"x"}, {}] %0 out_sharding=<@m, [{}, {"x"}, {}]> : tensor<1x8x3xf32>
    %2 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}]>]>} : tensor<1x8x3xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.iota dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}]>]>} : tensor<1x8x3xi32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}]>]>} : (tensor<i32>) -> tensor<1x8x3xi32>
    %5 = stablehlo.compare LT, %3, %4 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}]>]>} : (tensor<1x8x3xi32>, tensor<1x8x3xi32>) -> tensor<1x8x3xi1>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}]>]>} : (tensor<f32>) -> tensor<1x8x3xf32>
    %7 = stablehlo.select %5, %2, %6 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}]>]>} : tensor<1x8x3xi1>, tensor<1x8x3xf32>
    %8 = stablehlo.convolution(%7, %arg1) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[0, -2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}]>]>} : (tensor<1x8x3xf32>, tensor<1x3x5xf32>) -> tensor<1x6x5xf32>
    %9 = stablehlo.slice %8 [0:1, 0:5, 0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}]>]>} : (tensor<1x6x5xf32>) -> tensor<1x5x5xf32>
    return %9 : tensor<1x5x5xf32>
  }
  func.func @a2a(%arg0: tensor<7x5xf32>) -> tensor<7x5xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x5xf32>, tensor<f32>) -> tensor<8x5xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x5xf32>
    %2 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x5xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %2, %cst_0, low = [0, 0], high = [0, 1], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x5xf32>, tensor<f32>) -> tensor<8x6xf32>
    %4 = sdy.all_to_all [{"x"}: 0->1] %3 out_sharding=<@m, [{}, {"x"}]> : tensor<8x6xf32>
    %5 = stablehlo.slice %4 [0:7, 0:6] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<8x6xf32>) -> tensor<7x6xf32>
    %6 = sdy.all_gather [{}, {"x"}] %5 out_sharding=<@m, [{}, {}]> : tensor<7x6xf32>
    %7 = stablehlo.slice %6 [0:7, 0:5] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<7x6xf32>) -> tensor<7x5xf32>
    return %7 : tensor<7x5xf32>
  }
  func.func @kind_goes_on(%arg0: tensor<5x4xf32>, %arg1: tensor<5x4xf32>) -> tensor<4x4xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<5x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<6x4xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg1, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<5x4xf32>, tensor<f32>) -> tensor<6x4xf32>
    %3 = sdy.all_slice [{"x"}, {}] %2 out_sharding=<@m, [{"x"}, {}]> : tensor<6x4xf32>
    %4 = stablehlo.dot_general %1, %3, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<4x4xf32>
    %5 = sdy.all_reduce {"x"} %4 out_sharding=<@m, [{}, {}]> : tensor<4x4xf32>
    return %5 : tensor<4x4xf32>
  }
}
