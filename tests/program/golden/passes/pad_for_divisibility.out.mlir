module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @slice(%arg0: tensor<7x15xf32>) -> tensor<7x15xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 1], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = sdy.all_slice [{"x"}, {"y"}] %0 out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x16xf32>
    %2 = stablehlo.negate %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xf32>
    %3 = stablehlo.add %1, %2 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xf32>
    %4 = sdy.all_gather [{"x"}, {"y"}] %3 out_sharding=<@m, [{}, {}]> : tensor<8x16xf32>
    %5 = stablehlo.slice %4 [0:7, 0:15] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x16xf32>) -> tensor<7x15xf32>
    return %5 : tensor<7x15xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @a2a(%arg0: tensor<7x15xf32>) -> tensor<7x15xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x15xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x15xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %1, %cst_0, low = [0, 0], high = [0, 1], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<8x16xf32>
    %3 = sdy.all_to_all [{"x"}: 0->1] %2 out_sharding=<@m, [{}, {"x"}]> : tensor<8x16xf32>
    %4 = stablehlo.slice %3 [0:7, 0:16] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<8x16xf32>) -> tensor<7x16xf32>
    %5 = sdy.all_gather [{}, {"x"}] %4 out_sharding=<@m, [{}, {}]> : tensor<7x16xf32>
    %6 = stablehlo.slice %5 [0:7, 0:15] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<7x16xf32>) -> tensor<7x15xf32>
    return %6 : tensor<7x15xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @cp(%arg0: tensor<7x15xf32>) -> tensor<7x15xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x15xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x15xf32>
    %2 = sdy.collective_permute %1 out_sharding=<@m, [{"z"}, {}]> : tensor<8x15xf32>
    %3 = sdy.all_gather [{"z"}, {}] %2 out_sharding=<@m, [{}, {}]> : tensor<8x15xf32>
    %4 = stablehlo.slice %3 [0:7, 0:15] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x15xf32>) -> tensor<7x15xf32>
    return %4 : tensor<7x15xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @dot(%arg0: tensor<7x15xf32>, %arg1: tensor<15x8xf32>) -> tensor<7x8xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 1], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = sdy.all_slice [{"x"}, {"y"}] %0 out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg1, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<15x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %3 = sdy.all_slice [{"y"}, {}] %2 out_sharding=<@m, [{"y"}, {}]> : tensor<16x8xf32>
    %4 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.iota dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xi32>
    %c = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<i32>) -> tensor<8x16xi32>
    %7 = stablehlo.compare LT, %5, %6 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<8x16xi32>, tensor<8x16xi32>) -> tensor<8x16xi1>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<f32>) -> tensor<8x16xf32>
    %9 = stablehlo.select %7, %4, %8 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xi1>, tensor<8x16xf32>
    %10 = stablehlo.dot_general %9, %3, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    %11 = sdy.all_reduce {"y"} %10 out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
    %12 = sdy.all_gather [{"x"}, {}] %11 out_sharding=<@m, [{}, {}]> : tensor<8x8xf32>
    %13 = stablehlo.slice %12 [0:7, 0:8] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x8xf32>) -> tensor<7x8xf32>
    return %13 : tensor<7x8xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @rs(%arg0: tensor<7x15xf32>) -> tensor<7x15xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x15xf32>
    %1 = sdy.reduce_scatter [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x15xf32>
    %2 = sdy.all_gather [{"x"}, {}] %1 out_sharding=<@m, [{}, {}]> : tensor<8x15xf32>
    %3 = stablehlo.slice %2 [0:7, 0:15] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x15xf32>) -> tensor<7x15xf32>
    return %3 : tensor<7x15xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @consts(%arg0: tensor<f32>) -> tensor<7x15xf32> {
    %0 = sdy.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} dense<1.000000e+00> : tensor<8x15xf32>
    %1 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x15xf32>
    %2 = stablehlo.add %1, %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x15xf32>
    %3 = stablehlo.broadcast_in_dim %arg0, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<f32>) -> tensor<8x15xf32>
    %4 = stablehlo.reshape %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}, {}]>]>} : (tensor<8x15xf32>) -> tensor<8x3x5xf32>
    %5 = stablehlo.transpose %3, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<8x15xf32>) -> tensor<15x8xf32>
    %6 = stablehlo.slice %2 [0:8, 2:10] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x15xf32>) -> tensor<8x8xf32>
    %7 = stablehlo.slice %2 [0:7:2, 2:10] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x15xf32>) -> tensor<4x8xf32>
    %8 = sdy.all_gather [{"x"}, {}] %2 out_sharding=<@m, [{}, {}]> : tensor<8x15xf32>
    %9 = stablehlo.slice %8 [0:7, 0:15] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x15xf32>) -> tensor<7x15xf32>
    return %9 : tensor<7x15xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @pad(%arg0: tensor<7x15xf32>, %arg1: tensor<f32>) -> tensor<9x15xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x15xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x15xf32>
    %2 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x15xi32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    %3 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<i32>) -> tensor<8x15xi32>
    %4 = stablehlo.compare LT, %2, %3 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x15xi32>, tensor<8x15xi32>) -> tensor<8x15xi1>
    %5 = stablehlo.broadcast_in_dim %arg1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<f32>) -> tensor<8x15xf32>
    %6 = stablehlo.select %4, %1, %5 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x15xi1>, tensor<8x15xf32>
    %7 = stablehlo.pad %6, %arg1, low = [1, 0], high = [1, 0], interior = [0, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<10x15xf32>
    %8 = sdy.all_gather [{"x"}, {}] %7 out_sharding=<@m, [{}, {}]> : tensor<10x15xf32>
    %9 = stablehlo.slice %8 [0:9, 0:15] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<10x15xf32>) -> tensor<9x15xf32>
    return %9 : tensor<9x15xf32>
  }
  func.func @reduce(%arg0: tensor<7x15xf32>, %arg1: tensor<f32>) -> tensor<7xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x15xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x15xf32>
    %2 = stablehlo.reduce(%1 init: %arg1) applies stablehlo.add across dimensions = [1] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8x15xf32>, tensor<f32>) -> tensor<8xf32>
    %3 = stablehlo.concatenate %1, %1, dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x15xf32>, tensor<8x15xf32>) -> tensor<8x30xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %4 = sdy.all_gather [{"x"}] %2 out_sharding=<@m, [{}]> : tensor<8xf32>
    %5 = stablehlo.slice %4 [0:7] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<8xf32>) -> tensor<7xf32>
    return %5 : tensor<7xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @w(%arg0: tensor<7x14xf32>) -> tensor<7x14xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x14xf32>, tensor<f32>) -> tensor<8x14xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x14xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %2:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %1) : tensor<i32>, tensor<8x14xf32> attributes {sdy.sharding = #sdy.sharding_per_value<[<@m, []>, <@m, [{"x"}, {}]>]>}
    cond {
      %5 = stablehlo.compare LT, %iterArg, %iterArg : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = stablehlo.negate %iterArg_0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x14xf32>
      stablehlo.return %iterArg, %5 : tensor<i32>, tensor<8x14xf32>
    }
    %3 = sdy.all_gather [{"x"}, {}] %2#1 out_sharding=<@m, [{}, {}]> : tensor<8x14xf32>
    %4 = stablehlo.slice %3 [0:7, 0:14] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x14xf32>) -> tensor<7x14xf32>
    return %4 : tensor<7x14xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @dot(%arg0: tensor<7x15xf32>, %arg1: tensor<15x8xf32>) -> tensor<7x15xf32> {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 1], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = sdy.all_slice [{"x"}, {"y"}] %0 out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x16xf32>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %2 = stablehlo.pad %arg1, %cst_0, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<15x8xf32>, tensor<f32>) -> tensor<16x8xf32>
    %3 = sdy.all_slice [{"y"}, {}] %2 out_sharding=<@m, [{"y"}, {}]> : tensor<16x8xf32>
    %4 = stablehlo.exponential %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.iota dim = 1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xi32>
    %c = stablehlo.constant dense<15> : tensor<i32>
    %6 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<i32>) -> tensor<8x16xi32>
    %7 = stablehlo.compare LT, %5, %6 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<8x16xi32>, tensor<8x16xi32>) -> tensor<8x16xi1>
    %8 = stablehlo.broadcast_in_dim %cst_1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<f32>) -> tensor<8x16xf32>
    %9 = stablehlo.select %7, %4, %8 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xi1>, tensor<8x16xf32>
    %10 = stablehlo.dot_general %9, %3, contracting_dims = [1] x [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x16xf32>, tensor<16x8xf32>) -> tensor<8x8xf32>
    return %arg0 : tensor<7x15xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4, "z"=2]>
  func.func @constants() -> tensor<3xf32> {
    %cst = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 0.000000e+00]> : tensor<4xf32>
    %cst_0 = stablehlo.constant {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} dense<2.000000e+00> : tensor<4xf32>
    %0 = stablehlo.add %cst, %cst_0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<4xf32>
    %1 = sdy.all_gather [{"x"}] %0 out_sharding=<@m, [{}]> : tensor<4xf32>
    %2 = stablehlo.slice %1 [0:3] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<4xf32>) -> tensor<3xf32>
    return %2 : tensor<3xf32>
  }
  func.func @sums(%arg0: tensor<7x15xf32>, %arg1: tensor<15x8xf32>, %arg2: tensor<f32>) -> (tensor<8xf32>, tensor<15xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 1], interior = [0, 0] : (tensor<7x15xf32>, tensor<f32>) -> tensor<8x16xf32>
    %1 = sdy.all_slice [{"x"}, {"y"}] %0 out_sharding=<@m, [{"x"}, {"y"}]> : tensor<8x16xf32>
    %2 = stablehlo.cosine %1 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xf32>
    %3 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xi32>
    %c = stablehlo.constant dense<7> : tensor<i32>
    %4 = stablehlo.broadcast_in_dim %c, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<i32>) -> tensor<8x16xi32>
    %5 = stablehlo.compare LT, %3, %4 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<8x16xi32>, tensor<8x16xi32>) -> tensor<8x16xi1>
    %6 = stablehlo.broadcast_in_dim %arg2, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : (tensor<f32>) -> tensor<8x16xf32>
    %7 = stablehlo.select %5, %2, %6 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {"y"}]>]>} : tensor<8x16xi1>, tensor<8x16xf32>
    %8 = stablehlo.reduce(%7 init: %arg2) applies stablehlo.add across dimensions = [0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"y"}], unreduced={"x"}>]>} : (tensor<8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %9 = sdy.all_reduce {"x"} %8 out_sharding=<@m, [{"y"}]> : tensor<16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<7xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<7x8xf32>
    %cst_2 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %10 = stablehlo.pad %cst_0, %cst_2, low = [0], high = [1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %11 = sdy.all_slice [{"x"}] %10 out_sharding=<@m, [{"x"}]> : tensor<8xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %12 = stablehlo.pad %cst_1, %cst_3, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x8xf32>, tensor<f32>) -> tensor<8x8xf32>
    %13 = sdy.all_slice [{"x"}, {}] %12 out_sharding=<@m, [{"x"}, {}]> : tensor<8x8xf32>
    %14 = stablehlo.cosine %11 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xf32>
    %cst_4 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xi32>
    %c_5 = stablehlo.constant dense<7> : tensor<i32>
    %16 = stablehlo.broadcast_in_dim %c_5, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<i32>) -> tensor<8xi32>
    %17 = stablehlo.compare LT, %15, %16 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<8xi32>, tensor<8xi32>) -> tensor<8xi1>
    %18 = stablehlo.broadcast_in_dim %cst_4, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<f32>) -> tensor<8xf32>
    %19 = stablehlo.select %17, %14, %18 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : tensor<8xi1>, tensor<8xf32>
    %20 = stablehlo.dot %19, %13 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<8xf32>, tensor<8x8xf32>) -> tensor<8xf32>
    %21 = sdy.all_reduce {"x"} %20 out_sharding=<@m, [{}]> : tensor<8xf32>
    %22 = sdy.all_gather [{"y"}] %9 out_sharding=<@m, [{}]> : tensor<16xf32>
    %23 = stablehlo.slice %22 [0:15] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<16xf32>) -> tensor<15xf32>
    return %21, %23 : tensor<8xf32>, tensor<15xf32>
  }
  func.func @indexed(%arg0: tensor<7x3xf32>, %arg1: tensor<4x1xi64>, %arg2: tensor<7x3xf32>, %arg3: tensor<7x1xi64>) -> (tensor<4x3xf32>, tensor<7x3xf32>, tensor<4x7xf32>) {
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %0 = stablehlo.pad %arg0, %cst, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %1 = sdy.all_slice [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]> : tensor<8x3xf32>
    %c = stablehlo.constant dense<0> : tensor<4x1xi64>
    %c_0 = stablehlo.constant dense<6> : tensor<4x1xi64>
    %2 = stablehlo.clamp %c, %arg1, %c_0 : tensor<4x1xi64>
    %3 = "stablehlo.gather"(%1, %2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x3xf32>, tensor<4x1xi64>) -> tensor<4x3xf32>
    %4 = sdy.all_reduce {"x"} %3 out_sharding=<@m, [{}, {}]> : tensor<4x3xf32>
    %cst_1 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %5 = stablehlo.pad %arg2, %cst_1, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x3xf32>, tensor<f32>) -> tensor<8x3xf32>
    %6 = sdy.all_slice [{"x"}, {}] %5 out_sharding=<@m, [{"x"}, {}]> : tensor<8x3xf32>
    %c_2 = stablehlo.constant dense<0> : tensor<i64>
    %7 = stablehlo.pad %arg3, %c_2, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x1xi64>, tensor<i64>) -> tensor<8x1xi64>
    %8 = sdy.all_slice [{"x"}, {}] %7 out_sharding=<@m, [{"x"}, {}]> : tensor<8x1xi64>
    %c_3 = stablehlo.constant dense<-1> : tensor<i64>
    %9 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x1xi32>
    %c_4 = stablehlo.constant dense<7> : tensor<i32>
    %10 = stablehlo.broadcast_in_dim %c_4, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<i32>) -> tensor<8x1xi32>
    %11 = stablehlo.compare LT, %9, %10 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %12 = stablehlo.broadcast_in_dim %c_3, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<i64>) -> tensor<8x1xi64>
    %13 = stablehlo.select %11, %8, %12 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x1xi1>, tensor<8x1xi64>
    %14 = "stablehlo.scatter"(%arg0, %13, %6) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %20 = stablehlo.add %arg4, %arg5 : tensor<f32>
      stablehlo.return %20 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<7x3xf32>, tensor<8x1xi64>, tensor<8x3xf32>) -> tensor<7x3xf32>
    %15 = sdy.all_reduce {"x"} %14 out_sharding=<@m, [{}, {}]> : tensor<7x3xf32>
    %16 = stablehlo.transpose %1, dims = [1, 0] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<8x3xf32>) -> tensor<3x8xf32>
    %17 = "stablehlo.gather"(%16, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 8>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {"x"}]>]>} : (tensor<3x8xf32>, tensor<4x1xi64>) -> tensor<4x8xf32>
    %18 = sdy.all_gather [{}, {"x"}] %17 out_sharding=<@m, [{}, {}]> : tensor<4x8xf32>
    %19 = stablehlo.slice %18 [0:4, 0:7] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<4x8xf32>) -> tensor<4x7xf32>
    return %4, %15, %19 : tensor<4x3xf32>, tensor<7x3xf32>, tensor<4x7xf32>
  }
  func.func @indexed_by_narrow_integers(%arg0: tensor<300xf32>, %arg1: tensor<4x1xi8>, %arg2: tensor<7x1xui8>, %arg3: tensor<7xf32>, %arg4: tensor<i64>, %arg5: tensor<7x6xf32>) -> (tensor<4xf32>, tensor<6xf32>, tensor<7x2xf32>, tensor<300xf32>) {
    %0 = sdy.all_slice [{"x"}] %arg0 out_sharding=<@m, [{"x"}]> : tensor<300xf32>
    %1 = "stablehlo.gather"(%0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>}> {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<300xf32>, tensor<4x1xi8>) -> tensor<4xf32>
    %2 = sdy.all_reduce {"x"} %1 out_sharding=<@m, [{}]> : tensor<4xf32>
    %cst = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %3 = stablehlo.pad %arg3, %cst, low = [0], high = [1], interior = [0] : (tensor<7xf32>, tensor<f32>) -> tensor<8xf32>
    %4 = sdy.all_slice [{"x"}] %3 out_sharding=<@m, [{"x"}]> : tensor<8xf32>
    %c = stablehlo.constant dense<0> : tensor<ui8>
    %5 = stablehlo.pad %arg2, %c, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x1xui8>, tensor<ui8>) -> tensor<8x1xui8>
    %6 = sdy.all_slice [{"x"}, {}] %5 out_sharding=<@m, [{"x"}, {}]> : tensor<8x1xui8>
    %cst_0 = stablehlo.constant dense<0.000000e+00> : tensor<6xf32>
    %7 = stablehlo.convert %6 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x1xui8>) -> tensor<8x1xi64>
    %c_1 = stablehlo.constant dense<-1> : tensor<i64>
    %8 = stablehlo.iota dim = 0 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x1xi32>
    %c_2 = stablehlo.constant dense<7> : tensor<i32>
    %9 = stablehlo.broadcast_in_dim %c_2, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<i32>) -> tensor<8x1xi32>
    %10 = stablehlo.compare LT, %8, %9 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x1xi1>
    %11 = stablehlo.broadcast_in_dim %c_1, dims = [] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<i64>) -> tensor<8x1xi64>
    %12 = stablehlo.select %10, %7, %11 {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : tensor<8x1xi1>, tensor<8x1xi64>
    %13 = "stablehlo.scatter"(%cst_0, %12, %4) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %22 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %22 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}]>]>} : (tensor<6xf32>, tensor<8x1xi64>, tensor<8xf32>) -> tensor<6xf32>
    %14 = sdy.all_reduce {"x"} %13 out_sharding=<@m, [{}]> : tensor<6xf32>
    %cst_3 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %15 = stablehlo.pad %arg5, %cst_3, low = [0, 0], high = [1, 0], interior = [0, 0] : (tensor<7x6xf32>, tensor<f32>) -> tensor<8x6xf32>
    %16 = sdy.all_slice [{"x"}, {}] %15 out_sharding=<@m, [{"x"}, {}]> : tensor<8x6xf32>
    %17 = stablehlo.dynamic_slice %16, %arg4, %arg4, sizes = [8, 2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}, {}]>]>} : (tensor<8x6xf32>, tensor<i64>, tensor<i64>) -> tensor<8x2xf32>
    %18 = sdy.all_gather [{"x"}, {}] %17 out_sharding=<@m, [{}, {}]> : tensor<8x2xf32>
    %19 = stablehlo.slice %18 [0:7, 0:2] {sdy.sharding = #sdy.sharding_per_value<[<@m, [{}, {}]>]>} : (tensor<8x2xf32>) -> tensor<7x2xf32>
    %20 = "stablehlo.scatter"(%0, %arg2, %arg3) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %22 = stablehlo.add %arg6, %arg7 : tensor<f32>
      stablehlo.return %22 : tensor<f32>
    }) {sdy.sharding = #sdy.sharding_per_value<[<@m, [{"x"}]>]>} : (tensor<300xf32>, tensor<7x1xui8>, tensor<7xf32>) -> tensor<300xf32>
    %21 = sdy.all_gather [{"x"}] %20 out_sharding=<@m, [{}]> : tensor<300xf32>
    return %2, %14, %19, %21 : tensor<4xf32>, tensor<6xf32>, tensor<7x2xf32>, tensor<300xf32>
  }
}
