// sdyrt-opt -sdy-pad-for-divisibility
sdy.mesh @m = <["x"=2, "y"=3]>
func.func @less(%a: tensor<7xf32>, %v: tensor<f32>) -> tensor<12xf32> {
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = stablehlo.pad %0, %v, low = [2], high = [3], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<12xf32>
  %2 = sdy.all_gather [{"x"}] %1 out_sharding=<@m, [{}]> : tensor<12xf32>
  return %2 : tensor<12xf32>
}
func.func @seen(%a: tensor<7xf32>, %v: tensor<f32>) -> tensor<11xf32> {
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = stablehlo.pad %0, %v, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<11xf32>
  %2 = sdy.all_gather [{"x"}] %1 out_sharding=<@m, [{}]> : tensor<11xf32>
  return %2 : tensor<11xf32>
}
func.func @known(%a: tensor<7xf32>) -> tensor<11xf32> {
  %v = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = sdy.all_slice [{"x"}] %a out_sharding=<@m, [{"x"}]> : tensor<7xf32>
  %1 = stablehlo.pad %0, %v, low = [2], high = [2], interior = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<7xf32>, tensor<f32>) -> tensor<11xf32>
  %2 = sdy.all_gather [{"x"}] %1 out_sharding=<@m, [{}]> : tensor<11xf32>
  return %2 : tensor<11xf32>
}
func.func @two_dims(%a: tensor<7x5xf32>, %b: tensor<5x4xf32>) -> tensor<7x4xf32> {
  %0 = sdy.all_slice [{"x"}, {"y"}] %a out_sharding=<@m, [{"x"}, {"y"}]> : tensor<7x5xf32>
  %1 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<7x5xf32>
  %2 = sdy.all_slice [{"y"}, {}] %b out_sharding=<@m, [{"y"}, {}]> : tensor<5x4xf32>
  %3 = stablehlo.dot_general %1, %2, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x5xf32>, tensor<5x4xf32>) -> tensor<7x4xf32>
  %4 = sdy.all_reduce {"y"} %3 out_sharding=<@m, [{"x"}, {}]> : tensor<7x4xf32>
  %5 = sdy.all_gather [{"x"}, {}] %4 out_sharding=<@m, [{}, {}]> : tensor<7x4xf32>
  return %5 : tensor<7x4xf32>
}
func.func @dangling(%a: tensor<7x4xf32>, %b: tensor<4x4xf32>) -> tensor<7x4xf32> {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x4xf32>
  %1 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<7x4xf32>
  %3 = stablehlo.dot_general %1, %b, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<7x4xf32>, tensor<4x4xf32>) -> tensor<7x4xf32>
  %5 = sdy.all_gather [{"x"}, {}] %3 out_sharding=<@m, [{}, {}]> : tensor<7x4xf32>
  return %5 : tensor<7x4xf32>
}
func.func @conv(%a: tensor<1x7x9x3xf32>, %k: tensor<1x1x3x5xf32>) -> tensor<1x7x5x5xf32> {
  %0 = sdy.all_slice [{}, {"x"}, {}, {}] %a out_sharding=<@m, [{}, {"x"}, {}, {}]> : tensor<1x7x9x3xf32>
  %1 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {}]>]>} : tensor<1x7x9x3xf32>
  %2 = sdy.all_slice [{}, {}, {}, {"y"}] %k out_sharding=<@m, [{}, {}, {}, {"y"}]> : tensor<1x1x3x5xf32>
  %3 = stablehlo.convolution(%1, %2) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [1, 2]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}, {"y"}]>]>} : (tensor<1x7x9x3xf32>, tensor<1x1x3x5xf32>) -> tensor<1x7x5x5xf32>
  %4 = sdy.all_gather [{}, {"x"}, {}, {"y"}] %3 out_sharding=<@m, [{}, {}, {}, {}]> : tensor<1x7x5x5xf32>
  return %4 : tensor<1x7x5x5xf32>
}
func.func @conv_trim(%a: tensor<1x7x3xf32>, %k: tensor<1x3x5xf32>) -> tensor<1x5x5xf32> {
  %0 = sdy.all_slice [{}, {"x"}, {}] %a out_sharding=<@m, [{}, {"x"}, {}]> : tensor<1x7x3xf32>
  %1 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}, {}]>]>} : tensor<1x7x3xf32>
  %3 = stablehlo.convolution(%1, %k) dim_numbers = [b, 0, f]x[0, i, o]->[b, 0, f], window = {pad = [[0, -2]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64, sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}, {}]>]>} : (tensor<1x7x3xf32>, tensor<1x3x5xf32>) -> tensor<1x5x5xf32>
  return %3 : tensor<1x5x5xf32>
}
func.func @a2a(%a: tensor<7x5xf32>) -> tensor<7x5xf32> {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<7x5xf32>
  %1 = stablehlo.exponential %0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<7x5xf32>
  %2 = sdy.all_to_all [{"x"}: 0->1] %1 out_sharding=<@m, [{}, {"x"}]> : tensor<7x5xf32>
  %3 = sdy.all_gather [{}, {"x"}] %2 out_sharding=<@m, [{}, {}]> : tensor<7x5xf32>
  return %3 : tensor<7x5xf32>
}
func.func @kind_goes_on(%a: tensor<5x4xf32>, %b: tensor<5x4xf32>) -> tensor<4x4xf32> {
  %0 = sdy.all_slice [{"x"}, {}] %a out_sharding=<@m, [{"x"}, {}]> : tensor<5x4xf32>
  %1 = sdy.all_slice [{"x"}, {}] %b out_sharding=<@m, [{"x"}, {}]> : tensor<5x4xf32>
  %3 = stablehlo.dot_general %0, %1, contracting_dims = [0] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<4x4xf32>
  %4 = sdy.all_reduce {"x"} %3 out_sharding=<@m, [{}, {}]> : tensor<4x4xf32>
  return %4 : tensor<4x4xf32>
}
