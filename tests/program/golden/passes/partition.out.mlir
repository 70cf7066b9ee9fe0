module {
  sdy.mesh @m = <["x"=2, "y"=3]>
  func.func @main(%arg0: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, sdyrt.global = tensor<7x8xf32>}, %arg1: tensor<2x5xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}, {}]>, sdyrt.global = tensor<8x5xf32>}) -> (tensor<3x1xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, sdyrt.global = tensor<7x5xf32>}, tensor<7xi32>) {
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<3x2xf32>
    %0 = stablehlo.add %arg0, %cst : tensor<3x2xf32>
    %1 = stablehlo.dot_general %0, %arg1, contracting_dims = [1] x [0] : (tensor<3x2xf32>, tensor<2x5xf32>) -> tensor<3x5xf32>
    %2 = "sdyrt.reshard"(%1) <{from = #sdy.sharding<@m, [{"x"}, {}], unreduced={"y"}>, global = tensor<7x5xf32>, to = #sdy.sharding<@m, [{"x"}, {"y"}]>}> : (tensor<3x5xf32>) -> tensor<3x1xf32>
    %c = stablehlo.constant dense<[5, 6, 7]> : tensor<3xi32>
    %3 = stablehlo.iota dim = 0 : tensor<1xi32>
    %c_0 = stablehlo.constant dense<6> : tensor<1xi32>
    %4 = stablehlo.add %3, %c_0 : tensor<1xi32>
    %5 = stablehlo.iota dim = 0 : tensor<7xi32>
    %6 = "stablehlo.sort"(%5) <{dimension = 0 : i64}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %10 = stablehlo.compare LT, %arg2, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %10 : tensor<i1>
    }) : (tensor<7xi32>) -> tensor<7xi32>
    %7 = "sdyrt.reshard"(%6) <{from = #sdy.sharding<@m, [{}]>, global = tensor<7xi32>, to = #sdy.sharding<@m, [{"x"}]>}> : (tensor<7xi32>) -> tensor<3xi32>
    %8 = stablehlo.add %7, %c : tensor<3xi32>
    %9 = "sdyrt.reshard"(%8) <{from = #sdy.sharding<@m, [{"x"}]>, global = tensor<7xi32>, to = #sdy.sharding<@m, [{}]>}> : (tensor<3xi32>) -> tensor<7xi32>
    return %2, %9 : tensor<3x1xf32>, tensor<7xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4], device_ids=[7, 6, 5, 4, 3, 2, 1, 0]>
  func.func private @f(%arg0: tensor<2x6xi32>) -> tensor<4xi32> {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%arg0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x6xi32>, tensor<i32>) -> tensor<2xi32>
    %1 = "sdyrt.reshard"(%0) <{from = #sdy.sharding<@m, [{"y"}]>, global = tensor<8xi32>, to = #sdy.sharding<@m, [{"x"}]>}> : (tensor<2xi32>) -> tensor<4xi32>
    return %1 : tensor<4xi32>
  }
  func.func @main(%arg0: tensor<4x2xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, sdyrt.global = tensor<8x6xi32>}, %arg1: tensor<i32>) -> (tensor<4x6xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>, sdyrt.global = tensor<8x6xi32>}, tensor<8xi32>) {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = "sdyrt.reshard"(%arg0) <{from = #sdy.sharding<@m, [{"x"}, {"y"}]>, global = tensor<8x6xi32>, to = #sdy.sharding<@m, [{"x"}, {}]>}> : (tensor<4x2xi32>) -> tensor<4x6xi32>
    %1:2 = stablehlo.while(%iterArg = %c, %iterArg_0 = %0) : tensor<i32>, tensor<4x6xi32>
    cond {
      %5 = stablehlo.compare LT, %iterArg, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %5 : tensor<i1>
    } do {
      %5 = stablehlo.add %iterArg, %iterArg : tensor<i32>
      %6 = "sdyrt.reshard"(%iterArg_0) <{from = #sdy.sharding<@m, [{"x"}, {}]>, global = tensor<8x6xi32>, to = #sdy.sharding<@m, [{"x"}, {"y"}]>}> : (tensor<4x6xi32>) -> tensor<4x2xi32>
      %7 = stablehlo.add %6, %arg0 : tensor<4x2xi32>
      %8 = "sdyrt.reshard"(%7) <{from = #sdy.sharding<@m, [{"x"}, {"y"}]>, global = tensor<8x6xi32>, to = #sdy.sharding<@m, [{"y"}, {}]>}> : (tensor<4x2xi32>) -> tensor<2x6xi32>
      %9 = "sdyrt.reshard"(%8) <{from = #sdy.sharding<@m, [{"y"}, {}]>, global = tensor<8x6xi32>, to = #sdy.sharding<@m, [{"x"}, {}]>}> : (tensor<2x6xi32>) -> tensor<4x6xi32>
      stablehlo.return %5, %9 : tensor<i32>, tensor<4x6xi32>
    }
    %2 = "sdyrt.reshard"(%1#1) <{from = #sdy.sharding<@m, [{"x"}, {}]>, global = tensor<8x6xi32>, to = #sdy.sharding<@m, [{"y"}, {}]>}> : (tensor<4x6xi32>) -> tensor<2x6xi32>
    %3 = call @f(%2) : (tensor<2x6xi32>) -> tensor<4xi32>
    %4 = "sdyrt.reshard"(%3) <{from = #sdy.sharding<@m, [{"x"}]>, global = tensor<8xi32>, to = #sdy.sharding<@m, [{}]>}> : (tensor<4xi32>) -> tensor<8xi32>
    return %1#1, %4 : tensor<4x6xi32>, tensor<8xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%arg0: tensor<4x12xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}]>, sdyrt.global = tensor<8x12xi32>}) -> tensor<8x12xi32> {
    %0 = "sdyrt.reshard"(%arg0) <{from = #sdy.sharding<@m, [{"x"}, {}]>, global = tensor<8x12xi32>, to = #sdy.sharding<@m, [{"x"}, {"y"}]>}> : (tensor<4x12xi32>) -> tensor<4x3xi32>
    %1 = "sdyrt.reshard"(%0) <{from = #sdy.sharding<@m, [{}, {"y"}]>, global = tensor<4x12xi32>, manual_axes = #sdy<manual_axes{"x"}>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<4x3xi32>) -> tensor<4x12xi32>
    %2 = stablehlo.reverse %1, dims = [1] : tensor<4x12xi32>
    %3 = "sdyrt.reshard"(%2) <{from = #sdy.sharding<@m, [{}, {}]>, global = tensor<4x12xi32>, manual_axes = #sdy<manual_axes{"x"}>, to = #sdy.sharding<@m, [{}, {"y"}]>}> : (tensor<4x12xi32>) -> tensor<4x3xi32>
    %4 = stablehlo.add %3, %0 : tensor<4x3xi32>
    %5 = "sdyrt.reshard"(%4) <{from = #sdy.sharding<@m, [{}, {"y"}]>, global = tensor<4x12xi32>, manual_axes = #sdy<manual_axes{"x"}>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<4x3xi32>) -> tensor<4x12xi32>
    %6 = "sdyrt.reshard"(%5) <{from = #sdy.sharding<@m, [{"x"}, {}]>, global = tensor<8x12xi32>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<4x12xi32>) -> tensor<8x12xi32>
    return %6 : tensor<8x12xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%arg0: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, sdyrt.global = tensor<6x8xf32>}, %arg1: tensor<5x1xi32>, %arg2: tensor<i32>, %arg3: tensor<2x8x8x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {}, {}, {"y"}]>, sdyrt.global = tensor<4x8x8x6xf32>}, %arg4: tensor<3x3x3x4xf32>) -> (tensor<5x8xf32>, tensor<3x8xf32>, tensor<4x8xf32>, tensor<4x6x6x4xf32>) {
    %c = stablehlo.constant dense<0> : tensor<5x1xi32>
    %c_0 = stablehlo.constant dense<5> : tensor<5x1xi32>
    %0 = stablehlo.clamp %c, %arg1, %c_0 : tensor<5x1xi32>
    %c_1 = stablehlo.constant dense<3> : tensor<1xi32>
    %1 = stablehlo.broadcast_in_dim %c_1, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %c_2 = stablehlo.constant dense<5> : tensor<1xi32>
    %2 = stablehlo.broadcast_in_dim %c_2, dims = [1] : (tensor<1xi32>) -> tensor<5x1xi32>
    %3 = stablehlo.subtract %0, %1 : tensor<5x1xi32>
    %4 = stablehlo.compare GE, %0, %1 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %5 = stablehlo.compare LE, %0, %2 : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %6 = stablehlo.and %4, %5 : tensor<5x1xi1>
    %c_3 = stablehlo.constant dense<true> : tensor<i1>
    %7 = stablehlo.reduce(%6 init: %c_3) applies stablehlo.and across dimensions = [1] : (tensor<5x1xi1>, tensor<i1>) -> tensor<5xi1>
    %8 = "stablehlo.gather"(%arg0, %3) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<3x2xf32>, tensor<5x1xi32>) -> tensor<5x2xf32>
    %9 = stablehlo.broadcast_in_dim %7, dims = [0] : (tensor<5xi1>) -> tensor<5x2xi1>
    %cst = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<5x2xf32>
    %11 = stablehlo.select %9, %8, %10 : tensor<5x2xi1>, tensor<5x2xf32>
    %12 = "sdyrt.reshard"(%11) <{from = #sdy.sharding<@m, [{}, {"y"}], unreduced={"x"}>, global = tensor<5x8xf32>, to = #sdy.sharding<@m, [{"x"}, {"y"}]>}> : (tensor<5x2xf32>) -> tensor<2x2xf32>
    %13 = "sdyrt.reshard"(%arg0) <{from = #sdy.sharding<@m, [{"x"}, {"y"}]>, global = tensor<6x8xf32>, to = #sdy.sharding<@m, [{}, {"y"}]>}> : (tensor<3x2xf32>) -> tensor<6x2xf32>
    %14 = stablehlo.slice %13 [0:5:2, 0:2] : (tensor<6x2xf32>) -> tensor<3x2xf32>
    %15 = stablehlo.dynamic_slice %13, %arg2, %arg2, sizes = [4, 2] : (tensor<6x2xf32>, tensor<i32>, tensor<i32>) -> tensor<4x2xf32>
    %16 = "sdyrt.reshard"(%arg3) <{from = #sdy.sharding<@m, [{"x"}, {}, {}, {"y"}]>, global = tensor<4x8x8x6xf32>, to = #sdy.sharding<@m, [{"y"}, {}, {}, {"x"}]>}> : (tensor<2x8x8x2xf32>) -> tensor<1x8x8x3xf32>
    %17 = "sdyrt.reshard"(%arg4) <{from = #sdy.sharding<@m, [{}, {}, {}, {}]>, global = tensor<3x3x3x4xf32>, to = #sdy.sharding<@m, [{}, {}, {}, {"x"}]>}> : (tensor<3x3x3x4xf32>) -> tensor<3x3x3x2xf32>
    %18 = stablehlo.convolution(%16, %17) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x8x8x3xf32>, tensor<3x3x3x2xf32>) -> tensor<1x6x6x2xf32>
    %19 = "sdyrt.reshard"(%12) <{from = #sdy.sharding<@m, [{"x"}, {"y"}]>, global = tensor<5x8xf32>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<2x2xf32>) -> tensor<5x8xf32>
    %20 = "sdyrt.reshard"(%14) <{from = #sdy.sharding<@m, [{}, {"y"}]>, global = tensor<3x8xf32>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<3x2xf32>) -> tensor<3x8xf32>
    %21 = "sdyrt.reshard"(%15) <{from = #sdy.sharding<@m, [{}, {"y"}]>, global = tensor<4x8xf32>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<4x2xf32>) -> tensor<4x8xf32>
    %22 = "sdyrt.reshard"(%18) <{from = #sdy.sharding<@m, [{"y"}, {}, {}, {"x"}]>, global = tensor<4x6x6x4xf32>, to = #sdy.sharding<@m, [{}, {}, {}, {}]>}> : (tensor<1x6x6x2xf32>) -> tensor<4x6x6x4xf32>
    return %19, %20, %21, %22 : tensor<5x8xf32>, tensor<3x8xf32>, tensor<4x8xf32>, tensor<4x6x6x4xf32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%arg0: tensor<4x3xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, sdyrt.global = tensor<8x12xi32>}) -> (tensor<4x3xi32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, sdyrt.global = tensor<8x12xi32>}) {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 4], [1, 5], [2, 6], [3, 7]]> : tensor<4x2xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %4 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %4 : tensor<i32>
    }) : (tensor<4x3xi32>) -> tensor<4x3xi32>
    %1 = "sdyrt.reshard"(%0) <{from = #sdy.sharding<@m, [{}, {"y"}]>, global = tensor<4x12xi32>, manual_axes = #sdy<manual_axes{"x"}>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<4x3xi32>) -> tensor<4x12xi32>
    %2 = "stablehlo.all_reduce"(%1) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %4 = stablehlo.add %arg1, %arg2 : tensor<i32>
      stablehlo.return %4 : tensor<i32>
    }) : (tensor<4x12xi32>) -> tensor<4x12xi32>
    %3 = "sdyrt.reshard"(%2) <{from = #sdy.sharding<@m, [{}, {}]>, global = tensor<4x12xi32>, manual_axes = #sdy<manual_axes{"x"}>, to = #sdy.sharding<@m, [{}, {"y"}]>}> : (tensor<4x12xi32>) -> tensor<4x3xi32>
    return %3 : tensor<4x3xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @main(%arg0: tensor<3x2xf32> {sdy.sharding = #sdy.sharding<@m, [{"x"}, {"y"}]>, sdyrt.global = tensor<6x8xf32>}, %arg1: tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>, sdyrt.global = tensor<7xf32>}) -> (tensor<1x1xf32>, tensor<2xf32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>, sdyrt.global = tensor<5xf32>}, tensor<4xf32>, tensor<7xf32>, tensor<8xi32>) {
    %0 = stablehlo.slice %arg0 [0:0, 0:0] : (tensor<3x2xf32>) -> tensor<0x0xf32>
    %1 = stablehlo.slice %arg1 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    %2 = "sdyrt.reshard"(%arg1) <{from = #sdy.sharding<@m, [{"y"}]>, global = tensor<7xf32>, to = #sdy.sharding<@m, [{}]>}> : (tensor<2xf32>) -> tensor<7xf32>
    %3 = stablehlo.slice %2 [0:4] : (tensor<7xf32>) -> tensor<4xf32>
    %4 = "sdyrt.reshard"(%3) <{from = #sdy.sharding<@m, [{}]>, global = tensor<4xf32>, to = #sdy.sharding<@m, [{"y"}]>}> : (tensor<4xf32>) -> tensor<1xf32>
    %5 = stablehlo.slice %2 [5:7] : (tensor<7xf32>) -> tensor<2xf32>
    %6 = stablehlo.slice %2 [0:5] : (tensor<7xf32>) -> tensor<5xf32>
    %7 = "sdyrt.reshard"(%6) <{from = #sdy.sharding<@m, [{}]>, global = tensor<5xf32>, to = #sdy.sharding<@m, [{"y"}]>}> : (tensor<5xf32>) -> tensor<2xf32>
    %8 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<2xf32>, tensor<5xf32>) -> tensor<7xf32>
    %9 = stablehlo.iota dim = 0 : tensor<2xi32>
    %c = stablehlo.constant dense<2> : tensor<2xi32>
    %10 = stablehlo.add %9, %c : tensor<2xi32>
    %11 = stablehlo.iota dim = 0 : tensor<8xi32>
    %12 = "stablehlo.sort"(%11) <{dimension = 0 : i64}> ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %14 = stablehlo.compare GT, %arg2, %arg3 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %14 : tensor<i1>
    }) : (tensor<8xi32>) -> tensor<8xi32>
    %13 = "sdyrt.reshard"(%0) <{from = #sdy.sharding<@m, [{"x"}, {"y"}]>, global = tensor<1x1xf32>, to = #sdy.sharding<@m, [{}, {}]>}> : (tensor<0x0xf32>) -> tensor<1x1xf32>
    return %13, %1, %3, %8, %12 : tensor<1x1xf32>, tensor<2xf32>, tensor<4xf32>, tensor<7xf32>, tensor<8xi32>
  }
}
// -----
module {
  sdy.mesh @m = <["x"=2, "y"=4]>
  func.func @parallel(%arg0: tensor<8xi32>) -> tensor<8xi32> {
    return %arg0 : tensor<8xi32>
  }
  func.func @main(%arg0: tensor<2xi32> {sdy.sharding = #sdy.sharding<@m, [{"y"}]>, sdyrt.global = tensor<8xi32>}) -> tensor<8xi32> {
    %c = stablehlo.constant dense<1> : tensor<8xi32>
    %0 = "interpreter.run_parallel"(%c) {programs = [[@parallel]]} : (tensor<8xi32>) -> tensor<8xi32>
    return %0 : tensor<8xi32>
  }
}
